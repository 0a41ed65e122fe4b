"""The row of expansions on the new-game screen: a card each, two ways for Ice Age, a choice of species."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.model.fossilis.box import Dinosaur
from game.scenes.expansion_card import ExpansionCard
from game.scenes.new_game_draft import Draft
from game.view.buttons import Button, Choice
from game.view.control import Control
from game.view.screen import columns
from game.view.text import words

CARDS = ("ice-age", "scorpion", "power-tools", "caution-tape", "undiscovered")
WAYS = ("ice-age", "ice-age-simple")
GAP = 12
FOOT = 50
PLATE = 36


def expansion_controls(
    draft: Draft,
    room: pygame.FRect,
    known: tuple[Dinosaur, ...],
    changed: Callable[[], None],
    choose: Callable[[], None],
) -> list[Control]:
    """Return the cards and their plates; `changed` is called after a switch, `choose` opens the choice of species."""
    found: list[Control] = []
    for name, place in zip(CARDS, columns(room, len(CARDS), GAP), strict=True):
        on = draft.has(name)
        foot = FOOT if on and name in ("ice-age", "undiscovered") else 0

        def turn(now: bool, name: str = name) -> None:
            if name == "undiscovered" and now and not known:
                choose()
                return
            draft.expand(name, now)
            if name == "undiscovered" and now:
                draft.propose(known)
            changed()

        found.append(ExpansionCard(place, name, on, turn, foot))
        if foot:
            plate = pygame.FRect(place.left + 12, place.bottom - 12 - PLATE, place.width - 24, PLATE)
            found.append(_ways(draft, plate, changed) if name == "ice-age" else _species(draft, plate, choose))
    return found


def _ways(draft: Draft, plate: pygame.FRect, changed: Callable[[], None]) -> Choice:
    def take(number: int) -> None:
        draft.take_way(WAYS[number])
        changed()

    labels = [words("ice-age-full"), words("ice-age-simple")]
    choice = Choice(plate, labels, WAYS.index(draft.way), take, words(f"expansion-{draft.way}-about"))
    choice.hanging = True
    return choice


def _species(draft: Draft, plate: pygame.FRect, choose: Callable[[], None]) -> Button:
    label = words("species-chosen", count=len(draft.taking_part()))
    button = Button(plate, label, choose, size=18, tip=words("species-chosen-tip"))
    button.hanging = True
    return button
