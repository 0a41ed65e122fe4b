"""How everybody would stand if the shelves were scored now."""

from __future__ import annotations

from game.model.bonewars.box import PATRONS
from game.model.bonewars.shelves import credibility
from game.view.bonewars.onlooker import Onlooker
from game.view.text import words


def standings(look: Onlooker) -> tuple[tuple[str, str], ...]:
    """Return what everybody would have, reckoned patron by patron, the first one first."""
    feud, track = look.feud, look.feud.box.figures.track
    found = []
    for number, seat in enumerate(feud.seats):
        parts = [(track[seat.loyalty[patron]], credibility(feud, patron)) for patron in range(len(PATRONS))]
        total = seat.reputation + sum(value * believed for value, believed in parts)
        products = " + ".join(f"{value}×{believed}" for value, believed in parts)
        reckoned = words("note-standing", points=seat.reputation, products=products, total=total)
        found.append((-total, look.names.seat(number), reckoned))
    return tuple((name, reckoned) for _, name, reckoned in sorted(found))
