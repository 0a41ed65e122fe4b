"""How everybody would stand if the shelves were scored now, and what may still change it."""

from __future__ import annotations

from game.model.bonewars.box import PATRONS
from game.model.bonewars.passing import open_endgame
from game.model.bonewars.scoring import accounts, to_come
from game.model.bonewars.shelves import credibility, lacking
from game.model.bonewars.state import Feud
from game.view.bonewars.onlooker import Onlooker
from game.view.text import words


def standings(look: Onlooker) -> tuple[tuple[str, str], ...]:
    """Return what everybody would have after one scoring, reckoned patron by patron, the first one first."""
    found = []
    for number, account in enumerate(accounts(look.feud)):
        total = account.reputation + account.gain
        products = " + ".join(f"{worth.value}×{worth.credibility}" for worth in account.products)
        reckoned = words("note-standing", points=account.reputation, products=products, total=total)
        found.append((-total, look.names.seat(number), reckoned))
    return tuple((name, reckoned) for _, name, reckoned in sorted(found))


def uncertain(feud: Feud) -> tuple[str, ...]:
    """Return what may still change the reckoning, in sentences: scorings, shelves, the last careers."""
    told = [words("score-note-to-come", count=len(to_come(feud)))]
    told += [rise(feud, patron) for patron in range(len(PATRONS))]
    rows, taken = feud.box.rows.endgame, sum(seat.endgame >= 0 for seat in feud.seats)
    loyalty = [rows[place].loyalty for place in open_endgame(feud)]
    if taken < len(feud.seats) and loyalty:
        told.append(words("score-note-careers", least=min(loyalty), most=max(loyalty)))
    return tuple(told)


def rise(feud: Feud, patron: int) -> str:
    """Return how many papers raise a patron's credibility."""
    believed, papers = credibility(feud, patron), lacking(feud, patron)
    name = words(f"wars-patron-{PATRONS[patron]}")
    if not papers:
        return words("score-note-highest", patron=name, credibility=believed)
    return words("score-note-rise", patron=name, credibility=believed, papers=papers, next=believed + 1)
