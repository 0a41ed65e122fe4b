"""Whole games at random, and what the rules promise at every decision of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise

import msgspec

from game.content import fossilis_box
from game.model.fossilis.box import CRYSTAL
from game.model.fossilis.setup import new_game
from game.model.fossilis.site import BESIDE, NOWHERE, SPACES
from game.model.fossilis.state import Dig, Setup
from game.model.fossilis.steps import unpack_dig
from game.model.record import digest, encode, pack
from game.model.session import Session
from game.model.turn import Choice, Decision, Fact, Rng, apply, below, decision, play
from tests.fossilis import board
from tests.fossilis.mirror import reflect, show

MOST_DECISIONS = 6000
"""More than any game at random has ever asked."""


@dataclass
class Played:
    """A whole game: `states` before each choice and after the last one, their digests, choices and their facts."""

    setup: Setup
    states: list[Dig] = field(default_factory=list)
    digests: list[str] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)
    facts: list[list[Fact]] = field(default_factory=list)


def pick(source: Rng, asked: Decision, by_word: bool) -> Choice:
    """Return an option at random; `by_word` each first word is as likely as any other, so that rare ones come up."""
    found = asked.options
    if by_word:
        words = list(dict.fromkeys(choice[0] for choice in found))
        word = words[below(source, len(words))]
        found = tuple(choice for choice in found if choice[0] == word)
    return found[below(source, len(found))]


def beginning(setup: Setup) -> Dig:
    """Return a new game of these components."""
    return new_game(fossilis_box(expansions=setup.expansions, species=setup.species), setup)


def played(setup: Setup, by_word: bool) -> Played:
    """Play a game at random to its end."""
    dig, source, game = beginning(setup), Rng(setup.seed), Played(setup)
    while asked := decision(dig):
        assert len(game.choices) < MOST_DECISIONS, "the game does not end"
        game.states.append(dig)
        game.digests.append(digest(dig))
        game.choices.append(pick(source, asked, by_word))
        dig, facts = apply(dig, game.choices[-1])
        game.facts.append(facts)
    game.states.append(dig)
    game.digests.append(digest(dig))
    return game


# --- promises about one state


def check_clone(dig: Dig) -> None:
    """A clone is equal, packs to the same data, and shares no list with the original."""
    copy = dig.clone()
    assert copy == dig
    assert pack(copy) == pack(dig)
    for one, other in zip(mutable_parts(dig), mutable_parts(copy), strict=True):
        assert one is not other


def mutable_parts(dig: Dig) -> list[object]:
    """Return every list and record that a clone must copy."""
    found: list[object] = [dig]
    for part in found:
        names = getattr(type(part), "__slots__", ())
        values = list(part) if isinstance(part, list) else [getattr(part, name) for name in names]
        found += [value for value in values if isinstance(value, list) or type(value).__module__.endswith(".state")]
    return [part for part in found if not isinstance(part, Setup)]


def check_zones(dig: Dig) -> None:
    """Each tile, piece, card, Dinosaur, Skill, Event and Rival card lies in exactly one place."""
    box = dig.box
    check_ids(board.zones_of_tiles(dig), range(1, len(box.tiles)))
    check_ids(board.zones_of_pieces(dig), range(1, len(box.kind)))
    check_ids(board.zones_of_cards(dig), range(1, len(box.cards)))
    check_ids(board.zones_of_dinosaurs(dig), range(1, len(box.animals)))
    check_ids(board.zones_of_skills(dig), range(1, len(box.skills)))
    assert len({*dig.event_deck, *dig.events}) == len(dig.event_deck) + len(dig.events) == 3
    if dig.scorpion:
        check_ids(board.zones_of_tokens(dig), range(1, len(box.tokens)))
    if dig.rival:
        piles = {"draw": dig.rival.draw, "standby": dig.rival.standby, "discard": dig.rival.discard}
        check_ids(piles, range(1, len(box.rival_cards)))


def check_ids(zones: board.Zones, all_ids: range) -> None:
    """All ids lie in the zones, each once; 0 is an empty place."""
    count = Counter(number for zone in zones.values() for number in zone if number)
    assert sorted(count) == list(all_ids)
    assert set(count.values()) == {1}


def check_table(dig: Dig) -> None:
    """Nothing hangs in the air, nobody shares a space, nothing is below zero or above its limit."""
    assert all(dig.lower[space] for space in range(SPACES) if dig.upper[space])
    on_site = [seat.place for seat in dig.seats if 0 <= seat.place < SPACES]
    assert len(set(on_site)) == len(on_site)
    assert all(dig.lower[space] for space in on_site)
    assert 0 <= dig.pool <= 4 * len(dig.seats)
    assert 0 <= dig.energy <= 4
    for number, seat in enumerate(dig.seats):
        assert seat.score >= 0
        assert seat.plaster >= 0
        assert seat.place <= BESIDE + 3
        assert len(seat.skills) <= 3
        assert len(seat.lab) <= (2 if dig.has_skill(number, "large-lab") else 1)
        assert set(seat.perfect) <= set(seat.scored)
        assert (seat.place == NOWHERE) <= (dig.is_rival(number) or any_waits(dig, number))
    check_expansions(dig)


def check_expansions(dig: Dig) -> None:
    """Crystals lie in covered pits alone, the Scorpion stands on a tile, tapes lie over open pits."""
    if dig.ice:
        assert len(dig.ice.board) <= len(dig.box.rows.glacier)
        opened = [piece for space, pit in enumerate(dig.pits) if not dig.lower[space] for piece in pit]
        assert all(dig.box.kind[piece] != CRYSTAL for piece in opened)
    if dig.scorpion:
        assert set(dig.scorpion.stings) <= {0, 1}
        assert dig.scorpion.space == NOWHERE or (dig.scorpion.in_play and dig.lower[dig.scorpion.space])
        assert dig.scorpion.in_play or not any(dig.scorpion.on_tools)
    for space in dig.tapes:
        assert space < 0 or not dig.lower[space]


def any_waits(dig: Dig, player: int) -> bool:
    """Tell whether a player still has to place his pawn or to choose a side."""
    return any(type(step).__name__ in ("PlaceOnCorner", "ChooseSide") and step.player == player for step in dig.todo)


def check_options(dig: Dig) -> None:
    """The choices are distinct and asked of a person who has a choice, or has to confirm one."""
    asked = decision(dig)
    assert asked is not None
    assert asked == Decision(asked.step.player, dig.todo[-1], asked.options)
    assert len(set(asked.options)) == len(asked.options)
    assert len(asked.options) > 1 or (asked.options and asked.step.waits)
    assert not dig.is_rival(asked.player)


def check_playable(dig: Dig) -> None:
    """Every choice can be made, leaves the state as it was, and conserves all pieces."""
    before = encode(dig)
    asked = decision(dig)
    assert asked is not None
    for choice in asked.options:
        after, _ = apply(dig, choice)
        check_zones(after)
        check_table(after)
    assert encode(dig) == before


def saved_and_read(dig: Dig) -> Dig:
    """Return the state that was packed, written as JSON, read and unpacked."""
    return unpack_dig(dig.box, msgspec.json.decode(encode(dig)))


# --- promises about a whole game


def check_saving(game: Played) -> None:
    """A state that was saved and read is equal at every decision, and both copies go on alike to the end."""
    other = saved_and_read(game.states[0])
    for dig, choice, following in zip(game.states, game.choices, game.digests[1:], strict=False):
        assert other == dig
        other = saved_and_read(other)
        play(other, choice, [])
        assert digest(other) == following


def check_undo(game: Played) -> None:
    """Each choice that may be taken back leads back to the very state before it, and redo to the one after it."""
    session = Session(beginning(game.setup))
    for choice, (before, after) in zip(game.choices, pairwise(game.digests), strict=True):
        session.choose(choice)
        if not session.why_no_undo():
            session.undo()
            assert digest(session.state) == before
            session.redo()
        assert digest(session.state) == after
    undo_all(session, game)


def undo_all(session: Session[Dig], game: Played) -> None:
    """Take back everything up to the first reason to stop, and make it all again."""
    while not session.why_no_undo():
        session.undo()
    assert digest(session.state) == game.digests[len(session.past)]
    while session.future:
        session.redo()
    assert digest(session.state) == game.digests[-1]


def check_replay(game: Played) -> None:
    """The same choices lead to the same end, also when they are played in place."""
    dig = beginning(game.setup)
    for choice in game.choices:
        play(dig, choice, [])
    assert digest(dig) == game.digests[-1]
    assert decision(dig) is None


def check_facts(game: Played) -> None:
    """Whoever knows the facts alone sees what the state holds, at every decision."""
    mirror = reflect(game.states[0])
    for facts, dig in zip(game.facts, game.states[1:], strict=True):
        show(mirror, facts)
        assert mirror == reflect(dig)
