"""Bones that are gathered for a skeleton or a set before any is paid: in any order, and laid back as one likes.

The rules ask for them one by one in ascending order, so that no set is offered twice. A person points at crates; what
has been gathered becomes choices of the rules only when the paper is said to be ready.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from game.model.bonewars.box import CATEGORIES, CATEGORY
from game.model.bonewars.debunk import PayDebunk
from game.model.bonewars.publish import Assemble
from game.model.bonewars.state import Feud
from game.model.turn import Choice, Decision, apply, decision
from game.scenes.bonewars.parts import Thing
from game.scenes.bonewars.sight import Sight

GATHER = "gather"
"""What a crate answers with: its bone is gathered, or laid back."""
DONE: Choice = ("done",)
Paying: TypeAlias = Assemble | PayDebunk
Kinds = tuple[int, ...]


def gathers(asked: Decision | None) -> bool:
    """Tell whether what is asked is paid with bones that are gathered first."""
    return asked is not None and isinstance(asked.step, Paying)


def held(feud: Feud, player: int) -> list[int]:
    """Return the kind of the bone in each crate of a player."""
    return [kind for kind, count in enumerate(feud.seats[player].bones) for _ in range(count)]


def kinds_in(feud: Feud, player: int, crates: Sequence[int]) -> Kinds:
    """Return the kinds of the bones in some crates."""
    kinds = held(feud, player)
    return tuple(kinds[crate] for crate in crates)


def sets_of(feud: Feud, step: Paying) -> dict[Kinds, tuple[Choice, ...]]:
    """Return every set of bones that can be paid, ascending, with its choices in the order of the rules, `done` last.

    Of several ways to pay one set that comes first which spends fewest bones as any kind.
    """
    found: dict[Kinds, tuple[Choice, ...]] = {}
    work = feud.clone()
    bones = work.seats[step.player].bones

    def follow(here: Paying, made: tuple[Choice, ...]) -> None:
        for choice in here.options(work):
            if choice == DONE:
                kinds = tuple(sorted(int(one[1]) for one in made))
                if kinds not in found or wild(made) < wild(found[kinds]):
                    found[kinds] = (*made, DONE)
                continue
            bones[int(choice[1])] -= 1
            follow(after(here, choice), (*made, choice))
            bones[int(choice[1])] += 1

    follow(step, ())
    return found


def wild(choices: Sequence[Choice]) -> int:
    """Return how many bones are paid as any kind."""
    return sum(choice[0] == "wild" for choice in choices)


def after(step: Paying, choice: Choice) -> Paying:
    """Return what is asked after a bone."""
    kind = int(choice[1])
    if isinstance(step, Assemble) and choice[0] == "bone":
        return replace(step, fitting=(*step.fitting, kind))
    return replace(step, any_kind=(*step.any_kind, kind))


def gathering(feud: Feud, asked: Decision, crates: Sequence[int]) -> Decision:
    """Return what is asked on the table with the bones of some crates gathered: which to add or lay back, or `done`."""
    step = asked.step
    if not isinstance(step, Paying):
        return asked
    sets, kinds = sets_of(feud, step), kinds_in(feud, asked.player, crates)
    options: list[Choice] = [
        (GATHER, crate)
        for crate, kind in enumerate(held(feud, asked.player))
        if crate in crates or leads_on(sets, (*kinds, kind))
    ]
    plan = sets.get(tuple(sorted(kinds)))
    for choice in plan[:-1] if plan is not None else [("bone", kind) for kind in kinds]:
        step = after(step, choice)
    return Decision(asked.player, step, (*options, *([DONE] if plan is not None else [])))


def leads_on(sets: Mapping[Kinds, object], kinds: Kinds) -> bool:
    """Tell whether some bones are a set, or a part of one."""
    wanted = Counter(kinds)
    return any(wanted <= Counter(whole) for whole in sets)


def payment(feud: Feud, crates: Sequence[int]) -> list[Choice]:
    """Return the choices of the rules that pay the bones of some crates, without what the rules do by themselves."""
    asked = decision(feud)
    if asked is None or not isinstance(asked.step, Paying):
        return []
    began, made = asked.step, list[Choice]()
    plan = sets_of(feud, began)[tuple(sorted(kinds_in(feud, asked.player, crates)))]
    while asked is not None and isinstance(asked.step, Paying) and same(began, asked.step):
        choice = plan[paid(asked.step) - paid(began)]
        made.append(choice)
        if choice == DONE:
            break
        feud = apply(feud, choice)[0]
        asked = decision(feud)
    return made


def same(one: Paying, other: Paying) -> bool:
    """Tell whether two questions are about the same card or the same set."""
    if isinstance(one, Assemble):
        return isinstance(other, Assemble) and one.card == other.card
    return isinstance(other, PayDebunk) and (one.value, one.kind) == (other.value, other.kind)


def parts_of(kinds: Sequence[int]) -> list[int]:
    """Return which part each bone stands for: a second one of a part, paid as any kind, fills a part left free."""
    own = [CATEGORY[kind] for kind in kinds]
    free = iter([part for part in range(len(CATEGORIES)) if part not in own])
    return [part if own.index(part) == number else next(free) for number, part in enumerate(own)]


def skeleton(kinds: Sequence[int]) -> dict[int, int]:
    """Return which bone stands for which part."""
    return dict(zip(parts_of(kinds), kinds, strict=True))


def on_desk(sight: Sight, crate: int) -> tuple[Thing, ...]:
    """Return the place of the desk where a gathered bone is shown, nothing for other bones."""
    if crate not in sight.gathered or not sight.rows:
        return ()
    kinds = sight.rows[-1].kinds
    number = len(kinds) - len(sight.gathered) + sight.gathered.index(crate)
    return (("part", len(sight.rows) - 1, parts_of(kinds)[number]),)


def paid(step: Paying) -> int:
    """Return how many bones have been named."""
    return len(step.any_kind) + (len(step.fitting) if isinstance(step, Assemble) else 0)
