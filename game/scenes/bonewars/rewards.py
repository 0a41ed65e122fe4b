"""The rewards that wait, as tokens with their sources, and what the open one asks."""

from __future__ import annotations

from game.model.bonewars.bonuses import Reward
from game.model.bonewars.box import ENVELOPES, ICONS
from game.model.bonewars.debunk import DebunkLoyalty
from game.model.bonewars.finds import TakeFind
from game.model.bonewars.bonuses import SplitLoyalty
from game.model.bonewars.improvements import Uncover, Upgrade
from game.model.bonewars.state import Feud
from game.model.turn import Choice, Decision
from game.scenes.bonewars.places import Places
from game.scenes.bonewars.sight import Row, Sight
from game.scenes.bonewars.steps import rewards_in_work
from game.scenes.bonewars.tray import Answer, Token, Tray
from game.view.bonewars.signs import effect_glyph
from game.view.text import words

IN_TRAY = (Uncover, Upgrade, SplitLoyalty, DebunkLoyalty, TakeFind)
"""Steps whose answers lie nowhere on the board."""


def tray_now(places: Places) -> Tray | None:
    """Return what lies in the reward tray, None when there is nothing to take and nothing to answer."""
    sight = places.sight
    answers = answers_of(sight, sight.asked) if sight.asked is not None else ()
    opened = sight.opened[:1]
    tokens = [
        Token(*gain, source_of(sight, gain), "open" if number < len(opened) else "free")
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
    """Return the answers that only the tray offers."""
    if not isinstance(asked.step, IN_TRAY):
        return ()
    return tuple(answer_of(sight, choice) for choice in asked.options)


def answer_of(sight: Sight, choice: Choice) -> Answer:
    """Return a choice with its words and its sign."""
    feud, name = sight.feud, str(choice[0])
    figures, rows = feud.box.figures, feud.box.rows
    if name == "money":
        return Answer(choice, words("wars-effect-money", amount=figures.cover_money), "glyph/effect-money")
    if name == "reputation":
        text = words("wars-effect-reputation", amount=figures.cover_reputation)
        return Answer(choice, text, "glyph/effect-reputation")
    if name == "hire":
        key = rows.specialists[int(choice[1])].key
        return Answer(choice, words(f"wars-specialist-{key}"), f"glyph/specialist-{key}")
    if name == "exchange":
        old, new = (words(f"wars-team-{feud.box.team_cards[int(card)].key}") for card in choice[1:3])
        return Answer(choice, f"{old} › {new}", "glyph/effect-upgrade")
    if name in ("split", "loyalty"):
        return Answer(choice, words("wars-split", own=int(choice[1]), other=int(choice[2])), effect_glyph("loyalty"))
    if name in ("column", "round"):
        tiles = feud.columns if name == "column" else feud.rounds
        place = int(choice[1]) if name == "column" else feud.round - 1
        gains = feud.box.tiles[tiles[place]]
        text = " + ".join(words(f"wars-effect-{effect}", amount=amount) for effect, amount in gains)
        return Answer(choice, text, effect_glyph(gains[0][0]))
    return Answer(choice, words(f"wars-answer-{name}"))


def icon_name(icon: int) -> str:
    """Return the word of a find."""
    return words(f"wars-icon-{ICONS[icon]}")
