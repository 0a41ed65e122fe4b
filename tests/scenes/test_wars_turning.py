"""The other sheet of the table of Bone Wars, looked at with Tab held or after a click on the edge between them."""

import pygame
import pytest

from game.app import App
from game.model.bonewars.debunk import Debunk
from game.model.bonewars.draft import Draft
from game.model.bonewars.improvements import Upgrade
from game.model.bonewars.paleontologist import Act
from game.model.bonewars.publish import Assemble
from game.model.bonewars.team import TeamTurn
from game.model.bonewars.turns import Turn
from game.model.turn import Rng, below
from game.players.random import RandomPlayer
from game.scenes.bonewars.layout import PASS, PUBLISH, TEAM
from game.scenes.bonewars.things import rect_of
from game.scenes.pause import PauseScene
from game.settings import Speed
from game.view.text import words
from tests.scenes.at_wars_table import WarsPerson, begun, played_until

PAIR = ("human", "human")
LONE = ("human", "random")
SOLO = ("human", "theodore")


def sat(app: App, kinds: tuple[str, ...], kind: type, calm: bool = True) -> WarsPerson:
    app.stage.settings.speed = Speed.SKIP
    app.stage.settings.reduce_motion = calm
    person = WarsPerson(app, played_until(kinds, lambda asked, feud: isinstance(asked.step, kind)), kinds)
    person.watch()
    person.ready()
    return person


def tab(person: WarsPerson, down: bool, mod: int = 0) -> None:
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    person.frame(pygame.event.Event(kind, key=pygame.K_TAB, mod=mod, unicode=""))


def drawn_anew(person: WarsPerson) -> bytes:
    person.table.dirty = True
    person.wait()
    return pygame.image.tobytes(person.app.canvas, "RGB")


def edge(person: WarsPerson) -> tuple[float, float]:
    box = person.table.tabletop.board.places.layout.box("edge")
    return box.centerx, box.top + 40


def upper(person: WarsPerson) -> str:
    return person.table.sight.focus.upper


@pytest.mark.parametrize(
    ("kind", "here", "there"),
    [
        (TeamTurn, TEAM, PUBLISH),
        (Assemble, PUBLISH, TEAM),
        (Debunk, PUBLISH, TEAM),
        (Upgrade, PUBLISH, TEAM),
        (Draft, PASS, PUBLISH),
    ],
)
def test_the_other_sheet_is_wide_as_long_as_tab_is_held(app: App, kind: type, here: str, there: str) -> None:
    person = sat(app, PAIR, kind)
    assert upper(person) == here
    tab(person, True)
    person.wait(60)
    tab(person, True)
    assert upper(person) == there
    assert person.in_place()
    tab(person, False)
    assert upper(person) == here
    assert person.in_place()


def test_the_mat_stays_as_it_is_while_the_other_sheet_is_looked_at(app: App) -> None:
    person = sat(app, PAIR, TeamTurn)
    board = person.table.tabletop.board
    before = [board.places.slot(0), board.places.envelope(4), board.places.layout.box("hand")]
    tab(person, True)
    assert [board.places.slot(0), board.places.envelope(4), board.places.layout.box("hand")] == before


def test_a_click_on_the_edge_keeps_the_other_sheet_wide_until_the_next_click(app: App) -> None:
    person = sat(app, PAIR, TeamTurn)
    person.click(edge(person))
    person.wait(200)
    assert upper(person) == PUBLISH
    person.click(edge(person))
    assert upper(person) == TEAM


def test_what_answers_lies_on_the_sheets_as_they_are_shown(app: App) -> None:
    person = sat(app, PAIR, TeamTurn)
    person.click(edge(person))
    board, hand = person.table.tabletop.board, person.table.hand
    assert hand.targets
    assert all(rect_of(board, target.key) == target.area for target in hand.targets)
    move = next(choice for choice in person.asked.options if choice[0] == "move")
    person.make(move)
    person.watch()
    assert upper(person) == PUBLISH
    assert person.in_place()


def test_the_answers_of_the_turn_bar_go_over_to_the_desk_and_back(app: App) -> None:
    person = sat(app, PAIR, Assemble)
    assert person.table.hand.bar is None
    tab(person, True)
    bar = person.table.hand.bar
    answered = {choice for target in person.table.hand.targets for choice in target.choices}
    answered |= {answer.choice for answer in bar.answers} if bar is not None else set()
    assert ("done",) not in person.asked.options or ("done",) in answered
    tab(person, False)
    assert person.table.hand.bar is None


def test_when_another_sheet_comes_into_play_the_looking_is_at_its_end(app: App) -> None:
    person = sat(app, PAIR, Act)
    person.click(edge(person))
    tab(person, True)
    assert upper(person) == TEAM
    person.make(("publish",) if ("publish",) in person.asked.options else person.asked.options[0])
    person.watch()
    assert person.table.sight.due.upper == upper(person) == PUBLISH
    tab(person, False)
    assert upper(person) == PUBLISH


