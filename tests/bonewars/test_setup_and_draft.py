"""Setting up and drafting (rules 1.3 to 1.6, 2.1; rulings S1 to S5)."""

from dataclasses import replace

import pytest

from game.model.bonewars.box import COPE, MARSH, NOTHING
from game.model.bonewars.draft import EITHER, OTHER, Draft, EndDraft, StartUniversity
from game.model.bonewars.scoring import winners
from game.model.bonewars.setup import new_game
from game.model.bonewars.state import NOBODY, RESERVE, VIRTUAL, Setup
from game.model.bonewars.theodore.draft import TheodoreCareer
from game.model.turn import apply, decision
from tests.bonewars.table import BOX, Table, card, kind

PLAYERS = (2, 3, 4)


def started(seats, seed=3, **options):
    return new_game(BOX, Setup(seats, seed, **options))


def drafted(seats, seed=3):
    feud = started(seats, seed)
    while type(decision(feud).step).__name__ != "Turn":
        feud, _ = apply(feud, decision(feud).options[0])
    return feud


@pytest.mark.parametrize("seats", PLAYERS)
def test_there_are_as_many_minor_finds_of_each_kind_as_players(seats):
    feud = started(seats)
    assert [feud.finds.count(icon) for icon in range(5)] == [seats] * 5


@pytest.mark.parametrize("seats", PLAYERS)
def test_five_bonus_tiles_lie_under_the_columns_and_three_on_the_round_track(seats):
    feud = started(seats)
    assert sorted(feud.columns + feud.rounds) == list(range(9))
    assert feud.rounds[3] == BOX.printed_tile


def test_two_bones_of_each_kind_are_rare():
    assert started(2).display == [2] * 8


@pytest.mark.parametrize("seats", PLAYERS)
def test_each_dig_site_has_a_card_an_action_and_three_bones(seats):
    feud = started(seats)
    assert len(feud.site_cards) == 6
    assert all(feud.site_cards)
    assert sorted(feud.site_actions) == list(range(6))
    assert NOTHING not in feud.site_bones
    assert len(feud.site_bones) == 18


def test_three_paleontologists_lie_face_up_and_everybody_has_one():
    feud = started(3)
    assert len(feud.shown) == 3
    assert [len(seat.paleontologists) for seat in feud.seats] == [1, 1, 1]
    assert len(feud.paleontologist_deck) == 24 - 6


def test_one_award_of_each_pile_and_four_grants_lie_out():
    feud = started(4)
    assert [BOX.rows.award_tiles[tile].pile for tile in feud.awards] == ["A", "B", "C"]
    assert len(set(feud.grants)) == 4


def test_a_player_starts_with_five_dollars_four_crates_and_three_basic_cards():
    feud = started(2)
    seat = feud.seats[0]
    assert (seat.money, feud.crates(0), feud.limit(0), feud.free_moves(0)) == (5, 4, 1, 1)
    assert [BOX.team_cards[number].people for number in seat.team_cards] == [3, 3, 3]
    assert [BOX.team_cards[number].people for number in seat.reserve] == [6, 6, 6]
    assert (seat.specialists, seat.loyalty, seat.post) == ([RESERVE] * 3, [0, 0], NOTHING)


@pytest.mark.parametrize("seats", PLAYERS)
def test_one_species_card_more_than_players_is_offered_with_two_bones(seats):
    feud = started(seats)
    assert len(feud.offer) == seats + 1
    assert [len(bones) for bones in feud.offer_bones] == [2] * (seats + 1)


@pytest.mark.parametrize(("seats", "camps"), [(2, 8), (3, 4), (4, 0)])
def test_virtual_camps_stand_on_the_marked_spaces(seats, camps):
    assert started(seats).camps.count(VIRTUAL) == camps


@pytest.mark.parametrize(("seats", "markers"), [(2, 3), (3, 3), (4, 0)])
def test_virtual_award_markers_lie_on_the_four_player_spaces(seats, markers):
    feud = started(seats)
    assert feud.claims.count((VIRTUAL,)) == markers


