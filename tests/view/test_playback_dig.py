"""What the playback has shown of a game of Fossilis stands where the rules have put it."""

import pytest

from game import paths
from game.content import fossilis_box
from game.model.fossilis import facts as f
from game.model.fossilis.setup import new_game
from game.model.fossilis.site import NOWHERE
from game.model.fossilis.state import Setup
from game.model.turn import Rng, apply, below, decision
from game.scenes.fossilis.board import Board
from game.scenes.fossilis.layout import fossilis_layout
from game.scenes.fossilis.mat_places import MAT
from game.scenes.fossilis.sight import Sight, figures_of
from game.scenes.ports import Kind, Seat
from game.settings import Speed
from game.view.looks import UPPER
from game.view.playback_dig import DigPlayback
from game.view.playback_stage import EFFECTS

BOX = fossilis_box()
SEATS = (Seat(Kind.HUMAN, "Ann"), Seat(Kind.MARSH, "Marsh"), Seat(Kind.RANDOM, "Cleo"))
EVENTS = {row.key: number for number, row in enumerate(BOX.events)}


class Played:
    """A random game on a board, shown choice by choice; the viewer sits in the first seat."""

    def __init__(self, seed, seats=2, rival="", events=(), speed=Speed.SKIP, switches=(), expansions=()):
        setup = Setup(seats, seed, rival, 1 if rival else NOWHERE, switches, expansions=expansions)
        box = fossilis_box(expansions=expansions)
        self.dig, self.rng = new_game(box, setup), Rng(seed)
        if events:
            self.dig.event_deck = [EVENTS[key] for key in events]
        self.sight = Sight(self.dig, SEATS[:seats], 0, figures_of(self.dig))
        self.board = Board(fossilis_layout(), self.sight)
        self.board.place(self.dig)
        self.heard = []
        self.playback = DigPlayback(self.board, box, setup.rival_seat, speed, self.hear)
        self.facts = []

    def hear(self, name, group):
        self.heard.append((name, group))

    def choose(self, choice=None):
        asked = decision(self.dig)
        choice = choice or asked.options[below(self.rng, len(asked.options))]
        self.dig, self.facts = apply(self.dig, choice)
        self.sight.dig = self.dig
        self.board.fallen = self.board.fallen.after(self.facts)
        self.goal = self.board.rest(self.dig)
        self.playback.start(self.facts, self.goal)

    def run(self, most=20_000):
        for _ in range(most):
            if not self.playback.moving:
                return
            self.playback.tick()
        pytest.fail("the playback does not come to an end")

    def over(self):
        return decision(self.dig) is None

    def sprites(self):
        return {key: sprite for key, sprite in self.board.cast.sprites.items() if key[0] not in EFFECTS}

    def until(self, *wanted):
        """Play on until a choice has led to all these kinds of facts, and show it."""
        while not self.over():
            before = self.dig
            self.choose()
            if set(wanted) <= {type(fact) for fact in self.facts}:
                return before
            self.playback.skip()
        pytest.fail("no such thing happened")


def check(game):
    assert game.sprites() == game.goal
    assert game.board.figures == figures_of(game.dig)
    for key in game.playback.corrected:
        goal = game.goal.get(key)
        # Only what lies on a mat, in a pit or in the Rival's piles moves up when something beside it goes.
        assert key[0] in ("piece", "rival-card") or goal is None or goal.layer >= MAT, (key, game.facts)
        assert goal is not None or key[0] in ("piece", "rival-card"), (key, game.facts)


EVENT_SETS = [
    ("earthquake", "mudslide", "mentor-visit"),
    ("junk-sale", "rockfall", "patronage"),
    ("sandstorm", "reclassification", "snakebite"),
    ("soft-stone", "earthquake", "junk-sale"),
]


@pytest.mark.parametrize("events", EVENT_SETS)
@pytest.mark.parametrize("rival", ["marsh", "cope"])
def test_a_game_against_the_rival_is_shown_as_it_is_played_with_every_event(events, rival):
    game = Played(7, rival=rival, events=events)
    while not game.over():
        game.choose()
        game.run()
        check(game)


@pytest.mark.parametrize("events", EVENT_SETS[:3])
def test_a_game_of_three_is_shown_as_it_is_played_with_every_event(events):
    game = Played(11, seats=3, events=events)
    for _ in range(500):
        if game.over():
            break
        game.choose()
        game.run()
        check(game)


