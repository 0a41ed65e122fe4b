"""Every reason that Theodore's rules can give, and every test that can reject a candidate, has words."""

import ast
import re
from pathlib import Path

import pytest

import game
from game.model.bonewars.theodore import actions, field
from game.model.reasons import Candidate, Reasoned
from game.view.bonewars.names import Names, names_of
from game.view.bonewars.reasons import GIVING, TAKING, done, family, reason, rejections, what_of
from game.view.text import words
from tests.view.bonewars.games import BOX, SEATS, moments

RULES = Path(game.__file__).parent / "model" / "bonewars" / "theodore"
NAMES = Names(("Ann", "Theodore"), BOX, (0, 1, 2, 3), (0, 3, 6), frozenset({1}), 1)
SPECIES_TESTS = ("award", "archive", "alphabet")
CODE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(RULES.glob("*.py")))


def noted():
    """Return the rules and reasons that the code notes with plain strings."""
    for path in sorted(RULES.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "note":
                rule, why = (arg.value if isinstance(arg, ast.Constant) else None for arg in node.args[1:3])
                if rule and why:
                    yield rule, why


def deciding():
    """Return the rules with the tests that `decide` is given by name."""
    for path in sorted(RULES.glob("*.py")):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                yield from given_to(function)


def given_to(function):
    tests = {}
    for node in ast.walk(function):
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Tuple):
            tests[node.target.id] = [pair.elts[0].value for pair in node.value.elts]
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "decide":
            rule, given = node.args[1], node.args[4]
            if isinstance(rule, ast.Constant) and isinstance(given, ast.Name) and given.id in tests:
                yield from ((rule.value, test) for test in tests[given.id])


def species_rules():
    """Return the rules by which species cards are chosen or given up."""
    found = re.findall(r"(choose_species|give_up_species)\((?:[^()]|\([^()]*\))*?\"([a-z-]+)\"", CODE)
    return {rule for _, rule in found}


def test_the_rules_for_species_cards_are_known():
    assert species_rules() == {*TAKING, *GIVING}


@pytest.mark.parametrize(("rule", "why"), sorted(set(noted())))
def test_each_noted_reason_has_words(rule, why):
    if rule == "symbol":
        assert why == "leftover-move"
        return
    chosen = {"figures": ("team", 2, 1)}.get(rule, ("bone", 0))
    assert reason(NAMES, Reasoned(1, rule, why, chosen, ()))


@pytest.mark.parametrize(("rule", "test"), sorted(set(deciding())))
def test_each_test_has_words_for_the_chosen_and_for_the_rejected(rule, test):
    assert words(f"theodore-why-{family(rule)}-{test}")
    assert words(f"theodore-why-{family(rule)}-only-one")
    assert words(f"theodore-not-{family(rule)}-{test}")
    assert words(f"theodore-{rule}", chosen="it")


@pytest.mark.parametrize("rule", [*TAKING, *GIVING])
def test_each_choice_among_species_cards_has_words(rule):
    assert words(f"theodore-{rule}", chosen="it")
    for test in SPECIES_TESTS:
        assert words(f"theodore-why-{family(rule)}-{test}")
        assert words(f"theodore-not-{family(rule)}-{test}")


def reasons_in(*functions):
    """Return the keys of reasons that some functions return."""
    found = set()
    for node in ast.walk(ast.parse(CODE)):
        if isinstance(node, ast.FunctionDef) and node.name in functions:
            for part in ast.walk(node):
                if isinstance(part, ast.Return) and part.value is not None:
                    found |= {n.value for n in ast.walk(part.value) if isinstance(n, ast.Constant)} - {"", None}
    return {value for value in found if isinstance(value, str)}


SYMBOLS = {
    "publish": reasons_in("why_no_paper") | {"own-marker"},
    "debunk": reasons_in("why_no_debunk") | {"own-marker"},
    "award": reasons_in("why_no_award") | {"own-marker"},
    "find": reasons_in("why_no_find") | {"own-marker"},
    "camp": reasons_in("why_no_camp"),
    "discover": {"no-card", "too-few-points"},
    "dig": {"no-bone"},
    **{key: {"no-way", "leftover-move"} for key in ("move-n", "move-e", "move-s", "move-w")},
    "sites": set(),
}


