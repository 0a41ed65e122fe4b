"""What is said of the map, the universities, the bar and the other players."""

from __future__ import annotations

from collections.abc import Callable

from game.model.bonewars.box import KINDS, LEVELS, NOTHING, PATRONS
from game.model.bonewars.state import NOBODY, VIRTUAL
from game.model.bonewars.team import discover_cost
from game.scenes.bonewars.describe_cards import gains_text
from game.scenes.bonewars.parts import Thing
from game.scenes.bonewars.places import Places
from game.scenes.bonewars.scoring import scores
from game.scenes.bonewars.unfolded import unfolded_look
from game.view.bonewars.looks import bone_look
from game.view.text import words
from game.view.zoom import View


def site_name(places: Places, site: int) -> str:
    """Return the name of a site."""
    return words(f"wars-site-{places.sight.feud.box.rows.sites[site].key}")


def site(places: Places, thing: Thing) -> View:
    """Return a site: where its ways lead, who is there."""
    feud, here = places.sight.feud, int(thing[1])
    ways = ", ".join(site_name(places, there) for there in feud.box.ways[here])
    view = View(site_name(places, here), texts=[words("wars-about-ways", sites=ways)])
    teams = [places.sight.name(seat) for seat, mat in enumerate(feud.seats) if mat.site == here]
    if teams:
        view.texts.append(words("wars-about-teams", players=", ".join(teams)))
    return view


def bone(places: Places, thing: Thing) -> View:
    """Return a bone in its pit, or the place where one was dug."""
    feud, here, level = places.sight.feud, int(thing[1]), int(thing[2])
    kind = feud.site_bones[here * LEVELS + level]
    if kind == NOTHING:
        return View(words("wars-about-dug"), texts=[words("wars-about-dug-text", level=level + 1)])
    text = words("wars-about-bone", level=level + 1, site=site_name(places, here))
    return View(words(f"wars-bone-{KINDS[kind]}"), bone_look(kind, 120), [text])


def ground(places: Places, thing: Thing) -> View:
    """Return what digging deeper does."""
    return View(words("wars-verb-deepen"), texts=[words("wars-about-deepen")])


def site_card(places: Places, thing: Thing) -> View:
    """Return why a site has no species card."""
    return View(site_name(places, int(thing[1])), texts=[words("wars-about-no-card")])


def tile(places: Places, thing: Thing) -> View:
    """Return a dig site action."""
    feud = places.sight.feud
    key = feud.box.errands[feud.site_actions[int(thing[1])]]
    return View(words(f"wars-errand-{key}"), texts=[words(f"wars-errand-{key}-text"), words("wars-about-tile")])


def camp(places: Places, thing: Thing) -> View:
    """Return a camp space and whose camp stands there."""
    feud = places.sight.feud
    owner = feud.camps[int(thing[1])]
    title = words("wars-camp-space")
    if owner == VIRTUAL:
        return View(title, texts=[words("wars-about-camp-closed")])
    if owner == NOBODY:
        return View(title, texts=[words("wars-about-camp-free")])
    return View(words("wars-camp-of", player=places.sight.name(owner)), texts=[words("wars-about-camp")])


def way(places: Places, thing: Thing) -> View:
    """Return where an arrow leads."""
    here, there = int(thing[1]), int(thing[2])
    both = here in places.sight.feud.box.ways[there]
    key = "wars-about-way-both" if both else "wars-about-way"
    return View(
        words("wars-verb-move"), texts=[words(key, here=site_name(places, here), there=site_name(places, there))]
    )


def university(places: Places, thing: Thing) -> View:
    """Return a university: its grant in full, where its roads lead, whose it is."""
    feud, number = places.sight.feud, int(thing[1])
    key = feud.box.grants[feud.grants[number]]
    patron = words(f"wars-patron-{PATRONS[feud.box.patrons[number]]}")
    sites = ", ".join(site_name(places, there) for there in feud.box.doors[number])
    texts = [words(f"wars-grant-{key}-text"), words("wars-about-university", patron=patron, sites=sites)]
    owners = [places.sight.name(seat) for seat, mat in enumerate(feud.seats) if mat.grant == number]
    if owners:
        texts.append(words("wars-about-grant-owner", players=", ".join(owners)))
    return View(words(f"wars-grant-{key}"), texts=texts)


def round_bonus(places: Places, thing: Thing) -> View:
    """Return a space of the round track: its years, its bonus, and whether it is in force."""
    feud, number = places.sight.feud, int(thing[1])
    title = words(
        "wars-about-round", numeral=words("wars-rounds").split()[number], years=feud.box.figures.round_years[number]
    )
    view = View(title, texts=[gains_text(feud.box.tiles[feud.rounds[number]])])
    view.texts.append(words("wars-about-round-now" if number == feud.round - 1 else "wars-about-round-other"))
    return view


def midgame(places: Places, thing: Thing) -> View:
    """Return when the shelves are scored."""
    return View(words("wars-about-midgame-title"), texts=[words("wars-about-midgame")], rows=scores(places))


def verb(places: Places, thing: Thing) -> View:
    """Return what a team action does."""
    name = str(thing[1])
    cost = discover_cost(places.sight.feud, places.sight.viewer) if name == "discover" else 1
    return View(words(f"wars-verb-{name}"), texts=[words(f"wars-about-verb-{name}", points=cost)])


def strip(places: Places, thing: Thing) -> View:
    """Return another player's mat, unfolded."""
    return View(look=unfolded_look(places.sight, int(thing[1])))


MAP: dict[str, Callable[[Places, Thing], View | None]] = {
    "site": site,
    "pit": site,
    "bone": bone,
    "ground": ground,
    "site-card": site_card,
    "tile": tile,
    "camp": camp,
    "way": way,
    "university": university,
    "grant": university,
    "round": round_bonus,
    "midgame": midgame,
    "verb": verb,
    "strip": strip,
}
"""How the map, the bar and the strips are described."""
