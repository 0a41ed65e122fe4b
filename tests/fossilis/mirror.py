"""A mirror of the table that knows the facts alone, as the screen does: it must always show what the state holds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.model.fossilis import facts as happened
from game.model.fossilis import facts_expansions as more
from game.model.fossilis.site import BESIDE, NOWHERE
from game.model.fossilis.state import Dig
from game.model.turn import Fact
from tests.fossilis import mirror_expansions as expansions


@dataclass
class Mirror:
    """What lies where, moved by facts; `tiles` are by (space, level), everything a mat holds by seat."""

    tiles: dict[tuple[int, int], int]
    places: list[int]
    scores: list[int]
    plaster: list[int]
    pool: int
    market: list[int]
    display: list[int]
    skills: list[int]
    gathered: list[set[int]]
    bones: list[set[int]]
    hammers: list[set[int]]
    cards: list[set[int]]
    mat_skills: list[list[int]]
    labs: list[set[int]]
    scored: list[set[int]]
    events: list[int]
    turn: tuple[int, int]
    spot: int = NOWHERE
    standby: list[int] = field(default_factory=list)
    glacier: list[int] = field(default_factory=list)
    scorpion: int = NOWHERE
    stings: list[int] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)
    tapes: list[int] = field(default_factory=list)


def reflect(dig: Dig) -> Mirror:
    """Return what a state looks like on the table."""
    levels = ((space, level) for space in range(25) for level in (1, 2))
    lying = {(space, level): (dig.lower, dig.upper)[level - 1][space] for space, level in levels}
    return Mirror(
        tiles={where: tile for where, tile in lying.items() if tile},
        places=[seat.place for seat in dig.seats],
        scores=[seat.score for seat in dig.seats],
        plaster=[seat.plaster for seat in dig.seats],
        pool=dig.pool,
        market=dig.market[:],
        display=dig.display[:],
        skills=dig.skills[:],
        gathered=[set(seat.tiles) for seat in dig.seats],
        bones=[set(seat.bones) for seat in dig.seats],
        hammers=[set(seat.hammers) for seat in dig.seats],
        cards=[{*seat.tools, *seat.fresh, *seat.supplies, *seat.used} for seat in dig.seats],
        mat_skills=[seat.skills[:] for seat in dig.seats],
        labs=[set(seat.lab) for seat in dig.seats],
        scored=[set(seat.scored) for seat in dig.seats],
        events=dig.events[:],
        turn=(dig.active, dig.energy),
        spot=dig.rival.spot if dig.rival else NOWHERE,
        standby=dig.rival.standby[:] if dig.rival else [],
        glacier=dig.ice.board[:] if dig.ice else [],
        scorpion=dig.scorpion.space if dig.scorpion else NOWHERE,
        stings=dig.scorpion.stings[:] if dig.scorpion else [],
        tokens=dig.scorpion.on_tools[:] if dig.scorpion else [],
        tapes=[max(NOWHERE, space) for space in dig.tapes],
    )


def show(mirror: Mirror, told: list[Fact]) -> None:
    """Move what the facts tell, in their order; an unknown kind of fact raises KeyError."""
    for fact in told:
        HANDLERS[type(fact)](mirror, fact)


def quiet(mirror: Mirror, fact: Any) -> None:
    """Move nothing."""


def turn_began(mirror: Mirror, fact: happened.TurnBegan) -> None:
    mirror.turn = (fact.player, fact.energy)


def energy_spent(mirror: Mirror, fact: happened.EnergySpent) -> None:
    assert mirror.turn == (fact.player, fact.left + fact.amount)
    mirror.turn = (fact.player, fact.left)


def points_scored(mirror: Mirror, fact: happened.PointsScored) -> None:
    mirror.scores[fact.player] += fact.points


def tile_slid(mirror: Mirror, fact: happened.TileSlid) -> None:
    assert (fact.to_space, fact.to_level) not in mirror.tiles
    assert mirror.tiles.pop((fact.from_space, fact.from_level)) == fact.tile
    mirror.tiles[fact.to_space, fact.to_level] = fact.tile


def tile_left(mirror: Mirror, fact: happened.TileLeft) -> None:
    assert mirror.tiles.pop((fact.from_space, fact.from_level)) == fact.tile
    if fact.gatherer != NOWHERE:
        mirror.gathered[fact.gatherer].add(fact.tile)


def tile_placed(mirror: Mirror, fact: happened.TilePlaced) -> None:
    assert (fact.space, fact.level) not in mirror.tiles
    mirror.tiles[fact.space, fact.level] = fact.tile


def tile_lifted(mirror: Mirror, fact: happened.TileLifted) -> None:
    assert mirror.tiles.pop((fact.space, fact.level)) == fact.tile
    mirror.gathered[fact.player].add(fact.tile)


def tiles_spent(mirror: Mirror, fact: happened.TilesSpent) -> None:
    assert mirror.gathered[fact.player] >= set(fact.tiles)
    mirror.gathered[fact.player] -= set(fact.tiles)


def pit_opened(mirror: Mirror, fact: happened.PitOpened) -> None:
    assert (fact.space, 1) not in mirror.tiles


def pit_covered(mirror: Mirror, fact: happened.PitCovered) -> None:
    assert (fact.space, 1) in mirror.tiles


def pawn_placed(mirror: Mirror, fact: happened.PawnPlaced) -> None:
    mirror.places[fact.player] = fact.space


def pawn_moved(mirror: Mirror, fact: happened.PawnMoved) -> None:
    assert mirror.places[fact.player] == fact.from_space
    assert all((space, 1) in mirror.tiles and space not in mirror.places for space in fact.path)
    assert mirror.scorpion not in fact.path
    mirror.places[fact.player] = fact.path[-1]


def pawn_carried(mirror: Mirror, fact: happened.PawnRode | happened.PawnDisplaced) -> None:
    assert mirror.places[fact.player] == fact.from_space
    mirror.places[fact.player] = fact.to_space


def pawn_fell_off(mirror: Mirror, fact: happened.PawnFellOff) -> None:
    assert mirror.places[fact.player] == fact.from_space
    mirror.places[fact.player] = BESIDE + fact.side


def pawn_fell_in(mirror: Mirror, fact: happened.PawnFellIn) -> None:
    assert mirror.places[fact.player] == fact.from_space
    mirror.places[fact.player] = NOWHERE


def pawn_stood_beside(mirror: Mirror, fact: happened.PawnStoodBeside) -> None:
    assert mirror.places[fact.player] == fact.from_place
    mirror.places[fact.player] = BESIDE + fact.side


def pawn_climbed(mirror: Mirror, fact: happened.PawnClimbed) -> None:
    assert mirror.places[fact.player] == BESIDE + fact.side
    mirror.places[fact.player] = fact.space


def bone_extracted(mirror: Mirror, fact: happened.BoneExtracted) -> None:
    mirror.bones[fact.player].add(fact.piece)


def hammer_extracted(mirror: Mirror, fact: happened.HammerExtracted) -> None:
    mirror.hammers[fact.player].add(fact.piece)


def skill_taken(mirror: Mirror, fact: happened.SkillTaken) -> None:
    assert mirror.skills[fact.place] == fact.skill
    assert len(mirror.mat_skills[fact.player]) == fact.slot
    mirror.skills[fact.place] = 0
    mirror.mat_skills[fact.player].append(fact.skill)


def skill_dealt(mirror: Mirror, fact: happened.SkillDealt) -> None:
    assert mirror.skills[fact.place] == 0
    mirror.skills[fact.place] = fact.skill


def plaster_taken(mirror: Mirror, fact: happened.PlasterTaken) -> None:
    mirror.plaster[fact.player] += fact.amount
    plaster_removed(mirror, fact)


def plaster_removed(mirror: Mirror, fact: happened.PlasterTaken | happened.PlasterRemoved) -> None:
    assert mirror.pool - fact.amount == fact.pool
    mirror.pool = fact.pool


def plaster_gained(mirror: Mirror, fact: happened.PlasterGained) -> None:
    mirror.plaster[fact.player] += fact.amount


def plaster_paid(mirror: Mirror, fact: happened.PlasterPaid) -> None:
    mirror.plaster[fact.player] -= fact.amount


def pool_refilled(mirror: Mirror, fact: happened.PoolRefilled) -> None:
    assert mirror.pool == 0
    mirror.pool = fact.amount


def card_taken(mirror: Mirror, fact: happened.CardBought | happened.CardGained) -> None:
    assert mirror.market[fact.place] == fact.card
    mirror.market[fact.place] = 0
    mirror.cards[fact.player].add(fact.card)


def market_refilled(mirror: Mirror, fact: happened.MarketRefilled) -> None:
    assert mirror.market[fact.place] == 0
    mirror.market[fact.place] = fact.card


def tool_drawn(mirror: Mirror, fact: happened.ToolDrawn) -> None:
    mirror.cards[fact.player].add(fact.card)


def card_turned_over(mirror: Mirror, fact: happened.CardTurnedOver) -> None:
    assert fact.card in mirror.cards[fact.player]


def dinosaur_claimed(mirror: Mirror, fact: happened.DinosaurClaimed) -> None:
    if fact.place != NOWHERE:
        assert mirror.display[fact.place] == fact.dinosaur
        mirror.display[fact.place] = 0
    mirror.labs[fact.player].add(fact.dinosaur)


def dinosaur_dealt(mirror: Mirror, fact: happened.DinosaurDealt) -> None:
    assert mirror.display[fact.place] == 0
    mirror.display[fact.place] = fact.dinosaur


def dinosaur_scored(mirror: Mirror, fact: happened.DinosaurScored) -> None:
    if fact.place == NOWHERE:
        mirror.labs[fact.player].remove(fact.dinosaur)
    else:
        assert mirror.display[fact.place] == fact.dinosaur
        mirror.display[fact.place] = 0
    mirror.scored[fact.player].add(fact.dinosaur)
    assert mirror.bones[fact.player] >= set(fact.bones)
    mirror.bones[fact.player] -= set(fact.bones)


def dinosaur_drawn(mirror: Mirror, fact: happened.DinosaurDrawn) -> None:
    mirror.scored[fact.player].add(fact.dinosaur)


def dinosaur_discarded(mirror: Mirror, fact: happened.DinosaurDiscarded) -> None:
    mirror.scored[fact.player].remove(fact.dinosaur)


def event_turned(mirror: Mirror, fact: happened.EventTurned) -> None:
    mirror.events.append(fact.event)


def rival_walked(mirror: Mirror, fact: happened.RivalWalked) -> None:
    assert mirror.spot == fact.from_spot
    assert (fact.from_spot + fact.steps) % 20 == fact.to_spot
    mirror.spot = fact.to_spot


def rival_card_flipped(mirror: Mirror, fact: happened.RivalCardFlipped) -> None:
    mirror.standby.append(fact.card)


def rival_cards_discarded(mirror: Mirror, fact: happened.RivalCardsDiscarded) -> None:
    mirror.standby = [card for card in mirror.standby if card not in fact.cards]


def rival_deck_shuffled(mirror: Mirror, fact: happened.RivalDeckShuffled) -> None:
    if fact.from_standby:
        mirror.standby = mirror.standby[-1:]


HANDLERS: dict[type, Any] = {
    happened.TurnBegan: turn_began,
    happened.TurnEnded: quiet,
    happened.EnergySpent: energy_spent,
    happened.PointsScored: points_scored,
    happened.EndTriggered: quiet,
    happened.GameEnded: quiet,
    happened.TileSlid: tile_slid,
    happened.TileLeft: tile_left,
    happened.TilePlaced: tile_placed,
    happened.TileLifted: tile_lifted,
    happened.TilesSpent: tiles_spent,
    happened.PitOpened: pit_opened,
    happened.PitCovered: pit_covered,
    happened.PawnPlaced: pawn_placed,
    happened.PawnMoved: pawn_moved,
    happened.PawnRode: pawn_carried,
    happened.PawnDisplaced: pawn_carried,
    happened.PawnFellOff: pawn_fell_off,
    happened.PawnFellIn: pawn_fell_in,
    happened.PawnStoodBeside: pawn_stood_beside,
    happened.PawnClimbed: pawn_climbed,
    happened.BoneExtracted: bone_extracted,
    happened.HammerExtracted: hammer_extracted,
    happened.SkillTaken: skill_taken,
    happened.SkillDealt: skill_dealt,
    happened.PlasterTaken: plaster_taken,
    happened.PlasterGained: plaster_gained,
    happened.PlasterPaid: plaster_paid,
    happened.PlasterRemoved: plaster_removed,
    happened.PoolRefilled: pool_refilled,
    happened.CardBought: card_taken,
    happened.CardGained: card_taken,
    happened.MarketRefilled: market_refilled,
    happened.ToolDrawn: tool_drawn,
    happened.CardTurnedOver: card_turned_over,
    happened.DinosaurClaimed: dinosaur_claimed,
    happened.DinosaurDealt: dinosaur_dealt,
    happened.DinosaurScored: dinosaur_scored,
    happened.DinosaurDrawn: dinosaur_drawn,
    happened.DinosaurDiscarded: dinosaur_discarded,
    happened.EventTurned: event_turned,
    happened.EventSkipped: quiet,
    happened.TilesRanOut: quiet,
    happened.EnergyLost: quiet,
    happened.RivalWalked: rival_walked,
    happened.RivalCardFlipped: rival_card_flipped,
    happened.RivalCardsDiscarded: rival_cards_discarded,
    happened.RivalDeckShuffled: rival_deck_shuffled,
    happened.RivalSearchedDeck: quiet,
    happened.Reasoned: quiet,
    more.CrystalExtracted: expansions.crystal_extracted,
    more.CrystalsDiscarded: expansions.crystals_discarded,
    more.PleistoceneDealt: dinosaur_dealt,
    more.ScorpionPlaced: expansions.scorpion_placed,
    more.ScorpionScuttled: expansions.scorpion_moved,
    more.ScorpionStayed: quiet,
    more.ScorpionRode: expansions.scorpion_moved,
    more.ScorpionDisplaced: expansions.scorpion_moved,
    more.ScorpionFellOff: expansions.scorpion_left,
    more.ScorpionFellIn: expansions.scorpion_left,
    more.TokenPlaced: expansions.token_placed,
    more.TokenClaimed: expansions.token_claimed,
    more.TokensShuffled: quiet,
    more.PawnStung: expansions.pawn_stung,
    more.PawnFled: expansions.pawn_fled,
    more.PawnStood: quiet,
    more.StingRemoved: expansions.sting_removed,
    more.TilesRemoved: expansions.tiles_removed,
    more.BonesDestroyed: quiet,
    more.DrillStarted: quiet,
    more.TapePlaced: expansions.tape_placed,
    more.TapeRemoved: expansions.tape_removed,
}
