"""Beats follow one another, at the speed the player chose."""

import pytest

from game.settings import Speed
from game.view.easing import falling, gentle, heavy, shoved, thrown
from game.view.pieces import Look, Sprite
from game.view.playback import Beat, Motion, Playback
from game.view.playback_motions import at_once, change, count, first, later, turned_over

LOOK = Look(("plain",), None)
FACE = Look(("face",), None)


class Seen(list):
    def motion(self, name, ticks, delay=0):
        return Motion(ticks, lambda share: self.append((name, round(share, 2))), None, delay)


def playing(*beats, speed=Speed.PLAY):
    playback = Playback(speed)
    for beat in beats:
        playback.add(lambda beat=beat: beat)
    return playback


def run(playback, most=1000):
    ticks = 0
    while playback.busy and not playback.waiting and ticks < most:
        playback.tick()
        ticks += 1
    return ticks


def test_a_motion_is_told_its_progress_tick_by_tick():
    seen = Seen()
    run(playing(Beat([seen.motion("slide", 4)])))
    assert seen == [("slide", 0.25), ("slide", 0.5), ("slide", 0.75), ("slide", 1.0)]


def test_a_delayed_motion_begins_later_in_the_same_beat():
    seen = Seen()
    run(playing(Beat([seen.motion("a", 2), seen.motion("b", 2, delay=2)])))
    assert seen == [("a", 0.5), ("a", 1.0), ("b", 0.0), ("b", 0.5), ("b", 1.0)]


def test_the_next_beat_is_made_only_when_the_one_before_has_ended():
    made = []
    playback = Playback()
    playback.add(lambda: made.append("first") or Beat([Motion(3, lambda share: None)]))
    playback.add(lambda: made.append("second") or Beat([Motion(3, lambda share: None)]))
    playback.tick()
    assert made == ["first"]
    run(playback)
    assert made == ["first", "second"]


def test_fast_takes_a_third_of_the_ticks():
    slow, quick = (playing(Beat([Motion(30, lambda share: None)]), speed=speed) for speed in (Speed.PLAY, Speed.FAST))
    assert (run(slow), run(quick)) == (30, 10)


def test_skip_brings_everything_to_its_end_in_one_tick():
    seen = Seen()
    playback = playing(Beat([seen.motion("a", 50)]), Beat([seen.motion("b", 50)]), speed=Speed.SKIP)
    assert run(playback) == 1
    assert seen == [("a", 1.0), ("b", 1.0)]


def test_skipping_in_the_middle_ends_each_motion_once():
    ended = []
    beats = [Beat([Motion(10, lambda share: None, end=lambda name=name: ended.append(name))]) for name in "ab"]
    playback = playing(*beats)
    playback.tick()
    playback.skip()
    assert ended == ["a", "b"]
    assert not playback.busy


def test_step_waits_after_a_beat_that_says_so_until_the_player_goes_on():
    playback = playing(Beat([Motion(2, lambda share: None)], waits=True), Beat([], waits=False), speed=Speed.STEP)
    run(playback)
    assert playback.waiting
    assert not playback.tick()
    playback.next()
    run(playback)
    assert not playback.busy


def test_other_speeds_do_not_wait():
    playback = playing(Beat([Motion(2, lambda share: None)], waits=True), speed=Speed.PLAY)
    run(playback)
    assert not playback.busy


def test_changing_from_step_to_play_goes_on_by_itself():
    playback = playing(Beat([], waits=True), Beat([Motion(2, lambda share: None)]), speed=Speed.STEP)
    run(playback)
    playback.speed = Speed.PLAY
    playback.tick()
    playback.tick()
    assert not playback.busy


def test_nothing_to_show_is_not_busy_and_a_tick_shows_nothing():
    playback = Playback()
    assert not playback.busy
    assert not playback.tick()


def test_a_sprite_moves_from_where_it_is_when_the_motion_begins():
    sprite = Sprite(("tile", 1), LOOK, 0, 0)
    there, back = change(sprite, 4, to=(8, 0)), change(sprite, 4, to=(0, 0), delay=4)
    playback = playing(Beat([there, back]))
    for _ in range(4):
        playback.tick()
    assert sprite.at == (8, 0)
    run(playback)
    assert sprite.at == (0, 0)


def test_skipping_a_chain_of_motions_ends_with_the_last_one():
    sprite = Sprite(("tile", 1), LOOK, 0, 0)
    playing(Beat([change(sprite, 4, to=(8, 0)), change(sprite, 4, to=(8, 9), delay=4)])).skip()
    assert sprite.at == (8, 9)


