"""Team actions: moving, digging, discovering, dig site actions, camps and digging deeper (rules 1.9)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from game.model.bonewars.bonuses import reward
from game.model.bonewars.box import LEVELS, NOTHING
from game.model.bonewars.deeds import (
    BoneDug,
    CampPlaced,
    PrizeTaken,
    SiteDugDeeper,
    SpecialistUsed,
    SpeciesDiscovered,
    TeamLeftHome,
    TeamMoved,
)
from game.model.bonewars.errands import can_do, do, errand_at
from game.model.bonewars.facts import SiteBoneRemoved
from game.model.bonewars.state import NOBODY, READY, Feud
from game.model.bonewars.supplies import deal_species, discard_species, excess, fill_site, gain_money, give_back
from game.model.turn import Choice, Fact

DONE: Choice = ("done",)
DIG: list[Choice] = [("dig", level) for level in range(LEVELS)]
DISCOVER: Choice = ("discover",)
DEEPEN: Choice = ("deepen",)
CAMPS = ("movement", "archive")


@dataclass(frozen=True, slots=True)
class TeamTurn:
    """A team acts with so many points, depth and free moves, as long as it likes (1.9, A2).

    `torn`: a specialist may still be put on the card, before the first action or after the last (1.11 #15, A9).
    """

    player: int
    points: int
    depth: int
    free: int
    torn: bool
    begun: bool
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return every team action that is possible now, and `done`."""
        seat = feud.seats[self.player]
        found: list[Choice] = []
        if seat.site != NOTHING and self.points:
            found += self.actions(feud, seat.site)
        found += self.moves(feud)
        if self.torn and not self.begun:
            found += specialists(feud, self.player)
        return [*found, DONE]

    def actions(self, feud: Feud, site: int) -> list[Choice]:
        """Return what points can buy at a site, moving aside."""
        bones = feud.site_bones
        found = [DIG[level] for level in range(self.depth) if bones[site * LEVELS + level] != NOTHING]
        if feud.site_cards[site] and self.points >= discover_cost(feud, self.player):
            found.append(DISCOVER)
        for other in sites_in_reach(feud, self.player, site):
            if can_do(feud, self.player, errand_at(feud, other)):
                found.append(("site", other))
        seat = feud.seats[self.player]
        if (seat.movement_camps or seat.archive_camps) and camp_space(feud, self.player, site) != NOTHING:
            left = (seat.movement_camps, seat.archive_camps)
            found += [("camp", name) for name, number in zip(CAMPS, left, strict=True) if number]
        found.append(DEEPEN)
        return found

    def moves(self, feud: Feud) -> list[Choice]:
        """Return the sites one step away; out of a university only with a free step (B1, S19, S20)."""
        seat = feud.seats[self.player]
        if seat.site == NOTHING:
            ways = feud.box.doors[seat.university] if self.free else ()
        else:
            ways = feud.box.ways[seat.site] if self.free or self.points else ()
        return [("move", site) for site in ways]

    def resolve(self, feud: Feud, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Do one thing and go on, or stop."""
        deed = choice[0]
        if deed == "done":
            if self.torn:
                feud.todo.append(Afterwards(self.player, 0, True))
            return
        if deed == "specialist":
            feud.todo.append(replace(self, torn=False))
            use_specialist(feud, self.player, choice[1], facts)
            return
        points, free = self.points, self.free
        if deed == "move" and free:
            free -= 1
        else:
            points -= discover_cost(feud, self.player) if deed == "discover" else 1
        feud.todo.append(TeamTurn(self.player, points, self.depth, free, self.torn, True))
        if deed == "move":
            enter(feud, self.player, choice[1], free < self.free, facts)
        else:
            DEEDS[deed](feud, self.player, choice, facts)


def discover_cost(feud: Feud, player: int) -> int:
    """Return the points of a Discover; Scout makes it cheaper (grant 1)."""
    return feud.box.grant_amount["scout"] if feud.has_grant(player, "scout") else feud.box.figures.discover_cost


def sites_in_reach(feud: Feud, player: int, site: int) -> list[int]:
    """Return the sites whose action a team may do: its own and those with a camp of the player (S25)."""
    reach = {site} | {feud.box.camp_site[space] for space, owner in enumerate(feud.camps) if owner == player}
    return sorted(reach)


def camp_space(feud: Feud, player: int, site: int) -> int:
    """Return the camp space a player may use at a site, NOTHING if none.

    A second camp at a site is allowed only when no space is left at any site without one (B11, S27).
    """
    camps, camps_at = feud.camps, feud.box.camps_at
    free = next((space for space in camps_at[site] if camps[space] == NOBODY), NOTHING)
    if free == NOTHING or all(camps[space] != player for space in camps_at[site]):
        return free
    for spaces in camps_at:
        owners = [camps[space] for space in spaces]
        if NOBODY in owners and player not in owners:
            return NOTHING
    return free


def dig(feud: Feud, player: int, choice: Choice, facts: list[Fact]) -> None:
    """Take a bone; with full crates one goes back to the bag first (B10, S24)."""
    site, level = feud.seats[player].site, int(choice[1])
    if excess(feud, player) >= 0:
        feud.todo.append(MakeRoom(player, site, level))
    else:
        take_bone(feud, player, site, level, facts)


def take_bone(feud: Feud, player: int, site: int, level: int, facts: list[Fact]) -> None:
    """Move a bone from a site to a crate; the others stay where they are until the reset (B8)."""
    kind = feud.site_bones[site * LEVELS + level]
    feud.site_bones[site * LEVELS + level] = NOTHING
    feud.seats[player].bones[kind] += 1
    facts.append(BoneDug(player, site, level, kind))


@dataclass(frozen=True, slots=True)
class MakeRoom:
    """A bone is returned to the bag to make room for the one that is dug (B10)."""

    player: int
    site: int
    level: int
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the kinds the player has."""
        return [("return", kind) for kind, count in enumerate(feud.seats[self.player].bones) if count]

    def resolve(self, feud: Feud, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Return it and take the other."""
        give_back(feud, self.player, choice[1], "room", facts)
        take_bone(feud, self.player, self.site, self.level, facts)


def discover(feud: Feud, player: int, choice: Choice, facts: list[Fact]) -> None:
    """Take the site's species card to the hand."""
    seat = feud.seats[player]
    card = feud.site_cards[seat.site]
    feud.site_cards[seat.site] = 0
    seat.species.append(card)
    facts.append(SpeciesDiscovered(player, seat.site, card))


def site_action(feud: Feud, player: int, choice: Choice, facts: list[Fact]) -> None:
    """Do the dig site action of a site."""
    do(feud, player, int(choice[1]), facts)


def establish(feud: Feud, player: int, choice: Choice, facts: list[Fact]) -> None:
    """Put a camp on a free space of the team's site (B12)."""
    place_camp(feud, player, camp_space(feud, player, feud.seats[player].site), str(choice[1]), facts)


def place_camp(feud: Feud, player: int, space: int, camp: str, facts: list[Fact]) -> None:
    """Put a movement or an archive camp on a space."""
    seat = feud.seats[player]
    if camp == "movement":
        seat.movement_camps -= 1
    else:
        seat.archive_camps -= 1
    feud.camps[space] = player
    facts.append(CampPlaced(player, space, camp))


def deepen(feud: Feud, player: int, choice: Choice, facts: list[Fact]) -> None:
    """Refill the team's site anew; the old bones return to the bag after that (B9, S23)."""
    site = feud.seats[player].site
    facts.append(SiteDugDeeper(player, site))
    old = feud.bones_at(site)
    for level, kind in enumerate(old):
        if kind != NOTHING:
            facts.append(SiteBoneRemoved(site, level, kind))
    feud.site_bones[site * LEVELS : site * LEVELS + LEVELS] = [NOTHING] * LEVELS
    fill_site(feud, site, facts)
    for kind in old:
        if kind != NOTHING:
            feud.bag[kind] += 1
    if card := feud.site_cards[site]:
        discard_species(feud, card, site, "site", facts)
    deal_species(feud, site, facts)


def enter(feud: Feud, player: int, site: int, free: bool, facts: list[Fact]) -> None:
    """Move a team to a site, and pay whoever has Toll (B7, S22)."""
    seat = feud.seats[player]
    if seat.site == NOTHING:
        facts.append(TeamLeftHome(player, seat.university, site))
    else:
        facts.append(TeamMoved(player, seat.site, site, free))
    seat.site = site
    met = [other for other, there in enumerate(feud.seats) if there.site == site and other != player]
    if met:
        for paid in (player, *met):
            if feud.has_grant(paid, "toll"):
                gain_money(feud, paid, feud.box.grant_amount["toll"], facts)


DEEDS = {
    "dig": dig,
    "discover": discover,
    "site": site_action,
    "camp": establish,
    "deepen": deepen,
}


def specialists(feud: Feud, player: int) -> list[Choice]:
    """Return the hired specialists that are free."""
    return [("specialist", number) for number, where in enumerate(feud.seats[player].specialists) if where == READY]


def use_specialist(feud: Feud, player: int, number: int, facts: list[Fact]) -> None:
    """Put a specialist on the torn card just laid and gain his bonus; he is free again after the reset (A9)."""
    seat = feud.seats[player]
    slot = len(seat.laid) - 1
    seat.specialists[number] = slot
    facts.append(SpecialistUsed(player, number, slot))
    reward(feud, player, feud.box.specialists[number], facts)


@dataclass(frozen=True, slots=True)
class Afterwards:
    """After the action a match prize or a specialist may still be used (1.8, S13).

    `prize` is the species card whose prize was not taken before, 0 for none.
    """

    player: int
    prize: int
    torn: bool
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the prize, the free specialists, and `done`."""
        found: list[Choice] = [("prize",)] if self.prize else []
        if self.torn:
            found += specialists(feud, self.player)
        return [*found, DONE]

    def resolve(self, feud: Feud, choice: tuple[str, int], facts: list[Fact]) -> None:
        """Use it; there is never more than one."""
        if choice[0] == "prize":
            take_prize(feud, self.player, self.prize, facts)
        elif choice[0] == "specialist":
            use_specialist(feud, self.player, choice[1], facts)


def take_prize(feud: Feud, player: int, card: int, facts: list[Fact]) -> None:
    """Gain the prize of the species card that was laid into a slot with its icon (1.8)."""
    facts.append(PrizeTaken(player, card))
    reward(feud, player, feud.box.prizes[card], facts)
