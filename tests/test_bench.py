import json
import sys

import pytest

from game import paths
from game.commands import bench_bundle
from game.commands.bench import as_json, as_table, keep_game, moments_of, rival_turns
from game.commands.bench_table import ask
from game.commands.figures import Figure, percentile
from game.commands.games import Order
from game.store import Library
from tests.desk import NEEDS_SCREEN, ROOT

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


@pytest.fixture
def bundle(tmp_path, monkeypatch):
    """A folder that looks like a bundle and starts the program from source."""
    program = tmp_path / "dist" / "bone-wars" / "bone-wars"
    program.parent.mkdir(parents=True)
    program.write_text(f"#!/bin/sh\ncd '{ROOT}' && exec '{sys.executable}' -m game\n")
    program.chmod(0o755)
    (program.parent / "art").write_bytes(bytes(3_000_000))
    (tmp_path / "dist" / "bone-wars-1.0-linux-x86_64.tar.gz").write_bytes(bytes(1_500_000))
    monkeypatch.setattr(paths, "data_root", lambda: tmp_path)
    monkeypatch.setattr(bench_bundle, "STARTS", 1)
    return program.parent


def test_without_a_bundle_there_are_no_figures_of_it(tmp_path, monkeypatch):
    monkeypatch.setattr(paths, "data_root", lambda: tmp_path)
    assert bench_bundle.bundle_figures() == []


@NEEDS_SCREEN
def test_a_bundle_is_weighed_and_its_start_is_measured_on_a_virtual_screen(bundle):
    figures = {figure.key: figure for figure in bench_bundle.bundle_figures()}
    assert list(figures) == ["bundle_mb", "archive_mb", "bundle_title_s"]
    assert 3 < figures["bundle_mb"].value < 3.001
    assert (figures["archive_mb"].value, figures["archive_mb"].reach) == (1.5, 60)
    assert 0 < figures["bundle_title_s"].value < bench_bundle.PATIENCE


@NEEDS_SCREEN
def test_a_bundle_that_ends_before_its_title_is_not_measured(bundle):
    (bundle / "bone-wars").write_text("#!/bin/sh\nexit 3\n")
    with pytest.raises(ValueError, match="shows no title"):
        bench_bundle.bundle_figures()
