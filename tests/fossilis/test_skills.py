"""The Skills S1 to S9: what each does, when it may not, and an edge (rules 5.5)."""

import pytest

from game.model.fossilis.facts import PlasterTaken, ToolDrawn
from tests.fossilis.board import (
    BARE,
    BOX,
    after,
    card,
    dinosaur,
    event,
    fill_pit,
    happened,
    keys,
    mat,
    options,
    site,
    spaces,
    table,
    ways,
)
from tests.fossilis.skill_side import ALL, points, pool_of, row


def test_u30_there_are_18_skills():
    assert [row.key for row in BOX.skills[1:]] == ALL


# --- S1


def test_s1_two_separate_purchases_a_turn():
    dig = table(mat(site(BARE), 0, skills="double-purchase", tiles="t t t"), market="chisel pry-bar clay-bucket")
    dig = after(dig, ("buy", card("chisel")), ("buy", card("pry-bar")))
    assert (keys(dig.seats[0].fresh), options(dig, "buy")) == (["chisel", "pry-bar"], [])


def test_s1_each_purchase_is_paid_for_itself():
    dig = table(mat(site(BARE), 0, skills="double-purchase", tiles="t"), market="field-ladder chisel")
    assert not options(after(dig, ("buy", card("field-ladder"))), "buy")


def test_s1_is_optional():
    dig = table(mat(site(BARE), 0, skills="double-purchase", tiles="t t"), market="field-ladder chisel")
    assert ("end-turn",) in options(after(dig, ("buy", card("chisel"))))


# --- S2


def test_s2_a_perfect_score_draws_the_top_tool_card():
    dig = table(mat(site(BARE), 0, skills="tool-reward", lab="henodus", bones="rib"), tools="shovel chisel")
    scored = after(dig, ("score", dinosaur("henodus")))
    assert (keys(scored.seats[0].fresh), keys(scored.tools)) == (["chisel"], ["shovel"])
    assert ToolDrawn(0, card("chisel")) in happened(dig, ("score", dinosaur("henodus")))


def test_s2_each_perfect_score_draws_one_from_the_display_too():
    dig = table(mat(site(BARE), 0, skills="tool-reward", lab="henodus", bones="rib tooth"), tools="shovel chisel")
    dig = table(dig, display="dilophosaurus")
    scored = after(dig, ("score", dinosaur("henodus")), ("score", dinosaur("dilophosaurus")))
    assert keys(scored.seats[0].fresh) == ["chisel", "shovel"]


def test_s2_a_partial_score_draws_nothing():
    dig = table(mat(site(BARE), 0, skills="tool-reward", lab="diplodocus", bones="rib"), tools="chisel")
    assert not after(dig, ("partial", dinosaur("diplodocus"))).seats[0].fresh


def test_r34_s2_the_drawn_tool_is_ready_only_from_the_next_turn_on():
    dig = table(mat(row("s0", "s", "s", ".", "."), 0, skills="tool-reward", lab="henodus", bones="rib"))
    dig = table(dig, tools="field-ladder")
    assert not options(after(dig, ("score", dinosaur("henodus"))), "tool")


def test_r34_s2_with_an_empty_tools_deck_gives_nothing():
    dig = mat(site(BARE), 0, skills="tool-reward", lab="henodus", bones="rib")
    assert after(dig, ("score", dinosaur("henodus"))).seats[0].fresh == []


# --- S3


def test_s3_diagonally_adjacent_tiles_can_be_dug():
    dig = mat(site(), 0, on=12, skills="diagonal-dig")
    assert spaces(options(dig, "dig")) == [6, 7, 8, 11, 12, 13, 16, 17, 18]


def test_s3_the_slide_itself_stays_orthogonal():
    dig = mat(site(". . . . .  . s . . .  . . s0 . .  . . . . .  . . . . ."), 0, skills="diagonal-dig")
    assert ways(dig, 6) == "nesw"


def test_s3_does_not_extract_diagonally():
    dig = fill_pit(row(".", ".", "s0", ".", ".", skills="diagonal-dig", plaster=9), 6, "tooth")
    assert not options(dig, "extract")


def test_s3_reaches_diagonally_with_tools_too():
    dig = mat(
        site(". . . . .  . s . . .  . . c0 . .  . . . . .  . . . . ."), 0, skills="diagonal-dig", tools="whisk-broom"
    )
    assert spaces(options(after(dig, ("tool", card("whisk-broom"))), "dig")) == [6]


