"""What the state no longer says, read from what has happened: which bones went into which paper."""

from __future__ import annotations

from game.model.bonewars.bones import Keep, TakeRare
from game.model.bonewars.bonuses import Rewards
from game.model.bonewars.box import PUBLISH
from game.model.bonewars.debunk import Debunk
from game.model.bonewars.deeds import PostTaken, ShelvesScored, SpeciesPresented
from game.model.bonewars.draft import Draft, StartUniversity
from game.model.bonewars.facts import BoneReturned, TurnBegan
from game.model.bonewars.passing import ComeHome
from game.model.bonewars.publish import Publish
from game.model.bonewars.rounds import EndTurn
from game.model.bonewars.setup import set_out
from game.model.bonewars.state import Feud
from game.model.bonewars.team import TeamTurn
from game.model.bonewars.turns import Turn, UseSpecies
from game.model.session import Session
from game.model.turn import Choice, Fact, apply, decision, settle
from game.scenes.bonewars.sight import Late, Row, Scoring
from game.scenes.bonewars.steps import action_in_work, rewards_in_work

BETWEEN = (Turn, EndTurn, TeamTurn, UseSpecies, Publish, Debunk, ComeHome, Draft, StartUniversity)
"""Steps that come when all rewards of something have been taken."""


def published(session: Session[Feud]) -> list[Row]:
    """Return the papers of the action that is going on, in the order in which their cards were laid out."""
    if action_in_work(session.state) != PUBLISH:
        return []
    found: list[list[Fact]] = []
    for moment in reversed(session.past):
        found.append(apply(moment.before, moment.choice)[1])
        if any(isinstance(fact, PostTaken) for fact in found[-1]):
            break
    rows: list[Row] = []
    for facts in reversed(found):
        for fact in facts:
            rows = with_fact(rows, fact)
    return rows


def with_fact(rows: list[Row], fact: Fact) -> list[Row]:
    """Return the papers after a fact: a new action begins, a card is laid out, a bone is paid."""
    if isinstance(fact, PostTaken):
        return []
    if isinstance(fact, SpeciesPresented):
        return [*rows, Row(fact.card, ())]
    if isinstance(fact, BoneReturned) and fact.why == "publish" and rows:
        return [*rows[:-1], Row(rows[-1].card, (*rows[-1].kinds, fact.kind))]
    return rows


def last_scoring(session: Session[Feud]) -> Scoring | None:
    """Return the scoring with which a game has ended, None as long as it goes on."""
    if session.state.todo or not session.past:
        return None
    scoring: Scoring | None = None
    for fact in apply(session.past[-1].before, session.past[-1].choice)[1]:
        scoring = scored_with(scoring, fact)
    return scoring


def scored_with(scoring: Scoring | None, fact: Fact) -> Scoring | None:
    """Return what is shown of a scoring after a fact; the next turn brings something else to the desk."""
    if isinstance(fact, ShelvesScored):
        before = scoring.lines if scoring is not None and scoring.when == fact.when else ()
        return Scoring(fact.when, (*before, fact))
    return None if isinstance(fact, TurnBegan) else scoring


def opening(session: Session[Feud]) -> tuple[Feud | None, list[Fact]]:
    """Return how a game was laid out and what happened before its first decision; None if nothing is known of that."""
    first = session.past[0].before if session.past else session.state
    if first.theodore is None:
        return None, []
    before, facts = set_out(first.box, first.setup), list[Fact]()
    after = before.clone()
    settle(after, facts)
    return (before, facts) if after == first else (None, [])


def opened(session: Session[Feud]) -> list[tuple[str, int]]:
    """Return the reward that was taken and now asks something, if one was; its bundle need not wait any more."""
    if not session.state.todo or isinstance(session.state.todo[-1], (Rewards, *BETWEEN)):
        return []
    for moment in reversed(session.past):
        step = moment.before.todo[-1]
        if isinstance(step, BETWEEN):
            break
        if isinstance(step, Rewards) and moment.choice[0] == "take":
            taken, left = (str(moment.choice[1]), int(moment.choice[2])), list(step.rewards)
            left.remove(taken)
            if left and len(rewards_in_work(session.state)) < len(rewards_in_work(moment.before)):
                # The last reward of a bundle is taken by itself, once the one before it asks nothing any more.
                return left[-1:]
            # Bones too many may come from another reward, which was taken without a question.
            blurred = isinstance(session.state.todo[-1], Keep) and moment.choice[1] != "bones"
            return [] if blurred else [taken]
    return []


RUNS: dict[type, str] = {Keep: "return", TakeRare: "rare"}
"""Steps that ask for several bones one by one in ascending order, and the word of their choices."""


def late(session: Session[Feud]) -> dict[Choice, Late]:
    """Return the bones that could still be chosen had they come earlier, each with how it is put in order.

    The rules ask for bones in ascending order; a person may point at them in any. So many choices are taken back,
    and made again with the new one in its place.
    """
    asked = session.decision()
    name = RUNS.get(type(asked.step)) if asked is not None else None
    if asked is None or name is None:
        return {}
    run = 0
    for moment in reversed(session.past):
        if moment.shows or moment.choice[0] != name or type(moment.before.todo[-1]) is not type(asked.step):
            break
        run += 1
    if not run:
        return {}
    first = session.past[-run].before
    made = [moment.choice for moment in session.past[-run:]]
    options = [choice for choice in first.todo[-1].options(first) if choice[0] == name]
    found: dict[Choice, Late] = {}
    for choice in options:
        if choice not in asked.options:
            plan = sorted([*made, choice], key=place)
            if possible(first, plan):
                found[choice] = Late(run, tuple(plan))
    return found


def place(choice: Choice) -> int:
    """Return where a bone stands in the order of the rules: by its kind."""
    return int(choice[1])


def possible(feud: Feud, plan: list[Choice]) -> bool:
    """Tell whether choices can be made one after another."""
    for choice in plan:
        asked = decision(feud)
        if asked is None or choice not in asked.options:
            return False
        feud = apply(feud, choice)[0]
    return True
