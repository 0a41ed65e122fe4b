"""Games of Bone Wars that are being shown, for tests."""

import pytest

from game.model.bonewars.setup import new_game
from game.model.turn import Rng, apply, decision
from game.scenes.bonewars.board import Board
from game.scenes.bonewars.layout import Focus
from game.scenes.bonewars.playback import PlayedTable
from game.scenes.bonewars.sight import Sight
from game.scenes.bonewars.steps import focus_for
from game.scenes.ports import Kind, Seat
from game.settings import Speed
from game.view.playback_stage import EFFECTS
from tests.view.bonewars.games import BOX, SEATS, busy_choice, setup_of
from tests.view.bonewars.test_enact import UNTOLD


class Played:
    """A random game on a table, shown choice by choice; the person asked sits in front."""

    def __init__(self, kind, seed=0, speed=Speed.SKIP, viewer=None):
        setup = setup_of(kind, seed)
        self.feud, self.rng = new_game(BOX, setup), Rng(setup.seed + 7)
        self.viewer = viewer
        self.theodore = setup.theodore_seat
        seats = [Seat(Kind.HUMAN, name) for name in SEATS[: setup.seats]]
        self.sight = Sight(self.feud, tuple(seats), 0 if viewer is None else viewer)
        self.board = Board(self.sight)
        self.heard = []
        self.table = PlayedTable(self.board, self.sight, self.turn_to)
        self.playback = self.table.playback(speed, self.hear)
        self.turned = []
        self.facts = []
        self.lay()

    def hear(self, name, group):
        self.heard.append((name, group))

    def turn_to(self, focus):
        self.turned.append(focus)
        self.sight.focus = focus
        self.board.place(self.sight.feud)

    def lay(self):
        """Put the state on the table as whoever leads the game does."""
        asked = decision(self.feud)
        self.sight.feud = self.feud
        if asked is not None and self.viewer is None:
            self.sight.viewer = asked.player
        elif self.viewer is not None:
            self.sight.viewer = self.viewer
        self.sight.focus = Focus(focus_for(self.feud, self.sight.focus.upper), False)
        self.sight.rows = []
        self.board.place(self.feud)

    def choose(self, choice=None):
        asked = decision(self.feud)
        self.feud, self.facts = apply(self.feud, choice or busy_choice(asked, self.rng))
        self.playback.start(self.facts, self.board.rest(self.feud))

    def run(self, most=40_000):
        ticks = 0
        while self.playback.moving and ticks < most:
            self.playback.tick()
            ticks += 1
        assert ticks < most, "the playback does not come to an end"
        return ticks

    def over(self):
        return decision(self.feud) is None

    def sprites(self):
        return {key: sprite for key, sprite in self.board.cast.sprites.items() if key[0] not in EFFECTS}

    def until(self, *wanted):
        """Play on until a choice has led to all these kinds of facts, and begin to show it."""
        while not self.over():
            self.choose()
            if set(wanted) <= {type(fact) for fact in self.facts}:
                return
            self.playback.skip()
            self.lay()
        pytest.fail("no such thing happened")


def check(game):
    """All stands as it would be placed, and nothing had to be put right at the end."""
    shown, real = game.sight.feud, game.feud
    assert [
        name
        for name in shown.__slots__
        if name not in (*UNTOLD, "theodore", "looked", "table") and getattr(shown, name) != getattr(real, name)
    ] == []
    assert game.sprites() == game.board.rest(shown)
    assert game.playback.speed is Speed.SKIP or game.playback.corrected == [], game.facts
    assert not [key for key in game.board.cast.sprites if key[0] in ("effect", "glance", "leaving")]
