import pygame
import pytest

from game.app import App, fitting
from game.view.events import Event, Keyed, Moved, Pressed
from game.view.painter import Painter
from game.view.stage import Scene, Stage

TICK = 1 / 60


class Notebook(Scene):
    """Writes down all that happens to it."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.events: list[Event] = []
        self.ticks = 0
        self.drawn = 0
        self.entries = 0

    def entered(self) -> None:
        self.entries += 1

    def handle(self, event: Event) -> None:
        self.events.append(event)

    def tick(self) -> None:
        self.ticks += 1

    def draw(self, painter: Painter) -> None:
        self.drawn += 1
        painter.surface.fill((10, 20, 30))


@pytest.fixture
def notebook(app: App) -> Notebook:
    scene = Notebook(app.stage)
    app.stage.push(scene)
    app.frame(TICK, [])
    return scene


def click(at: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1)


def test_a_scene_is_drawn_only_when_it_says_that_it_is_dirty(app: App, notebook: Notebook) -> None:
    assert not app.frame(TICK, [])
    notebook.dirty = True
    assert app.frame(TICK, [])
    assert notebook.drawn == 2


def test_a_frame_in_which_nothing_looks_different_is_not_shown(app: App, notebook: Notebook, monkeypatch) -> None:
    monkeypatch.setattr(Notebook, "draw", lambda scene, painter: [])
    notebook.dirty = True
    assert not app.frame(TICK, [])
    assert not notebook.dirty


def test_one_second_in_one_frame_is_five_ticks_at_most(app: App, notebook: Notebook) -> None:
    before = notebook.ticks
    app.frame(1.0, [])
    assert notebook.ticks == before + 5


def test_sixty_frames_of_a_sixtieth_are_sixty_ticks(app: App, notebook: Notebook) -> None:
    before = notebook.ticks
    for _ in range(60):
        app.frame(TICK, [])
    assert notebook.ticks == before + 60


def test_the_pointer_is_where_the_last_event_said_in_units(app: App, notebook: Notebook) -> None:
    app.frame(TICK, [pygame.event.Event(pygame.MOUSEMOTION, pos=(800, 450), rel=(0, 0), buttons=(0, 0, 0))])
    assert notebook.events == [Moved((800.0, 450.0))]
    assert app.stage.input.pointer == (800.0, 450.0)


def test_the_second_half_of_a_double_click_does_not_reach_the_screen_that_has_just_come_up(app: App) -> None:
    app.stage.push(Notebook(app.stage))
    app.frame(1.0, [])
    app.frame(1.0, [click((700, 400))])
    fresh = Notebook(app.stage)
    app.stage.push(fresh)
    app.frame(TICK, [click((702, 401))])
    assert fresh.events == []
    for _ in range(30):
        app.frame(TICK, [])
    app.frame(TICK, [click((702, 401))])
    assert fresh.events == [Pressed((702.0, 401.0))]


def test_a_second_click_at_the_same_place_is_heard_when_a_moment_has_gone_by_without_anything_moving(app: App) -> None:
    app.stage.push(Notebook(app.stage))
    app.frame(1.0, [])
    app.frame(1.0, [click((700, 400))])
    fresh = Notebook(app.stage)
    app.stage.push(fresh)
    app.frame(0.35, [click((700, 400))])
    assert fresh.events == [Pressed((700.0, 400.0))]


def test_closing_the_window_ends_the_program(app: App, notebook: Notebook) -> None:
    app.frame(TICK, [pygame.event.Event(pygame.QUIT)])
    assert not app.stage.running


def test_taking_the_last_scene_off_ends_the_program(app: App, notebook: Notebook) -> None:
    app.stage.pop()
    assert not app.stage.running


def test_a_scene_is_entered_again_when_the_one_above_has_gone(app: App, notebook: Notebook) -> None:
    app.stage.push(Notebook(app.stage))
    app.stage.pop()
    assert notebook.entries == 2


def test_f11_switches_to_full_screen_and_back(app: App, notebook: Notebook) -> None:
    key = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0)
    app.frame(TICK, [key])
    assert app.stage.settings.full_screen
    app.frame(TICK, [key])
    assert not app.stage.settings.full_screen


def test_full_screen_of_the_same_size_draws_everything_anew(app: App, notebook: Notebook) -> None:
    app.frame(TICK, [])
    assert not app.frame(TICK, [])
    app.stage.settings.full_screen = True
    assert app.frame(TICK, [])
    assert not app.frame(TICK, [])
    assert app.frame(TICK, [pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1600, y=900)])
    assert not app.frame(TICK, [])


def test_another_window_size_draws_everything_anew_in_the_new_scale(app: App, notebook: Notebook) -> None:
    app.window.size = (1280, 720)
    assert app.frame(TICK, [])
    assert app.stage.screen.scale == pytest.approx(0.8)


def test_an_overlay_is_drawn_over_the_darkened_scene_beneath(app: App, notebook: Notebook) -> None:
    class Overlay(Notebook):
        overlay = True

        def draw(self, painter: Painter) -> None:
            self.drawn += 1

    app.stage.push(Overlay(app.stage))
    app.frame(TICK, [])
    red, green, blue, _ = app.canvas.get_at((800, 450))
    assert 0 < red < 10
    assert green < 20
    assert blue < 30


def test_keys_arrive_with_what_is_held(app: App, notebook: Notebook) -> None:
    app.frame(TICK, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=pygame.KMOD_LSHIFT)])
    assert notebook.events == [Keyed(pygame.K_TAB, pygame.KMOD_LSHIFT)]
    assert notebook.events[0].shift


@pytest.mark.parametrize(
    ("desktop", "window"),
    [
        ((1920, 1080), (1600, 900)),
        ((3840, 2160), (1600, 900)),
        ((1600, 900), (1472, 828)),
        ((1440, 900), (1440, 810)),
        ((1366, 768), (1280, 720)),
        ((1280, 720), (1280, 720)),
    ],
)
def test_the_first_window_fits_the_desktop(desktop: tuple[int, int], window: tuple[int, int]) -> None:
    assert fitting(desktop) == window
