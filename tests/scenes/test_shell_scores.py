import re

import msgspec
import pygame
import pytest

from game.content import box_of
from game.model.fossilis.scoring import totals
from game.model.fossilis.setup import new_game
from game.model.fossilis.state import Dig
from game.model.turn import play
from game.scenes.fossilis.reckoning import CATEGORIES, score_sheet
from game.scenes.new_game import NewGameScene
from game.scenes.points_table import Line, lines
from game.scenes.ports import Kind, Row, ScoreSheet, Seat
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
    Row("set-biped", (5, 0)),
    Row("set-avian", (0, 7)),
    Row("majority-biped", (3, 3)),
    Row("majority-avian", (0, 0)),
    Row("variety", (0, 12)),
)


def golden(name: str) -> Golden:
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=Golden)


def ended(game: Golden) -> Dig:
    dig = new_game(box_of(game.setup), game.setup)
    for choice in game.choices:
        play(dig, choice, [])
    return dig


def test_set_and_majority_of_a_characteristic_share_a_line() -> None:
    assert lines(ROWS, 2) == [
        Line("Scored during the game", ("40", "31")),
        Line("Empty Skill slots", ("–", "3")),
        Line("Biped, set and majority", ("5 + 3", "3"), "trait/biped"),
        Line("Avian, set and majority", ("–", "7"), "trait/avian"),
        Line("One of every characteristic", ("–", "12")),
    ]


def test_a_majority_without_a_set_has_a_line_of_its_own() -> None:
    rows = (Row("score", (31, 45)), Row("majority-quadruped", (3, 0)), Row("set-biped", (0, 5)))
    assert lines(rows, 2) == [
        Line("Scored during the game", ("31", "45")),
        Line("Quadruped, set and majority", ("3", "–"), "trait/quadruped"),
        Line("Biped, set and majority", ("–", "5"), "trait/biped"),
    ]


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


@pytest.mark.parametrize("name", GAMES)
def test_every_point_of_a_whole_game_is_read_out(name: str) -> None:
    dig = ended(golden(name))
    seats = tuple(Seat(Kind.RANDOM, str(number)) for number in range(len(dig.seats)))
    sheet = score_sheet(dig, seats)
    assert tuple(sheet.total(seat) for seat in range(len(seats))) == totals(dig)
    read = [
        sum(int(part) for part in re.findall(r"\d+", cell))
        for line in lines(sheet.rows, len(seats))
        for cell in line.cells
    ]
    assert sum(read) == sum(totals(dig))


def test_categories_are_read_out_in_the_order_of_the_rules() -> None:
    dig = ended(golden("five-seats-all-sets-six"))
    seats = tuple(Seat(Kind.RANDOM, str(number)) for number in range(5))
    found = [row.category for row in score_sheet(dig, seats).rows]
    assert found == [category for category in CATEGORIES if category in found]
    assert len(found) > 10
