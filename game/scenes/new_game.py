"""Choosing a game: who sits where, or which Rival and how hard, and how it is played."""

import pygame

from game.model.fossilis.state import EASIER, EXCLUSIVE, HARDER
from game.scenes.new_game_draft import MOST_SEATS, SEAT_KINDS, SEED_LIMIT, Draft
from game.scenes.ports import Doors, Kind
from game.scenes.shell import ShellScene, draw_plate, titled
from game.view import theme
from game.view.buttons import RED, Button, Choice, Toggle
from game.view.control import Control
from game.view.entry import TextEntry
from game.view.painter import Painter
from game.view.screen import columns, rows
from game.view.stage import Stage
from game.view.text import words

PAWN_ROOM = 92
GAP = 12
CREATURES = ("stegosaurus", "tyrannosaurus-rex")


class NewGameScene(ShellScene):
    """The new-game screen; `draft` is what has been chosen so far."""

    layout = "new_game"

    def __init__(self, stage: Stage, doors: Doors) -> None:
        super().__init__(stage)
        self.doors = doors
        self.draft = Draft()
        for number, name in enumerate(stage.settings.names[:MOST_SEATS]):
            self.draft.names[number] = name
        names = (words("new-game-together"), words("new-game-solo"))
        self.mode = Choice(self.zones["mode"], names, 0, self._choose_mode)
        self.start = Button(self.zones["start"], words("new-game-start"), self._start, "glyph/dig", RED, size=36)
        self.back_button = Button(self.zones["back"], words("back"), self.back, "glyph/undo", size=22)
        self.common = self._common()
        self.form.controls = self._controls()
        self.form.focus(self.mode)

    def draw_ground(self, painter: Painter) -> None:
        """Draw the two sheets with their headings."""
        self.draw_table(painter, words("new-game"))
        painter.panel("panel/parchment", self.zones["sheet"])
        painter.panel("panel/parchment", self.zones["side"])
        for place, creature in zip(columns(self.zones["plates"], 2, 22), CREATURES, strict=True):
            draw_plate(painter, f"creature/{creature}", place)
        about = titled(painter, words("new-game-fossilis"), self.zones["game"])
        painter.paragraph(words("new-game-fossilis-about"), theme.PROSE, about)
        titled(painter, words("new-game-options"), self.zones["options"])
        seed = self.zones["seed"]
        painter.text(words("new-game-seed"), theme.PAPER_NAME, seed.midleft, "midleft")
        if self.draft.solo:
            self._draw_solo(painter)
        else:
            self._draw_seats(painter)
        note = self.draft.refusal()
        if note:
            painter.paragraph(note, theme.ASIDE, self.zones["note"], middle=True)

    def _draw_seats(self, painter: Painter) -> None:
        for number, place in enumerate(self._seat_places()):
            alpha = 255 if self.draft.kinds[number] is not None else 90
            middle = (place.left + PAWN_ROOM / 2, place.centery)
            painter.picture(f"pawn/{theme.SEATS[number]}", middle, (72, 100), alpha=alpha, anchor="center")

    def _draw_solo(self, painter: Painter) -> None:
        for zone, heading, pawn in (
            ("you", "new-game-you", theme.SEATS[0]),
            ("rival", "new-game-rival", self.draft.rival),
        ):
            place = self.zones[zone]
            painter.picture(f"pawn/{pawn}", (place.left + 45, place.centery), (79, 110), anchor="center")
            painter.text(words(heading), theme.PAPER_HEADING, (place.left + 110, place.top + 4))
        titled(painter, words("new-game-easier"), self.zones["easier"])
        titled(painter, words("new-game-harder"), self.zones["harder"])

    def _controls(self) -> list[Control]:
        self.start.refusal = self.draft.refusal()
        self.form.note_place = self.zones["explained"] if self.draft.solo else None
        middle = self._solo() if self.draft.solo else self._seats()
        return [self.mode, *middle, *self.common, self.start, self.back_button]

    def _common(self) -> list[Control]:
        draft, options = self.draft, self.zones["options"]
        below = pygame.FRect(options.left, options.top + 52, options.width, options.height - 56)
        places = rows(below, 2, GAP)
        seed = self.zones["seed"]
        field = pygame.FRect(seed.left + 90, seed.centery - 23, seed.width - 90, 46)
        return [
            Toggle(
                places[0],
                words("new-game-diagonal"),
                draft.diagonal_steps,
                lambda on: setattr(draft, "diagonal_steps", on),
                tip=words("new-game-diagonal-tip"),
            ),
            Toggle(
                places[1],
                words("new-game-sets-six"),
                draft.all_sets_six,
                lambda on: setattr(draft, "all_sets_six", on),
                tip=words("new-game-sets-six-tip"),
            ),
            TextEntry(
                field,
                "",
                self._set_seed,
                most=len(str(SEED_LIMIT)) - 1,
                hint=words("new-game-seed-hint"),
                accepts=lambda letter: letter in "0123456789",
                tip=words("new-game-seed-tip"),
            ),
        ]

    def _seat_places(self) -> list[pygame.FRect]:
        return rows(self.zones["seats"], MOST_SEATS, GAP)

    def _seats(self) -> list[Control]:
        controls: list[Control] = []
        for number, place in enumerate(self._seat_places()):
            kind, name = columns(pygame.FRect(place.left + PAWN_ROOM + 16, 0, place.width - PAWN_ROOM - 16, 0), 2, 24)
            choice = Choice(
                pygame.FRect(kind.left, place.centery - 24, kind.width, 48),
                [words("kind-human"), words("kind-random"), words("kind-closed")],
                SEAT_KINDS.index(self.draft.kinds[number]),
                lambda chosen, number=number: self._set_kind(number, chosen),  # type: ignore[misc]
                tip=words("kind-random-tip") if self.draft.kinds[number] is Kind.RANDOM else "",
            )
            controls.append(choice)
            if self.draft.kinds[number] is not None:
                field = pygame.FRect(name.left, place.centery - 24, name.width, 48)
                controls.append(self._name_entry(field, number))
        return controls

    def _name_entry(self, box: pygame.FRect, number: int) -> TextEntry:
        return TextEntry(
            box, self.draft.names[number], lambda text: self._set_name(number, text), hint=words("new-game-name")
        )

    def _solo(self) -> list[Control]:
        you = self.zones["you"]
        name = self._name_entry(pygame.FRect(you.left + 110, you.top + 54, you.width - 120, 48), 0)
        rival = self.zones["rival"]
        personality = Choice(
            pygame.FRect(rival.left + 110, rival.top + 54, rival.width - 120, 48),
            [words("rival-short-marsh"), words("rival-short-cope")],
            ("marsh", "cope").index(self.draft.rival),
            self._set_rival,
        )
        controls: list[Control] = [name, personality]
        for zone, switches in (("easier", EASIER), ("harder", HARDER)):
            box = self.zones[zone]
            places = rows(pygame.FRect(box.left, box.top + 60, box.width, box.height - 60), len(switches), GAP)
            controls += [self._switch(place, name) for place, name in zip(places, switches, strict=True)]
        return controls

    def _switch(self, place: pygame.FRect, name: str) -> Toggle:
        refusal = ""
        other = next((other for other in EXCLUSIVE if other != name), "") if name in EXCLUSIVE else ""
        if other in self.draft.switches:
            refusal = words("switch-excluded", other=words(f"switch-{other}"))
        return Toggle(
            place,
            words(f"switch-{name}"),
            name in self.draft.switches,
            lambda on: self._set_switch(name, on),
            theme.PROSE.sized(23),
            words(f"switch-{name}-tip"),
            refusal,
        )

    def _rebuild(self, keep: type[Control], number: int) -> None:
        """Make the controls anew after a choice that changes which there are, and leave the keyboard where it was."""
        by_keyboard = self.form.by_keyboard
        self.form.controls = self._controls()
        self.form.focus([control for control in self.form.controls if isinstance(control, keep)][number])
        self.form.by_keyboard = by_keyboard
        self.dirty = True

    def _choose_mode(self, number: int) -> None:
        self.draft.solo = number == 1
        self._rebuild(Choice, 0)

    def _set_kind(self, number: int, chosen: int) -> None:
        self.draft.kinds[number] = SEAT_KINDS[chosen]
        self._rebuild(Choice, number + 1)

    def _set_name(self, number: int, text: str) -> None:
        self.draft.names[number] = text
        self.start.refusal = self.draft.refusal()

    def _set_rival(self, number: int) -> None:
        self.draft.rival = ("marsh", "cope")[number]

    def _set_switch(self, name: str, on: bool) -> None:
        self.draft.switch(name, on)
        toggled = (EASIER + HARDER).index(name)
        self._rebuild(Toggle, toggled)

    def _set_seed(self, text: str) -> None:
        self.draft.seed = int(text) if text else None
        self.start.refusal = self.draft.refusal()

    def _start(self) -> None:
        self.stage.settings.names = tuple(self.draft.names)
        self.attempt(lambda: self.stage.replace(self.doors.start(self.draft.finished())))
