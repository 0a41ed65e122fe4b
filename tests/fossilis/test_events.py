"""The Events that change the site and the market: Earthquake to Sandstorm (rules 5.7; R54, R98)."""

import pytest

from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.facts import (
    CardGained,
    EventSkipped,
    EventTurned,
    MarketRefilled,
    SkillDealt,
    SkillTaken,
    TileLeft,
    TilePlaced,
    TileSlid,
    TilesRanOut,
)
from game.model.fossilis.happenings import AddTile, ChooseTile, Earthquake, TurnUpEvent
from game.model.fossilis.pawns import ChooseSide
from game.model.fossilis.turns import BeginTurn
from game.model.turn import decision
from tests.fossilis.board import (
    BARE,
    BOX,
    after,
    card,
    drawn,
    event,
    fill_pit,
    goes_on,
    happened,
    keys,
    letters,
    mat,
    options,
    same,
    site,
    skill,
    spaces,
    table,
    turns_up,
    waits_for,
)
from tests.fossilis.event_side import against_rival, facts_of

NAMES = (
    "earthquake",
    "junk-sale",
    "mentor-visit",
    "mudslide",
    "rockfall",
    "sandstorm",
    "patronage",
    "reclassification",
    "snakebite",
    "soft-stone",
)
TERRAIN = {"mudslide": "c", "rockfall": "t", "sandstorm": "s"}
TWO_PITS = "c . . . .  cs0 c1 . . .  . . . . .  . . . . .  . . . . ."


def test_u31_there_are_ten_events():
    assert tuple(row.key for row in BOX.events[1:]) == NAMES


def test_an_event_is_turned_up_by_whoever_emptied_the_pool():
    assert facts_of(site(BARE), "soft-stone", 1) == [EventTurned(1, event("soft-stone"))]


def test_the_top_event_of_the_stack_is_turned_up_and_stays_in_sight():
    dig = table(site(BARE), event_deck="snakebite soft-stone")
    goes_on(waits_for(dig, TurnUpEvent(0)))
    assert (dig.events, dig.event_deck) == ([event("soft-stone")], [event("snakebite")])


# --- Earthquake

STONES = """
    t . . . .
    . . s0 . .
    . s t s .
    . . st . .
    . . . . ct
"""


def test_an_earthquake_lets_each_player_in_order_push_one_stone_that_lies_on_top():
    dig = turns_up(site(STONES), "earthquake", 1, TakeTurn(1))
    assert (decision(dig).player, spaces(options(dig, "push"))) == (1, [0, 12, 17, 24])
    dig = after(dig, ("push", 12, "w"))
    assert drawn(dig).splitlines()[2] == "s t . s ."
    assert decision(dig).player == 0
    assert decision(after(dig, ("pass",))).step == TakeTurn(1)


def test_in_an_earthquake_a_stone_under_another_tile_is_not_pushed():
    assert not options(turns_up(site("ts0 . . . .  . . . . .  . . . . .  . . . . .  . . . . ."), "earthquake"))


def test_in_an_earthquake_no_tile_may_leave_the_site():
    dig = turns_up(site(STONES), "earthquake")
    assert [choice[2] for choice in options(dig, "push") if choice[1] == 0] == ["e", "s"]
    assert not [fact for fact in happened(dig, ("push", 0, "e")) if isinstance(fact, TileLeft)]


def test_in_an_earthquake_a_line_that_reaches_the_edge_is_not_pushed():
    dig = turns_up(site("t s s s s  . . . . .  . . . . .  . . . . .  . . . . s0"), "earthquake")
    assert options(dig, "push") == [("push", 0, "s")]


def test_in_an_earthquake_a_single_stone_pushes_no_stack():
    dig = turns_up(site("t ss . . .  . . . . .  . . . . .  . . . . .  . . . . s0"), "earthquake")
    assert [choice[2] for choice in options(dig, "push")] == ["s"]


def test_an_earthquake_may_be_passed():
    dig = turns_up(site(STONES), "earthquake")
    assert drawn(after(dig, ("pass",), ("pass",))) == same(STONES)
    assert happened(dig, ("pass",)) == [EventSkipped(0, event("earthquake"))]


def test_an_earthquake_without_a_stone_to_push_skips_everybody():
    dig = site("s0 s1 . . .  . . . . .  . . . . .  . . . . .  . . . . .")
    assert facts_of(dig, "earthquake")[1:] == [
        EventSkipped(0, event("earthquake")),
        EventSkipped(1, event("earthquake")),
    ]
    assert decision(dig) is None


