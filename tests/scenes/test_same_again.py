"""The new-game screen remembers the last setup, a game that is over offers itself again, and the list tells more."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from game.content import box_of
from game.games import BONEWARS
from game.model.fossilis.setup import new_game
from game.model.session import Session
from game.players.seats import bonewars_setup, fossilis_setup
from game.scenes.library import LibraryScene, named, scored
from game.scenes.new_game import NewGameScene
from game.scenes.new_game_draft import Draft
from game.scenes.ports import Kind, Row, SavedGame, ScoreSheet, Seat
from game.scenes.same_again import keep, rematch, remembered
from game.scenes.scores import ScoresScene
from game.scenes.title import TitleScene, open_shell
from game.settings import LastGame, Settings, read_settings, write_settings
from game.store import Library, Participant
from tests.scenes.shell_fakes import House, Table

MARY, MARSH = Seat(Kind.HUMAN, "Mary"), Seat(Kind.COPE, "E. D. Cope")
SOLO = Draft(solo=True, rival="cope", switches={"two-spaces"}, expansions={"scorpion"}, all_sets_six=True)
TRIO = Draft(kinds=[Kind.HUMAN, Kind.RANDOM, Kind.HUMAN, None, None], expansions={"ice-age"}, diagonal_steps=True)
WARS = Draft(game=BONEWARS, solo=True, pile=Kind.THEODORE_EXPERT, switches={"discover-two"}, heads=[57, 0, 0, 0, 0])


@pytest.mark.parametrize("draft", [SOLO, TRIO, WARS, Draft()])
def test_what_was_chosen_last_is_there_again_also_after_the_program_was_closed(tmp_path: Path, draft: Draft) -> None:
    settings = Settings()
    draft.names[0] = "Ada"
    keep(draft, settings)
    write_settings(settings, tmp_path)
    again = remembered(read_settings(tmp_path)[0])
    assert again == draft


def test_the_seed_belongs_to_one_game_alone() -> None:
    settings = Settings()
    keep(Draft(seed=7), settings)
    assert remembered(settings).seed is None


def test_what_this_version_does_not_know_is_overlooked() -> None:
    last = LastGame("chess", True, ("human", "ghost"), "darwin", "none", ("magic",), expansions=("moon", "scorpion"))
    draft = remembered(Settings(last=last))
    assert (draft.game, draft.rival, draft.switches, draft.expansions) == ("fossilis", "marsh", set(), {"scorpion"})
    assert draft.kinds[:2] == [Kind.HUMAN, None]
    assert draft.finished()


@pytest.mark.parametrize("draft", [SOLO, TRIO, WARS])
def test_the_screen_opens_as_it_was_left(house: House, draft: Draft) -> None:
    keep(draft, house.stage.settings)
    house.stage.push(NewGameScene(house.stage, house.doors))
    house.click(house.button("Start"))
    assert house.started == [draft.finished()]
    house.stage.push(NewGameScene(house.stage, house.doors))
    assert house.stage.top.draft == draft
    assert house.stage.top.game.chosen == (draft.game == BONEWARS)


def test_play_again_begins_the_same_game_with_chance_of_its_own(house: House) -> None:
    setup = fossilis_setup(("human", "rival-cope"), 5, ("two-spaces",), False, True, ("scorpion",))
    wanted = rematch(setup, (MARY, MARSH))
    sheet = ScoreSheet((MARY, MARSH), (Row("score", (3, 4)),), (1,), again=wanted)
    open_shell(house.stage, house.doors)
    house.stage.push(Table(house.stage))
    house.stage.push(ScoresScene(house.stage, house.doors, sheet))
    house.click(house.button("Play again"))
    assert house.started == [wanted]
    assert [type(scene) for scene in house.stage.scenes] == [TitleScene, Table]
    assert (wanted.seed, wanted.switches, wanted.expansions) == (None, ("two-spaces",), ("scorpion",))
    assert wanted.all_sets_six


def test_bone_wars_can_be_played_again_too() -> None:
    wanted = rematch(bonewars_setup(("human", "theodore"), 3, True, 2, (57, 0)), (MARY, Seat(Kind.THEODORE, "T")))
    assert (wanted.game, wanted.switches, wanted.heads) == (BONEWARS, ("leftover-moves", "discover-two"), (57, 0))


def test_the_library_tells_expansions_switches_and_points(tmp_path: Path) -> None:
    setup = fossilis_setup(("human", "rival-cope"), 5, ("two-spaces",), expansions=("scorpion",))
    session, library = Session(new_game(box_of(setup), setup)), Library(tmp_path)
    session.state.seats[0].score = 38
    library.begin(setup, [Participant(seat.kind, seat.name) for seat in (MARY, MARSH)], session.state)
    (game,) = library.games()
    assert (game.expansions, game.switches, game.points) == (("scorpion",), ("two-spaces",), (38, 0))
    assert named(game) == "Fossilis · Scorpion"
    assert scored(game) == "Mary 38, E. D. Cope 0"


def test_the_list_is_drawn_with_all_of_it(house: House) -> None:
    everything = ("ice-age", "scorpion", "power-tools", "caution-tape", "undiscovered")
    day = datetime(2026, 11, 20, tzinfo=UTC)
    game = SavedGame(
        1, seats=("Mary", "Cope"), changed=day, expansions=everything, switches=("two-spaces",), points=(1, 2)
    )
    house.shelf.kept = [game]
    house.stage.push(LibraryScene(house.stage, house.doors))
    house.wait(1)
    assert house.stage.top.chosen == game
