"""Why a team cannot do something now, each time with its rule and its figures."""

from __future__ import annotations

from collections.abc import Callable

from game.model.bonewars.box import LEVELS, NOTHING
from game.model.bonewars.errands import can_do
from game.model.bonewars.state import NOBODY
from game.model.bonewars.team import TeamTurn, camp_space, discover_cost, sites_in_reach
from game.view.bonewars.onlooker import Onlooker, capital
from game.view.pieces import Key
from game.view.text import words


def refuse_team(look: Onlooker, step: TeamTurn, thing: Key) -> str:
    """Return why a thing on the map does not answer while a team acts; empty if no reason is known."""
    refuse = ON_MAP.get(str(thing[0]))
    return refuse(look, step, thing) if refuse else ""


def at_home(look: Onlooker) -> str:
    """Return that the team must leave first, if it must."""
    return words("wars-refuse-home") if look.seat.site == NOTHING else ""


def elsewhere(look: Onlooker, site: int) -> str:
    """Return that the team is not at a site, if it is not."""
    here = look.seat.site
    if here == NOTHING:
        return words("wars-refuse-home")
    there = {"here": look.names.site(here), "site": look.names.site(site)}
    return "" if here == site else words("wars-refuse-far-site", **there)


def short_of_points(what: str, price: int, step: TeamTurn) -> str:
    """Return that too few points are left, if they are."""
    if step.points >= price:
        return ""
    return words("wars-refuse-no-points", what=words(f"wars-verb-{what}"), price=price, points=step.points)


def bone(look: Onlooker, step: TeamTurn, thing: Key) -> str:
    """Return why a bone cannot be dug."""
    site, level = int(thing[1]), int(thing[2])
    if why := elsewhere(look, site) or short_of_points("dig", 1, step):
        return why
    if look.feud.site_bones[site * LEVELS + level] == NOTHING:
        return words("wars-refuse-no-bone")
    if level >= step.depth:
        return words("wars-refuse-depth", level=capital(look.names.level(level)), depth=step.depth)
    return ""


def species(look: Onlooker, step: TeamTurn, thing: Key) -> str:
    """Return why the species card of a site cannot be discovered."""
    if thing[1] not in look.feud.site_cards:
        return ""
    site = look.feud.site_cards.index(int(thing[1]))
    return elsewhere(look, site) or short_of_points("discover", discover_cost(look.feud, look.me), step)


def tile(look: Onlooker, step: TeamTurn, thing: Key) -> str:
    """Return why the action of a site cannot be done."""
    site = int(thing[1])
    if why := at_home(look) or short_of_points("site", 1, step):
        return why
    if site not in sites_in_reach(look.feud, look.me, look.seat.site):
        return words("wars-refuse-tile-far", site=look.names.site(site))
    return errand(look, site)


def errand(look: Onlooker, site: int) -> str:
    """Return why the dig site action of a site would do nothing."""
    name = look.feud.box.errands[look.feud.site_actions[site]]
    if can_do(look.feud, look.me, name):
        return ""
    return words({"bone": "wars-refuse-bag-empty"}.get(name, f"wars-refuse-{name}"))


def camp(look: Onlooker, step: TeamTurn, thing: Key) -> str:
    """Return why no camp can be put on a space."""
    feud, seat = look.feud, look.seat
    site = feud.box.camp_site[int(thing[1])]
    if why := elsewhere(look, site) or short_of_points("camp", 1, step):
        return why
    if not seat.movement_camps and not seat.archive_camps:
        return words("wars-refuse-no-camp")
    if camp_space(feud, look.me, site) != NOTHING:
        return ""
    free = any(feud.camps[space] == NOBODY for space in feud.box.camps_at[site])
    return words("wars-refuse-own-camp" if free else "wars-refuse-no-camp-space", site=look.names.site(site))


def ground(look: Onlooker, step: TeamTurn, thing: Key) -> str:
    """Return why one cannot dig deeper at a site."""
    return elsewhere(look, int(thing[1])) or short_of_points("deepen", 1, step)


def site(look: Onlooker, step: TeamTurn, thing: Key) -> str:
    """Return why the team cannot go to a site."""
    there, seat, box = int(thing[1]), look.seat, look.feud.box
    if seat.site == NOTHING:
        if there not in box.doors[seat.university]:
            place = {"university": look.names.university(seat.university), "site": look.names.site(there)}
            return words("wars-refuse-no-road", **place)
        return "" if step.free else words("wars-refuse-no-free-move")
    if there == seat.site:
        return ""
    ends = {"from": look.names.site(seat.site), "to": look.names.site(there)}
    if there not in box.ways[seat.site]:
        return words("wars-refuse-one-way" if seat.site in box.ways[there] else "wars-refuse-no-way", **ends)
    return "" if step.free else short_of_points("move", 1, step)


def way(look: Onlooker, step: TeamTurn, thing: Key) -> str:
    """Return why the team cannot follow an arrow."""
    ends = [int(thing[1]), int(thing[2])]
    if look.seat.site not in ends:
        return ""
    ends.remove(look.seat.site)
    return site(look, step, ("site", ends[0]))


def verb(look: Onlooker, step: TeamTurn, thing: Key) -> str:
    """Return why one of the six team actions is impossible."""
    here = look.seat.site
    if here == NOTHING:
        return "" if thing[1] == "move" and step.free else words("wars-refuse-home")
    return VERBS[str(thing[1])](look, step, here) if thing[1] in VERBS else ""


def _dig(look: Onlooker, step: TeamTurn, here: int) -> str:
    if why := short_of_points("dig", 1, step):
        return why
    bones = look.feud.bones_at(here)
    level = next((level for level, kind in enumerate(bones) if kind != NOTHING), 0)
    return "" if any(kind != NOTHING for kind in bones[: step.depth]) else bone(look, step, ("bone", here, level))


def _discover(look: Onlooker, step: TeamTurn, here: int) -> str:
    if not look.feud.site_cards[here]:
        return words("wars-refuse-no-card-here", site=look.names.site(here))
    return short_of_points("discover", discover_cost(look.feud, look.me), step)


def _site(look: Onlooker, step: TeamTurn, here: int) -> str:
    reasons = [tile(look, step, ("tile", there)) for there in sites_in_reach(look.feud, look.me, here)]
    return reasons[0] if all(reasons) else ""


VERBS: dict[str, Callable[[Onlooker, TeamTurn, int], str]] = {
    "dig": _dig,
    "discover": _discover,
    "site": _site,
    "camp": lambda look, step, here: camp(look, step, ("camp", look.feud.box.camps_at[here][0])),
    "deepen": lambda look, step, here: short_of_points("deepen", 1, step),
    "move": lambda look, step, here: "" if step.free else short_of_points("move", 1, step),
}

ON_MAP: dict[str, Callable[[Onlooker, TeamTurn, Key], str]] = {
    "bone": bone,
    "species": species,
    "tile": tile,
    "camp": camp,
    "ground": ground,
    "site": site,
    "way": way,
    "verb": verb,
}
"""Why each kind of thing on the map does not answer."""
