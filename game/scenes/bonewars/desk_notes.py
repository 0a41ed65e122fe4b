"""What is said of the turn bar and of what lies on the desk and in the tray, which only a table knows."""

from __future__ import annotations

from collections.abc import Callable

from game.model.bonewars.box import ACTIONS, PAPERS
from game.model.bonewars.team import discover_cost
from game.scenes.bonewars.desk import ladder_gains
from game.scenes.bonewars.gathering import skeleton
from game.scenes.bonewars.parts import Thing
from game.scenes.bonewars.places import Places
from game.scenes.bonewars.rewards import tray_now
from game.scenes.bonewars.steps import action_in_work
from game.scenes.bonewars.verbs import STEPS
from game.view.bonewars.notes import note, reward_note
from game.view.bonewars.onlooker import Note, Onlooker, capital, effect_texts, sentences
from game.view.text import dashed, words

AtTable = Callable[[Places, Onlooker, Thing], Note | None]


def reward(places: Places, look: Onlooker, thing: Thing) -> Note | None:
    """Return what is said of a reward of the tray."""
    tray, number = tray_now(places), int(thing[1])
    if tray is None or number >= len(tray.tokens):
        return None
    token = tray.tokens[number]
    return reward_note(look, token.effect, token.amount)


# the ribbon and the turn bar


def prompt(places: Places, look: Onlooker, thing: Thing) -> Note | None:
    """Return the rule behind what a person is asked."""
    asked = places.sight.asked
    if asked is None:
        return None
    return Note("", (words(f"note-ask-{dashed(type(asked.step).__name__)}"),))


def points(places: Places, look: Onlooker, thing: Thing) -> Note | None:
    """Return what action points are for."""
    party = places.sight.party
    if party is None:
        return None
    text = words("note-points-text", discover=discover_cost(look.feud, look.me))
    return Note(words("note-points", points=party.points), (text,))


def depth(places: Places, look: Onlooker, thing: Thing) -> Note | None:
    """Return how deep a team digs."""
    party = places.sight.party
    if party is None:
        return None
    return Note(words("note-depth", depth=party.depth), (words("note-depth-text", depth=party.depth),))


def free(places: Places, look: Onlooker, thing: Thing) -> Note | None:
    """Return how many free moves are left, and what more would cost."""
    party = places.sight.party
    return Note(words("note-free", count=party.free), (words("note-free-text"),)) if party is not None else None


def step(places: Places, look: Onlooker, thing: Thing) -> Note | None:
    """Return what is done in a step of an action."""
    action = ACTIONS[action_in_work(look.feud)]
    key = STEPS[action][int(thing[1])]
    figures = look.feud.box.figures
    two, three, four = figures.debunk_loyalty if action == "debunk" else figures.paper_loyalty
    return Note(words(f"wars-step-{key}"), (words(f"note-step-{key}", two=two, three=three, four=four),))


# the desk


def part(places: Places, look: Onlooker, thing: Thing) -> Note:
    """Return which bone a part of a skeleton takes, and what has been paid for it."""
    row, category = places.sight.rows[int(thing[1])], int(thing[2])
    asks = words("note-part-text", card=look.names.species(row.card), bone=look.names.skeleton(row.card, category))
    paid = skeleton(row.kinds).get(category)
    held = sum(look.seat.bones[kind] for kind in look.feud.box.fits[row.card][category])
    done = words("note-part-paid", bone=look.names.bone(paid)) if paid is not None else ""
    return Note(capital(look.names.part(category)), (asks, done or words("note-part-open", count=held)))


def row_paper(places: Places, look: Onlooker, thing: Thing) -> Note:
    """Return what paper a skeleton becomes."""
    value = len(places.sight.rows[int(thing[1])].kinds)
    if value < PAPERS[0]:
        return Note(words("note-row-paper"), (words("note-row-paper-none"),))
    loyalty = look.feud.box.figures.paper_loyalty[value - PAPERS[0]]
    text = words("note-row-paper-text", patron=look.patron, loyalty=loyalty)
    return Note(words("note-paper", value=value), (text,))


def row_envelope(places: Places, look: Onlooker, thing: Thing) -> Note | None:
    """Return what the envelope gives into which a card goes."""
    return note(look, ("envelope", look.feud.box.icon[places.sight.rows[int(thing[1])].card]))


def ladder(places: Places, look: Onlooker, thing: Thing) -> Note:
    """Return what a paper of so many bones would pay."""
    count = int(thing[1]) + PAPERS[0]
    gains = ladder_gains(places.sight, places.sight.rows[-1], count)
    return Note(words("wars-ladder", count=count), effect_texts(look, gains))


def find_card(places: Places, look: Onlooker, thing: Thing) -> Note | None:
    """Return what stands on a card of the hand that is listed while a minor find is made."""
    cards = look.seat.species
    return note(look, ("species", cards[int(thing[1])])) if int(thing[1]) < len(cards) else None


def debunk_set(places: Places, look: Onlooker, thing: Thing) -> Note:
    """Return what a set of bones does to a paper, and how many of the bones there are."""
    value, kind = int(thing[1]), int(thing[2])
    sides = {"patron": look.patron, "rival": look.names.patron(1 - look.seat.patron)}
    loyalty = look.feud.box.figures.debunk_loyalty[value - PAPERS[0]]
    text = words("note-set-text", value=value, loyalty=loyalty, **sides)
    papers = look.feud.papers[1 - look.seat.patron].count(value)
    now = words("note-set-now", count=look.seat.bones[kind], papers=papers, value=value)
    return Note(words("note-set", value=value, bone=look.names.bone(kind)), sentences(text, now))


AT_TABLE: dict[str, AtTable] = {
    "reward": reward,
    "prompt": prompt,
    "points": points,
    "depth": depth,
    "free": free,
    "step": step,
    "part": part,
    "row-paper": row_paper,
    "row-envelope": row_envelope,
    "ladder": ladder,
    "find-card": find_card,
    "set": debunk_set,
}
"""What tells of each kind of thing that only a table knows."""
