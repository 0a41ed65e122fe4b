"""The Skills S10 to S18: what each does, when it may not, and an edge (rules 5.5)."""

import pytest

from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.rival import DiggingStep
from game.model.fossilis.site import BESIDE
from game.model.fossilis.turns import BeginTurn
from game.model.turn import decision
from tests.fossilis.board import (
    BARE,
    RIGHT,
    after,
    card,
    dinosaur,
    drawn,
    fill_pit,
    goes_on,
    keys,
    mat,
    options,
    site,
    spaces,
    table,
    turns_up,
    waits_for,
    ways,
)
from tests.fossilis.skill_side import ALL, points, pool_of, row


def middle(dig) -> str:
    return drawn(dig).splitlines()[2]


# --- S10


def test_s10_the_first_extraction_of_a_turn_costs_no_energy():
    dig = fill_pit(row("s0", ".", ".", ".", ".", skills="free-extract", plaster=9, energy=1), 11, "tooth rib tooth")
    dig = after(dig, ("extract", 11, "rib"))
    assert (dig.energy, dig.seats[0].plaster) == (1, 6)
    dig = after(dig, ("extract", 11, "tooth"))
    assert (dig.energy, options(dig, "extract")) == (0, [])


def test_s10_a_hammer_may_be_the_free_extraction():
    dig = fill_pit(row("s0", ".", ".", ".", ".", skills="free-extract", energy=0), 11, "hammer")
    assert options(table(dig, skills="collector"), "extract") == [("extract", 11, "hammer")]


# --- S11


@pytest.mark.parametrize(("bone", "price"), [("tooth", 1), ("limb", 1), ("rib", 2), ("hip", 3), ("skull", 5)])
def test_s11_each_bone_costs_one_plaster_less_but_at_least_one(bone, price):
    dig = fill_pit(row("s0", ".", ".", ".", ".", skills="cheap-plaster", plaster=price), 11, bone)
    assert after(dig, ("extract", 11, bone)).seats[0].plaster == 0
    dig.seats[0].plaster = price - 1
    assert not options(dig, "extract")


def test_s11_a_hammer_still_costs_nothing():
    dig = fill_pit(row("s0", ".", ".", ".", ".", skills="cheap-plaster"), 11, "hammer")
    assert options(table(dig, skills="collector"), "extract") == [("extract", 11, "hammer")]


# --- S12


def test_s12_a_move_goes_up_to_three_spaces():
    dig = row("s0", "s", "s", "s", "s", skills="long-stride")
    assert spaces(options(dig, "move")) == [11, 12, 13]
    assert after(dig, ("move", 13)).energy == 3


def test_s12_passes_no_pawn():
    assert not options(row("s0", "s1", "s", "s", "s", skills="long-stride"), "move")


# --- S13


def test_s13_the_first_sand_dig_of_a_turn_costs_no_energy():
    dig = row("s0", ".", ".", ".", ".", skills="free-sand", energy=1)
    dig = after(dig, ("dig", 10, "e"))
    assert dig.energy == 1
    dig = after(dig, ("dig", 11, "e"))
    assert (dig.energy, options(dig, "dig")) == (0, [])


def test_s13_clay_and_stone_are_not_free():
    assert not options(row("c0", "t", ".", ".", ".", skills="free-sand", energy=0), "dig")


def test_r90_s13_is_used_up_by_a_sand_dig_that_a_tool_made_free():
    dig = row("s0", ".", ".", ".", ".", skills="free-sand", tools="shovel", energy=1)
    dig = after(dig, ("tool", card("shovel")), ("dig", 10, "e"))
    assert dig.once == ("free-sand",)
    assert after(dig, ("dig", 11, "e")).energy == 0


def test_s13_sand_that_a_clay_pushes_does_not_use_it_up():
    dig = row("c0", "s", ".", ".", ".", skills="free-sand")
    dig = after(dig, ("dig", 10, "e"))
    assert (dig.energy, dig.once) == (2, ())
    assert after(dig, ("dig", 12, "e")).energy == 2


def test_s13_pays_a_pried_sand_too():
    dig = row("s0", "t", ".", ".", ".", skills="free-sand", tools="pry-bar", energy=0)
    assert after(dig, ("tool", card("pry-bar")), ("dig", 10, "e")).once == ("free-sand",)


# --- S14


def test_s14_a_partial_score_gives_two_more_points():
    dig = mat(site(BARE), 0, skills="partial-bonus", lab="diplodocus", bones="hip")
    assert after(dig, ("partial", dinosaur("diplodocus"))).seats[0].score == 9


def test_s14_a_perfect_score_gives_its_printed_value():
    dig = mat(site(BARE), 0, skills="partial-bonus", lab="henodus", bones="rib")
    assert after(dig, ("score", dinosaur("henodus"))).seats[0].score == 5


# --- S15


def test_s15_one_fragment_counts_as_any_kind():
    dig = table(mat(site(BARE), 0, skills="wild-fragment", tiles="egg amber"), market="whisk-broom shovel")
    assert options(dig, "buy") == [("buy", card("whisk-broom"))]
    assert keys(after(dig, ("buy", card("whisk-broom"))).seats[0].fresh) == ["whisk-broom"]


