import json

from game.commands.bench import as_json, as_table, keep_game, moments_of, rival_turns
from game.commands.bench_table import ask
from game.commands.figures import Figure, percentile
from game.commands.games import Order
from game.store import Library

FIGURES = [
    Figure("fast", "a fast thing", 12.3456, "ms", 20),
    Figure("slow", "a slow thing", 30, "ms", 20),
    Figure("much", "much of it", 30, "/s", 20, more=True),
    Figure("known", "a thing to know", 1, "s"),
]


def test_a_figure_is_reached_on_the_right_side_of_its_reach():
    assert [figure.met for figure in FIGURES] == [True, False, True, None]


def test_the_figures_are_told_as_json_by_key():
    report = json.loads(as_json(FIGURES))
    assert list(report) == ["fast", "slow", "much", "known"]
    assert report["fast"] == {"what": "a fast thing", "value": 12.346, "unit": "ms", "reach": 20, "met": True}


def test_the_figures_are_told_as_lines_for_people():
    lines = as_table(FIGURES).splitlines()
    assert [line.split()[-1] for line in lines] == ["reached", "MISSED", "reached", "s"]


def test_a_percentile_is_one_of_the_values():
    assert percentile([3.0, 1.0, 2.0], 50) == 2.0
    assert percentile([float(value) for value in range(100)], 99) == 99.0


def test_turns_of_the_rival_are_found_in_random_games():
    assert [figure.key for figure in rival_turns()] == ["rival_turn_ms", "rival_turn_p99_ms"]


def test_every_choice_of_a_game_is_measured_when_it_is_kept(tmp_path):
    choices = len(moments_of(Order(("random", "random"), 1), 0))
    assert len(keep_game(Library(tmp_path), 0)) == choices


def test_the_table_is_opened_in_a_process_of_its_own():
    assert ask("report_first_frame")["at"] > 0
