"""Everything on the table by its key: where it is, and what lies under a point."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from game.model.bonewars.awards import spaces
from game.model.bonewars.box import ACTIONS, CATEGORIES, DEBUNK, FIND, KINDS, LEVELS, PUBLISH
from game.model.bonewars.state import NOBODY
from game.scenes.bonewars.bar import BUTTONS
from game.scenes.bonewars.board import Board
from game.scenes.bonewars.mat import MAT_BUTTONS
from game.scenes.bonewars.parts import Thing
from game.scenes.bonewars.places import Places
from game.scenes.bonewars.rewards import tray_now
from game.scenes.bonewars.steps import action_in_work
from game.scenes.bonewars.theodore_mat import step_place
from game.scenes.bonewars.verbs import STEPS, VERBS, verb_places
from game.view.screen import Point, columns, rows

Rect = pygame.FRect | None
NOT_LOOKED_AT = ("offer-sheet",)
"""Sprites that lie there only for the look of it, and hide what lies under them."""

REACH = 0.62, 0.9
"""How much of its picture a pawn answers to, across and along."""


def rect_of(board: Board, thing: Thing) -> Rect:
    """Return the rectangle of a thing in the focus shown; None if it is not in sight."""
    kind, places = str(thing[0]), board.places
    if (box := board.extent(thing)) is not None:
        return pawn_box(board, thing) if kind == "team" else box
    maker = RECTS.get(kind)
    return maker(places, thing) if maker is not None else None


def pawn_box(board: Board, thing: Thing) -> pygame.FRect:
    """Return the box of a pawn, which reaches up from its foot."""
    sprite = board.cast.sprites[thing]
    box = pygame.FRect((0, 0), sprite.look.size).scale_by(*REACH)
    box.midbottom = (sprite.x, sprite.y + 4)
    return box


def _numbered(find: Callable[[Places, int], pygame.FRect]) -> Callable[[Places, Thing], Rect]:
    return lambda places, thing: find(places, int(thing[1]))


def _unless_over(find: Callable[[Places, int], pygame.FRect]) -> Callable[[Places, Thing], Rect]:
    """Return where something is found over which the tile of the last careers lies at the end."""
    return lambda places, thing: None if places.last_careers else find(places, int(thing[1]))


def _boxed(name: str) -> Callable[[Places, Thing], Rect]:
    def find(places: Places, thing: Thing) -> Rect:
        return places.layout.box(name) if places.layout.has(name) else None

    return find


def _in_site(name: str) -> Callable[[Places, Thing], Rect]:
    return lambda places, thing: places.in_site(int(thing[1]), name)


def _round(places: Places, thing: Thing) -> Rect:
    return places.layout.box(f"round-{thing[1]}")


def _button(places: Places, thing: Thing) -> Rect:
    name = str(thing[1])
    if name == "edge":
        return places.layout.box("edge")
    if name in BUTTONS:
        return places.layout.grid("button", len(BUTTONS))[BUTTONS.index(name)].copy()
    if not places.layout.has("mat-button-first"):
        return None
    return places.layout.grid("mat-button", 1, len(MAT_BUTTONS))[MAT_BUTTONS.index(name)].copy()


def _camps(places: Places, thing: Thing) -> Rect:
    return places.camps(0 if thing[1] == "movement" else 1)


def _grant(places: Places, thing: Thing) -> Rect:
    return places.in_university(int(thing[1]), "university-grant")


def _reward(places: Places, thing: Thing) -> Rect:
    tray = tray_now(places)
    if tray is None:
        return None
    return tray.token_box(int(thing[1])) if thing[0] == "reward" else tray.answer_box(int(thing[1]))


def _slot(places: Places, thing: Thing) -> Rect:
    # What is marked on another player's mat may be a slot that the mat in front does not have.
    slots = places.sight.feud.seats[places.sight.viewer].slots
    return places.slot(int(thing[1])) if int(thing[1]) < len(slots) else None


def _desk_set(places: Places, thing: Thing) -> Rect:
    return places.desk_set(int(thing[1]), int(thing[2])) if places.layout.has("desk-sets") else None


def _specialist(places: Places, thing: Thing) -> Rect:
    return places.layout.grid("specialist", 3)[int(thing[1])].copy()


def _extra_slot(places: Places, thing: Thing) -> Rect:
    room = places.layout.box("slots")
    return pygame.FRect(room.right - 26, room.top, 26, room.height)


def _verb(places: Places, thing: Thing) -> Rect:
    return verb_places(places.layout).get(str(thing[1]))


def _in_row(find: Callable[[Places, int, int], pygame.FRect]) -> Callable[[Places, Thing], Rect]:
    return lambda places, thing: find(places, int(thing[1]), int(thing[2]) if len(thing) > 2 else 0)


def _gains(kind: str) -> Callable[[Places, Thing], Rect]:
    """Return where the bonus of a row or of a column of the profession track is shown."""

    def find(places: Places, thing: Thing) -> Rect:
        if not places.unfolded:
            return None
        rows = places.sight.feud.box.rows
        column = kind == "profession-column"
        count = (len(rows.profession_columns), 1) if column else (1, len(rows.profession_rows))
        return places.layout.grid(kind, *count)[int(thing[1])].copy()

    return find


def _step(places: Places, thing: Thing) -> Rect:
    action = action_in_work(places.sight.feud)
    if action == NOBODY:
        return None
    return columns(places.layout.box("steps"), len(STEPS[ACTIONS[action]]), 6)[int(thing[1])]


def _pawn(places: Places, thing: Thing) -> Rect:
    """Return pawn and name of the mat in front."""
    x, y = places.layout.point("mat-pawn")
    return pygame.FRect(x - 36, y - 96, 72, 100)


def _front(places: Places, thing: Thing) -> Rect:
    box = pygame.FRect(0, 0, 20, 20)
    upper = places.layout.box("solo-upper")
    box.center = upper.right - 12 - int(thing[1]) * 22, upper.top + 6
    return box


RECTS: dict[str, Callable[[Places, Thing], Rect]] = {
    "site": _numbered(Places.site),
    "pit": _in_site("site-pit"),
    "ground": _numbered(Places.ground),
    "bone": lambda places, thing: places.level(int(thing[1]), int(thing[2])),
    "tile": _in_site("site-tile"),
    "site-card": _in_site("site-card"),
    "camp": _numbered(Places.camp),
    "way": lambda places, thing: places.way(int(thing[1]), int(thing[2])),
    "door": lambda places, thing: places.door(int(thing[1]), int(thing[2])),
    "university": _numbered(Places.university),
    "grant": _grant,
    "action": _numbered(Places.action),
    "patron": lambda places, thing: places.layout.box(f"patron-{thing[1]}"),
    "shelf": lambda places, thing: places.layout.box(f"books-{thing[1]}"),
    "track": lambda places, thing: places.layout.box(f"track-{thing[1]}"),
    "worth": lambda places, thing: places.layout.box(f"worth-{thing[1]}"),
    "paper": lambda places, thing: places.paper(int(thing[1]), int(thing[2])),
    "award": lambda places, thing: places.award_space(int(thing[1]), int(thing[2])),
    "award-tile": _numbered(Places.award),
    "find": _numbered(Places.find),
    "column": _numbered(Places.column),
    "scholars": lambda places, thing: places.scholar_deck,
    "rare": _unless_over(Places.rare),
    "bag": _boxed("rare-bag"),
    "profession": _unless_over(Places.profession),
    "endgame": lambda places, thing: places.endgame(int(thing[1])) if places.last_careers else None,
    "round": _round,
    "midgame": _boxed("midgame"),
    "crate": _numbered(Places.crate),
    "cover": _numbered(Places.cover),
    "envelope": _numbered(Places.envelope),
    "camps": _camps,
    "locket": _boxed("locket"),
    "money": lambda places, thing: pygame.FRect(places.layout.box("mat-money").move(-21, -21).topleft, (42, 42)),
    "reputation": _boxed("mat-reputation"),
    "specialist": _specialist,
    "award-markers": _boxed("award-markers"),
    "slot": _slot,
    "extra-slot": _extra_slot,
    "strip": _numbered(Places.strip),
    "verb": _verb,
    "button": _button,
    "prompt": _boxed("ribbon"),
    "turn": _boxed("turn-bar"),
    "reward": _reward,
    "answer": _reward,
    "set": _desk_set,
    "loop": lambda places, thing: step_place(places, int(thing[1]), int(thing[2])),
    "solo-back": _boxed("solo-back"),
    "solo": _boxed("solo-card"),
    "solo-front": _front,
    "points": _boxed("turn-points"),
    "depth": _boxed("turn-depth"),
    "free": _boxed("turn-free"),
    "step": _step,
    "profession-row": _gains("profession-row"),
    "profession-column": _gains("profession-column"),
    "seat": _pawn,
    "seat-name": _boxed("mat-name"),
    "part": _in_row(Places.desk_part),
    "row-paper": _in_row(Places.desk_paper),
    "row-envelope": _in_row(Places.desk_envelope),
    "ladder": lambda places, thing: rows(places.ladder, 3, 6)[int(thing[1])],
    "find-card": lambda places, thing: places.desk_find_card(int(thing[1])),
}
"""How the rectangle of a thing that is no sprite is found."""


def thing_at(board: Board, at: Point) -> Thing | None:
    """Return the key of what lies under a point: the topmost sprite, or else the smallest place."""
    sprites = [
        sprite
        for key, sprite in board.cast.sprites.items()
        if sprite.visible and (rect_of(board, key) or NOWHERE).collidepoint(at)
    ]
    if sprites:
        key = max(sprites, key=lambda sprite: sprite.layer).key
        return key if key[0] not in NOT_LOOKED_AT else None
    for thing in flat_things(board.places):
        box = RECTS[str(thing[0])](board.places, thing)
        if box is not None and box.collidepoint(at):
            return thing
    return None


NOWHERE = pygame.FRect()


def flat_things(places: Places) -> Iterator[Thing]:
    """Return the things that are no sprites, small ones before those they lie on."""
    yield from _bar_things(places)
    yield from _map_things(places)
    yield from _academy_things(places)
    yield from _mat_things(places)


def _bar_things(places: Places) -> Iterator[Thing]:
    sight = places.sight
    yield from (("round", number) for number in range(len(sight.feud.rounds)))
    yield ("midgame",)
    yield from (("button", name) for name in (*BUTTONS, *MAT_BUTTONS, "edge"))
    if sight.party is not None:
        yield from (("verb", name) for name in VERBS)
        yield from ((name,) for name in ("points", "depth", "free"))
    elif (action := action_in_work(sight.feud)) != NOBODY:
        yield from (("step", number) for number in range(len(STEPS[ACTIONS[action]])))
    yield from (("strip", seat) for seat in sight.others)
    yield ("prompt",)
    if (tray := tray_now(places)) is not None:
        yield from (("reward", number) for number in range(len(tray.tokens)))
        yield from (("answer", number) for number in range(len(tray.answers)))


def _map_things(places: Places) -> Iterator[Thing]:
    feud = places.sight.feud
    for site, ways in enumerate(feud.box.ways):
        yield from (("way", site, there) for there in ways)
    for university, sites in enumerate(feud.box.doors):
        yield from (("door", university, site) for site in sites)
    for site in range(len(feud.site_cards)):
        yield ("tile", site)
        yield from (("camp", space) for space in feud.box.camps_at[site])
        yield ("ground", site)
        yield from (("bone", site, level) for level in range(LEVELS))
        yield ("site-card", site)
        yield ("site", site)
    yield from (("university", number) for number in range(len(feud.grants)))


def _academy_things(places: Places) -> Iterator[Thing]:
    feud = places.sight.feud
    if not places.wide_map and not places.desk_choice and feud.seats[places.sight.viewer].patron != NOBODY:
        yield from _desk_things(places)
    yield from (("action", number) for number in range(len(ACTIONS)))
    for patron in range(2):
        yield from ((name, patron) for name in ("patron", "worth", "shelf", "track"))
    yield from (("award", tile, place) for tile, place, _, _ in spaces(feud))
    yield from (("award-tile", tile) for tile in range(len(feud.awards)))
    yield from (("find", place) for place in range(len(feud.finds)))
    yield from (("column", number) for number in range(len(feud.columns)))
    yield ("scholars",)
    if places.last_careers:
        yield from (("endgame", place) for place in range(len(feud.box.rows.endgame)))
        return
    yield ("bag",)
    yield from (("rare", kind) for kind in range(len(KINDS)))
    yield from (("profession", space) for space in range(len(feud.box.profession_gains)))
    if places.unfolded:
        yield from (("profession-row", number) for number in range(len(feud.box.rows.profession_rows)))
        yield from (("profession-column", number) for number in range(len(feud.box.rows.profession_columns)))


def _desk_things(places: Places) -> Iterator[Thing]:
    """Return what lies on the desk of the action in work."""
    sight, action = places.sight, action_in_work(places.sight.feud)
    if action == PUBLISH:
        for number in range(len(sight.rows)):
            yield from (("part", number, category) for category in range(len(CATEGORIES)))
            yield from ((name, number) for name in ("row-paper", "row-envelope"))
        if places.laddered:
            yield from (("ladder", step) for step in range(3))
    elif action == DEBUNK:
        yield from (("set", value, kind) for kind in places.desk_sets() for value in (2, 3, 4))
    elif action == FIND and sight.open_hand:
        yield from (("find-card", number) for number in range(len(sight.feud.seats[sight.viewer].species)))


def _mat_things(places: Places) -> Iterator[Thing]:
    sight = places.sight
    mat = sight.feud.seats[sight.viewer]
    yield from (("slot", number) for number in range(len(mat.slots)))
    yield from (("crate", number) for number in range(sight.feud.crates(sight.viewer)))
    yield from (("envelope", number) for number in range(len(mat.archive)))
    yield from (("camps", name) for name in ("movement", "archive"))
    yield ("locket",)
    yield ("money",)
    yield ("reputation",)
    yield from (("specialist", number) for number in range(len(mat.specialists)))
    yield ("award-markers",)
    yield from (("seat-name",), ("seat",))
    if sight.focus.theodore and sight.solo.current:
        row = sight.feud.box.solo_cards[sight.solo.current]
        yield from (("solo-front", number) for number in range(len(row.front)))
        yield from (("loop", 0, number) for number in range(len(row.actions)))
        yield from (("loop", 1, number) for number in range(len(row.team)))
        yield from (("solo", sight.solo.current), ("solo-back",))
