"""What Theodore gains, and what he does with it, without ever being asked (2.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.model.bonewars import archive
from game.model.bonewars.bones import swap
from game.model.bonewars.box import KINDS, NOTHING
from game.model.bonewars.deeds import BonusTaken, SiteActionDone, SoloCardUpgraded
from game.model.bonewars.errands import keep, look_at
from game.model.bonewars.facts import BoneDrawn, BoneLost
from game.model.bonewars.improvements import add_slot, uncover
from game.model.bonewars.state import Feud, Theodore
from game.model.bonewars.supplies import (
    discard_species,
    draw_paleontologist,
    draw_species,
    excess,
    gain_loyalty,
    gain_money,
    gain_reputation,
    give_back,
    pull,
    remove_cover,
    take_back,
    take_rare,
    take_shown,
    turn_patron,
)
from game.model.bonewars.theodore.choice import (
    Test,
    choose_given,
    choose_rare,
    choose_species,
    decide,
    give_up_species,
    most_numerous,
    note,
    rightmost_room,
)
from game.model.turn import Fact

POOR = 5
"""With less money he takes dollars for a cover tile (2.3)."""
COVERED_FROM = 2
"""He covers no slot that is cheaper than this (2.3)."""
ONCE = ("switch", "take-back")
"""Dig site actions he does one time each (2.5)."""


def receive(feud: Feud, player: int, gains: Iterable[tuple[str, int]], facts: list[Fact]) -> None:
    """Give Theodore everything a bonus shows, in the printed order and in full (S55, S86)."""
    for effect, amount in gains:
        RECEIVE[effect](feud, player, amount, facts)


# bones


def can_store(feud: Feud, player: int, kind: int) -> bool:
    """Tell whether a bone finds a crate, one under a cover tile, or the place of one he has twice (2.3)."""
    seat = feud.seats[player]
    return excess(feud, player) < 0 or seat.covers > 0 or (not seat.bones[kind] and max(seat.bones) > 1)


def make_place(feud: Feud, player: int, kind: int, facts: list[Fact]) -> None:
    """Make place for a bone that can be stored: a cover tile goes without a bonus, or a doubled bone (S58, T18)."""
    if excess(feud, player) < 0:
        return
    if feud.seats[player].covers:
        note(player, "store", "cover-tile", ("bone", kind), facts)
        remove_cover(feud, player, facts)
        return
    given = most_numerous(feud, player)
    note(player, "store", "replaces", ("bone", given), facts)
    give_back(feud, player, given, "room", facts)


def receive_rare(feud: Feud, player: int, amount: int, facts: list[Fact]) -> None:
    """Take rare bones by his rule; one he cannot store stays in the display (T19)."""
    for _ in range(amount):
        kinds = [kind for kind, count in enumerate(feud.display) if count]
        if not kinds:
            return
        kind = choose_rare(feud, player, kinds, facts)
        if not can_store(feud, player, kind):
            note(player, "store", "no-room", ("bone", kind), facts)
            return
        make_place(feud, player, kind, facts)
        take_rare(feud, player, kind, facts)


def receive_bones(feud: Feud, player: int, amount: int, facts: list[Fact]) -> None:
    """Draw bones from the bag; with Collector each comes from the display while that lasts (S85)."""
    for _ in range(amount):
        if feud.has_grant(player, "collector") and any(feud.display):
            receive_rare(feud, player, 1, facts)
            continue
        kind = pull(feud)
        if kind == NOTHING:
            return
        if not can_store(feud, player, kind):
            feud.bag[kind] += 1
            facts.append(BoneLost(player, kind))
            continue
        make_place(feud, player, kind, facts)
        feud.seats[player].bones[kind] += 1
        facts.append(BoneDrawn(player, kind))


# cards and boards


def receive_paleontologist(feud: Feud, player: int, amount: int, facts: list[Fact]) -> None:
    """Draw the deck's top card; without any card for the deck, the left-most of the display (S73)."""
    for _ in range(amount):
        if feud.paleontologist_deck or feud.paleontologist_out:
            draw_paleontologist(feud, player, facts)
        elif feud.shown:
            note(player, "paleontologist", "deck-empty", ("paleontologist", feud.shown[0]), facts)
            take_shown(feud, player, feud.shown[0], facts)


