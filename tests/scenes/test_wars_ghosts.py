"""What a choice of Bone Wars would do is shown before it is made, drawn from what it then does."""

from collections import Counter
from collections.abc import Iterator

import pytest

from game.app import App
from game.model.bonewars.debunk import Debunk, PayDebunk
from game.model.bonewars.deeds import PaperPublished
from game.model.bonewars.publish import Assemble
from game.model.bonewars.state import Feud
from game.model.bonewars.turns import Turn
from game.model.bonewars.unseen import unseen
from game.model.turn import Choice, Decision, Rng, apply, decision
from game.players.random import RandomPlayer
from game.scenes.bonewars.board import Board
from game.scenes.bonewars.foresight import foresee
from game.scenes.bonewars.ghosts import ON_BOARD, changes, difference, foreseen, place_of
from game.scenes.bonewars.history import with_fact
from game.scenes.bonewars.sight import Sight
from game.settings import Speed
from game.view.pieces import Key, Sprite
from tests.scenes.at_wars_table import WarsPerson, begun, played_until, seated

PAIR = ("human", "human")
DONE: Choice = ("done",)
GAMES = [(PAIR, 1), (PAIR, 2), (("human", "human", "human"), 3), (("human", "theodore"), 4)]
EAGER = ("species", "paleontologist", "publish", "award", "find", "debunk", "bone", "camp", "discover", "site")
"""What a player chooses who wants to see all kinds of questions."""


def eager(player: RandomPlayer, asked: Decision) -> Choice:
    options = tuple(choice for choice in asked.options if choice[0] in EAGER) or asked.options
    return player.choose(Decision(asked.player, asked.step, options))


class Seen:
    """A board that shows the moments of a game to whoever is asked."""

    def __init__(self, kinds: tuple[str, ...], seed: int) -> None:
        self.session = begun(kinds, seed)
        self.sight = Sight(self.session.state, seated(kinds), 0)
        self.board = Board(self.sight)
        self.player = RandomPlayer(Rng(seed))

    def moments(self) -> Iterator[Decision]:
        sight = self.sight
        while (asked := self.session.decision()) is not None:
            sight.feud, sight.asked, sight.viewer = self.session.state, asked, asked.player
            self.board.place(sight.feud)
            yield asked
            for fact in self.session.choose(eager(self.player, asked)):
                sight.rows = with_fact(sight.rows, fact)

    def as_made(self, choice: Choice) -> tuple[Feud, dict[Key, Sprite], bool]:
        """Return the state after a choice, its sprites as this table shows them, and whether all of it was foreseen."""
        feud, rows = self.sight.feud, self.sight.rows
        after, facts = apply(feud, choice)
        for fact in facts:
            self.sight.rows = with_fact(self.sight.rows, fact)
        after.todo = feud.todo
        sprites = self.board.rest(after)
        self.sight.rows = rows
        return after, sprites, list(foresee(feud, [choice]).known) == facts


@pytest.mark.parametrize(("kinds", "seed"), GAMES)
def test_what_is_foreseen_is_what_the_choice_then_does(kinds: tuple[str, ...], seed: int) -> None:
    seen, steps = Seen(kinds, seed), Counter[str]()
    for asked in seen.moments():
        for choice in asked.options:
            after, sprites, whole = seen.as_made(choice)
            ghost = foreseen(seen.board, [choice])
            if not whole:
                continue
            steps[type(asked.step).__name__] += 1
            where = (type(asked.step).__name__, choice)
            for sprite in ghost.sprites:
                if not str(sprite.key[0]).startswith("ghost-"):
                    there = sprites[sprite.key]
                    assert (there.at, there.look) == (sprite.at, sprite.look), where
            foreseen_bones = sorted(sprite.key[1] for sprite in ghost.sprites if sprite.key[0] == "ghost-bone")
            gained = difference(after, seen.sight.feud, asked.player)
            room = 10 - sum(seen.sight.feud.seats[asked.player].bones)
            assert foreseen_bones == sorted(gained[: max(0, room)]), where
            assert list(ghost.changes) == list(changes(seen.board, after)), where
    assert len(steps) > 12


@pytest.mark.parametrize(("kinds", "seed"), GAMES)
def test_nothing_that_changes_on_the_boards_is_left_out(kinds: tuple[str, ...], seed: int) -> None:
    seen = Seen(kinds, seed)
    for asked in seen.moments():
        now = seen.board.cast.sprites
        for choice in asked.options:
            after, sprites, whole = seen.as_made(choice)
            if not whole:
                continue
            shown = {sprite.key for sprite in foreseen(seen.board, [choice]).sprites}
            for key, sprite in sprites.items():
                old = now.get(key)
                if key[0] in ON_BOARD and (old is None or (old.at, old.look) != (sprite.at, sprite.look)):
                    assert key in shown, (type(asked.step).__name__, choice)
            seats = zip(seen.sight.feud.seats, after.seats, strict=True)
            walked = {("team", seat) for seat, (one, other) in enumerate(seats) if place_of(one) != place_of(other)}
            assert walked <= shown, choice


