"""What is said of the map: teams, dig sites, bones, tiles, camps, ways, universities, and of the team actions."""

from __future__ import annotations

from game.model.bonewars.box import LEVELS, NOTHING
from game.model.bonewars.state import NOBODY, VIRTUAL
from game.model.bonewars.supplies import excess
from game.model.bonewars.team import discover_cost
from game.view.bonewars.names import joined
from game.view.bonewars.onlooker import Note, Noter, Onlooker, capital, sentences
from game.view.pieces import Key
from game.view.text import words


def team(look: Onlooker, thing: Key) -> Note:
    """Return where a team stands."""
    seat, names, feud = int(thing[1]), look.names, look.feud
    if seat == VIRTUAL:
        where = names.university(feud.neutral)
        return Note(words("note-team-neutral"), (words("note-team-closes", university=where),))
    there = feud.seats[seat]
    title = words("note-team", player=names.seat(seat))
    if there.site != NOTHING:
        return Note(title, (words("note-team-out", site=names.site(there.site)),))
    if there.university == NOTHING:
        return Note(title)
    return Note(title, (words("note-team-home", university=names.university(there.university)),))


def site(look: Onlooker, thing: Key) -> Note:
    """Return what lies at a dig site and where one may go from it."""
    number, names, feud = int(thing[1]), look.names, look.feud
    row = feud.box.rows.sites[number]
    bones = [names.bone(kind) if kind != NOTHING else words("note-site-no-bone") for kind in feud.bones_at(number)]
    ways = joined([names.site(there) for there in feud.box.ways[number]])
    teams = look.here([seat.site for seat in feud.seats], number)
    here = words("note-site-teams", players=names.several(teams)) if teams else ""
    told = words("note-site-bones", bones=", ".join(bones)), words("note-site-ways", sites=ways), here
    return Note(names.site(number), sentences(words(f"wars-site-{row.key}-text"), *told))


def site_card(look: Onlooker, thing: Key) -> Note:
    """Return why a site has no species card."""
    site = look.names.site(int(thing[1]))
    return Note(site, (words("wars-refuse-no-card-here", site=site),))


def bone(look: Onlooker, thing: Key) -> Note:
    """Return what a bone at a site costs and who wants it."""
    number, level = int(thing[1]), int(thing[2])
    kind = look.feud.site_bones[number * LEVELS + level]
    if kind == NOTHING:
        return Note(look.names.site(number), (words("note-bone-gone"),))
    title = words("note-bone", bone=capital(look.names.bone(kind)), level=look.names.level(level))
    return Note(title, (words("note-bone-price", depth=level + 1), owned(look, kind)))


def owned(look: Onlooker, kind: int) -> str:
    """Return how many bones of a kind one has, and how many cards of the hand take it."""
    count = look.seat.bones[kind]
    if not look.open_hand:
        return words("note-bone-count", count=count)
    return words("note-bone-owned", count=count, cards=len(look.wanting(kind)))


def ground(look: Onlooker, thing: Key) -> Note:
    """Return what digging deeper does."""
    return Note(words("wars-verb-deepen"), (words("note-ground-text", site=look.names.site(int(thing[1]))),))


def tile(look: Onlooker, thing: Key) -> Note:
    """Return what the dig site action of a site does, for whom, and from where."""
    number, names, feud = int(thing[1]), look.names, look.feud
    errand = feud.box.errands[feud.site_actions[number]]
    camped = any(feud.camps[space] == look.me for space in feud.box.camps_at[number])
    price = words("note-tile-camped" if camped else "note-tile-price", site=names.site(number))
    title = words("note-tile", errand=capital(names.errand(errand)), site=names.site(number))
    return Note(title, sentences(errand_text(look, errand), errand_now(look, errand), price))


def errand_text(look: Onlooker, errand: str) -> str:
    """Return what a dig site action does, naming the patron it would turn to."""
    other = 1 - look.seat.patron if look.patron else 0
    return words(f"errand-{errand}-text", patron=look.names.patron(other))


def errand_now(look: Onlooker, errand: str) -> str:
    """Return what bears on a dig site action just now."""
    if errand == "bone":
        return words("note-crates-free", free=max(0, -excess(look.feud, look.me)))
    if errand == "see" and look.open_hand:
        return words("note-hand-species", count=len(look.seat.species))
    if errand == "take-back":
        post = look.seat.post
        return words("note-marker-off") if post == NOTHING else words("note-marker-on", action=look.names.action(post))
    return ""


