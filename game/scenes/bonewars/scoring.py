"""How everybody would stand if the shelves were scored now."""

from __future__ import annotations

from game.model.bonewars.box import PATRONS
from game.model.bonewars.shelves import credibility
from game.scenes.bonewars.chances import worth
from game.scenes.bonewars.places import Places


def scores(places: Places) -> list[tuple[str, str]]:
    """Return what everybody would have if the shelves were scored now, the first one first."""
    feud, track = places.sight.feud, places.sight.feud.box.figures.track
    found = []
    for seat, mat in enumerate(feud.seats):
        parts = [f"{track[mat.loyalty[patron]]}×{credibility(feud, patron)}" for patron in range(len(PATRONS))]
        total = mat.reputation + worth(feud, seat)
        found.append((-total, places.sight.name(seat), f"{mat.reputation} + {' + '.join(parts)} = {total}"))
    return [(name, reckoned) for _, name, reckoned in sorted(found)]
