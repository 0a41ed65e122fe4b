"""What the expansions bring is shown so that it stands where the rules have put it."""

import pytest

from game import paths
from game.model.fossilis import facts as f
from game.model.fossilis import facts_expansions as e
from game.model.fossilis.site import NOWHERE, SPACES
from game.model.turn import below, decision
from game.scenes.fossilis.board_expansions import faced
from game.scenes.fossilis.mat_places import MAT
from game.scenes.fossilis.sight import figures_of
from game.settings import Speed
from game.view.looks_expansions import heading
from tests.view.test_playback_dig import Played

ALL = ("ice-age", "scorpion", "power-tools", "caution-tape")
KEEN = ("tape", "buy", "tool", "score", "partial", "claim", "remove-sting", "break", "saw", "on", "extract")


class Keen(Played):
    """A random game whose players like what is rare."""

    def choose(self, choice=None):
        asked = decision(self.dig)
        liked = [option for option in asked.options if option[0] in KEEN]
        if choice is None and liked and below(self.rng, 2):
            choice = liked[below(self.rng, len(liked))]
        super().choose(choice)

    def seek(self, wanted):
        """Play on until a choice has led to such facts, and return them; it is not shown yet."""
        while not self.over():
            self.playback.skip()
            self.choose()
            found = [fact for fact in self.facts if wanted(fact)]
            if found:
                return found
        return []


def sought(kind, wanted=lambda fact: True, **how):
    """Return a game at the moment when facts of a kind are about to be shown, and these facts."""
    for seed in range(1, 60):
        game = Keen(seed, **{"seats": 3, "expansions": ALL, **how})
        if found := game.seek(lambda fact: isinstance(fact, kind) and wanted(fact)):
            game.playback.speed = Speed.PLAY
            return game, found
    pytest.fail("no such thing happened")


def check(game):
    """The sprites stand as the state says, and nothing but what makes room had to be put right."""
    assert game.sprites() == game.goal
    assert game.board.figures == figures_of(game.dig)
    for key in game.playback.corrected:
        goal = game.goal.get(key)
        assert key[0] in ("piece", "rival-card", "scorpion") or goal is None or goal.layer >= MAT, (key, game.facts)
        assert goal is not None or key[0] in ("piece", "rival-card"), (key, game.facts)


def watched(game):
    """Show everything tick by tick, and return how the sprite of the Scorpion looked, with repeats."""
    seen = []
    while game.playback.busy:
        game.playback.tick()
        sprite = game.board.cast.sprites.get(("scorpion",))
        if sprite is not None:
            seen.append((sprite.look.name[1], sprite.at))
    return seen


@pytest.mark.parametrize(
    "how",
    [
        {"seats": 5, "expansions": ALL},
        {"seats": 3, "expansions": ALL},
        {"rival": "marsh", "expansions": ALL},
        {"seats": 4, "expansions": ("ice-age-simple", "caution-tape")},
        {"rival": "cope", "expansions": ("scorpion",), "switches": ("two-spaces",)},
    ],
    ids=["five", "three", "marsh", "simple", "cope"],
)
@pytest.mark.parametrize("seed", [3, 4])
def test_a_keen_game_with_expansions_is_shown_as_it_is_played(how, seed):
    game = Keen(seed, **how)
    for _ in range(700):
        if game.over():
            break
        game.choose()
        game.run()
        check(game)
    assert game.over() or game.dig.round > 5


def test_tick_by_tick_ends_where_skipping_ends():
    slow, quick = (Keen(5, seats=3, expansions=ALL, speed=speed) for speed in (Speed.PLAY, Speed.SKIP))
    for _ in range(160):
        for game in (slow, quick):
            game.choose()
            game.run()
        assert slow.sprites() == quick.sprites()
        check(slow)


def test_whatever_the_expansions_sound_like_is_there():
    game = Keen(3, seats=3, expansions=ALL, speed=Speed.FAST)
    for _ in range(200):
        if game.over():
            break
        game.choose()
        game.run()
    assert {name for name, _ in game.heard if not (paths.sounds_folder() / f"{name}.ogg").exists()} == set()


# Ice Age


def test_crystals_rise_one_at_a_time_and_the_lit_score_follows_each():
    game, _ = sought(e.CrystalExtracted)
    while len([fact for fact in game.facts if isinstance(fact, e.CrystalExtracted)]) < 2:
        assert game.seek(lambda fact: isinstance(fact, e.CrystalExtracted))
    game.playback.speed = Speed.PLAY
    lit = [game.board.figures.crystals]
    while game.playback.busy:
        game.playback.tick()
        if game.board.figures.crystals != lit[-1]:
            lit.append(game.board.figures.crystals)
    assert lit == list(range(lit[0], lit[0] + len(lit)))
    assert lit[-1] == len(game.dig.ice.board)
    for place, piece in enumerate(game.dig.ice.board):
        assert game.board.cast.sprites["piece", piece].at == game.board.glacier_point(place)


def test_a_crystal_lies_in_the_open_pit_before_it_rises():
    game, found = sought(e.CrystalExtracted)
    key = ("piece", found[0].piece)
    seen = []
    while game.playback.busy:
        game.playback.tick()
        if key in game.board.cast.sprites:
            seen.append(game.board.cast.sprites[key].at)
    box = game.board.layout.space(found[0].space)
    assert box.collidepoint(seen[0])
    assert not box.collidepoint(seen[-1])


