"""The rewards that wait, as tokens with their sources, and what the open one asks."""

from __future__ import annotations

from collections.abc import Sequence

from game.model.bonewars.bonuses import Reward, SplitLoyalty
from game.model.bonewars.box import ENVELOPES
from game.model.bonewars.debunk import DebunkLoyalty
from game.model.bonewars.finds import TakeFind
from game.model.bonewars.improvements import Uncover, Upgrade
from game.model.bonewars.state import Feud
from game.model.turn import Choice, Decision
from game.scenes.bonewars.answers import loose_of
from game.scenes.bonewars.layout import PUBLISH as PUBLISH_FOCUS
from game.scenes.bonewars.places import Places
from game.scenes.bonewars.sight import Row, Sight
from game.scenes.bonewars.steps import rewards_in_work
from game.scenes.bonewars.tray import Answer, Token, Tray
from game.view.bonewars.choices import choice_text
from game.view.bonewars.signs import action_glyph, effect_glyph, verb_glyph
from game.view.text import words

IN_TRAY = (Uncover, Upgrade, SplitLoyalty, DebunkLoyalty, TakeFind)
"""Steps whose answers lie nowhere on the board."""


def tray_now(places: Places) -> Tray | None:
    """Return what lies in the reward tray, None when there is nothing to take and nothing to answer."""
    sight = places.sight
    answers = answers_of(sight, sight.asked) if sight.asked is not None else ()
    opened = sight.opened[:1]
    tokens = [
        Token(*gain, source_of(sight, gain), "open" if number < len(opened) else "free", label_of(sight, gain))
        for number, gain in enumerate(tokens_of(sight))
    ]
    if not tokens and not answers:
        return None
    path = tuple(words(f"wars-effect-{effect}", amount=amount) for effect, amount in sight.opened[1:])
    return Tray(tuple(tokens), answers, path, places.layout.box("tray"))


def tokens_of(sight: Sight) -> list[Reward]:
    """Return the rewards in the tray: the one that asks something now, then those of the innermost bundle."""
    waiting = rewards_in_work(sight.feud)
    return [*sight.opened[:1], *(waiting[-1].rewards if waiting else ())]


def label_of(sight: Sight, gain: Reward) -> str:
    """Return the name of the bonus itself where a reward is that of the round, empty for other rewards."""
    if gain[0] != "round":
        return ""
    tile = sight.feud.box.tiles[sight.feud.round_tile()]
    return " + ".join(words(f"wars-effect-{effect}", amount=amount) for effect, amount in tile)


def source_of(sight: Sight, gain: Reward) -> str:
    """Return where a reward of a publication comes from, in a word; empty where it is not known."""
    effect, amount = gain
    feud = sight.feud
    for row in sight.rows:
        if gain in feud.box.prizes[row.card] and len(row.kinds) > 2:
            return feud.box.species[row.card].name
    if effect in ("loyalty", "split") and any(loyalty_of(feud, row) == amount for row in sight.rows):
        return words("wars-source-bones")
    for number, gains in enumerate(feud.box.envelopes):
        here = [row for row in sight.rows if feud.box.icon[row.card] == number]
        if here and any(name == effect and amount % each == 0 for name, each in gains):
            return words("wars-row-envelope", letter=ENVELOPES[number])
    return words("wars-source-round") if effect in ("round", "any-round") else ""


def loyalty_of(feud: Feud, row: Row) -> int:
    """Return the loyalty of a paper."""
    return feud.box.figures.paper_loyalty[max(len(row.kinds), 2) - 2]


def answers_of(sight: Sight, asked: Decision) -> tuple[Answer, ...]:
    """Return the answers that stand in the tray: those that lie nowhere else while the desk or rewards are open."""
    if isinstance(asked.step, Upgrade):
        return ()
    choices: Sequence[Choice] = asked.options
    if not isinstance(asked.step, IN_TRAY):
        open_tray = sight.focus.upper == PUBLISH_FOCUS or tokens_of(sight)
        choices = loose_of(sight.feud, asked) if open_tray else ()
    return tuple(
        Answer(choice, choice_text(sight.names, sight.feud, asked, choice), glyph_of(sight, choice))
        for choice in choices
    )


def glyph_of(sight: Sight, choice: Choice) -> str:
    """Return the sign of a choice, empty if it has none."""
    feud, name = sight.feud, str(choice[0])
    if name == "hire":
        return f"glyph/{feud.box.rows.specialists[int(choice[1])].key}"
    if name in ("column", "round"):
        tiles = feud.columns if name == "column" else feud.rounds
        place = int(choice[1]) if len(choice) > 1 else feud.round - 1
        return effect_glyph(feud.box.tiles[tiles[place]][0][0])
    return GLYPHS.get(name, "")


GLYPHS = {
    "money": "glyph/money",
    "reputation": "glyph/reputation",
    "exchange": "glyph/upgrade-team",
    "split": effect_glyph("loyalty"),
    "loyalty": effect_glyph("loyalty"),
    "team": "glyph/team-move",
    "prize": "glyph/star",
    "done": "glyph/check",
    "decline": "glyph/end-turn",
    "movement": "glyph/base-camp",
    "camp": "glyph/base-camp",
    **{name: verb_glyph(name) for name in ("dig", "discover", "site", "deepen", "move")},
    **{name: action_glyph(name) for name in ("publish", "debunk", "award", "find")},
}
"""The signs of choices by their first word."""
