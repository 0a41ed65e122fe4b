"""Who sits where when a game begins, and where every point comes from, now and at the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.model.fossilis.box import CHARACTERISTICS
from game.model.fossilis.facts import PointsScored, TurnEnded
from game.model.fossilis.foresight import Brought, brought, ended
from game.model.fossilis.scoring import tally, trait_counts, traits_in_play, winners
from game.model.fossilis.state import Dig
from game.model.fossilis.turns import EndGame
from game.model.session import Session
from game.model.turn import Fact, apply
from game.scenes.ports import Row, Scored, ScoreSheet, Seat
from game.scenes.same_again import rematch
from game.view.names import animal_name
from game.view.text import words

SOURCES = ("perfect", "partial", "glacier", "hammer", "scuttle-token", "mentor-visit", "patronage", "snakebite")
"""Why points are scored in play, in the order in which they are read out."""
PLAIN = ("bones", "cards", "skill-texts", "slots")
Points = Sequence[Mapping[str, int]]


def score_sheet(session: Session[Dig], seats: Sequence[Seat], shown: bool = True) -> ScoreSheet:
    """Return where all points come from; of a game that goes on, as if it ended now.

    What the last choice led to is left out as long as it has not been `shown`.
    """
    past = session.past if shown else session.past[:-1]
    dig = session.state if shown else session.past[-1].before
    told = [fact for moment in past for fact in apply(moment.before, moment.choice)[1]]
    facts = in_play(dig, told)
    end, ahead = ended(dig)
    later = [*brought(told[len(facts) :]), *ahead]
    points = tally(end)
    rows = (*source_rows(facts, points), *plain_rows(points), *trait_rows(end, points), variety_row(end, points))
    totals = [sum(row.values()) for row in points]
    level = totals.count(max(totals)) > 1
    rival = dig.rival.seat if dig.rival else -1
    ties = (
        (Row("scored", tuple(len(seat.scored) for seat in end.seats), section="ties"),) if level and rival < 0 else ()
    )
    return ScoreSheet(
        tuple(seats),
        rows,
        tuple(winners(end)),
        level and rival >= 0,
        over=not dig.todo,
        ties=ties,
        again=rematch(dig.setup, seats),
        scored=tuple(scored(end, player, facts, later) for player in range(len(seats))),
    )


def in_play(dig: Dig, facts: list[Fact]) -> list[Fact]:
    """Return facts without those of the very end, at which the laboratories are scored."""
    if dig.todo and not isinstance(dig.todo[0], EndGame):
        return facts
    last = max((number for number, fact in enumerate(facts) if isinstance(fact, TurnEnded)), default=0)
    return facts[: last + 1]


def source_rows(facts: Sequence[Fact], points: Points) -> Iterator[Row]:
    """Return what was scored in play by its reasons, then what the laboratories bring at the end."""
    gained = {why: [0] * len(points) for why in SOURCES}
    for fact in facts:
        if isinstance(fact, PointsScored):
            gained[fact.why][fact.player] += fact.points
    found = brought(facts)
    for why, row in gained.items():
        whole = why == "perfect"
        counts = [sum(one.player == seat and one.perfect == whole for one in found) for seat in range(len(points))]
        of_animals = why in ("perfect", "partial")
        if any(row) or (of_animals and any(counts)):
            yield Row(f"play-{why}", tuple(row), counts=tuple(map(str, counts)) if of_animals else ())
    before = [sum(row[seat] for row in gained.values()) for seat in range(len(points))]
    rest = tuple(row["score"] - known for row, known in zip(points, before, strict=True))
    if any(rest):
        yield Row("laboratory", rest)


def plain_rows(points: Points) -> Iterator[Row]:
    """Return the categories that have nothing to do with characteristics."""
    for key in PLAIN:
        if any(row.get(key) for row in points):
            yield Row(key, tuple(row.get(key, 0) for row in points))


def trait_rows(end: Dig, points: Points) -> Iterator[Row]:
    """Return set and majority of each characteristic that anybody has, with how many everybody has."""
    counts = [trait_counts(end, player) for player in range(len(points))]
    extra = [end.switched("one-extra-trait") and end.is_rival(player) for player in range(len(points))]
    for trait in traits_in_play(end):
        if not any(row[trait] for row in counts):
            continue
        told = tuple(f"{row[trait]}+1" if more else str(row[trait]) for row, more in zip(counts, extra, strict=True))
        for kind in ("set", "majority"):
            key = f"{kind}-{CHARACTERISTICS[trait]}"
            row = tuple(row.get(key, 0) for row in points)
            yield Row(key, row, counts=told, shared=kind == "majority" and sum(map(bool, row)) > 1)


def variety_row(end: Dig, points: Points) -> Row:
    """Return what one of every characteristic brings, also when nobody has that: how many each has, and its worth."""
    played, figures = traits_in_play(end), end.box.figures
    worth = figures.variety_with_pleistocene if len(played) == len(CHARACTERISTICS) else figures.variety
    kinds = [sum(bool(trait_counts(end, player)[trait]) for trait in played) for player in range(len(points))]
    told = tuple(words("score-kinds", count=count, all=len(played)) for count in kinds)
    return Row("variety", tuple(row.get("variety", 0) for row in points), counts=told, worth=worth)


def scored(end: Dig, player: int, facts: Sequence[Fact], later: Sequence[Brought]) -> tuple[Scored, ...]:
    """Return the Dinosaurs of a collection as it will be at the end."""
    known = {one.dinosaur: one for one in brought(facts) if one.player == player}
    ahead = {one.dinosaur: one for one in later if one.player == player}
    played, found = traits_in_play(end), []
    for dinosaur in end.seats[player].scored:
        animal, one = end.box.animals[dinosaur], ahead.get(dinosaur) or known.get(dinosaur)
        how = "later" if dinosaur in ahead else "drawn" if one is None else "whole" if one.perfect else "part"
        traits = tuple(CHARACTERISTICS[trait] for trait in animal.traits if trait in played)
        found.append(Scored(animal_name(animal), traits, one.points + one.bonus if one else 0, how))
    return tuple(found)
