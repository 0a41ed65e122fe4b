"""Where notes lie on the table of Bone Wars, and what the buttons say of themselves."""

from collections.abc import Iterator

import pygame
import pytest

from game.app import App
from game.model.bonewars.bonuses import Rewards
from game.model.bonewars.draft import Draft, StartUniversity
from game.model.bonewars.improvements import Upgrade
from game.model.bonewars.rounds import EndTurn
from game.model.bonewars.state import Feud
from game.model.bonewars.team import TeamTurn
from game.model.bonewars.turns import Turn
from game.model.session import Session
from game.model.turn import Rng
from game.players.random import RandomPlayer
from game.scenes.bonewars.layout import Focus
from game.scenes.bonewars.rewards import tray_now
from game.scenes.bonewars.things import flat_things, rect_of
from game.settings import Speed
from game.view.text import words
from game.view.zoom import clear_of, overlap
from tests.scenes.at_wars_table import WarsPerson, begun, played_until

PAIR = ("human", "human")
THREE = ("human", "human", "human")
SOLO = ("human", "theodore")


def fast(app: App) -> App:
    app.stage.settings.speed = Speed.SKIP
    app.stage.settings.reduce_motion = True
    return app


def moments(app: App, kinds: tuple[str, ...], seed: int, every: int) -> Iterator[WarsPerson]:
    """Play a game at random, and stop whenever a person is asked, at every so many choices."""
    person = WarsPerson(fast(app), begun(kinds, seed), kinds)
    player, number = RandomPlayer(Rng(seed)), 0
    person.watch()
    while person.table.play.session.decision() is not None:
        person.ready()
        if number % every == 0:
            yield person
        person.table.choose(player.choose(person.asked))
        person.watch()
        number += 1


def sat(app: App, session: Session[Feud], kinds: tuple[str, ...] = PAIR) -> WarsPerson:
    """Sit down at a game, with the cards open."""
    person = WarsPerson(fast(app), session, kinds)
    person.watch()
    person.ready()
    return person


def shown(person: WarsPerson, kind: str = "zoom") -> list[pygame.FRect]:
    person.frame()
    return [cover.box for cover in person.table.tabletop.covers if cover.sign[0] == kind]


@pytest.mark.parametrize(("kinds", "seed"), [(PAIR, 3), (THREE, 4), (SOLO, 6)])
def test_no_note_lies_over_anything_that_can_be_chosen(app: App, kinds: tuple[str, ...], seed: int) -> None:
    painter, seen = app._painter(app.canvas), 0
    for number, person in enumerate(moments(app, kinds, seed, 5)):
        looking, board = person.table.looking, person.table.tabletop.board
        things = [*flat_things(board.places), *board.cast.sprites]
        for thing in things[number % 7 :: 7]:
            looking.thing, looking.open = thing, True
            cover = looking.cover(painter, ())
            if cover is None:
                continue
            seen += 1
            extent = rect_of(board, thing) or pygame.FRect()
            covered = [area for area in person.table.hand.choosable() if overlap(area, cover.box) > 1]
            assert not covered, (thing, type(person.asked.step).__name__)
            assert overlap(extent, cover.box) < 1, thing
        looking.close()
    assert seen > 100


def test_the_career_is_not_covered_by_the_card_that_is_looked_at(app: App) -> None:
    person = sat(app, begun(PAIR, 1))
    assert isinstance(person.asked.step, Draft)
    careers = [target.area for target in person.table.hand.targets if target.verb == "career"]
    person.move(person.spot_of(next(target for target in person.table.hand.targets if target.verb == "offer")))
    person.wait(25)
    (note,) = shown(person)
    assert len(careers) == 5
    assert note.collidelist(careers) < 0


def test_a_note_that_finds_no_free_place_covers_as_little_as_it_can() -> None:
    room = pygame.FRect(0, 0, 100, 100)
    box = clear_of(pygame.FRect(40, 40, 60, 60), room, [pygame.FRect(0, 50, 100, 50), pygame.FRect(0, 0, 20, 10)])
    assert (box.left, box.top) == (40, 0)


def test_a_tag_keeps_off_the_other_choices(app: App) -> None:
    for person in moments(app, PAIR, 5, 4):
        for target in person.table.hand.targets[:6]:
            person.move(person.spot_of(target))
            others = [other.area for other in person.table.hand.targets if not other.area.colliderect(target.area)]
            for tag in shown(person, "tag"):
                assert all(overlap(tag, other) < 1 for other in others), (target.key, type(person.asked.step))