def test_an_earthquake_costs_no_energy_and_reaches_the_whole_site():
    dig = mat(site(STONES), 0, beside=0)
    dig.energy = 0
    assert ("push", 24, "w") in options(turns_up(dig, "earthquake"))


def test_r98_a_pawn_displaced_by_an_earthquake_may_fall_into_a_pit_and_its_owner_is_asked_first():
    dig = turns_up(site("st s1 . . .  . . . . .  . . s0 . .  . . . . .  . . . . ."), "earthquake")
    fallen = after(dig, ("push", 0, "e"))
    assert decision(fallen).step == ChooseSide(1)
    assert decision(after(fallen, ("side", 0))).step == Earthquake(1)


def test_r98_a_pawn_displaced_by_an_earthquake_may_fall_off_the_site():
    dig = turns_up(site("s1 st . . .  . . . . .  . . s0 . .  . . . . .  . . . . ."), "earthquake")
    fallen = after(dig, ("push", 1, "w"))
    assert (drawn(fallen).splitlines()[0], fallen.seats[1].place) == ("st s . . .", 28)


def test_r52_the_rival_pushes_the_first_stone_from_the_guide_on_inward():
    dig = against_rival("s . . . t  . . . . .  t . . . .  . . . . .  . . . . s0", standby=1)
    assert BOX.rival_cards[1].guide == "FL"
    dig = turns_up(dig, "earthquake", 1)
    assert drawn(dig).splitlines()[:3] == ["s . . . .", ". . . . t", "t . . . ."]


def test_r52_a_corner_space_is_tried_in_both_inward_directions():
    """The corner Stone cannot go near, where its line is full, so its other spot pushes it left."""
    dig = against_rival("s . . . t  . . . . s  . . . . s  . . . . s  . . . . s0", standby=1)
    dig = turns_up(dig, "earthquake", 1)
    assert drawn(dig).splitlines()[0] == "s . . t ."


def test_r52_a_stone_that_would_knock_a_tile_off_is_passed_over():
    dig = against_rival("t s s s s  s . . . .  s . . . .  s . . . .  s . t . s0", standby=1)
    dig = turns_up(dig, "earthquake", 1)
    assert drawn(dig).splitlines()[3:] == ["s . t . .", "s . . . s0"]


def test_r52_without_such_a_stone_the_rival_does_nothing():
    facts = facts_of(against_rival("s . . . .  . t . . .  . . . . .  . . . . .  . . . . s0"), "earthquake", 1)
    assert EventSkipped(1, event("earthquake")) in facts
    assert not [fact for fact in facts if isinstance(fact, TileSlid)]


# --- Junk Sale


def test_a_junk_sale_lets_each_player_in_order_give_a_card_to_the_player_on_his_left():
    dig = table(site(BARE, 3), market="chisel shovel rib limb", tools="pry-bar", supplies="tooth")
    dig = turns_up(dig, "junk-sale", 1)
    assert (decision(dig).player, len(options(dig))) == (1, 4)
    dig = after(dig, ("give", card("chisel")))
    assert (keys(dig.seats[2].fresh), decision(dig).player) == (["chisel"], 2)
    dig = after(dig, ("give", card("rib")), ("give", card("shovel")))
    assert (keys(dig.seats[0].supplies), keys(dig.seats[1].fresh)) == (["rib"], ["shovel"])


def test_r54_the_market_is_refilled_after_each_gift():
    dig = turns_up(table(site(BARE), market="chisel shovel", tools="pry-bar"), "junk-sale")
    assert happened(dig, ("give", card("chisel"))) == [
        CardGained(1, card("chisel"), 0, 0),
        MarketRefilled(card("pry-bar"), 0),
    ]
    assert ("give", card("pry-bar")) in options(after(dig, ("give", card("chisel"))))


def test_r54_supplies_act_at_once_for_the_receiver():
    dig = turns_up(table(site(BARE), market="- - plaster-3 limb"), "junk-sale")
    dig = after(dig, ("give", card("plaster-3")))
    assert (dig.seats[1].plaster, dig.seats[0].plaster) == (3, 0)


