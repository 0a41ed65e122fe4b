"""How papers, markers, coins and points of Bone Wars move, and how the shelves are scored line by line."""

from __future__ import annotations

from typing import Any

from game.model.bonewars import deeds as d
from game.model.bonewars import facts as f
from game.model.bonewars.scoring import END, MIDGAME
from game.view import durations as ticks
from game.view.bonewars.looks import paper_look
from game.view.bonewars.names import gain
from game.view.bonewars.playback_map import flash, marker
from game.view.bonewars.playback_show import Flight, Moving
from game.view.pieces import Key
from game.view.playback import Motion
from game.view.playback_motions import hold
from game.view.text import words

# money, points, loyalty


def money_gained(moving: Moving, fact: f.MoneyGained) -> None:
    """Let dollars rise from a purse."""
    at = moving.show.table.point(fact.player, "money")
    moving.rise(at, f"+{gain('money', fact.amount)}", sound="coin")
    moving.motions.append(hold(ticks.DROP, moving.delay))


def money_paid(moving: Moving, fact: f.MoneyPaid) -> None:
    """Let dollars rise that were paid."""
    moving.rise(moving.show.table.point(fact.player, "money"), f"−{gain('money', fact.amount)}", False, "coin")


def reputation_gained(moving: Moving, fact: f.ReputationGained) -> None:
    """Let points rise from a player's reputation while its number runs up."""
    at = moving.show.table.point(fact.player, "reputation")
    moving.rise(at, f"+{gain('reputation', fact.amount)}", sound="coin")
    moving.motions.append(running(moving, fact))


def running(moving: Moving, fact: f.ReputationGained) -> Motion:
    """Return a player's number of points running up on the state in sight; it stays as it is until its time comes."""
    seat, first = moving.show.feud.seats[fact.player], fact.total - fact.amount
    length = ticks.RUN_UP if fact.why in (MIDGAME, END) else ticks.DROP
    before, whole = moving.delay, moving.delay + length

    def show(share: float) -> None:
        # Whoever has hurried on may be further already.
        if seat.reputation <= fact.total:
            done = max(0.0, share * whole - before) / length
            seat.reputation = round(first + fact.amount * min(1.0, done))

    return Motion(whole, show)


def loyalty_gained(moving: Moving, fact: f.LoyaltyGained) -> None:
    """Let a loyalty marker climb its track."""
    length = ticks.CLIMB_STEP * (1 + fact.to_space - fact.from_space)
    moving.carry(("loyalty", fact.player, fact.patron), Flight(length, 0.0, "wood"))


def patron_turned(moving: Moving, fact: f.PatronTurned) -> None:
    """Let the locket shine that shows another patron."""
    key: Key = ("locket",) if moving.show.mine(fact.player) else ("strip", fact.player)
    flash(moving, key, "page")
    moving.motions.append(hold(ticks.DROP, moving.delay))


# the four actions


def post_taken(moving: Moving, fact: d.PostTaken) -> None:
    """Let a paleontologist marker go to an action."""
    marker(moving, fact.player, ("post", fact.player), 30.0)


def marker_taken_back(moving: Moving, fact: d.MarkerTakenBack) -> None:
    """Let a paleontologist marker go back to its player."""
    moving.go(("post", fact.player), moving.show.table.point(fact.player, "pawn"), Flight(sound="wood"))


def paper_published(moving: Moving, fact: d.PaperPublished) -> None:
    """Let a paper come onto its shelf."""
    start = moving.show.middle(("desk",), ("action", 0))
    moving.come(("paper", fact.patron, fact.place), start, Flight(ticks.LIFT_OUT, 40.0, "page"))


def paper_debunked(moving: Moving, fact: d.PaperDebunked) -> None:
    """Let a paper change sides and turn over on its way."""
    rival = 1 - fact.patron
    old: Key = ("paper", rival, fact.from_place)
    new: Key = ("paper", fact.patron, fact.to_place)
    sprite = moving.sprites.get(old)
    back = paper_look(rival, fact.value, sprite.look.size) if sprite is not None else None
    moving.rename(old, new)
    for place in range(fact.from_place + 1, len(moving.show.feud.papers[rival])):
        moving.rename(("paper", rival, place), ("paper", rival, place - 1))
    moving.carry(new, Flight(ticks.LIFT_OUT + ticks.TURN_OVER, 60.0, "page", back=back))


