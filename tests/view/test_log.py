"""The log tells every fact in words, with its price, and takes back what undo takes back."""

import re

import pytest

from game.content import fossilis_box
from game.model.fossilis import facts as f
from game.model.fossilis import facts_expansions as e
from game.model.fossilis.box import TERRAINS
from game.model.fossilis.setup import new_game
from game.model.fossilis.state import Setup
from game.model.turn import Fact, Rng, apply, below, decision
from game.view.log_expansions import LINES as EXPANSION_LINES
from game.view.log_lines import SILENT, TELLERS, Line
from game.view.log_scribe import PUSHES, Log, Scribe
from game.view.names import Names, keys_of
from game.view.rival_lines import by_test
from game.view.text import words

BOX = fossilis_box()
NAMES = Names(("Ann", "Marsh"), BOX)
SAND, CLAY = (next(tile for tile, row in enumerate(BOX.tiles) if row.weight == weight) for weight in (1, 2))
FACTS = [
    kind
    for kind in (*vars(f).values(), *vars(e).values())
    if isinstance(kind, type) and issubclass(kind, Fact) and kind is not Fact
]
EXPANSIONS = ("ice-age", "scorpion", "power-tools", "caution-tape")
BOX_OF_ALL = fossilis_box(expansions=EXPANSIONS)


def told(*facts):
    return [line.text for line in Scribe(NAMES).lines(facts)]


def games(count, box=None, **more):
    """Play random games to their end and yield what each choice led to."""
    for seed in range(count):
        dig, rng = new_game(box or BOX, Setup(seats=2, seed=seed, **more)), Rng(seed)
        while (asked := decision(dig)) is not None:
            dig, facts = apply(dig, asked.options[below(rng, len(asked.options))])
            yield facts


@pytest.mark.parametrize("kind", FACTS)
def test_each_kind_of_fact_has_a_line_or_a_reason_for_its_silence(kind):
    assert (kind in TELLERS) != (kind in SILENT)


@pytest.mark.parametrize("rival", ["marsh", "cope"])
def test_whole_games_against_a_rival_can_be_told(rival):
    log = Log(NAMES)
    for facts in games(4, rival=rival, rival_seat=1):
        log.tell(facts)
    assert all(line.text for line in log.lines())
    assert {line.heading for line in log.lines()} == {True, False}


@pytest.mark.parametrize(
    "switches",
    [
        ("by-number", "lowest-bone", "shown-type-only"),
        ("leftmost-dinosaur", "two-spaces", "no-hammer-points"),
        ("wishlist-from-deck", "one-more-plaster"),
    ],
)
def test_a_rival_with_any_switch_gives_his_reasons_in_words(switches):
    reasons = set()
    for facts in games(3, rival="marsh", rival_seat=1, switches=switches):
        for fact in facts:
            if isinstance(fact, f.Reasoned):
                reasons.add((fact.rule, fact.reason))
                assert NAMES.reason(fact)
                assert all(
                    words(f"rejected-{test}", count=len(rest)) for test, rest in by_test(fact.candidates).items()
                )
    assert len(reasons) > 10


@pytest.mark.parametrize("more", [{"rival": "marsh", "rival_seat": 1}, {}])
def test_whole_games_with_all_expansions_can_be_told(more):
    log, seen = Log(Names(("Ann", "Marsh"), BOX_OF_ALL)), set()
    for facts in games(4, box=BOX_OF_ALL, expansions=EXPANSIONS, **more):
        log.tell(facts)
        seen |= {type(fact) for fact in facts}
    assert len(seen & set(EXPANSION_LINES)) > 12
    assert all(line.text for line in log.lines())


def test_a_push_is_one_line_that_names_the_dug_tile_and_counts_the_others():
    push = [f.TileSlid(SAND, 7, 1, 2, 1, 0), f.TileSlid(CLAY, 12, 1, 7, 1, 1)]
    assert told(*push) == ["Clay slides to C2 and pushes a tile on"]


