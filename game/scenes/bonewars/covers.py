"""What lies above the pieces while one chooses: glows, prices and outcomes, open sheets, notes, the hot-seat cover."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.model.bonewars.box import ACTIONS
from game.model.bonewars.paleontologist import Act
from game.model.bonewars.state import NOBODY
from game.model.bonewars.team import TeamTurn, discover_cost
from game.model.bonewars.turns import Turn, UseSpecies
from game.model.turn import Choice, apply, decision
from game.scenes.bonewars.asking import Asking
from game.scenes.bonewars.board import Board
from game.scenes.bonewars.gathering import on_desk
from game.scenes.bonewars.ghost_covers import covers
from game.scenes.bonewars.ghosts import Ghost, foreseen
from game.scenes.bonewars.hand import Hand, named
from game.scenes.bonewars.parts import Thing
from game.scenes.bonewars.sight import Sight
from game.scenes.bonewars.steps import action_in_work
from game.scenes.bonewars.targets import Target
from game.scenes.offer import BACK, Offer, draw_offer
from game.view import theme
from game.view.layers import Cover, glow
from game.view.painter import Painter
from game.view.sheet import Sheet
from game.view.text import words
from game.view.theme import Style
from game.view.type import Type
from game.view.zoom import clear_of

TAG = Style("alegreya-sans-bold", 18, theme.INK)
CALLED = Style("fell", 32, (250, 222, 150), shadow=theme.NIGHT)
ROW = Style("alegreya-sans-bold", 18, theme.DARK_BRASS, shadow=(240, 208, 140))
TAG_WIDE, TAG_TALL = 460.0, 38.0
LARGE = 140.0
TAGS = pygame.FRect(4, 4, 1592, 892)
"""Where tags may lie on a table that is not taller."""
ENDING = (("button", "pass"), ("button", "end"))
CALM = ("site", "ground")
"""What glows only under the pointer during a team turn: there are too many of them."""


class Covers:
    """Collects what lies above the pieces now."""

    def __init__(self, board: Board, sight: Sight, hand: Hand, asking: Asking, measure: Type) -> None:
        self.board = board
        self.sight = sight
        self.hand = hand
        self.asking = asking
        self.measure = measure
        self._ghost: tuple[Sequence[Choice], Ghost] | None = None

    def forget(self) -> None:
        """Let go of what was foreseen from a state that is past."""
        self._ghost = None

    # lights

    def lights(self) -> dict[Thing, str]:
        """Return what glows, and in which colour."""
        found: dict[Thing, str] = {}
        hand, asked = self.hand, self.sight.asked
        if asked is None:
            return found
        pointed = hand.pointed
        plate = str(pointed.name[0]) if pointed is not None and pointed.layer == "plate" else ""
        targets = hand.of_verb(plate) if plate and not hand.mode else hand.targets
        calm = isinstance(asked.step, TeamTurn) and not hand.mode and not plate
        moves_only = all(target.verb in ("move", "done") for target in targets)
        for target in targets:
            if not calm or moves_only or target.key[0] not in CALM:
                found[target.key] = "gold"
        # What ends something glows only when nothing else is left to do.
        if any(thing not in ENDING for thing in found):
            found = {thing: light for thing, light in found.items() if thing not in ENDING}
        for crate in self.sight.gathered:
            found |= dict.fromkeys((("crate", crate), *on_desk(self.sight, crate)), "brass")
        if hand.picked is not None:
            found[hand.picked] = "brass"
        if pointed is not None and pointed.layer in ("target", "plate", "button"):
            found[named(pointed)] = "blue"
        return found

    # covers

    def collect(self) -> list[Cover]:
        """Return the covers, the lowest first."""
        return [*self._bar(), *self._ghosts(), *self._pointed(), *self._sheets()]

    def _ghosts(self) -> Iterator[Cover]:
        """Return what the choice under the pointer would do, shown where it will be."""
        choices = self.hand.meant()
        if not choices:
            return
        if self._ghost is None or self._ghost[0] != choices:
            self._ghost = choices, foreseen(self.board, choices)
        yield from covers(self.board, self._ghost[1], self.measure)

    def _bar(self) -> Iterator[Cover]:
        bar = self.hand.bar
        if bar is not None and self.sight.asked is not None:
            hovered = self._hovered("bar")
            yield Cover(("bar", id(bar), hovered), bar.box, lambda painter: draw_row(painter, bar, hovered))

    def _hovered(self, layer: str) -> int | None:
        pointed = self.hand.pointed
        return int(pointed.name[0]) if pointed is not None and pointed.layer == layer else None

    def _sheets(self) -> Iterator[Cover]:
        for layer, offer in (("tray", self.hand.tray), ("chooser", self.hand.chooser)):
            if offer is not None:
                yield self._sheet(layer, offer)

    def _sheet(self, layer: str, offer: Offer) -> Cover:
        hovered = self._hovered(layer)
        sign = (layer, id(offer), hovered)
        return Cover(sign, offer.box, lambda painter: draw_offer(painter, self.board.cast, offer, hovered))

    def _pointed(self) -> Iterator[Cover]:
        pointed = self.hand.pointed
        if pointed is None or pointed.target is None or self.hand.chooser is not None:
            return
        if pointed.target.route and not pointed.target.back:
            yield from self._path(pointed.target)
        text = self.outcome(pointed.target)
        if text:
            yield self._tag(text, pointed.area)

    def outcome(self, target: Target) -> str:
        """Return what a click does, with its price, in a few words."""
        choices = target.choices or target.route
        if target.back:
            chosen = next((choice for choice in self.sight.late if self.sight.late[choice].plan == target.route), None)
            return self.asking.text(chosen) if chosen is not None else ""
        if target.route:
            return words("wars-tag-route", moves=len(target.route), points=self.price(choices))
        if target.half and target.key[0] in ("species", "scholar", "team-card") and self._laying():
            return words("wars-tag-lift")
        if target.half:
            return words("wars-tag-pick")
        if len(choices) > 1:
            return words("ask-which")
        if self._laying() and self.hand.picked is not None:
            return self._laid(choices[0])
        text = self.asking.text(choices[0])
        price = self.price(choices)
        return words("wars-tag-price", text=text, points=price) if self._team() else text

    def _laid(self, choice: Choice) -> str:
        """Return what laying the lifted card costs, with its slot."""
        feud, player = self.sight.feud, self.sight.viewer
        cost = feud.slot_cost(player) + (feud.box.team_cards[int(choice[1])].cost if choice[0] == "team" else 0)
        slot = len(feud.seats[player].laid) + 1
        return words("wars-tag-lay", slot=slot, cost=cost, what=self._promise(choice))

    def _promise(self, choice: Choice) -> str:
        """Return what a card that is laid now can be used for."""
        after = apply(self.sight.feud, choice)[0]
        asked = decision(after)
        if asked is not None and isinstance(asked.step, TeamTurn):
            return words("wars-choice-team", points=asked.step.points, depth=asked.step.depth)
        if asked is not None and isinstance(asked.step, (UseSpecies, Act)):
            named = [words(f"wars-use-{one[0]}") for one in asked.options]
            return ", ".join(named)
        action = action_in_work(after)
        return words(f"wars-action-{ACTIONS[action]}") if action != NOBODY else ""

    def _laying(self) -> bool:
        return self.sight.asked is not None and isinstance(self.sight.asked.step, Turn)

    def _team(self) -> bool:
        asked = self.sight.asked
        return asked is not None and isinstance(asked.step, TeamTurn) and self.hand.pointed is not None

    def price(self, choices: tuple[Choice, ...]) -> int:
        """Return the action points that choices of a team turn cost one after another."""
        asked = self.sight.asked
        if asked is None or not isinstance(asked.step, TeamTurn):
            return 0
        free, cost = asked.step.free, 0
        for choice in choices:
            if choice[0] == "move" and free:
                free -= 1
            elif choice[0] == "discover":
                cost += discover_cost(self.sight.feud, asked.player)
            elif choice[0] not in ("done", "specialist"):
                cost += 1
        return cost

    def _path(self, target: Target) -> Iterator[Cover]:
        """Return the sites that a team passes on its way."""
        for choice in target.route:
            box = self.board.places.site(int(choice[1]))
            yield glow(box, "dashed-violet" if choice is not target.route[-1] else "blue", ("path", *choice))

    def _tag(self, text: str, area: pygame.FRect) -> Cover:
        wide = min(TAG_WIDE, self.measure.width(text, TAG) + 36)
        box = pygame.FRect(0, 0, wide, TAG_TALL)
        # On a whole site it lies at its foot: a free place outside would be far away while all sites can be chosen.
        large = area.height > LARGE and area.width > LARGE
        box.midbottom = (area.centerx, area.bottom - 4 if large else area.top - 4)
        room = TAGS.inflate(0, self.sight.surplus)
        if box.top < room.top:
            box.midtop = (area.centerx, area.bottom + 4)
        box.left = max(room.left, min(box.left, room.right - box.width))
        others = [other for other in self.hand.choosable() if not (large and other.contains(area))]
        box = clear_of(box, room, others if large else [area, *others])

        def paint(painter: Painter) -> None:
            painter.panel("panel/tooltip", box)
            painter.text(text, TAG, box.center, "center", box.width - 28)

        return Cover(("tag", text, tuple(box)), box, paint)

    def called(self, text: str) -> Cover:
        """Return the plate that calls something out: whose turn it is now, or that the last round begins."""
        mat = self.board.places.layout.box("mat")
        box = pygame.FRect(0, 0, self.measure.width(text, CALLED) + 90, 64)
        box.center = (mat.centerx, mat.top - 4)

        def paint(painter: Painter) -> None:
            painter.panel("panel/title-plate", box)
            painter.text(text, CALLED, (box.centerx, box.centery - 1), "center")

        return Cover(("called", text), box, paint)


def draw_row(painter: Painter, offer: Offer, hovered: int | None) -> None:
    """Draw answers in one row on the turn bar."""
    painter.panel("wars/strip-wood", offer.box)
    sheet = Sheet(painter)
    for number, (answer, area) in enumerate(zip(offer.answers, offer.areas, strict=True)):
        painter.panel("panel/brass-dark" if answer.choice == BACK else "panel/brass", area)
        painter.panel("glow/blue" if number == hovered else "glow/gold", area)
        left = area.left + (42 if answer.glyph else 12)
        if answer.glyph:
            sheet.glyph(answer.glyph, area.left + 24, area.centery, 24, ROW.colour, ROW.shadow)
        painter.text(answer.label, ROW, ((left + area.right - 10) / 2, area.centery), "center", area.right - 10 - left)