def test_crystals_melt_when_a_pleistocene_animal_is_scored():
    game, found = sought(e.CrystalsDiscarded, lambda fact: not fact.full)
    before = game.board.figures.crystals
    watched(game)
    assert game.board.figures.crystals == before - len(found[0].pieces)
    assert not [piece for piece in found[0].pieces if ("piece", piece) in game.board.cast.sprites]


def test_a_pleistocene_card_comes_from_its_own_deck():
    game, found = sought(e.PleistoceneDealt)
    key = ("animal", found[0].dinosaur)
    while key not in game.board.cast.sprites:
        game.playback.tick()
    x, y = game.board.cast.sprites[key].at
    deck = game.board.deck_point("pleistocene")
    assert abs(x - deck[0]) + abs(y - deck[1]) < 40


# the Scorpion


def test_it_lies_in_the_first_pool_until_it_comes_into_play():
    game = Keen(2, seats=2, expansions=("scorpion",))
    sprite = game.board.cast.sprites["scorpion",]
    assert sprite.at == game.board.lair_point(False)
    assert game.board.layout.box("pool").collidepoint(sprite.at)


def test_it_turns_to_its_goal_runs_on_its_legs_and_throws_up_its_sting():
    game, found = sought(e.ScorpionScuttled, lambda fact: abs(fact.from_space - fact.to_space) > 5)
    way = heading(found[0].from_space, found[0].to_space)
    seen = [look for look, _ in watched(game)]
    for pose in ("left", "right", "sting"):
        assert f"scorpion/{way}-{pose}" in seen
    assert seen[-1] == f"scorpion/{faced(game.dig)}-rest"


def test_at_rest_it_looks_at_the_nearest_pawn():
    assert heading(12, 2) == "n"
    assert heading(12, 14) == "e"
    assert heading(12, 24) == "se"
    assert heading(12, 10) == "w"
    assert heading(0, 9) == "e"


def test_a_stung_pawn_stands_on_its_sting_and_its_figures_say_so():
    game, found = sought(e.PawnStung, lambda fact: not fact.already)
    player = found[0].player
    assert not game.board.figures.stings[player]
    watched(game)
    assert game.board.figures.stings[player] == 1
    assert game.board.cast.sprites["pawn", player].look.name[0] == "stung-pawn"


def test_a_pawn_that_is_healed_stands_on_nothing():
    game, found = sought(e.StingRemoved)
    watched(game)
    assert game.board.figures.stings[found[0].player] == 0
    assert game.board.cast.sprites["pawn", found[0].player].look.name[0] == "picture"


@pytest.mark.parametrize("kind", [e.ScorpionFellOff, e.ScorpionFellIn])
def test_pushed_off_the_site_it_waits_at_its_edge(kind):
    game, _ = sought(kind)
    watched(game)
    check(game)
    if game.dig.scorpion.space == NOWHERE:
        assert game.board.cast.sprites["scorpion",].at == game.board.lair_point(True)
        assert game.board.cast.sprites["scorpion",].scale < 1


def test_it_rides_with_its_tile_all_the_way():
    game, found = sought(e.ScorpionRode)
    fact = found[0]
    start, goal = game.board.space_point(fact.from_space, 1), game.board.space_point(fact.to_space, 1)
    places = [at for _, at in watched(game)]
    between = [at for at in places if min(start[0], goal[0]) - 25 <= at[0] <= max(start[0], goal[0]) + 25]
    assert len(set(between)) > 5
    check(game)


def test_a_token_lies_on_each_tool_and_goes_to_whoever_buys_it():
    game, found = sought(e.TokenClaimed)
    watched(game)
    assert ("token", found[0].token) not in game.board.cast.sprites or found[0].token in game.dig.scorpion.on_tools
    for place, token in enumerate(game.dig.scorpion.on_tools):
        assert not token or game.board.cast.sprites["token", token].at == game.board.token_point(place)


# Power Tools and Caution Tape


def test_the_pit_lies_open_under_the_tiles_that_the_jackhammer_breaks():
    game, found = sought(e.TilesRemoved)
    fact = found[0]
    opened = next(other for other in game.facts if isinstance(other, f.PitOpened))
    sprites, tile = game.board.cast.sprites, ("tile", fact.tiles[-1])
    covered = {tile: sprites[tile].at}
    seen = False
    while game.playback.busy:
        game.playback.tick()
        lies = tile in sprites and sprites[tile].at == covered[tile]
        seen |= lies and all(("piece", piece) in sprites for piece in opened.pieces)
    assert seen
    check(game)


def test_destroyed_bones_are_gone():
    game, found = sought(e.BonesDestroyed)
    watched(game)
    assert not [piece for piece in found[0].pieces if ("piece", piece) in game.board.cast.sprites]
    check(game)


def test_tape_flies_from_the_mat_to_the_pit_and_is_taken_away_at_the_next_turn():
    game, found = sought(e.TapePlaced)
    key = ("tape", found[0].player)
    watched(game)
    assert game.board.cast.sprites[key].at == game.board.space_point(found[0].space, 1)
    assert game.board.cast.sprites[key].look.name[1].startswith("tape/")
    game.seek(lambda fact: isinstance(fact, e.TapeRemoved) and fact.player == found[0].player)
    game.playback.speed = Speed.PLAY
    watched(game)
    assert key not in game.board.cast.sprites
    assert 0 <= found[0].space < SPACES
