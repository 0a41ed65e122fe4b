"""A click on a line of the log puts the table as it stood at that moment, marked as the past, with a way back."""

from collections.abc import Callable

import pygame
import pytest

from game.app import App
from game.model.turn import Choice, Rng, amid, apply
from game.players.random import RandomPlayer
from game.settings import Speed
from game.view.log_book import Line
from tests.scenes import at_table, at_wars_table
from tests.scenes.at_table import Person
from tests.scenes.at_wars_table import WarsPerson

SOLO = ("human", "rival-marsh")
WARS_SOLO = ("human", "theodore")


def later(session, choices: int):
    """Return a game played on at random."""
    player = RandomPlayer(Rng(5))
    for _ in range(choices):
        asked = session.decision()
        if asked is None:
            break
        session.choose(player.choose(asked))
    return session


def dig_table(app: App) -> Person:
    app.stage.settings.speed = Speed.SKIP
    return Person(app, later(at_table.begun(SOLO, 11), 60), SOLO)


def wars_table(app: App) -> WarsPerson:
    app.stage.settings.speed = Speed.SKIP
    app.stage.settings.reduce_motion = True
    return WarsPerson(app, later(at_wars_table.begun(WARS_SOLO, 3), 70), WARS_SOLO)


@pytest.fixture(params=[dig_table, wars_table], ids=["fossilis", "bonewars"])
def person(request, app: App) -> Person | WarsPerson:
    made: Callable[[App], Person | WarsPerson] = request.param
    sat = made(app)
    sat.watch()
    sat.key(pygame.K_l)
    return sat


def line_of(person, wanted: Callable[[Line], bool]) -> int:
    """Return the first such line that tells of a choice, not of how the game was laid out."""
    log = person.table.drawer.log
    told = zip(log.lines(), log.moments(), strict=True)
    return next(number for number, (line, (choice, _)) in enumerate(told) if choice >= 0 and wanted(line))


def click_line(person, number: int) -> None:
    """Scroll a line of the log into sight and click it."""
    drawer = person.table.drawer
    drawer._set_rows()
    row = drawer._rows[number]
    drawer._scrolled = max(0.0, min(drawer.most, row.top - 60))
    person.click((drawer.room.left + 90, drawer.room.top + row.top - drawer._scrolled + row.tall / 2))


def shown(person):
    """Return the state on the table."""
    sight = person.table.sight
    return sight.dig if isinstance(person, Person) else sight.feud


def stands(person) -> bool:
    """Tell whether all sprites stand as in the state on the table."""
    board = person.table.board if isinstance(person, Person) else person.table.tabletop.board
    return board.cast.sprites == board.rest(shown(person))


def ordinary(line: Line) -> bool:
    return bool(line.keys) and not line.heading and not line.reason


def test_what_happened_before_the_first_choice_leads_to_where_the_game_began(app: App):
    person = wars_table(app)
    person.watch()
    person.key(pygame.K_l)
    assert person.table.drawer.log.moments()[0][0] < 0
    click_line(person, 1)
    assert shown(person) == person.table.play.session.past[0].before
    assert stands(person)
    person.table.past.leave()
    assert shown(person) == person.table.play.session.state


def test_a_click_on_a_line_puts_the_table_as_it_stood_then(person):
    number = line_of(person, ordinary)
    click_line(person, number)
    choice, told = person.table.drawer.log.moments()[number]
    moment = person.table.play.session.past[choice]
    assert shown(person) == amid(moment.before, moment.choice, told)
    assert shown(person) != person.table.play.session.state
    assert stands(person)


def test_the_past_is_marked_as_such_and_names_the_turn(person):
    click_line(person, line_of(person, ordinary))
    covers = person.table.past.covers()
    assert [cover.sign[0] for cover in covers] == ["past", "past-bar"]
    assert covers[0].box.contains(person.app.stage.screen.whole)
    heading = person.table.drawer.heading()
    assert str(covers[1].sign[1]).endswith(heading)


def test_the_line_at_whose_moment_the_table_stands_lights_up_its_pieces(person):
    number = line_of(person, ordinary)
    click_line(person, number)
    person.move((500, 300))
    assert person.table.drawer.keys() == person.table.drawer.log.lines()[number].keys


