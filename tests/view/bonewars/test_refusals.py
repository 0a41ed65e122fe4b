"""What cannot be chosen says why, with its rule and figures; what can be chosen is never refused."""

import re
from pathlib import Path

import pytest

import game
from game.model.bonewars.box import ACTIONS, LEVELS, NOTHING
from game.model.bonewars.setup import new_game
from game.model.bonewars.team import TeamTurn
from game.model.bonewars.turns import Turn
from game.model.turn import Decision
from game.view.bonewars.names import names_of
from game.view.bonewars.refusals import refusal
from tests.view.bonewars.games import BOX, KINDS_OF_GAMES, SEATS, moments, setup_of


def pairs(feud, asked):
    """Return the things that could stand for a choice of a step, each with that choice."""
    seat, name = feud.seats[asked.player], type(asked.step).__name__
    if name == "Turn":
        yield from ((("species", card), ("species", card)) for card in seat.species)
        yield from ((("team-card", card), ("team", card)) for card in seat.team_cards)
        yield from ((("scholar", card), ("paleontologist", card)) for card in seat.paleontologists)
    elif name == "TeamTurn":
        yield from on_map(feud, seat)
    elif name in ("UseSpecies", "Act"):
        yield from ((("action", number), (ACTIONS[number],)) for number in range(4))
    elif name == "Claim":
        yield from ((("award", tile, place), ("award", tile, place)) for tile in range(3) for place in range(4))
    elif name == "ChooseProfession":
        yield from ((("profession", s), ("profession", s)) for s in range(15) if s != seat.profession)
    elif name == "Draft":
        yield from ((("profession", space), ("career", space)) for space in range(15))
    elif name in ("ComeHome", "StartUniversity"):
        yield from ((("university", space), ("university", space)) for space in range(4))
    elif name == "TakeEndgame":
        yield from ((("endgame", place), ("endgame", place)) for place in range(4))
    elif name == "TakeRare" and not asked.step.lowest:
        yield from ((("rare", kind), ("rare", kind)) for kind in range(8))
    elif name == "SiteActions":
        yield from ((("tile", site), ("site", site)) for site in range(6))
    elif name == "Publish" and not asked.step.wild and not feud.has_grant(asked.player, "generalist"):
        if not feud.table:
            yield from ((("species", card), ("publish", card)) for card in seat.species)
    elif name == "Find" and not asked.step.notion and not feud.has_grant(asked.player, "generalist"):
        yield from ((("species", card), ("find", card)) for card in seat.species)


def on_map(feud, seat):
    """Return what a team can do on the map."""
    yield from ((("site", site), ("move", site)) for site in range(6) if site != seat.site)
    yield from ((("tile", site), ("site", site)) for site in range(6))
    yield from ((("bone", seat.site, level), ("dig", level)) for level in range(LEVELS) if seat.site != NOTHING)
    if seat.site != NOTHING:
        yield (("ground", seat.site), ("deepen",))
        yield (("camp", feud.box.camps_at[seat.site][0]), ("camp", "movement"))
        yield (("verb", "discover"), ("discover",))
        if card := feud.site_cards[seat.site]:
            yield (("species", card), ("discover",))


@pytest.mark.parametrize("kind", KINDS_OF_GAMES)
def test_whatever_cannot_be_chosen_says_why_and_nothing_else_does(kind):
    refused = set()
    for seed in range(3):
        for feud, asked, _, _ in moments(kind, seed):
            names = names_of(feud, SEATS, (0,))
            for thing, choice in pairs(feud, asked):
                if choice == ("camp", "movement") and not feud.seats[asked.player].movement_camps:
                    continue
                why = refusal(names, feud, asked, asked.player, thing)
                assert bool(why) != (choice in asked.options), (thing, choice, why, asked.step)
                refused.add(why[:12])
    assert len(refused) > 5


@pytest.fixture
def feud():
    made = new_game(BOX, setup_of("two"))
    made.seats[0].university, made.seats[0].patron = 0, 0
    return made


def refused(feud, step, *thing):
    asked = Decision(0, step, tuple(step.options(feud)))
    return refusal(names_of(feud, SEATS, (0,)), feud, asked, 0, thing)


def test_a_card_that_is_too_dear_says_both_prices(feud):
    feud.seats[0].money = 2
    dear = next(card for card, row in enumerate(BOX.team_cards) if row.cost == 3)
    feud.seats[0].laid = [("team", 1)]
    assert refused(feud, Turn(0), "team-card", dear).endswith("costs $3 and slot 2 $1, you have $2.")


def test_a_bone_too_deep_says_the_depth(feud):
    feud.seats[0].site = 3
    assert refused(feud, TeamTurn(0, 2, 1, 1, False, False), "bone", 3, 1) == "Middle level: your depth is 1."


def test_a_bone_elsewhere_says_where_the_team_is(feud):
    feud.seats[0].site = 3
    why = refused(feud, TeamTurn(0, 2, 3, 1, False, False), "bone", 0, 0)
    assert why == "Your team is in Nebraska: it must be in Montana for that."


def test_too_few_points_are_told_with_price_and_purse(feud):
    feud.seats[0].site = 3
    step = TeamTurn(0, 1, 3, 1, False, False)
    assert refused(feud, step, "verb", "discover") == "Discover costs 2 AP, you have 1."


def test_a_one_way_arrow_says_so(feud):
    feud.seats[0].site = 0
    why = refused(feud, TeamTurn(0, 1, 3, 1, False, False), "way", 1, 0)
    assert why == "The arrow between Montana and Dakota points the other way."


def test_another_player_is_told_who_is_asked(feud):
    asked = Decision(1, Turn(1), (("pass",),))
    assert refusal(names_of(feud, SEATS, ()), feud, asked, 0, ("species", 1)) == "Not now: Ben is asked."


def test_every_refusal_is_used_and_ends_with_a_stop():
    words = (Path(game.__file__).parent / "text" / "en" / "bonewars-asking.ftl").read_text()
    keys = re.findall(r"^(wars-refuse-[a-z-]+) = (.*)$", words, re.MULTILINE)
    code = "".join(path.read_text() for path in (Path(game.__file__).parent).rglob("*.py"))
    built = {f"wars-refuse-{name}" for name in ("see", "swap", "take-back")}
    assert [key for key, _ in keys if f'"{key}"' not in code and key not in built] == []
    assert [key for key, text in keys if not text.endswith((".", "->"))] == []
