"""A person plays at the table of Fossilis with the mouse: choices, sheets, undo, whose turn it is."""

import pygame

from game.app import App
from game.model.fossilis.happenings import AddTile, ChooseTile, Patronage
from game.model.fossilis.market import Pay
from game.model.fossilis.site import BESIDE
from game.model.fossilis.state import Dig
from game.model.session import Session
from game.model.turn import Decision, Rng
from game.players.random import RandomPlayer
from game.scenes.offer import BACK
from game.scenes.pause import PauseScene
from tests.scenes.at_table import Person, begun, played_until
from tests.scenes.solo_table import PAIR, started


def test_on_entry_every_sprite_stands_where_the_state_puts_it(solo: Person) -> None:
    assert solo.in_place()
    assert ("tile", solo.dig.top(0)) in solo.table.board.cast.sprites


def test_a_click_on_a_corner_puts_the_pawn_there(solo: Person) -> None:
    solo.click(solo.table.layout.space(4).center)
    solo.watch()
    assert solo.dig.seats[0].place == 4
    assert solo.in_place()


def test_only_corners_answer_before_the_pawn_is_placed(solo: Person) -> None:
    solo.click(solo.table.layout.space(12).center)
    solo.watch()
    assert solo.dig.seats[0].place < 0


def test_pointing_at_an_arrow_shows_the_line_and_changes_nothing(solo: Person) -> None:
    started(solo)
    before = solo.dig
    choice = next(choice for choice in solo.options if choice[0] == "dig" and choice[1] == 9)
    solo.move(solo.spot(choice))
    covers = [cover.sign[0] for cover in solo.table.layers.covers]
    assert "ghost" in covers
    assert "tag" in covers
    assert solo.dig is before
    assert solo.in_place()


def test_a_click_on_an_arrow_digs_and_the_tiles_lie_where_the_state_says(solo: Person) -> None:
    started(solo)
    choice = next(choice for choice in solo.options if choice[0] == "dig" and choice[1] == 9)
    solo.make(choice)
    solo.watch()
    assert solo.dig.energy < 4
    assert solo.in_place()


def test_a_click_on_a_space_in_reach_walks_there(solo: Person) -> None:
    started(solo)
    choice = next(choice for choice in solo.options if choice[0] == "move")
    solo.click(solo.table.hand.finder.face(solo.dig, int(choice[1])).center)
    solo.watch()
    assert solo.dig.seats[0].place == choice[1]
    assert solo.in_place()


def test_a_click_during_the_players_own_deed_brings_it_to_its_end(solo: Person) -> None:
    started(solo)
    solo.make(next(choice for choice in solo.options if choice[0] == "move"))
    assert solo.table.play.showing
    solo.click((800, 880))
    assert not solo.table.play.showing
    assert solo.in_place()


def test_a_far_tile_says_why_it_does_not_answer(solo: Person) -> None:
    started(solo)
    solo.click(solo.table.layout.space(20).center)
    assert solo.table.prompt()[1] == "Too far: you dig the tile you stand on, or one beside it."
    assert solo.table.prompt()[2]


def test_a_grey_plate_names_its_rule(solo: Person) -> None:
    started(solo)
    solo.plate("climb")
    assert solo.table.prompt()[1] == "You stand on the site already."


def test_a_plate_lets_only_its_own_choices_answer_until_it_is_released(solo: Person) -> None:
    started(solo)
    solo.plate("move")
    assert {target.verb for target in solo.table.hand.targets} == {"move"}
    solo.click((800, 885), button=3)
    assert solo.table.hand.mode == ""
    assert {"dig", "move"} <= {target.verb for target in solo.table.hand.targets}


def test_escape_lets_go_of_a_plate_first_and_pauses_then(solo: Person) -> None:
    started(solo)
    solo.plate("move")
    solo.key(pygame.K_ESCAPE)
    assert solo.app.stage.top is solo.table
    solo.key(pygame.K_ESCAPE)
    assert isinstance(solo.app.stage.top, PauseScene)


def test_u_takes_a_move_back_and_r_makes_it_again(solo: Person) -> None:
    started(solo)
    choice = next(choice for choice in solo.options if choice[0] == "move")
    solo.make(choice)
    solo.watch()
    solo.key(pygame.K_u)
    assert solo.dig.seats[0].place == 4
    assert solo.in_place()
    solo.key(pygame.K_r)
    solo.watch()
    assert solo.dig.seats[0].place == choice[1]
    assert solo.in_place()


def test_undo_says_why_it_stops_at_an_opened_pit(solo: Person) -> None:
    started(solo)
    solo.make(("dig", 4, "e"))
    solo.watch()
    assert solo.dig.seats[0].place == BESIDE + 1
    solo.button("undo")
    assert solo.table.prompt()[1] == "A pit was opened and seen: this stays."
    assert not solo.dig.lower[4]