def test_all_choose_clockwise_and_then_in_reverse_order():
    feud, seen = started(4), []
    while type(decision(feud).step).__name__ != "Turn":
        asked = decision(feud)
        if isinstance(asked.step, Draft):
            seen.append(asked.player)
        feud, _ = apply(feud, asked.options[0])
    first = seen[0]
    clockwise = [(first + number) % 4 for number in range(4)]
    assert seen == clockwise + clockwise[::-1]


def test_the_first_choice_is_a_card_or_a_career_of_the_left_column():
    options = decision(started(2)).options
    assert [choice[0] for choice in options] == ["offer"] * 3 + ["career"] * 5
    assert [choice[1] for choice in options[3:]] == [0, 3, 6, 9, 12]


def test_who_took_a_card_must_choose_a_career_second():
    table = Table()
    table.me.profession = NOTHING
    assert {choice[0] for choice in Draft(0, OTHER).options(table.feud)} == {"career"}


def test_who_chose_a_career_must_take_a_card_second():
    table = Table()
    table.feud.offer, table.feud.offer_bones = [card("eryops")], [(0, 1)]
    assert Draft(0, OTHER).options(table.feud) == [("offer", card("eryops"))]


def test_a_card_of_the_offer_comes_with_its_bones():
    table = Table()
    table.feud.offer, table.feud.offer_bones = [card("eryops"), card("laelaps")], [(0, 1), (7, 7)]
    table.ask(Draft(0, EITHER)).do(("offer", card("laelaps")))
    assert (table.me.species, table.held()) == ([card("laelaps")], "wing wing")
    assert table.feud.offer == [card("eryops")]


def test_a_career_gives_profession_university_grant_and_patron():
    table = Table().bag("tail tail tail")
    table.me.profession = table.me.university = table.me.patron = NOTHING
    table.ask(Draft(0, OTHER)).do(("career", 6), ("money",), ("university", 1))
    assert (table.me.profession, table.me.university, table.me.grant, table.me.patron) == (6, 1, 1, MARSH)
    assert (table.me.money, table.held(), table.me.covers) == (5 + 2 + 1, "tail tail", 2)


def test_s3_loyalty_of_the_first_profession_waits_for_the_patron():
    table = Table().bag("tail tail tail")
    table.me.profession = table.me.university = table.me.patron = NOTHING
    table.him.university = 0
    table.ask(Draft(0, OTHER)).do(("career", 9), ("take", "bones", 1), ("university", 3))
    assert (table.me.patron, table.me.loyalty) == (COPE, [0, 1])


def test_s2_with_two_players_the_second_starts_with_the_other_patron():
    table = Table()
    table.me.university, table.him.university = NOTHING, 1
    assert StartUniversity(0, 0).options(table.feud) == [("university", 2), ("university", 3)]


def test_with_three_players_any_free_university_will_do():
    table = Table(3)
    table.me.university, table.him.university, table.feud.seats[2].university = NOTHING, 1, 0
    assert StartUniversity(0, 0).options(table.feud) == [("university", 2), ("university", 3)]


def test_what_is_left_of_the_offer_goes_back():
    table = Table().bag("")
    table.feud.offer, table.feud.offer_bones = [card("eryops")], [(0, 1)]
    before = list(table.feud.species_out)
    EndDraft().resolve(table.feud, None, [])
    assert table.feud.species_out == [*before, card("eryops")]
    assert table.feud.bag[kind("torso")] == table.feud.bag[kind("tail")] == 1


def test_with_two_players_the_neutral_team_stands_beside_the_first_team():
    table = Table()
    table.feud.order = [1, 0]
    EndDraft().resolve(table.feud, None, [])
    assert (table.him.university, table.feud.neutral) == (2, 3)


def test_with_three_players_the_neutral_team_takes_the_last_space():
    table = Table(3)
    EndDraft().resolve(table.feud, None, [])
    assert table.feud.neutral == 3


def test_with_four_players_there_is_no_neutral_team():
    assert drafted(4).neutral == NOTHING


@pytest.mark.parametrize("seats", PLAYERS)
def test_s4_the_highest_profession_begins_and_order_runs_down(seats):
    feud = drafted(seats)
    rows = [feud.seats[player].profession for player in feud.order]
    assert rows == sorted(rows)
    assert feud.active == feud.order[0]


