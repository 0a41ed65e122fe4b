"""What is said of the mat in front: money, reputation, locket, crates, envelopes, camps, slots, buttons."""

from __future__ import annotations

from collections.abc import Callable

from game.model.bonewars import archive
from game.model.bonewars.box import ENVELOPES, ICONS, KINDS, NO_ICON, PATRONS
from game.model.bonewars.state import NOBODY, READY, RESERVE
from game.scenes.bonewars.chances import worth
from game.scenes.bonewars.describe_cards import gains_text
from game.scenes.bonewars.parts import Thing
from game.scenes.bonewars.places import Places
from game.scenes.bonewars.rewards import tray_now
from game.scenes.bonewars.scoring import scores
from game.scenes.bonewars.standing_mat import KEYS, card_look
from game.view.bonewars.looks import bone_look
from game.view.text import words
from game.view.zoom import View


def money(places: Places, thing: Thing) -> View:
    """Return the money of the player in front."""
    mat = places.sight.feud.seats[places.sight.viewer]
    return View(f"${mat.money}", texts=[words("wars-about-money")])


def reputation(places: Places, thing: Thing) -> View:
    """Return the points now and what a scoring would add."""
    feud, viewer = places.sight.feud, places.sight.viewer
    text = words("wars-about-reputation", points=feud.seats[viewer].reputation, gain=worth(feud, viewer))
    view = View(words("wars-effect-reputation", amount=feud.seats[viewer].reputation), texts=[text])
    view.rows = scores(places)
    return view


def locket(places: Places, thing: Thing) -> View:
    """Return the patron in the locket."""
    patron = places.sight.feud.seats[places.sight.viewer].patron
    if patron == NOBODY:
        return View(words("wars-patron-none"), texts=[words("wars-about-no-patron")])
    name = words(f"wars-patron-{PATRONS[patron]}")
    return View(
        name, texts=[words("wars-about-locket", patron=name, rival=words(f"wars-patron-{PATRONS[1 - patron]}"))]
    )


def specialist(places: Places, thing: Thing) -> View:
    """Return a specialist: his bonus, and whether he is free."""
    feud, number = places.sight.feud, int(thing[1])
    where = feud.seats[places.sight.viewer].specialists[number]
    key = feud.box.rows.specialists[number].key
    state = {RESERVE: "reserve", READY: "ready"}.get(where, "used")
    texts = [gains_text(feud.box.specialists[number]), words(f"wars-about-specialist-{state}")]
    return View(words(f"wars-specialist-{key}"), texts=texts)


def award_markers(places: Places, thing: Thing) -> View:
    """Return what award markers are for."""
    return View(words("wars-award-markers"), texts=[words("wars-about-award-markers")])


def crate(places: Places, thing: Thing) -> View:
    """Return a bone in a crate, or an empty crate."""
    feud, viewer, number = places.sight.feud, places.sight.viewer, int(thing[1])
    kinds = [kind for kind, count in enumerate(feud.seats[viewer].bones) for _ in range(count)]
    if number >= len(kinds):
        return View(words("wars-crate"), texts=[words("wars-about-crate", open=feud.crates(viewer))])
    kind = kinds[number]
    wanted = [
        feud.box.species[card].name
        for card in feud.seats[viewer].species
        if any(kind in fits for fits in feud.box.fits[card])
    ]
    view = View(words(f"wars-bone-{KINDS[kind]}"), bone_look(kind, 120))
    if wanted and places.sight.open_hand:
        view.texts = [words("wars-about-fits", cards=", ".join(wanted))]
    return view


def cover(places: Places, thing: Thing) -> View:
    """Return what removing a cover tile brings."""
    return View(words("wars-cover"), texts=[words("wars-effect-cover-text")])


def envelope(places: Places, thing: Thing) -> View:
    """Return an envelope: its bonus, the cards in it, what the next card would pay."""
    feud, viewer, number = places.sight.feud, places.sight.viewer, int(thing[1])
    cards = feud.seats[viewer].archive[number]
    title = words("wars-envelope-title", letter=ENVELOPES[number], icon=words(f"wars-icon-{ICONS[number]}"))
    view = View(title, texts=[words("wars-about-envelope", bonus=gains_text(feud.box.envelopes[number]))])
    if len(cards) < feud.limit(viewer):
        pays = gains_text(archive.times(feud.box.envelopes[number], len(cards) + 1))
        view.texts.append(words("wars-about-envelope-next", pays=pays))
    else:
        view.texts.append(words("wars-about-envelope-full", letter=ENVELOPES[number], limit=feud.limit(viewer)))
    view.rows = [(feud.box.species[card].name, words(f"wars-animal-{feud.box.species[card].animal}")) for card in cards]
    return view


def camps(places: Places, thing: Thing) -> View:
    """Return what the camps on the board still hide."""
    feud, viewer = places.sight.feud, places.sight.viewer
    movement = thing[1] == "movement"
    number = feud.free_moves(viewer) if movement else feud.limit(viewer)
    key = "moves" if movement else "archive"
    return View(words(f"wars-{key}"), texts=[words(f"wars-about-camps-{key}", count=number)])


def slot(places: Places, thing: Thing) -> View:
    """Return a slot: price, find, points and depth, and the card in it."""
    feud, viewer, number = places.sight.feud, places.sight.viewer, int(thing[1])
    mat = feud.seats[viewer]
    row = feud.box.slots[mat.slots[number]]
    view = View(words("wars-slot", number=number + 1))
    view.texts = [words("wars-about-slot", cost=row.cost, points=row.points, depth=row.depth)]
    icon = feud.box.slot_icon[mat.slots[number]]
    if icon < NO_ICON - 1:
        view.texts.append(words("wars-about-slot-icon", icon=words(f"wars-icon-{ICONS[icon]}")))
    if number < len(mat.laid) and mat.laid[number][0] in KEYS and mat.laid[number][0] != "solo":
        view.look = card_look(places, *mat.laid[number], 2.2)
    return view


def button(places: Places, thing: Thing) -> View:
    """Return what a button does."""
    return View(texts=[words(f"wars-about-button-{thing[1]}")])


def reward(places: Places, thing: Thing) -> View | None:
    """Return a reward of the tray in a sentence."""
    tray = tray_now(places)
    number = int(thing[1])
    if tray is None or number >= len(tray.tokens):
        return None
    token = tray.tokens[number]
    texts = [words(f"wars-effect-{token.effect}-text", amount=token.amount)]
    if token.effect == "round":
        feud = places.sight.feud
        texts.append(gains_text(feud.box.tiles[feud.round_tile()]))
    return View(words(f"wars-effect-{token.effect}", amount=token.amount), texts=texts)


MAT: dict[str, Callable[[Places, Thing], View | None]] = {
    "money": money,
    "reputation": reputation,
    "locket": locket,
    "specialist": specialist,
    "award-markers": award_markers,
    "crate": crate,
    "cover": cover,
    "envelope": envelope,
    "camps": camps,
    "own-camp": camps,
    "slot": slot,
    "button": button,
    "reward": reward,
}
"""How the mat is described."""