def test_ending_the_turn_with_energy_left_asks_first(solo: Person) -> None:
    started(solo)
    solo.plate("end-turn")
    assert solo.table.hand.chooser is not None
    assert "4 Energy" in solo.table.hand.chooser.note
    solo.key(pygame.K_ESCAPE)
    assert solo.table.hand.chooser is None
    assert solo.dig.active == 0


def paying(asked: Decision) -> bool:
    return isinstance(asked.step, Pay) and len(asked.options) > 1 and not asked.step.chosen


def test_the_tray_offers_the_tiles_and_suggests_the_cheapest_payment(app: App) -> None:
    person = Person(app, played_until(PAIR, paying), PAIR)
    tray = person.table.hand.tray
    assert tray is not None
    offered = [answer.choice for answer in tray.answers if answer.look is not None]
    assert offered == list(person.options)
    assert any(answer.suggested for answer in tray.answers)


def test_enter_pays_with_the_suggested_tiles_until_the_card_is_bought(app: App) -> None:
    person = Person(app, played_until(PAIR, paying), PAIR)
    card = person.table.play.session.state.todo[-1].card  # type: ignore[attr-defined]
    for _ in range(6):
        if person.dig.purchases or card not in person.dig.market:
            break
        person.key(pygame.K_RETURN)
        person.watch()
    assert card not in person.dig.market
    assert person.in_place()


def test_paying_is_taken_back_as_a_whole_by_escape(app: App) -> None:
    person = Person(app, played_until(PAIR, paying), PAIR)
    before = person.table.play.session.past[-1].before
    person.key(pygame.K_ESCAPE)
    assert person.dig is before
    assert person.in_place()


def test_an_event_asks_with_buttons_and_cannot_be_escaped(app: App) -> None:
    person = Person(app, played_until(PAIR, lambda asked: isinstance(asked.step, Patronage)), PAIR)
    tray = person.table.hand.tray
    assert tray is not None
    assert [answer.label for answer in tray.answers] == ["4 Plaster", "6 points"]
    person.key(pygame.K_ESCAPE)
    assert isinstance(person.app.stage.top, PauseScene)


def test_the_second_tile_of_a_sandstorm_takes_nothing_back_of_the_first(app: App) -> None:
    solo = ("human", "rival-marsh")

    def second_tile(session: Session[Dig]) -> bool:
        asked, past = session.decision(), session.past
        if asked is None or not past or not isinstance(asked.step, AddTile) or session.why_no_undo():
            return False
        last = past[-1].before.todo[-1]
        return isinstance(last, AddTile | ChooseTile) and last.player == asked.player

    for seed in range(1, 80):
        session, player = begun(solo, seed), RandomPlayer(Rng(seed))
        while (asked := session.decision()) is not None and not second_tile(session):
            session.choose(player.choose(asked))
        if asked is not None:
            break
    assert second_tile(session)
    person = Person(app, session, solo)
    person.watch()
    assert not person.table.can_go_back()
    tray = person.table.hand.tray
    assert tray is None or BACK not in [answer.choice for answer in tray.answers]


def test_the_sheet_that_asks_before_a_claim_does_not_lie_under_the_pointer(app: App) -> None:
    person = Person(app, played_until(PAIR, lambda asked: {"claim", "dig"} <= {c[0] for c in asked.options}), PAIR)
    at = person.spot(next(choice for choice in person.options if choice[0] == "claim"))
    person.click(at)
    chooser = person.table.hand.chooser
    assert chooser is not None
    assert not any(area.collidepoint(at) for area in chooser.areas)


def test_the_mat_in_front_belongs_to_the_person_who_is_asked(app: App) -> None:
    person = Person(app, begun(PAIR, 5), PAIR)
    seen = set()
    for _ in range(2):
        asked = person.table.play.session.decision()
        assert asked is not None
        assert person.table.sight.viewer == asked.player
        seen.add(asked.player)
        person.make(person.options[0])
        person.watch()
    assert seen == {0, 1}


def test_computer_seats_play_by_themselves(app: App) -> None:
    kinds = ("random", "human")
    person = Person(app, begun(kinds, 3), kinds)
    person.watch()
    asked = person.table.play.session.decision()
    assert asked is not None
    assert asked.player == 1
    assert person.in_place()


def test_undo_does_not_let_a_computer_seat_think_again(app: App) -> None:
    kinds = ("human", "random")
    session = begun(kinds, 3)
    person = Person(app, session, kinds)

    def seen() -> list[tuple[object, ...]]:
        """Let the computer seat play until the person is asked; return what it chose."""
        person.make(person.options[0])
        mine = len(session.past)
        person.watch()
        return [moment.choice for moment in session.past[mine:]]

    person.watch()
    first = seen()
    assert first
    person.table.play.undo()
    assert seen() == first
