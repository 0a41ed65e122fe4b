"""The log of Bone Wars tells every fact in words, names no hidden card, and takes back what undo takes back."""

import re

import pytest

from game import paths
from game.model.bonewars import deeds as d
from game.model.bonewars import facts as f
from game.model.reasons import Candidate, Reasoned
from game.model.turn import Fact
from game.view.bonewars.log_lines import SILENT, TELLERS
from game.view.bonewars.log_scribe import SEVERAL, Log, Scribe
from game.view.bonewars.names import Names, names_of
from tests.view.bonewars.games import BOX, KINDS_OF_GAMES, SEATS, moments

FACTS = [
    kind
    for kind in (*vars(f).values(), *vars(d).values(), Reasoned)
    if isinstance(kind, type) and issubclass(kind, Fact) and kind is not Fact
]
NAMES = Names(("Ann", "Theodore"), BOX, (0, 1, 2, 3), (0, 3, 6), frozenset({1}), 1)
STEGOSAURUS = next(card for card, row in enumerate(BOX.species) if row.key == "stegosaurus")


def told(*facts, names=NAMES):
    return [line.text for line in Scribe(names).lines(facts)]


@pytest.mark.parametrize("kind", FACTS, ids=lambda kind: kind.__name__)
def test_each_kind_of_fact_has_a_line_or_a_reason_for_its_silence(kind):
    assert (kind in TELLERS) != (kind in SILENT)
    assert kind not in SEVERAL or kind in SILENT


@pytest.mark.parametrize("kind", KINDS_OF_GAMES)
def test_whole_games_are_told_without_a_key_or_an_unset_value(kind):
    log, seen = None, set()
    for feud, _, _, facts in moments(kind):
        log = log or Log(names_of(feud, SEATS, (0,)))
        log.tell(facts)
        seen |= {type(fact) for fact in facts}
    lines = log.lines()
    assert len(lines) > 200
    assert all(line.text for line in lines)
    assert {line.heading for line in lines} == {True, False}
    for line in lines:
        assert not re.search(r"\b[a-z]+-[a-z]+-[a-z]+\b|[{}]", line.text), line.text


@pytest.mark.parametrize("kind", ["two", "three", "four"])
def test_no_card_that_went_into_a_hidden_hand_is_named_or_lit_up(kind):
    hidden = (f.SpeciesDrawn, f.SpeciesKept, f.SpeciesLookedAt, f.PaleontologistDrawn)
    for feud, _, _, facts in moments(kind):
        names = names_of(feud, SEATS, (0, 1))
        for fact in facts:
            if isinstance(fact, hidden):
                (line,) = Scribe(names).lines([fact])
                assert line.keys == ()
                cards = fact.cards if isinstance(fact, f.SpeciesLookedAt) else (fact.card,)
                decks = ("paleontologist",) if isinstance(fact, f.PaleontologistDrawn) else ("species",)
                assert not any(names.card(deck, card) in line.text for deck in decks for card in cards)


def test_a_lone_persons_and_theodores_cards_are_named():
    assert told(f.SpeciesDrawn(1, STEGOSAURUS)) == ["Theodore draws Stegosaurus"]
    assert told(f.SpeciesDrawn(0, STEGOSAURUS)) == ["Ann draws a species card"]
    alone = Names(NAMES.seats, BOX, (), (), frozenset({0, 1}), 1)
    assert told(f.SpeciesDrawn(0, STEGOSAURUS), names=alone) == ["Ann draws Stegosaurus"]


def test_the_bones_of_a_paper_go_back_in_one_line():
    back = [f.BoneReturned(0, kind, "publish") for kind in (0, 1, 4)]
    assert told(*back) == ["Ann returns 1 torso, 1 tail and 1 foot to the bag, for a paper"]