def receive_look(feud: Feud, player: int, amount: int, facts: list[Fact]) -> None:
    """Look at three cards and keep one by his choice (S66)."""
    if look_at(feud, player, facts):
        keep(feud, player, choose_species(feud, player, "keep-one", feud.looked, facts), facts)


def receive_cover(feud: Feud, player: int, amount: int, facts: list[Fact]) -> None:
    """Remove a cover tile: $2 when he is poorer than $5, 1 RP otherwise."""
    for _ in range(amount):
        bonus = "money" if feud.seats[player].money < POOR else "reputation"
        note(player, "cover", "poor" if bonus == "money" else "rich", (bonus,), facts)
        uncover(feud, player, bonus, facts)


def receive_upgrade(feud: Feud, player: int, amount: int, facts: list[Fact]) -> None:
    """Replace the first basic card from the top of his deck, or of his discards, by one of the second pile (T10)."""
    theodore = his(feud)
    for _ in range(amount):
        for pile in (theodore.deck, theodore.discards):
            basics = [place for place, card in enumerate(pile) if feud.box.solo_cards[card].pile == "basic"]
            if basics and theodore.pile:
                basic, card = pile[basics[-1]], theodore.pile.pop()
                pile[basics[-1]] = card
                note(player, "upgrade", "deck" if pile is theodore.deck else "discards", ("solo", basic), facts)
                facts.append(SoloCardUpgraded(basic, card))
                break
        else:
            note(player, "upgrade", "none-left", (), facts)


def receive_reclassify(feud: Feud, player: int, amount: int, facts: list[Fact]) -> None:
    """Move a card from the left-most used envelope to the right-most one with room, if that lies right of it (T27)."""
    for _ in range(amount):
        cards = feud.seats[player].archive
        source = next((envelope for envelope, held in enumerate(cards) if held), NOTHING)
        target = rightmost_room(feud, player)
        if source == NOTHING or target <= source:
            note(player, "reclassify", "no-card" if source == NOTHING else "no-room", (), facts)
            return
        card = min(cards[source])
        note(player, "reclassify", "left-to-right", ("species", card), facts)
        receive(feud, player, archive.move(feud, player, card, target, facts), facts)


def receive_slot(feud: Feud, player: int, amount: int, facts: list[Fact]) -> None:
    """Cover a slot with every first, add one with every second upgraded tile, while there is one to cover (T28)."""
    theodore = his(feud)
    for _ in range(amount):
        theodore.tiles += 1
        slots, box = feud.seats[player].slots, feud.box
        dear = [
            place for place, slot in enumerate(slots) if slot != box.upgraded and box.slots[slot].cost >= COVERED_FROM
        ]
        if theodore.tiles % 2 == 0 or not dear:
            note(player, "slot", "extra", ("slot", len(slots)), facts)
            add_slot(feud, player, len(slots), facts)
        else:
            add_slot(feud, player, dearest(feud, player, dear, facts), facts)


def dearest(feud: Feud, player: int, places: list[int], facts: list[Fact]) -> int:
    """Return the dearest of some slots, the right-most of equals."""
    slots, box = feud.seats[player].slots, feud.box
    tests: tuple[Test, ...] = (
        ("dearest", lambda place: -box.slots[slots[place]].cost),
        ("rightmost", lambda place: -place),
    )
    return decide(player, "slot", "slot", places, tests, facts)


def receive_round(feud: Feud, player: int, amount: int, facts: list[Fact]) -> None:
    """Take the current round bonus, never a minor find bonus for it (2.3)."""
    place = feud.round - 1
    facts.append(BonusTaken(player, "round", place, feud.rounds[place]))
    receive(feud, player, feud.box.tiles[feud.rounds[place]], facts)