def test_nothing_is_looked_at_while_it_is_asked_what_a_click_meant(app: App) -> None:
    person = sat(app, played_until(PAIR, lambda asked, feud: isinstance(asked.step, Turn)))
    table = person.table
    area = table.hand.targets[0].area
    table.hand.chooser = table.asking.chooser("Which?", [], area)
    person.move((30, 700))
    person.wait(30)
    assert not shown(person)


# the buttons


def at_button(person: WarsPerson, name: str) -> list[str]:
    """Return what is said of a button on which the mouse rests."""
    area = next(area for layer, here, area in person.table.hand.plates() if (layer, here) == ("button", name))
    person.move(area.center)
    person.wait(25)
    person.frame()
    (cover,) = [cover for cover in person.table.tabletop.covers if cover.sign[0] == "zoom"]
    assert cover.sign[1:3] == ("button", name)
    return [str(text) for text in cover.sign]


def test_undo_says_with_the_mouse_why_nothing_can_be_taken_back(app: App) -> None:
    person = sat(app, begun(PAIR, 1))
    assert words("wars-undo-start") in at_button(person, "undo")


def test_undo_says_what_it_would_take_back(app: App) -> None:
    session = played_until(
        PAIR, lambda asked, feud: isinstance(asked.step, TeamTurn) and any(o[0] == "move" for o in asked.options)
    )
    person = sat(app, session)
    choice = next(choice for choice in person.asked.options if choice[0] == "move")
    name = person.table.asking.text(choice)
    person.table.choose(choice)
    person.watch()
    assert words("note-undo-now", what=name) in at_button(person, "undo")


def test_end_and_pass_say_what_they_do_now_or_why_they_cannot(app: App) -> None:
    person = sat(app, played_until(PAIR, lambda asked, feud: isinstance(asked.step, Turn)))
    assert words("wars-refuse-end") in at_button(person, "end")
    assert words("wars-refuse-pass") not in at_button(person, "pass")
    session = played_until(PAIR, lambda asked, feud: isinstance(asked.step, EndTurn))
    person = sat(app, session)
    assert words("note-end-now", what=words("wars-choice-end")) in at_button(person, "end")
    assert words("wars-refuse-pass") in at_button(person, "pass")


# what lies over the table


@pytest.mark.parametrize(("kinds", "seed"), [(PAIR, 2), (THREE, 1), (SOLO, 2)])
def test_no_sheet_lies_over_what_is_to_be_chosen_wherever_a_game_is_gone_on_with(
    app: App, kinds: tuple[str, ...], seed: int
) -> None:
    for person in moments(app, kinds, seed, 1):
        table = person.table
        table.sight.focus = Focus()
        gathered = list(table.sight.gathered)
        table.play.arrive()
        for crate in gathered:
            table.play.gather(crate)
        person.watch()
        board = table.tabletop.board
        feud, tray = table.sight.feud, tray_now(board.places)
        sheets = [(tray.box, ("reward", "answer"))] if tray is not None else []
        if (offer := board.extent(("offer-sheet",))) is not None:
            sheets.append((offer, ("species",)))
        for target in table.hand.targets:
            for box, of_its_own in sheets:
                own = target.key[0] in of_its_own and (
                    target.key[0] != "species" or target.key[1] not in feud.site_cards
                )
                assert own or overlap(box, target.area) < 1, (target.key, type(person.asked.step).__name__)


def test_the_offer_of_the_draft_keeps_off_the_map_while_rewards_are_taken(app: App) -> None:
    def drafting(kind: type) -> WarsPerson:
        return sat(app, played_until(PAIR, lambda asked, feud: isinstance(asked.step, kind) and bool(feud.offer)))

    for kind, in_sight in ((Draft, True), (Rewards, True), (StartUniversity, False)):
        board = drafting(kind).table.tabletop.board
        field = board.places.layout.box("field")
        for card in board.sight.feud.offer:
            box = board.extent(("species", card))
            assert (box is not None) == in_sight
            assert box is None or (overlap(box, field) > 0) == (kind is Draft)


def test_what_can_be_hired_or_exchanged_says_what_it_does(app: App) -> None:
    person = sat(app, played_until(PAIR, lambda asked, feud: isinstance(asked.step, Upgrade)))
    offer = person.table.hand.tray
    assert offer is not None
    for answer, area in zip(offer.answers, offer.areas, strict=True):
        person.move(area.center)
        person.wait(25)
        notes = shown(person)
        assert bool(notes) == (answer.choice[0] in ("hire", "reserve"))
        assert all(overlap(note, offer.box) < 1 for note in notes)
