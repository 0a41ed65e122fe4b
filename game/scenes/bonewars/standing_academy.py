"""The sprites of the academy: papers, loyalty, markers of actions, awards, finds, professions, cards to be had."""

from __future__ import annotations

from collections.abc import Iterator

from game.model.bonewars.awards import spaces
from game.model.bonewars.box import ACTIONS, NOTHING
from game.scenes.bonewars.places import Places
from game.scenes.bonewars.places_desk import SCHOLARS
from game.view.bonewars.cards import scholar_look
from game.view.bonewars.looks import find_look, marker_look, paper_look
from game.view.bonewars.small_cards import strip_look
from game.view.pieces import Sprite

ACADEMY = 200.0
"""The lowest layer of what lies on the academy."""

MOST_FIND = 40.0


def academy_sprites(places: Places) -> Iterator[Sprite]:
    """Return everything that can move on the academy."""
    for sprites in (_papers, _loyalty, _posts, _claims, _finds, _scholars, _professions):
        yield from sprites(places)


def _papers(places: Places) -> Iterator[Sprite]:
    for patron, papers in enumerate(places.sight.feud.papers):
        for place, value in enumerate(papers):
            box = places.paper(patron, place)
            look = paper_look(patron, value, box.size)
            yield Sprite(("paper", patron, place), look, *box.center, ACADEMY + place * 0.01)


def _loyalty(places: Places) -> Iterator[Sprite]:
    sight = places.sight
    side = 21.0 if len(sight.feud.seats) == 2 else 19.0
    for patron in range(2):
        for number, seat in enumerate([*reversed(sight.others), sight.viewer]):
            at = places.loyalty_point(seat, patron)
            look = marker_look(sight.player(seat), side)
            yield Sprite(("loyalty", seat, patron), look, *at, ACADEMY + 2 + number * 0.1)


def _posts(places: Places) -> Iterator[Sprite]:
    sight = places.sight
    for action in range(len(ACTIONS)):
        here = [seat for seat, mat in enumerate(sight.feud.seats) if mat.post == action]
        for number, seat in enumerate(here):
            at = places.post_point(action, number)
            yield Sprite(("post", seat), marker_look(sight.player(seat), 28), *at, ACADEMY + 3 - number * 0.1)


def _claims(places: Places) -> Iterator[Sprite]:
    sight = places.sight
    for tile, place, number, _ in spaces(sight.feud):
        box = places.award_space(tile, place)
        for order, owner in enumerate(sight.feud.claims[number]):
            at = (box.right - 13 - order * 9, box.centery)
            side = min(22.0, box.height - 3)
            yield Sprite(("claim", tile, place, order), marker_look(sight.player(owner), side), *at, ACADEMY + 1)


def _finds(places: Places) -> Iterator[Sprite]:
    for place, icon in enumerate(places.sight.feud.finds):
        if icon != NOTHING:
            box = places.find(place)
            side = round(min(box.height - 3, box.width - 3, MOST_FIND))
            yield Sprite(("find", place), find_look(icon, side), *box.center, ACADEMY)


def _scholars(places: Places) -> Iterator[Sprite]:
    feud = places.sight.feud
    for place, card in enumerate(feud.shown):
        box = places.scholar(place)
        laid_out = places.desk_choice == SCHOLARS
        look = scholar_look(feud.box, card) if laid_out else strip_look(feud.box, card, *box.size)
        yield Sprite(("scholar", card), look, *box.center, ACADEMY)


def _professions(places: Places) -> Iterator[Sprite]:
    sight = places.sight
    for number, (seat, mat) in enumerate(enumerate(sight.feud.seats)):
        if places.last_careers:
            if mat.endgame == NOTHING:
                continue
            box = places.endgame(mat.endgame)
            look = marker_look(sight.player(seat), 34)
            yield Sprite(("profession-marker", seat), look, box.centerx, box.bottom - 36, ACADEMY + 4)
        elif mat.profession != NOTHING and places.unfolded:
            box = places.profession(mat.profession)
            look = marker_look(sight.player(seat), min(box.height - 2, 28.0))
            at = (box.right - 18, box.centery) if places.passing else box.center
            yield Sprite(("profession-marker", seat), look, *at, ACADEMY + 1 + number * 0.1)
