"""The sprites of the map and the universities: bones, cards, camps, teams, grant markers."""

from __future__ import annotations

from collections.abc import Iterator

from game.model.bonewars.box import LEVELS, NOTHING
from game.model.bonewars.state import VIRTUAL
from game.scenes.bonewars.places import Places
from game.view.bonewars.cards import SITE_SIZE, species_look
from game.view.bonewars.looks import bone_look, camp_look, marker_look, team_look
from game.view.bonewars.small_cards import small_look
from game.view.pieces import Sprite

MAP = 100.0
"""The lowest layer of what lies on the map."""


def map_sprites(places: Places) -> Iterator[Sprite]:
    """Return everything that can move on the map and at the universities."""
    yield from _bones(places)
    yield from _cards(places)
    yield from _camps(places)
    yield from _teams(places)
    yield from _grants(places)


def _bones(places: Places) -> Iterator[Sprite]:
    for number, kind in enumerate(places.sight.feud.site_bones):
        if kind != NOTHING:
            site, level = divmod(number, LEVELS)
            at = places.bone_point(site, level)
            yield Sprite(("bone", site, level), bone_look(kind, places.bone_side), *at, MAP + level * 0.1)


def _cards(places: Places) -> Iterator[Sprite]:
    feud = places.sight.feud
    for site, card in enumerate(feud.site_cards):
        if card:
            look = species_look(feud.box, card, size=SITE_SIZE) if places.wide_map else small_look(feud.box, card)
            yield Sprite(("species", card), look, *places.in_site(site, "site-card").center, MAP + 1)


def _camps(places: Places) -> Iterator[Sprite]:
    sight = places.sight
    for space, owner in enumerate(sight.feud.camps):
        if owner >= 0:
            box = places.camp(space)
            look = camp_look(sight.player(owner), box.width * 1.3)
            yield Sprite(("camp", space), look, box.centerx, box.centery - 1, MAP + 2)


def _teams(places: Places) -> Iterator[Sprite]:
    sight = places.sight
    feud = sight.feud
    for site in range(len(feud.site_cards)):
        here = [seat for seat, mat in enumerate(feud.seats) if mat.site == site]
        for number, seat in enumerate(here):
            at = places.team_point(site, number, len(here))
            yield Sprite(("team", seat), team_look(sight.player(seat), places.pawn_tall), *at, MAP + 5 + number * 0.1)
    for university in range(len(feud.grants)):
        home = [seat for seat, mat in enumerate(feud.seats) if mat.site == NOTHING and mat.university == university]
        home += [VIRTUAL] if feud.neutral == university else []
        for number, seat in enumerate(home):
            box = places.in_university(university, "university-team")
            at = (box.left + 20 + number * 20, box.bottom)
            yield Sprite(
                ("team", seat),
                team_look(sight.player(seat), places.pawn_tall * (0.64 if places.wide_map else 0.8)),
                *at,
                MAP + 5,
            )


def _grants(places: Places) -> Iterator[Sprite]:
    sight = places.sight
    for university in range(len(sight.feud.grants)):
        owners = [seat for seat, mat in enumerate(sight.feud.seats) if mat.grant == university]
        box = places.in_university(university, "university-grant")
        wide = places.wide_map or len(owners) < 2
        side = 30.0 if wide else 21.0
        pitch = 22.0 if wide else (box.width - side) / (len(owners) - 1)
        for number, seat in enumerate(owners):
            at = (box.left + 1 + side / 2 + number * pitch, box.centery)
            yield Sprite(("grant-marker", seat), marker_look(sight.player(seat), side), *at, MAP + 3 + number * 0.1)
