"""What a dig costs and how far it reaches, with the Skills that change it (R8, R16, R90)."""

from __future__ import annotations

from game.model.fossilis.box import CLAY, SAND, STONE
from game.model.fossilis.site import AROUND, NEIGHBOURS, SPACES
from game.model.fossilis.state import Dig

ROCK_DRILL = "rock-drill"
"""What `dig.once` holds while the Rock Drill makes every dig cost 1 (R77)."""


def dig_prices(dig: Dig, player: int) -> list[int]:
    """Return the Energy for digging each weight, with Skills, then Soft Stone (R8); index 0 is unused."""
    if ROCK_DRILL in dig.once:
        return [0, 1, 1, 1]
    actions = dig.box.figures.actions
    prices = [0, actions["dig-sand"], actions["dig-clay"], actions["dig-stone"]]
    if dig.seats[player].skills:
        for skill in dig.seats[player].skills:
            row = dig.box.skills[skill]
            if row.key == "clay-expert":
                prices[CLAY] = row.amount
            elif row.key == "stone-expert":
                prices[STONE] = row.amount
            elif row.key == "free-sand" and row.key not in dig.once:
                prices[SAND] = 0
    if dig.in_force() == "soft-stone":
        prices[STONE] = max(1, prices[STONE] - dig.box.events[dig.events[-1]].amount)
    return prices


def dig_reach(dig: Dig, player: int) -> tuple[int, ...]:
    """Return the spaces whose top tile a player may dig: his own and those beside it; S3: diagonal ones too."""
    place = dig.seats[player].place
    if not 0 <= place < SPACES:
        return ()
    links = AROUND if dig.has_skill(player, "diagonal-dig") else NEIGHBOURS
    return (place, *links[place])


def note_free_sand(dig: Dig, player: int, weight: int, price: int) -> None:
    """Use up S13 when the first Sand dig of the turn was free (R90)."""
    if weight == SAND and not price and dig.has_skill(player, "free-sand"):
        use_once(dig, "free-sand")


def note_free_extraction(dig: Dig, player: int) -> None:
    """Use up S10, which frees the first extraction of a turn, whatever that one cost."""
    if dig.has_skill(player, "free-extract"):
        use_once(dig, "free-extract")


def use_once(dig: Dig, key: str) -> None:
    """Remember that a once-a-turn Skill was used."""
    if key not in dig.once:
        dig.once = (*dig.once, key)
