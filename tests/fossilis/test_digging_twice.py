"""The algorithm of 3.4 written a second time, step by step as the rules write it, agrees with ours in whole games."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.prices import dig_prices, dig_reach
from game.model.fossilis.site import BESIDE, DIRECTIONS, NEXT, NOWHERE, SPACES
from game.model.fossilis.state import ACTIONS, Dig, Setup
from game.model.turn import Choice, apply, decision
from tests.fossilis.board import BOX
from tests.fossilis.promises import played


@dataclass
class Slide:
    """One dig: the stacks of all spaces, the places of all pawns, and what leaves the site."""

    stacks: list[list[int]]
    places: list[int]
    way: int
    weight: int
    left: list[int]

    def chain(self, space: int) -> list[int] | None:
        """Return the spaces whose top tiles move, the front one first; None when a step forbids it."""
        if BOX.weight[self.stacks[space][-1]] > self.weight:
            return None
        there = NEXT[space][self.way]
        pushes = there != NOWHERE and len(self.stacks[there]) >= len(self.stacks[space])
        if not pushes:
            return [space]
        if len(self.stacks[space]) == 1 and len(self.stacks[there]) == 2:
            return None
        further = self.chain(there)
        return None if further is None else [*further, space]

    def go(self, chain: list[int]) -> None:
        """Move the tiles of the chain one after the other, with everybody on them and before them."""
        for space in chain:
            there = NEXT[space][self.way]
            rider = space in self.places and self.places.index(space)
            if there != NOWHERE and len(self.stacks[there]) == 1 and there in self.places:
                self.move_on(self.places.index(there))
            tile = self.stacks[space].pop()
            (self.left if there == NOWHERE else self.stacks[there]).append(tile)
            if rider is not False:
                self.places[rider] = BESIDE + self.way if there == NOWHERE else there

    def move_on(self, pawn: int) -> None:
        """Move a pawn one space on: off the site, into a pit, or onto a tile, a pawn already there first."""
        there = NEXT[self.places[pawn]][self.way]
        if there == NOWHERE:
            self.places[pawn] = BESIDE + self.way
            return
        if self.stacks[there] and there in self.places:
            self.move_on(self.places.index(there))
        self.places[pawn] = there if self.stacks[there] else NOWHERE


def stacks_of(dig: Dig) -> list[list[int]]:
    return [[tile for tile in (dig.lower[space], dig.upper[space]) if tile] for space in range(SPACES)]


def second_opinion(dig: Dig, player: int) -> dict[Choice, Slide]:
    """Return every dig that the rules allow, with what becomes of it."""
    found: dict[Choice, Slide] = {}
    for space in dig_reach(dig, player):
        weight = BOX.weight[dig.top(space)]
        if not weight or dig_prices(dig, player)[weight] > dig.energy:
            continue
        for way, name in enumerate(DIRECTIONS):
            slide = Slide(stacks_of(dig), [seat.place for seat in dig.seats], way, weight, [])
            chain = slide.chain(space)
            if chain is not None:
                slide.go(chain)
                found["dig", space, name] = slide
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_dig_is_allowed_and_ends_as_the_rules_written_a_second_time_say(seats):
    for dig in played(Setup(seats, 900 + seats), by_word=True).states[:-1]:
        asked = decision(dig)
        guarded = any(dig.has_skill(player, "firm-footing") for player in range(seats))
        if not isinstance(asked.step, TakeTurn) or dig.stage != ACTIONS or guarded:
            continue
        slides = second_opinion(dig, asked.player)
        assert {choice for choice in asked.options if choice[0] == "dig"} == set(slides)
        for choice, slide in slides.items():
            after, _ = apply(dig, choice)
            assert stacks_of(after) == slide.stacks
            assert [seat.place for seat in after.seats] == slide.places
            assert after.seats[asked.player].tiles == dig.seats[asked.player].tiles + slide.left
