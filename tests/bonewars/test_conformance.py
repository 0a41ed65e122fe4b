"""Random games of every mix keep the promises of the door at every decision (architecture, Tests)."""

import json
import os
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from game.model.bonewars.box import KINDS, NOTHING
from game.model.bonewars.scoring import totals, winners
from game.model.bonewars.setup import new_game
from game.model.bonewars.state import READY, Feud, Setup
from game.model.bonewars.steps import STEPS, unpack_feud
from game.model.record import digest, pack
from game.model.session import Session
from game.model.turn import Choice, Rng, apply, below, decision, play
from tests.bonewars.table import BOX

MIXES = {
    "two": {"seats": 2},
    "three": {"seats": 3},
    "four": {"seats": 4},
    "advanced": {"seats": 2, "theodore": "advanced", "theodore_seat": 1},
    "expert": {"seats": 2, "theodore": "expert", "theodore_seat": 0},
    "options": {
        "seats": 2,
        "theodore": "expert",
        "theodore_seat": 1,
        "leftover_moves": True,
        "discover_cost": 2,
    },
}
LONGEST = 1000
"""No random game of ours needs as many decisions."""
EAGER = [
    "prize",
    "award",
    "publish",
    "bone",
    "wild",
    "debunk",
    "find",
    "split",
    "specialist",
    "keep",
    "rare",
    "site",
    "discover",
    "dig",
    "camp",
    "paleontologist",
    "team",
    "species",
    "exchange",
    "hire",
    "profession",
]
"""What an eager player does first, from the left; he passes, stops and declines last."""
GOLDEN = Path(__file__).parent / "golden"


def pick(options: tuple[Choice, ...], source: Rng, eager: bool) -> Choice:
    """Return a choice at random; an eager player mostly takes one of the kind he likes best."""
    if eager and len(options) > 1 and below(source, 6):
        offered = {choice[0] for choice in options}
        liked = next((name for name in EAGER if name in offered), "")
        options = tuple(choice for choice in options if choice[0] == liked) or options
    return options[below(source, len(options))]


def bones(feud: Feud) -> list[int]:
    """Return how many bones of each kind there are anywhere."""
    counts = [feud.bag[kind] + feud.display[kind] for kind in range(len(KINDS))]
    for seat in feud.seats:
        counts = [count + held for count, held in zip(counts, seat.bones, strict=True)]
    for kind in [*feud.site_bones, *(kind for pair in feud.offer_bones for kind in pair)]:
        if kind != NOTHING:
            counts[kind] += 1
    return counts


def species(feud: Feud) -> list[int]:
    """Return the species cards in all zones."""
    zones = [feud.species_deck, feud.species_out, feud.offer, feud.table, feud.looked]
    zones.append([card for card in feud.site_cards if card])
    for seat in feud.seats:
        zones += [seat.species, [card for deck, card in seat.laid if deck == "species"], *map(list, seat.archive)]
    return sorted(card for zone in zones for card in zone)


def paleontologists(feud: Feud) -> list[int]:
    """Return the paleontologist cards in all zones."""
    zones = [feud.paleontologist_deck, feud.paleontologist_out, feud.shown]
    for seat in feud.seats:
        zones += [seat.paleontologists, [card for deck, card in seat.laid if deck == "paleontologist"]]
    return sorted(card for zone in zones for card in zone)


def check_pieces(feud: Feud) -> None:
    """Every piece is in exactly one zone, and nobody holds more than he may."""
    assert bones(feud) == [row.count for row in BOX.rows.bones]
    assert species(feud) == list(range(1, len(BOX.species)))
    assert paleontologists(feud) == list(range(1, len(BOX.paleontologists)))
    for number, seat in enumerate(feud.seats):
        assert seat.money >= 0
        assert min(seat.bones) >= 0
        assert all(len(cards) <= feud.limit(number) for cards in seat.archive)
        assert len(seat.laid) <= len(seat.slots)
        assert feud.camps.count(number) == 4 - seat.movement_camps - seat.archive_camps
        if not feud.is_theodore(number):
            check_cards(feud, number)
    if feud.theodore:
        check_solo(feud)


def check_cards(feud: Feud, number: int) -> None:
    """Each team card is in one place, or went out in exchange; as many advanced ones came as basic ones went."""
    seat = feud.seats[number]
    held = seat.team_cards + seat.reserve + [card for deck, card in seat.laid if deck == "team"]
    assert len(set(held)) == len(held)
    basic = [card for card in held if BOX.team_cards[card].people == 3]
    assert len(basic) == len(seat.reserve)
    assert all(where <= READY or where < len(seat.laid) for where in seat.specialists)


def check_solo(feud: Feud) -> None:
    """Each of Theodore's cards is in one place, but for basic ones that were replaced."""
    theodore = feud.theodore
    laid = [card for deck, card in feud.seats[theodore.seat].laid if deck == "solo"]
    cards = theodore.deck + theodore.discards + theodore.pile + laid
    assert len(set(cards)) == len(cards)
    assert len(theodore.deck + theodore.discards + laid) == 12


