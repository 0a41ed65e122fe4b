"""What the playback has shown of a game of Bone Wars stands where the rules have put it."""

import pytest

from game import paths
from game.model.bonewars import deeds as d
from game.model.bonewars import facts as f
from game.scenes.bonewars.layout import Focus
from game.settings import Speed
from game.view.bonewars.log_lines import SILENT
from game.view.bonewars.log_lines import TELLERS as LINES
from game.view.bonewars.playback import TELLERS
from game.view.bonewars.playback_groups import APART, WITH, groups
from tests.view.bonewars.games import KINDS_OF_GAMES, moments
from tests.view.bonewars.shown_games import Played, check


@pytest.mark.parametrize("kind", KINDS_OF_GAMES)
@pytest.mark.parametrize("speed", [Speed.SKIP, Speed.FAST])
def test_a_whole_game_is_shown_as_it_is_played(kind, speed):
    game = Played(kind, speed=speed)
    while not game.over():
        game.choose()
        game.run()
        check(game)
        game.playback.clear_marks()
        game.lay()


@pytest.mark.parametrize("kind", ["three", "four"])
def test_a_game_seen_from_one_seat_shows_the_others_by_their_strips(kind):
    game = Played(kind, 3, Speed.FAST, viewer=1)
    game.sight.open_hand = False
    while not game.over():
        game.choose()
        game.run()
        check(game)
        game.lay()


@pytest.mark.parametrize("kind", ["three", "expert"])
def test_a_game_shown_without_motion_ends_where_it_should(kind):
    game = Played(kind, 4, Speed.FAST)
    game.playback.calm = True
    while not game.over():
        game.choose()
        game.run()
        check(game)
        game.playback.clear_marks()
        game.lay()


# what each fact looks like


def test_every_fact_has_a_motion_or_none_on_purpose():
    assert set(TELLERS) == {*SILENT, *LINES}


def test_grouped_facts_are_facts_that_are_shown():
    assert {*APART, *WITH} <= set(TELLERS)


def test_nothing_is_lost_in_groups_and_nothing_changes_its_place():
    for kind in ("two", "expert"):
        for _, _, _, facts in moments(kind, 5):
            assert [fact for group in groups(facts) for fact in group] == facts


def test_bones_of_one_draw_are_shown_together_and_a_card_with_its_price():
    facts = [d.CardLaid(0, "team", 1, 0), f.MoneyPaid(0, 1, 4), f.BoneDrawn(0, 1), f.BoneDrawn(0, 2)]
    assert [len(group) for group in groups(facts)] == [2, 2]


def watch(game, *keys):
    """Play what has begun tick by tick and return every place where each sprite was."""
    game.playback.speed = Speed.PLAY
    seen = {key: [] for key in keys}
    while game.playback.busy:
        game.playback.tick()
        for key in keys:
            sprite = game.board.cast.sprites.get(key)
            if sprite is not None and (not seen[key] or seen[key][-1] != sprite.at):
                seen[key].append(sprite.at)
    return seen


def test_a_team_goes_by_way_of_the_arrow_between_two_sites():
    game = Played("two", 1)
    while True:
        game.until(d.TeamMoved)
        if len(game.facts) == 1:
            break
        game.playback.skip()
        game.lay()
    fact = game.facts[0]
    way = game.board.places.way(fact.from_site, fact.to_site)
    seen = watch(game, ("team", fact.player))[("team", fact.player)]
    assert len(seen) > 10
    assert any(way.inflate(16, 30).collidepoint(at) for at in seen)
    check(game)


def test_a_bone_goes_from_its_site_into_its_crate_and_the_others_make_room():
    game = Played("two", 4)
    while True:
        game.until(d.BoneDug)
        fact = next(fact for fact in game.facts if isinstance(fact, d.BoneDug))
        bones = game.feud.seats[fact.player].bones
        if len(game.facts) == 1 and sum(bones[fact.kind + 1 :]):
            break
        game.playback.skip()
        game.lay()
    start = game.board.places.bone_point(fact.site, fact.level)
    crate = sum(bones[: fact.kind + 1]) - 1
    pushed = ("crate", crate + 1)
    seen = watch(game, ("crate", crate), pushed)
    assert seen["crate", crate][0] == pytest.approx(start, abs=30)
    assert seen["crate", crate][-1] == game.board.places.crate(crate).center
    assert len(seen[pushed]) > 3
    check(game)


