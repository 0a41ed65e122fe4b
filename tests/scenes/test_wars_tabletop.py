"""How the table of Bone Wars is laid out and drawn: zones, things, sprites, words, in every focus."""

from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest

from game.app import App
from game.model.bonewars.state import Feud
from game.model.session import Session
from game.model.turn import Choice, Decision, Rng
from game.players.random import RandomPlayer
from game.scenes.bonewars.answers import things_of
from game.scenes.bonewars.describe import view_of
from game.scenes.bonewars.desk import DeskPart
from game.scenes.bonewars.history import published
from game.scenes.bonewars.layout import PASS, PUBLISH, TEAM, Focus, layout_of, surplus_of
from game.scenes.bonewars.map_parts import SMALL_GRANT, whole_words
from game.scenes.bonewars.sight import Sight, Solo
from game.scenes.bonewars.steps import focus_for
from game.scenes.bonewars.tabletop import Says, Tabletop
from game.scenes.bonewars.things import flat_things, rect_of, thing_at
from game.view.bonewars.cards import back_look
from game.view.painter import Painter
from game.view.screen import HEIGHT, WIDTH, Screen
from game.view.text import words
from game.view.theme import Style
from game.view.type import Type
from tests.scenes.at_wars_table import begun, played_until, seated

HUMANS = ("human", "human", "human", "human")
SOLO = ("human", "theodore")
FOCUSES = [Focus(upper, theodore) for upper in (TEAM, PUBLISH, PASS) for theodore in (False, True)]
FOCUSES += [Focus(upper).turned for upper in (TEAM, PUBLISH)]
SURPLUSES = (0, 100, 300)
"""By how much the table is taller in windows of the shapes 16:9, 16:10 and 4:3."""

SIZES = ((1280, 720), (1920, 1080), (2560, 1080), (1600, 1000), (1600, 1200), (1200, 1920))
BAR = ("title", "ribbon", "round-0", "round-1", "midgame", "round-2", "round-3", "turn-bar", "strips")
SHEETS = ("field", "shelf-0", "shelf-1", "finds", "scholars", "rare", "profession")
MAT = ("identity", "camps-0", "camps-1", "slots", "hand")
DUMB = ("answer", "offer-sheet")
"""Things that say all they have to say by themselves."""


def nothing() -> tuple[int, str, bool]:
    return 0, "", False


class Watched:
    """A tabletop that shows the moments of a game, for whoever is asked."""

    def __init__(self, app: App, session: Session[Feud], kinds: tuple[str, ...]) -> None:
        self.app = app
        self.session = session
        self.sight = Sight(session.state, seated(kinds), 0)
        self.top = Tabletop(self.sight, Says(nothing, lambda name: True, lambda: True), lambda: True)
        stage = app.stage
        self.painter = Painter(app.canvas, stage.screen, stage.art, stage.type)

    def show(self) -> None:
        sight, feud = self.sight, self.session.state
        sight.feud, sight.asked = feud, self.session.decision()
        sight.viewer = sight.asked.player if sight.asked is not None else sight.viewer
        sight.rows = published(self.session)
        if feud.theodore is not None and feud.theodore.deck:
            sight.solo = Solo(feud.theodore.deck[0], feud.theodore.deck[-1])
        self.top.turn_to(Focus(focus_for(feud, sight.focus.upper), feud.is_theodore(sight.viewer)))
        self.top.board.place(feud)

    def draw(self, whole: bool = False) -> list[pygame.Rect]:
        return list(self.top.draw(self.painter, whole) or [])

    def moments(self, every: int, seed: int = 3) -> Iterator[Decision]:
        player = RandomPlayer(Rng(seed))
        number = 0
        while (asked := self.session.decision()) is not None:
            if number % every == 0:
                self.show()
                yield asked
            self.session.choose(player.choose(asked))
            number += 1