def test_an_arc_rises_in_the_middle_and_comes_down_at_its_end():
    sprite = Sprite(("pawn", 0), LOOK, 0, 100)
    playback = playing(Beat([change(sprite, 10, to=(10, 100), lift=30)]))
    heights = []
    while playback.busy:
        playback.tick()
        heights.append(sprite.y)
    assert min(heights) == pytest.approx(70)
    assert heights[-1] == 100


def test_a_card_turns_to_its_face_when_it_stands_on_its_edge():
    sprite = Sprite(("card", 1), LOOK, 0, 0)
    playback = playing(Beat(turned_over(sprite, 10, FACE)))
    looks = []
    while playback.busy:
        playback.tick()
        looks.append((sprite.look.name, sprite.wide < 0.5))
    assert looks[0] == (("plain",), False)
    assert (("face",), True) in looks
    assert (sprite.look, sprite.wide) == (FACE, 1.0)


def test_numbers_run_from_the_first_to_the_last():
    told = []
    run(playing(Beat([count(5, 10, 4, told.append)])))
    assert told[-1] == 4
    assert told == sorted(told, reverse=True)


def test_something_can_be_done_when_a_motion_begins_and_motions_can_be_put_off():
    done = []
    motion = first(Motion(3, lambda share: None), lambda: done.append("begun"))
    playback = playing(Beat(later([motion, at_once(lambda: done.append("at once"))], 2)))
    playback.tick()
    assert done == []
    run(playback)
    assert sorted(done) == ["at once", "begun"]


@pytest.mark.parametrize("ease", [gentle, shoved, heavy, thrown, falling])
def test_every_easing_starts_at_nothing_ends_at_all_and_never_goes_back(ease):
    steps = [ease(number / 50) for number in range(51)]
    assert (steps[0], steps[-1]) == (0, pytest.approx(1))
    assert steps == sorted(steps)


def test_nobody_waits_for_a_loose_motion_yet_it_goes_on_to_its_end():
    seen = Seen()
    dust = seen.motion("dust", 5)
    dust.loose = True
    playback = playing(Beat([seen.motion("slide", 2), dust]))
    run(playback)
    assert not playback.busy
    assert playback.moving
    while playback.moving:
        playback.tick()
    assert [share for name, share in seen if name == "dust"] == [0.2, 0.4, 0.6, 0.8, 1.0]


def test_skipping_ends_loose_motions_too():
    seen = Seen()
    dust = seen.motion("dust", 50)
    dust.loose = True
    playback = playing(Beat([seen.motion("slide", 2), dust]))
    playback.skip()
    assert seen[-1] == ("dust", 1.0)
    assert not playback.moving


def test_a_step_that_waits_moves_nothing():
    playback = playing(Beat([], waits=True), Beat([], waits=False), speed=Speed.STEP)
    playback.tick()
    assert playback.busy
    assert not playback.moving


def calm(*beats):
    playback = playing(*beats)
    playback.calm = True
    return playback


def test_with_less_motion_nothing_flies_it_is_there_at_once_and_comes_into_sight():
    sprite = Sprite(("card", 1), LOOK, 0, 0)
    playback = calm(Beat([change(sprite, 40, to=(100, 50), lift=60, scale=2.0, angle=90)]))
    playback.tick()
    assert (sprite.at, sprite.scale, sprite.angle) == ((100, 50), 2.0, 90)
    assert 0 < sprite.alpha < 100
    run(playback)
    assert sprite.alpha == 255


def test_with_less_motion_a_flight_takes_a_moment_and_a_pause_its_time():
    sprite = Sprite(("card", 1), LOOK, 0, 0)
    assert run(calm(Beat([change(sprite, 40, to=(100, 50))]))) == 8
    assert run(calm(Beat([Motion(40, lambda share: None)]))) == 40


def test_with_less_motion_things_still_fade_away_softly():
    sprite = Sprite(("card", 1), LOOK, 0, 0)
    playback = calm(Beat([change(sprite, 20, alpha=0)]))
    for _ in range(10):
        playback.tick()
    assert 0 < sprite.alpha < 255
    run(playback)
    assert sprite.alpha == 0


def test_with_less_motion_a_card_that_turns_over_never_stands_on_its_edge():
    sprite = Sprite(("card", 1), LOOK, 0, 0)
    playback = calm(Beat(turned_over(sprite, 16, FACE)))
    seen = set()
    while playback.busy:
        playback.tick()
        seen.add(sprite.wide)
    assert seen == {1.0}
    assert sprite.look == FACE