def test_r34_a_tool_that_was_given_is_ready_only_from_the_next_turn_on():
    dig = site(". . . . .  . . . . .  s s0 s . .  . . . . .  . . . . .")
    dig = turns_up(table(dig, market="field-ladder chisel"), "junk-sale", 1, TakeTurn(0))
    dig = after(dig, ("give", card("field-ladder")))
    assert (keys(dig.seats[0].fresh), options(dig, "tool")) == (["field-ladder"], [])
    ready = goes_on(waits_for(dig, BeginTurn(0)))
    assert options(ready, "tool") == [("tool", card("field-ladder"))]


def test_a_junk_sale_is_no_purchase():
    dig = table(mat(site(BARE), 0, tiles="t"), market="field-ladder chisel clay-bucket pry-bar")
    dig = after(turns_up(dig, "junk-sale", 0, TakeTurn(0)), ("give", card("clay-bucket")), ("give", card("pry-bar")))
    assert len(options(dig, "buy")) == 2


def test_r54_an_empty_market_is_skipped():
    dig = site(BARE)
    assert facts_of(dig, "junk-sale")[1:] == [EventSkipped(player, event("junk-sale")) for player in (0, 1)]


def test_r54_the_rival_puts_his_card_face_down_for_the_points():
    dig = turns_up(table(against_rival(), market="- - plaster-3 rib"), "junk-sale")
    dig = after(dig, ("give", card("plaster-3")))
    assert (keys(dig.seats[1].used), dig.seats[1].plaster) == (["plaster-3"], 0)


def test_the_rival_gives_the_lowest_value_card_the_leftmost_of_equals():
    dig = turns_up(table(against_rival(), market="chisel field-ladder plaster-3 rib"), "junk-sale", 1)
    assert keys(dig.seats[0].fresh) == ["field-ladder"]


# --- Mentor Visit


def test_a_mentor_visit_offers_a_face_up_skill_or_four_points():
    dig = turns_up(table(site(BARE), skills="collector - large-lab", skill_box="free-sand"), "mentor-visit")
    assert options(dig) == [("skill", 0), ("skill", 2), ("points",)]
    assert after(dig, ("points",)).seats[0].score == 4
    assert after(dig, ("skill", 2)).seats[0].skills == [skill("large-lab")]


def test_r37_the_place_emptied_by_a_mentor_is_refilled_from_the_box():
    dig = turns_up(table(site(BARE), skills="collector", skill_box="free-sand large-lab"), "mentor-visit")
    assert happened(dig, ("skill", 0)) == [
        SkillTaken(0, skill("collector"), 0, 0),
        SkillDealt(skill("large-lab"), 0),
    ]


def test_r37_places_emptied_by_hammers_stay_empty():
    dig = turns_up(table(site(BARE), skills="- collector", skill_box="free-sand large-lab"), "mentor-visit")
    assert after(dig, ("skill", 1)).skills[:2] == [0, skill("large-lab")]


def test_a_mentor_gives_points_to_a_full_mat():
    dig = mat(site(BARE), 0, skills="five-points clay-expert free-sand")
    dig = turns_up(table(dig, skills="collector"), "mentor-visit", 0)
    assert dig.seats[0].score == 4
    assert decision(dig).player == 1


def test_without_a_face_up_skill_a_mentor_gives_points():
    dig = turns_up(site(BARE), "mentor-visit")
    assert ([seat.score for seat in dig.seats], decision(dig)) == ([4, 4], None)


def test_with_an_empty_box_the_place_stays_empty():
    dig = turns_up(table(site(BARE), skills="collector large-lab"), "mentor-visit")
    assert after(dig, ("skill", 0)).skills[0] == 0


def test_the_rival_gains_four_points_from_a_mentor():
    dig = turns_up(table(against_rival(), skills="collector"), "mentor-visit", 1)
    assert (dig.seats[1].score, decision(dig).player) == (4, 0)


# --- Mudslide, Rockfall, Sandstorm


@pytest.mark.parametrize(("key", "letter"), TERRAIN.items())
def test_each_player_adds_one_tile_of_the_type_twice_round(key, letter):
    dig = table(site(TWO_PITS), tile_discard=f"{letter} {letter} {letter} {letter} {letter}")
    dig = turns_up(dig, key, 1, TakeTurn(1))
    players = []
    while decision(dig).step != TakeTurn(1):
        if isinstance(decision(dig).step, AddTile):
            players.append(decision(dig).player)
        dig = after(dig, options(dig)[0])
    assert players == [1, 0, 1, 0]
    assert letters(dig.tile_discard) == letter