@pytest.fixture
def shortened(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The texts that had to be cut to fit."""
    found: set[str] = set()
    fitted = Type.fitted

    def watched(self: Type, text: str, style: Style, width: float) -> tuple[str, Style]:
        result = fitted(self, text, style, width)
        if result[0] != text:
            found.add(text)
        return result

    monkeypatch.setattr(Type, "fitted", watched)
    return found


@pytest.mark.parametrize("surplus", SURPLUSES)
@pytest.mark.parametrize("focus", FOCUSES, ids=str)
def test_no_zone_lies_over_another_or_off_the_sheet(focus: Focus, surplus: int) -> None:
    layout = layout_of(focus, surplus)
    names = [*BAR, *SHEETS, *(name for name in MAT if layout.has(name))]
    boxes = {name: layout.box(name) for name in names}
    boxes |= {f"award-{n}": box for n, box in enumerate(layout.grid("award", 3))}
    boxes |= {f"action-{n}": box for n, box in enumerate(layout.grid("action", 4))}
    for name, box in boxes.items():
        assert pygame.FRect(0, 0, WIDTH, HEIGHT).inflate(0, surplus).contains(box), name
    for (one, box), (other, second) in combinations(boxes.items(), 2):
        assert not box.inflate(-1, -1).colliderect(second.inflate(-1, -1)), f"{one} and {other}"


@pytest.mark.parametrize(("size", "surplus"), list(zip(SIZES, (0, 0, 0, 100, 300, 300), strict=True)))
def test_the_table_is_taller_in_a_window_that_is_not_as_wide(size: tuple[int, int], surplus: int) -> None:
    screen = Screen(size)
    assert surplus_of(screen) == surplus
    bar, mat = layout_of(Focus(), surplus).box("title"), layout_of(Focus(), surplus).box("mat")
    assert (bar.top, bar.height, mat.bottom) == (-surplus / 2, 54, 894 + surplus / 2)
    plain = layout_of(Focus())
    assert layout_of(Focus(), surplus).box("field").height == pytest.approx(plain.box("field").height + 0.6 * surplus)
    assert mat.height == pytest.approx(plain.box("mat").height + 0.4 * surplus)


@pytest.mark.parametrize("surplus", SURPLUSES)
def test_what_moves_on_the_mat_lies_on_the_mat_of_a_taller_table(app: App, surplus: int) -> None:
    watched = Watched(app, begun(HUMANS[:2], 5), HUMANS[:2])
    watched.top.fit(surplus)
    for _ in watched.moments(25):
        board = watched.top.board
        mat = board.places.layout.box("mat")
        for key in board.cast.sprites:
            if key[0] in ("team-card", "crate", "cover"):
                assert mat.contains(board.extent(key)), key


@pytest.mark.parametrize(("kinds", "every"), [(HUMANS[:2], 11), (HUMANS, 23), (SOLO, 9)])
def test_everything_on_the_table_has_a_place_and_something_to_say(app: App, kinds: tuple[str, ...], every: int) -> None:
    watched = Watched(app, begun(kinds, 5), kinds)
    for _ in watched.moments(every):
        places = watched.top.board.places
        for thing in [*flat_things(places), *watched.top.board.cast.sprites]:
            if thing[0] not in DUMB:
                assert view_of(places, thing) is not None, thing
        for key in watched.top.board.cast.sprites:
            assert rect_of(watched.top.board, key) is not None, key


@pytest.mark.parametrize(("kinds", "every"), [(HUMANS[:2], 2), (HUMANS[:3], 3), (SOLO, 2)])
def test_what_stands_for_a_choice_is_in_sight_on_the_sheet(app: App, kinds: tuple[str, ...], every: int) -> None:
    watched = Watched(app, begun(kinds, 8), kinds)
    for asked in watched.moments(every):
        for choice in asked.options:
            things = things_of(watched.session.state, asked, choice)
            boxes = [box for thing in things if (box := rect_of(watched.top.board, thing)) is not None]
            assert boxes or not things, (type(asked.step).__name__, choice, things)
            for box in boxes:
                assert pygame.FRect(-20, 0, WIDTH + 40, HEIGHT).contains(box), (choice, box)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1280, 800), (1280, 960)])
@pytest.mark.parametrize(("kinds", "every"), [(HUMANS[:2], 29), (HUMANS, 61), (SOLO, 23)])
def test_no_word_is_cut_but_names_of_species(
    app: App, shortened: set[str], kinds: tuple[str, ...], every: int, size: tuple[int, int]
) -> None:
    screen = app.stage.screen
    screen.fit(size)
    watched = Watched(app, begun(kinds, 5), kinds)
    watched.top.fit(surplus_of(screen))
    watched.painter = Painter(pygame.Surface(size), screen, app.stage.art, app.stage.type)
    for _ in watched.moments(every):
        watched.draw()
    names = {row.name for row in watched.session.state.box.species}
    assert shortened - names == set()


def test_the_sprites_stand_in_another_focus_as_they_would_be_put_there(app: App) -> None:
    watched = Watched(app, begun(HUMANS[:3], 2), HUMANS[:3])
    for _ in watched.moments(40):
        for focus in (Focus(PUBLISH), Focus(PASS), Focus(TEAM)):
            watched.top.turn_to(focus)
            board = watched.top.board
            assert board.cast.sprites == board.rest(watched.session.state)


def test_nothing_is_drawn_when_nothing_has_changed(app: App) -> None:
    watched = Watched(app, begun(HUMANS[:2], 2), HUMANS[:2])
    watched.show()
    watched.draw(True)
    assert watched.draw() == []
    watched.sight.feud.seats[watched.sight.viewer].money += 1
    assert len(watched.draw()) > 0


def test_the_desk_is_drawn_anew_when_a_set_is_possible_that_needs_a_bone_of_any_kind(app: App) -> None:
    single = played_until(HUMANS[:2], lambda asked, feud: any(lone(feud, choice) for choice in asked.options), 3)
    watched = Watched(app, single, HUMANS[:2])
    watched.show()
    desk = DeskPart(watched.top.board.places)
    asked, watched.sight.asked = watched.sight.asked, None
    before = desk.sign()
    watched.sight.asked = asked
    assert desk.sign() != before


def lone(feud: Feud, choice: Choice) -> bool:
    """Tell whether a choice debunks a paper with one bone of a kind and one of any kind."""
    return choice[0] == "debunk" and len(choice) > 2 and feud.seats[feud.active].bones[int(choice[2])] == 1


def test_a_hand_that_may_not_be_seen_shows_its_backs(app: App) -> None:
    watched = Watched(app, begun(HUMANS[:2], 2), HUMANS[:2])
    watched.show()
    watched.sight.open_hand = False
    watched.top.board.place(watched.session.state)
    mat = watched.session.state.seats[watched.sight.viewer]
    for card in mat.team_cards:
        assert watched.top.board.cast.sprites[("team-card", card)].look == back_look("team-card")


def test_the_divider_slides_for_a_quarter_of_a_second_and_then_lies_still(app: App) -> None:
    watched = Watched(app, begun(HUMANS[:2], 2), HUMANS[:2])
    watched.top = Tabletop(watched.sight, Says(nothing, lambda name: True, lambda: True), lambda: False)
    watched.show()
    watched.draw(True)
    watched.top.turn_to(Focus(PUBLISH))
    ticks = 0
    while watched.top.sliding:
        watched.draw()
        watched.top.tick()
        ticks += 1
        assert ticks < 40
    after = pygame.image.tobytes(app.canvas, "RGB")
    watched.draw(True)
    assert after == pygame.image.tobytes(app.canvas, "RGB")
    assert ticks in (15, 16, 17)


def test_the_divider_sets_out_at_once_and_what_it_leads_to_is_drawn_on_the_way(app: App) -> None:
    watched = Watched(app, begun(HUMANS[:2], 2), HUMANS[:2])
    watched.top = Tabletop(watched.sight, Says(nothing, lambda name: True, lambda: True), lambda: False)
    watched.show()
    watched.draw(True)
    watched.top.turn_to(Focus(PUBLISH))
    seen = []
    while watched.top.sliding:
        watched.draw()
        watched.top.tick()
        seen.append(pygame.image.tobytes(app.canvas, "RGB"))
    assert len(set(seen[:12])) == 12


def test_the_topmost_thing_lies_under_the_pointer(app: App) -> None:
    watched = Watched(app, begun(HUMANS[:2], 2), HUMANS[:2])
    for _ in watched.moments(15):
        board = watched.top.board
        # What a sheet covers is not looked at through it.
        sheet = board.extent(("offer-sheet",)) or pygame.FRect()
        for site, card in enumerate(watched.session.state.site_cards):
            middle, tile = (
                board.places.in_site(site, "site-card").center,
                board.places.in_site(site, "site-tile").center,
            )
            under = None if sheet.collidepoint(tile) else ("tile", site)
            assert thing_at(board, tile) in (under, *(("species", offered) for offered in watched.sight.feud.offer))
            if card and not sheet.collidepoint(middle) and watched.sight.focus.upper != PUBLISH:
                assert thing_at(board, middle) == ("species", card)


def test_the_names_of_grants_are_not_broken_in_the_narrow_map(app: App) -> None:
    width, painter = layout_of(Focus(PUBLISH)).box("university-name").width, app._painter(app.canvas)
    for key in begun(HUMANS[:2], 1).state.box.grants:
        name = words(f"wars-grant-{key}")
        style = whole_words(painter, name, SMALL_GRANT, width)
        assert style.size >= 14
        assert all(painter.type.width(word, style) <= width for word in name.split()), name
