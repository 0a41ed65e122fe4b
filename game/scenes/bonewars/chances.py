"""What each paleontologist action could do for the player in sight now, in figures."""

from __future__ import annotations

from game.model.bonewars import archive
from game.model.bonewars.awards import claimable
from game.model.bonewars.box import AWARD, DEBUNK, FIND, NOTHING, PUBLISH
from game.model.bonewars.debunk import sets
from game.model.bonewars.finds import findable, matching
from game.model.bonewars.paleontologist import open_posts
from game.model.bonewars.publish import publishable, wilds
from game.model.bonewars.scoring import accounts, product, to_come
from game.model.bonewars.state import NOBODY, Feud
from game.view.text import words


def can_act(feud: Feud, seat: int, action: int) -> bool:
    """Tell whether a player's paleontologist could do an action without a card's help."""
    return action in open_posts(feud, seat) and chance(feud, seat, action) > 0


def chance(feud: Feud, seat: int, action: int) -> int:
    """Return how much an action promises: cards to build, best loyalty, tiles that match."""
    if feud.seats[seat].patron == NOBODY:
        return 0
    if action == PUBLISH:
        return len(publishable(feud, seat, wilds(feud, seat, "restorer", "")))
    if action == DEBUNK:
        found = sets(feud, seat, wilds(feud, seat, "critic", ""))
        return max((feud.box.figures.debunk_loyalty[int(choice[1]) - 2] for choice in found), default=0)
    if action == AWARD:
        return best_award(feud, seat)[1]
    return len({place for card in findable(feud, seat, "") for place in matching(feud, seat, card, "")})


def best_award(feud: Feud, seat: int) -> tuple[int, int]:
    """Return the tile and the loyalty of the best award a player could claim, (0, 0) for none."""
    places = [(int(choice[1]), int(choice[2])) for choice in claimable(feud, seat, "")]
    found = [(feud.box.award_spaces[feud.awards[tile]][space].loyalty, -tile) for tile, space in places]
    loyalty, tile = max(found, default=(0, 0))
    return -tile, loyalty


def chance_text(feud: Feud, seat: int, action: int) -> str:
    """Return what an action promises, in words."""
    if feud.seats[seat].post == action and not feud.has_grant(seat, "tenure"):
        return words("wars-closed")
    found = chance(feud, seat, action)
    if action == PUBLISH:
        return words("wars-can-publish", count=found)
    if action == DEBUNK:
        return words("wars-can-debunk", best=found)
    if action == FIND:
        return words("wars-can-find", count=found)
    tile, loyalty = best_award(feud, seat)
    return words("wars-can-award", tile="ABC"[tile], loyalty=loyalty)


def worth(feud: Feud, seat: int) -> int:
    """Return what a scoring at this moment would give a player, nothing when none is to come."""
    return accounts(feud)[seat].gain if to_come(feud) else 0


def worth_of(feud: Feud, seat: int, patron: int) -> int:
    """Return what scoring a patron at this moment would give a player: loyalty value times credibility."""
    return product(feud, seat, patron).points


def leader(feud: Feud, viewer: int) -> int:
    """Return the other player whose shelves are worth most now."""
    others = [seat for seat in range(len(feud.seats)) if seat != viewer]
    return max(others, key=lambda seat: (worth(feud, seat) + feud.seats[seat].reputation, -seat))


def met(feud: Feud, seat: int, tile: int, space: int) -> bool:
    """Tell whether a player's archive meets an award space."""
    row = feud.box.award_spaces[feud.awards[tile]][space]
    return any(feud.seats[seat].archive) and not archive.lack(feud, seat, row)


def fitting_finds(feud: Feud, seat: int) -> set[int]:
    """Return the places of the tiles that a card of the hand could take, room in its envelope provided."""
    return {place for card in findable(feud, seat, "") for place in matching(feud, seat, card, "")}


def wanted_kinds(feud: Feud, seat: int) -> set[int]:
    """Return the kinds of bones that a card of the hand asks for by name."""
    found: set[int] = set()
    for card in feud.seats[seat].species:
        for kinds in feud.box.fits[card][2:]:
            if len(kinds) == 1:
                found |= set(kinds)
    return {kind for kind in found if kind != NOTHING}
