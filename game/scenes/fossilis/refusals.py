"""Why something cannot be done now, each time with its rule and its figures."""

from __future__ import annotations

from collections.abc import Callable

from game.model.fossilis.box import HAMMER, PIECES, SAND, TERRAINS
from game.model.fossilis.caution_tape import READY, taped_spaces
from game.model.fossilis.dig import BLOCKED, end_of_slide, forbidden_by
from game.model.fossilis.dinosaurs import fitting_bones, laboratory_size, missing_bones
from game.model.fossilis.extract import can_take_hammer, extraction_energy, pits_in_reach, plaster_price
from game.model.fossilis.happenings import of_weight
from game.model.fossilis.market import fragments_of, lacking
from game.model.fossilis.prices import dig_prices, dig_reach
from game.model.fossilis.site import NEIGHBOURS, SPACES
from game.model.fossilis.state import ACTIONS, MARKET, Dig
from game.view.text import words

Refusal = Callable[[Dig, int], str]


def refusal(dig: Dig, player: int, verb: str) -> str:
    """Return why nothing of a kind can be done now; empty if no reason is known."""
    if verb in STAGES and dig.stage > STAGES[verb]:
        return words("refuse-actions-over" if STAGES[verb] == ACTIONS else "refuse-market-over")
    return REFUSALS[verb](dig, player) if verb in REFUSALS else ""


def on_site(dig: Dig, player: int) -> bool:
    """Tell whether a player's pawn stands on the site."""
    return 0 <= dig.seats[player].place < SPACES


def short_of_energy(dig: Dig, what: str, price: int) -> str:
    """Return the sentence about too little Energy, empty if there is enough."""
    return words("refuse-energy", what=what, price=price, energy=dig.energy) if dig.energy < price else ""


def dig_refusal(dig: Dig, player: int) -> str:
    """Return why no tile can be dug."""
    if not on_site(dig, player):
        return words("refuse-beside")
    prices = dig_prices(dig, player)
    weights = {dig.box.weight[dig.top(space)] for space in dig_reach(dig, player) if dig.top(space)}
    cheapest = min(weights, key=lambda weight: prices[weight], default=SAND)
    name = words(f"terrain-{TERRAINS[cheapest]}")
    if short := short_of_energy(dig, name, prices[cheapest]):
        return short
    kept = [why for space in dig_reach(dig, player) if (why := kept_refusal(dig, player, space))]
    return kept[0] if kept else words("refuse-blocked")


def kept_refusal(dig: Dig, player: int, space: int) -> str:
    """Return what keeps a tile from sliding that weight and stacks would let go: tape or Surefoot."""
    weight = dig.box.weight[dig.top(space)]
    ways = [way for way in range(4) if weight and end_of_slide(dig, space, way, weight) != BLOCKED]
    reasons = [why for way in ways if (why := forbidden_by(dig, player, space, way))]
    return words(f"refuse-{reasons[0]}") if reasons else ""


def tile_refusal(dig: Dig, player: int, space: int) -> str:
    """Return why the tile on a space cannot be dug."""
    if dig.stage > ACTIONS:
        return words("refuse-actions-over")
    if not on_site(dig, player):
        return words("refuse-beside")
    if space not in dig_reach(dig, player):
        return words("refuse-far")
    weight = dig.box.weight[dig.top(space)]
    name = words(f"terrain-{TERRAINS[weight]}")
    short = short_of_energy(dig, name, dig_prices(dig, player)[weight])
    return short or kept_refusal(dig, player, space) or words("refuse-heavier")


def move_refusal(dig: Dig, player: int) -> str:
    """Return why the pawn cannot walk."""
    if not on_site(dig, player):
        return words("refuse-beside")
    price = dig.box.figures.actions["move"]
    return short_of_energy(dig, words("action-move"), price) or words("refuse-hemmed-in")


def climb_refusal(dig: Dig, player: int) -> str:
    """Return why the pawn cannot climb."""
    if on_site(dig, player):
        return words("refuse-on-site")
    price = dig.box.figures.actions["climb"]
    return short_of_energy(dig, words("action-climb"), price) or words("refuse-side-full")


def extract_refusal(dig: Dig, player: int) -> str:
    """Return why nothing can be taken out of a pit."""
    if not on_site(dig, player):
        return words("refuse-beside")
    pieces = [piece for space in pits_in_reach(dig, player) for piece in dig.pits[space]]
    if not pieces:
        taped = set(NEIGHBOURS[dig.seats[player].place]) & set(taped_spaces(dig))
        return words("refuse-taped-pit" if taped else "refuse-no-pit")
    price = extraction_energy(dig, player)
    if short := short_of_energy(dig, words("action-extract"), price):
        return short
    cheapest = min(pieces, key=lambda piece: plaster_price(dig, player, dig.box.kind[piece]))
    return piece_refusal(dig, player, cheapest)


