"""The species editor: three characteristics, one to three bones, a name; the card and its value grow beside it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from game.content import fossilis_box
from game.model.fossilis.box import BONES
from game.model.fossilis.undiscovered import MOST_BONES, MOST_LETTERS
from game.scenes.shell import ShellScene
from game.scenes.species_card import CHOICES, draw_card
from game.scenes.species_controls import BoneButton, BonePlace, TraitChoice
from game.scenes.species_draft import SpeciesDraft
from game.species import save
from game.view import theme
from game.view.buttons import RED, Button
from game.view.control import Control
from game.view.entry import TextEntry
from game.view.form_scene import Answer, Dialog
from game.view.painter import Painter
from game.view.screen import columns
from game.view.stage import Stage
from game.view.text import words
from game.view.theme import Style

LABEL = 170
GAP = 12
FORMULA = Style("fell", 28, theme.INK)


class EditorScene(ShellScene):
    """Makes a species, or makes one anew that is kept in `file`; `kept` is told where it lies then."""

    layout = "editor"

    def __init__(
        self, stage: Stage, draft: SpeciesDraft, file: Path | None, kept: Callable[[Path], None] = lambda file: None
    ) -> None:
        super().__init__(stage)
        self.draft = draft
        self.file = file
        self.kept = kept
        self.title = words("editor-edit", name=draft.name) if file is not None else words("editor-new")
        self._changed = False
        self.name = TextEntry(
            self._beside("name"),
            draft.name,
            self._set_name,
            MOST_LETTERS,
            words("editor-name-hint"),
            style=theme.PAPER_NAME,
        )
        self.save = Button(self.zones["save"], words("editor-save"), self._save, "glyph/check", RED, size=34)
        self.back_button = Button(self.zones["back"], words("back"), self.back, "glyph/undo", size=22)
        self.form.controls = self._controls()
        self.form.focus(self.name)

    # drawing

    def draw_ground(self, painter: Painter) -> None:
        """Draw the sheets, the names of the rows, the formula and the card as it is now."""
        self.draw_table(painter, self.title)
        painter.panel("panel/parchment", self.zones["sheet"])
        painter.panel("panel/parchment", self.zones["side"])
        for zone in ("name", "diet", "movement", "era", "bones", "value"):
            place = self.zones[zone]
            painter.text(
                words(f"editor-{zone}"), theme.PAPER_HEADING, (place.left, place.centery), "midleft", LABEL - 10
            )
        for place in self._found()[len(self.draft.bones) :]:
            painter.panel("panel/recess", place)
        painter.text(words("editor-bones-note"), theme.PAPER_ASIDE, self.zones["bones-note"].midleft, "midleft")
        value = self._beside("value")
        painter.text(self.draft.formula(), FORMULA, value.midleft, "midleft", value.width)
        if refusal := self.draft.refusal():
            painter.paragraph(refusal, theme.PAPER_ASIDE.coloured(theme.RED_INK), self.zones["note"], middle=True)
        draw_card(painter, self.draft.card(), self.zones["card"])

    def _beside(self, zone: str) -> pygame.FRect:
        """Return what is left of a row beside its name."""
        place = self.zones[zone]
        return pygame.FRect(place.left + LABEL, place.top, place.width - LABEL, place.height)

    # controls

    def _controls(self) -> list[Control]:
        self.save.refusal = self.draft.refusal()
        traits = [self._trait(what) for what in CHOICES]
        return [self.name, *traits, *self._bones(), *self._places(), self.save, self.back_button]

    def _trait(self, what: str) -> TraitChoice:
        def take(name: str) -> None:
            setattr(self.draft, what, name)
            self._touched()

        return TraitChoice(self._beside(what), CHOICES[what], getattr(self.draft, what), take)

    def _bones(self) -> list[Control]:
        value = {row.key: row.value for row in fossilis_box().rows.pieces}
        refusal = words("editor-bones-full") if self.draft.full else ""
        places = columns(self._beside("bones"), len(BONES), GAP)
        return [
            BoneButton(place, bone, value[bone], lambda bone=bone: self._add(bone), refusal)  # type: ignore[misc]
            for place, bone in zip(places, reversed(BONES), strict=True)
        ]

    def _places(self) -> list[Control]:
        return [
            BonePlace(place, bone, lambda number=number: self._take_away(number))  # type: ignore[misc]
            for number, (place, bone) in enumerate(zip(self._found(), self.draft.bones, strict=False))
        ]

    def _found(self) -> list[pygame.FRect]:
        """Return the places of the bones that were found."""
        room = self._beside("found")
        side = room.height
        return [pygame.FRect(room.left + number * (side + GAP), room.top, side, side) for number in range(MOST_BONES)]

    # what is done

    def _set_name(self, text: str) -> None:
        self.draft.name = text
        self._changed = True
        self.save.refusal = self.draft.refusal()

    def _add(self, bone: str) -> None:
        self.draft.add(bone)
        self._touched()

    def _take_away(self, number: int) -> None:
        self.draft.take_away(number)
        self._touched()

    def _touched(self) -> None:
        """Make the controls anew and leave the keyboard where it was."""
        self._changed = True
        focused, by_keyboard = self.form.focused, self.form.by_keyboard
        at = focused.box.center if focused is not None else (0.0, 0.0)
        self.form.controls = self._controls()
        self.form.focus(next((one for one in self.form.controls if one.box.collidepoint(at)), self.name))
        self.form.by_keyboard = by_keyboard
        self.dirty = True

    def _save(self) -> None:
        def keep() -> None:
            file = save(self.draft.finished(), self.file)
            self.stage.pop()
            self.kept(file)

        self.attempt(keep)

    def back(self) -> None:
        """Go back, but ask first if something would be lost."""
        if not self._changed:
            self.stage.pop()
            return
        leave = Answer(words("editor-discard-yes"), self.stage.pop, "glyph/undo", RED)
        stay = Answer(words("cancel"), glyph="glyph/cross")
        self.stage.push(Dialog(self.stage, words("editor-discard-title"), words("editor-discard-text"), [stay, leave]))