def test_the_symbols_that_can_be_passed_over_are_those_of_the_cards():
    printed = {name for row in BOX.rows.solo_cards for name in (*row.actions, *row.team)}
    assert printed == set(SYMBOLS)
    assert reasons_in("why_not") == {"no-way", "no-card", "too-few-points", "no-bone"}
    assert field.WAYS.keys() == {name for name in SYMBOLS if name.startswith("move-")}
    assert len(actions.WHY_NOT) == 4


@pytest.mark.parametrize(
    ("symbol", "why"), [(name, why) for name, every in SYMBOLS.items() for why in (*sorted(every), "done")]
)
def test_each_symbol_says_that_it_was_done_or_why_not(symbol, why):
    fact = Reasoned(1, "symbol", why, (symbol,), ())
    assert words(f"theodore-symbol-{symbol}") in reason(NAMES, fact)
    assert done(fact) == (why in ("done", "leftover-move"))


@pytest.mark.parametrize("errand", [row.key for row in BOX.rows.solo_errands])
def test_each_dig_site_action_of_his_list_has_words(errand):
    assert reason(NAMES, Reasoned(1, "errand", errand, ("errand", errand), ()))


@pytest.mark.parametrize("kind", ["advanced", "expert"])
def test_whole_games_give_their_reasons_in_words(kind):
    seen, rules = set(), set()
    for seed in range(6):
        for feud, _, _, facts in moments(kind, seed):
            names = names_of(feud, SEATS, (0,))
            for fact in facts:
                if isinstance(fact, Reasoned):
                    text = reason(names, fact)
                    assert len(text) <= 110, text
                    assert "  " not in text
                    assert not re.search(r": ?$|^:|[{}]", text), text
                    assert all(rejections(names, fact)) or not fact.candidates
                    assert all(what_of(names, other.what) for other in fact.candidates)
                    seen.add((fact.rule, fact.reason))
                    rules.add(fact.rule)
    assert len(rules) > 18
    assert len(seen) > 45


def test_a_choice_names_what_decided_and_who_was_rejected_by_which_test():
    one, other, third = (("species", card) for card in (1, 2, 3))
    looked = (Candidate(one), Candidate(other, "award"), Candidate(third, "alphabet"))
    fact = Reasoned(1, "publish", "alphabet", one, looked)
    assert reason(NAMES, fact) == "He publishes Agathaumas: it is first in the alphabet"
    assert rejections(NAMES, fact) == [
        "Allosaurus: less help for an award",
        "Apatornis: later in the alphabet",
    ]


def test_a_symbol_passed_over_says_why():
    assert reason(NAMES, Reasoned(1, "symbol", "own-camp", ("camp",), ())) == "Camp: he has one here"


def test_the_level_the_camp_and_the_bone_he_gives_are_told_with_what_was_rejected():
    levels = (Candidate(("level", 0), "deepest"), Candidate(("level", 1)), Candidate(("level", 2), "room"))
    dig = Reasoned(1, "dig", "deepest", ("level", 1), levels)
    assert reason(NAMES, dig) == "He digs at the middle level: it is the deepest he can"
    assert rejections(NAMES, dig) == ["top: not so deep", "bottom: he cannot store the bone"]
    camps = (Candidate(("camp", 0), "turn"), Candidate(("camp", 1)))
    camp = Reasoned(1, "camp", "turn", ("camp", 1), camps)
    assert reason(NAMES, camp) == "His next camp is an archive camp: fewer of them are out"
    assert rejections(NAMES, camp) == ["a movement camp: more of them are out"]
    bones = (Candidate(("held", 1), "doubled"), Candidate(("held", 4)))
    swap = Reasoned(1, "swap", "doubled", ("held", 4), bones)
    assert reason(NAMES, swap) == "In the swap he gives a foot: it is the only kind he has more than once"
    assert rejections(NAMES, swap) == ["tail: he has but one"]
