"""What each fact of a game of Fossilis is told as: one line, or none and the reason why not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from game.model.fossilis import facts as f
from game.model.fossilis.box import FRAGMENTS
from game.model.turn import Fact
from game.view.log_book import Line
from game.view.log_expansions import LINES as EXPANSION_LINES
from game.view.log_expansions import told
from game.view.names import Names, keys_of, ran_out
from game.view.pieces import Key
from game.view.text import words

SILENT: dict[type[Fact], str] = {
    f.EnergySpent: "stands as the price beside what it paid for",
    f.PlasterPaid: "stands as the price beside what it paid for",
    f.TurnEnded: "the next heading says so",
    f.TileSlid: "is told with the whole push",
}
"""Facts without a line of their own, each with the reason."""


def _turn_began(names: Names, fact: f.TurnBegan) -> Line:
    return Line(words("log-turn", round=fact.round, player=names.seat(fact.player)), heading=True)


def _points(names: Names, fact: f.PointsScored) -> Line | None:
    if fact.why in ("perfect", "partial"):
        return None
    key = "lost" if fact.points < 0 else "scored" if fact.points else "none"
    why, player = words(f"why-{fact.why}"), names.seat(fact.player)
    return Line(words(f"log-points-{key}", player=player, points=abs(fact.points), why=why), "glyph/score")


def _end_triggered(names: Names, fact: f.EndTriggered) -> Line:
    text = words("log-end-triggered", player=names.seat(fact.player), round=fact.last_round)
    return Line(text, "glyph/end-turn")


def _game_ended(names: Names, fact: f.GameEnded) -> Line:
    points, winners = max(fact.totals), names.several(fact.winners)
    text = words("log-game-ended", count=len(fact.winners), winners=winners, points=points)
    return Line(text, "glyph/crown")


def _tile_left(names: Names, fact: f.TileLeft) -> Line:
    key: tuple[Key, ...] = (("tile", fact.tile),)
    if fact.gatherer < 0:
        return Line(words("log-tile-left-for-good", tile=names.tile(fact.tile)), "glyph/trash", key)
    text = words("log-tile-left", tile=names.tile(fact.tile), player=names.seat(fact.gatherer))
    return Line(text, "glyph/hand", key)


def _tile_placed(names: Names, fact: f.TilePlaced) -> Line:
    place = {"tile": names.tile(fact.tile), "space": names.space(fact.space)}
    return Line(words("log-tile-placed", player=names.seat(fact.player), **place), "glyph/sand", (("tile", fact.tile),))


def _tile_lifted(names: Names, fact: f.TileLifted) -> Line:
    place = {"tile": names.tile(fact.tile), "space": names.space(fact.space)}
    text = words("log-tile-lifted", player=names.seat(fact.player), **place)
    return Line(text, "glyph/clay-bucket", (("space", fact.space),))


def _tiles_spent(names: Names, fact: f.TilesSpent) -> Line:
    counts = [sum(names.box.tiles[tile].fragments[kind] for tile in fact.tiles) for kind in range(3)]
    text = words("log-tiles-spent", player=names.seat(fact.player), fragments=names.fragments(counts))
    return Line(text, "glyph/any-fragment")


def _pit_opened(names: Names, fact: f.PitOpened) -> Line:
    key = "log-pit-opened" if fact.pieces else "log-pit-opened-empty"
    text = words(key, space=names.space(fact.space), pieces=names.pieces(fact.pieces))
    return Line(text, "glyph/eye", (("space", fact.space), *(("piece", piece) for piece in fact.pieces)))


def _pit_covered(names: Names, fact: f.PitCovered) -> Line:
    return Line(words("log-pit-covered", space=names.space(fact.space)), "glyph/minus", (("space", fact.space),))


def _pawn(key: str, names: Names, player: int, space: int, icon: str = "glyph/move") -> Line:
    text = words(key, player=names.seat(player), space=names.space(space))
    return Line(text, icon, (("pawn", player), ("space", space)))


def _beside(key: str, names: Names, player: int, side: int) -> Line:
    text = words(key, player=names.seat(player), side=names.side(side))
    return Line(text, "glyph/arrow-down", (("pawn", player),))


def _bone_extracted(names: Names, fact: f.BoneExtracted) -> Line:
    found = {"piece": names.piece(fact.piece), "space": names.space(fact.space)}
    text = words("log-bone-extracted", player=names.seat(fact.player), **found)
    return Line(text, "glyph/extract", (("piece", fact.piece), ("space", fact.space)))


def _hammer_extracted(names: Names, fact: f.HammerExtracted) -> Line:
    text = words("log-hammer-extracted", player=names.seat(fact.player), space=names.space(fact.space))
    return Line(text, "glyph/extract", (("space", fact.space),))


def _skill_taken(names: Names, fact: f.SkillTaken) -> Line:
    text = words("log-skill-taken", player=names.seat(fact.player), skill=names.skill(fact.skill))
    return Line(text, "glyph/star", (("skill", fact.skill),))


def _skill_dealt(names: Names, fact: f.SkillDealt) -> Line:
    return Line(words("log-skill-dealt", skill=names.skill(fact.skill)), "glyph/star", (("skill", fact.skill),))


def _plaster(key: str, names: Names, fact: Any) -> Line:
    pool = getattr(fact, "pool", 0)
    return Line(words(key, player=names.seat(fact.player), amount=fact.amount, pool=pool), "glyph/plaster")


def _pool_refilled(names: Names, fact: f.PoolRefilled) -> Line:
    return Line(words("log-pool-refilled", amount=fact.amount, events=fact.events_left), "glyph/plaster")


def _card(key: str, names: Names, fact: Any, icon: str = "glyph/buy") -> Line:
    text = words(key, player=names.seat(getattr(fact, "player", 0)), card=names.card(fact.card))
    return Line(text, icon, (("card", fact.card),))


def _card_gained(names: Names, fact: f.CardGained) -> Line:
    if fact.place < 0:
        return _card("log-card-gained-from-deck", names, fact)
    people = {"player": names.seat(fact.player), "giver": names.seat(fact.giver)}
    text = words("log-card-gained", card=names.card(fact.card), **people)
    return Line(text, "glyph/hand", (("card", fact.card),))


def _animal(key: str, names: Names, fact: Any, icon: str = "glyph/claim", aside: str = "") -> Line:
    text = words(key, player=names.seat(getattr(fact, "player", 0)), dinosaur=names.dinosaur(fact.dinosaur))
    return Line(text, icon, (("animal", fact.dinosaur),), aside)


def _dinosaur_claimed(names: Names, fact: f.DinosaurClaimed) -> Line:
    return _animal("log-dinosaur-claimed" if fact.place >= 0 else "log-dinosaur-targeted", names, fact)


def _dinosaur_scored(names: Names, fact: f.DinosaurScored) -> Line:
    key = "log-dinosaur-scored-perfectly" if fact.perfect else "log-dinosaur-scored-partially"
    return _animal(key, names, fact, "glyph/score", words("log-price-points", points=fact.points))


def _event(key: str, names: Names, fact: Any) -> Line:
    icon = f"glyph/{names.box.events[fact.event].key}"
    text = words(key, player=names.seat(fact.player), event=names.event(fact.event))
    return Line(text, icon, (("event", fact.event),))


def _tiles_ran_out(names: Names, fact: f.TilesRanOut) -> Line:
    icon = f"glyph/{names.box.events[fact.event].key}"
    return Line(ran_out(fact.weight, fact.begun), icon, (("event", fact.event),))


def _energy_lost(names: Names, fact: f.EnergyLost) -> Line:
    text = words("log-energy-lost", player=names.seat(fact.player), amount=fact.amount)
    return Line(text, "glyph/snakebite", (("pawn", fact.player),))


def _rival_walked(names: Names, fact: f.RivalWalked) -> Line:
    key = "log-rival-walked" if fact.steps else "log-rival-stayed"
    text = words(key, player=names.seat(fact.player), steps=fact.steps, spot=fact.to_spot + 1)
    return Line(text, "glyph/movement", (("rival-marker",),))


def _rival_card_flipped(names: Names, fact: f.RivalCardFlipped) -> Line:
    row = names.box.rival_cards[fact.card]
    shown = {"guide": words(f"guide-{row.guide}"), "fragments": rival_fragments(names, (fact.card,))}
    text = words("log-rival-card-flipped", player=names.seat(fact.player), plaster=row.plaster, **shown)
    return Line(text, "glyph/rival", (("rival-card", fact.card),))


def rival_fragments(names: Names, cards: Iterable[int]) -> str:
    """Return the Fragments on some of the Rival's cards in words."""
    shown: list[str] = [name for card in cards for name in names.box.rival_cards[card].fragments]
    return names.fragments([shown.count(name) for name in FRAGMENTS])