def camp(look: Onlooker, thing: Key) -> Note:
    """Return whose camp stands on a space, or what one would bring there."""
    space, names, feud = int(thing[1]), look.names, look.feud
    owner = feud.camps[space]
    where = names.site(feud.box.camp_site[space])
    if owner == VIRTUAL:
        closed = words("note-camp-closed", players=len(feud.seats))
        return Note(words("note-camp-free", site=where), (closed,))
    if owner == NOBODY:
        return Note(words("note-camp-free", site=where), (words("note-camp-text"),))
    player = names.seat(owner)
    return Note(words("note-camp-of", player=player), (words("note-camp-taken", player=player),))


def way(look: Onlooker, thing: Key) -> Note:
    """Return where a way leads and what a step costs."""
    one, other = int(thing[1]), int(thing[2])
    both = one in look.feud.box.ways[other] and other in look.feud.box.ways[one]
    key = "note-way-both" if both else "note-way-one"
    if not both and other not in look.feud.box.ways[one]:
        one, other = other, one
    ends = {"one": look.names.site(one), "other": look.names.site(other)}
    return Note(words(key, **ends), (words(f"{key}-text"),))


def door(look: Onlooker, thing: Key) -> Note:
    """Return where a road from a university leads."""
    ends = {"university": look.names.university(int(thing[1])), "site": look.names.site(int(thing[2]))}
    return Note(words("note-door", **ends), (words("note-door-text"),))


def university(look: Onlooker, thing: Key) -> Note:
    """Return whom a university space belongs to, its grant, its roads, and who is there."""
    space, names, feud = int(thing[1]), look.names, look.feud
    patron = names.patron(feud.box.patrons[space])
    roads = joined([names.site(site) for site in feud.box.doors[space]])
    teams = look.here([seat.university if seat.site == NOTHING else NOTHING for seat in feud.seats], space)
    taken = words("note-university-taken", teams=len(teams), players=names.several(teams)) if teams else ""
    closed = feud.neutral == space or any(feud.seats[seat].passed for seat in teams)
    shut = words("note-university-closed") if closed else ""
    brings = words("note-university-text", patron=patron, sites=roads)
    return Note(names.university(space), sentences(*grant_texts(look, space), brings, taken, shut))


def grant(look: Onlooker, thing: Key) -> Note:
    """Return what a grant does and who has it."""
    space = int(thing[1])
    return Note(look.names.grant(look.feud.grants[space]), grant_texts(look, space))


def grant_texts(look: Onlooker, space: int) -> tuple[str, str]:
    """Return what the grant of a space does, and who has it."""
    names, feud = look.names, look.feud
    key = feud.box.grants[feud.grants[space]]
    text = words(f"grant-{key}-text", amount=feud.box.grant_amount[key])
    holders = look.here([seat.grant for seat in feud.seats], space)
    now = words("note-grant-of", players=names.several(holders)) if holders else words("note-grant-free")
    return words("note-grant", grant=names.grant(feud.grants[space]), text=text), now


def grant_marker(look: Onlooker, thing: Key) -> Note | None:
    """Return whose grant a marker stands for."""
    space = look.feud.seats[int(thing[1])].grant
    return grant(look, ("grant", space)) if space != NOTHING else None


def verb(look: Onlooker, thing: Key) -> Note | None:
    """Return what a team action does and costs."""
    name, seat = str(thing[1]), look.seat
    if name not in ("dig", "discover", "site", "camp", "deepen", "move"):
        return None
    points = discover_cost(look.feud, look.me)
    text = words(f"note-verb-{name}", points=points, left=seat.movement_camps + seat.archive_camps)
    return Note(words(f"wars-verb-{name}"), (text,))


NOTERS: dict[str, Noter] = {
    "team": team,
    "site": site,
    "pit": site,
    "site-card": site_card,
    "bone": bone,
    "ground": ground,
    "tile": tile,
    "camp": camp,
    "way": way,
    "door": door,
    "university": university,
    "grant": grant,
    "grant-marker": grant_marker,
    "verb": verb,
}