@pytest.mark.parametrize("way", ["plate", "escape", "table"])
def test_there_are_three_ways_back_to_the_game(person, way):
    asked = person.table.sight.asked
    click_line(person, line_of(person, ordinary))
    assert person.table.sight.asked is None
    if way == "plate":
        person.click(person.table.past.plates["return"].center)
    elif way == "escape":
        person.key(pygame.K_l)
        person.key(pygame.K_ESCAPE)
    else:
        person.click((500, 300))
    person.watch()
    assert not person.table.past.here
    assert person.table.sight.asked == asked
    assert shown(person) is person.table.play.session.state
    assert person.table.drawer.keys() == ()


def test_nothing_can_be_chosen_or_taken_back_in_the_past(person):
    made = list(person.table.play.session.past)
    click_line(person, line_of(person, ordinary))
    for key in (pygame.K_u, pygame.K_r, pygame.K_y, pygame.K_UP):
        person.key(key)
    person.wait(120)
    assert person.table.past.here
    assert person.table.play.session.past == made
    assert not person.table.play.can_undo
    assert person.table.play.why_no_undo() == "past"


def test_the_arrows_go_a_line_back_and_on(person):
    number = line_of(person, ordinary) + 2
    click_line(person, number)
    person.key(pygame.K_LEFT)
    assert person.table.drawer.here == number - 1
    person.click(person.table.past.plates["later"].center)
    assert person.table.drawer.here == number


def test_the_first_line_has_none_before_it_and_the_last_none_after_it(person):
    last = len(person.table.drawer.log.lines()) - 1
    person.table.past.go(0)
    person.key(pygame.K_LEFT)
    assert person.table.drawer.here == 0
    assert not person.table.past.enabled("earlier")
    person.table.past.go(last)
    person.key(pygame.K_RIGHT)
    assert person.table.drawer.here == last
    assert not person.table.past.enabled("later")


def test_the_left_arrow_leads_from_the_open_log_into_the_past(person):
    person.key(pygame.K_LEFT)
    assert person.table.drawer.here == len(person.table.drawer.log.lines()) - 1
    assert person.table.past.here


def test_things_can_be_looked_at_in_the_past(person):
    click_line(person, line_of(person, ordinary))
    person.move((330, 520))
    person.wait(30)
    person.key(pygame.K_z)
    assert person.table.past.here


def test_every_line_of_a_game_leads_to_a_moment_that_can_be_laid_out(person):
    places = person.table.drawer.log.moments()
    for number in range(0, len(places), 5):
        person.table.past.go(number)
        assert stands(person)
    person.table.past.leave()
    person.watch()
    assert shown(person) is person.table.play.session.state


def test_a_line_in_the_midst_of_the_automas_turn_shows_what_had_happened_so_far(app: App):
    person = dig_table(app)
    person.watch()
    log = person.table.drawer.log
    number = line_of(person, lambda line: line.icon == "glyph/movement" and bool(line.keys))
    before, after = log.moments()[number], log.moments()[number + 1]
    assert before[0] == after[0]
    assert before[1] < after[1]


def test_all_facts_of_a_choice_lead_to_the_state_after_it():
    session = later(at_table.begun(SOLO, 4), 80)
    after = [*[moment.before for moment in session.past[1:]], session.state]
    for moment, state in zip(session.past, after, strict=True):
        facts = apply(moment.before, moment.choice)[1]
        assert amid(moment.before, moment.choice, len(facts) + 1) == state


def test_a_computer_seat_waits_while_the_past_is_looked_at(app: App):
    kinds = ("human", "random")
    app.stage.settings.speed = Speed.SKIP
    session = later(at_table.begun(kinds, 2), 30)
    while session.state.active != 1:
        later(session, 1)
    person = Person(app, session, kinds)
    made = len(person.table.play.session.past)
    person.table.past.go(0)
    person.wait(100)
    assert len(person.table.play.session.past) == made
    person.table.past.leave()
    person.wait(100)
    assert len(person.table.play.session.past) > made


def test_going_into_the_past_brings_what_is_being_shown_to_its_end(app: App):
    app.stage.settings.speed = Speed.PLAY
    person = Person(app, at_table.begun(SOLO, 11), SOLO)
    choice: Choice = ("corner", 4)
    person.make(choice)
    assert person.table.play.showing
    person.table.past.go(0)
    assert not person.table.play.showing
    assert person.table.past.here
