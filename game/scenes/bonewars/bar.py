"""The bars along the upper edge: prompt, rounds, buttons; below them what is left of a turn and what can be done."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.model.bonewars.box import ACTIONS, NOTHING
from game.model.bonewars.draft import Draft, StartUniversity
from game.model.bonewars.passing import ChooseProfession
from game.model.bonewars.state import NOBODY
from game.model.bonewars.team import TeamTurn, discover_cost
from game.model.bonewars.turns import Turn
from game.scenes.bonewars.parts import TablePart
from game.scenes.bonewars.places import Places
from game.scenes.bonewars.steps import action_in_work
from game.scenes.bonewars.verbs import STEPS, VERBS, step_now, verb_places
from game.view import theme
from game.view.bonewars import signs
from game.view.painter import Painter
from game.view.panels import PLATE, plate, plate_style, ribbon
from game.view.screen import columns
from game.view.sheet import Sheet, veil
from game.view.text import words
from game.view.theme import Style

PAWN = 56
ROUND = Style("cinzel-bold", 20, (206, 172, 116), shadow=theme.NIGHT)
ROUND_NOW = Style("cinzel-bold", 20, theme.DARK_BRASS, shadow=(250, 222, 150))
LABEL = Style("alegreya-sans-medium", 15, (236, 198, 110), shadow=theme.NIGHT)
NUMBER = Style("cinzel-bold", 22, theme.CREAM, shadow=theme.NIGHT)
STEP = Style("alegreya-sans-bold", 17, theme.DARK_BRASS, shadow=(240, 208, 140))
STEP_OFF = Style("alegreya-sans-bold", 17, (206, 184, 150), shadow=theme.NIGHT)
VERB = Style("alegreya-sans-bold", 16, theme.DARK_BRASS, shadow=(240, 208, 140))
PRICE = Style("alegreya-sans-bold", 14, theme.DARK_BRASS, shadow=(240, 208, 140))
MESSAGE = Style("fell", 21, theme.CREAM, shadow=theme.NIGHT)
STRATUM, STRATUM_OFF = (236, 198, 110), (84, 62, 40)
BUTTONS = ("score", "rules", "log", "sound", "settings")
MOST_PIPS = 5


class Ribbon(TablePart):
    """The prompt: one line on parchment, with the pawn of the seat that is asked."""

    def __init__(self, places: Places, prompt: Callable[[], tuple[int, str, bool]]) -> None:
        super().__init__(places, places.layout.box("ribbon").inflate(14, 16))
        self.prompt = prompt

    def sign(self) -> Hashable:
        """Return what stands on it."""
        return self.prompt()

    def draw(self, painter: Painter) -> None:
        """Draw the ribbon."""
        seat, text, refused = self.prompt()
        box = self.layout.box("ribbon")
        ribbon(painter, box, text, refused, 64.0 if seat >= 0 else 24.0)
        if seat >= 0:
            signs.pawn(Sheet(painter), self.sight.player(seat), box.left + 34, box.bottom + 5, PAWN)


class Rounds(TablePart):
    """The round track: four plates with their bonuses, and the mortarboard of the midgame scoring."""

    def __init__(self, places: Places) -> None:
        boxes = [places.layout.box(f"round-{number}") for number in range(4)]
        super().__init__(places, boxes[0].unionall(boxes).inflate(8, 6))

    def sign(self) -> Hashable:
        """Return the round and the bonuses."""
        return self.sight.feud.round, tuple(self.sight.feud.rounds)

    def draw(self, painter: Painter) -> None:
        """Draw them."""
        sheet, feud = Sheet(painter), self.sight.feud
        for number, numeral in enumerate(words("wars-rounds").split()):
            box, now = self.layout.box(f"round-{number}"), number == feud.round - 1
            past = number < feud.round - 1
            sheet.panel("panel/brass" if now else "panel/brass-dark", *box)
            sheet.text(numeral, ROUND_NOW if now else ROUND, box.left + 20, box.centery)
            for effect, amount in feud.box.tiles[feud.rounds[number]]:
                signs.effect(sheet, effect, amount, box.left + 53, box.centery, 31, "dark")
            if past:
                veil(sheet, box.inflate(-4, -4), (30, 16, 6), 110)
        box = self.layout.box("midgame")
        signs.disc(sheet, "dark", "glyph/reputation", *box.center, 30)


class Buttons(TablePart):
    """Score, rules, log, sound and settings."""

    def __init__(self, places: Places, audible: Callable[[], bool]) -> None:
        boxes = places.layout.grid("button", len(BUTTONS))
        super().__init__(places, boxes[0].unionall(list(boxes)).inflate(6, 8))
        self.audible = audible

    def sign(self) -> Hashable:
        """Return whether sounds are on."""
        return self.audible()

    def draw(self, painter: Painter) -> None:
        """Draw the plates."""
        sheet = Sheet(painter)
        for name, area in zip(BUTTONS, self.layout.grid("button", len(BUTTONS)), strict=True):
            plate(painter, area)
            glyph = "sound-off" if name == "sound" and not self.audible() else name
            sheet.glyph(f"glyph/{glyph}", *area.center, 22, PLATE.colour, PLATE.shadow)


class TurnBar(TablePart):
    """What is left of the turn, and what can be done: team actions with prices, or the steps of an action."""

    def __init__(self, places: Places) -> None:
        super().__init__(places, places.layout.box("turn-bar").inflate(8, 6))

    def sign(self) -> Hashable:
        """Return all that it says."""
        asked = self.sight.asked
        options = asked.options if asked is not None and isinstance(asked.step, TeamTurn) else ()
        feud = self.sight.feud
        return self.sight.party, options, self._step(), self._message(), feud.active, self.sight.viewer

    def draw(self, painter: Painter) -> None:
        """Draw the bar."""
        whose = self.sight.feud.active if self.sight.feud.active != NOBODY else self.sight.viewer
        skin = "theodore" if self.sight.feud.is_theodore(whose) else "wood"
        box = self.layout.box("turn-bar")
        painter.panel(f"wars/strip-{skin}", box)
        if self.sight.party is not None:
            self._left(painter)
            self._verbs(painter)
        elif action_in_work(self.sight.feud) != NOBODY:
            self._steps(painter)
        else:
            painter.text(self._message(), MESSAGE, (box.left + 22, box.centery - 1), "midleft", box.width - 44)

    # team turns

    def _left(self, painter: Painter) -> None:
        party, sheet = self.sight.party, Sheet(painter)
        if party is None:
            return
        box = self.layout.box("turn-points")
        sheet.text(words("wars-points-left"), LABEL, box.left, box.top + 9, "midleft")
        for number in range(min(party.points, MOST_PIPS)):
            signs.token(sheet, "token/energy", box.left + 8 + number * 16, box.bottom - 12, 19, (19, 19))
        x = box.left + 6 + 16 * min(max(party.points, 0), MOST_PIPS)
        sheet.text(str(party.points), NUMBER, x, box.bottom - 13, "midleft")
        box = self.layout.box("turn-depth")
        sheet.text(words("wars-depth"), LABEL, box.left, box.top + 9, "midleft")
        sheet.text(str(party.depth), NUMBER, box.left, box.bottom - 13, "midleft")
        signs.layers(sheet, party.depth, box.left + 19, box.bottom - 22, 22, 6.5, STRATUM, STRATUM_OFF)
        box = self.layout.box("turn-free")
        sheet.text(words("wars-free"), LABEL, box.left, box.top + 9, "midleft", box.width)
        seat = self.sight.feud.active if self.sight.feud.active != NOBODY else self.sight.viewer
        text = words("wars-free-of", left=party.free, all=max(party.free, self.sight.feud.free_moves(seat)))
        sheet.text(text, NUMBER.sized(18), box.left, box.bottom - 13, "midleft", box.width)

    def _verbs(self, painter: Painter) -> None:
        asked = self.sight.asked
        possible = {choice[0] for choice in asked.options} if asked is not None else set()
        for verb, box in verb_places(self.layout).items():
            self._verb(painter, verb, box, verb in possible)

    def _verb(self, painter: Painter, verb: str, box: pygame.FRect, possible: bool) -> None:
        skin = "brass" if possible else "brass-grey"
        face = plate(painter, box, skin)
        style = plate_style(skin)
        sheet = Sheet(painter)
        sheet.glyph(signs.verb_glyph(verb), face.left + 18, face.centery, 21, style.colour, style.shadow)
        ink = VERB if possible else Style(VERB.face, 16, style.colour, style.shadow)
        sheet.text(words(f"wars-verb-{verb}"), ink, face.left + 33, face.centery - 9, "midleft", face.width - 38)
        sheet.text(self.price(verb), ink.sized(14), face.left + 33, face.centery + 7, "midleft", face.width - 38)

    def price(self, verb: str) -> str:
        """Return what a team action costs now."""
        feud, party = self.sight.feud, self.sight.party
        if verb == "move" and party is not None and party.free:
            return words("wars-price-free")
        cost = discover_cost(feud, self.sight.viewer) if verb == "discover" else 1
        return words("wars-price", points=cost)

    # paleontologist actions and the rest

    def _step(self) -> tuple[int, int]:
        action = action_in_work(self.sight.feud)
        return action, step_now(self.sight.feud, action) if action != NOBODY else 0

    def _steps(self, painter: Painter) -> None:
        action, now = self._step()
        steps = STEPS[ACTIONS[action]]
        sheet = Sheet(painter)
        for number, (key, box) in enumerate(zip(steps, columns(self.layout.box("steps"), len(steps), 6), strict=True)):
            skin = "brass" if number == now else "brass-dark"
            face = plate(painter, box, skin)
            style = STEP if number == now else STEP_OFF
            if number < now:
                sheet.glyph("glyph/check", face.left + 20, face.centery, 18, (150, 196, 96), theme.NIGHT)
            else:
                sheet.text(
                    str(number + 1), Style("cinzel-bold", 18, style.colour, style.shadow), face.left + 20, face.centery
                )
            sheet.text(words(f"wars-step-{key}"), style, face.left + 36, face.centery, "midleft", face.width - 42)

    def _message(self) -> str:
        feud, asked = self.sight.feud, self.sight.asked
        if not feud.todo:
            return words("wars-game-over")
        if asked is None:
            drafting = self.sight.viewer if self.sight.focus.theodore else feud.todo[-1].player
            active = feud.active if feud.active != NOBODY else drafting
            return words("wars-not-your-turn", player=self.sight.name(active)) if active != NOBODY else ""
        if isinstance(asked.step, (Draft, StartUniversity)):
            return words("wars-draft-help-solo" if feud.theodore is not None else "wars-draft-help")
        if isinstance(asked.step, ChooseProfession):
            return words("wars-pass-help")
        if isinstance(asked.step, Turn):
            cost = feud.slot_cost(asked.player)
            if cost == NOTHING:
                return words("wars-slots-full")
            slot = len(feud.seats[asked.player].laid) + 1
            return f"{words('wars-lay-a-card')}: {words('wars-lay-price', cost=cost, slot=slot)}"
        return ""


__all__ = ["BUTTONS", "VERBS", "Buttons", "Ribbon", "Rounds", "TurnBar"]
