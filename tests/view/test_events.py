import pygame
import pytest

from game.view.events import AWAY, Composed, Dropped, Input, Keyed, Moved, Pressed, Released, Typed, Unkeyed, Wheeled
from game.view.screen import Screen

Event = pygame.event.Event


@pytest.fixture
def hand() -> Input:
    return Input(Screen((800, 450)))


def test_mouse_events_arrive_in_units(hand: Input) -> None:
    events = [
        Event(pygame.MOUSEMOTION, pos=(400, 225), rel=(0, 0), buttons=(0, 0, 0)),
        Event(pygame.MOUSEBUTTONDOWN, pos=(10, 20), button=3),
        Event(pygame.MOUSEBUTTONUP, pos=(10, 20), button=3),
        Event(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=1.0),
    ]
    assert hand.read(events) == [Moved((800, 450)), Pressed((20, 40), 3), Released((20, 40), 3), Wheeled((20, 40), 1.0)]


def test_a_motion_with_the_button_down_says_so(hand: Input) -> None:
    hand.read([Event(pygame.MOUSEBUTTONDOWN, pos=(0, 0), button=1)])
    motion = Event(pygame.MOUSEMOTION, pos=(400, 225), rel=(0, 0), buttons=(1, 0, 0))
    assert hand.read([motion]) == [Moved((800, 450), held=True)]


def test_wheel_buttons_are_not_taken_for_clicks(hand: Input) -> None:
    assert hand.read([Event(pygame.MOUSEBUTTONDOWN, pos=(0, 0), button=4)]) == []


def test_text_and_files_arrive(hand: Input) -> None:
    events = [
        Event(pygame.TEXTEDITING, text="か", start=0, length=1),
        Event(pygame.TEXTINPUT, text="蚊"),
        Event(pygame.DROPFILE, file="/a.bonewars"),
    ]
    assert hand.read(events) == [Composed("か"), Typed("蚊"), Dropped("/a.bonewars")]


def test_the_pointer_leaves_with_the_window(hand: Input) -> None:
    hand.read([Event(pygame.MOUSEMOTION, pos=(4, 4), rel=(0, 0), buttons=(0, 0, 0))])
    assert hand.read([Event(pygame.WINDOWLEAVE)]) == [Moved(AWAY)]
    assert hand.pointer == AWAY


def test_a_drag_goes_on_beyond_the_window_and_ends_when_another_window_comes_up(hand: Input) -> None:
    hand.read([Event(pygame.MOUSEBUTTONDOWN, pos=(4, 4), button=1)])
    assert hand.read([Event(pygame.WINDOWLEAVE)]) == []
    assert hand.read([Event(pygame.WINDOWFOCUSLOST)]) == [Released(AWAY)]
    assert not hand.held


def test_a_key_still_held_does_not_reach_the_next_screen(hand: Input, monkeypatch: pytest.MonkeyPatch) -> None:
    down = Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)
    monkeypatch.setattr(pygame.key, "get_pressed", lambda: {pygame.K_RETURN: True})
    assert hand.read([down]) == [Keyed(pygame.K_RETURN)]
    hand.guard()
    assert hand.read([down, down]) == []
    up = Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0)
    assert hand.read([up, down]) == [Unkeyed(pygame.K_RETURN), Keyed(pygame.K_RETURN)]
