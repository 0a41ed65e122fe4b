"""Gaining what a card, tile or board shows, and the order of several rewards (1.10, 1.11, 3.13)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import ClassVar

from game.model.bonewars import archive
from game.model.bonewars.bones import TakeRare, draw_from_bag
from game.model.bonewars.box import Gains
from game.model.bonewars.deeds import BonusTaken
from game.model.bonewars.errands import SiteActions, look
from game.model.bonewars.improvements import DECLINE, AddSlot, DrawPaleontologist, Uncover, Upgrade, upgrades
from game.model.bonewars.state import Feud
from game.model.bonewars.supplies import draw_species, gain_loyalty, gain_money, gain_reputation
from game.model.turn import Choice, Fact

Reward = tuple[str, int]
"""An effect and its amount."""
FIRST = ("money", "reputation", "cover", "species")
"""Rewards that are never worse when taken before all others: nobody is asked when to take them."""
LOYAL = ("loyalty", "split")
"""Rewards that depend on the patron, which only a dig site action can turn (C3)."""


@dataclass(frozen=True, slots=True)
class Rewards:
    """Several rewards are taken in any order (C2, F11); what cannot matter is taken without a question."""

    player: int
    rewards: tuple[Reward, ...]
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the rewards among which the order may matter."""
        rewards = self.rewards
        inner = [effects_of(feud, self.player, effect) for effect, _ in rewards]
        steady = FIRST if any("sites" in effects for effects in inner) else FIRST + LOYAL
        for reward, effects in zip(rewards, inner, strict=True):
            if all(effect in steady or idle(feud, self.player, effect) for effect in effects):
                return [("take", *reward)]
        return [("take", *reward) for reward in dict.fromkeys(rewards)]

    def resolve(self, feud: Feud, choice: tuple[str, str, int], facts: list[Fact]) -> None:
        """Take one reward; the others wait until it is done."""
        rest = list(self.rewards)
        rest.remove((choice[1], choice[2]))
        if rest:
            feud.todo.append(Rewards(self.player, tuple(rest)))
        gain(feud, self.player, choice[1], choice[2], facts)


def idle(feud: Feud, player: int, effect: str) -> bool:
    """Tell whether a reward does nothing now and will not later (E3, A10)."""
    if effect == "rare":
        return not any(feud.display)
    return effect == "upgrade" and not upgrades(feud, player)


def effects_of(feud: Feud, player: int, effect: str) -> tuple[str, ...]:
    """Return what a reward may turn out to be: a round bonus is any of the tiles it may be taken from."""
    if effect not in ("round", "any-round"):
        return (effect,)
    tiles = [*feud.rounds] if effect == "any-round" else [feud.round_tile()]
    if feud.has_grant(player, "side-trip"):
        tiles += feud.columns
    return tuple(inner for tile in tiles for inner, _ in feud.box.tiles[tile])


def reward(feud: Feud, player: int, rewards: Iterable[Reward], facts: list[Fact]) -> None:
    """Give a player several rewards, in the order he chooses."""
    found = tuple(rewards)
    if len(found) == 1:
        gain(feud, player, *found[0], facts)
    elif found:
        feud.todo.append(Rewards(player, found))


@dataclass(frozen=True, slots=True)
class RoundBonus:
    """The current round bonus, or any of the four; with Side trip a minor find bonus instead (D5, D6, S42)."""

    player: int
    free: bool
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the rounds, and with Side trip the columns."""
        rounds = range(len(feud.rounds)) if self.free else (feud.round - 1,)
        found: list[Choice] = [("round", number) for number in rounds]
        if feud.has_grant(self.player, "side-trip"):
            found += [("column", number) for number in range(len(feud.columns))]
        return found

    def resolve(self, feud: Feud, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Gain the bonus tile."""
        take_tile(feud, self.player, choice[0], choice[1], facts)


def take_tile(feud: Feud, player: int, where: str, place: int, facts: list[Fact]) -> None:
    """Gain a bonus tile of the round track or of a column."""
    tile = (feud.rounds if where == "round" else feud.columns)[place]
    facts.append(BonusTaken(player, where, place, tile))
    reward(feud, player, feud.box.tiles[tile], facts)


