"""The desk: where papers are put together, sets are chosen, and awards and minor finds are made."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.model.bonewars import archive
from game.model.bonewars.box import ACTIONS, CATEGORIES, DEBUNK, ENVELOPES, ICONS, PATRONS, PUBLISH, Gains
from game.model.bonewars.debunk import Debunk, PayDebunk, sets
from game.model.bonewars.finds import findable
from game.model.bonewars.publish import FEWEST, AddPapers, Publish
from game.model.bonewars.state import NOBODY
from game.scenes.bonewars.academy import bonus_plate, paint_award
from game.scenes.bonewars.gathering import skeleton
from game.scenes.bonewars.parts import TablePart
from game.scenes.bonewars.places import Places
from game.scenes.bonewars.places_desk import CELL, FULL_ROW, LOOKED, PARTS_LEFT
from game.scenes.bonewars.scoring_desk import draw_scoring, scoring_sign
from game.scenes.bonewars.sight import Row, Sight
from game.scenes.bonewars.steps import action_in_work, rewards_in_work, step_of
from game.scenes.bonewars.theodore_desk import paint_theodore, theodores_action, theodores_rival
from game.view import theme
from game.view.bonewars import signs
from game.view.bonewars.cards import SIZE, paint_back
from game.view.bonewars.small_cards import ROW, paint_row
from game.view.painter import Painter
from game.view.screen import rows
from game.view.sheet import Sheet
from game.view.text import words
from game.view.theme import Style

TITLE = Style("fell", 22, theme.RED_INK)
HELP = Style("fell-italic", 18, (96, 64, 34))
PART = Style("alegreya-sans-bold", 15, theme.INK)
NO_PART = Style("alegreya-sans-bold", 15, (140, 110, 76))
SUM = Style("crimson-semibold", 17, (96, 64, 34))
COUNTS = Style("alegreya-sans-bold", 16, theme.INK)
NAME = Style("fell", 18, theme.INK)
LADDER = Style("alegreya-sans-bold", 18, theme.CREAM)
IDLE = Style("fell-italic", 22, (150, 116, 76))
RULE_LIGHT, RULE_DARK = (150, 112, 66), (236, 214, 170)


class DeskPart(TablePart):
    """The working place of the four actions; cards laid out on it are sprites."""

    def __init__(self, places: Places) -> None:
        super().__init__(places, places.layout.box("desk").inflate(-10, -10))

    def sign(self) -> Hashable:
        """Return what is being done, and with what."""
        sight = self.sight
        feud, action = sight.feud, action_in_work(sight.feud)
        seat = feud.seats[sight.viewer]
        steps = tuple(step for step in feud.todo if isinstance(step, (Publish, AddPapers, Debunk, PayDebunk)))
        counts = tuple(map(tuple, feud.seats[self._publisher].archive)) if sight.rows else ()
        board = (tuple(feud.papers), tuple(feud.finds), tuple(feud.claims)) if action > PUBLISH else ()
        return (
            action,
            scoring_sign(sight),
            self._rewarded(),
            self._his(),
            bool(feud.offer),
            (self.places.desk_choice, len(feud.shown), len(feud.paleontologist_deck)),
            tuple(sight.rows),
            tuple(feud.table),
            seat.patron,
            self._publisher,
            tuple(seat.bones),
            counts,
            steps,
            board,
            tuple(self.places.desk_sets()) if action == DEBUNK else (),
        )

    def _his(self) -> Hashable:
        """Return what is shown of Theodore's action."""
        his, feud, seat = theodores_action(self.sight), self.sight.feud, self.sight.feud.seats[self.sight.viewer]
        if his == NOBODY:
            return None
        boards = (tuple(map(tuple, feud.papers)), tuple(feud.finds), tuple(feud.claims))
        return his, boards, tuple(seat.species), tuple(map(tuple, seat.archive)), feud.limit(self.sight.viewer)

    def _rewarded(self) -> bool:
        """Tell whether rewards are being taken, or one of them asks something."""
        return bool(rewards_in_work(self.sight.feud) or self.sight.opened)

    def draw(self, painter: Painter) -> None:
        """Draw the desk of the action in work."""
        action = action_in_work(self.sight.feud)
        sheet = Sheet(painter)
        if self.sight.scoring is not None:
            self._title(sheet, words(f"wars-desk-{self.sight.scoring.when}"), words("wars-desk-scoring-help"))
            draw_scoring(sheet, self.layout, self.sight)
            return
        if self.places.desk_choice:
            self._choice(sheet)
            return
        if action == NOBODY and self.sight.rows:
            self._publish(sheet)
            return
        if action == NOBODY and (his := theodores_action(self.sight)) != NOBODY:
            self._theodores(sheet, his)
            return
        if action == NOBODY and self._rewarded():
            aside = words("wars-desk-offer") if self.sight.feud.offer else ""
            self._title(sheet, words("wars-desk-gains"), aside)
            return
        if action == NOBODY:
            self._title(sheet, words("wars-desk-idle"), "")
            box = self.layout.box("desk-whole")
            painter.paragraph(words("wars-desk-idle-help"), IDLE, box.inflate(-80, -60), "center", middle=True)
            return
        (self._publish, self._debunk, self._award, self._find)[action](sheet)

    def _title(self, sheet: Sheet, title: str, aside: str) -> None:
        box = self.layout.box("desk-head")
        sheet.text(title, TITLE, box.left + 6, box.centery, "midleft", box.width * 0.5)
        sheet.text(aside, HELP, box.right - 6, box.centery, "midright", box.width * 0.52)

    def _theodores(self, sheet: Sheet, action: int) -> None:
        """Show what Theodore has for an action."""
        name = words(f"wars-patron-{theodores_rival(self.sight)}")
        aside = words("wars-not-your-turn", player=self.sight.name(self.sight.viewer))
        self._title(sheet, words(f"wars-desk-{ACTIONS[action]}", patron=name), aside)
        paint_theodore(sheet, self.places, action)

    # cards laid out

    def _choice(self, sheet: Sheet) -> None:
        """Say what is taken of the cards laid out, and draw the deck behind those of the paleontologists."""
        if self.places.desk_choice == LOOKED:
            self._title(sheet, words("wars-offer-looked"), words("wars-desk-looked-help"))
            return
        self._title(sheet, words("wars-desk-scholars"), words("wars-desk-scholars-help"))
        deck, box = len(self.sight.feud.paleontologist_deck), self.places.scholar_deck
        back = pygame.FRect((0, 0), SIZE)
        back.center = box.center
        paint_back(Sheet(sheet.painter, *back.topleft), "scholar")
        sheet.text(words("wars-desk-deck", count=deck), COUNTS, back.centerx, back.bottom + 14)

    # publish

    def _publish(self, sheet: Sheet) -> None:
        feud, sight = self.sight.feud, self.sight
        patron = words(f"wars-patron-{PATRONS[feud.seats[self._publisher].patron]}")
        paid = step_of(feud, AddPapers) is not None
        last = type(feud.todo[-1]).__name__ if feud.todo else ""
        help_key = "rewards" if paid else "assemble" if last == "Assemble" else "publish"
        title = words("wars-desk-publish", count=len(sight.rows), patron=patron)
        promised = sight.rows and help_key == "assemble" and len(sight.rows[-1].kinds) >= FEWEST
        aside = self._promise(sight.rows[-1]) if promised else words(f"wars-desk-{help_key}-help")
        self._title(sheet, title, aside)
        if self.places.laddered:
            self._ladder(sheet)
        for number, row in enumerate(sight.rows):
            box = self.places.desk_row(number)
            if number:
                sheet.painter.rule((box.left + 4, box.top - 3), box.width - 8, RULE_LIGHT, RULE_DARK)
            self._row(sheet, number, row, box)

    def _promise(self, row: Row) -> str:
        """Return which paper the bones of a row would make, and what it would pay."""
        gains = self.sight.names.gains(ladder_gains(self.sight, row, len(row.kinds)))
        return words("wars-desk-would", value=len(row.kinds), gains=gains)

    def _row(self, sheet: Sheet, number: int, row: Row, box: pygame.FRect) -> None:
        full = box.height >= FULL_ROW
        if row.card not in self.sight.feud.table:
            if full:
                paint_row(Sheet(sheet.painter, box.left, box.top), self.sight.feud.box, row.card)
            else:
                name = self.sight.feud.box.species[row.card].name
                sheet.text(name, NAME, box.left + 4, box.centery, "midleft", ROW[0])
        cell = self.places.desk_cell(number)
        filled = skeleton(row.kinds)
        for category, key in enumerate(CATEGORIES):
            kind = filled.get(category)
            x = box.left + PARTS_LEFT + category * CELL
            self._cell(sheet, kind, key, x, box.top, cell, full)
        if full:
            count = words("wars-row-bones", count=len(row.kinds))
            sheet.text(count, SUM, box.left + PARTS_LEFT, box.bottom - 11, "midleft", 220)
        self._outcome(sheet, row, box, cell, full)

    def _ladder(self, sheet: Sheet) -> None:
        """Draw what two, three and four bones would pay, what is reached lit."""
        row = self.sight.rows[-1]
        for number, box in enumerate(rows(self.places.ladder, 3, 6)):
            reached = len(row.kinds) == number + FEWEST
            sheet.panel("panel/brass" if reached else "panel/brass-dark", *box)
            ink = theme.DARK_BRASS if reached else theme.CREAM
            style = Style(LADDER.face, LADDER.size, ink, None if reached else theme.NIGHT)
            sheet.text(words("wars-ladder", count=number + 2), style, box.left + 16, box.centery, "midleft", 90)
            left = box.left + 112
            for effect, amount in ladder_gains(self.sight, row, number + 2):
                signs.effect(sheet, effect, amount, left + 18, box.centery, 34, "dark")
                text = words(f"wars-effect-{effect}", amount=amount)
                sheet.text(text, style.sized(16), left + 42, box.centery, "midleft", 92)
                left += 52 + min(92.0, sheet.painter.type.width(text, style.sized(16))) + 8

    def _cell(self, sheet: Sheet, kind: int | None, key: str, x: float, y: float, side: float, full: bool) -> None:
        sheet.panel("panel/recess-light", x, y, side, side)
        if kind is not None:
            signs.bone(sheet, kind, x + side / 2, y + side / 2, side)
        if full:
            style = NO_PART if kind is None else PART
            sheet.text(words(f"wars-part-{key}"), style, x + side / 2, y + side + 11)

    def _outcome(self, sheet: Sheet, row: Row, box: pygame.FRect, cell: float, full: bool) -> None:
        """Draw what the paper will be: its value, and the envelope with its counts before and after."""
        feud = self.sight.feud
        left, middle = box.left + PARTS_LEFT + 4 * CELL, box.top + cell / 2
        sheet.picture("wars/way-east", left + 6, middle, (26, 26), anchor="center")
        patron = PATRONS[feud.seats[self._publisher].patron]
        if len(row.kinds) >= FEWEST:
            signs.paper(sheet, patron, len(row.kinds), left + 24, box.top, cell * 0.86, cell + 2)
        envelope, before = self._archived(row)
        signs.find(sheet, ICONS[envelope], left + 98, middle, min(42.0, cell))
        if full:
            sheet.text(words("wars-row-paper"), PART, left + 24 + cell * 0.43, box.top + cell + 11)
            sheet.text(
                words("wars-row-counts", before=before, after=before + 1), COUNTS, left + 98, box.top + cell + 11
            )
            text = words("wars-row-envelope", letter=ENVELOPES[envelope])
            sheet.text(text, SUM, box.right - 4, box.bottom - 11, "midright", 120)

    @property
    def _publisher(self) -> int:
        """The seat whose papers lie on the desk."""
        return self.sight.feud.active if self.sight.feud.active != NOBODY else self.sight.viewer

    def _archived(self, row: Row) -> tuple[int, int]:
        """Return the envelope of a card, and how many cards lie in it before that one."""
        feud = self.sight.feud
        archive = feud.seats[self._publisher].archive
        for envelope, cards in enumerate(archive):
            if row.card in cards:
                return envelope, cards.index(row.card)
        envelope = feud.box.icon[row.card]
        earlier = feud.table[: feud.table.index(row.card)] if row.card in feud.table else []
        return envelope, len(archive[envelope]) + sum(feud.box.icon[card] == envelope for card in earlier)

    # debunk

    def _debunk(self, sheet: Sheet) -> None:
        feud, viewer = self.sight.feud, self.sight.viewer
        rival = 1 - feud.seats[viewer].patron
        name = words(f"wars-patron-{PATRONS[rival]}")
        self._title(sheet, words("wars-desk-debunk", patron=name), words("wars-desk-debunk-help"))
        step = step_of(feud, Debunk)
        wild = step.wild if isinstance(step, Debunk) else 0
        possible = {choice[1:] for choice in sets(feud, viewer, wild)}
        for kind, box in self.places.desk_sets().items():
            for number in range(min(feud.seats[viewer].bones[kind], 4)):
                signs.bone(sheet, kind, box.left + 26 + number * 40, box.centery, 44)
            for value in (2, 3, 4):
                self._set(sheet, value, kind, rival, (value, kind) in possible)

    def _set(self, sheet: Sheet, value: int, kind: int, rival: int, possible: bool) -> None:
        box = self.places.desk_set(value, kind)
        sheet.panel("panel/brass" if possible else "panel/brass-grey", *box)
        signs.paper(sheet, PATRONS[rival], value, box.left + 8, box.top + 6, 32, box.height - 12)
        loyalty = self.sight.feud.box.figures.debunk_loyalty[value - 2]
        sheet.glyph("glyph/loyalty", box.left + 56, box.centery, 22, theme.DARK_BRASS)
        sheet.text(f"+{loyalty}", Style("cinzel-bold", 17, theme.DARK_BRASS), box.left + 68, box.centery, "midleft")

    # award and minor find

    def _award(self, sheet: Sheet) -> None:
        self._title(sheet, words("wars-desk-award"), words("wars-desk-award-help"))
        for tile in range(len(self.sight.feud.awards)):
            box = self.places.award(tile)
            sheet.panel("panel/card", *box)
            paint_award(sheet, self.places, tile, box)

    def _find(self, sheet: Sheet) -> None:
        self._title(sheet, words("wars-desk-find"), words("wars-desk-find-help"))
        feud = self.sight.feud
        for place in range(len(feud.finds)):
            sheet.panel("panel/recess-light", *self.places.find(place))
        for column, tile in enumerate(feud.columns):
            box = self.places.column(column)
            bonus_plate(sheet, feud.box.tiles[tile], box)
            text = " + ".join(words(f"wars-effect-{name}", amount=amount) for name, amount in feud.box.tiles[tile])
            sheet.text(text, PART, box.centerx, box.bottom + 14, "center", box.width + 6)
        if self.sight.open_hand:
            self._find_cards(sheet)

    def _find_cards(self, sheet: Sheet) -> None:
        """Draw the species of the hand, each with what its envelope would pay, or why it cannot be used."""
        feud, viewer = self.sight.feud, self.sight.viewer
        cards = feud.seats[viewer].species
        able = findable(feud, viewer, "")
        for number, card in enumerate(cards):
            box = self.places.desk_find_card(number)
            row = feud.box.species[card]
            signs.find(sheet, row.icon, box.left + 16, box.centery, min(28.0, box.height), 255 if card in able else 120)
            style = NAME if card in able else NAME.coloured(NO_PART.colour)
            sheet.text(row.name, style, box.left + 36, box.centery, "midleft", 140)
            sheet.text(find_text(self.sight, card, card in able), SUM, box.right - 4, box.centery, "midright", 270)


def ladder_gains(sight: Sight, row: Row, count: int) -> Gains:
    """Return what a paper of so many bones gives: loyalty, from three on the prize, with four the round bonus."""
    feud = sight.feud
    gains: Gains = (("loyalty", feud.box.figures.paper_loyalty[count - 2]),)
    if count > 2:
        gains += feud.box.prizes[row.card]
    if count > 3:
        gains += feud.box.tiles[feud.round_tile()]
    return gains


def find_text(sight: Sight, card: int, able: bool) -> str:
    """Return what archiving a card would pay, or why it cannot make a minor find."""
    feud, viewer = sight.feud, sight.viewer
    icon = feud.box.icon[card]
    held = len(feud.seats[viewer].archive[icon])
    if held >= feud.limit(viewer):
        return words("wars-find-full", letter=ENVELOPES[icon])
    if not able:
        return words("wars-find-no-tile")
    gains = archive.times(feud.box.envelopes[icon], held + 1)
    pays = " + ".join(words(f"wars-effect-{effect}", amount=amount) for effect, amount in gains)
    return words("wars-find-pays", letter=ENVELOPES[icon], pays=pays)