def test_s5_virtual_pieces_have_no_seat():
    assert len(started(3).seats) == 3


def test_the_same_seed_gives_the_same_game_and_another_one_does_not():
    assert started(3, 9) == started(3, 9)
    assert started(3, 9) != started(3, 10)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"seats": 5}, "2 to 4 seats"),
        ({"seats": 1}, "2 to 4 seats"),
        ({"seats": 2, "theodore": "mad", "theodore_seat": 1}, "second pile"),
        ({"seats": 3, "theodore": "expert", "theodore_seat": 1}, "against one person"),
        ({"seats": 2, "theodore": "expert"}, "against one person"),
        ({"seats": 2, "leftover_moves": True}, "need Theodore"),
        ({"seats": 2, "theodore": "expert", "theodore_seat": 0, "discover_cost": 3}, "1 or 2 points"),
        ({"seats": 3, "heads": (56, 57)}, "every head"),
    ],
)
def test_a_setup_that_does_not_fit_is_refused(options, sentence):
    with pytest.raises(ValueError, match=sentence):
        Setup(seed=1, **options)


def test_t1_theodore_starts_as_a_player_does_but_with_solo_cards():
    feud = started(2, theodore="expert", theodore_seat=1)
    seat = feud.seats[1]
    assert (seat.money, len(seat.paleontologists), len(seat.species), sum(seat.bones)) == (5, 1, 1, 2)
    assert (seat.team_cards, seat.reserve, seat.specialists) == ([], [], [])
    assert (seat.movement_camps, seat.archive_camps, seat.covers) == (2, 2, 3)
    assert [BOX.solo_cards[number].pile for number in feud.theodore.pile] == ["expert"] * 6
    assert [BOX.solo_cards[number].pile for number in feud.theodore.deck] == ["basic"] * 12


def test_against_theodore_the_person_takes_a_card_and_then_a_career():
    feud = started(2, theodore="advanced", theodore_seat=0)
    assert {choice[0] for choice in decision(feud).options} == {"offer"}
    feud, _ = apply(feud, decision(feud).options[0])
    assert {choice[0] for choice in decision(feud).options} == {"career"}


def test_theodore_takes_the_highest_career_left_and_the_other_patrons_larger_number():
    table = Table(theodore="advanced")
    table.me.profession, table.him.profession = 0, NOTHING
    table.him.university, table.him.patron = NOTHING, NOBODY
    TheodoreCareer(1).resolve(table.feud, None, [])
    assert (table.him.profession, table.him.university, table.him.patron, table.him.grant) == (3, 3, COPE, 3)


def test_s3_theodores_first_loyalty_waits_for_his_patron_too():
    table = Table(theodore="advanced")
    table.me.profession, table.him.profession = 0, NOTHING
    table.him.university, table.him.patron = NOTHING, NOBODY
    gains = (*BOX.profession_gains[:3], BOX.profession_gains[9], *BOX.profession_gains[4:])
    table.feud.box = replace(BOX, profession_gains=gains)
    TheodoreCareer(1).resolve(table.feud, None, [])
    assert (table.him.profession, table.him.patron, table.him.loyalty) == (3, COPE, [0, 1])


def test_the_virtual_team_stands_beside_the_persons_team():
    feud = started(2, theodore="advanced", theodore_seat=0)
    while type(decision(feud).step).__name__ != "Turn":
        feud, _ = apply(feud, decision(feud).options[0])
    assert {feud.neutral, feud.seats[1].university} == {0, 1}


def test_winners_of_an_untouched_game_share_it():
    assert winners(started(3)) == (0, 1, 2)


def test_bones_of_the_offer_beyond_the_crates_go_back():
    table = Table().bones("foot foot fin")
    table.feud.offer, table.feud.offer_bones = [card("eryops")], [(kind("wing"), kind("wing"))]
    table.ask(Draft(0, OTHER))
    assert table.waiting == "Keep"
    assert table.do(("return", kind("fin"))).held() == "foot foot wing wing"
