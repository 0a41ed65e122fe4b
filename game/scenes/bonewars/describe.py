"""What is said of a thing that is looked at: its picture twice as large, its name, its rule, figures as they stand."""

from __future__ import annotations

from collections.abc import Callable

from game.model.bonewars.state import VIRTUAL
from game.scenes.bonewars.describe_academy import ACADEMY
from game.scenes.bonewars.describe_cards import CARDS
from game.scenes.bonewars.describe_map import MAP
from game.scenes.bonewars.describe_mat import MAT
from game.scenes.bonewars.parts import Thing
from game.scenes.bonewars.places import Places
from game.view.text import words
from game.view.zoom import View

Describe = Callable[[Places, Thing], View | None]


def view_of(places: Places, thing: Thing) -> View | None:
    """Return what is shown of a thing, None if it has nothing to say."""
    maker = DESCRIBED.get(str(thing[0]))
    return maker(places, thing) if maker is not None else None


def marker(places: Places, thing: Thing) -> View:
    """Return whose marker it is."""
    owner = int(thing[1])
    if owner == VIRTUAL:
        return View(words("wars-neutral"), texts=[words("wars-about-neutral")])
    return View(places.sight.name(owner), texts=[words(f"wars-about-{thing[0]}")])


DESCRIBED: dict[str, Describe] = {
    **MAP,
    **ACADEMY,
    **CARDS,
    **MAT,
    **dict.fromkeys(("team", "post", "profession-marker", "grant-marker"), marker),
}
"""How each kind of thing is described."""
