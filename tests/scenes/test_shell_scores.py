import re

import msgspec
import pygame
import pytest

from game.content import box_of
from game.model.fossilis.foresight import outlooks
from game.model.fossilis.scoring import totals
from game.model.fossilis.setup import new_game
from game.model.fossilis.state import Dig
from game.model.session import Session
from game.scenes.fossilis.reckoning import PLAIN, SOURCES, score_sheet
from game.scenes.new_game import NewGameScene
from game.scenes.points_table import Line, lines
from game.scenes.ports import Kind, Row, ScoreSheet, Seat
from game.scenes.scored_card import Column
from game.scenes.scores import ScoresScene, verdict
from game.scenes.title import TitleScene, open_shell
from tests.golden import FOLDER, Golden
from tests.golden.record import GAMES
from tests.scenes.shell_fakes import House, Table

MARY, BOB = Seat(Kind.HUMAN, "Mary"), Seat(Kind.HUMAN, "Bob")
MARSH = Seat(Kind.MARSH, "O. C. Marsh")
ROWS = (
    Row("score", (40, 31)),
    Row("slots", (0, 3)),
    Row("set-biped", (5, 0), counts=("4", "4")),
    Row("set-avian", (0, 7)),
    Row("majority-biped", (3, 3), shared=True),
    Row("majority-avian", (0, 0)),
    Row("variety", (0, 12), counts=("5 of 9", "9 of 9"), worth=12),
)


def golden(name: str) -> Golden:
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=Golden)


def ended(game: Golden) -> Session[Dig]:
    session = Session(new_game(box_of(game.setup), game.setup))
    for choice in game.choices:
        session.choose(choice)
    return session


def test_set_and_majority_of_a_characteristic_share_a_line_as_figures_of_their_own() -> None:
    heading = Line("Characteristics", (), kind="heading", thirds=(("has", "set", "most"),) * 2)
    assert lines(ROWS, 2) == [
        Line("Scored during the game", ("40", "31")),
        Line("Empty Skill slots", ("–", "3")),
        heading,
        Line("Biped", (), "trait/biped", thirds=(("4", "5", "3 tie"), ("4", "–", "3 tie"))),
        Line("Avian", (), "trait/avian", thirds=(("", "–", "–"), ("", "7", "–"))),
        Line("One of each characteristic: 12", ("–  (5 of 9)", "12  (9 of 9)")),
    ]


def test_how_many_dinosaurs_brought_the_points_stands_behind_them() -> None:
    (line,) = lines((Row("play-perfect", (20, 0), counts=("2", "0")),), 2)
    assert line == Line("Dinosaurs scored whole", ("20  (2)", "–"))


def test_the_total_is_the_sum_of_all_categories() -> None:
    sheet = ScoreSheet((MARY, BOB), ROWS, (1,))
    assert (sheet.total(0), sheet.total(1)) == (48, 56)


def test_the_verdict_names_the_winner() -> None:
    assert verdict(ScoreSheet((MARY, BOB), ROWS, (1,))) == "Bob wins with 56 points."


def test_a_shared_victory_names_all() -> None:
    assert verdict(ScoreSheet((MARY, BOB), ROWS, (0, 1))) == "Mary, Bob share the victory with 48 points."


def test_who_beats_the_rival_goes_down_in_the_history_books() -> None:
    sheet = ScoreSheet((BOB, MARSH), tuple(Row(row.category, row.points[::-1]) for row in ROWS), (0,))
    assert verdict(sheet) == "Bob beats O. C. Marsh with 56 points and goes down in the history books."


def test_in_a_tie_the_rival_insists_that_he_has_not_been_defeated() -> None:
    sheet = ScoreSheet((MARY, MARSH), (Row("score", (50, 50)),), (1,), tied_with_rival=True)
    assert verdict(sheet) == "A tie at 50 points: O. C. Marsh insists that he has not been defeated."


