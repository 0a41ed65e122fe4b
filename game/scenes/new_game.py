"""Choosing a game: who sits where, or which Rival and how hard, and how it is played."""

import pygame

from game.games import BONEWARS, FOSSILIS
from game.model.fossilis.box import Dinosaur
from game.model.fossilis.state import EASIER, EXCLUSIVE, HARDER
from game.scenes import new_game_bonewars as wars
from game.scenes import same_again
from game.scenes.new_game_draft import (
    GAMES,
    MOST_SEATS,
    SEAT_KINDS,
    SEATS_OF,
    SEED_LIMIT,
)
from game.scenes.new_game_expansions import expansion_controls
from game.scenes.ports import Doors, Kind
from game.scenes.shell import ShellScene, draw_plate, titled
from game.view import theme
from game.view.buttons import RED, Button, Choice, Toggle
from game.view.control import Control
from game.view.entry import TextEntry
from game.view.events import Moved
from game.view.form_scene import Answer, Dialog
from game.view.painter import Painter
from game.view.screen import columns, rows
from game.view.stage import Stage
from game.view.text import words

PAWN_ROOM = 92
GAP, SEAT_GAP, SWITCH_GAP = 12, 6, 5
CREATURES = {FOSSILIS: ("stegosaurus", "tyrannosaurus-rex"), BONEWARS: ("uintatherium", "elasmosaurus")}


