"""Cover tiles, better team cards and specialists, more and better slots, paleontologist cards (1.11 #9, #13-15)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.model.bonewars.deeds import CardUpgraded, SlotUpgraded, SpecialistHired
from game.model.bonewars.state import READY, RESERVE, Feud
from game.model.bonewars.supplies import draw_paleontologist, gain_money, gain_reputation, remove_cover, take_shown
from game.model.turn import Choice, Fact

DECLINE: Choice = ("decline",)
BASIC_PEOPLE = 3


@dataclass(frozen=True, slots=True)
class Uncover:
    """A cover tile leaves the crates, and gives $2 or 1 RP even when none is left (1.11 #14)."""

    player: int
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the two bonuses."""
        return [("money",), ("reputation",)]

    def resolve(self, feud: Feud, choice: tuple[str], facts: list[Fact]) -> None:
        """Remove the tile and take the bonus."""
        uncover(feud, self.player, choice[0], facts)


def uncover(feud: Feud, player: int, bonus: str, facts: list[Fact]) -> None:
    """Remove a cover tile, if one is left, and take the bonus."""
    remove_cover(feud, player, facts)
    if bonus == "money":
        gain_money(feud, player, feud.box.figures.cover_money, facts)
    else:
        gain_reputation(feud, player, feud.box.figures.cover_reputation, "cover", facts)


@dataclass(frozen=True, slots=True)
class Upgrade:
    """A basic team card, from the hand or a slot, becomes an advanced one, or a specialist is hired (1.11 #15).

    The slot of an exchanged card stays used this round (W16); without a card and a specialist nothing happens (A10).
    """

    player: int
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return every exchange, every specialist in the reserve, and `decline`."""
        found = upgrades(feud, self.player)
        return [*found, DECLINE] if found else []

    def resolve(self, feud: Feud, choice: tuple[str, int, int] | None, facts: list[Fact]) -> None:
        """Exchange, hire or decline."""
        if choice is None or choice == DECLINE:
            return
        if choice[0] == "hire":
            feud.seats[self.player].specialists[choice[1]] = READY
            facts.append(SpecialistHired(self.player, choice[1]))
        else:
            exchange(feud, self.player, choice[1], choice[2], facts)


def upgrades(feud: Feud, player: int) -> list[Choice]:
    """Return every exchange of a basic for an advanced card, and every specialist in the reserve."""
    seat = feud.seats[player]
    found: list[Choice] = [
        ("exchange", basic, advanced) for basic in basics(feud, player) for advanced in sorted(seat.reserve)
    ]
    return found + [("hire", number) for number, where in enumerate(seat.specialists) if where == RESERVE]


def basics(feud: Feud, player: int) -> list[int]:
    """Return the basic team cards in a player's hand and slots."""
    seat, cards = feud.seats[player], feud.box.team_cards
    held = seat.team_cards + [card for deck, card in seat.laid if deck == "team"]
    return sorted(card for card in held if cards[card].people == BASIC_PEOPLE)


def exchange(feud: Feud, player: int, basic: int, advanced: int, facts: list[Fact]) -> None:
    """Put a basic card out of the game for an advanced one, which goes to the hand (A11)."""
    seat = feud.seats[player]
    if basic in seat.team_cards:
        seat.team_cards.remove(basic)
    else:
        seat.laid[seat.laid.index(("team", basic))] = ("", 0)
    seat.reserve.remove(advanced)
    seat.team_cards.append(advanced)
    facts.append(CardUpgraded(player, basic, advanced))


@dataclass(frozen=True, slots=True)
class AddSlot:
    """An upgraded slot tile covers a slot, used or not, or becomes an extra slot on the right (1.11 #13, A8)."""

    player: int
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the slots and the place beside them."""
        return [*(("cover", slot) for slot in range(len(feud.seats[self.player].slots))), ("extra",)]

    def resolve(self, feud: Feud, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Put the tile there."""
        add_slot(feud, self.player, choice[1] if choice[0] == "cover" else len(feud.seats[self.player].slots), facts)


def add_slot(feud: Feud, player: int, slot: int, facts: list[Fact]) -> None:
    """Put an upgraded tile on a slot, or at the right end."""
    slots = feud.seats[player].slots
    extra = slot == len(slots)
    slots[slot : slot + 1] = [feud.box.upgraded]
    facts.append(SlotUpgraded(player, slot, extra))


@dataclass(frozen=True, slots=True)
class DrawPaleontologist:
    """One of the three paleontologist cards that lie face up, or the top of the deck (1.11 #9, E6)."""

    player: int
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the cards shown, and the deck when any card is left for it."""
        found: list[Choice] = [("shown", card) for card in sorted(feud.shown)]
        return [*found, ("deck",)] if feud.paleontologist_deck or feud.paleontologist_out else found

    def resolve(self, feud: Feud, choice: tuple[str, int] | None, facts: list[Fact]) -> None:
        """Take the card."""
        if choice and choice[0] == "deck":
            draw_paleontologist(feud, self.player, facts)
        elif choice:
            take_shown(feud, self.player, choice[1], facts)
