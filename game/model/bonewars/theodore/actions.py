"""Theodore's four paleontologist actions (2.6)."""

from __future__ import annotations

from collections.abc import Callable

from game.model.bonewars import archive
from game.model.bonewars.awards import claim, tiles_of
from game.model.bonewars.box import ACTIONS, CATEGORIES, CATEGORY, NOTHING, OF_CATEGORY, PAPERS
from game.model.bonewars.deeds import BonusTaken, SpeciesPresented
from game.model.bonewars.finds import matching, remove_tile
from game.model.bonewars.paleontologist import take_post
from game.model.bonewars.shelves import add_paper, debunk_paper
from game.model.bonewars.state import Feud
from game.model.bonewars.supplies import discard_paleontologist, gain_loyalty, give_back
from game.model.bonewars.theodore.choice import SECOND_ROW, Test, choose_species, decide, note
from game.model.bonewars.theodore.gains import receive, receive_loyalty, receive_round
from game.model.turn import Fact

FEWEST, MOST = PAPERS[0], PAPERS[-1]
Paid = list[int]
"""Kinds of bones, in the order in which they are paid."""


def perform(feud: Feud, player: int, action: int, facts: list[Fact]) -> None:
    """Move the marker and do an action that is possible (S80: a fitting card gives its loyalty at once)."""
    take_post(feud, player, action, facts)
    seat = feud.seats[player]
    fitting = [card for card in seat.paleontologists if feud.box.paleontologist_action[card] == action]
    if fitting:
        seat.paleontologists.remove(fitting[0])
        note(player, "paleontologist", "fits", ("paleontologist", fitting[0]), facts)
        discard_paleontologist(feud, player, fitting[0], facts)
        receive_loyalty(feud, player, 1, facts)
    DO[action](feud, player, facts)


def why_not(feud: Feud, player: int, action: int) -> str:
    """Return the key of the reason why an action is impossible for him, empty when he can do it."""
    return WHY_NOT[action](feud, player)


# publish


def home_of(feud: Feud, player: int, card: int) -> int:
    """Return the envelope a card would go to: its own, with Generalist the right-most with room (S59)."""
    return max(archive.envelopes_for(feud, player, card), default=NOTHING)


def archivable(feud: Feud, player: int) -> list[int]:
    """Return the cards of his hand that have an envelope with room (T14)."""
    return [card for card in feud.seats[player].species if home_of(feud, player, card) != NOTHING]


def why_no_paper(feud: Feud, player: int) -> str:
    """Return why he cannot publish (T14)."""
    if max(archive.rooms(feud, player)) <= 0:
        return "archive-full"
    if not archivable(feud, player):
        return "no-card"
    return "" if len(payment(feud, player, wild_bones(feud, player))) >= FEWEST else "too-few-bones"


def wild_bones(feud: Feud, player: int) -> int:
    """Return how many bones of any kind he may use in one publish action (S81)."""
    return feud.box.grant_amount["restorer"] if feud.has_grant(player, "restorer") else 0


def payment(feud: Feud, player: int, wild: int) -> Paid:
    """Return the bones of the largest skeleton: one of each category, of the kind he has most of (T13)."""
    bones = feud.seats[player].bones[:]
    paid: Paid = []
    for kinds in OF_CATEGORY:
        kind = max(kinds, key=lambda kind: bones[kind])
        if bones[kind]:
            paid.append(kind)
            bones[kind] -= 1
    while wild and len(paid) < MOST and max(bones):
        kind = bones.index(max(bones))
        paid.append(kind)
        bones[kind] -= 1
        wild -= 1
    return paid


def publish(feud: Feud, player: int, facts: list[Fact]) -> None:
    """Publish one card completely, then look again, until none is left (S56)."""
    wild = wild_bones(feud, player)
    while True:
        cards = archivable(feud, player)
        natural = len(payment(feud, player, 0))
        paid = payment(feud, player, wild)
        if not cards or len(paid) < FEWEST:
            return
        wild -= len(paid) - natural
        publish_one(feud, player, choose_species(feud, player, "publish", cards, facts), paid, facts)


def publish_one(feud: Feud, player: int, card: int, paid: Paid, facts: list[Fact]) -> None:
    """Pay, archive, take loyalty, prize, round and envelope bonus, and add the paper (S55)."""
    value = len(paid)
    envelope = home_of(feud, player, card)
    feud.seats[player].species.remove(card)
    facts.append(SpeciesPresented(player, card))
    note(player, "bones", str(value), ("bones", *paid), facts)
    for kind in paid:
        give_back(feud, player, kind, "publish", facts)
    gains = archive.put(feud, player, card, envelope, facts)
    receive_loyalty(feud, player, feud.box.figures.paper_loyalty[value - FEWEST], facts)
    if value > FEWEST:
        receive(feud, player, feud.box.prizes[card], facts)
    if value == MOST and feud.has_grant(player, "full-skeleton"):
        note(player, "free-choice", "loyalty", ("loyalty", 1), facts)
        receive_loyalty(feud, player, 1, facts)
    elif value == MOST:
        receive_round(feud, player, 1, facts)
    receive(feud, player, gains, facts)
    add_paper(feud, player, value, facts)


# debunk


def groups(feud: Feud, player: int) -> list[int]:
    """Return how many bones he has of each category; to him all skulls are alike, and all limbs (S82)."""
    bones = feud.seats[player].bones
    return [sum(bones[kind] for kind in kinds) for kinds in OF_CATEGORY]