def piece_refusal(dig: Dig, player: int, piece: int) -> str:
    """Return why a piece in a pit cannot be taken: the way to it first, then the price."""
    kind = dig.box.kind[piece]
    if dig.stage > ACTIONS:
        return words("refuse-actions-over")
    if not on_site(dig, player):
        return words("refuse-beside")
    if not any(piece in dig.pits[space] for space in (*pits_in_reach(dig, player), *taped_spaces(dig))):
        return words("refuse-pit-far")
    if any(piece in dig.pits[space] for space in taped_spaces(dig)):
        return words("refuse-taped-pit")
    if kind == HAMMER:
        return "" if can_take_hammer(dig, player) else words("refuse-hammer")
    if short := short_of_energy(dig, words("action-extract"), extraction_energy(dig, player)):
        return short
    price, plaster = plaster_price(dig, player, kind), dig.seats[player].plaster
    name = words(f"piece-{PIECES[kind]}")
    return words("refuse-plaster", what=name, price=price, plaster=plaster) if plaster < price else ""


def plaster_refusal(dig: Dig, player: int) -> str:
    """Return why no Plaster can be taken."""
    if not dig.pool:
        return words("refuse-pool-empty")
    return short_of_energy(dig, words("plaster"), dig.box.figures.actions["plaster"])


def sand_refusal(dig: Dig, player: int) -> str:
    """Return why no Sand can be laid."""
    if not of_weight(dig, SAND):
        return words("refuse-no-sand")
    price = dig.box.figures.actions["sand"]
    return short_of_energy(dig, words("action-sand"), price) or words("refuse-no-place")


def tape_refusal(dig: Dig, player: int) -> str:
    """Return why no pit can be covered with Caution Tape."""
    if dig.tapes and dig.tapes[player] != READY:
        return words("refuse-tape-spent")
    return words("refuse-tape-no-pit" if on_site(dig, player) else "refuse-tape-beside")


def sting_refusal(dig: Dig, player: int) -> str:
    """Return why no Sting can be removed."""
    if dig.scorpion is None or not dig.scorpion.stings[player]:
        return words("refuse-no-sting")
    return short_of_energy(dig, words("action-remove-sting"), dig.box.figures.actions["remove-sting"])


def buy_refusal(dig: Dig, player: int) -> str:
    """Return why nothing can be bought."""
    if dig.purchases > dig.has_skill(player, "double-purchase"):
        return words("refuse-bought")
    if not any(dig.market):
        return words("refuse-market-empty")
    return words("refuse-poor")


def card_refusal(dig: Dig, player: int, card: int) -> str:
    """Return why a market card cannot be bought."""
    if dig.stage > MARKET:
        return words("refuse-market-over")
    if dig.purchases > dig.has_skill(player, "double-purchase"):
        return words("refuse-bought")
    owned = fragments_of(dig, dig.seats[player].tiles)
    short = lacking(dig.box.cards[card].cost, owned, dig.has_skill(player, "wild-fragment"))
    return words("refuse-short", count=short) if short else ""


def claim_refusal(dig: Dig, player: int) -> str:
    """Return why no Dinosaur can be claimed."""
    if dig.claims:
        return words("refuse-claimed")
    if len(dig.seats[player].lab) >= laboratory_size(dig, player):
        return words("refuse-lab-full")
    return words("refuse-no-bone")


def animal_refusal(dig: Dig, player: int, dinosaur: int) -> str:
    """Return why a Dinosaur can be neither claimed nor scored."""
    if dinosaur in dig.seats[player].lab:
        return "" if any(fitting_bones(dig, player, dinosaur)) else words("refuse-no-bone-of-it")
    missing = missing_bones(dig, player, dinosaur)
    if not any(missing):
        return ""
    if dig.claims or len(dig.seats[player].lab) >= laboratory_size(dig, player):
        return claim_refusal(dig, player)
    none = not any(fitting_bones(dig, player, dinosaur))
    return words("refuse-no-bone-of-it") if none and any(missing) else ""


def score_refusal(dig: Dig, player: int) -> str:
    """Return why nothing can be scored."""
    return words("refuse-score")


STAGES = {
    "dig": ACTIONS,
    "move": ACTIONS,
    "climb": ACTIONS,
    "extract": ACTIONS,
    "plaster": ACTIONS,
    "sand": ACTIONS,
    "remove-sting": ACTIONS,
} | {"buy": MARKET}
"""The last step of a turn in which each kind of choice is possible."""

REFUSALS: dict[str, Refusal] = {
    "dig": dig_refusal,
    "move": move_refusal,
    "climb": climb_refusal,
    "extract": extract_refusal,
    "plaster": plaster_refusal,
    "sand": sand_refusal,
    "tape": tape_refusal,
    "remove-sting": sting_refusal,
    "buy": buy_refusal,
    "claim": claim_refusal,
    "score": score_refusal,
}
