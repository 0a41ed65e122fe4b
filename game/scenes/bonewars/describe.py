"""What is shown of a thing that is looked at: its picture twice as large, and what is said of it."""

from __future__ import annotations

from collections.abc import Callable

from game.model.bonewars.box import LEVELS, NOTHING
from game.scenes.bonewars.desk_notes import AT_TABLE
from game.scenes.bonewars.parts import Thing
from game.scenes.bonewars.places import Places
from game.scenes.bonewars.standing_mat import KEYS, card_look
from game.scenes.bonewars.unfolded import unfolded_look
from game.view.bonewars.cards import scholar_look, species_look, team_look
from game.view.bonewars.looks import bone_look, find_look, paper_look
from game.view.bonewars.notes import note
from game.view.bonewars.onlooker import Onlooker
from game.view.pieces import Look
from game.view.zoom import View

Picture = Callable[[Places, Thing], Look | None]

ZOOM = 2.4
LAID = 2.2
BONE, FIND = 120.0, 84.0
PAPER = (72.0, 88.0)
TITLED = ("species", "team-card", "scholar", "strip")
"""Things whose picture shows the name."""


def view_of(places: Places, thing: Thing) -> View | None:
    """Return what is shown of a thing, None if it has nothing to say."""
    sight = places.sight
    look = Onlooker(sight.names, sight.feud, sight.viewer, sight.open_hand)
    at_table = AT_TABLE.get(str(thing[0]))
    said = at_table(places, look, thing) if at_table is not None else note(look, thing)
    if said is None:
        return None
    maker = PICTURES.get(str(thing[0]))
    picture = maker(places, thing) if maker is not None else None
    title = "" if picture is not None and thing[0] in TITLED else said.title
    return View(title, picture, [] if thing[0] == "strip" else [*said.texts], [*said.rows])


# pictures


def site_bone(places: Places, thing: Thing) -> Look | None:
    """Return a bone of a site, large."""
    kind = places.sight.feud.site_bones[int(thing[1]) * LEVELS + int(thing[2])]
    return bone_look(kind, BONE) if kind != NOTHING else None


def crate_bone(places: Places, thing: Thing) -> Look | None:
    """Return a bone of the crates in front, large."""
    bones = places.sight.feud.seats[places.sight.viewer].bones
    kinds = [kind for kind, count in enumerate(bones) for _ in range(count)]
    return bone_look(kinds[int(thing[1])], BONE) if int(thing[1]) < len(kinds) else None


def paper(places: Places, thing: Thing) -> Look | None:
    """Return a paper, large."""
    papers = places.sight.feud.papers[int(thing[1])]
    return paper_look(int(thing[1]), papers[int(thing[2])], PAPER) if int(thing[2]) in range(len(papers)) else None


def find(places: Places, thing: Thing) -> Look | None:
    """Return a minor find tile, large."""
    icon = places.sight.feud.finds[int(thing[1])]
    return find_look(icon, FIND) if icon != NOTHING else None


def laid(places: Places, thing: Thing) -> Look | None:
    """Return the card that lies in a slot."""
    cards = places.sight.feud.seats[places.sight.viewer].laid
    deck, card = cards[int(thing[1])] if int(thing[1]) < len(cards) else ("", 0)
    return card_look(places, deck, card, LAID) if deck in KEYS and deck != "solo" else None


PICTURES: dict[str, Picture] = {
    "bone": site_bone,
    "crate": crate_bone,
    "rare": lambda places, thing: bone_look(int(thing[1]), BONE),
    "paper": paper,
    "find": find,
    "slot": laid,
    "species": lambda places, thing: species_look(places.sight.feud.box, int(thing[1]), ZOOM),
    "team-card": lambda places, thing: team_look(places.sight.feud.box, int(thing[1]), ZOOM),
    "scholar": lambda places, thing: scholar_look(places.sight.feud.box, int(thing[1]), ZOOM),
    "strip": lambda places, thing: unfolded_look(places.sight, int(thing[1])),
}
"""The picture of each kind of thing that has one."""
