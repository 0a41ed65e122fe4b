"""The table of Fossilis: it shows a game, leads mouse and keyboard to it, and takes the choices of the players."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.state import Dig
from game.model.session import Session
from game.model.turn import Choice
from game.scenes.fossilis import holding
from game.scenes.fossilis.asking import Asking
from game.scenes.fossilis.board import Board
from game.scenes.fossilis.calling import Calling
from game.scenes.fossilis.covers import Covers
from game.scenes.fossilis.ground import Ground
from game.scenes.fossilis.hand import Desk, Hand, Pointed
from game.scenes.fossilis.layout import fossilis_layout
from game.scenes.fossilis.looking import Looking
from game.scenes.fossilis.picking import CONFIRM
from game.scenes.fossilis.plates import button_places, mark_places, plate_places
from game.scenes.fossilis.play import Keeper, Play
from game.scenes.fossilis.reckoning import score_sheet
from game.scenes.fossilis.rival_panel import RivalPanel
from game.scenes.fossilis.screen_parts import table_parts
from game.scenes.fossilis.sight import Sight, figures_of
from game.scenes.fossilis.traces import traced
from game.scenes.offer import BACK
from game.scenes.past import Past
from game.scenes.ports import Doors, ScoreSheet, Seat, first_person
from game.scenes.rules import RulesScene
from game.scenes.settings import SettingsScene
from game.scenes.table_scene import NOWHERE, TableScene
from game.view.events import Event, Keyed, Moved, Pressed
from game.view.layers import Cover, Layers
from game.view.log import LogDrawer
from game.view.painter import Painter
from game.view.rules_fossilis import fossilis_pages
from game.view.rules_played import played
from game.view.screen import Point
from game.view.stage import Stage
from game.view.text import words

NOBODY = -1


class FossilisTable(TableScene):
    """The table; `keeper` keeps each choice, `doors` lead on when the game is over."""

    play: Play
    hand: Hand
    looking: Looking
    calling: Calling

    def __init__(
        self,
        stage: Stage,
        session: Session[Dig],
        seats: Sequence[Seat],
        keeper: Keeper[Dig] | None = None,
        doors: Doors | None = None,
    ) -> None:
        super().__init__(stage, doors)
        dig = session.state
        self.layout = fossilis_layout(dig.setup.expansions)
        self.sight = Sight(dig, tuple(seats), first_person(seats), figures_of(dig))
        self.board = Board(self.layout, self.sight)
        layout = self.layout
        played = dig.setup.expansions
        desk = Desk(plate_places(layout, played), button_places(layout), mark_places(layout, played))
        self.hand = Hand(self.board, self.sight, desk)
        self.asking = Asking(self.hand, self.sight, stage.type)
        self.looking = Looking(self.board, self.sight, self.hand)
        self.play = Play(session, self.board, self.sight, stage.settings, keeper, stage.sounds.play)
        self.covers = Covers(self.board, self.sight, self.hand, stage.type, lambda: self.play.acting)
        self.drawer = LogDrawer(self.layout.box("log"), self.play.book, stage.type)
        play = self.play
        self.reasons = RivalPanel(play.playback, play.book.names, stage.type, self.set_speed, play.watch_again)
        self.reasons.opening = self._drop_question
        self.calling = Calling(self.sight)
        ribbon = self.layout.box("ribbon")
        self.past = Past(play, self.drawer, ribbon, stage.input.guard, self.hand.on_button, lambda: self.calling.notice)
        self._said: tuple[tuple[int, int], str] = ((0, NOBODY), "")
        self.play.changed = self._asked_anew
        self.play.arrive()
        self._ground = self.sight.viewer
        self.layers = self._fresh_layers()

    # drawing

    @property
    def moving(self) -> bool:
        """Whether ticks change anything now."""
        return self.stirring

    def _fresh_layers(self) -> Layers:
        parts = table_parts(self.layout, self.sight, self.hand, self.prompt, self.enabled, self.audible)
        return Layers(Ground(self.layout, self.sight).draw, parts, self.board.cast)

    def resized(self) -> None:
        """Let go of what was drawn for another size of the window."""
        self.layers.forget()

    def draw(self, painter: Painter) -> Sequence[pygame.Rect] | None:
        """Bring the window up to date."""
        if self._ground != self.sight.viewer:
            self._ground = self.sight.viewer
            self.layers = self._fresh_layers()
        self.layers.covers = self._covers(painter)
        changed = self.layers.draw(painter, self._whole)
        self._whole = self._changed = False
        return changed

    def _covers(self, painter: Painter) -> list[Cover]:
        found = [*traced(self.board, self.play.traces), *self.covers.collect(), *self.past.covers()]
        pointed = self.hand.pointed
        at_rest = self.looking.open or self.hand.by_keyboard
        if pointed is not None and pointed.layer in ("plate", "button") and at_rest:
            tip = self.covers.tip(*self.note(pointed), pointed.area)
            if not any(sheet.box.colliderect(tip.box) for sheet in self.hand.sheets):
                found.append(tip)
        if self.looking.open and self.looking.thing == ("rival-marker",):
            found += self.covers.next_push()
        found += self.covers.spoken_of((*self.drawer.keys(), *self.reasons.keys()))
        found += [] if self.past.here else self.reasons.covers()
        if self.calling.called:
            found.append(self.covers.called(self.calling.called))
        shown = self.looking.shown(painter)
        if shown is not None and self.looking.thing is not None:
            found.append(self.covers.zoomed(*shown, self.looking.thing))
        drawer = self.drawer.cover()
        return found if drawer is None else [*found, drawer]

    def prompt(self) -> tuple[int, str, bool]:
        """Return whose pawn stands on the ribbon, what is said there, and whether it is a refusal."""
        if self.past.here:
            return NOBODY, "", False
        asked = self.play.session.decision()
        seat = self.play.acting if self.play.showing or asked is None else asked.player
        if self.calling.notice:
            return seat, self.calling.notice, True
        return seat, self._line(seat), False

    def _line(self, seat: int) -> str:
        if self.play.showing and self.sight.dig.is_rival(seat):
            return self.reasons.caption or words("prompt-rival", player=self.sight.name(seat))
        if self.play.held:
            return words("prompt-step", player=self.sight.name(seat))
        turn = self.sight.figures.round, seat
        if not self.play.showing:
            self._said = (turn, self.asking.prompt(self.sight.asked or self.play.session.decision()))
        # While a deed is shown the line that asked for it stays, so that the ribbon does not flicker.
        return self._said[1] if self._said[0] == turn else words("table-now", player=self.sight.name(seat))

    def note(self, pointed: Pointed) -> tuple[str, bool]:
        """Return what a plate or a button says when it is pointed at, and whether it is a refusal."""
        name = str(pointed.name[0])
        if pointed.layer == "plate":
            return self.looking.plate_note(name)
        if name == "undo" and (why := self.play.why_no_undo()):
            return words(f"undo-{why}", **self.play.said(why)), True
        if name == "undo" and (names := self.play.undone_too):
            return words("button-undo-too", names=", ".join(names)), False
        if name == "redo" and (why := self.play.why_no_redo()):
            return words(f"redo-{why}"), True
        return words(f"button-{name}"), False

    def enabled(self, name: str) -> bool:
        """Tell whether a button of the bar can be used."""
        return {"undo": self.play.can_undo, "redo": self.play.can_redo}.get(name, True)

    # time

    def tick(self) -> None:
        """Go on by a sixtieth of a second."""
        # All of them must have their tick, whatever the first of them says.
        if any([self.play.tick(), self.looking.tick(), self.reasons.follow(), self.calling.tick()]):
            self._changed = True
        self.heed_end()

    def _asked_anew(self) -> None:
        """Take note that something else is asked, or that nobody is asked for a while."""
        self.covers.forget()
        self.looking.close()
        self.calling.heed(self.play.showing or self.past.here)
        self.hand.renew(self.asking.tray(self.can_go_back()))
        if not self.play.showing:
            self.point_anew(self.sight.asked)
        self.hand.still = True
        self._changed = True

    @property
    def takes_back(self) -> bool:
        """Whether a right click takes something back: also an open tray, and a Tool that is in use."""
        return super().takes_back or self.hand.tray is not None or self.can_go_back()

    def can_go_back(self) -> bool:
        """Tell whether what is asked belongs to something begun that can be taken back as a whole."""
        asked = self.sight.asked
        if self.sight.held:
            return True
        if asked is None or isinstance(asked.step, TakeTurn) or self.play.why_no_undo():
            return False
        before, now = self.play.session.past[-1].before.todo, self.play.session.state.todo
        # A choice that leads on lays the next question where its own lay; with fewer left, a new thing has begun.
        return bool(before) and before[-1].player == asked.player and len(now) >= len(before)

    def _drop_question(self) -> None:
        """Close a question about a choice that was only begun, since something else lies down over it."""
        while self.hand.chooser is not None and self.hand.back():
            continue

    def go_back(self) -> bool:
        """Go one step back in what has been begun, a Tool in hand with one press; return whether there was anything."""
        if self.looking.pinned:
            return self.looking.close()
        closed = self.looking.close()
        if not self.can_go_back() or self.hand.chooser is not None:
            return self.hand.back() or closed
        if holding.put_back(self.sight):
            self._asked_anew()
        elif not self.play.showing:
            self.play.undo()
        return True

    # input

    def handle(self, event: Event) -> None:
        """Answer one event."""
        if self.above(event):
            self._elsewhere()
        elif isinstance(event, Moved):
            self.point(event.at)
        elif isinstance(event, Pressed):
            self.pressed(event)
        elif isinstance(event, Keyed):
            self.keyed(event)

    def _elsewhere(self) -> None:
        """Take note that the pointer is on a sheet that lies over the table."""
        self.hand.point(NOWHERE)
        self.looking.point(NOWHERE)
        self._changed = True

    def point(self, at: Point) -> None:
        """Follow the pointer with what answers and with what is looked at."""
        moved, self.hand.still = self.hand.still, False
        pointed, looked = self.hand.point(at), self.looking.point(at)
        if pointed or looked or moved:
            self._changed = True

    def clicked(self, at: Point) -> None:
        """Answer a click: a button, a choice, a sheet that is put away, or why nothing answers."""
        pointed = self.hand.pointed
        self.reasons.fold()
        if self.looking.pinned:
            self.looking.close()
        if pointed is not None and pointed.layer == "button":
            self.command(str(pointed.name[0]))
        elif self.play.showing or self.play.held:
            self.play.hurry()
        elif self.play.over:
            self.reckon()
        elif pointed is not None:
            self.press(pointed)
        elif self.hand.chooser is not None and not self.hand.chooser.box.collidepoint(at):
            self.hand.back()
            self.say(words("sheet-put-away"))
        elif self.sight.held and self.looking.thing == ("card", self.sight.held):
            self.go_back()
        elif self.hand.over is not None and self.hand.arrows(self.hand.over):
            self.hand.pinned = self.hand.over
        else:
            self._refuse()

    def press(self, pointed: Pointed) -> None:
        """Begin or do what something that answers stands for."""
        choice = self.asking.press(pointed)
        if choice == BACK:
            self.go_back()
        elif choice is not None:
            self._mean(choice, pointed.area)
        elif pointed.layer == "plate" and not self.hand.possible.get(str(pointed.name[0])):
            self.say(self.looking.plate_note(str(pointed.name[0]))[0])
        else:
            self.looking.close()
            self.stage.sounds.play("tick", "interface")

    def _mean(self, choice: Choice, area: pygame.FRect) -> None:
        """Do what a choice means: go on with a sheet, take up a Tool, or make it."""
        cards = self.asking.cards
        if choice == CONFIRM:
            self.make(cards.choices())
        elif cards.heed(choice, area, self.asking.note_of(choice)):
            self.looking.close()
            self.stage.sounds.play("tick", "interface")
        elif holding.take_up(self.sight, choice):
            self._asked_anew()
        else:
            self.make(holding.choices_of(self.sight, choice))

    def choose(self, choice: Choice) -> None:
        """Make a choice for the seat that is asked."""
        self.make((choice,))

    def make(self, choices: Sequence[Choice]) -> None:
        """Make some choices, one after another, for the seat that is asked."""
        self.calling.say("")
        self.reasons.fold()
        self.last_verb = str(choices[0][0])
        self.play.follow(choices)
        if trouble := self.play.trouble:
            self.say(trouble)
        self._changed = True

    def _refuse(self) -> None:
        """Say why what was clicked does not answer, if there is a reason."""
        if self.looking.thing is None or self.sight.asked is None:
            return
        view = self.looking.describer.view(self.looking.thing)
        if view is not None and view.refusal:
            self.say(view.refusal)

    def command(self, name: str) -> None:
        """Carry out a command, or say why it cannot be done."""
        if self.enabled(name):
            COMMANDS[name](self)
        elif name in ("undo", "redo"):
            why = self.play.why_no_undo() if name == "undo" else self.play.why_no_redo()
            self.say(words(f"{name}-{why or 'nothing'}", **self.play.said(why)))

    def score_sheet(self, session: Session[Dig], shown: bool = True) -> ScoreSheet:
        """Return the reckoning of a game; what the last choice led to counts only when it has been `shown`."""
        return score_sheet(session, self.sight.seats, shown)

    def show_rules(self) -> None:
        """Show the rules in short."""
        pages = fossilis_pages(self.sight.dig.box, played(self.sight.dig.setup))
        self.stage.push(RulesScene(self.stage, words("rules-fossilis"), pages))


COMMANDS: dict[str, Callable[[FossilisTable], None]] = {
    "undo": lambda table: table.play.undo(),
    "redo": lambda table: table.play.redo(),
    "log": lambda table: table.drawer.toggle(),
    "score": FossilisTable.show_score,
    "rules": FossilisTable.show_rules,
    "sound": FossilisTable.switch_sound,
    "settings": lambda table: table.stage.push(SettingsScene(table.stage)),
}
