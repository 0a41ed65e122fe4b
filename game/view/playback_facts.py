"""Which animation shows which facts of Fossilis."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.model.fossilis import facts as f
from game.model.fossilis import facts_expansions as e
from game.model.fossilis.site import CENTRE
from game.model.turn import Fact
from game.view import durations as ticks
from game.view import playback_cards as cards
from game.view import playback_expansions as expansions
from game.view import playback_mat as mat
from game.view import playback_rival as rival
from game.view import playback_scorpion as scorpion
from game.view import playback_site as site
from game.view.playback import Motion
from game.view.playback_groups import PRELUDE, is_push
from game.view.playback_motions import at_once, change, later
from game.view.playback_show import Show
from game.view.playback_travel import ARC
from game.view.screen import Point

Animation = Callable[[Show, Any], list[Motion]]

SHOWN = 1.12
"""How much larger a Dinosaur is while it is shown."""


def dinosaur_scored(show: Show, group: Sequence[Fact]) -> list[Motion]:
    """Return a Dinosaur shown with its bones put in, then going to the collection, and its points."""
    fact = group[0]
    assert isinstance(fact, f.DinosaurScored)
    key, player = ("animal", fact.dinosaur), fact.player
    start = show.table.display_point(fact.place) if fact.place >= 0 else show.table.mat_point(player, "lab")
    card = show.sprite(key, start)
    show.lift(card)
    middle = show.table.space_point(CENTRE, 1)
    motions = [show.sound(change(card, ticks.CARD_IN, to=middle, scale=SHOWN), "card")]
    for number, piece in enumerate(fact.bones):
        motions += put_in(show, piece, player, middle, ticks.CARD_IN + number * ticks.CUBES_APART)
    shown = ticks.CARD_IN + ticks.FLY + ticks.CARD_SHOWN
    motions.append(at_once(lambda: show.play_sound("big-chime" if fact.perfect else "chime"), shown - ticks.CARD_SHOWN))
    away = change(card, ticks.CARD_OUT, to=show.table.mat_point(player, "collection"), scale=0.2, delay=shown)
    away.end = lambda: show.table.dismiss(key)
    motions.append(away)
    for other in group[1:]:
        counts = isinstance(other, f.PointsScored)
        motions += later(ALONE[type(other)](show, other), shown if counts else ticks.CARD_IN)
        # Points run up one after the other: those of the card, then those of the Glacier board.
        shown += ticks.RUN_UP if counts else 0
    return motions


def put_in(show: Show, piece: int, player: int, to: Point, delay: int) -> list[Motion]:
    """Return a bone that is put onto the Dinosaur that is scored."""
    key = ("piece", piece)
    bone = show.sprite(key, show.table.mat_point(player, "bones"))
    show.lift(bone)
    motion = change(bone, ticks.FLY, to=(to[0], to[1] + 60), lift=ARC, scale=0.8, delay=delay)
    fade = change(bone, ticks.DROP, alpha=0, delay=delay + ticks.FLY)
    fade.end = lambda: show.table.dismiss(key)
    return [show.sound(motion, "bone"), fade]


ALONE: dict[type[Fact], Animation] = {
    f.PawnPlaced: site.appear,
    f.PawnMoved: site.walk,
    f.PawnRode: lambda show, fact: [],
    f.PawnDisplaced: site.step_aside,
    f.PawnFellOff: site.step_aside,
    f.PawnFellIn: site.step_aside,
    f.PawnStoodBeside: site.stand_beside,
    f.PawnClimbed: site.climb,
    f.PitOpened: site.open_pit,
    f.PitCovered: lambda show, fact: [site.cover_pit(show, fact, 0)],
    f.BoneExtracted: mat.bone_extracted,
    f.HammerExtracted: mat.hammer_extracted,
    f.SkillTaken: mat.skill_taken,
    f.SkillDealt: mat.skill_dealt,
    f.PlasterTaken: mat.plaster_taken,
    f.PlasterGained: mat.plaster_gained,
    f.PlasterPaid: mat.plaster_paid,
    f.PlasterRemoved: mat.plaster_removed,
    f.PoolRefilled: mat.pool_refilled,
    f.CardBought: cards.card_bought,
    f.CardGained: cards.card_gained,
    f.TilesSpent: cards.tiles_spent,
    f.MarketRefilled: cards.market_refilled,
    f.ToolDrawn: cards.tool_drawn,
    f.CardTurnedOver: cards.card_turned_over,
    f.DinosaurClaimed: cards.dinosaur_claimed,
    f.DinosaurDealt: cards.dinosaur_dealt,
    f.DinosaurDrawn: cards.dinosaur_drawn,
    f.DinosaurDiscarded: cards.dinosaur_discarded,
    f.EventTurned: cards.event_turned,
    f.PointsScored: mat.points_scored,
    f.EnergySpent: mat.energy_spent,
    f.TurnBegan: mat.turn_began,
    f.EndTriggered: mat.end_triggered,
    f.GameEnded: mat.knell,
    f.EnergyLost: mat.energy_lost,
    f.EventSkipped: mat.nothing,
    f.TilesRanOut: cards.tiles_ran_out,
    f.TurnEnded: mat.nothing,
    f.RivalWalked: rival.walk,
    f.RivalCardFlipped: rival.flip,
    f.RivalCardsDiscarded: rival.discard,
    f.RivalDeckShuffled: rival.shuffle,
    f.RivalSearchedDeck: rival.shuffle,
    f.Reasoned: rival.look_around,
    e.CrystalExtracted: expansions.crystal_extracted,
    e.CrystalsDiscarded: expansions.crystals_discarded,
    e.PleistoceneDealt: expansions.pleistocene_dealt,
    e.ScorpionPlaced: scorpion.placed,
    e.ScorpionScuttled: scorpion.scuttled,
    e.ScorpionStayed: scorpion.stayed,
    **dict.fromkeys((e.ScorpionDisplaced, e.ScorpionFellOff, e.ScorpionFellIn), scorpion.make_way),
    e.ScorpionRode: lambda show, fact: [],
    e.TokenPlaced: scorpion.token_placed,
    e.TokenClaimed: scorpion.token_claimed,
    e.TokensShuffled: rival.shuffle,
    e.PawnStung: scorpion.stung,
    e.PawnFled: scorpion.fled,
    e.PawnStood: scorpion.stood,
    e.StingRemoved: scorpion.healed,
    e.BonesDestroyed: expansions.bones_destroyed,
    e.DrillStarted: expansions.drill_started,
    e.TapePlaced: expansions.tape_placed,
    e.TapeRemoved: expansions.tape_removed,
}
"""Facts that are shown each by itself."""

AFTER: dict[type[Fact], int] = {
    **dict.fromkeys((f.MarketRefilled, f.DinosaurDealt, e.TokenPlaced), ticks.DEALT_APART),
    f.CardBought: ticks.CUBES_APART,
}
"""After how many ticks the next fact of a group begins; after others it begins when they have ended."""


def animate(show: Show, group: Sequence[Fact]) -> list[Motion]:
    """Return the motions of a group of facts."""
    motions: list[Motion] = []
    while isinstance(group[0], PRELUDE):
        motions += ALONE[type(group[0])](show, group[0])
        group = group[1:]
        if not group:
            return motions
    if is_push(group):
        return [*motions, *site.push(show, group)]
    if type(group[0]) in WHOLE:
        return [*motions, *WHOLE[type(group[0])](show, group)]
    delay = 0
    for fact in group:
        fresh = later(ALONE[type(fact)](show, fact), delay)
        motions += fresh
        end = max((motion.delay + motion.ticks for motion in fresh), default=delay)
        delay = delay + AFTER[type(fact)] if type(fact) in AFTER else end
    return motions


WHOLE: dict[type[Fact], Callable[[Show, Sequence[Fact]], list[Motion]]] = {
    f.TilePlaced: site.lay,
    f.TileLifted: site.lift_off,
    f.DinosaurScored: dinosaur_scored,
    e.TilesRemoved: expansions.tiles_removed,
}
"""Facts that lead a group which is shown as one."""
