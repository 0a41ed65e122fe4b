"""What a choice would do, shown where it will be: pieces as they will stand, what goes, and how the numbers change."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import pygame

from game.model.bonewars import deeds as d
from game.model.bonewars import facts as f
from game.model.bonewars.box import PATRONS
from game.model.bonewars.shelves import credibility
from game.model.bonewars.state import Feud
from game.model.turn import Choice, Fact
from game.scenes.bonewars.board import Board
from game.scenes.bonewars.chances import worth_of
from game.scenes.bonewars.foresight import Foresight, foresee
from game.scenes.bonewars.history import with_fact
from game.scenes.bonewars.parts import Thing
from game.scenes.bonewars.places import CRATES
from game.scenes.bonewars.slots import paint_slot
from game.scenes.bonewars.standing_mat import KEYS, hand_of
from game.view import theme
from game.view.bonewars import signs
from game.view.bonewars.cards import back_look
from game.view.bonewars.looks import bone_look
from game.view.pieces import Key, Look, Sprite
from game.view.sheet import Sheet, composed
from game.view.theme import Style

ALPHA, CARD_ALPHA = 175, 235
GHOSTS = 850.0
"""The layer of ghosts: above all that lies still."""
ON_BOARD = ("paper", "loyalty", "post", "claim", "camp", "profession-marker", "grant-marker")
"""Pieces whose ghost stands wherever they are new, have moved or changed."""
GOING = ("paper", "bone", "find", "own-camp", "cover")
"""Pieces that are dimmed when they will be gone."""
UNKNOWN = Style("cinzel-bold", 28, theme.CREAM, shadow=theme.NIGHT)


class Change(NamedTuple):
    """How a number changes that stands on the table: where it stands, and by how much."""

    thing: Thing
    by: int


@dataclass(frozen=True, slots=True)
class Ghost:
    """The outcome of choices: sprites as they will stand, the boxes of what will be gone, and changed numbers."""

    sprites: tuple[Sprite, ...] = ()
    going: tuple[pygame.FRect, ...] = ()
    changes: tuple[Change, ...] = ()


def foreseen(board: Board, choices: Sequence[Choice]) -> Ghost:
    """Return what choices would do in the state in sight."""
    feud = board.sight.feud
    foresight = foresee(feud, choices)
    now, then = board.cast.sprites, after(board, foresight)
    sprites = [*moved(board, foresight, now, then), *cards(board, foresight, then), *bones(board, foresight)]
    sprites += [*boards(board, foresight), *unknown(board, foresight)]
    gone = [key for key in now if key[0] in GOING and key not in then]
    boxes = [box for key in gone if (box := board.extent(key)) is not None]
    return Ghost(tuple(sprites), (*boxes, *lost(board, foresight)), tuple(changes(board, foresight.after)))


def after(board: Board, foresight: Foresight) -> Mapping[Key, Sprite]:
    """Return all sprites as they will stand, those on the desk too."""
    sight = board.sight
    rows = sight.rows
    try:
        for fact in foresight.known:
            sight.rows = with_fact(sight.rows, fact)
        return board.rest(foresight.after)
    finally:
        sight.rows = rows


# pieces


def ghostly(sprite: Sprite, layer: float = 0.0) -> Sprite:
    """Return a sprite as a ghost."""
    return replace(sprite, layer=GHOSTS + layer, alpha=ALPHA)


def moved(
    board: Board, foresight: Foresight, now: Mapping[Key, Sprite], then: Mapping[Key, Sprite]
) -> Iterator[Sprite]:
    """Return the pieces that will stand elsewhere, or look otherwise, or be new."""
    before, later = board.sight.feud.seats, foresight.after.seats
    gone = {("team", seat) for seat, mat in enumerate(later) if place_of(before[seat]) != place_of(mat)}
    for key, sprite in then.items():
        old = now.get(key)
        changed = old is None or (old.at, old.look) != (sprite.at, sprite.look)
        if (key[0] in ON_BOARD and changed) or key in gone:
            yield ghostly(sprite, sprite.layer / 1000)


def place_of(mat: Any) -> tuple[int, int]:
    """Return where a team stands."""
    return mat.site, mat.university


def cards(board: Board, foresight: Foresight, then: Mapping[Key, Sprite]) -> Iterator[Sprite]:
    """Return the cards that go elsewhere, where they will lie then; in the hand the others make room."""
    keys = dict.fromkeys(CARD_OF[type(fact)](fact) for fact in foresight.known if type(fact) in CARD_OF)
    with seen(board, foresight.after):
        hand: list[Key] = [(KEYS[deck], card) for deck, card in hand_of(board.places)]
    if any(key in hand for key in keys):
        keys |= dict.fromkeys(hand)
    yield from (replace(ghostly(then[key], then[key].layer / 1000), alpha=CARD_ALPHA) for key in keys if key in then)


CARD_OF: dict[type[Fact], Callable[[Any], Key]] = {
    d.CardLaid: lambda fact: (KEYS[fact.deck], fact.card),
    d.CardUpgraded: lambda fact: ("team-card", fact.advanced),
    f.PaleontologistTaken: lambda fact: ("scholar", fact.card),
    **dict.fromkeys(
        (
            d.OfferTaken,
            d.SpeciesDiscovered,
            d.SpeciesPresented,
            f.SpeciesKept,
            f.SpeciesArchived,
            f.SpeciesReclassified,
        ),
        lambda fact: ("species", fact.card),
    ),
}
"""The card that each of these facts is about."""


# bones


def bones(board: Board, foresight: Foresight) -> Iterator[Sprite]:
    """Return the bones that will be gained, on the crates that are still empty."""
    kinds = difference(foresight.after, board.sight.feud, board.sight.viewer)
    yield from in_crates(board, [(("ghost-bone", kind), kind) for kind in kinds])


def difference(one: Feud, other: Feud, seat: int) -> list[int]:
    """Return the bones that a seat has in one state and not in another, each kind as often as it is so."""
    both = zip(one.seats[seat].bones, other.seats[seat].bones, strict=True)
    return [kind for kind, (more, less) in enumerate(both) for _ in range(more - less)]


def in_crates(board: Board, found: Sequence[tuple[Key, int]], first: int = 0) -> Iterator[Sprite]:
    """Return bones on the first empty crates; a kind of -1 stands for one that nobody knows yet."""
    held = sum(board.sight.feud.seats[board.sight.viewer].bones) + first
    for number, (key, kind) in enumerate(found):
        if held + number < len(CRATES):
            box = board.places.crate(held + number)
            look = bone_look(kind, box.width - 2) if kind >= 0 else unknown_look(box.width - 8)
            yield Sprite((*key, number), look, *box.center, GHOSTS, ALPHA)


def lost(board: Board, foresight: Foresight) -> Iterator[pygame.FRect]:
    """Return the crates of the bones that will be gone."""
    held = board.sight.feud.seats[board.sight.viewer].bones
    counts: dict[int, int] = {}
    for kind in difference(board.sight.feud, foresight.after, board.sight.viewer):
        counts[kind] = counts.get(kind, 0) + 1
        yield board.places.crate(sum(held[: kind + 1]) - counts[kind])


# boards


def boards(board: Board, foresight: Foresight) -> Iterator[Sprite]:
    """Return what will be new on the mat in front: a better slot, a specialist, another patron in the locket."""
    for fact in foresight.known:
        if getattr(fact, "player", board.sight.viewer) != board.sight.viewer:
            continue
        if isinstance(fact, d.SlotUpgraded):
            yield better_slot(board, foresight.after, fact.slot)
        elif isinstance(fact, d.SpecialistHired):
            box = board.places.layout.grid("specialist", 3)[fact.specialist]
            glyph = board.sight.feud.box.rows.specialists[fact.specialist].key
            yield Sprite(("ghost-board", glyph), specialist_look(glyph, box.size), *box.center, GHOSTS, ALPHA)
        elif isinstance(fact, f.PatronTurned):
            box = board.places.layout.box("locket")
            look = locket_look(PATRONS[fact.patron], box.size)
            yield Sprite(("ghost-board", "locket"), look, *box.center, GHOSTS, ALPHA)


def better_slot(board: Board, later: Feud, number: int) -> Sprite:
    """Return a slot as it will be."""
    sight = board.sight
    with seen(board, later):
        box = board.places.slot(number)

    def paint(sheet: Sheet) -> None:
        with seen(board, later):
            paint_slot(sheet, sight, number, pygame.FRect((0, 0), box.size))

    sign = (later.seats[sight.viewer].slots[number], len(later.seats[sight.viewer].laid), number)
    look = composed(("ghost-slot", *sign, box.size), box.size, paint)
    return Sprite(("ghost-board", "slot", number), look, *box.center, GHOSTS, CARD_ALPHA)


@contextmanager
def seen(board: Board, feud: Feud) -> Iterator[None]:
    """Have another state in sight for a moment."""
    shown, board.sight.feud = board.sight.feud, feud
    try:
        yield
    finally:
        board.sight.feud = shown


def specialist_look(key: str, size: tuple[float, float]) -> Look:
    """Return the look of a hired specialist."""

    def paint(sheet: Sheet) -> None:
        sheet.panel("panel/brass", 0, 0, *size)
        sheet.glyph(f"glyph/{key}", size[0] / 2, size[1] / 2, 19, theme.DARK_BRASS)

    return composed(("ghost-specialist", key, size), size, paint)


def locket_look(key: str, size: tuple[float, float]) -> Look:
    """Return the look of the locket with a patron in it."""

    def paint(sheet: Sheet) -> None:
        sheet.picture(f"portrait/{key}", 0, 0, (size[0], size[0] * 1.2))
        signs.letter(sheet, key, size[0] - 14, size[1] - 16, 27)

    return composed(("ghost-locket", key, size), size, paint)


# what nobody knows yet


def unknown(board: Board, foresight: Foresight) -> Iterator[Sprite]:
    """Return what will be drawn or dealt, face down."""
    mine = [fact for fact in foresight.hidden if getattr(fact, "player", board.sight.viewer) == board.sight.viewer]
    drawn = [(("ghost-bone", "unknown"), -1) for fact in mine if isinstance(fact, f.BoneDrawn)]
    gained = len(difference(foresight.after, board.sight.feud, board.sight.viewer))
    yield from in_crates(board, drawn, gained)
    for number, fact in enumerate(mine):
        if isinstance(fact, f.SiteBonePlaced):
            at = board.places.bone_point(fact.site, fact.level)
            yield Sprite(("ghost-bone", number), unknown_look(board.places.bone_side - 6), *at, GHOSTS, ALPHA)
        elif isinstance(fact, f.SpeciesDealt):
            box = board.places.in_site(fact.site, "site-card")
            look = back_look("species", box.height / back_look("species").size[1])
            yield Sprite(("ghost-card", number), look, *box.center, GHOSTS, ALPHA)
    decks = [DECKS[type(fact)] for fact in mine if type(fact) in DECKS]
    for number, deck in enumerate(decks):
        yield Sprite(("ghost-card", deck, number), back_look(deck), *next_in_hand(board, number), GHOSTS, ALPHA)


DECKS: dict[type[Fact], str] = {f.SpeciesDrawn: "species", f.PaleontologistDrawn: "scholar"}
"""The deck from which a card is drawn into the hand."""


def next_in_hand(board: Board, number: int) -> tuple[float, float]:
    """Return where a card would lie beside the hand, inside of its room."""
    mat = board.sight.feud.seats[board.sight.viewer]
    held = len(mat.species) + len(mat.paleontologists) + len(mat.team_cards)
    room, card = board.places.layout.box("hand"), board.places.layout.box("hand-card")
    left = min(room.left + (held + number) * (card.width + 6), room.right - card.width)
    return left + card.width / 2, room.top + card.height / 2


def unknown_look(side: float) -> Look:
    """Return the look of a bone that nobody knows yet."""

    def paint(sheet: Sheet) -> None:
        sheet.panel("panel/recess", 0, 0, side, side)
        sheet.text("?", UNKNOWN, side / 2, side / 2)

    return composed(("unknown", side), (side, side), paint)


# numbers


def changes(board: Board, later: Feud) -> Iterator[Change]:
    """Return the numbers of the seat in front and of the patrons that will be others."""
    before, seat = board.sight.feud, board.sight.viewer
    old, new = before.seats[seat], later.seats[seat]
    pairs: list[tuple[Thing, int, int]] = [
        (("money",), old.money, new.money),
        (("reputation",), old.reputation, new.reputation),
        (("camps", "movement"), before.free_moves(seat), later.free_moves(seat)),
        (("camps", "archive"), before.limit(seat), later.limit(seat)),
    ]
    for patron in range(2):
        pairs.append((("patron", patron), credibility(before, patron), credibility(later, patron)))
        pairs.append((("worth", patron), worth_of(before, seat, patron), worth_of(later, seat, patron)))
    yield from (Change(thing, now - was) for thing, was, now in pairs if now != was)
