"""The player's own species: a list with a card beside it; make, edit, delete, send and receive."""

from __future__ import annotations

import re
from pathlib import Path

import pygame

from game import paths, species
from game.model.fossilis.box import Dinosaur
from game.scenes.shell import ShellScene, tell
from game.scenes.species_card import draw_card, draw_line, of_row
from game.scenes.species_draft import SpeciesDraft, draft_of
from game.scenes.species_editor import EditorScene
from game.species import Kept
from game.view import clipboard, theme
from game.view.buttons import RED, Button
from game.view.entry import TextEntry
from game.view.events import Dropped, Event
from game.view.form_scene import Answer, Dialog
from game.view.painter import Painter
from game.view.scroll import ScrollList
from game.view.stage import Stage
from game.view.text import words

ROW = 84
EXPORTS = "exports"


class SpeciesScene(ShellScene):
    """The list on the left, the chosen card on the right, and what can be done with it below."""

    layout = "species"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.kept: list[Kept] = []
        self.list = ScrollList(self.zones["list"], 0, ROW, self._draw_row, lambda row: self._refuse(), self._edit)
        make = Button(self.zones["new"], words("species-new"), self._new, "glyph/undiscovered", RED, size=30)
        self.edit = Button(self.zones["edit"], words("species-edit"), self._edit, "glyph/chisel", size=22)
        self.delete = Button(self.zones["delete"], words("species-delete"), self._ask_delete, "glyph/trash", size=22)
        self.export = Button(self.zones["export"], words("species-export"), self._export, "glyph/export", size=22)
        bring = Button(self.zones["import"], words("species-import"), self._ask_line, "glyph/import", size=22)
        back = Button(self.zones["back"], words("back"), self.back, "glyph/undo", size=20)
        self.form.controls = [self.list, make, self.edit, self.delete, self.export, bring, back]
        self.form.focus(self.list)

    @property
    def chosen(self) -> Kept | None:
        """What is marked in the list."""
        return self.kept[self.list.chosen] if 0 <= self.list.chosen < len(self.kept) else None

    def entered(self) -> None:
        """Look again which species there are."""
        self.attempt(self._look_up)
        super().entered()

    def handle(self, event: Event) -> None:
        """A file dropped onto the window is brought in."""
        if isinstance(event, Dropped):
            self._bring_file(Path(event.path))
        else:
            super().handle(event)

    # drawing

    def draw_ground(self, painter: Painter) -> None:
        """Draw the sheets, and the chosen card."""
        self.draw_table(painter, words("species"))
        painter.panel("panel/parchment", self.zones["sheet"])
        painter.panel("panel/parchment", self.zones["side"])
        if not self.kept:
            empty = theme.within(self.zones["list"], 60)
            painter.paragraph(words("species-empty"), theme.PROSE.sized(24), empty, "center", middle=True)
        one = self.chosen
        if one is not None and one.species is not None:
            draw_card(painter, of_row(one.species), self.zones["card"])
        elif one is not None:
            painter.paragraph(one.trouble, theme.PROSE, self.zones["trouble"])

    def _draw_row(self, painter: Painter, row: int, box: pygame.FRect) -> None:
        one, inside = self.kept[row], theme.within(box, 4)
        if row == self.list.chosen:
            painter.panel("panel/entry", inside)
        if one.species is not None:
            draw_line(painter, one.species, inside)
            return
        red = theme.PAPER_NAME.coloured(theme.RED_INK)
        painter.text(words("species-unreadable"), red, (inside.left + 20, inside.top + 24), "midleft")
        where = (inside.left + 20, inside.bottom - 22)
        painter.text(one.file.name, theme.PLAIN, where, "midleft", inside.width - 40)

    # what there is

    def _look_up(self) -> None:
        self.kept = []
        try:
            self.kept = species.kept()
        finally:
            self.list.rows = len(self.kept)
            self.list.chosen = min(max(0, self.list.chosen), len(self.kept) - 1)
            self.list.scroll_to(self.list.offset)
            self._refuse()

    def _refuse(self) -> None:
        """Say at each button why it does not answer, if it does not."""
        one = self.chosen
        none = words("species-empty") if one is None else ""
        broken = one.trouble if one is not None and one.species is None else ""
        self.edit.refusal = self.export.refusal = none or broken
        self.delete.refusal = none

    def _mark(self, file: Path) -> None:
        """Mark what was kept just now."""
        self._look_up()
        files = [one.file for one in self.kept]
        if file in files:
            self.list.choose(files.index(file))

    # what is done

    def _new(self) -> None:
        self.stage.push(EditorScene(self.stage, SpeciesDraft(), None, self._mark))

    def _edit(self) -> None:
        one = self.chosen
        if one is not None and one.species is not None:
            self.stage.push(EditorScene(self.stage, draft_of(one.species), one.file, self._mark))

    def _ask_delete(self) -> None:
        one = self.chosen
        if one is None:
            return
        text = (
            words("species-delete-text", name=one.species.name)
            if one.species is not None
            else words("species-delete-file-text", name=one.file.name)
        )
        yes = Answer(words("species-delete"), lambda: self._delete(one.file), "glyph/trash", RED)
        no = Answer(words("cancel"), glyph="glyph/undo")
        self.stage.push(Dialog(self.stage, words("species-delete-title"), text, [no, yes]))

    def _delete(self, file: Path) -> None:
        self.attempt(lambda: species.delete(file))
        self.entered()

    def _export(self) -> None:
        one = self.chosen
        if one is None or one.species is None:
            return
        row, line = one.species, species.to_line(one.species)
        copy = Answer(words("species-copy"), lambda: self._copy(row, line), "glyph/export")
        close = Answer(words("close"), glyph="glyph/check")
        text = f"{words('species-line-text')}\n\n{line}"
        self.stage.push(Dialog(self.stage, words("species-line-title", name=row.name), text, [copy, close]))

    def _copy(self, row: Dinosaur, line: str) -> None:
        if clipboard.put(line):
            tell(self.stage, words("species-copied-title"), words("species-copied"))
        else:
            self.attempt(lambda: self._write_out(row, line))

    def _write_out(self, row: Dinosaur, line: str) -> None:
        folder = paths.player_folder() / EXPORTS
        folder.mkdir(exist_ok=True)
        name = re.sub(r"[^\w-]+", "-", row.name.lower()).strip("-")
        file = folder / f"{name or 'species'}.txt"
        file.write_text(f"{line}\n", encoding="utf-8")
        tell(self.stage, words("species-copied-title"), words("species-not-copied", file=str(file)))

    def _ask_line(self) -> None:
        entry = TextEntry(
            pygame.FRect(0, 0, 1, 1), "", lambda text: None, species.MOST_TEXT, words("species-import-hint")
        )
        if species.MARK in (found := clipboard.text()):
            entry.replace(found)
        bring = Answer(words("species-import"), lambda: self._bring_line(entry.text), "glyph/import")
        no = Answer(words("cancel"), glyph="glyph/undo")
        title, text = words("species-import-title"), words("species-import-text")
        self.stage.push(Dialog(self.stage, title, text, [bring, no], entry))

    def _bring_line(self, text: str) -> None:
        self.attempt(lambda: self._mark(species.save(species.from_line(text))))
        self.dirty = True

    def _bring_file(self, file: Path) -> None:
        def bring() -> None:
            one = species.read(file)
            if one.species is None:
                raise ValueError(one.trouble)
            self._mark(species.save(one.species))

        self.attempt(bring)
        self.dirty = True