@pytest.mark.parametrize("switches", [("two-spaces", "wishlist-from-deck"), ("by-number", "one-more-plaster")])
def test_a_rival_with_switches_is_shown_tick_by_tick(switches):
    game = Played(5, rival="marsh", speed=Speed.FAST, switches=switches)
    for _ in range(60):
        if game.over():
            break
        game.choose()
        game.run()
        check(game)


@pytest.mark.parametrize("rival", ["", "cope"])
def test_a_game_with_all_expansions_is_shown_to_its_end(rival):
    game = Played(9, rival=rival, expansions=("ice-age", "scorpion", "power-tools", "caution-tape"))
    for _ in range(400):
        if game.over():
            break
        game.choose()
        game.run()
        assert game.sprites() == game.goal
        assert game.board.figures == figures_of(game.dig)


@pytest.mark.parametrize("rival", ["", "marsh"])
def test_a_game_with_less_motion_is_shown_as_it_is_played(rival):
    game = Played(5, seats=2, rival=rival, speed=Speed.PLAY)
    game.playback.calm = True
    for _ in range(40):
        game.choose()
        game.run()
        check(game)


@pytest.mark.parametrize(("event", "weight"), [("sandstorm", 1), ("mudslide", 2), ("rockfall", 3)])
def test_a_tile_that_is_laid_flies_from_the_pile_of_its_own_kind(event, weight):
    game = Played(3, seats=3, events=(event,) * 3)
    while True:
        game.until(f.TilePlaced)
        placed = next(fact for fact in game.facts if isinstance(fact, f.TilePlaced))
        if BOX.weight[placed.tile] == weight:
            break
        game.playback.skip()
    game.playback.speed = Speed.PLAY
    while ("tile", placed.tile) not in game.board.cast.sprites:
        game.playback.tick()
    pile = game.board.layout.grid("stock", 3)[weight - 1]
    assert pile.collidepoint(game.board.cast.sprites[("tile", placed.tile)].at)


def test_a_tile_that_is_discarded_goes_to_the_pile_of_its_own_kind():
    board = Played(1).board
    assert [board.discard_point(weight) for weight in (1, 2, 3)] == [
        place.center for place in board.layout.grid("stock", 3)
    ]


def test_an_upper_tile_lets_the_rim_of_the_lower_one_show():
    game = Played(1)
    stacks = [space for space in range(25) if game.dig.upper[space]]
    assert len(stacks) == 10
    for space in stacks:
        upper, lower = (game.board.cast.sprites[("tile", tiles[space])] for tiles in (game.dig.upper, game.dig.lower))
        assert (upper.scale, lower.scale) == (UPPER, 1.0)


def test_where_the_rival_took_a_bone_the_pit_stays_marked_and_not_what_lies_there_now():
    game = Played(7, rival="marsh")
    while True:
        game.until(f.BoneExtracted, f.RivalCardFlipped)
        taken = next(fact for fact in game.facts if isinstance(fact, f.BoneExtracted))
        if game.dig.pits[taken.space]:
            break
        game.playback.skip()
    game.playback.speed = Speed.FAST
    game.run()
    marks = [sprite for key, sprite in game.playback.marks().items() if key[0] == "mark"]
    pit = game.board.layout.space(taken.space)
    assert [mark.at for mark in marks if pit.collidepoint(mark.at)] == [pit.center]


def test_playing_tick_by_tick_ends_where_skipping_ends():
    slow, quick = Played(3, seats=3, speed=Speed.PLAY), Played(3, seats=3)
    for _ in range(80):
        for game in (slow, quick):
            game.choose()
            game.run()
        assert slow.sprites() == quick.sprites()


def test_nothing_is_shown_twice_and_effects_go_when_they_have_been_seen():
    game = Played(4, seats=3, speed=Speed.FAST)
    for _ in range(120):
        game.choose()
        game.run()
        assert not [key for key in game.board.cast.sprites if key[0] in ("effect", "glance")]


def test_the_front_tile_of_a_push_moves_first():
    game = Played(1, seats=3)
    while True:
        game.until(f.TileSlid)
        slid = [fact for fact in game.facts if isinstance(fact, f.TileSlid)]
        if len(slid) > 1 and all(fact.from_level == 1 for fact in slid):
            break
        game.playback.skip()
    game.playback.speed = Speed.PLAY
    first, last = (("tile", fact.tile) for fact in (slid[0], slid[-1]))
    start = {key: game.board.cast.sprites[key].at for key in (first, last)}
    game.playback.tick()
    game.playback.tick()
    assert game.board.cast.sprites[first].at != start[first]
    assert game.board.cast.sprites[last].at == start[last]


