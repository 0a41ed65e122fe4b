"""The bookshelves: papers are added, debunked and slide down, and give a patron credibility (1.10, 1.14, 3.12).

A patron's papers are one tuple of values from the lowest free spot up; those that fit on no shelf come last.
"""

from __future__ import annotations

from game.model.bonewars.deeds import PaperDebunked, PaperPublished, PaperSlid
from game.model.bonewars.state import Feud
from game.model.turn import Fact


def add_paper(feud: Feud, player: int, value: int, facts: list[Fact]) -> None:
    """Add a paper to the lowest free spot of the player's patron, above the shelves when they are full (C12)."""
    patron = feud.seats[player].patron
    facts.append(PaperPublished(player, patron, value, len(feud.papers[patron])))
    feud.papers[patron] += (value,)


def debunk_paper(feud: Feud, player: int, value: int, facts: list[Fact]) -> None:
    """Move a paper of exactly this value from the rival to the patron; the last one fills the gap (C11, S76)."""
    patron = feud.seats[player].patron
    rival = 1 - patron
    papers = list(feud.papers[rival])
    last = len(papers) - 1
    place = last - papers[::-1].index(value)
    facts.append(PaperDebunked(player, patron, value, place, len(feud.papers[patron])))
    sliding = papers.pop()
    if place != last:
        papers[place] = sliding
        facts.append(PaperSlid(rival, sliding, last, place))
    feud.papers[rival] = tuple(papers)
    feud.papers[patron] += (value,)


def spots(feud: Feud) -> int:
    """Return how many spots of each shelf are open for papers of the players (1.3, step 12)."""
    players = feud.setup.seats
    return sum(needed <= players for needed in feud.box.figures.shelf_spots)


def credibility(feud: Feud, patron: int) -> int:
    """Return the number of a patron's shelves with a paper; the printed one counts, overflow does not (1.14)."""
    shelves = feud.box.figures.shelves
    return min(shelves, 1 + len(feud.papers[patron]) // spots(feud))


def lacking(feud: Feud, patron: int) -> int:
    """Return how many more papers raise a patron's credibility by one, 0 when it can rise no more."""
    if credibility(feud, patron) >= feud.box.figures.shelves:
        return 0
    return spots(feud) - len(feud.papers[patron]) % spots(feud)