def _rival_cards_discarded(names: Names, fact: f.RivalCardsDiscarded) -> Line:
    spent = rival_fragments(names, fact.cards)
    player = names.seat(fact.player)
    text = words("log-rival-cards-discarded", player=player, count=len(fact.cards), fragments=spent)
    return Line(text, "glyph/purchase", tuple(("rival-card", card) for card in fact.cards))


def _rival_deck_shuffled(names: Names, fact: f.RivalDeckShuffled) -> Line:
    return Line(words("log-rival-deck-shuffled", player=names.seat(fact.player), count=fact.count), "glyph/dice")


def _rival_searched_deck(names: Names, fact: f.RivalSearchedDeck) -> Line:
    if not fact.found:
        return Line(words("log-rival-searched-in-vain", player=names.seat(fact.player)), "glyph/magnifier")
    found = names.dinosaur(fact.found)
    text = words("log-rival-searched-deck", player=names.seat(fact.player), count=fact.looked_at, dinosaur=found)
    return Line(text, "glyph/magnifier", (("animal", fact.found),))


def _reasoned(names: Names, fact: f.Reasoned) -> Line:
    return Line(names.reason(fact), f"glyph/{step_of(fact.rule)}", keys_of(fact.chosen), reason=True)


def step_of(rule: str) -> str:
    """Return which step of the Rival's turn a rule belongs to, by the name of its sign; an Event by its own."""
    return rule.removeprefix("event-") if rule.startswith("event-") else rule.split("-")[0]