def test_a_stone_is_slower_than_sand():
    ticks = {}
    for weight in (1, 3):
        game = Played(2, seats=3)
        while True:
            game.until(f.TileSlid)
            if [BOX.weight[fact.tile] for fact in game.facts if isinstance(fact, f.TileSlid)] == [weight]:
                break
            game.playback.skip()
        game.playback.speed = Speed.PLAY
        ticks[weight] = 0
        while game.playback.busy:
            game.playback.tick()
            ticks[weight] += 1
    assert ticks[3] > 2 * ticks[1] - 4


def test_score_and_plaster_run_up_while_they_are_shown():
    game = Played(6, seats=3)
    while True:
        game.until(f.PointsScored)
        points = next(fact.points for fact in game.facts if isinstance(fact, f.PointsScored))
        if points > 3:
            break
        game.playback.skip()
    player = next(fact.player for fact in game.facts if isinstance(fact, f.PointsScored))
    game.playback.speed = Speed.PLAY
    seen = [game.board.figures.score[player]]
    while game.playback.busy:
        game.playback.tick()
        seen.append(game.board.figures.score[player])
    assert seen == sorted(seen)
    assert len(set(seen)) > 2
    assert seen[-1] == game.dig.seats[player].score


# the Rival's turn


def test_step_waits_after_each_of_the_rivals_six_steps():
    game = Played(7, rival="marsh")
    game.until(f.RivalCardFlipped)
    game.playback.speed = Speed.STEP
    steps = 0
    while game.playback.busy:
        game.run()
        steps += game.playback.waiting
        game.playback.next()
        if not game.playback.moving:
            break
    assert steps == 6


def test_what_was_shown_of_the_rivals_turn_grows_and_stays_after_it():
    game = Played(7, rival="marsh")
    game.until(f.RivalCardFlipped)
    game.playback.speed = Speed.FAST
    assert game.playback.automa_turn == []
    lengths = []
    while game.playback.busy:
        game.playback.tick()
        lengths.append(len(game.playback.automa_turn))
    assert lengths == sorted(lengths)
    assert isinstance(game.playback.automa_turn[0], f.TurnBegan)
    assert isinstance(game.playback.automa_turn[-1], f.TurnEnded)
    assert not game.playback.automa_acts


def test_the_marks_of_the_rivals_choices_stay_until_they_are_cleared():
    game = Played(7, rival="marsh", speed=Speed.FAST)
    game.until(f.RivalCardFlipped)
    game.run()
    marks = game.playback.marks()
    assert marks
    assert marks.keys() <= game.board.cast.sprites.keys()
    game.playback.clear_marks()
    assert not [key for key in game.board.cast.sprites if key[0] == "mark"]


def test_the_candidates_are_outlined_only_while_they_are_looked_at():
    game = Played(7, rival="marsh")
    while True:
        game.until(f.RivalCardFlipped)
        if any(isinstance(fact, f.Reasoned) and len(fact.candidates) > 2 for fact in game.facts):
            break
        game.playback.skip()
    game.playback.speed = Speed.PLAY
    seen = 0
    while game.playback.busy:
        game.playback.tick()
        seen = max(seen, sum(key[0] == "glance" for key in game.board.cast.sprites))
    assert seen > 0
    assert not [key for key in game.board.cast.sprites if key[0] == "glance"]


def test_skipping_in_the_middle_of_the_rivals_turn_ends_where_the_rules_have_put_everything():
    game = Played(7, rival="marsh")
    game.until(f.RivalCardFlipped)
    game.playback.speed = Speed.PLAY
    for _ in range(100):
        game.playback.tick()
    game.playback.skip()
    check(game)


def test_the_sounds_of_a_game_are_all_there():
    game = Played(7, rival="marsh")
    while not game.over():
        game.choose()
        game.run()
    assert {name for name, _ in game.heard if not (paths.sounds_folder() / f"{name}.ogg").exists()} == set()
    assert ("card", "cards") in game.heard
    assert ("bone", "pieces") in game.heard
