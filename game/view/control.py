"""What all controls share, and the form that leads pointer and keyboard to them."""

from collections.abc import Callable

import pygame

from game.view import theme
from game.view.events import Composed, Event, Keyed, Moved, Pressed, Released, Typed, Wheeled
from game.view.painter import Painter
from game.view.screen import HEIGHT, WIDTH, Point
from game.view.type import Type

TIP = theme.PROSE.sized(19)
TIP_WIDTH = 380
TIP_GAP = 10
ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
CONFIRMING = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class Control:
    """Something on a form that answers pointer and keyboard; `refusal` says why it does not answer now."""

    focusable = True
    typing = False
    pressable = False
    """Whether Enter and the space bar click it."""
    hanging = False
    """Whether its note hangs beside it even where there is a place for notes."""
    sound = "tick"
    """What is heard when it is used."""

    def __init__(self, box: pygame.FRect, tip: str = "", refusal: str = "") -> None:
        self.box = box
        self.tip = tip
        self.refusal = refusal
        self.hovered = False
        self.focused = False
        self.held = False

    @property
    def enabled(self) -> bool:
        """Whether it answers."""
        return not self.refusal

    def press(self, at: Point) -> None:
        """Take the left button going down on it."""

    def drag(self, at: Point) -> None:
        """Take the pointer moving while the button that went down on it is held."""

    def click(self, at: Point) -> None:
        """Take a whole click: down and up on it."""

    def wheel(self, steps: float) -> bool:
        """Take the wheel; return whether it was used."""
        return False

    def key(self, key: Keyed) -> bool:
        """Take a key while it has the focus; return whether it was used."""
        if self.pressable and key.key in CONFIRMING:
            self.click(self.box.center)
            return True
        return False

    def arrive(self) -> None:
        """Take the focus, which another control had."""

    def enter(self, text: str) -> None:
        """Take letters while it has the focus."""

    def compose(self, text: str) -> None:
        """Take letters that an input method has not settled yet."""

    def draw(self, painter: Painter) -> None:
        """Draw it."""
        raise NotImplementedError