def _of_expansion(names: Names, fact: Fact) -> Line:
    text, icon, keys = told(names, fact)
    return Line(text, icon, keys)


Teller = Callable[[Names, Any], Line | None]

TELLERS: dict[type[Fact], Teller] = {
    f.TurnBegan: _turn_began,
    f.PointsScored: _points,
    f.EndTriggered: _end_triggered,
    f.GameEnded: _game_ended,
    f.TileLeft: _tile_left,
    f.TilePlaced: _tile_placed,
    f.TileLifted: _tile_lifted,
    f.TilesSpent: _tiles_spent,
    f.PitOpened: _pit_opened,
    f.PitCovered: _pit_covered,
    f.PawnPlaced: lambda names, fact: _pawn("log-pawn-placed", names, fact.player, fact.space, "glyph/person"),
    f.PawnMoved: lambda names, fact: _pawn("log-pawn-moved", names, fact.player, fact.path[-1]),
    f.PawnRode: lambda names, fact: _pawn("log-pawn-rode", names, fact.player, fact.to_space),
    f.PawnDisplaced: lambda names, fact: _pawn("log-pawn-displaced", names, fact.player, fact.to_space),
    f.PawnFellOff: lambda names, fact: _beside("log-pawn-fell-off", names, fact.player, fact.side),
    f.PawnFellIn: lambda names, fact: _pawn("log-pawn-fell-in", names, fact.player, fact.pit, "glyph/arrow-down"),
    f.PawnStoodBeside: lambda names, fact: _beside("log-pawn-stood-beside", names, fact.player, fact.side),
    f.PawnClimbed: lambda names, fact: _pawn("log-pawn-climbed", names, fact.player, fact.space, "glyph/climb"),
    f.BoneExtracted: _bone_extracted,
    f.HammerExtracted: _hammer_extracted,
    f.SkillTaken: _skill_taken,
    f.SkillDealt: _skill_dealt,
    f.PlasterTaken: lambda names, fact: _plaster("log-plaster-taken", names, fact),
    f.PlasterGained: lambda names, fact: _plaster("log-plaster-gained", names, fact),
    f.PlasterRemoved: lambda names, fact: _plaster("log-plaster-removed", names, fact),
    f.PoolRefilled: _pool_refilled,
    f.CardBought: lambda names, fact: _card("log-card-bought", names, fact),
    f.CardGained: _card_gained,
    f.MarketRefilled: lambda names, fact: _card("log-market-refilled", names, fact, "glyph/plus"),
    f.ToolDrawn: lambda names, fact: _card("log-tool-drawn", names, fact, "glyph/tool"),
    f.CardTurnedOver: lambda names, fact: _card("log-card-turned-over", names, fact, "glyph/tool"),
    f.DinosaurClaimed: _dinosaur_claimed,
    f.DinosaurDealt: lambda names, fact: _animal("log-dinosaur-dealt", names, fact, "glyph/plus"),
    f.DinosaurScored: _dinosaur_scored,
    f.DinosaurDrawn: lambda names, fact: _animal("log-dinosaur-drawn", names, fact, "glyph/reclassification"),
    f.DinosaurDiscarded: lambda names, fact: _animal("log-dinosaur-discarded", names, fact, "glyph/trash"),
    f.EventTurned: lambda names, fact: _event("log-event-turned", names, fact),
    f.EventSkipped: lambda names, fact: _event("log-event-skipped", names, fact),
    f.TilesRanOut: _tiles_ran_out,
    f.EnergyLost: _energy_lost,
    f.RivalWalked: _rival_walked,
    f.RivalCardFlipped: _rival_card_flipped,
    f.RivalCardsDiscarded: _rival_cards_discarded,
    f.RivalDeckShuffled: _rival_deck_shuffled,
    f.RivalSearchedDeck: _rival_searched_deck,
    f.Reasoned: _reasoned,
    **dict.fromkeys(EXPANSION_LINES, _of_expansion),
}
"""Every other fact, with what tells it."""