def test_bones_of_two_players_or_sites_are_two_lines():
    assert len(told(f.BoneDrawn(0, 1), f.BoneDrawn(1, 1))) == 2
    placed = [f.SiteBonePlaced(site, level, 3) for site in (0, 1) for level in (0, 1)]
    assert told(*placed) == ["Montana gets 2 herbivore skulls", "Dakota gets 2 herbivore skulls"]


def test_what_a_card_cost_stands_beside_it_whether_paid_before_or_after():
    laid = d.CardLaid(0, "team", 2, 1)
    after = Scribe(NAMES).lines([laid, f.MoneyPaid(0, 2, 3)])
    before = Scribe(NAMES).lines([f.MoneyPaid(1, 1, 4), d.CardLaid(1, "solo", 5, 1)])
    assert [line.aside for line in after] == ["−$2"]
    assert [line.aside for line in before] == ["−$1"]
    assert before[0].text == "Theodore lays Theodore's card B05 in slot 2"


def test_a_step_says_whether_it_was_free():
    lines = Scribe(NAMES).lines([d.TeamMoved(0, 0, 2, True), d.TeamMoved(0, 2, 4, False)])
    assert [line.aside for line in lines] == ["free", "−1 AP"]
    assert lines[1].text == "Ann's team goes from Wyoming to Colorado"


def test_scoring_is_a_heading_and_a_line_for_each_patron():
    scored = [d.ShelvesScored(0, patron, 3, 2, 6, "midgame") for patron in (0, 1)]
    paid = [f.ReputationGained(0, 6, 6 * number, "midgame") for number in (1, 2)]
    lines = Scribe(NAMES).lines([scored[0], paid[0], scored[1], paid[1]])
    assert [line.text for line in lines] == [
        "Midgame scoring",
        "Ann, Marsh: ×3 × 2 = 6 RP",
        "Ann, Cope: ×3 × 2 = 6 RP",
    ]
    assert lines[0].heading


def test_a_round_begins_with_its_years_and_the_order():
    assert told(f.RoundBegan(2, (1, 0))) == ["Round 2, 1883–1887", "Turn order: Theodore and Ann"]


def test_points_beyond_the_track_say_so():
    assert told(f.ReputationGained(0, 2, 9, "track")) == ["Ann gains 2 RP, beyond the top of the track"]


def test_an_archived_card_is_counted_in_its_envelope():
    assert told(f.SpeciesArchived(0, STEGOSAURUS, 3, 2)) == ["Ann archives Stegosaurus in D (hammer), now 2 cards"]


def test_taking_back_strikes_out_the_last_choice_alone():
    log = Log(NAMES)
    log.tell([d.Passed(0)])
    log.tell([d.TeamCameHome(0, 2, 1)])
    log.take_back()
    assert [line.text for line in log.lines()] == ["Ann passes"]


def test_lines_light_up_what_they_speak_of():
    (line,) = Scribe(NAMES).lines([d.AwardClaimed(0, 1, 2)])
    assert line.keys == (("award", 1, 2),)
    (line,) = Scribe(NAMES).lines([d.PostTaken(1, -1, 0)])
    assert line.keys == (("action", 0), ("post", 1))
    (line,) = Scribe(NAMES).lines([Reasoned(1, "publish", "only-one", ("species", 3), (Candidate(("species", 3)),))])
    assert line.reason
    assert line.keys == (("species", 3),)


def test_the_end_names_all_winners():
    assert told(f.GameEnded((50, 50), (0, 1))) == ["The war is over. Ann and Theodore share the victory with 50 RP."]


def test_every_sign_beside_a_line_has_a_picture():
    icons = set()
    for kind in KINDS_OF_GAMES:
        names = None
        for feud, _, _, facts in moments(kind, 2):
            names = names or names_of(feud, SEATS, (0,))
            icons |= {line.icon for line in Scribe(names).lines(facts) if line.icon}
    assert len(icons) > 25
    assert [icon for icon in sorted(icons) if not (paths.pictures_folder() / f"{icon}.webp").exists()] == []