class Form:
    """Controls on one screen: which one the pointer is on, which one the keyboard is on."""

    def __init__(self, play: Callable[[str], None] = lambda sound: None) -> None:
        self.controls: list[Control] = []
        self.note_place: pygame.FRect | None = None
        """Where notes are written; without a place they hang beside what they speak of."""
        self._play = play
        self.by_keyboard = False
        self._held: Control | None = None

    @property
    def focused(self) -> Control | None:
        """The control that has the keyboard."""
        return next((control for control in self.controls if control.focused), None)

    @property
    def hovered(self) -> Control | None:
        """The control under the pointer."""
        return next((control for control in self.controls if control.hovered), None)

    def focus(self, chosen: Control | None) -> None:
        """Give the keyboard to one control; a text entry is then open for input methods."""
        if chosen is not None and not chosen.focused:
            chosen.arrive()
        for control in self.controls:
            control.focused = control is chosen
        if chosen is not None and chosen.typing:
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()

    def handle(self, event: Event) -> bool:
        """Lead an event to the control it concerns; return whether the form must be drawn anew."""
        if isinstance(event, Moved):
            return self._moved(event)
        if isinstance(event, Pressed):
            return event.button == 1 and self._pressed(event.at)
        if isinstance(event, Released):
            return event.button == 1 and self._released(event.at)
        if isinstance(event, Wheeled):
            under = self._under(event.at)
            return under is not None and under.wheel(event.steps)
        if isinstance(event, Keyed):
            return self._keyed(event)
        return self._typed(event)

    def draw(self, painter: Painter) -> None:
        """Draw all controls, the ring of the keyboard, and the note of the one in question."""
        for control in self.controls:
            control.draw(painter)
        focused = self.focused
        if self.by_keyboard and focused is not None and not focused.typing:
            painter.panel("glow/blue", focused.box)
        asked = focused if self.by_keyboard else self.hovered
        if asked is not None and (note := asked.refusal or asked.tip):
            if self.note_place is not None and not asked.hanging:
                painter.paragraph(note, theme.PAPER_ASIDE, self.note_place, middle=True)
            else:
                draw_tip(painter, note, asked.box)

    def _under(self, at: Point) -> Control | None:
        return next((control for control in reversed(self.controls) if control.box.collidepoint(at)), None)

    def _moved(self, event: Moved) -> bool:
        if self._held is not None:
            self._held.drag(event.at)
            return True
        under = self._under(event.at)
        changed = self.by_keyboard
        self.by_keyboard = False
        for control in self.controls:
            if control.hovered != (control is under):
                control.hovered = control is under
                changed = True
        return changed

    def _pressed(self, at: Point) -> bool:
        under = self._under(at)
        if under is None or not under.enabled:
            return False
        self.by_keyboard = False
        self._held = under
        under.held = True
        if under.focusable:
            self.focus(under)
        under.press(at)
        return True

    def _released(self, at: Point) -> bool:
        held, self._held = self._held, None
        if held is None:
            return False
        held.held = False
        if held.box.collidepoint(at):
            self._play(held.sound)
            held.click(at)
        self._moved(Moved(at))
        return True

    def _keyed(self, event: Keyed) -> bool:
        focused = self.focused
        if focused is not None and focused.enabled and focused.key(event):
            if event.key in CONFIRMING and not focused.typing:
                self._play(focused.sound)
            return True
        if event.key == pygame.K_TAB:
            return self._step(-1 if event.shift else 1)
        if event.key in ARROWS:
            return self._towards(*ARROWS[event.key])
        return False

    def _typed(self, event: Event) -> bool:
        focused = self.focused
        if focused is None or not focused.typing:
            return False
        if isinstance(event, Typed):
            focused.enter(event.text)
        elif isinstance(event, Composed):
            focused.compose(event.text)
        else:
            return False
        return True

    def _reachable(self) -> list[Control]:
        return [control for control in self.controls if control.focusable]

    def _step(self, by: int) -> bool:
        reachable = self._reachable()
        if not reachable:
            return False
        focused = self.focused
        here = reachable.index(focused) if focused in reachable else (-1 if by > 0 else 0)
        return self._go(reachable[(here + by) % len(reachable)])

    def _towards(self, right: int, down: int) -> bool:
        """Give the keyboard to the nearest control in a direction; sideways distance counts threefold."""
        focused = self.focused
        if focused is None:
            return self._step(1)
        found = [
            (distance, number, control)
            for number, control in enumerate(self._reachable())
            if control is not focused and (distance := _distance(focused.box, control.box, right, down)) is not None
        ]
        return self._go(min(found)[2]) if found else False

    def _go(self, control: Control) -> bool:
        self.by_keyboard = True
        self.focus(control)
        return True


def _distance(start: pygame.FRect, goal: pygame.FRect, right: int, down: int) -> float | None:
    across, along = goal.centerx - start.centerx, goal.centery - start.centery
    ahead = across * right + along * down
    if right:
        ahead, aside = (goal.left - start.left) * right, max(goal.top - start.bottom, start.top - goal.bottom, 0)
    else:
        aside = max(goal.left - start.right, start.left - goal.right, 0)
    # A control that only begins beside this one is still "beside": only what lies clearly ahead counts.
    if ahead <= min(start.width if right else start.height, 12) / 2:
        return None
    return ahead + 3 * aside


def draw_tip(painter: Painter, note: str, beside: pygame.FRect) -> None:
    """Draw a note on parchment below what it speaks of, or above where there is no room."""
    box = tip_box(painter.type, note, beside)
    painter.panel("panel/tooltip", box)
    painter.paragraph(note, TIP, pygame.FRect(box.left + 18, box.top + 14, box.width - 36, box.height - 26))


def tip_box(measure: Type, note: str, beside: pygame.FRect) -> pygame.FRect:
    """Return where a note lies: below what it speaks of, or above where there is no room."""
    width = min(TIP_WIDTH, measure.width(note, TIP) + 2)
    height = measure.lines(note, TIP, width) * measure.height(TIP)
    box = pygame.FRect(0, 0, width + 36, height + 28)
    box.midtop = (beside.centerx, beside.bottom + TIP_GAP)
    if box.bottom > HEIGHT - 6:
        box.bottom = beside.top - TIP_GAP
    box.clamp_ip(pygame.FRect(6, 6, WIDTH - 12, HEIGHT - 12))
    return box
