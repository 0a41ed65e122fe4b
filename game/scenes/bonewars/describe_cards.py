"""What is said of cards: the whole card large, and everything on it in words."""

from __future__ import annotations

from collections.abc import Callable

from game.model.bonewars import archive
from game.model.bonewars.box import CATEGORIES, ENVELOPES, Gains
from game.model.bonewars.publish import can_assemble, wilds
from game.scenes.bonewars.parts import Thing
from game.scenes.bonewars.places import Places
from game.view.bonewars.cards import scholar_look, species_look, team_look
from game.view.text import words
from game.view.zoom import View

ZOOM = 2.4


def gains_text(gains: Gains) -> str:
    """Return what a bonus gives, in full sentences."""
    return " ".join(words(f"wars-effect-{effect}-text", amount=amount) for effect, amount in gains)


def species(places: Places, thing: Thing) -> View:
    """Return a species: full name, what its skeleton takes, its prize, its envelope with the bonus it would pay."""
    feud, viewer, card = places.sight.feud, places.sight.viewer, int(thing[1])
    row = feud.box.species[card]
    origin = words(
        "wars-about-origin",
        name=row.full_name,
        discoverer=words(f"wars-discoverer-{row.discoverer}"),
        year=str(row.year),
    )
    view = View(look=species_look(feud.box, card, ZOOM), texts=[origin])
    view.texts.append(words("wars-about-skeleton", skull=kind_word(row.skull, 2), limb=kind_word(row.limb, 3)))
    view.texts.append(words("wars-about-prize", prize=gains_text(feud.box.prizes[card])))
    if card in feud.seats[viewer].species:
        view.texts.append(hand_text(places, card))
    return view


def kind_word(key: str, category: int) -> str:
    """Return the words for the bone of a category that a skeleton asks for."""
    if key == "any":
        return words("wars-any-part", part=words(f"wars-part-{CATEGORIES[category]}"))
    return words(f"wars-bone-{key}")


def hand_text(places: Places, card: int) -> str:
    """Return what a species card of the hand could do now: be built or not, and what its envelope would pay."""
    feud, viewer = places.sight.feud, places.sight.viewer
    icon = feud.box.icon[card]
    held, limit = len(feud.seats[viewer].archive[icon]), feud.limit(viewer)
    letter = ENVELOPES[icon]
    if held >= limit:
        return words("wars-about-envelope-full", letter=letter, limit=limit)
    pays = gains_text(archive.times(feud.box.envelopes[icon], held + 1))
    buildable = can_assemble(feud, feud.seats[viewer].bones, card, wilds(feud, viewer, "restorer", ""))
    key = "wars-about-buildable" if buildable else "wars-about-not-buildable"
    return words(key, letter=letter, pays=pays)


def team_card(places: Places, thing: Thing) -> View:
    """Return a team card: price, points, depth, and whether a specialist fits."""
    feud, card = places.sight.feud, int(thing[1])
    row = feud.box.team_cards[card]
    text = words("wars-about-team-card", cost=row.cost, points=row.points, depth=row.depth)
    view = View(look=team_look(feud.box, card, ZOOM), texts=[text])
    if row.torn:
        view.texts.append(words("wars-specialist-torn"))
    if row.people == 3:
        view.texts.append(words("wars-about-basic"))
    return view


def scholar(places: Places, thing: Thing) -> View:
    """Return a paleontologist card: who he was, and what his bonus is for."""
    feud, card = places.sight.feud, int(thing[1])
    row = feud.box.paleontologists[card]
    life = words("wars-about-life", name=row.name, born=str(row.born), died=str(row.died))
    bonus = words(
        "wars-about-scholar", action=words(f"wars-action-{row.action}"), bonus=words(f"wars-notion-{row.bonus}-text")
    )
    return View(look=scholar_look(feud.box, card, ZOOM), texts=[life, bonus])


def solo_back(places: Places, thing: Thing) -> View:
    """Return what the back of Theodore's next card decides."""
    card = places.sight.feud.box.solo_cards[places.sight.solo.following]
    key = "wars-about-back-team" if card.back == "team" else "wars-about-back-paleontologist"
    view = View(words("wars-next-back"), texts=[words(key, points=card.points, depth=card.depth)])
    if card.take_back:
        view.texts.append(words("wars-about-back-take-back"))
    if card.rival_loyalty:
        view.texts.append(words("wars-about-back-loyalty", loyalty=card.rival_loyalty))
    return view


def loop_step(places: Places, thing: Thing) -> View:
    """Return what a step of Theodore's card does."""
    row = places.sight.feud.box.solo_cards[places.sight.solo.current]
    half, number = int(thing[1]), int(thing[2])
    if half == 0:
        return View(words(f"wars-action-{row.actions[number]}"), texts=[words("wars-about-solo-action")])
    step = row.team[number]
    plain = "move" if step.startswith("move") else step
    return View(words(f"wars-solo-{step}"), texts=[words(f"wars-about-solo-{plain}")])


CARDS: dict[str, Callable[[Places, Thing], View | None]] = {
    "species": species,
    "team-card": team_card,
    "scholar": scholar,
    "solo-back": solo_back,
    "loop": loop_step,
}
"""How cards are described."""
