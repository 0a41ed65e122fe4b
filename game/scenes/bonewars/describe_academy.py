"""What is said of the academy: actions, shelves, tracks, awards, finds, rare bones, professions."""

from __future__ import annotations

from collections.abc import Callable

from game.model.bonewars.archive import counted, lack
from game.model.bonewars.awards import tiles_of
from game.model.bonewars.box import ACTIONS, ENVELOPES, ICONS, KINDS, NOTHING, PATRONS
from game.model.bonewars.shelves import credibility, spots
from game.scenes.bonewars.chances import chance_text, fitting_finds
from game.scenes.bonewars.describe_cards import gains_text
from game.scenes.bonewars.parts import Thing
from game.scenes.bonewars.places import Places
from game.view.bonewars.looks import bone_look, find_look, paper_look
from game.view.text import words
from game.view.zoom import View


def action(places: Places, thing: Thing) -> View:
    """Return a paleontologist action: what it does, and what it promises now."""
    number = int(thing[1])
    key = ACTIONS[number]
    feud, viewer = places.sight.feud, places.sight.viewer
    view = View(words(f"wars-action-{key}"), texts=[words(f"wars-about-action-{key}")])
    view.texts.append(words("wars-about-now", text=chance_text(feud, viewer, number)))
    here = [places.sight.name(seat) for seat, mat in enumerate(feud.seats) if mat.post == number]
    if here:
        view.texts.append(words("wars-about-posts", players=", ".join(here)))
    return view


def shelf(places: Places, thing: Thing) -> View:
    """Return a patron's credibility, the papers until the next step, and what it is worth to everybody."""
    feud, patron = places.sight.feud, int(thing[1])
    believed, papers = credibility(feud, patron), len(feud.papers[patron])
    view = View(words(f"wars-patron-{PATRONS[patron]}"), texts=[words("wars-about-credibility", count=believed)])
    if believed < feud.box.figures.shelves:
        missing = spots(feud) - papers % spots(feud)
        view.texts.append(words("wars-about-next-shelf", count=missing))
    track = feud.box.figures.track
    for seat, mat in enumerate(feud.seats):
        value = track[mat.loyalty[patron]]
        view.rows.append((places.sight.name(seat), f"×{value} × {believed} = {value * believed}"))
    return view


def track(places: Places, thing: Thing) -> View:
    """Return how a loyalty track works, and where everybody stands on it."""
    feud, patron = places.sight.feud, int(thing[-1])
    figures = feud.box.figures
    view = View(words("wars-loyalty-to", patron=words(f"wars-patron-{PATRONS[patron]}")))
    view.texts = [words("wars-about-track", top=figures.track[-1])]
    for seat, mat in enumerate(feud.seats):
        space = mat.loyalty[patron]
        value = figures.track[space]
        following = next((number for number, other in enumerate(figures.track) if other > value), None)
        note = "" if following is None else words("wars-about-steps", count=following - space, value=value + 1)
        view.rows.append((f"{places.sight.name(seat)}  {note}", f"×{value}"))
    return view


def paper(places: Places, thing: Thing) -> View:
    """Return a paper: its value, and what debunks it."""
    feud, patron, place = places.sight.feud, int(thing[1]), int(thing[2])
    value = feud.papers[patron][place]
    text = words("wars-about-paper", value=value, loyalty=feud.box.figures.debunk_loyalty[value - 2])
    name = words("wars-paper-of", patron=words(f"wars-patron-{PATRONS[patron]}"))
    return View(name, paper_look(patron, value, (72, 88)), [text])


def award(places: Places, thing: Thing) -> View:
    """Return a row of an award: what it needs, what is lacking, who holds it."""
    feud, viewer, tile, place = places.sight.feud, places.sight.viewer, int(thing[1]), int(thing[2])
    row = feud.box.award_spaces[feud.awards[tile]][place]
    view = View(words("wars-award", letter="ABC"[tile], loyalty=row.loyalty))
    view.texts = [words("wars-about-award", needs=", ".join(need(symbol, number) for symbol, number in row.needs))]
    view.rows = [(symbol_word(symbol), f"{counted(feud, viewer, symbol)}/{number}") for symbol, number in row.needs]
    if tile in tiles_of(feud, viewer):
        view.refusal = words("wars-refuse-award-yours")
    elif missing := lack(feud, viewer, row):
        view.refusal = words("wars-refuse-award-lacks", count=missing)
    return view