@pytest.mark.parametrize(("kinds", "seed"), GAMES)
def test_nothing_hidden_is_foreseen(kinds: tuple[str, ...], seed: int) -> None:
    """A game that looks the same to the player, with all that is hidden dealt anew, foretells the same."""
    seen, source = Seen(kinds, seed), Rng(seed)
    for asked in seen.moments():
        other = unseen(seen.sight.feud, asked.player, source)
        for choice in asked.options:
            one, two = foresee(seen.sight.feud, [choice]), foresee(other, [choice])
            where = (type(asked.step).__name__, choice)
            assert one.known == two.known, where
            assert list(map(type, one.hidden)) == list(map(type, two.hidden)), where


def assembling(seed: int) -> Iterator[Feud]:
    """Return the moments in which skeletons are built by somebody with two bones of every kind."""
    seen = Seen(PAIR, seed)
    for asked in seen.moments():
        if isinstance(asked.step, Assemble):
            feud = seen.sight.feud.clone()
            feud.seats[asked.player].bones = [2] * 8
            while (now := decision(feud)) is not None and isinstance(now.step, Assemble):
                yield feud
                feud = apply(feud, now.options[0])[0]


def papers_after(feud: Feud, choice: Choice, player: RandomPlayer) -> list[int]:
    """Return the papers that a choice leads to when nothing more is added to them."""
    after, made = apply(feud, choice)
    while not (come := [fact.value for fact in made if isinstance(fact, PaperPublished)]):
        asked = decision(after)
        assert asked is not None
        after, made = apply(after, DONE if DONE in asked.options else player.choose(asked))
    return come


def test_the_papers_that_are_foreseen_while_bones_are_paid_are_those_that_come() -> None:
    checked, player = Counter[int](), RandomPlayer(Rng(5))
    for feud in (feud for seed in range(1, 5) for feud in assembling(seed)):
        asked = decision(feud)
        for choice in asked.options if asked is not None else ():
            foretold = [fact.value for fact in foresee(feud, [choice]).known if isinstance(fact, PaperPublished)]
            if foretold:
                assert foretold == papers_after(feud, choice, player)
                checked[foretold[-1]] += 1
            else:
                assert DONE not in asked.options if asked is not None else True
    assert set(checked) == {2, 3, 4}


def test_the_paper_that_is_debunked_is_foreseen_though_a_bone_may_still_stand_in() -> None:
    seen, turned = Seen(PAIR, 1), 0
    for asked in seen.moments():
        if not isinstance(asked.step, Turn):
            continue
        feud = seen.sight.feud.clone()
        feud.papers = [(2, 3), (3, 2)]
        feud.seats[asked.player].bones = [3] * 8
        feud.todo.append(Debunk(asked.player, "", 1, False, False))
        for choice in feud.todo[-1].options(feud):
            paying = apply(feud, choice)[0]
            assert isinstance(paying.todo[-1], PayDebunk)
            if DONE in paying.todo[-1].options(paying):
                assert foresee(feud, [choice]).after.papers == apply(paying, DONE)[0].papers != feud.papers
                turned += 1
    assert turned


def fast(app: App) -> App:
    app.stage.settings.speed = Speed.SKIP
    app.stage.settings.reduce_motion = True
    return app


def test_ghosts_come_with_the_pointer_and_go_with_it(app: App) -> None:
    person = WarsPerson(fast(app), played_until(PAIR, lambda asked, feud: isinstance(asked.step, Turn)), PAIR)
    person.watch()
    person.ready()
    before = person.feud.clone()
    target = next(target for target in person.table.hand.targets if target.verb == "team")
    person.move(person.spot_of(target))
    person.frame()
    ghosts = [cover for cover in person.table.tabletop.covers if cover.sign[0] == "ghost"]
    slot = person.table.tabletop.board.places.slot(len(before.seats[person.asked.player].laid))
    assert [cover.sign[1] for cover in ghosts] == ["team-card"]
    assert slot.colliderect(ghosts[0].box)
    person.move((800, 24))
    person.frame()
    assert not [cover for cover in person.table.tabletop.covers if cover.sign[0] == "ghost"]
    assert person.feud.seats == before.seats
