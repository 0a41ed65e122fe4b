"""Bones for a skeleton or a set are gathered in any order, and paid only when the person says so."""

from itertools import permutations

import pygame
import pytest

from game.app import App
from game.model.bonewars.box import CATEGORY
from game.model.bonewars.debunk import Debunk, PayDebunk
from game.model.bonewars.publish import Assemble, Publish
from game.model.bonewars.state import Feud
from game.model.bonewars.turns import Turn
from game.model.session import Session
from game.model.turn import Choice, Decision, apply
from game.scenes.bonewars.desk import DeskPart
from game.scenes.bonewars.gathering import DONE, GATHER, gathering, held, kinds_in, payment, sets_of
from game.settings import Speed
from tests.scenes.at_wars_table import WarsPerson, played_until

LONE = ("human", "random")
Kinds = tuple[int, ...]


def fast(app: App) -> App:
    app.stage.settings.speed = Speed.SKIP
    app.stage.settings.reduce_motion = True
    return app


def paying(wild: int = 0) -> Session[Feud]:
    """Return a game in which a person pays for a card, with one bone of every kind."""
    session = played_until(LONE, lambda asked, feud: isinstance(asked.step, Turn) and bool(feud.seats[0].species))
    feud = session.state.clone()
    feud.seats[0].bones = [1] * len(feud.seats[0].bones)
    feud.todo.append(Publish(0, "", wild, ()))
    card = next(choice for choice in feud.todo[-1].options(feud) if choice[0] == "publish")
    paying = Session(feud)
    paying.choose(card)
    return paying


@pytest.fixture
def person(app: App) -> WarsPerson:
    sat = WarsPerson(fast(app), paying(), LONE)
    sat.watch()
    assert isinstance(sat.asked.step, Assemble)
    return sat


def crates(person: WarsPerson) -> list[int]:
    return [int(choice[1]) for choice in person.asked.options if choice[0] == GATHER]


def lit(person: WarsPerson) -> set[int]:
    return {int(key[1]) for key, light in person.table.covers.lights().items() if key[0] == "crate" and light == "gold"}


def one_of_each_part(person: WarsPerson) -> list[int]:
    kinds = held(person.feud, 0)
    return list({CATEGORY[kinds[crate]]: crate for crate in crates(person)}.values())


def paths(feud: Feud, step: Assemble | PayDebunk) -> set[Kinds]:
    """Return all sets that the rules themselves lead to, found by making every choice."""
    found, waiting = set[Kinds](), [(feud, ())]
    while waiting:
        here, kinds = waiting.pop()
        for choice in here.todo[-1].options(here):
            if choice == DONE:
                found.add(tuple(sorted(kinds)))
            else:
                later = here.clone()
                later.todo.pop().resolve(later, choice, [])
                waiting.append((later, (*kinds, int(choice[1]))))
    return found


@pytest.mark.parametrize("wild", [0, 1, 2])
def test_the_sets_that_can_be_gathered_are_those_that_the_rules_offer(wild: int) -> None:
    feud = paying(wild).state
    step = feud.todo[-1]
    assert isinstance(step, Assemble)
    assert set(sets_of(feud, step)) == paths(feud, step)


def test_every_bone_that_fits_is_lit_from_the_start(person: WarsPerson) -> None:
    step = person.asked.step
    assert isinstance(step, Assemble)
    fits = {kind for kinds in person.feud.box.fits[step.card] for kind in kinds}
    assert lit(person) == {crate for crate, kind in enumerate(held(person.feud, 0)) if kind in fits}


def test_bones_come_in_any_order_and_nothing_ends_while_one_is_left(person: WarsPerson) -> None:
    made, last_first = person.made, sorted(one_of_each_part(person), reverse=True)
    for count, crate in enumerate(last_first, 1):
        person.make((GATHER, crate))
        assert (DONE in person.asked.options) == (count > 1)
    assert person.made == made
    card = person.feud.table[-1]
    person.make(DONE)
    assert card not in person.feud.table or person.table.sight.rows[-1].kinds
    assert person.made > made