def test_the_table_the_title_and_a_new_game_are_one_step_away(house: House) -> None:
    def finish() -> None:
        house.stage.push(Table(house.stage))
        house.stage.push(ScoresScene(house.stage, house.doors, ScoreSheet((MARY, BOB), ROWS, (1,))))

    open_shell(house.stage, house.doors)
    finish()
    house.press(pygame.K_ESCAPE)
    assert isinstance(house.stage.top, Table)
    house.stage.back_to_first()
    finish()
    house.click(house.button("New game"))
    assert [type(scene) for scene in house.stage.scenes] == [TitleScene, NewGameScene]
    house.stage.back_to_first()
    finish()
    house.click(house.button("Title"))
    assert [type(scene) for scene in house.stage.scenes] == [TitleScene]


def told(name: str) -> tuple[Session[Dig], ScoreSheet]:
    session = ended(golden(name))
    seats = tuple(Seat(Kind.RANDOM, str(number)) for number in range(len(session.state.seats)))
    return session, score_sheet(session, seats)


@pytest.mark.parametrize("name", GAMES)
def test_every_point_of_a_whole_game_is_read_out(name: str) -> None:
    session, sheet = told(name)
    assert tuple(sheet.total(seat) for seat in range(len(sheet.seats))) == totals(session.state)
    read = 0
    for line in lines(sheet.rows, len(sheet.seats)):
        cells = [cell.split("(")[0] for cell in line.cells] + [cell for third in line.thirds for cell in third[1:]]
        read += sum(int(part) for cell in cells for part in re.findall(r"-?\d+", cell))
    assert read == sum(totals(session.state))


@pytest.mark.parametrize("name", GAMES)
def test_what_was_scored_in_play_and_at_the_end_is_the_score_of_the_state(name: str) -> None:
    session, sheet = told(name)
    own = [row for row in sheet.rows if row.category.startswith("play-") or row.category == "laboratory"]
    found = [sum(row.points[seat] for row in own) for seat in range(len(sheet.seats))]
    assert found == [seat.score for seat in session.state.seats]


@pytest.mark.parametrize("name", GAMES)
def test_the_dinosaurs_of_each_seat_are_those_of_its_collection(name: str) -> None:
    session, sheet = told(name)
    for seat, scored in zip(session.state.seats, sheet.scored, strict=True):
        assert len(scored) == len(seat.scored)
        assert sum(one.how == "whole" for one in scored) <= len(seat.perfect)


def test_the_score_so_far_counts_the_laboratories_and_leaves_out_what_is_still_being_shown() -> None:
    session = ended(golden("against-marsh"))
    before = Session(session.past[-1].before, session.past[:-1])
    seats = (MARY, MARSH)
    assert [score_sheet(before, seats).total(seat) for seat in (0, 1)] == [one.total for one in outlooks(before.state)]
    assert score_sheet(session, seats, shown=False) == score_sheet(before, seats)
    assert not score_sheet(before, seats).over


def test_pointing_at_a_column_shows_its_dinosaurs(house: House) -> None:
    _, sheet = told("against-marsh")
    house.stage.push(Table(house.stage))
    house.stage.push(ScoresScene(house.stage, house.doors, sheet))
    columns = [control for control in house.stage.top.form.controls if isinstance(control, Column)]
    assert [column.scored for column in columns] == list(sheet.scored)
    house.wait()
    still = pygame.image.tobytes(house.app.canvas, "RGB")
    at = house.stage.screen.point(columns[0].box.center)
    house.app.frame(1 / 60, [pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))])
    assert pygame.image.tobytes(house.app.canvas, "RGB") != still


def test_categories_are_read_out_in_the_order_of_the_rules() -> None:
    _, sheet = told("five-seats-all-sets-six")
    found = [row.category for row in sheet.rows]
    plain = [name for name in found if not name.startswith(("set-", "majority-"))]
    order = [*(f"play-{why}" for why in SOURCES), "laboratory", *PLAIN, "variety"]
    assert plain == [name for name in order if name in plain]
    assert found[-1] == "variety"
    assert len(found) > 10
