"""The course of the game: whose turn it is, the reset of the board after each round, and the end (1.7, 1.13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.model.bonewars.box import LEVELS, NOTHING
from game.model.bonewars.deeds import SlotsCleared
from game.model.bonewars.facts import RoundBegan, SiteBonePushed, TurnBegan, TurnEnded
from game.model.bonewars.scoring import MIDGAME, end_game, score_shelves
from game.model.bonewars.state import NOBODY, READY, Feud
from game.model.bonewars.supplies import deal_species, discard_paleontologist, discard_species, fill_site
from game.model.bonewars.theodore.turn import TheodoreTurn
from game.model.bonewars.turns import Turn
from game.model.turn import Automatic, Choice, Fact


@dataclass(frozen=True, slots=True)
class NextTurn(Automatic):
    """In turn order whoever has not passed has a turn; when all have, the round ends (1.7, S14)."""

    player: int = NOBODY

    def resolve(self, feud: Feud, choice: None, facts: list[Fact]) -> None:
        """Begin the next turn, or end the round."""
        following = next_player(feud)
        if following == NOBODY:
            end_round(feud, facts)
            return
        feud.active = following
        feud.todo.append(NextTurn())
        facts.append(TurnBegan(following))
        if feud.is_theodore(following):
            feud.todo.append(TheodoreTurn(following))
        else:
            feud.todo += [EndTurn(following), Turn(following)]


def next_player(feud: Feud) -> int:
    """Return the seat after the active one that has not passed, NOBODY when all have."""
    order = feud.order
    start = order.index(feud.active) + 1 if feud.active != NOBODY else 0
    for player in order[start:] + order[:start]:
        if not feud.seats[player].passed:
            return player
    return NOBODY


@dataclass(frozen=True, slots=True)
class EndTurn:
    """The player ends his turn; until then it can be taken back."""

    player: int
    waits: ClassVar[bool] = True

    def options(self, feud: Feud) -> list[Choice]:
        """Return the one choice."""
        return [("end",)]

    def resolve(self, feud: Feud, choice: tuple[str], facts: list[Fact]) -> None:
        """End the turn."""
        facts.append(TurnEnded(self.player))


def begin_round(feud: Feud, facts: list[Fact]) -> None:
    """Begin a round: the order of the turns is the profession track's, from top to bottom (F1, S4)."""
    players = range(len(feud.seats))
    feud.order = sorted(players, key=lambda player: feud.seats[player].profession)
    feud.active = NOBODY
    facts.append(RoundBegan(feud.round, tuple(feud.order)))
    feud.todo.append(NextTurn())


def end_round(feud: Feud, facts: list[Fact]) -> None:
    """After round 4 comes the end; after others the reset, before round 3 the midgame scoring (1.13, F8, S53)."""
    if feud.final_round():
        end_game(feud, facts)
        return
    for site in range(len(feud.site_cards)):
        push_up(feud, site, facts)
        fill_site(feud, site, facts)
    deal_sites(feud, facts)
    for player in range(len(feud.seats)):
        clear_slots(feud, player, facts)
    feud.round += 1
    if feud.round == feud.box.figures.midgame_round:
        score_shelves(feud, MIDGAME, facts)
    begin_round(feud, facts)


def push_up(feud: Feud, site: int, facts: list[Fact]) -> None:
    """Push the bones left at a site to the top."""
    kinds = feud.bones_at(site)
    there = 0
    for level, kind in enumerate(kinds):
        if kind != NOTHING:
            if level != there:
                facts.append(SiteBonePushed(site, level, there, kind))
            there += 1
    left = [kind for kind in kinds if kind != NOTHING]
    feud.site_bones[site * LEVELS : site * LEVELS + LEVELS] = left + [NOTHING] * (LEVELS - len(left))


def deal_sites(feud: Feud, facts: list[Fact]) -> None:
    """Discard the species cards of all sites, then deal new ones."""
    for site, card in enumerate(feud.site_cards):
        if card:
            discard_species(feud, card, site, "site", facts)
    for site in range(len(feud.site_cards)):
        deal_species(feud, site, facts)


def clear_slots(feud: Feud, player: int, facts: list[Fact]) -> None:
    """Return team cards and specialists, discard species and paleontologist cards; everybody is in again."""
    seat = feud.seats[player]
    seat.passed = False
    seat.specialists = [min(where, READY) for where in seat.specialists]
    for deck, card in seat.laid:
        if deck == "team":
            seat.team_cards.append(card)
        elif deck == "species":
            discard_species(feud, card, player, "slot", facts)
        elif deck == "paleontologist":
            discard_paleontologist(feud, player, card, facts)
    seat.laid.clear()
    facts.append(SlotsCleared(player))
