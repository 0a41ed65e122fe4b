"""Theodore in the draft: first he takes a species card, last a career (2.1)."""

from __future__ import annotations

from dataclasses import dataclass

from game.model.bonewars.draft import open_careers, open_starts, take_offer
from game.model.bonewars.passing import settle_at, take_profession
from game.model.bonewars.state import Feud
from game.model.bonewars.supplies import gain_loyalty
from game.model.bonewars.theodore.choice import Test, choose_species, decide
from game.model.bonewars.theodore.gains import receive
from game.model.turn import Automatic, Fact


@dataclass(frozen=True, slots=True)
class TheodoreOffer(Automatic):
    """Theodore takes the species card of the offer that his choice rule prefers, with its bones (2.1)."""

    player: int

    def resolve(self, feud: Feud, choice: None, facts: list[Fact]) -> None:
        """Take it."""
        take_offer(feud, self.player, choose_species(feud, self.player, "offer", feud.offer, facts), facts)


@dataclass(frozen=True, slots=True)
class TheodoreCareer(Automatic):
    """Theodore takes the top-most open profession of the left column and the other patron's largest space (2.1)."""

    player: int

    def resolve(self, feud: Feud, choice: None, facts: list[Fact]) -> None:
        """Take profession, university, grant and patron, as any player does (S3)."""
        highest: tuple[Test, ...] = (("highest", lambda space: space),)
        space = decide(self.player, "career", "profession", open_careers(feud), highest, facts)
        take_profession(feud, self.player, space, facts)
        feud.order.append(self.player)
        gains = feud.box.profession_gains[space]
        receive(feud, self.player, [gain for gain in gains if gain[0] != "loyalty"], facts)
        largest: tuple[Test, ...] = (("number", lambda space: -space),)
        university = decide(self.player, "start", "university", open_starts(feud), largest, facts)
        settle_at(feud, self.player, university, facts)
        waiting = sum(amount for effect, amount in gains if effect == "loyalty")
        gain_loyalty(feud, self.player, feud.seats[self.player].patron, waiting, facts)
