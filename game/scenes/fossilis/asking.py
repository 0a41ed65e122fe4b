"""How what is asked becomes sheets and lines, and what a click on something that answers begins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pygame

from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.box import TERRAINS
from game.model.fossilis.dinosaurs import ChooseBones
from game.model.fossilis.happenings import ChooseTile, DiscardDinosaur
from game.model.fossilis.market import Pay
from game.model.fossilis.power_tools import SawOn
from game.model.fossilis.scoring import ScoreLaboratory
from game.model.fossilis.state import ACTIONS, MARKET, Dig
from game.model.fossilis.tools import ToolDig
from game.model.turn import Choice, Decision
from game.scenes.fossilis.card_sheets import CardSheets, cost_in_signs, laid_by_card
from game.scenes.fossilis.hand import Hand, Pointed
from game.scenes.fossilis.holding import AIMED
from game.scenes.fossilis.sight import Sight
from game.scenes.fossilis.targets import ON_THEIR_OWN
from game.scenes.fossilis.trays import button, tray
from game.scenes.offer import BACK, BESIDE_LABEL, BUTTON, NOTE, TITLE, Answer, Measured, Offer, laid_out
from game.view.names import Names
from game.view.prompts import prompt
from game.view.text import words
from game.view.type import Type

PROMPT_MODES = ("dig", "move", "climb", "extract", "plaster", "sand", "tape", "buy", "claim", "score")


class Asking:
    """Builds the tray and the small sheets, and decides what a click means."""

    def __init__(self, hand: Hand, sight: Sight, measure: Type) -> None:
        self.hand = hand
        self.sight = sight
        self.measure = measure
        self.names = Names([seat.name for seat in sight.seats], sight.dig.box)
        self.cards = CardSheets(hand, sight)

    # lines

    def prompt(self, asked: Decision | None) -> str:
        """Return the line on the ribbon."""
        dig, mode = self.sight.dig, self.hand.mode
        if mode == "climb" and not any(choice[0] == "side" for choice in self.hand.possible["climb"]):
            return words("prompt-climb-here")
        if mode in PROMPT_MODES:
            return words(f"prompt-{mode}")
        if self.hand.pinned is not None and dig.top(self.hand.pinned):
            terrain = TERRAINS[dig.box.weight[dig.top(self.hand.pinned)]]
            return words("prompt-dig-direction", terrain=words(f"terrain-{terrain}"))
        if asked is not None and not self.sight.is_person(asked.player):
            return words("prompt-other", player=self.names.seat(asked.player))
        return prompt(self.names, dig, asked)

    # sheets

    def tray(self, can_go_back: bool) -> Offer | None:
        """Return the tray for what is asked now, None if the board alone answers."""
        asked, dig = self.sight.asked, self.sight.dig
        if asked is None or isinstance(asked.step, TakeTurn):
            return None
        answers = tray(dig, asked)
        if not answers and not can_go_back:
            return None
        if can_go_back and not isinstance(asked.step, ScoreLaboratory):
            answers = (*answers, Answer(BACK, words("cancel"), glyph="glyph/undo"))
        title, note = self._title(dig, asked)
        layout = self.hand.board.layout
        # When all is dug the site is not needed any more, but the display and the laboratory are looked at.
        at_end = isinstance(asked.step, ScoreLaboratory)
        room = layout.box("frame").inflate(-24, -200) if at_end else layout.box("tray")
        laid = self._laid(Offer(title, answers, note), room)
        by_tools = self.sight.held or isinstance(asked.step, AIMED) or len(answers) == 1
        return self._by_tools(laid) if by_tools and not at_end else laid

    def _by_tools(self, offer: Offer) -> Offer:
        """Put a sheet with nothing but buttons above the right end of the mat, where nothing can be chosen."""
        layout = self.hand.board.layout
        tools, mat = layout.box("tools-head"), layout.box("mat")
        box = offer.box.copy()
        box.midbottom = (min(tools.centerx, layout.box("room").right - box.width / 2), mat.top - 4)
        offer.areas = [place.move(box.left - offer.box.left, box.top - offer.box.top) for place in offer.areas]
        offer.box = box
        return offer

    def _title(self, dig: Dig, asked: Decision) -> tuple[str, str]:
        step: Any = asked.step
        if self.sight.held:
            return self.names.card(self.sight.held), ""
        if isinstance(step, Pay):
            lost = dig.energy and dig.stage == MARKET and not dig.purchases
            note = words("tray-pay-ends", energy=dig.energy) if lost else ""
            title = words("tray-pay", card=self.names.card(step.card), cost=cost_in_signs(dig, step.card))
            return title, note
        if isinstance(step, ChooseBones):
            return words("tray-bones", dinosaur=self.names.dinosaur(step.dinosaur)), ""
        if isinstance(step, ChooseTile):
            return words("tray-tile", space=self.names.space(step.space)), ""
        if isinstance(step, ScoreLaboratory):
            named = dict.fromkeys(self.names.dinosaur(int(choice[1])) for choice in asked.options if len(choice) > 1)
            return words("tray-laboratory", dinosaurs=", ".join(named)), ""
        if isinstance(step, DiscardDinosaur):
            return words("tray-discard"), ""
        if type(step).__name__ in EVENT_STEPS and dig.events:
            return self.names.event(dig.events[-1]), ""
        return words(TITLES.get(type(step), "tray-choice")), ""

    def _laid(self, offer: Offer, room: pygame.FRect) -> Offer:
        title = self.measure.width(offer.title, TITLE)
        note = 0.0
        if offer.note:
            wide = min(max(title, 320), room.width - 48)
            note = self.measure.lines(offer.note, NOTE, wide) * self.measure.height(NOTE) + 4
            title = max(title, min(wide, self.measure.width(offer.note, NOTE)))
        labels = [self.measure.width(answer.label, BUTTON) for answer in offer.answers if answer.look is None]
        return laid_out(offer, Measured(title, note, max(labels, default=0.0) + BESIDE_LABEL), room)

    def chooser(self, title: str, answers: Iterable[Answer], note: str, area: pygame.FRect) -> Offer:
        """Return a small sheet beside an area, inside the table and not over the area itself."""
        given = (*answers, Answer(BACK, words("cancel"), glyph="glyph/undo"))
        offer = self._laid(Offer(title, given, note), pygame.FRect(0, 0, 560, 400))
        if self.hand.board.layout.box("mat").contains(area):
            return self._by_tools(offer)
        box = self._beside(offer.box, area)
        offer.areas = [place.move(box.left, box.top) for place in offer.areas]
        offer.box = box
        return offer

    def _beside(self, box: pygame.FRect, area: pygame.FRect) -> pygame.FRect:
        """Return where a sheet lies: beside, below or above an area, over the site only if the area lies there."""
        frame, room = self.hand.board.layout.box("frame"), self.hand.board.layout.box("room")
        x = max(room.left, min(area.centerx - box.width / 2, room.right - box.width))
        y = max(room.top, min(area.centery - box.height / 2, room.bottom - box.height))
        found = [
            box.move(area.right + 14 - box.left, y - box.top),
            box.move(x - box.left, area.bottom + 12 - box.top),
            box.move(x - box.left, area.top - 12 - box.height - box.top),
            box.move(area.left - 14 - box.width - box.left, y - box.top),
        ]
        fitting = [place for place in found if room.contains(place)]
        apart = [place for place in fitting if area.colliderect(frame) or not place.colliderect(frame)]
        return (apart or fitting or found)[0]

    # what a click means

    def press(self, pointed: Pointed) -> Choice | None:
        """Begin what a click on something means; return the choice that is made by it, or None."""
        if pointed.layer in ("chooser", "tray"):
            offer = self.hand.chooser if pointed.layer == "chooser" else self.hand.tray
            return offer.answers[int(pointed.name[0])].choice if offer is not None else None
        if pointed.layer == "plate":
            return self._press_plate(str(pointed.name[0]), pointed.area)
        if pointed.target is not None:
            return self._begin(pointed.target.choices, pointed.area)
        return None

    def _press_plate(self, verb: str, area: pygame.FRect) -> Choice | None:
        choices = self.hand.possible.get(verb, [])
        if (len(choices) == 1 and verb != "tape") or (choices and verb in ("plaster", "end-turn")):
            targets = self.hand.targets_of(verb)
            return self._begin(choices, targets[0].area if len(targets) == 1 else area)
        if choices:
            self.hand.choose_mode(verb)
        return None

    def _begin(self, choices: Sequence[Choice], area: pygame.FRect) -> Choice | None:
        """Make a choice, or ask on a small sheet when it could mean two things or would lose something."""
        choices = best_first(self.sight.dig, choices)
        title, note = self._doubt(choices)
        asked = self.sight.asked
        if not title or asked is None:
            return choices[0]
        answers = [button(self.sight.dig, asked, choice) for choice in choices]
        if ON_THEIR_OWN.get(str(choices[0][0])) == "animal":
            self.hand.chooser = laid_by_card(self.hand, title, answers, note)
        else:
            self.hand.chooser = self.chooser(title, answers, note, area)
        self.hand.about = area
        return None

    def _doubt(self, choices: Sequence[Choice]) -> tuple[str, str]:
        """Return title and note of the sheet that asks before a choice is made; empty if nothing need be asked."""
        asked = self.sight.asked
        if asked is None or not isinstance(asked.step, TakeTurn):
            return "", ""
        verbs = {str(choice[0]) for choice in choices}
        if "claim" in verbs:
            return self._before_claiming(asked, choices)
        if "score" in verbs:
            return self.names.dinosaur(int(choices[0][1])), ""
        if verbs == {"plaster"} and len(choices) > 1:
            return words("ask-plaster"), ""
        lost = self._lost(asked)
        if "end-turn" in verbs and lost:
            return words("ask-end-turn"), words("ask-end-turn-energy", energy=lost)
        if len(choices) > 1:
            return words(f"ask-{verbs.pop()}" if verbs == {"plaster"} else "ask-which"), ""
        return "", ""

    def _before_claiming(self, asked: Decision, choices: Sequence[Choice]) -> tuple[str, str]:
        """Ask when a claim would lose something: Energy, a purchase; or when it could be a score as well."""
        dinosaur = self.names.dinosaur(int(choices[0][1]))
        lost = self._lost(asked)
        buys = any(choice[0] == "buy" for choice in asked.options)
        notes = [words("ask-claim-energy", energy=lost)] if lost else []
        notes += [words("ask-claim-market")] if buys else []
        if len(choices) > 1:
            return dinosaur, " ".join(notes)
        return (words("ask-claim", dinosaur=dinosaur), " ".join(notes)) if notes else ("", "")

    def note_of(self, choice: Choice) -> str:
        """Return what a purchase would lose, in a sentence; empty for other choices."""
        asked = self.sight.asked
        lost = self._lost(asked) if asked is not None and choice[0] == "buy" else 0
        return words("tray-pay-ends", energy=lost) if lost else ""

    def _lost(self, asked: Decision) -> int:
        """Return the Energy that would be lost, 0 if it could not be spent anyway."""
        dig = self.sight.dig
        could = dig.stage == ACTIONS and any(choice[0] in SPENDING for choice in asked.options)
        return dig.energy if could else 0


TITLES: dict[type, str] = {ToolDig: "tray-once-more", SawOn: "tool-rock-saw"}
"""What stands over the buttons of steps that have no title of their own."""

SPENDING = ("dig", "move", "climb", "extract", "plaster", "sand", "remove-sting")
"""Choices that spend Energy."""

EVENT_STEPS = ("Earthquake", "JunkSale", "MentorVisit", "AddTile", "Patronage", "Snakebite", "Reclassification")


def best_first(dig: Dig, choices: Sequence[Choice]) -> Sequence[Choice]:
    """Return how much Plaster may be taken, the most first; only once what comes to the same, with a last cube."""
    if len(choices) < 2 or choices[0][0] != "plaster":
        return choices
    return choices[:1] if dig.pool == 1 else tuple(reversed(choices))
