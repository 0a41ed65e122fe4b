"""What is said of a seat when it is looked at: what it holds, what it would have now, which Dinosaurs it scored."""

from __future__ import annotations

from collections.abc import Iterable

from game.model.fossilis.box import BONES, CHARACTERISTICS
from game.model.fossilis.dinosaurs import owned_bones
from game.model.fossilis.foresight import Brought, Outlook, outlooks
from game.model.fossilis.market import fragments_of
from game.model.fossilis.scoring import majority_points, set_points, trait_counts, traits_in_play
from game.model.fossilis.state import Dig
from game.view.cards import card_name
from game.view.names import Names
from game.view.text import words
from game.view.zoom import View

SET, MAJORITY = "set-", "majority-"


def seat_view(names: Names, dig: Dig, player: int) -> View:
    """Return what a seat holds, and what it would have if the game ended now."""
    view = View(names.seat(player), None, held(names, dig, player), estimate(names, dig, player))
    view.texts.append(words("estimate-now"))
    return view


def held(names: Names, dig: Dig, player: int) -> list[str]:
    """Return what a seat holds, a line for each kind of thing."""
    seat = dig.seats[player]
    bones = owned_bones(dig, seat)
    cards = (*seat.tools, *seat.fresh, *seat.supplies)
    skills = () if dig.is_rival(player) else seat.skills
    kinds = {
        "bones": [words(f"pieces-{BONES[kind]}", count=count) for kind, count in enumerate(bones) if count],
        "fragments": [names.fragments(fragments_of(dig, seat.tiles))],
        "cards": [card_name(dig.box.cards[card]) for card in cards],
        "skills": [names.skill(skill) for skill in skills],
        "scored": [names.dinosaur(dinosaur) for dinosaur in seat.scored],
    }
    return [words(f"held-{kind}", what=", ".join(filter(None, what))) for kind, what in kinds.items() if any(what)]


def estimate(names: Names, dig: Dig, player: int) -> list[tuple[str, str]]:
    """Return the points of every category as if the game ended now, and their sum."""
    outlook = outlooks(dig)[player]
    rows = [(words("tally-score"), str(dig.seats[player].score))]
    rows += [in_laboratory(names, dig, one) for one in outlook.laboratory]
    rows += [(name, points) for name, points in categories(outlook)]
    return [*rows, (words("tally-total"), str(outlook.total))]


def in_laboratory(names: Names, dig: Dig, one: Brought) -> tuple[str, str]:
    """Return the line of a Dinosaur that would still be scored."""
    owner = "target" if dig.is_rival(one.player) else "laboratory"
    how = "whole" if one.perfect else "part"
    label = words(f"estimate-{owner}-{how}", dinosaur=names.dinosaur(one.dinosaur))
    return label, f"{one.points} + {one.bonus} [crystal]" if one.bonus else str(one.points)


def categories(outlook: Outlook) -> list[tuple[str, str]]:
    """Return the categories but the score; set and majority of a characteristic share a line."""
    points = outlook.categories
    rows: list[tuple[str, str]] = []
    for key, value in points.items():
        trait = key.removeprefix(SET).removeprefix(MAJORITY)
        if trait == key:
            rows += [(words(f"tally-{key}"), str(value))] if key != "score" and value else []
        elif key.startswith(SET) and (most := points.get(MAJORITY + trait)):
            rows.append((words("tally-set-and-majority", trait=words(f"trait-{trait}")), f"{value} + {most}"))
        elif key.startswith(SET) or SET + trait not in points:
            kind = key.removesuffix(f"-{trait}")
            rows.append((words(f"tally-{kind}", trait=words(f"trait-{trait}")), str(value)))
    return rows


def card_rows(dig: Dig, cards: Iterable[int]) -> list[tuple[str, str]]:
    """Return cards with their points."""
    return [(card_name(dig.box.cards[card]), str(dig.box.cards[card].points)) for card in cards]


def rival_view(dig: Dig, place: str) -> View:
    """Return what is told of a part of the Rival's panel."""
    view = View(words(place), None, [words(f"{place}-text", points=dig.box.figures.hammer_points)])
    if place == "rival-bought" and dig.rival:
        view.rows = card_rows(dig, dig.seats[dig.rival.seat].used)
    if place == "rival-hammers" and dig.switched("no-hammer-points"):
        view.texts = [words("rival-hammers-none")]
    if place == "rival-hammers" and dig.rival:
        view.texts.insert(0, words("rival-skills", count=len(dig.seats[dig.rival.seat].skills)))
    return view


def collection_view(names: Names, dig: Dig, player: int) -> View:
    """Return the Dinosaurs that a seat has scored, with their characteristics, its sets and its majorities."""
    seat = dig.seats[player]
    view = View(words("scored-of", player=names.seat(player)))
    view.rows = [(names.dinosaur(one), f"{traits(dig, one)}  {worth(dig, player, one)}") for one in seat.scored]
    if not seat.scored:
        view.texts.append(words("scored-none"))
    counts = [trait_counts(dig, other) for other in range(len(dig.seats))]
    sets = trait_names(key.removeprefix(SET) for key in set_points(dig, counts[player]))
    most = [key.removeprefix(MAJORITY) for key in majority_points(dig, counts, player)]
    shared = {trait for trait in most if len(leaders(dig, trait)) > 1}
    for key, found in (
        ("scored-sets", sets),
        ("scored-most", trait_names(trait for trait in most if trait not in shared)),
        ("scored-most-shared", trait_names(trait for trait in most if trait in shared)),
    ):
        view.texts += [words(key, traits=found)] if found else []
    return view


def leaders(dig: Dig, trait: str) -> list[int]:
    """Return the seats that score the majority of a characteristic."""
    counts = [trait_counts(dig, player) for player in range(len(dig.seats))]
    return [player for player in range(len(dig.seats)) if MAJORITY + trait in majority_points(dig, counts, player)]


def trait_rows(names: Names, dig: Dig, trait: str) -> list[tuple[str, str]]:
    """Return how many of a characteristic each seat has scored, and who would score the majority."""
    number, first = CHARACTERISTICS.index(trait), leaders(dig, trait)
    rows = []
    for player in range(len(dig.seats)):
        count = str(trait_counts(dig, player)[number])
        key = ("trait-most" if len(first) == 1 else "trait-most-shared") if player in first else ""
        rows.append((names.seat(player), words(key, count=count) if key else count))
    return rows


def traits(dig: Dig, dinosaur: int) -> str:
    """Return the characteristics of a Dinosaur in signs."""
    played = traits_in_play(dig)
    return " ".join(f"[{CHARACTERISTICS[trait]}]" for trait in dig.box.animals[dinosaur].traits if trait in played)


def worth(dig: Dig, player: int, dinosaur: int) -> str:
    """Return what a scored Dinosaur brought: its perfect value, or that it was scored in part."""
    whole = dinosaur in dig.seats[player].perfect
    return str(dig.box.animals[dinosaur].perfect) if whole else words("scored-part")


def trait_names(found: Iterable[str]) -> str:
    """Return characteristics in words."""
    return ", ".join(words(f"trait-{trait}") for trait in found)