def test_the_bone_of_another_player_goes_to_his_strip():
    game = Played("three", 2, viewer=0)
    while True:
        game.until(d.BoneDug)
        if len(game.facts) == 1 and game.facts[0].player != 0:
            break
        game.playback.skip()
        game.lay()
    strip = game.board.places.strip(game.facts[0].player)
    game.playback.speed = Speed.PLAY
    seen = set()
    while game.playback.busy:
        game.playback.tick()
        seen |= {sprite.at for key, sprite in game.board.cast.sprites.items() if key[0] == "leaving"}
    assert any(strip.collidepoint(at) for at in seen)
    check(game)


def test_a_debunked_paper_shows_its_old_colour_and_turns_over_on_its_way():
    game = Played("two", 3)
    game.until(d.PaperDebunked)
    fact = next(fact for fact in game.facts if isinstance(fact, d.PaperDebunked))
    key = ("paper", fact.patron, fact.to_place)
    game.playback.speed = Speed.PLAY
    looks = []
    while game.playback.busy:
        game.playback.tick()
        sprite = game.board.cast.sprites.get(key)
        if sprite is not None and sprite.look.name[1] not in looks:
            looks.append(sprite.look.name[1])
    assert looks == [1 - fact.patron, fact.patron]


def test_a_loyalty_marker_takes_longer_for_more_steps():
    ticks = []
    for steps in (1, 2):
        game = Played("two", speed=Speed.PLAY)
        game.playback.start([f.LoyaltyGained(0, 1, 0, steps)], {})
        ticks.append(game.run())
        assert game.sight.feud.seats[0].loyalty == [0, steps]
    assert ticks[1] > ticks[0]


def test_a_card_that_is_dealt_shows_its_back_until_it_turns_over():
    game = Played("two", 1)
    game.until(f.SpeciesDealt)
    fact = next(fact for fact in game.facts if isinstance(fact, f.SpeciesDealt))
    game.playback.speed = Speed.PLAY
    looks = []
    while game.playback.busy:
        game.playback.tick()
        sprite = game.board.cast.sprites.get(("species", fact.card))
        if sprite is not None and sprite.alpha and sprite.look.name[0] not in looks:
            looks.append(sprite.look.name[0])
    assert looks[0] == "wars-back"
    assert "species" in looks[1]


def test_money_rises_and_is_heard():
    game = Played("two", 4)
    game.until(f.MoneyGained)
    game.playback.speed = Speed.PLAY
    seen = False
    while game.playback.moving:
        game.playback.tick()
        seen |= any(sprite.look.name[0] == "rising" for sprite in game.board.cast.sprites.values())
    assert seen
    assert ("coin", "cards") in game.heard


def test_the_shelves_are_scored_line_by_line_with_the_shelves_in_front():
    game = Played("three", 6)
    game.until(d.ShelvesScored)
    game.playback.speed = Speed.FAST
    reputation, captions = [], []
    while game.playback.busy:
        game.playback.tick()
        now = [seat.reputation for seat in game.sight.feud.seats]
        if not reputation or reputation[-1] != now:
            reputation.append(now)
        if game.table.caption not in captions:
            captions.append(game.table.caption)
    assert game.sight.focus.upper == "publish" or Focus("publish", False) in game.turned
    assert sum(" RP" in caption and "×" in caption for caption in captions) == 6


def test_the_sounds_of_a_game_are_all_there():
    game = Played("expert", speed=Speed.FAST)
    while not game.over():
        game.choose()
        game.run()
        game.lay()
    assert {name for name, _ in game.heard if not (paths.sounds_folder() / f"{name}.ogg").exists()} == set()
    assert {"bone", "wood", "step", "page", "card", "coin", "chime"} <= {name for name, _ in game.heard}


def test_a_card_shows_its_face_until_it_lies_where_only_its_name_is_seen():
    """A name strip as large as a card is never seen: not into Theodore's hand and not into an envelope."""
    game, largest, seen = Played("advanced", 4, Speed.FAST), 0.0, set()
    while not game.over():
        game.choose()
        told = [fact for fact in game.facts if isinstance(fact, TO_A_NAME)]
        while told and game.playback.moving:
            game.playback.tick()
            cards = [game.board.cast.sprites.get(("species", fact.card)) for fact in told]
            strips = [card for card in cards if card and card.look.size[0] > 2 * card.look.size[1]]
            largest = max([largest, *(card.scale for card in strips)])
            if game.playback.waiting:
                game.playback.next()
        seen |= {(type(fact), game.theodore == fact.player) for fact in told}
        game.playback.skip()
        game.lay()
    assert 1.0 <= largest < 1.5
    assert {(d.SpeciesDiscovered, True), (f.SpeciesArchived, False)} <= seen


TO_A_NAME = (f.SpeciesDrawn, d.SpeciesDiscovered, f.SpeciesArchived)
