from collections.abc import Callable

import pygame
import pytest

from game import paths
from game.model.fossilis.box import CHARACTERISTICS
from game.model.turn import Rng
from game.players.random import RandomPlayer
from game.scenes.bonewars.reckoning import score_sheet
from game.scenes.fossilis.reckoning import PLAIN, SOURCES
from game.scenes.library import LibraryScene
from game.scenes.new_game import NewGameScene
from game.scenes.new_game_draft import Draft
from game.scenes.pause import PauseScene
from game.scenes.ports import Kind, Row, Scored, ScoreSheet, Seat
from game.scenes.scores import ScoresScene, StandingScene
from game.scenes.settings import SettingsScene
from game.scenes.species import SpeciesScene
from game.scenes.species_choice import SpeciesChoice
from game.scenes.species_draft import SpeciesDraft
from game.scenes.species_editor import EditorScene
from game.scenes.title import TitleScene
from game.species import kept, new_species, save
from game.view.screen import HEIGHT, WIDTH, zones
from game.view.stage import Scene
from game.view.theme import Style
from game.view.type import Type
from tests.scenes.at_wars_table import begun
from tests.scenes.shell_fakes import House, Table

TRAITS = tuple(CHARACTERISTICS)
SIZES = ((1280, 720), (1600, 1200), (1920, 1200))
LAYOUTS = sorted((paths.levels_folder() / "ui").glob("*.tmx"))


def full_sheet() -> ScoreSheet:
    seats = tuple(Seat(Kind.HUMAN, name) for name in ("Mary", "William", "Annie", "Barnum", "Samuel"))
    kinds = [*(f"play-{why}" for why in SOURCES), "laboratory", *PLAIN]
    rows = [Row(kind, (112,) * 5, counts=("10",) * 5 if kind == "play-perfect" else ()) for kind in kinds]
    for trait in TRAITS:
        rows += [Row(f"set-{trait}", (7,) * 5, counts=("10+1",) * 5), Row(f"majority-{trait}", (3,) * 5, shared=True)]
    rows.append(Row("variety", (15,) * 5, counts=("10 of 10",) * 5, worth=15))
    animal = Scored("Tyrannosaurus Rex", ("carnivore", "biped", "cretaceous"), 38, "later")
    return ScoreSheet(seats, tuple(rows), (0,), scored=((animal,) * 10,) * 5)


def asked(house: House) -> Scene:
    """Return the reckoning with the keyboard on a column."""
    scene = ScoresScene(house.stage, house.doors, full_sheet())
    scene.form.focus(scene.form.controls[-2])
    scene.form.by_keyboard = True
    return scene


def wars_sheet(rounds: int) -> ScoreSheet:
    """Return the score of a game of four after some rounds."""
    session, player = begun(("human",) * 4, 4), RandomPlayer(Rng(5))
    while session.state.round <= rounds and (asked := session.decision()) is not None:
        session.choose(player.choose(asked))
    return score_sheet(session, [Seat(Kind.HUMAN, name) for name in ("Mary", "William", "Annie", "Barnum")])


def solo(house: House) -> Scene:
    scene = NewGameScene(house.stage, house.doors)
    scene.mode.choose(1)
    return scene


ROWS = (
    ("ネコザウルス", "carnivore", "biped", "jurassic", ["skull", "tooth"]),
    ("Мамонтёнок", "herbivore", "quadruped", "pleistocene", ["hip", "rib", "limb"]),
    ("Neko", "herbivore", "aquatic", "triassic", ["rib"]),
)


def with_species() -> None:
    for row in ROWS:
        save(new_species(*row))


def expanded(house: House) -> NewGameScene:
    with_species()
    scene = NewGameScene(house.stage, house.doors)
    scene.draft.expansions = {"ice-age", "scorpion", "power-tools", "caution-tape", "undiscovered"}
    scene.entered()
    scene.draft.propose(scene.known)
    scene._expanded()
    return scene