@pytest.mark.parametrize(("key", "letter"), TERRAIN.items())
def test_a_tile_goes_onto_an_open_pit_or_a_single_tile_without_pawn(key, letter):
    dig = turns_up(table(site(TWO_PITS), tile_discard=letter), key)
    assert spaces(options(dig, "add")) == [space for space in range(25) if space not in (5, 6)]
    assert drawn(after(dig, ("add", 0))).split()[0] == f"c{letter}"
    assert drawn(after(dig, ("add", 1))).split()[1] == letter


@pytest.mark.parametrize("key", TERRAIN)
def test_it_stops_when_no_tile_of_the_type_is_left(key):
    dig = table(site(TWO_PITS), tile_discard=TERRAIN[key])
    dig = after(turns_up(dig, key, 0, TakeTurn(0)), ("add", 24))
    assert (decision(dig).step, dig.tile_discard) == (TakeTurn(0), [])


@pytest.mark.parametrize("key", TERRAIN)
def test_without_a_tile_of_the_type_nothing_is_asked(key):
    others = " ".join(letter for letter in "sct" if letter != TERRAIN[key])
    facts = facts_of(table(site(TWO_PITS), tile_discard=others), key)
    assert facts[1:] == [TilesRanOut(event(key), "?sct".index(TERRAIN[key]), begun=False)]


@pytest.mark.parametrize("key", TERRAIN)
def test_when_the_tiles_run_out_it_is_said_once_for_all_who_have_none(key):
    dig = table(site(TWO_PITS), tile_discard=TERRAIN[key])
    facts = happened(turns_up(dig, key, 0, TakeTurn(0)), ("add", 24))
    assert [fact for fact in facts if isinstance(fact, TilesRanOut | EventSkipped)] == [
        TilesRanOut(event(key), "?sct".index(TERRAIN[key]), begun=True)
    ]


def test_a_player_for_whom_there_is_no_space_is_skipped():
    """Every space has two tiles or a pawn; a box with more Stone would be needed to fill the real site."""
    dig = table(site(TWO_PITS), tile_discard="t t")
    dig.upper = [1] * 25
    assert facts_of(dig, "rockfall")[1:] == [EventSkipped(player, event("rockfall")) for player in (0, 1, 0, 1)]


def test_r24_players_choose_freely_among_the_tiles_of_the_type():
    dig = turns_up(table(site(TWO_PITS), tile_discard="egg amber s t egg"), "sandstorm")
    dig = after(dig, ("add", 3))
    assert decision(dig).step == ChooseTile(0, 3, 1)
    assert len(options(dig)) == 2
    amber = dig.tile_discard[1]
    laid = after(dig, ("tile", amber))
    assert laid.lower[3] == amber


def test_a_pit_that_was_covered_by_an_event_keeps_its_contents():
    dig = turns_up(table(fill_pit(site(TWO_PITS), 3, "rib"), tile_discard="t"), "rockfall")
    assert after(dig, ("add", 3)).pits[3] == dig.pits[3]


def test_r53_the_rival_covers_the_first_open_pit_from_the_guide_on():
    dig = against_rival("s s . s s  s . . . s  s . . . s  s . . . s  s s s s s0", standby=1)
    dig = turns_up(table(dig, tile_discard="t"), "rockfall", 1)
    assert drawn(dig).splitlines()[0] == "s s t s s"


def test_r53_without_an_open_pit_the_rival_takes_the_first_single_tile_without_pawn():
    dig = against_rival("s0 ss s c c  c c c c c  s s s s s  s s s s s  t t t t t", standby=1)
    dig = turns_up(table(dig, tile_discard="t"), "rockfall", 1)
    assert drawn(dig).splitlines()[0] == "s0 ss st c c"


def test_r24_the_rival_adds_the_tile_of_the_type_that_was_discarded_last():
    dig = table(against_rival(TWO_PITS.replace("c1", "c")), tile_discard="egg amber t footprint t")
    last = dig.tile_discard[3]
    facts = facts_of(dig, "sandstorm", 1)
    assert TilePlaced(1, last, 1, 1) in facts


def test_the_event_goes_round_with_the_rival():
    dig = table(against_rival(TWO_PITS.replace("c1", "c")), tile_discard="t t t t")
    dig = turns_up(dig, "rockfall", 1, TakeTurn(0))
    assert decision(dig).step == AddTile(0, 3)
    dig = after(dig, ("add", 24), ("add", 23))
    assert (decision(dig).step, len(dig.tile_discard)) == (TakeTurn(0), 0)
