"""How what is asked becomes sheets and lines, and what a click on something that answers begins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.model.bonewars.improvements import Upgrade
from game.model.bonewars.team import TeamTurn
from game.model.bonewars.turns import Turn
from game.model.turn import Choice, Decision
from game.scenes.bonewars.answers import loose_of
from game.scenes.bonewars.gathering import GATHER, held
from game.scenes.bonewars.hand import Hand, Pointed
from game.scenes.bonewars.layout import PUBLISH
from game.scenes.bonewars.rewards import glyph_of, tray_now
from game.scenes.bonewars.sight import Sight
from game.scenes.bonewars.targets import Target
from game.scenes.offer import BACK, BUTTON, Answer, Offer
from game.view.bonewars.cards import team_look
from game.view.bonewars.choices import choice_text
from game.view.bonewars.prompts import prompt
from game.view.text import words
from game.view.type import Type

RESERVE = "reserve"
"""What the sheet of an upgrade answers with: a card of the reserve, which is then exchanged for one of the hand."""

BAR_GAP = 8.0


class Asking:
    """Builds the sheets, and decides what a click means; `press` returns the choices that are made by it."""

    def __init__(self, hand: Hand, sight: Sight, measure: Type) -> None:
        self.hand = hand
        self.sight = sight
        self.measure = measure

    # lines

    def prompt(self, asked: Decision | None) -> str:
        """Return the line on the ribbon."""
        sight, hand = self.sight, self.hand
        names = sight.names
        if asked is not None and not sight.is_person(asked.player):
            who = "wars-prompt-theodore" if sight.feud.is_theodore(asked.player) else "wars-prompt-other"
            return words(who, player=sight.name(asked.player))
        if hand.mode:
            return words(f"wars-prompt-mode-{hand.mode}")
        if hand.picked is not None and asked is not None:
            if isinstance(asked.step, Turn):
                return words("wars-prompt-lifted", slot=len(sight.feud.seats[asked.player].laid) + 1)
            return words(f"wars-prompt-picked-{hand.picked[0]}")
        return prompt(names, sight.feud, asked)

    def text(self, choice: Choice) -> str:
        """Return what a choice of what is asked now is called."""
        asked = self.sight.asked
        if asked is not None and choice[0] == GATHER:
            kind = held(self.sight.feud, asked.player)[int(choice[1])]
            key = "wars-gather-back" if choice[1] in self.sight.gathered else "wars-gather"
            return words(key, bone=self.sight.names.bone(kind))
        return choice_text(self.sight.names, self.sight.feud, asked, choice) if asked is not None else ""

    # sheets

    def sheet(self) -> Offer | None:
        """Return the sheet that lies on the desk, if what is asked needs one and the desk is in sight."""
        asked, desk = self.sight.asked, self.hand.board.places.layout.has("desk-whole")
        return self._upgrade(asked) if asked is not None and isinstance(asked.step, Upgrade) and desk else None

    def bar(self) -> Offer | None:
        """Return the answers of the turn bar: those that lie nowhere on the table, while the map is wide."""
        sight, asked = self.sight, self.sight.asked
        if asked is None or sight.focus.upper == PUBLISH or tray_now(self.hand.board.places) is not None:
            return None
        choices = loose_of(sight.feud, asked)
        if not choices:
            return None
        answers = tuple(Answer(choice, self.text(choice), glyph=glyph_of(sight, choice)) for choice in choices)
        offer = Offer("", answers)
        room = self.hand.board.places.layout.box("steps").copy()
        offer.box = self.hand.board.places.layout.box("turn-bar").copy()
        wide = min(340.0, (room.width - BAR_GAP * (len(answers) - 1)) / len(answers))
        left = room.left
        for _ in answers:
            offer.areas.append(pygame.FRect(left, room.top, wide, room.height))
            left += wide + BAR_GAP
        return offer

    def _upgrade(self, asked: Decision) -> Offer:
        """Return the cards of the reserve and the specialists who can be hired; a card picked up stays, marked."""
        box, picked = self.sight.feud.box, self.hand.picked
        cards = dict.fromkeys(int(choice[2]) for choice in asked.options if choice[0] == "exchange")
        answers = [
            Answer((RESERVE, card), "", team_look(box, card), suggested=True, chosen=picked == (RESERVE, card))
            for card in cards
        ]
        buttons = [choice for choice in asked.options if choice[0] in ("hire", "decline")]
        answers += [Answer(choice, self._short(choice), glyph=glyph_of(self.sight, choice)) for choice in buttons]
        offer = Offer(words("wars-tray-upgrade"), tuple(answers))
        lay_upgrade(offer, self.hand.board.places.layout.box("desk-whole"))
        return offer

    def _short(self, choice: Choice) -> str:
        if choice[0] != "hire":
            return self.text(choice)
        return words(f"wars-specialist-{self.sight.feud.box.rows.specialists[int(choice[1])].key}")

    def chooser(self, title: str, answers: Iterable[Answer], area: pygame.FRect) -> Offer:
        """Return a small sheet beside an area, inside the table and not over the area itself."""
        given = (*answers, Answer(BACK, words("cancel"), glyph="glyph/undo"))
        tall = laid_out_column(given, self.measure)
        offer = Offer(title, given)
        place_beside(offer, tall, area, self.hand.board.places.layout.box("zoom"))
        return offer

    # what a click means

    def press(self, pointed: Pointed) -> Sequence[Choice]:
        """Begin what a click on something means; return the choices that are made by it, none if only begun."""
        if pointed.layer in ("chooser", "tray", "bar"):
            offer = self.hand.sheet(pointed.layer)
            return self._answered(offer.answers[int(pointed.name[0])].choice) if offer is not None else ()
        if pointed.layer == "plate":
            return self._press_plate(str(pointed.name[0]), pointed.area)
        return self._press_target(pointed.target) if pointed.target is not None else ()

    def _answered(self, choice: Choice) -> Sequence[Choice]:
        if choice[0] != RESERVE:
            return (choice,)
        basic = self.hand.picked
        if basic is not None and basic[0] == "team-card":
            return (("exchange", basic[1], choice[1]),)
        return self._picked(choice)

    def _press_plate(self, verb: str, area: pygame.FRect) -> Sequence[Choice]:
        targets = self.hand.of_verb(verb)
        choices = list(dict.fromkeys(choice for target in targets for choice in target.choices))
        if len(choices) == 1 and not any(target.route for target in targets):
            return choices
        if choices:
            self.hand.choose_mode(verb)
        return ()

    def _press_target(self, target: Target) -> Sequence[Choice]:
        if target.route:
            return target.route
        if target.half:
            return self._picked(target.key)
        if len(target.choices) == 1:
            return target.choices
        answers = [Answer(choice, self.text(choice), glyph=glyph_of(self.sight, choice)) for choice in target.choices]
        self.hand.chooser = self.chooser(words("ask-which"), answers, target.area)
        return ()

    def _picked(self, thing: Choice) -> Sequence[Choice]:
        """Pick up the first of two things; if only one choice goes on from there, make it unless it is a card laid."""
        self.hand.pick(thing)
        made = list(dict.fromkeys(choice for target in self.hand.targets for choice in target.choices))
        asked = self.sight.asked
        laying = asked is not None and isinstance(asked.step, (Turn, TeamTurn))
        return made if len(made) == 1 and not laying else ()


ROW_TALL, ROW_GAP, EDGE = 46.0, 8.0, 22.0


def lay_upgrade(offer: Offer, room: pygame.FRect) -> None:
    """Lay cards out in a row, and below them buttons in two columns."""
    cards = [answer for answer in offer.answers if answer.look is not None]
    offer.box = room
    top = room.top + 62
    pitch = min(116.0, (room.width - 2 * EDGE - 104) / max(1, len(cards) - 1))
    left = room.centerx - (104 + pitch * (len(cards) - 1)) / 2
    wide = (room.width - 2 * EDGE - ROW_GAP) / 2
    for number in range(len(offer.answers)):
        if number < len(cards):
            offer.areas.append(pygame.FRect(left + number * pitch, top, 104, 138))
            continue
        line, column = divmod(number - len(cards), 2)
        under = top + (162 if cards else 0) + line * (ROW_TALL + ROW_GAP)
        offer.areas.append(pygame.FRect(room.left + EDGE + column * (wide + ROW_GAP), under, wide, ROW_TALL))


def laid_out_column(answers: Sequence[Answer], measure: Type) -> tuple[float, float]:
    """Return the width and the height of a sheet with its answers one below the other."""
    wide = max(measure.width(answer.label, BUTTON) for answer in answers) + 80
    return max(250.0, wide) + 2 * EDGE, 62 + len(answers) * (ROW_TALL + ROW_GAP) + EDGE - ROW_GAP


def place_beside(offer: Offer, size: tuple[float, float], area: pygame.FRect, room: pygame.FRect) -> None:
    """Put a sheet beside, below or above an area, wherever it finds room."""
    box = pygame.FRect((0, 0), size)
    x = max(room.left, min(area.centerx - box.width / 2, room.right - box.width))
    y = max(room.top, min(area.centery - box.height / 2, room.bottom - box.height))
    found = [
        box.move(area.right + 12, y),
        box.move(area.left - 12 - box.width, y),
        box.move(x, area.bottom + 12),
        box.move(x, area.top - 12 - box.height),
    ]
    offer.box = next((place for place in found if room.contains(place)), box.move(x, y))
    first = pygame.FRect(offer.box.left + EDGE, offer.box.top + 58, box.width - 2 * EDGE, ROW_TALL)
    offer.areas = [first.move(0, number * (ROW_TALL + ROW_GAP)) for number in range(len(offer.answers))]
