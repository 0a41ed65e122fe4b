"""The table of Bone Wars: it shows a game, leads mouse and keyboard to it, and takes the choices of the players."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.model.bonewars.rounds import EndTurn
from game.model.bonewars.state import NOBODY, Feud
from game.model.bonewars.turns import Turn
from game.model.session import Session
from game.model.turn import Choice
from game.scenes.bonewars.asking import Asking
from game.scenes.bonewars.commands import COMMANDS
from game.scenes.bonewars.covers import Covers
from game.scenes.bonewars.gathering import GATHER, gathers, payment
from game.scenes.bonewars.hand import Hand, Pointed, named
from game.scenes.bonewars.layout import surplus_of
from game.scenes.bonewars.looking import Looking
from game.scenes.bonewars.play import WarsPlay
from game.scenes.bonewars.playback import PlayedTable
from game.scenes.bonewars.reckoning import first_person, score_sheet
from game.scenes.bonewars.scoring_desk import ScoringSpeeds
from game.scenes.bonewars.sight import Sight
from game.scenes.bonewars.tabletop import Says, Tabletop
from game.scenes.bonewars.telling import Telling
from game.scenes.bonewars.theodore_panel import TheodorePanel, panel_layout
from game.scenes.bonewars.things import thing_at
from game.scenes.bonewars.turning import Turning
from game.scenes.bonewars.veil import Veil
from game.scenes.offer import BACK
from game.scenes.past import Past
from game.scenes.pause import PauseScene
from game.scenes.playing import Keeper
from game.scenes.ports import Doors, Seat
from game.scenes.scores import ScoresScene, StandingScene
from game.scenes.table_scene import TableScene
from game.view.events import Event, Keyed, Moved, Pressed, Released
from game.view.layers import Cover
from game.view.log import LogDrawer
from game.view.painter import Painter
from game.view.screen import Point
from game.view.stage import Stage

NOWHERE: Point = (-1.0, -1.0)
REPUTATION = (("reputation",), ("midgame",))
"""What shows how everybody stands when it is clicked."""


class BonewarsTable(TableScene):
    """The table; `keeper` keeps each choice, `doors` lead on when the game is over."""

    side = "-wars"
    play: WarsPlay
    hand: Hand
    looking: Looking
    reasons: TheodorePanel

    def __init__(
        self,
        stage: Stage,
        session: Session[Feud],
        seats: Sequence[Seat],
        keeper: Keeper[Feud] | None = None,
        doors: Doors | None = None,
    ) -> None:
        super().__init__(stage)
        self.doors = doors
        self.sight = Sight(session.state, tuple(seats), first_person(seats), surplus=surplus_of(stage.screen))
        says = Says(
            lambda: self.telling.prompt(self.reasons.caption or self.played.caption),
            lambda name: self.telling.enabled(name),
            lambda: stage.settings.audible,
        )
        self.tabletop = Tabletop(self.sight, says, lambda: stage.settings.reduce_motion)
        board = self.tabletop.board
        self.played = PlayedTable(board, self.sight, self.tabletop.turn_to)
        playback = self.played.playback(stage.settings.speed, stage.sounds.play)
        self.play: WarsPlay = WarsPlay(
            session, board, self.sight, stage.settings, keeper, playback, self.tabletop.turn_to
        )
        self.hand = Hand(board, self.sight)
        self.asking = Asking(self.hand, self.sight, stage.type)
        self.telling = Telling(self.sight, self.play, self.hand, self.asking)
        self.looking = Looking(board, self.hand, self.telling)
        self.turning: Turning = Turning(self.tabletop, self.telling, self.looking, stage.input)
        self.covers = Covers(board, self.sight, self.hand, self.asking, stage.type)
        self.veil = Veil(self.sight)
        self.drawer: LogDrawer = LogDrawer(board.places.layout.box("log"), self.play.book, stage.type)
        self.reasons = TheodorePanel(self.played, playback, stage.type, self.set_speed, self.play.watch_again)
        self.speeds = ScoringSpeeds(board, self.sight, playback, self.set_speed)
        ribbon, telling = board.places.layout.box("ribbon"), self.telling
        on_button = self.hand.on_button
        self.past = Past(self.play, self.drawer, ribbon, stage.input.guard, on_button, lambda: telling.notice)
        self._pressed_card: Pointed | None = None
        self._ended = False
        self.play.changed = self._asked_anew
        self.play.open()

    # drawing

    @property
    def moving(self) -> bool:
        """Whether ticks change anything now."""
        shown = self.play.playback.moving or (self.play.showing and not self.play.playback.waiting)
        waits = (self.play.waits_for_computer and not self.play.held) or self.telling.waiting
        return shown or waits or self.tabletop.sliding or self.looking.waiting

    def resized(self) -> None:
        """Lay the table out for another size and shape of the window."""
        self.turning.lay_anew(lambda: self.tabletop.fit(surplus_of(self.stage.screen)))
        self.drawer.box = self.tabletop.board.places.layout.box("log")
        self.past.ribbon = self.tabletop.board.places.layout.box("ribbon")
        self.reasons.layout = panel_layout(self.sight.surplus)

    def draw(self, painter: Painter) -> Sequence[pygame.Rect] | None:
        """Bring the window up to date."""
        spoken_of = dict.fromkeys((*self.drawer.keys(), *self.reasons.keys()), "blue")
        traces = dict.fromkeys((key for keys in self.play.traces for key in keys), "violet")
        marks = {} if self.past.here else self.played.lights()
        self.tabletop.lights = {**traces, **self.covers.lights(), **marks, **spoken_of}
        self.tabletop.covers = self._covers(painter)
        changed = self.tabletop.draw(painter, self._whole)
        self._whole = False
        self._changed = self.tabletop.sliding
        return changed

    def _covers(self, painter: Painter) -> list[Cover]:
        found = [*self.covers.collect(), *self.past.covers()]
        tags = [cover.box for cover in found if cover.sign[0] in ("tag", "ghost", "change")]
        if self.telling.called:
            found.append(self.covers.called(self.telling.called))
        found += [] if self.past.here else [*self.reasons.marked(), *self.reasons.covers(), *self.speeds.covers()]
        if (looked := self.looking.cover(painter, tags)) is not None:
            found.append(looked)
        drawer = self.drawer.cover()
        if drawer is not None:
            found.append(drawer)
        if self.play.veiled is not None:
            hovered = self.veil.ready.collidepoint(self.stage.input.pointer)
            found.append(self.veil.cover(self.play.veiled.player, hovered))
        return found

    def entered(self) -> None:
        """Let go of the key that another screen has seen let go."""
        self.turning.release()

    # time

    def tick(self) -> None:
        """Go on by a sixtieth of a second."""
        sliding = self.tabletop.sliding
        told = [self.looking.tick(), self.telling.tick(), self.reasons.follow(), self.turning.follow()]
        if any([self.play.tick(), self.tabletop.tick(), *told]):
            self._changed = True
        if sliding and not self.tabletop.sliding:
            self.hand.point(self.stage.input.pointer)
        self._ended = self._ended and self.play.over
        if self.play.over and not self._ended:
            self._ended = True
            self.reckon()

    def _asked_anew(self) -> None:
        """Take note that something else is asked, or that nobody is asked for a while."""
        self.looking.close()
        self.covers.forget()
        self.telling.heed()
        self.hand.picked = None
        self.hand.renew(self.asking.sheet(), self.asking.bar())
        if not self.play.showing:
            at = self.stage.input.pointer
            self.hand.point(NOWHERE if self.drawer.covers_point(at) or self.reasons.covers_point(at) else at)
            self.guard(self.sight.asked, self.hand.pointed)
            if self.hand.tray is not None:
                # The next sheet lies where this one lay: a double click would answer both.
                self.stage.input.guard()
        self._changed = True

    def can_go_back(self) -> bool:
        """Tell whether what is asked belongs to something begun that can be taken back as a whole."""
        asked = self.sight.asked
        if asked is None or isinstance(asked.step, (Turn, EndTurn)) or self.play.why_no_undo():
            return False
        before = self.play.session.past[-1].before
        return bool(before.todo) and before.todo[-1].player == asked.player and before.active != NOBODY

    # input

    def handle(self, event: Event) -> None:
        """Answer one event."""
        if self.turning.handle(event):
            self._changed = True
        elif self.play.veiled is not None:
            self._behind_veil(event)
        elif self.above(event) or self.speeds.handle(event):
            self.point(NOWHERE)
            self._changed = True
        elif isinstance(event, Moved):
            self.point(event.at)
        elif isinstance(event, Pressed):
            self.pressed(event)
        elif isinstance(event, Released):
            self._released(event)
        elif isinstance(event, Keyed):
            self.keyed(event)

    def point(self, at: Point) -> None:
        """Follow the pointer with what answers and with what is looked at."""
        moved, looked = self.hand.point(at), self.looking.point(at)
        self._changed |= moved or looked

    def _behind_veil(self, event: Event) -> None:
        """Let only the button of the cover answer, and the pause."""
        confirms = isinstance(event, Keyed) and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
        clicked = isinstance(event, Pressed) and event.button == 1 and self.veil.ready.collidepoint(event.at)
        if confirms or clicked:
            self.play.unveil()
        elif isinstance(event, Keyed) and event.key == pygame.K_ESCAPE:
            self.stage.push(PauseScene(self.stage, self.side))
        self._changed = True

    def clicked(self, at: Point) -> None:
        """Answer a click: a button, a choice, a sheet that is put away, or why nothing answers."""
        pointed = self.hand.pointed
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
        else:
            self._refuse(at)

    def press(self, pointed: Pointed) -> None:
        """Begin or do what something that answers stands for."""
        lifted = self.sight.lifted
        choices = self.asking.press(pointed)
        if choices == (BACK,):
            self.go_back()
        elif choices:
            self._mean(choices, pointed.target.back if pointed.target is not None else 0)
        elif pointed.layer == "plate" and not self.hand.of_verb(str(pointed.name[0])):
            self._say(self.telling.refusal(named(pointed)))
        else:
            self.stage.sounds.play("tick", "interface")
        if self.sight.lifted is not None and self.sight.lifted != lifted:
            self._pressed_card = pointed
        self._keep_sheet()

    def _keep_sheet(self) -> None:
        """Keep the sheet of what is asked as it stands with what has been picked up."""
        if self.hand.tray is not None and not self.play.showing:
            self.hand.tray = self.asking.sheet()

    def _mean(self, choices: Sequence[Choice], back: int = 0) -> None:
        """Gather a bone, pay those that are gathered, or make the choices themselves."""
        if choices[0][0] == GATHER:
            self.last_verb = GATHER
            self.telling.say("")
            self.play.gather(int(choices[0][1]))
            self.stage.sounds.play("tick", "interface")
        elif gathers(self.sight.asked):
            self.make(payment(self.sight.feud, self.sight.gathered))
        else:
            self.make(choices, back)

    def _released(self, event: Released) -> None:
        """Lay a card where it has been dragged: a lifted card that is let go over its slot."""
        pressed, self._pressed_card = self._pressed_card, None
        if pressed is None or self.sight.lifted is None or event.button != 1:
            return
        self.hand.point(event.at)
        pointed = self.hand.pointed
        if pointed is not None and pointed.layer == "target" and pointed.name[0] == "slot":
            self.press(pointed)
        self._changed = True

    def choose(self, choice: Choice) -> None:
        """Make a choice for the seat that is asked."""
        self._mean((choice,))

    def make(self, choices: Sequence[Choice], back: int = 0) -> None:
        """Make choices for the seat that is asked, one after another; before that take some back."""
        self.reasons.fold()
        self.telling.say("")
        self.last_verb = str(choices[-1][0])
        self.play.rearrange(back, choices)
        if trouble := self.play.trouble:
            self._say(trouble)
        self._changed = True

    def _refuse(self, at: Point) -> None:
        """Say why what was clicked does not answer, if there is a reason; a card in the hand is laid down."""
        thing = thing_at(self.tabletop.board, at)
        if thing in REPUTATION:
            self.show_score()
            return
        why = self.telling.refusal(thing) if thing is not None else ""
        if why:
            self._say(why)
        elif self.hand.picked is not None:
            self.hand.pick(None)
            self._keep_sheet()

    def _say(self, notice: str) -> None:
        self.telling.say(notice)
        self._changed = True

    @property
    def takes_back(self) -> bool:
        """Whether a right click takes something back: what is begun, or the bone gathered last."""
        return super().takes_back or bool(self.sight.gathered)

    def go_back(self) -> bool:
        """Go one step back in what has been begun; return whether there was anything."""
        if self.looking.close() or self.hand.back():
            self._keep_sheet()
            return True
        if self.sight.gathered:
            self.play.undo()
            return True
        return super().go_back()

    def command(self, name: str) -> None:
        """Carry out a command, or say why it cannot be done."""
        if name in COMMANDS and self.telling.enabled(name):
            COMMANDS[name](self)
        else:
            self._say(self.telling.refusal(("button", name)))

    def reckon(self) -> None:
        """Show the reckoning of a game that is over."""
        if self.doors is not None:
            self.stage.push(ScoresScene(self.stage, self.doors, score_sheet(self.play.session, self.sight.seats)))

    def show_score(self) -> None:
        """Show how everybody stands; what is still being shown does not count yet."""
        play = self.play
        amid = play.showing or (play.visited is not None and bool(play.visited.past))
        self.stage.push(StandingScene(self.stage, score_sheet(play.shown, self.sight.seats, not amid)))
