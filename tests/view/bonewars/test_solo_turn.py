"""Theodore's turn is followed symbol by symbol, with what is left and what came of each decision."""

import pytest

from game.model.bonewars import deeds as d
from game.model.bonewars import facts as f
from game.model.reasons import Candidate, Reasoned
from game.view.bonewars.enact import enact
from game.view.bonewars.names import names_of
from game.view.bonewars.solo_turn import DONE, LOWER, PASSED_OVER, UPPER, SoloTurn, pictures
from tests.view.bonewars.games import BOX, SEATS, moments

B08 = next(card for card, row in enumerate(BOX.solo_cards) if row.key == "b08")
"""Publish, Award; Move east, Discover, Dig, Dig site action."""
I1 = next(card for card, row in enumerate(BOX.solo_cards) if row.key == "i-1")


@pytest.fixture
def feud():
    found = next(before for before, _, _, facts in moments("advanced") if any(map(his, facts)))
    return found.clone()


def his(fact):
    return isinstance(fact, d.NextCardRead)


def followed(feud, *facts, card=B08, slot=0):
    """Follow a turn in which a card is laid and some facts come true."""
    turn, names = SoloTurn(1), names_of(feud, SEATS, (0,))
    feud.seats[1].laid = []
    for fact in (f.TurnBegan(1), d.CardLaid(1, "solo", card, slot), d.NextCardRead(1), *facts):
        if not isinstance(fact, (d.BoneDug, d.TeamMoved, d.SpeciesDiscovered, d.CampPlaced)):
            enact(feud, fact)
        turn.follow(names, feud, fact)
    return turn


def symbol(name, why="done"):
    return Reasoned(1, "symbol", why, (name,), ())


TEAM = Reasoned(1, "half", "team", ("solo", 1), ())
SCHOLAR = Reasoned(1, "half", "paleontologist", ("solo", 1), ())
TWO_POINTS = Reasoned(1, "figures", "next-card", ("team", 2, 3), ())


def test_a_team_half_begins_with_the_figures_of_the_back(feud):
    turn = followed(feud, TEAM, TWO_POINTS)
    assert (turn.half, turn.points, turn.depth, turn.current) == (LOWER, 2, 3, B08)
    assert [line.aside for line in turn.lines] == ["", "2 AP"]


def test_symbols_are_followed_in_the_order_of_the_arrows(feud):
    turn = followed(feud, TEAM, TWO_POINTS, symbol("move-e", "no-way"), symbol("discover", "no-card"), symbol("dig"))
    assert turn.step == 2
    assert turn.fates == {0: PASSED_OVER, 1: PASSED_OVER, 2: DONE}
    assert (turn.points, turn.lines[-1].aside) == (1, "1 AP")


def test_the_loop_begins_anew_after_its_last_symbol(feud):
    loop = [symbol("move-e", "no-way"), symbol("discover", "no-card"), symbol("dig", "no-bone"), symbol("sites")]
    turn = followed(feud, TEAM, TWO_POINTS, *loop, symbol("move-e"))
    assert turn.step == 0
    assert turn.fates[0] == DONE


def test_a_step_costs_a_free_move_first_and_a_point_when_none_is_left(feud):
    moves = feud.free_moves(1)
    turn = followed(feud, TEAM, TWO_POINTS, *[symbol("move-e")] * (moves + 1))
    assert (turn.free, turn.points) == (0, 1)
    assert [line.aside for line in turn.lines[2:]] == ["free"] * moves + ["1 AP"]


def test_each_dig_site_action_of_his_list_costs_a_point(feud):
    said = [symbol("sites"), Reasoned(1, "errand", "bone", ("errand", "bone"), ())]
    before = [symbol("move-e", "no-way"), symbol("discover", "no-card"), symbol("dig", "no-bone")]
    assert followed(feud, TEAM, TWO_POINTS, *before, *said).points == 1


def test_a_dig_site_action_of_a_prize_costs_nothing(feud):
    said = [SCHOLAR, symbol("publish"), Reasoned(1, "errand", "bone", ("errand", "bone"), ())]
    assert followed(feud, *said).points == 0


def test_when_nothing_is_possible_the_figures_of_the_slot_count(feud):
    feud.seats[1].slots = [2]
    nothing = Reasoned(1, "half", "nothing-possible", ("team",), ())
    turn = followed(feud, SCHOLAR, symbol("publish", "no-card"), nothing)
    assert (turn.half, turn.points, turn.depth, turn.fates) == (LOWER, 2, 3, {})


def test_a_second_run_of_the_upper_half_begins_at_its_first_symbol(feud):
    turn = followed(feud, SCHOLAR, symbol("publish", "no-card"), symbol("debunk"), symbol("publish"), card=I1)
    assert (turn.half, turn.step, turn.fates) == (UPPER, 0, {0: DONE})


def test_a_deed_is_told_in_the_line_of_its_symbol_even_when_room_was_made_in_between(feud):
    store = Reasoned(1, "store", "cover-tile", ("bone", 3), ())
    turn = followed(feud, TEAM, TWO_POINTS, symbol("dig"), store, d.BoneDug(1, 4, 2, 3))
    assert turn.lines[2].text == "Dig: herbivore skull, bottom level"
    assert turn.lines[2].keys == (("pit", 4),)
    assert turn.line_of(d.BoneDug(1, 4, 2, 3)) == 3


def test_what_a_decision_brings_stands_beside_it(feud):
    errand = Reasoned(1, "errand", "money", ("errand", "money"), ())
    turn = followed(feud, TEAM, errand, f.MoneyGained(1, 1, 4), f.LoyaltyGained(1, 0, 2, 3))
    assert turn.lines[-1].aside == "+$1 +1 [loyalty]"


def test_candidates_that_are_bones_or_finds_are_shown_as_pictures(feud):
    looked = tuple(Candidate(("bone", kind), "" if kind == 2 else "scarcest") for kind in (0, 2))
    shown = pictures(feud, Reasoned(1, "rare-bone", "scarcest", ("bone", 2), looked))
    assert [(picture.kind, picture.number, picture.chosen) for picture in shown] == [
        ("bone", 0, False),
        ("bone", 2, True),
    ]
    many = tuple(Candidate(("bone", kind)) for kind in range(8))
    assert pictures(feud, Reasoned(1, "rare-bone", "scarcest", ("bone", 2), many)) == ()


def test_nothing_is_followed_while_the_person_acts(feud):
    turn = SoloTurn(1)
    turn.follow(names_of(feud, SEATS, (0,)), feud, f.TurnBegan(0))
    turn.follow(names_of(feud, SEATS, (0,)), feud, TEAM)
    assert not turn.acts
    assert turn.lines == []


@pytest.mark.parametrize("kind", ["advanced", "expert"])
def test_over_whole_games_his_points_never_fall_below_none_and_end_with_the_turn(kind):
    for seed in range(4):
        turn = SoloTurn(1)
        for before, _, _, facts in moments(kind, seed):
            shown, names = before.clone(), names_of(before, SEATS, (0,))
            for fact in facts:
                enact(shown, fact)
                turn.follow(names, shown, fact)
                assert turn.points >= 0
                assert turn.free >= 0
                row = BOX.solo_cards[turn.current]
                assert turn.step < max(len(row.actions), len(row.team), 1)
            assert not turn.acts