def test_s15_makes_no_card_cheaper():
    dig = table(mat(site(BARE), 0, skills="wild-fragment", tiles="egg"), market="chisel whisk-broom")
    assert not options(dig, "buy")


def test_s15_counts_in_each_purchase():
    dig = mat(site(BARE), 0, skills="wild-fragment double-purchase", tiles="egg amber egg amber")
    dig = table(dig, market="whisk-broom whisk-broom")
    first, second = card("whisk-broom"), card("whisk-broom", 1)
    dig = after(dig, ("buy", first), ("tile", dig.seats[0].tiles[1]))
    assert options(dig, "buy") == [("buy", second)]


# --- S16


def guarded(*cells: str, **words: str):
    """Seat 1 has firm footing."""
    return mat(row(*cells, **words), 1, skills="firm-footing")


def test_s16_no_other_player_pushes_your_pawn_off_the_site():
    assert "e" not in ways(guarded(".", ".", ".", "s0", "s1"), 13)
    assert "e" in ways(row(".", ".", ".", "s0", "s1"), 13)


def test_s16_no_other_player_digs_your_tile_off_the_site():
    assert ways(guarded(".", ".", ".", "s0", "s1"), 14) == "nsw"


def test_s16_no_other_player_pushes_your_pawn_into_a_pit():
    assert "e" not in ways(guarded("s0", "sc", "s1", ".", "."), 11)
    assert "e" in ways(guarded("s0", "sc", "s1", "s", "."), 11)


def test_s16_guards_against_a_push_on_too():
    dig = mat(row("s0", "sc", "s2", "s1", ".", seats=3), 1, skills="firm-footing")
    assert "e" not in ways(dig, 11)


def test_s16_your_pawn_may_still_be_carried_about_the_site():
    dig = guarded("s0", "s1", ".", ".", ".")
    assert middle(after(dig, ("dig", 11, "e"))) == "s0 . s1 . ."


def test_s16_r91_its_owners_own_push_may_do_it():
    dig = mat(row("s0", ".", ".", ".", "."), 0, skills="firm-footing")
    assert after(dig, ("dig", 10, "w")).seats[0].place == BESIDE + 3


@pytest.mark.parametrize("tool", ["whisk-broom", "shovel", "pry-bar"])
def test_s16_guards_against_tools(tool):
    dig = guarded(".", ".", ".", "s0", "s1", tools=tool)
    assert ("dig", 13, "e") not in options(after(dig, ("tool", card(tool))))


def test_s16_guards_against_an_earthquake():
    dig = turns_up(guarded(".", "s0", "st", "s1", "."), "earthquake")
    assert [choice[2] for choice in options(dig, "push")] == ["n", "s", "w"]


def test_s16_the_rival_then_does_not_dig():
    dig = site(". . . . .  . . . . .  s s s s s0  . . . . .  . . . . .", rival="marsh", spot=17)
    dig = goes_on(waits_for(mat(dig, 0, skills="firm-footing"), DiggingStep(1)))
    assert middle(dig) == "s s s s s0"


def test_s16_guards_no_pawn_beside_the_site():
    dig = mat(row("s0", ".", ".", ".", "."), 1, beside=RIGHT, skills="firm-footing")
    assert ways(dig, 10) == "nesw"


# --- S17


@pytest.mark.parametrize(("count", "value"), [(0, 0), (1, 2), (4, 8), (5, 8)])
def test_s17_two_points_for_each_perfectly_scored_dinosaur_at_most_eight(count, value):
    some = ["henodus", "nothosaurus", "dilophosaurus", "dryosaurus", "pterodactylus"][:count]
    dig = mat(site(BARE), 0, skills="perfect-bonus", perfect=" ".join(some), scored=" ".join(some))
    assert points(dig, "skill-texts") == value


def test_s17_partial_scores_do_not_count():
    dig = mat(site(BARE), 0, skills="perfect-bonus", lab="diplodocus", bones="hip")
    assert points(after(dig, ("partial", dinosaur("diplodocus"))), "skill-texts") == 0


# --- S18


@pytest.mark.parametrize(
    ("owned", "value"), [("", 0), ("chisel points-4", 2), ("chisel " * 3 + "tooth " * 3 + "hip hip", 7)]
)
def test_s18_one_point_for_each_tool_and_supplies_card_at_most_seven(owned, value):
    assert points(mat(site(BARE), 0, skills="collector", used=owned), "skill-texts") == value


def test_s18_counts_cards_used_or_not():
    dig = mat(site(BARE), 0, skills="collector", tools="chisel", fresh="shovel", supplies="rib", used="points-4")
    assert points(dig, "skill-texts") == 4


# --- all


def test_no_skill_of_the_rival_does_anything():
    dig = mat(row(".", ".", ".", "s0", "s"), 0)
    rival = site(drawn(dig), rival="marsh")
    for key in ALL:
        assert not mat(rival, 1, skills=key).has_skill(1, key)


def test_once_a_turn_skills_are_ready_again_in_the_next_turn():
    dig = pool_of(8)
    dig.once = ("double-plaster",)
    dig = goes_on(waits_for(dig, BeginTurn(0)))
    assert (decision(dig).step, options(dig, "plaster")) == (TakeTurn(0), [("plaster", 1), ("plaster", 2)])
