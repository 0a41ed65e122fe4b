"""Where everything lies on the desk in the focus shown, and whether it lies there."""

from __future__ import annotations

import pygame

from game.model.bonewars.improvements import DrawPaleontologist
from game.model.bonewars.publish import AddPapers, Assemble
from game.scenes.bonewars.layout import PUBLISH, layout_of
from game.scenes.bonewars.sight import Sight
from game.scenes.bonewars.steps import action_in_work, step_of
from game.view.layout import Layout
from game.view.screen import rows

ROW_TALL = 97.0
LADDER_TALL = 150.0
ANSWERS_TALL = 76.0
"""What answers that lie nowhere else take of the foot of the desk."""
PARTS_LEFT, CELL = 112.0, 53.0
"""Where the bones of a skeleton begin in a row of the desk, and how far apart they are."""
FULL_ROW = 90.0
"""From this height on a row of the desk shows the whole card and words."""
LOOKED, SCHOLARS = "looked", "scholars"
"""Cards that are laid out on the desk to take one of: those looked at, and those of the paleontologists."""


class DeskPlaces:
    """The rectangles of the desk; they follow the focus and what is in work."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight

    @property
    def layout(self) -> Layout:
        """The layout of the focus shown."""
        return layout_of(self.sight.focus, self.sight.surplus)

    @property
    def wide_map(self) -> bool:
        """Whether the map is the wide sheet."""
        return self.sight.focus.upper != PUBLISH

    def enlarged(self, action: int) -> bool:
        """Tell whether the zone of an action lies on the desk."""
        return not self.wide_map and action_in_work(self.sight.feud) == action and not self.desk_choice

    @property
    def desk_choice(self) -> str:
        """The cards laid out on the desk to take one of, for as long as this is asked: which ones, or nothing."""
        feud = self.sight.feud
        if self.wide_map or not feud.todo:
            return ""
        if feud.looked and self.sight.open_hand:
            return LOOKED
        return SCHOLARS if isinstance(feud.todo[-1], DrawPaleontologist) else ""

    def desk_row(self, number: int) -> pygame.FRect:
        """Return a row of the desk; before there are rewards the rows have the whole desk."""
        rewarded = step_of(self.sight.feud, AddPapers) is not None
        room = self.layout.box("desk-room" if rewarded else "desk-whole")
        room.height -= 0 if rewarded else ANSWERS_TALL
        if step_of(self.sight.feud, Assemble) is not None:
            room.height -= LADDER_TALL
        tall = min(ROW_TALL, room.height / max(1, len(self.sight.rows)) - 4)
        return pygame.FRect(room.left, room.top + number * (tall + 4), room.width, tall)

    def desk_part(self, number: int, category: int) -> pygame.FRect:
        """Return the place of a bone of the skeleton in a row of the desk."""
        row = self.desk_row(number)
        side = self.desk_cell(number)
        return pygame.FRect(row.left + PARTS_LEFT + category * CELL, row.top, side, side)

    def desk_cell(self, number: int) -> float:
        """Return how large a bone is shown in a row of the desk."""
        return min(50.0, self.desk_row(number).height - 8)

    def desk_paper(self, number: int, _: int = 0) -> pygame.FRect:
        """Return the place of the paper that a row of the desk becomes."""
        row, cell = self.desk_row(number), self.desk_cell(number)
        return pygame.FRect(row.left + PARTS_LEFT + 4 * CELL + 24, row.top, cell * 0.86, cell + 2)

    def desk_envelope(self, number: int, _: int = 0) -> pygame.FRect:
        """Return the place of the envelope that a row of the desk goes into."""
        row, cell = self.desk_row(number), self.desk_cell(number)
        box = pygame.FRect(0, 0, 42, cell)
        box.center = row.left + PARTS_LEFT + 4 * CELL + 98, row.top + cell / 2
        return box

    @property
    def laddered(self) -> bool:
        """Whether the desk says what two, three and four bones would pay."""
        todo = self.sight.feud.todo
        return bool(todo and self.sight.rows) and isinstance(todo[-1], Assemble)

    def desk_find_card(self, number: int) -> pygame.FRect:
        """Return the line of a species of the hand while a minor find is made."""
        count = len(self.sight.feud.seats[self.sight.viewer].species)
        return rows(self.layout.box("desk-find-cards"), max(count, 5), 3)[number]

    @property
    def ladder(self) -> pygame.FRect:
        """Where the desk says what two, three and four bones would pay."""
        whole = self.layout.box("desk-whole")
        bottom = whole.bottom - ANSWERS_TALL
        return pygame.FRect(whole.left + 8, bottom - LADDER_TALL + 4, whole.width - 16, LADDER_TALL - 8)

    def desk_sets(self) -> dict[int, pygame.FRect]:
        """Return the rows of the kinds of bones the player in front has two of, by kind."""
        room = self.layout.box("desk-sets")
        bones = self.sight.feud.seats[self.sight.viewer].bones
        asked = self.sight.asked
        sets = {choice[2] for choice in asked.options if choice[0] == "debunk" and len(choice) > 2} if asked else set()
        kinds = [kind for kind, count in enumerate(bones) if count > 1 or kind in sets]
        tall = min(62.0, room.height / max(1, len(kinds)))
        return {
            kind: pygame.FRect(room.left, room.top + number * tall, room.width, tall - 4)
            for number, kind in enumerate(kinds)
        }

    def desk_set(self, value: int, kind: int) -> pygame.FRect:
        """Return the plate of a set of bones against a paper of a value."""
        row = self.desk_sets().get(kind, pygame.FRect())
        return pygame.FRect(row.right - 102 * (5 - value), row.top, 96, row.height)

    @property
    def offer_on_desk(self) -> bool:
        """Whether the offer of the draft lies on the desk: rewards are taken, and the map must be seen."""
        return bool(self.sight.feud.offer) and not self.wide_map

    def offer_card(self, number: int, count: int) -> pygame.FRect:
        """Return the place of a card laid out over the map, or on the desk if the draft waits for rewards."""
        on_desk = self.offer_on_desk or self.desk_choice == LOOKED
        return self.laid_out(number, count, "desk-offer-cards" if on_desk else "offer-cards")

    def laid_out(self, number: int, count: int, name: str) -> pygame.FRect:
        """Return the place of one of some cards laid out side by side in the middle of a room."""
        room = self.layout.box(name)
        pitch = min(120.0, (room.width - 104) / max(1, count - 1))
        left = room.centerx - (104 + pitch * (count - 1)) / 2
        return pygame.FRect(left + number * pitch, room.top, 104, room.height)