def check_door(feud: Feud, source: Rng) -> None:
    """The options are unique and playable, the clone is equal, and nothing touches the input."""
    asked = decision(feud)
    before = digest(feud)
    assert len(set(asked.options)) == len(asked.options)
    assert feud.clone() == feud
    for choice in asked.options if len(asked.options) < 12 else [pick(asked.options, source, False)]:
        after, _ = apply(feud, choice)
        assert after != feud
    assert digest(feud) == before


def finish(feud: Feud, seed: int) -> tuple[str, int]:
    """Play a game to its end at random; return the digest of the end and the number of decisions."""
    source, count = Rng(seed), 0
    asked = decision(feud)
    while asked:
        asked = play(feud, pick(asked.options, source, bool(seed % 2)), [])
        count += 1
        assert count < LONGEST
    return digest(feud), count


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("mix", MIXES)
def test_a_random_game_keeps_every_promise_at_every_decision(mix, seed):
    feud = new_game(BOX, Setup(seed=seed, **MIXES[mix]))
    source, number = Rng(seed + 100), 0
    while asked := decision(feud):
        check_pieces(feud)
        check_door(feud, source)
        if number % 10 == 0:
            packed = json.loads(json.dumps(pack(feud)))
            again = unpack_feud(BOX, packed)
            assert again == feud
            assert finish(again, number) == finish(feud.clone(), number)
        play(feud, pick(asked.options, source, bool(seed % 2)), [])
        number += 1
    check_end(feud)


def check_end(feud: Feud) -> None:
    """The end is an end: nothing waits, somebody has won."""
    assert feud.todo == []
    assert feud.final_round()
    assert winners(feud)
    assert max(totals(feud)) == totals(feud)[winners(feud)[0]]


@pytest.mark.parametrize("mix", MIXES)
def test_many_random_games_reach_their_end(mix):
    for seed in range(30):
        feud = new_game(BOX, Setup(seed=seed, **MIXES[mix]))
        finish(feud, seed)
        check_pieces(feud)
        check_end(feud)


@pytest.mark.parametrize("mix", MIXES)
def test_undo_and_redo_are_exact(mix):
    session = Session(new_game(BOX, Setup(seed=11, **MIXES[mix])))
    source, undone = Rng(11), 0
    while asked := session.decision():
        before = session.state
        session.choose(pick(asked.options, source, True))
        if not session.why_no_undo():
            after = session.state
            session.undo()
            assert session.state == before
            session.redo()
            assert session.state == after
            undone += 1
    assert undone > 20


@pytest.mark.parametrize("mix", MIXES)
def test_old_states_stay_as_they_were(mix):
    feud = new_game(BOX, Setup(seed=12, **MIXES[mix]))
    source, kept = Rng(12), []
    while asked := decision(feud):
        kept.append((feud, digest(feud)))
        feud, _ = apply(feud, pick(asked.options, source, True))
    assert all(digest(state) == marked for state, marked in kept)


@cache
def waiting_steps() -> Counter[str]:
    """Return how often each step was asked in eager games of all mixes."""
    seen: Counter[str] = Counter()
    for mix in ("two", "four", "advanced"):
        for seed in range(60):
            feud = new_game(BOX, Setup(seed=seed, **MIXES[mix]))
            source, asked = Rng(seed), decision(feud)
            while asked:
                seen[type(asked.step).__name__] += 1
                asked = play(feud, pick(asked.options, source, True), [])
    return seen


def test_random_games_ask_every_step_that_asks():
    silent = {"AddPapers", "EndDraft", "MoveNeutral", "NextTurn", "TheodoreCareer", "TheodoreOffer", "TheodoreTurn"}
    assert set(STEPS) - set(waiting_steps()) - silent == set()


REPLAY = """
from tests.bonewars.test_conformance import BOX, GOLDEN, apply, digest, json, new_game, Setup
for file in sorted(GOLDEN.glob("*.json")):
    recorded = json.loads(file.read_text(encoding="utf-8"))
    feud = new_game(BOX, Setup(**recorded["setup"]))
    for choice in recorded["choices"]:
        feud, _ = apply(feud, tuple(choice))
    print(file.stem, digest(feud))
"""


def test_a_replay_ends_alike_under_any_hash_seed():
    root = Path(__file__).parents[2]
    ends = set()
    for hash_seed in ("0", "4711"):
        settings = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(root)}
        done = subprocess.run(
            [sys.executable, "-c", REPLAY], cwd=root, env=settings, capture_output=True, text=True, check=True
        )
        ends.add(done.stdout)
    assert len(ends) == 1
    assert ends.pop().count("\n") == len(MIXES)


def test_an_illegal_choice_is_refused_by_name():
    feud = new_game(BOX, Setup(2, 1))
    with pytest.raises(ValueError, match=r"\('dig', 9\) is not among the choices of Draft"):
        apply(feud, ("dig", 9))


@pytest.mark.parametrize("mix", MIXES)
def test_a_golden_game_ends_as_it_was_recorded(mix):
    recorded = json.loads((GOLDEN / f"{mix}.json").read_text(encoding="utf-8"))
    feud = new_game(BOX, Setup(**recorded["setup"]))
    for choice in recorded["choices"]:
        feud, _ = apply(feud, tuple(choice))
    assert decision(feud) is None
    assert list(totals(feud)) == recorded["totals"]
    assert list(winners(feud)) == recorded["winners"]