def test_a_tile_that_leaves_goes_to_its_gatherer_by_name():
    assert told(f.TileLeft(CLAY, 2, 1, 0, 0, 0)) == ["Clay leaves the site, to Ann"]
    assert told(f.TileLeft(CLAY, 2, 1, 0, -1, 0)) == ["Clay leaves the site and is discarded"]


def test_two_pushes_one_after_the_other_are_two_lines():
    push = [f.TileSlid(SAND, 7, 1, 2, 1, 0), f.TileSlid(CLAY, 12, 1, 7, 1, 1)]
    again = [f.TileSlid(CLAY, 7, 1, 8, 1, 0)]
    assert len(told(*push, *again)) == 2


def test_energy_and_plaster_stand_as_the_price_beside_what_they_paid_for():
    lines = Scribe(NAMES).lines([f.EnergySpent(0, 1, 3), f.PlasterPaid(0, 4), f.BoneExtracted(0, 1, 12)])
    assert [(line.text, line.aside) for line in lines] == [("Ann extracts the Tooth from C3", "1 [energy] 4 [plaster]")]


def test_a_price_waits_for_its_line_over_several_choices():
    log = Log(NAMES)
    log.tell([f.EnergySpent(0, 1, 3)])
    log.tell([f.TilePlaced(0, SAND, 0, 1)])
    assert [(line.text, line.aside) for line in log.lines()] == [("Ann lays Sand on A1", "1 [energy]")]


def test_taking_back_strikes_out_the_last_choice_alone():
    log = Log(NAMES)
    log.tell([f.PawnPlaced(0, 0)])
    log.tell([f.PawnMoved(0, 0, (1, 2))])
    log.take_back()
    assert [line.text for line in log.lines()] == ["Ann starts on A1"]


def test_a_scored_dinosaur_shows_its_points_once():
    dinosaur = BOX.animal_ids["plateosaurus"]
    scored = [f.DinosaurScored(0, dinosaur, 21, True, (), (), -1), f.PointsScored(0, 21, "perfect")]
    lines = Scribe(NAMES).lines(scored)
    assert [(line.text, line.aside) for line in lines] == [("Ann scores Plateosaurus perfectly", "+21 points")]


def test_a_line_names_the_sprites_it_speaks_of():
    assert Scribe(NAMES).lines([f.BoneExtracted(0, 5, 12)])[0].keys == (("piece", 5), ("space", 12))
    assert Scribe(NAMES).lines([f.CardBought(1, 3, 0)])[0].keys == (("card", 3),)


def test_a_reason_names_what_was_chosen_on_the_table():
    for chosen, keys in (
        (("piece", 5, 12), (("piece", 5), ("space", 12))),
        (("dinosaur", 3), (("animal", 3),)),
        (("spot", 9), (("spot", 9),)),
        (("line", 0, 5), (("space", 0), ("space", 5))),
        (("plaster", 2), ()),
        ((), ()),
    ):
        assert keys_of(chosen) == keys


def test_an_opened_pit_is_told_with_its_pieces_counted():
    teeth = [piece for piece, kind in enumerate(BOX.kind) if kind == 0][:2]
    assert told(f.PitOpened(24, tuple(teeth))) == ["The pit at E5 opens: 2 Teeth"]
    assert told(f.PitOpened(24, ())) == ["The pit at E5 opens and is empty"]


def test_shared_victory_names_all_winners():
    assert told(f.GameEnded((50, 50), (0, 1))) == ["The dig is over. Ann and Marsh share the victory with 50."]


def test_no_line_shows_a_key_or_a_number_in_place_of_a_name():
    log = Log(NAMES)
    for facts in games(2, rival="cope", rival_seat=1):
        log.tell(facts)
    for line in log.lines():
        assert isinstance(line, Line)
        assert not re.search(r"\b[a-z]+-[a-z]+\b", line.text.replace("open-", "")), line.text


def test_the_facts_of_a_push_all_say_which_slide_they_belong_to():
    assert all("slide" in kind.__slots__ for kind in PUSHES)
    assert TERRAINS[BOX.weight[SAND]] == "sand"
