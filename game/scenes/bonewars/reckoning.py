"""Who sits in front when Bone Wars begins, and where everybody's reputation comes from, now and at the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.model.bonewars.box import PATRONS
from game.model.bonewars.deeds import ShelvesScored
from game.model.bonewars.facts import ReputationGained
from game.model.bonewars.scoring import END, MIDGAME, Account, accounts, decided_by, leaders, to_come, winners
from game.model.bonewars.state import Feud
from game.model.session import Moment, Session
from game.model.turn import apply
from game.scenes.ports import Row, ScoreSheet, Seat
from game.scenes.same_again import rematch
from game.view.bonewars.standings import uncertain

GAINED = ("bonus", "track", "cover")
"""Why reputation is gained before a scoring."""


def score_sheet(session: Session[Feud], seats: Sequence[Seat], shown: bool = True) -> ScoreSheet:
    """Return where the reputation of each seat comes from, and what is still to come as things are now.

    What the last choice led to is left out as long as it has not been `shown`.
    """
    past = session.past if shown else session.past[:-1]
    feud = session.state if shown else session.past[-1].before
    gained, scored = earned(past, len(seats))
    standing, coming = accounts(feud), to_come(feud)
    rows = [Row(f"wars-{why}", tuple(gained[why]), section="wars-play") for why in GAINED]
    for when in (MIDGAME, END):
        if when in coming and not any(row.repeats for row in rows):
            rows.append(Row("wars-now", tuple(account.reputation for account in standing), repeats=True))
        rows += [shelf_row(when, patron, scored, standing, when in coming) for patron in range(len(PATRONS))]
    over = not coming
    return ScoreSheet(
        tuple(seats),
        tuple(rows),
        winners(feud) if over else leaders(feud),
        over=over,
        again=rematch(feud.setup, seats),
        ties=tie_rows(feud, standing),
        decided=decided_by(feud) if over else "",
        notes=() if over else uncertain(feud),
    )


Scored = dict[tuple[str, int, int], ShelvesScored]


def earned(past: Iterable[Moment[Feud]], seats: int) -> tuple[dict[str, list[int]], Scored]:
    """Return what each seat has gained outside the scorings, by its reason, and what the scorings have given."""
    gained = {why: [0] * seats for why in GAINED}
    scored: Scored = {}
    for moment in past:
        for fact in apply(moment.before, moment.choice)[1]:
            if isinstance(fact, ShelvesScored):
                scored[fact.when, fact.patron, fact.player] = fact
            elif isinstance(fact, ReputationGained) and fact.why in gained:
                gained[fact.why][fact.player] += fact.amount
    return gained, scored


def shelf_row(when: str, patron: int, scored: Scored, standing: Sequence[Account], coming: bool) -> Row:
    """Return what a patron gave everybody in a scoring, or would give now."""
    now = [account.products[patron] for account in standing]
    then = [scored.get((when, patron, player)) for player in range(len(standing))]
    lines = [late or early for late, early in zip(then, now, strict=True)]
    factors = tuple((line.value, line.credibility) for line in lines)
    points = tuple(line.points for line in lines)
    return Row(f"wars-{PATRONS[patron]}", points, factors, f"wars-{when}", f"portrait/{PATRONS[patron]}", coming)


def tie_rows(feud: Feud, standing: Sequence[Account]) -> tuple[Row, ...]:
    """Return what is looked at when totals are equal: archived cards, then heads where they were measured."""
    found = [Row("wars-archived", tuple(account.archived for account in standing), section="wars-ties")]
    if feud.theodore is not None or feud.setup.heads:
        found.append(Row("wars-head", tuple(account.head for account in standing), section="wars-ties"))
    return tuple(found)