def receive_loyalty(feud: Feud, player: int, amount: int, facts: list[Fact]) -> None:
    """Gain loyalty with the patron of this moment (S92)."""
    gain_loyalty(feud, player, feud.seats[player].patron, amount, facts)


def receive_reputation(feud: Feud, player: int, amount: int, facts: list[Fact]) -> None:
    """Gain reputation points."""
    gain_reputation(feud, player, amount, "bonus", facts)


# dig site actions


def receive_sites(feud: Feud, player: int, amount: int, facts: list[Fact]) -> None:
    """Do dig site actions from a prize or bonus (S64)."""
    run_errands(feud, player, amount, facts)


def run_errands(feud: Feud, player: int, budget: int, facts: list[Fact]) -> int:
    """Work down the table of dig site actions, repeating while possible, and return the points left (2.5, S65)."""
    for row in feud.box.rows.solo_errands:
        while budget and can_run(feud, player, row.key):
            budget -= 1
            number = feud.box.errands.index(row.key)
            note(player, "errand", row.key, ("errand", row.key), facts)
            facts.append(SiteActionDone(player, feud.site_actions.index(number), row.key))
            run_errand(feud, player, row.key, facts)
            if row.key in ONCE:
                break
    return budget


def can_run(feud: Feud, player: int, errand: str) -> bool:
    """Tell whether Theodore can do a dig site action (S65)."""
    seat = feud.seats[player]
    if errand == "take-back":
        return seat.post != NOTHING
    if errand == "swap":
        return max(seat.bones) > 1 and bool(swappable(feud, player))
    if errand == "bone":
        collects = feud.has_grant(player, "collector") and any(feud.display)
        return (excess(feud, player) < 0 or seat.covers > 0) and (any(feud.bag) or collects)
    return errand != "see" or bool(seat.species)


def swappable(feud: Feud, player: int) -> list[int]:
    """Return the kinds of the display that he lacks (T20)."""
    bones = feud.seats[player].bones
    return [kind for kind in range(len(KINDS)) if feud.display[kind] and not bones[kind]]


def run_errand(feud: Feud, player: int, errand: str, facts: list[Fact]) -> None:
    """Do one dig site action."""
    seat = feud.seats[player]
    if errand == "take-back":
        take_back(feud, player, facts)
    elif errand == "swap":
        taken = choose_rare(feud, player, swappable(feud, player), facts)
        swap(feud, player, choose_given(feud, player, facts), taken, facts)
    elif errand == "bone":
        receive_bones(feud, player, 1, facts)
    elif errand == "switch":
        turn_patron(feud, player, 1 - seat.patron, facts)
    elif errand == "money":
        gain_money(feud, player, 1, facts)
    else:
        card = give_up_species(feud, player, "discard-to-see", seat.species, facts)
        seat.species.remove(card)
        discard_species(feud, card, player, "hand", facts)
        receive_look(feud, player, 1, facts)


def his(feud: Feud) -> Theodore:
    """Return Theodore's own piles. Raises ValueError when he does not play."""
    if feud.theodore is None:
        raise ValueError("Theodore does not play in this game")
    return feud.theodore


RECEIVE: dict[str, Callable[[Feud, int, int, list[Fact]], None]] = {
    "money": gain_money,
    "reputation": receive_reputation,
    "loyalty": receive_loyalty,
    "bones": receive_bones,
    "rare": receive_rare,
    "species": draw_species,
    "paleontologist": receive_paleontologist,
    "see": receive_look,
    "cover": receive_cover,
    "upgrade": receive_upgrade,
    "reclassify": receive_reclassify,
    "sites": receive_sites,
    "slot": receive_slot,
    "round": receive_round,
}
"""What each effect does for Theodore (2.3)."""