@pytest.mark.parametrize("wild", [0, 1, 2])
def test_in_whatever_order_bones_are_gathered_the_same_paper_comes(wild: int) -> None:
    feud = paying(wild).state
    step = feud.todo[-1]
    assert isinstance(step, Assemble)
    for kinds in list(sets_of(feud, step))[::7]:
        ends = []
        for order in permutations(held(feud, 0).index(kind) for kind in kinds):
            after = feud
            for choice in payment(feud, order):
                after = apply(after, choice)[0]
            ends.append(after)
        assert all(end == ends[0] for end in ends)
        lost = [kind for kind, left in enumerate(ends[0].seats[0].bones) if not left]
        assert lost == list(kinds)


def test_a_bone_is_taken_back_by_a_click_on_its_crate_on_the_desk_by_undo_and_by_a_right_click(
    person: WarsPerson,
) -> None:
    first, second = one_of_each_part(person)[:2]
    person.make((GATHER, first))
    person.make((GATHER, first))
    assert person.table.sight.gathered == []
    person.make((GATHER, first))
    on_desk = next(target for target in person.table.hand.targets if target.key[0] == "part")
    person.click(person.spot_of(on_desk))
    assert person.table.sight.gathered == []
    person.make((GATHER, first))
    person.make((GATHER, second))
    person.button("undo")
    assert person.table.sight.gathered == [first]
    person.click((4, 4), button=3)
    assert person.table.sight.gathered == []
    person.key(pygame.K_ESCAPE)
    assert isinstance(person.asked.step, Publish)


def test_undo_takes_all_bones_of_a_paper_back_and_redo_pays_them_again(person: WarsPerson) -> None:
    before, chosen = person.feud, one_of_each_part(person)[:3]
    for crate in chosen:
        person.make((GATHER, crate))
    person.make(DONE)
    after = person.feud
    person.button("undo")
    assert person.feud == before
    person.table.play.redo()
    person.watch()
    assert person.feud == after


def test_the_desk_says_which_paper_the_bones_would_make(person: WarsPerson) -> None:
    desk = DeskPart(person.table.tabletop.board.places)
    for crate in one_of_each_part(person)[:3]:
        person.make((GATHER, crate))
    row = person.table.sight.rows[-1]
    assert sorted(row.kinds) == sorted(kinds_in(person.feud, 0, person.table.sight.gathered))
    assert desk._promise(row).startswith("A paper of 3: 1 loyalty")
    assert person.table.asking.text(DONE) == "Publish with 3 bones"


def test_a_bone_whose_part_is_filled_says_so(app: App) -> None:
    session = paying()
    session.state.seats[0].bones[0] = 2
    person = WarsPerson(fast(app), session, LONE)
    person.watch()
    same = [crate for crate, kind in enumerate(held(person.feud, 0)) if kind == 0]
    person.make((GATHER, same[0]))
    assert same[1] not in lit(person)
    assert "has its bone already" in person.table.telling.refusal(("crate", same[1]))


def test_bones_that_stand_in_for_a_set_come_in_any_order_too() -> None:
    session = paying()
    feud = session.state.clone()
    feud.todo.pop()
    feud.papers = [(2, 3, 4), (2, 3, 4)]
    feud.seats[0].bones = [2] * len(feud.seats[0].bones)
    feud.todo.append(Debunk(0, "", 2, False, False))
    feud = apply(feud, ("debunk", 4, 3))[0]
    step = feud.todo[-1]
    assert isinstance(step, PayDebunk)
    assert set(sets_of(feud, step)) == paths(feud, step)
    asked = Decision(0, step, tuple(step.options(feud)))
    crate: Choice = (GATHER, held(feud, 0).index(7))
    assert crate in gathering(feud, asked, []).options
    both = [int(crate[1]), held(feud, 0).index(0)]
    assert DONE in gathering(feud, asked, both).options
    assert payment(feud, both) == [("wild", 0), ("wild", 7)] or payment(feud, both)[-1] == DONE