# --- S4


def test_s4_once_a_turn_one_energy_gains_two_plaster():
    dig = after(pool_of(8), ("plaster", 2))
    assert (dig.seats[0].plaster, dig.energy, dig.pool) == (2, 3, 6)
    assert options(dig, "plaster") == [("plaster", 1)]


def test_s4_may_wait_for_a_later_plaster_of_the_turn():
    dig = after(pool_of(8), ("plaster", 1), ("plaster", 2))
    assert dig.seats[0].plaster == 3


def test_r10_s4_takes_what_is_there_and_the_rest_is_lost():
    dig = pool_of(1)
    assert happened(dig, ("plaster", 2))[1] == PlasterTaken(0, 1, 0)
    assert after(dig, ("plaster", 2)).pool == 8


# --- S5


def test_s5_is_five_points_at_the_end():
    assert points(mat(site(BARE), 0, skills="five-points"), "skill-texts") == 5
    assert mat(site(BARE), 0, skills="five-points").seats[0].score == 0


# --- S6


def test_s6_pits_may_be_diagonally_adjacent():
    dig = row(".", ".", "s0", ".", ".", skills="diagonal-extract", plaster=9)
    for space in (6, 7, 10, 18, 24):
        fill_pit(dig, space, "tooth")
    assert spaces(options(dig, "extract")) == [6, 7, 18]


def test_s6_does_not_dig_diagonally():
    assert spaces(options(mat(site(), 0, on=12, skills="diagonal-extract"), "dig")) == [7, 11, 12, 13, 17]


def test_s6_needs_an_open_pit_too():
    dig = site(". . . . .  . s . . .  . . s0 . .  . . . . .  . . . . .")
    assert not options(mat(fill_pit(dig, 6, "tooth"), 0, skills="diagonal-extract", plaster=9), "extract")


# --- S7 and S9


@pytest.mark.parametrize(("skills", "letter", "price"), [("clay-expert", "c", 1), ("stone-expert", "t", 2)])
def test_s7_digging_clay_costs_one_and_s9_digging_stone_costs_two(skills, letter, price):
    dig = row(f"{letter}0", ".", ".", ".", ".", skills=skills, energy=price)
    assert after(dig, ("dig", 10, "e")).energy == 0
    dig.energy = price - 1
    assert not options(dig, "dig")


@pytest.mark.parametrize(("skills", "letter", "price"), [("clay-expert", "t", 3), ("stone-expert", "c", 2)])
def test_s7_and_s9_change_no_other_price(skills, letter, price):
    assert after(row(f"{letter}0", ".", ".", ".", ".", skills=skills), ("dig", 10, "e")).energy == 4 - price


def test_r8_soft_stone_makes_s9_cheaper_still_but_not_below_one():
    dig = row("t0", ".", ".", ".", ".", skills="stone-expert", energy=1)
    dig.events = [event("soft-stone")]
    assert after(dig, ("dig", 10, "e")).energy == 0


def test_s7_does_not_make_clay_lighter():
    assert "e" not in ways(row("c0", "t", ".", ".", ".", skills="clay-expert"), 10)


# --- S8


def test_s8_the_laboratory_holds_two_dinosaurs():
    dig = table(mat(site(BARE), 0, skills="large-lab", lab="henodus", bones="hip"), display="diplodocus")
    claimed = after(dig, ("claim", dinosaur("diplodocus")))
    assert claimed.seats[0].lab == [dinosaur("henodus"), dinosaur("diplodocus")]


def test_r33_s8_still_one_claim_a_turn():
    dig = table(mat(site(BARE), 0, skills="large-lab", bones="hip"), display="diplodocus iguanodon")
    assert not options(after(dig, ("claim", dinosaur("diplodocus"))), "claim")


def test_s8_a_third_dinosaur_finds_no_room():
    dig = mat(site(BARE), 0, skills="large-lab", lab="henodus nothosaurus", bones="hip")
    assert not options(table(dig, display="diplodocus"), "claim")


def test_s8_either_dinosaur_can_be_scored():
    dig = mat(site(BARE), 0, skills="large-lab", lab="henodus kentrosaurus", bones="rib hip")
    assert options(dig, "score", "partial") == [("score", dinosaur("henodus")), ("partial", dinosaur("kentrosaurus"))]
