"""What each thing that may be chosen is called, as on a button or in a tray."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.model.bonewars.archive import times
from game.model.bonewars.box import LEVELS
from game.model.bonewars.improvements import Uncover
from game.model.bonewars.state import Feud
from game.model.bonewars.turns import UseSpecies
from game.model.turn import Choice, Decision
from game.view.bonewars.names import Names, gain
from game.view.bonewars.onlooker import capital
from game.view.text import words


def choice_text(names: Names, feud: Feud, asked: Decision, choice: Choice) -> str:
    """Return what one of the choices of a decision is called."""
    verb = str(choice[0])
    if len(choice) == 1 and verb in PLAIN:
        return PLAIN[verb](names, feud, asked.step)
    return WITH[verb](names, feud, asked.step, choice[1:])


# choices without anything more


def _use(names: Names, feud: Feud, step: Any) -> str:
    return words("wars-choice-team", points=step.points, depth=step.depth)


def _prize(names: Names, feud: Feud, step: Any) -> str:
    card = step.card if isinstance(step, UseSpecies) else step.prize
    return words("wars-choice-prize", prize=names.prize(card))


def _done(names: Names, feud: Feud, step: Any) -> str:
    key = DONE.get(type(step).__name__, "wars-choice-done")
    value = len(getattr(step, "fitting", ())) + len(getattr(step, "any_kind", ()))
    return words("wars-choice-stand-in" if value and key == "wars-choice-none" else key, value=value)


DONE = {
    "Publish": "wars-choice-archive-now",
    "Assemble": "wars-choice-assembled",
    "PayDebunk": "wars-choice-none",
}
"""What being done means in some steps."""


def _this_round(names: Names, feud: Feud, step: Any) -> str:
    return words("wars-choice-this-round", bonus=names.tile(feud.round_tile()))


def _discover(names: Names, feud: Feud, step: Any) -> str:
    return words("wars-choice-discover", card=names.species(feud.site_cards[feud.seats[step.player].site]))


def _cover_bonus(effect: str) -> Callable[[Names, Feud, Any], str]:
    def text(names: Names, feud: Feud, step: Uncover) -> str:
        figures = feud.box.figures
        return gain(effect, figures.cover_money if effect == "money" else figures.cover_reputation)

    return text


def _said(key: str) -> Callable[[Names, Feud, Any], str]:
    return lambda names, feud, step: words(key)


PLAIN: dict[str, Callable[[Names, Feud, Any], str]] = {
    "pass": _said("wars-choice-pass"),
    "end": _said("wars-choice-end"),
    "decline": _said("wars-choice-decline"),
    "bag": _said("wars-choice-bag"),
    "deck": _said("wars-choice-deck"),
    "extra": _said("wars-choice-extra-slot"),
    "deepen": _said("wars-verb-deepen"),
    "publish": _said("wars-action-publish"),
    "debunk": _said("wars-action-debunk"),
    "award": _said("wars-action-award"),
    "find": _said("wars-action-find"),
    "done": _done,
    "prize": _prize,
    "team": _use,
    "round": _this_round,
    "discover": _discover,
    "money": _cover_bonus("money"),
    "reputation": _cover_bonus("reputation"),
}


# choices that name something

With = Callable[[Names, Feud, Any, tuple[Any, ...]], str]


def _offer(names: Names, feud: Feud, step: Any, what: tuple[int]) -> str:
    bones = feud.offer_bones[feud.offer.index(what[0])]
    return words("wars-choice-offer", card=names.species(what[0]), bones=names.bones(bones))


def _profession(names: Names, feud: Feud, step: Any, what: tuple[int]) -> str:
    return capital(names.gains(feud.box.profession_gains[what[0]]))


def _university(names: Names, feud: Feud, step: Any, what: tuple[int]) -> str:
    place = {"patron": names.patron(feud.box.patrons[what[0]]), "grant": names.grant(feud.grants[what[0]])}
    return words("wars-choice-university", number=what[0] + 1, **place)


def _dig(names: Names, feud: Feud, step: Any, what: tuple[int]) -> str:
    kind = feud.site_bones[feud.seats[step.player].site * LEVELS + what[0]]
    return words("wars-choice-dig", bone=names.bone(kind), level=names.level(what[0]))


def _site(names: Names, feud: Feud, step: Any, what: tuple[int]) -> str:
    errand = names.errand(feud.box.errands[feud.site_actions[what[0]]])
    return words("wars-choice-site", site=names.site(what[0]), errand=errand)


def _debunk(names: Names, feud: Feud, step: Any, what: tuple[int, int]) -> str:
    bones = names.bones((what[1],) * min(what[0], feud.seats[step.player].bones[what[1]]))
    return words("wars-choice-debunk", value=what[0], bones=bones)


def _both(names: Names, feud: Feud, player: int, own: int, other: int) -> str:
    patron = feud.seats[player].patron
    if own and other:
        who = {"patron": names.patron(patron), "rival": names.patron(1 - patron)}
        return words("wars-choice-loyalty-both", own=own, other=other, **who)
    return words("wars-choice-loyalty", amount=own or other, patron=names.patron(1 - patron if other else patron))


def _loyalty(names: Names, feud: Feud, step: Any, what: tuple[int, int, int, int]) -> str:
    own, other, used, given_up = what
    text = _both(names, feud, step.player, own, other)
    if used:
        text = words("wars-choice-with-card", text=text)
    return words("wars-choice-for-bonus", text=text) if given_up else text


def _award(names: Names, feud: Feud, step: Any, what: tuple[int, int]) -> str:
    space = feud.box.award_spaces[feud.awards[what[0]]][what[1]]
    return words("wars-choice-award", needs=names.needs(space.needs), loyalty=space.loyalty)


def _tile(names: Names, feud: Feud, step: Any, what: tuple[int]) -> str:
    bonus = names.tile(feud.columns[what[0] % len(feud.columns)])
    return words("wars-choice-tile", icon=capital(names.icon(feud.finds[what[0]])), bonus=bonus)


def _column(names: Names, feud: Feud, step: Any, what: tuple[int]) -> str:
    bonus = names.tile(feud.columns[what[0]])
    return words("wars-choice-column", column=capital(names.column(what[0])), bonus=bonus)


def _round(names: Names, feud: Feud, step: Any, what: tuple[int]) -> str:
    return words("wars-choice-round", round=what[0] + 1, bonus=names.tile(feud.rounds[what[0]]))


def _reclassify(names: Names, feud: Feud, step: Any, what: tuple[int, int]) -> str:
    card, envelope = what
    count = len(feud.seats[step.player].archive[envelope]) + 1
    gains = times(feud.box.envelopes[envelope], count if feud.has_grant(step.player, "curator") else 1)
    place = {"card": names.species(card), "envelope": names.envelope(envelope)}
    return words("wars-choice-reclassify", gains=names.gains(gains), **place)


def _envelope(names: Names, feud: Feud, step: Any, what: tuple[int]) -> str:
    held = feud.seats[step.player].archive[what[0]]
    gains = names.gains(times(feud.box.envelopes[what[0]], len(held) + 1))
    return words("wars-choice-envelope", envelope=capital(names.envelope(what[0])), gains=gains)


def _of(key: str, name: Callable[[Names, int], str], value: str) -> With:
    """Return what tells a choice of one thing by its name."""
    return lambda names, feud, step, what: words(key, **{value: name(names, what[0])})


def _named(name: Callable[[Names, int], str]) -> With:
    return lambda names, feud, step, what: capital(name(names, what[0]))


WITH: dict[str, With] = {
    "offer": _offer,
    "career": _profession,
    "profession": _profession,
    "university": _university,
    "team": _named(Names.team_card),
    "species": _named(Names.species),
    "paleontologist": _named(Names.paleontologist),
    "specialist": _named(Names.specialist),
    "move": _named(Names.site),
    "publish": _named(Names.species),
    "find": _named(Names.species),
    "discard": _named(Names.species),
    "keep": _named(Names.species),
    "shown": _named(Names.paleontologist),
    "bone": _named(Names.bone),
    "rare": _named(Names.bone),
    "wild": lambda names, feud, step, what: words("wars-choice-wild", bone=capital(names.bone(what[0]))),
    "return": _of("wars-choice-return", Names.bone, "bone"),
    "hire": _of("wars-choice-hire", Names.specialist, "specialist"),
    "dig": _dig,
    "site": _site,
    "camp": lambda names, feud, step, what: words(f"wars-choice-camp-{what[0]}"),
    "envelope": _envelope,
    "debunk": _debunk,
    "loyalty": _loyalty,
    "split": lambda names, feud, step, what: _both(names, feud, step.player, what[0], what[1]),
    "award": _award,
    "tile": _tile,
    "emptied": _column,
    "column": _column,
    "round": _round,
    "take": lambda names, feud, step, what: capital(gain(what[0], what[1])),
    "reclassify": _reclassify,
    "swap": lambda names, feud, step, what: words(
        "wars-choice-swap", given=capital(names.bone(what[0])), taken=names.bone(what[1])
    ),
    "exchange": lambda names, feud, step, what: words(
        "wars-choice-exchange", basic=names.team_card(what[0]), advanced=names.team_card(what[1])
    ),
    "cover": lambda names, feud, step, what: words("wars-choice-cover-slot", slot=what[0] + 1),
    "endgame": lambda names, feud, step, what: words(
        "wars-choice-endgame", loyalty=feud.box.rows.endgame[what[0]].loyalty
    ),
}
"""What tells each kind of choice that names something."""