def paper_slid(moving: Moving, fact: d.PaperSlid) -> None:
    """Let the last paper slide down into the gap."""
    papers = moving.show.feud.papers[fact.patron]
    passing: Key = ("paper", fact.patron, -1)
    moving.rename(("paper", fact.patron, len(papers) - 1), passing)
    for place in reversed(range(fact.to_place, len(papers) - 1)):
        moving.rename(("paper", fact.patron, place), ("paper", fact.patron, place + 1))
    key: Key = ("paper", fact.patron, fact.to_place)
    moving.rename(passing, key)
    moving.carry(key, Flight(ticks.FLY, 0.0, "page"))


def award_claimed(moving: Moving, fact: d.AwardClaimed) -> None:
    """Let an award marker come onto its row."""
    number = sum(key[:3] == ("claim", fact.tile, fact.space) for key in moving.sprites)
    start = moving.show.table.point(fact.player, "pawn")
    moving.come(("claim", fact.tile, fact.space, number), start, Flight(ticks.LIFT_OUT, 40.0, "chime"))


def find_removed(moving: Moving, fact: d.FindRemoved) -> None:
    """Let a minor find tile go to whoever made the find."""
    moving.go(("find", fact.place), moving.show.table.point(fact.player, "pawn"), Flight(sound="chime"))


def bonus_taken(moving: Moving, fact: d.BonusTaken) -> None:
    """Let the bonus shine that is taken."""
    flash(moving, (fact.where, fact.place), "chime")
    moving.motions.append(hold(ticks.DROP, moving.delay))


# passing and scoring


def passed(moving: Moving, fact: d.Passed) -> None:
    """Let it be read that a player passes."""
    x, y = moving.show.table.point(fact.player, "pawn")
    moving.rise((x + 40, y), words("wars-passed"), sound="page")
    moving.motions.append(hold(ticks.FLASH, moving.delay))


def profession_taken(moving: Moving, fact: d.ProfessionTaken) -> None:
    """Let a profession marker go to its space."""
    marker(moving, fact.player, ("profession-marker", fact.player))


def endgame_taken(moving: Moving, fact: d.EndgameTaken) -> None:
    """Let a profession marker go to the last careers."""
    marker(moving, fact.player, ("profession-marker", fact.player))


def shelves_scored(moving: Moving, fact: d.ShelvesScored) -> None:
    """Let the line be read by which a patron is scored for a player: loyalty times credibility."""
    flash(moving, ("patron", fact.patron))
    at = moving.show.middle(("loyalty", fact.player, fact.patron), ("patron", fact.patron))
    text = f"×{fact.value} × {fact.credibility}"
    if at is not None:
        moving.rise(at, text, bool(fact.points), "tick")
    moving.motions.append(hold(ticks.SCORED, moving.delay))


def news(sound: str) -> Any:
    """Return what lets a sound be heard and gives time to read."""

    def tell(moving: Moving, fact: object) -> None:
        moving.motions += [moving.heard(sound), hold(ticks.NEWS, moving.delay)]

    return tell


def nothing(moving: Moving, fact: object) -> None:
    """Let nothing move by itself."""


ACADEMY: dict[type, Any] = {
    f.RoundBegan: news("big-chime"),
    f.GameEnded: news("big-chime"),
    f.TurnBegan: nothing,
    f.TurnEnded: nothing,
    f.MoneyGained: money_gained,
    f.MoneyPaid: money_paid,
    f.ReputationGained: reputation_gained,
    f.LoyaltyGained: loyalty_gained,
    f.PatronTurned: patron_turned,
    d.PostTaken: post_taken,
    d.MarkerTakenBack: marker_taken_back,
    d.PaperPublished: paper_published,
    d.PaperDebunked: paper_debunked,
    d.PaperSlid: paper_slid,
    d.AwardClaimed: award_claimed,
    d.FindRemoved: find_removed,
    d.BonusTaken: bonus_taken,
    d.Passed: passed,
    d.ProfessionTaken: profession_taken,
    d.EndgameTaken: endgame_taken,
    d.ShelvesScored: shelves_scored,
}
"""What moves with each of these facts."""