def award_tile(places: Places, thing: Thing) -> View:
    """Return what an award tile counts."""
    feud, tile = places.sight.feud, int(thing[1])
    view = View(words("wars-award-tile", letter="ABC"[tile]), texts=[words(f"wars-about-award-{'abc'[tile]}")])
    symbols = [symbol for symbol, _ in feud.box.award_spaces[feud.awards[tile]][0].needs]
    view.rows = [(symbol_word(symbol), str(counted(feud, places.sight.viewer, symbol))) for symbol in symbols]
    return view


def claim(places: Places, thing: Thing) -> View:
    """Return the award space under a marker."""
    return award(places, ("award", thing[1], thing[2]))


def need(symbol: str, number: int) -> str:
    """Return what an award asks for, in words."""
    return f"{number} {symbol_word(symbol)}"


def symbol_word(symbol: str) -> str:
    """Return the word of what an award counts."""
    if symbol in ENVELOPES:
        return words("wars-row-envelope", letter=symbol)
    if symbol in (*PATRONS, "leidy"):
        return words(f"wars-discoverer-{symbol}")
    return words(f"wars-animal-{symbol}")


def find(places: Places, thing: Thing) -> View:
    """Return a minor find tile: its column's bonus, and whether a card of the hand fits."""
    feud, place = places.sight.feud, int(thing[1])
    tile = feud.columns[place % len(feud.columns)]
    bonus = words("wars-about-find-bonus", bonus=gains_text(feud.box.tiles[tile]))
    icon = feud.finds[place]
    if icon == NOTHING:
        return View(words("wars-find-gone"), texts=[bonus])
    view = View(words(f"wars-icon-{ICONS[icon]}"), find_look(icon, 84), [words("wars-about-find"), bonus])
    if place not in fitting_finds(feud, places.sight.viewer):
        view.refusal = words("wars-refuse-no-card-fits")
    return view


def column(places: Places, thing: Thing) -> View:
    """Return the bonus of a column of minor finds."""
    feud, number = places.sight.feud, int(thing[1])
    return View(words("wars-column"), texts=[gains_text(feud.box.tiles[feud.columns[number]])])


def scholars(places: Places, thing: Thing) -> View:
    """Return how many paleontologist cards are left."""
    feud = places.sight.feud
    text = words("wars-about-scholars", deck=len(feud.paleontologist_deck), out=len(feud.paleontologist_out))
    return View(words("wars-scholars"), texts=[text])


def rare(places: Places, thing: Thing) -> View:
    """Return a kind of rare bone: how many, and how many are in the bag."""
    feud, kind = places.sight.feud, int(thing[1])
    text = words("wars-about-rare", count=feud.display[kind])
    return View(words(f"wars-bone-{KINDS[kind]}"), bone_look(kind, 120), [text])


def bag(places: Places, thing: Thing) -> View:
    """Return what is in the bag, kind by kind."""
    feud = places.sight.feud
    view = View(words("wars-bag"), texts=[words("wars-about-bag", count=sum(feud.bag))])
    view.rows = [(words(f"wars-bone-{key}"), str(feud.bag[kind])) for kind, key in enumerate(KINDS)]
    return view


def profession(places: Places, thing: Thing) -> View:
    """Return a space of the profession track with all its bonuses."""
    feud, space = places.sight.feud, int(thing[1])
    columns = feud.box.columns
    view = View(words("wars-about-career", row=space // columns + 1, column=space % columns + 1))
    view.texts = [gains_text(feud.box.profession_gains[space]), words("wars-about-profession")]
    here = [places.sight.name(seat) for seat, mat in enumerate(feud.seats) if mat.profession == space]
    if here:
        view.texts.append(words("wars-about-taken", player=here[0]))
    return view


def endgame(places: Places, thing: Thing) -> View:
    """Return a space of the endgame tile."""
    row = places.sight.feud.box.rows.endgame[int(thing[1])]
    return View(words("wars-endgame"), texts=[words("wars-about-endgame", loyalty=row.loyalty)])


ACADEMY: dict[str, Callable[[Places, Thing], View | None]] = {
    "action": action,
    "patron": shelf,
    "shelf": shelf,
    "worth": shelf,
    "track": track,
    "loyalty": track,
    "paper": paper,
    "award": award,
    "award-tile": award_tile,
    "claim": claim,
    "find": find,
    "column": column,
    "scholars": scholars,
    "rare": rare,
    "bag": bag,
    "profession": profession,
    "endgame": endgame,
}
"""How the academy is described."""