@dataclass(frozen=True, slots=True)
class Reclassify:
    """An archived card may move to any other envelope with room, whose bonus is gained once (1.11 #12, D12)."""

    player: int
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return every card with every other envelope that has room, and `decline`."""
        room = archive.rooms(feud, self.player)
        found: list[Choice] = [
            ("reclassify", card, there)
            for here, cards in enumerate(feud.seats[self.player].archive)
            for card in cards
            for there, free in enumerate(room)
            if free > 0 and there != here
        ]
        return [*found, DECLINE] if found else []

    def resolve(self, feud: Feud, choice: tuple[str, int, int] | None, facts: list[Fact]) -> None:
        """Move the card and gain the bonus."""
        if choice and choice != DECLINE:
            gains: Gains = archive.move(feud, self.player, choice[1], choice[2], facts)
            reward(feud, self.player, gains, facts)


@dataclass(frozen=True, slots=True)
class SplitLoyalty:
    """Carlin, Sternberg, Lakes: loyalty may go to either patron, or be split (C8)."""

    player: int
    amount: int
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return every split, the current patron's part first."""
        return [("split", self.amount - other, other) for other in range(self.amount + 1)]

    def resolve(self, feud: Feud, choice: tuple[str, int, int], facts: list[Fact]) -> None:
        """Go up both tracks."""
        split(feud, self.player, choice[1], choice[2], facts)


def split(feud: Feud, player: int, own: int, other: int, facts: list[Fact]) -> None:
    """Gain loyalty with the current patron and with his rival."""
    patron = feud.seats[player].patron
    if own:
        gain_loyalty(feud, player, patron, own, facts)
    if other:
        gain_loyalty(feud, player, 1 - patron, other, facts)


def gain(feud: Feud, player: int, effect: str, amount: int, facts: list[Fact]) -> None:
    """Give a player one reward, asking him where it asks."""
    GIVE[effect](feud, player, amount, facts)


def give_reputation(feud: Feud, player: int, amount: int, facts: list[Fact]) -> None:
    """Give reputation points shown on a board or tile."""
    gain_reputation(feud, player, amount, "bonus", facts)


def give_loyalty(feud: Feud, player: int, amount: int, facts: list[Fact]) -> None:
    """Give loyalty with the current patron."""
    gain_loyalty(feud, player, feud.seats[player].patron, amount, facts)


def give_split(feud: Feud, player: int, amount: int, facts: list[Fact]) -> None:
    """Ask for the split of a loyalty."""
    feud.todo.append(SplitLoyalty(player, amount))


def give_rare(feud: Feud, player: int, amount: int, facts: list[Fact]) -> None:
    """Ask for rare bones, if any are left (E3)."""
    if any(feud.display):
        feud.todo.append(TakeRare(player, amount, 0))


def give_sites(feud: Feud, player: int, amount: int, facts: list[Fact]) -> None:
    """Ask for dig site actions."""
    feud.todo.append(SiteActions(player, amount))


def give_look(feud: Feud, player: int, amount: int, facts: list[Fact]) -> None:
    """Look at three species cards and keep one."""
    look(feud, player, facts)


def give_round(feud: Feud, player: int, amount: int, facts: list[Fact]) -> None:
    """Give the current round bonus."""
    feud.todo.append(RoundBonus(player, False))


def give_any_round(feud: Feud, player: int, amount: int, facts: list[Fact]) -> None:
    """Ask for a round bonus of choice."""
    feud.todo.append(RoundBonus(player, True))


def asking(step: Callable[[int], Uncover | Upgrade | Reclassify | AddSlot | DrawPaleontologist]) -> Giver:
    """Return what asks a player with a step, once for each time the reward counts."""

    def give(feud: Feud, player: int, amount: int, facts: list[Fact]) -> None:
        feud.todo += [step(player) for _ in range(amount)]

    return give


Giver = Callable[[Feud, int, int, list[Fact]], None]
GIVE: dict[str, Giver] = {
    "money": gain_money,
    "reputation": give_reputation,
    "loyalty": give_loyalty,
    "split": give_split,
    "bones": draw_from_bag,
    "rare": give_rare,
    "species": draw_species,
    "paleontologist": asking(DrawPaleontologist),
    "see": give_look,
    "cover": asking(Uncover),
    "upgrade": asking(Upgrade),
    "reclassify": asking(Reclassify),
    "sites": give_sites,
    "slot": asking(AddSlot),
    "round": give_round,
    "any-round": give_any_round,
}
"""What each effect does (1.11)."""