def next_debunk(feud: Feud, player: int, wild: int) -> tuple[int, Paid]:
    """Return the most valuable paper he can debunk and the bones for it; value 0 when there is none (T15, S60)."""
    rival = feud.papers[1 - feud.seats[player].patron]
    counts = groups(feud, player)
    largest = counts.index(max(counts))
    for value in reversed(PAPERS):
        if value not in rival:
            continue
        if counts[largest] >= value:
            return value, from_group(feud, player, largest, value)
        others = [number for number, count in enumerate(counts) if count and number != largest]
        if wild and others and counts[largest] == value - 1:
            fewest = min(others, key=lambda number: counts[number])
            return value, from_group(feud, player, largest, value - 1) + from_group(feud, player, fewest, 1)
    return 0, []


def from_group(feud: Feud, player: int, group: int, count: int) -> Paid:
    """Return so many bones of a category, of the kinds he has most of first (S61)."""
    bones = feud.seats[player].bones
    kinds = sorted(OF_CATEGORY[group], key=lambda kind: -bones[kind])
    return [kind for kind in kinds for _ in range(bones[kind])][:count]


def debunk_bones(feud: Feud, player: int) -> int:
    """Return how many bones of any kind he may use in one debunk action (S60)."""
    return feud.box.grant_amount["critic"] if feud.has_grant(player, "critic") else 0


def why_no_debunk(feud: Feud, player: int) -> str:
    """Return why he cannot debunk."""
    if not feud.papers[1 - feud.seats[player].patron]:
        return "no-rival-paper"
    return "" if next_debunk(feud, player, debunk_bones(feud, player))[0] else "no-set"


def debunk(feud: Feud, player: int, facts: list[Fact]) -> None:
    """Debunk from the most valuable paper down, until nothing is left to debunk."""
    wild = debunk_bones(feud, player)
    while True:
        value, paid = next_debunk(feud, player, wild)
        if not value:
            return
        wild -= any(CATEGORY[kind] != CATEGORY[paid[0]] for kind in paid)
        note(player, "debunk", CATEGORIES[CATEGORY[paid[0]]], ("paper", value), facts)
        for kind in paid:
            give_back(feud, player, kind, "debunk", facts)
        debunk_paper(feud, player, value, facts)
        receive_loyalty(feud, player, feud.box.figures.debunk_loyalty[value - FEWEST], facts)


# awards


def best_spaces(feud: Feud, player: int) -> dict[int, tuple[int, int]]:
    """Return for each award tile the hardest free space he meets, from row two on, with its loyalty (T16, S75)."""
    used = tiles_of(feud, player)
    found: dict[int, tuple[int, int]] = {}
    number = 0
    for tile, award in enumerate(feud.awards):
        for place, space in enumerate(feud.box.award_spaces[award]):
            free = tile not in used and place >= SECOND_ROW and not feud.claims[number]
            if free and not archive.lack(feud, player, space):
                found[tile] = (place, space.loyalty)
            number += 1
    return found


def why_no_award(feud: Feud, player: int) -> str:
    """Return why he cannot claim an award."""
    return "" if best_spaces(feud, player) else "no-second-row"


def award(feud: Feud, player: int, facts: list[Fact]) -> None:
    """Claim the award with most loyalty, of equals the first of A, B, C, and take the round bonus."""
    spaces = best_spaces(feud, player)
    tests: tuple[Test, ...] = (("loyalty", lambda tile: -spaces[tile][1]), ("order", lambda tile: tile))
    tile = decide(player, "award", "award", list(spaces), tests, facts)
    loyalty = claim(feud, player, tile, spaces[tile][0], facts)
    gain_loyalty(feud, player, feud.seats[player].patron, loyalty, facts)
    receive_round(feud, player, 1, facts)


# minor finds


def findable(feud: Feud, player: int) -> list[int]:
    """Return the cards with which he can make a minor find."""
    return [card for card in archivable(feud, player) if matching(feud, player, card, "")]


def why_no_find(feud: Feud, player: int) -> str:
    """Return why he cannot make a minor find."""
    if max(archive.rooms(feud, player)) <= 0:
        return "archive-full"
    return "" if findable(feud, player) else "no-card"


def find(feud: Feud, player: int, facts: list[Fact]) -> None:
    """Archive his choice, take the left-most matching tile, gain its column (Field notes: the round)."""
    card = choose_species(feud, player, "find", findable(feud, player), facts)
    width = len(feud.columns)
    places = matching(feud, player, card, "")
    tests: tuple[Test, ...] = (("leftmost", lambda place: place % width), ("topmost", lambda place: place))
    place = decide(player, "find-tile", "find", places, tests, facts)
    envelope = home_of(feud, player, card)
    feud.seats[player].species.remove(card)
    receive(feud, player, archive.put(feud, player, card, envelope, facts), facts)
    remove_tile(feud, player, place, facts)
    if feud.has_grant(player, "field-notes"):
        note(player, "field-notes", "round", ("round", feud.round - 1), facts)
        receive_round(feud, player, 1, facts)
    else:
        column = place % width
        facts.append(BonusTaken(player, "column", column, feud.columns[column]))
        receive(feud, player, feud.box.tiles[feud.columns[column]], facts)


DO: tuple[Callable[[Feud, int, list[Fact]], None], ...] = (publish, debunk, award, find)
WHY_NOT: tuple[Callable[[Feud, int], str], ...] = (why_no_paper, why_no_debunk, why_no_award, why_no_find)


def run_loop(feud: Feud, player: int, names: tuple[str, ...], shut: tuple[int, ...], facts: list[Fact]) -> bool:
    """Do the first action of the half that is open and possible, and tell whether there was one (2.4 step 4)."""
    for name in names:
        action = ACTIONS.index(name)
        reason = "own-marker" if action in shut else why_not(feud, player, action)
        note(player, "symbol", reason or "done", (name,), facts)
        if not reason:
            perform(feud, player, action, facts)
            return True
    return False