def wars(house: House, alone: int) -> Scene:
    scene = NewGameScene(house.stage, house.doors)
    scene.game.choose(1)
    scene.mode.choose(alone)
    return scene


def listed(house: House) -> Scene:
    with_species()
    return SpeciesScene(house.stage)


def chosen(house: House) -> Scene:
    with_species()
    rows = [one.species for one in kept() if one.species]
    return SpeciesChoice(house.stage, Draft(species=rows[:1]), rows)


def edited(house: House) -> Scene:
    return EditorScene(
        house.stage, SpeciesDraft("猫", "carnivore", "avian", "pleistocene", ["skull", "rib", "rib"]), None
    )


SCREENS: dict[str, Callable[[House], Scene]] = {
    "title": lambda house: TitleScene(house.stage, house.doors),
    "seats": lambda house: NewGameScene(house.stage, house.doors),
    "solo": solo,
    "wars-seats": lambda house: wars(house, 0),
    "wars-solo": lambda house: wars(house, 1),
    "expansions": expanded,
    "species": listed,
    "no-species": lambda house: SpeciesScene(house.stage),
    "editor": edited,
    "empty-editor": lambda house: EditorScene(house.stage, SpeciesDraft(), None),
    "choice": chosen,
    "library": lambda house: LibraryScene(house.stage, house.doors),
    "settings": lambda house: SettingsScene(house.stage),
    "pause": lambda house: PauseScene(house.stage),
    "wars-pause": lambda house: PauseScene(house.stage, "-wars"),
    "standing": lambda house: StandingScene(house.stage, wars_sheet(1)),
    "wars-scores": lambda house: ScoresScene(house.stage, house.doors, wars_sheet(9)),
    "scores": lambda house: ScoresScene(house.stage, house.doors, full_sheet()),
    "scores-column": asked,
}


@pytest.fixture
def shortened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that had to be cut, or made smaller than 16 units, to fit."""
    found: list[str] = []
    fitted = Type.fitted

    def watched(self: Type, text: str, style: Style, width: float) -> tuple[str, Style]:
        result = fitted(self, text, style, width)
        if result[0] != text or result[1].size < 16:
            found.append(text)
        return result

    monkeypatch.setattr(Type, "fitted", watched)
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", SCREENS)
def test_every_text_fits_at_every_window_size(house: House, shortened: list[str], name: str, size: tuple) -> None:
    house.app.window.size = size
    house.stage.push(Table(house.stage))
    house.stage.push(SCREENS[name](house))
    house.wait(1)
    assert house.app.canvas.size == size
    assert shortened == []


@pytest.mark.parametrize("name", SCREENS)
def test_controls_lie_on_the_sheet_and_not_on_one_another(house: House, name: str) -> None:
    house.stage.push(Table(house.stage))
    house.stage.push(SCREENS[name](house))
    boxes = [control.box for control in house.stage.top.form.controls]
    assert all(pygame.FRect(0, 0, WIDTH, HEIGHT).contains(box) for box in boxes)
    assert all(not box.colliderect(other) for number, box in enumerate(boxes) for other in boxes[:number])


@pytest.mark.parametrize("name", SCREENS)
def test_the_keyboard_reaches_every_control(house: House, name: str) -> None:
    house.stage.push(Table(house.stage))
    house.stage.push(SCREENS[name](house))
    controls = house.stage.top.form.controls
    reached = set()
    for _ in controls:
        house.press(pygame.K_TAB)
        reached.add(controls.index(house.stage.top.form.focused))
    assert reached == set(range(len(controls)))


@pytest.mark.parametrize("file", LAYOUTS, ids=lambda file: file.stem)
def test_every_place_of_a_layout_lies_on_the_sheet(file) -> None:
    assert all(pygame.FRect(0, 0, WIDTH, HEIGHT).contains(box) for box in zones(file).values())