class NewGameScene(ShellScene):
    """The new-game screen; `draft` is what has been chosen so far."""

    layout = "new_game"

    def __init__(self, stage: Stage, doors: Doors) -> None:
        super().__init__(stage)
        self.doors = doors
        self.draft = same_again.remembered(stage.settings)
        game = self.zones["game"]
        titles = [words(f"game-{name}") for name in GAMES]
        chosen = GAMES.index(self.draft.game)
        self.game = Choice(pygame.FRect(game.left, game.top, game.width, 46), titles, chosen, self._choose_game)
        self.mode = self._mode()
        self.start = Button(self.zones["start"], words("new-game-start"), self._start, "glyph/dig", RED, size=36)
        self.rules = Button(self.zones["rules"], words("rules"), self._show_rules, "glyph/rules", size=22)
        self.back_button = Button(self.zones["back"], words("back"), self.back, "glyph/undo", size=22)
        self.known: tuple[Dinosaur, ...] = ()
        self.form.controls = self._controls()
        self.form.focus(self.mode)

    def entered(self) -> None:
        """Look again which species of the player's own there are."""
        self.attempt(self._look_up)
        self.form.controls = self._controls()
        super().entered()

    def _look_up(self) -> None:
        from game.species import kept

        self.known = ()
        self.known = tuple(one.species for one in kept() if one.species)
        self.draft.species = [row for row in self.draft.species if row in self.known] or self._last_species()

    def _last_species(self) -> list[Dinosaur]:
        """Return the species that were chosen last time, as far as they are still there."""
        wanted = self.stage.settings.last.species if self.draft.has("undiscovered") else ()
        return [row for row in self.known if row.name in wanted]

    def draw_ground(self, painter: Painter) -> None:
        """Draw the two sheets with their headings."""
        self.draw_table(painter, words("new-game"))
        painter.panel("panel/parchment", self.zones["sheet"])
        painter.panel("panel/parchment", self.zones["side"])
        for place, creature in zip(columns(self.zones["plates"], 2, 22), CREATURES[self.draft.game], strict=True):
            draw_plate(painter, f"creature/{creature}", place)
        game = self.zones["game"]
        about = pygame.FRect(game.left, game.top + 56, game.width, game.height - 56)
        painter.paragraph(words(f"new-game-{self.draft.game}-about"), theme.PROSE, about)
        if self.draft.game == FOSSILIS:
            titled(painter, words("new-game-expansions"), self.zones["expansions"])
            titled(painter, words("new-game-options"), self.zones["options"])
        else:
            wars.draw_in_short(painter, self.zones["options"])
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
        if self.draft.game == BONEWARS:
            wars.draw_seats(painter, self.draft, self.zones, self._seat_places())
            return
        for number, place in enumerate(self._seat_places()):
            alpha = 255 if self.draft.kinds[number] is not None else 90
            middle = (place.left + PAWN_ROOM / 2, place.centery)
            painter.picture(f"pawn/{theme.SEATS[number]}", middle, (48, 67), alpha=alpha, anchor="center")

    def _draw_solo(self, painter: Painter) -> None:
        if self.draft.game == BONEWARS:
            wars.draw_theodore(painter, self.draft, self.zones)
            return
        for zone, heading, pawn in (
            ("you", "new-game-you", theme.SEATS[0]),
            ("rival", "new-game-rival", self.draft.rival),
        ):
            place = self.zones[zone]
            painter.picture(f"pawn/{pawn}", (place.left + 45, place.centery), (66, 92), anchor="center")
            painter.text(words(heading), theme.PAPER_HEADING, (place.left + 110, place.top))
        titled(painter, words("new-game-easier"), self.zones["easier"])
        titled(painter, words("new-game-harder"), self.zones["harder"])

    def _mode(self) -> Choice:
        solo = words("new-game-solo" if self.draft.game == FOSSILIS else "new-game-solo-theodore")
        return Choice(self.zones["mode"], (words("new-game-together"), solo), int(self.draft.solo), self._choose_mode)

    def _controls(self) -> list[Control]:
        self.start.refusal = self.draft.refusal()
        self.form.note_place = self.zones["explained"] if self.draft.solo and self.draft.game == FOSSILIS else None
        middle = self._solo() if self.draft.solo else self._seats()
        expansions = self._expansions() if self.draft.game == FOSSILIS else []
        return [self.mode, *middle, self.game, *expansions, *self._common(), self.start, self.back_button, self.rules]

    def _expansions(self) -> list[Control]:
        return expansion_controls(self.draft, self.zones["cards"], self.known, self._expanded, self._choose_species)

    def _expanded(self) -> None:
        """Take note of an expansion that was switched on or off."""
        focused = self.form.focused
        at = focused.box.center if focused is not None else (0, 0)
        by_keyboard = self.form.by_keyboard
        self.form.controls = self._controls()
        again = next((control for control in self.form.controls if control.box.collidepoint(at)), self.mode)
        self.form.focus(again)
        self.form.by_keyboard = by_keyboard
        self.form.handle(Moved(self.stage.input.pointer))
        self.dirty = True

    def _choose_species(self) -> None:
        """Let the player choose which of his own species take part, or make the first."""
        # What few players need is imported only when it is asked for, so that the title comes up soon.
        from game.scenes.species import SpeciesScene
        from game.scenes.species_choice import SpeciesChoice

        if self.known:
            self.stage.push(SpeciesChoice(self.stage, self.draft, self.known))
            return
        make = Answer(words("species-make"), lambda: self.stage.push(SpeciesScene(self.stage)), "glyph/undiscovered")
        no = Answer(words("cancel"), glyph="glyph/undo")
        self.stage.push(Dialog(self.stage, words("species-none"), words("species-none-text"), [make, no]))

    def _common(self) -> list[Control]:
        draft, options = self.draft, self.zones["options"]
        below = pygame.FRect(options.left, options.top + 52, options.width, options.height - 56)
        places = rows(below, 2, GAP)
        seed = self.zones["seed"]
        field = pygame.FRect(seed.left + 90, seed.centery - 23, seed.width - 90, 46)
        entry = TextEntry(
            field,
            "" if draft.seed is None else str(draft.seed),
            self._set_seed,
            most=len(str(SEED_LIMIT)) - 1,
            hint=words("new-game-seed-hint"),
            accepts=lambda letter: letter in "0123456789",
            tip=words("new-game-seed-tip"),
        )
        if draft.game == BONEWARS:
            return [entry]
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
            entry,
        ]

    def _seat_places(self) -> list[pygame.FRect]:
        if self.draft.game == BONEWARS:
            return rows(self.zones["wars-seats"], SEATS_OF[BONEWARS], SEAT_GAP)
        return rows(self.zones["seats"], MOST_SEATS, SEAT_GAP)

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
                controls += self._named(field, number)
        return controls

    def _named(self, field: pygame.FRect, number: int) -> list[Control]:
        """Return the line for a name, in Bone Wars with one for the head of a person beside it."""
        if self.draft.game == FOSSILIS:
            return [self._name_entry(field, number)]
        name = pygame.FRect(field.left, field.top, field.width - wars.HEAD_WIDE - 12, field.height)
        if self.draft.kinds[number] is not Kind.HUMAN and not self.draft.solo:
            return [self._name_entry(name, number)]
        head = pygame.FRect(name.right + 12, name.top, wars.HEAD_WIDE, name.height)
        return [self._name_entry(name, number), wars.head_entry(self.draft, number, head, self._measured)]

    def _measured(self) -> None:
        self.start.refusal = self.draft.refusal()

    def _name_entry(self, box: pygame.FRect, number: int) -> TextEntry:
        return TextEntry(
            box, self.draft.names[number], lambda text: self._set_name(number, text), hint=words("new-game-name")
        )

    def _solo(self) -> list[Control]:
        you = self.zones["you"]
        named = self._named(pygame.FRect(you.left + 110, you.top + 42, you.width - 120, 46), 0)
        rival = self.zones["rival"]
        if self.draft.game == BONEWARS:
            return [*named, *wars.pile_controls(self.draft, self.zones, self._expanded)]
        personality = Choice(
            pygame.FRect(rival.left + 110, rival.top + 42, rival.width - 120, 46),
            [words("rival-short-marsh"), words("rival-short-cope")],
            ("marsh", "cope").index(self.draft.rival),
            self._set_rival,
        )
        controls: list[Control] = [*named, personality]
        for zone, switches in (("easier", EASIER), ("harder", HARDER)):
            box = self.zones[zone]
            below = pygame.FRect(box.left, box.top + 54, box.width, box.height - 54)
            places = rows(below, len(switches), SWITCH_GAP)
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
            theme.PROSE,
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

    def _choose_game(self, number: int) -> None:
        self.draft.game = GAMES[number]
        self.mode = self._mode()
        self._rebuild(Choice, [control for control in self._controls() if isinstance(control, Choice)].index(self.game))

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

    def _show_rules(self) -> None:
        """Show the rules of the game that is chosen, in short."""
        # Imported only when they are asked for, so that the title comes up soon.
        from game.scenes.rules import rules_before

        self.stage.push(rules_before(self.stage, self.draft.game, self.draft.played()))

    def _start(self) -> None:
        same_again.keep(self.draft, self.stage.settings)
        self.attempt(lambda: self.stage.replace(self.doors.start(self.draft.finished())))
