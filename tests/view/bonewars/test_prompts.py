"""Each step of the rules asks in one line with the name of the player asked, and each answer has a name."""

import pytest

from game.model.bonewars.setup import new_game
from game.model.bonewars.state import NOBODY
from game.model.bonewars.steps import STEPS
from game.model.turn import Automatic, decision
from game.view.bonewars.choices import choice_text
from game.view.bonewars.names import names_of
from game.view.bonewars.prompts import prompt
from game.view.text import dashed, words
from tests.view.bonewars.games import BOX, KINDS_OF_GAMES, SEATS, moments, setup_of

SILENT = {"EndDraft", "TheodoreOffer", "TheodoreCareer", "NextTurn", "TheodoreTurn", "AddPapers", "MoveNeutral"}
"""Steps that ask nobody."""
LENGTHS = (90, 62)
"""No prompt is longer than the ribbon, no answer longer than its plate."""


def test_every_step_that_asks_has_a_prompt_and_every_answer_a_name():
    seen, said = set(), set()
    for kind in KINDS_OF_GAMES:
        for seed in range(6):
            for feud, asked, _, _ in moments(kind, seed):
                names = names_of(feud, SEATS, (0,))
                line = prompt(names, feud, asked)
                assert line.startswith(SEATS[asked.player])
                assert len(line) <= LENGTHS[0], line
                seen.add(type(asked.step).__name__)
                for choice in asked.options:
                    text = choice_text(names, feud, asked, choice)
                    assert text, choice
                    assert len(text) <= LENGTHS[1], text
                    said.add(choice[0])
    asking = STEPS.keys() - SILENT
    assert asking - seen <= {"Collect", "ArchivePapers"}
    assert len(said) > 40


@pytest.mark.parametrize("kind", KINDS_OF_GAMES)
def test_no_two_answers_of_a_decision_have_the_same_name(kind):
    for feud, asked, _, _ in moments(kind, 9):
        names = names_of(feud, SEATS, (0,))
        texts = [choice_text(names, feud, asked, choice) for choice in asked.options]
        if asked.options[0][0] in ("paleontologist", "shown"):
            continue
        if type(asked.step).__name__ not in ("Turn", "ChooseTile", "DrawPaleontologist", "TakeEndgame"):
            assert len(set(texts)) == len(texts), texts


@pytest.fixture
def feud():
    return new_game(BOX, setup_of("two"))


def test_the_draft_says_which_of_its_halves_is_open(feud):
    names = names_of(feud, SEATS, (0,))
    asked = decision(feud)
    assert prompt(names, feud, asked).endswith("take a species card with its bones, or choose a career")
    assert feud.active == NOBODY


def test_the_end_is_announced(feud):
    assert prompt(names_of(feud, SEATS, (0,)), feud, None) == "The war is over"


def test_every_step_that_asks_names_the_rule_behind_it():
    asking = [name for name, kind in STEPS.items() if name not in SILENT and not issubclass(kind, Automatic)]
    told = {words(f"note-ask-{dashed(name)}") for name in asking}
    assert len(told) == len(asking) > 35
