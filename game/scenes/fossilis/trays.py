"""What lies in the tray for each step of the rules that is not answered on the board alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.model.fossilis.box import BONES, PIECES
from game.model.fossilis.dinosaurs import ChooseBones, fitting_bones
from game.model.fossilis.happenings import ChooseTile, DiscardDinosaur
from game.model.fossilis.ice_age import glacier_bonus
from game.model.fossilis.market import Pay, fragments_of
from game.model.fossilis.scoring import ScoreLaboratory
from game.model.fossilis.state import Dig
from game.model.turn import Choice, Decision
from game.scenes.offer import Answer
from game.view.cards import Claim, lab_look
from game.view.looks import counted_tile_look
from game.view.names import animal_name
from game.view.pieces import Look
from game.view.sheet import Sheet, composed
from game.view.text import words

TILE_SIDE = 84.0
BONE_SIDE = 84.0
GLYPHS = {
    "points": "glyph/star",
    "plaster": "glyph/plaster",
    "energy": "glyph/energy",
    "on": "glyph/rock-saw",
    "use": "glyph/tool",
    "done": "glyph/check",
    "pass": "glyph/end-turn",
    "leave": "glyph/end-turn",
    "score": "glyph/score",
    "partial": "glyph/score",
    "claim": "glyph/claim",
    "buy": "glyph/buy",
    "move": "glyph/move",
    "climb": "glyph/climb",
    "end-turn": "glyph/end-turn",
    "tool": "glyph/tool",
}


def tray(dig: Dig, asked: Decision) -> tuple[Answer, ...]:
    """Return the answers that the tray offers for a decision; none if all is answered on the board."""
    build = TRAYS.get(type(asked.step))
    if build is not None:
        return build(dig, asked)
    named = [choice for choice in asked.options if str(choice[0]) in IN_TRAY and not _on_board(choice)]
    return tuple(button(dig, asked, choice) for choice in named)


IN_TRAY = ("on", "done", "use", "pass", "leave", "points", "plaster", "energy", "score", "partial")


def _on_board(choice: Choice) -> bool:
    return choice[0] == "plaster" and len(choice) > 1


def button(dig: Dig, asked: Decision, choice: Choice) -> Answer:
    """Return a choice as a button with its words."""
    return Answer(choice, label(dig, asked, choice), glyph=GLYPHS.get(str(choice[0]), ""))


def label(dig: Dig, asked: Decision, choice: Choice) -> str:
    """Return what a button says for a choice."""
    verb, event = str(choice[0]), dig.box.events[dig.events[-1]] if dig.events else None
    if verb == "score":
        points = dig.box.animals[int(choice[1])].perfect
        return with_glacier(dig, int(choice[1]), words("choice-perfect", points=points))
    if verb == "partial":
        points = most_partial(dig, asked.player, int(choice[1]))
        alone = sum(fitting_bones(dig, asked.player, int(choice[1]))) == 1
        return with_glacier(
            dig, int(choice[1]), words("choice-partial-one" if alone else "choice-partial", points=points)
        )
    if verb == "plaster" and len(choice) > 1:
        return words("choice-plaster", amount=min(int(choice[1]), dig.pool))
    if event is not None and verb in ("points", "plaster", "energy"):
        if event.key == "snakebite":
            key = "choice-lose-points" if verb == "points" else "choice-lose-energy"
            return words(key, points=event.points, energy=event.amount)
        return words(f"choice-{verb}", points=event.points, amount=event.amount)
    if verb in ("on", "done", "use", "pass", "leave"):
        return words(f"choice-{verb}")
    return words(f"action-{verb}")


def with_glacier(dig: Dig, dinosaur: int, text: str) -> str:
    """Return what a score brings, with the bonus of the Glacier board for a Pleistocene animal."""
    bonus = glacier_bonus(dig) if dig.box.animals[dinosaur].pleistocene else 0
    return words("score-with-glacier", text=text, bonus=bonus) if bonus else text


def most_partial(dig: Dig, player: int, dinosaur: int) -> int:
    """Return what a partial score would bring with all fitting bones."""
    fitting = fitting_bones(dig, player, dinosaur)
    points = sum(count * value for count, value in zip(fitting, dig.box.value, strict=False))
    return points + partial_bonus(dig, player)


def partial_bonus(dig: Dig, player: int) -> int:
    """Return what a Skill adds to each partial score of a player (S14)."""
    if not dig.has_skill(player, "partial-bonus"):
        return 0
    return next(row.amount for row in dig.box.skills if row.key == "partial-bonus")


def _pay(dig: Dig, asked: Decision) -> tuple[Answer, ...]:
    step: Any = asked.step
    chosen = [Answer(("tile", tile), "", tile_answer(dig, tile), chosen=True) for tile in step.chosen]
    best = cheapest(dig, step)
    offered = [
        Answer(choice, "", tile_answer(dig, int(choice[1])), suggested=choice[1] in best) for choice in asked.options
    ]
    return (*chosen, *offered)


def tile_answer(dig: Dig, tile: int) -> Look:
    """Return a tile with its Fragments as it lies in a tray."""
    return counted_tile_look(dig.box, tile, TILE_SIDE)


def cheapest(dig: Dig, step: Pay) -> tuple[int, ...]:
    """Return the tiles that complete a payment with the least waste, the fewest of them among equals."""
    best: tuple[int, int, tuple[int, ...]] | None = None
    waiting = [step]
    while waiting:
        now = waiting.pop()
        options = now.options(dig)
        if not options:
            spent = sum(fragments_of(dig, now.chosen))
            found = (spent, len(now.chosen), now.chosen[len(step.chosen) :])
            best = found if best is None else min(best, found)
        waiting += [Pay(now.player, now.card, (*now.chosen, int(choice[1]))) for choice in options]
    return best[2] if best else ()


def _bones(dig: Dig, asked: Decision) -> tuple[Answer, ...]:
    step: Any = asked.step
    chosen = [Answer(("bone", BONES[kind]), "", bone_look(kind), chosen=True) for kind in step.chosen]
    offered = [_bone(dig, choice) for choice in asked.options if choice[0] == "bone"]
    points = sum(dig.box.value[kind] for kind in step.chosen) + partial_bonus(dig, step.player)
    done = [
        Answer(choice, with_glacier(dig, step.dinosaur, words("score-now", points=points)), glyph="glyph/check")
        for choice in asked.options
        if choice == ("done",)
    ]
    return (*chosen, *offered, *done)


def _bone(dig: Dig, choice: Choice) -> Answer:
    kind = PIECES.index(str(choice[1]))
    worth = words("bone-worth", bone=words(f"piece-{choice[1]}"), value=dig.box.value[kind])
    return Answer(choice, worth, bone_look(kind), suggested=True)


def bone_look(kind: int, side: float = BONE_SIDE) -> Look:
    """Return a kind of bone in a sunken place."""

    def paint(sheet: Sheet) -> None:
        sheet.panel("panel/recess-light", 0, 0, side, side)
        sheet.emblem(f"bone/{BONES[kind]}", side / 2, side / 2, side * 0.92)

    return composed(("bone-answer", kind, side), (side, side), paint)


def _tiles(dig: Dig, asked: Decision) -> tuple[Answer, ...]:
    return tuple(Answer(choice, "", tile_answer(dig, int(choice[1])), suggested=True) for choice in asked.options)


def _laboratory(dig: Dig, asked: Decision) -> tuple[Answer, ...]:
    """With two Dinosaurs in the laboratory each button says which one it means."""
    answers = [button(dig, asked, choice) for choice in asked.options]
    if len({answer.choice[1] for answer in answers if len(answer.choice) > 1}) < 2:
        return tuple(answers)
    return tuple(_of_dinosaur(dig, answer) if len(answer.choice) > 1 else answer for answer in answers)


def _of_dinosaur(dig: Dig, answer: Answer) -> Answer:
    name = animal_name(dig.box.animals[int(answer.choice[1])])
    return replace(answer, label=words("choice-of-dinosaur", dinosaur=name, what=answer.label))


def _collection(dig: Dig, asked: Decision) -> tuple[Answer, ...]:
    return tuple(
        Answer(choice, "", lab_look(dig.box, int(choice[1]), Claim(), False), suggested=True)
        for choice in asked.options
    )


TRAYS: dict[type, Callable[[Dig, Decision], tuple[Answer, ...]]] = {
    Pay: _pay,
    ChooseBones: _bones,
    ChooseTile: _tiles,
    DiscardDinosaur: _collection,
    ScoreLaboratory: _laboratory,
}