def test_nothing_slides_while_a_card_is_lifted(app: App) -> None:
    person = sat(app, PAIR, Turn)
    lift = next(target for target in person.table.hand.targets if target.half)
    person.click(person.spot_of(lift))
    assert person.table.sight.lifted is not None
    tab(person, True)
    assert upper(person) == TEAM
    tab(person, False)
    person.click(edge(person))
    assert upper(person) == TEAM
    assert person.table.telling.notice == words("wars-refuse-edge")
    person.key(pygame.K_ESCAPE)
    person.click(edge(person))
    assert upper(person) == PUBLISH


def test_nothing_slides_while_the_button_of_the_mouse_is_down(app: App) -> None:
    person = sat(app, PAIR, TeamTurn)
    tab(person, True)
    person.press((700, 30))
    tab(person, False)
    person.wait(20)
    assert upper(person) == PUBLISH
    person.release((700, 30))
    assert upper(person) == TEAM
    person.press((700, 30))
    tab(person, True)
    assert upper(person) == TEAM


def test_with_alt_tab_belongs_to_the_desktop(app: App) -> None:
    person = sat(app, PAIR, TeamTurn)
    tab(person, True, pygame.KMOD_ALT)
    assert upper(person) == TEAM


def test_a_key_let_go_behind_another_screen_is_no_longer_held(app: App) -> None:
    person = sat(app, PAIR, TeamTurn)
    tab(person, True)
    app.stage.push(PauseScene(app.stage))
    person.wait()
    tab(person, False)
    app.stage.pop()
    person.wait()
    assert upper(person) == TEAM


def test_behind_the_cover_between_two_persons_nothing_is_turned_over(app: App) -> None:
    person = sat(app, PAIR, Turn)
    while person.table.play.veiled is None:
        person.make(person.asked.options[-1])
        person.watch()
    before = upper(person)
    tab(person, True)
    assert upper(person) == before


def test_on_its_way_the_divider_turns_back_without_a_jump(app: App) -> None:
    person = sat(app, PAIR, TeamTurn, calm=False)
    person.wait(3)
    tab(person, True)
    person.wait(9)
    assert person.table.tabletop.sliding
    tab(person, False)
    person.wait(3)
    assert person.table.tabletop.sliding
    person.wait(12)
    assert (upper(person), person.table.tabletop.sliding) == (TEAM, False)
    assert person.in_place()
    assert pygame.image.tobytes(app.canvas, "RGB") == drawn_anew(person)


def test_on_a_slow_machine_the_divider_arrives_before_the_other_sheet_is_drawn(app: App) -> None:
    person = sat(app, PAIR, TeamTurn, calm=False)
    person.app.frame(5 / 60, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="")])
    for _ in range(12):
        person.app.frame(5 / 60, [])
    assert (upper(person), person.table.tabletop.sliding) == (PUBLISH, False)
    assert pygame.image.tobytes(app.canvas, "RGB") == drawn_anew(person)


def test_the_table_is_laid_out_anew_for_a_window_of_another_shape(app: App) -> None:
    person = sat(app, PAIR, TeamTurn)
    table = person.table
    for size in ((1280, 960), (1280, 720), (1280, 800)):
        app.window.size = size
        person.wait(2)
        assert person.in_place()
        assert all(rect_of(table.tabletop.board, target.key) == target.area for target in table.hand.targets)
        assert table.drawer.box == table.tabletop.board.places.layout.box("log")
    move = next(choice for choice in person.asked.options if choice[0] == "move")
    person.make(move)


def test_a_window_changes_its_shape_in_the_middle_of_theodores_turn(app: App) -> None:
    app.stage.settings.speed = Speed.PLAY
    person = WarsPerson(app, played_until(SOLO, lambda asked, feud: ("end",) in asked.options), SOLO)
    person.watch()
    person.table.choose(("end",))
    person.wait(70)
    assert person.table.play.showing
    app.window.size = (1280, 960)
    person.wait(2)
    mat, panel = person.table.tabletop.board.places.layout.box("mat"), person.table.reasons.layout.box("panel")
    assert mat.contains(panel)
    person.watch()
    assert person.in_place()


def test_the_cover_between_two_persons_hides_all_of_a_taller_table(app: App) -> None:
    app.window.size = (1280, 960)
    person = sat(app, PAIR, Turn)
    assert person.table.veil.table == pygame.FRect(0, -150, 1600, 1200)


@pytest.mark.parametrize(("kinds", "seed"), [(SOLO, 5), (LONE, 3)])
def test_the_sheets_can_be_turned_over_at_any_moment_of_a_game(app: App, kinds: tuple[str, ...], seed: int) -> None:
    app.stage.settings.speed = Speed.FAST
    app.stage.settings.reduce_motion = True
    person = WarsPerson(app, begun(kinds, seed), kinds)
    player, chance = RandomPlayer(Rng(seed)), Rng(seed)
    table = person.table
    turned, looked = set(), 0
    for _ in range(60):
        person.watch()
        if table.sight.asked is None:
            break
        table.choose(player.choose(person.asked))
        while table.play.showing and looked < 400:
            person.wait(1 + below(chance, 23))
            if below(chance, 3) == 0:
                table.turning.click()
                turned.add(table.sight.focus)
                looked += 1
        table.play.skip()
        person.wait()
        if not table.play.showing:
            assert person.in_place()
    assert {focus.upper for focus in turned} >= {TEAM, PUBLISH}
