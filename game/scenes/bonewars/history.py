"""What the state no longer says, read from the choices made: which bones went into which paper."""

from __future__ import annotations

from game.model.bonewars.box import PUBLISH
from game.model.bonewars.publish import Assemble, Publish
from game.model.bonewars.state import Feud
from game.model.session import Session
from game.model.turn import Choice
from game.scenes.bonewars.sight import Row
from game.scenes.bonewars.steps import action_in_work


def published(session: Session[Feud]) -> list[Row]:
    """Return the papers of the action that is going on, in the order in which their cards were laid out.

    A choice the rules made by themselves, because there was only one, is read from the step that waits.
    """
    if action_in_work(session.state) != PUBLISH:
        return []
    rows: list[Row] = []
    for choice in _choices(session):
        if choice[0] == "publish":
            rows.append(Row(int(choice[1]), ()))
        elif choice[0] in ("bone", "wild") and rows:
            rows[-1] = Row(rows[-1].card, (*rows[-1].kinds, int(choice[1])))
    return _completed(session.state, rows)


def _choices(session: Session[Feud]) -> list[Choice]:
    """Return the choices of this action about cards and bones, the first one first."""
    found: list[Choice] = []
    for moment in reversed(session.past):
        if action_in_work(moment.before) != PUBLISH:
            break
        if isinstance(moment.before.todo[-1], (Publish, Assemble)):
            found.append(moment.choice)
    return found[::-1]


def _completed(feud: Feud, rows: list[Row]) -> list[Row]:
    """Add the cards and bones that were settled without a question."""
    known = {row.card for row in rows}
    rows = [*rows, *(Row(card, ()) for card in feud.table if card not in known)]
    step = feud.todo[-1]
    if isinstance(step, Assemble):
        paid = (*step.fitting, *step.any_kind)
        rows = [Row(row.card, paid) if row.card == step.card else row for row in rows]
    return rows
