from pathlib import Path

import pygame
import pytest

from game.app import App
from game.games import components
from game.model.bonewars.bonuses import Rewards
from game.model.bonewars.publish import Assemble
from game.model.bonewars.rounds import EndTurn
from game.model.bonewars.state import Feud
from game.model.bonewars.team import TeamTurn
from game.model.bonewars.turns import Turn, UseSpecies
from game.model.turn import Decision, Rng
from game.players.random import RandomPlayer
from game.scenes.bonewars.reckoning import score_sheet
from game.scenes.bonewars.targets import routes
from game.scenes.pause import PauseScene
from game.scenes.points_table import lines
from game.scenes.scores import verdict
from game.settings import Speed
from game.store import Library, Participant
from tests.scenes.at_wars_table import NAMES, WarsPerson, begun, played_until, seated

PAIR = ("human", "human")
LONE = ("human", "random")
SOLO = ("human", "theodore")


def fast(app: App) -> App:
    app.stage.settings.speed = Speed.SKIP
    app.stage.settings.reduce_motion = True
    return app


def asks(kind: type, more: str = "") -> object:
    """Return what tells whether a decision is one of a step, with an option of a word."""

    def wanted(asked: Decision, feud: Feud) -> bool:
        return isinstance(asked.step, kind) and (not more or any(choice[0] == more for choice in asked.options))

    return wanted


def sat(app: App, kinds: tuple[str, ...], kind: type, more: str = "") -> WarsPerson:
    person = WarsPerson(fast(app), played_until(kinds, asks(kind, more)), kinds)  # type: ignore[arg-type]
    person.watch()
    person.ready()
    return person


@pytest.mark.parametrize(
    ("kinds", "seed"),
    [
        (("human", "human"), 3),
        (("human", "human", "human"), 4),
        (("human", "human", "human", "human"), 5),
        (("human", "theodore"), 6),
        (("theodore-expert", "human"), 7),
    ],
)
def test_every_choice_of_a_whole_game_is_made_with_the_mouse(app: App, kinds: tuple[str, ...], seed: int) -> None:
    person = WarsPerson(fast(app), begun(kinds, seed), kinds)
    player = RandomPlayer(Rng(seed))
    person.watch()
    while person.table.play.session.decision() is not None:
        person.ready()
        person.make(player.choose(person.asked))
        person.watch()
        assert person.in_place()
    assert person.feud.round == 4


def test_a_card_is_lifted_first_and_laid_with_the_second_click(app: App) -> None:
    person = sat(app, LONE, Turn, "team")
    choice = next(choice for choice in person.asked.options if choice[0] == "team")
    spot = person.spot_of(person.target(choice))
    person.click(spot)
    assert person.table.sight.lifted == ("team-card", choice[1])
    made = person.made
    person.click(spot)
    assert person.made == made + 1


def test_a_card_is_laid_by_dragging_it_into_the_next_slot(app: App) -> None:
    person = sat(app, LONE, Turn, "team")
    choice = next(choice for choice in person.asked.options if choice[0] == "team")
    person.press(person.spot_of(person.target(choice)))
    slot = next(target for target in person.table.hand.targets if target.key[0] == "slot")
    person.move(slot.area.center)
    person.release(slot.area.center)
    assert person.table.play.session.past[-1].choice == choice


def test_a_right_click_puts_a_lifted_card_back(app: App) -> None:
    person = sat(app, LONE, Turn, "team")
    choice = next(choice for choice in person.asked.options if choice[0] == "team")
    person.click(person.spot_of(person.target(choice)))
    person.click((800, 60), button=3)
    assert person.table.sight.lifted is None
    assert isinstance(person.asked.step, Turn)


def test_escape_goes_back_before_it_pauses(app: App) -> None:
    person = sat(app, LONE, Turn, "team")
    choice = next(choice for choice in person.asked.options if choice[0] == "team")
    person.click(person.spot_of(person.target(choice)))
    person.key(pygame.K_ESCAPE)
    assert person.app.stage.top is person.table
    person.key(pygame.K_ESCAPE)
    assert isinstance(person.app.stage.top, PauseScene)


def test_a_far_site_is_reached_with_one_click_by_the_shortest_way(app: App) -> None:
    kinds = LONE

    def far(asked: Decision, feud: Feud) -> bool:
        step = asked.step
        return isinstance(step, TeamTurn) and any(len(route) > 1 for route in routes(feud, step).values())

    person = WarsPerson(fast(app), played_until(kinds, far), kinds)
    person.watch()
    target = next(target for target in person.table.hand.targets if target.route)
    made = person.made
    person.click(person.spot_of(target))
    person.watch()
    assert person.made == made + len(target.route)
    assert person.feud.seats[0].site == target.key[1]
    person.button("undo")
    assert person.made == made


def test_a_plate_of_the_turn_bar_lets_only_its_own_choices_answer(app: App) -> None:
    def several(asked: Decision, feud: Feud) -> bool:
        digs = [choice for choice in asked.options if choice[0] == "dig"]
        return isinstance(asked.step, TeamTurn) and len(digs) > 1

    person = WarsPerson(fast(app), played_until(LONE, several), LONE)
    person.watch()
    plate = next(area for layer, name, area in person.table.hand.plates() if (layer, name) == ("plate", "dig"))
    person.click(plate.center)
    assert {target.verb for target in person.table.hand.targets} == {"dig"}
    person.click((800, 60), button=3)
    assert {"dig", "done"} <= {target.verb for target in person.table.hand.targets}


def test_what_does_not_answer_names_its_rule_on_the_ribbon(app: App) -> None:
    person = sat(app, LONE, EndTurn)
    cards = [key for key in person.table.tabletop.board.cast.sprites if key[0] == "team-card"]
    hand = [key for key in cards if int(key[1]) in person.feud.seats[0].team_cards]
    box = person.table.tabletop.board.extent(hand[-1])
    assert box is not None
    person.click(box.center)
    _, text, refused = person.table.telling.prompt()
    assert (text, refused) == ("A card has been laid: one is all a turn has.", True)


def test_pointing_at_a_choice_says_what_it_does_and_changes_nothing(app: App) -> None:
    person = sat(app, LONE, TeamTurn, "dig")
    before = person.feud
    choice = next(choice for choice in person.asked.options if choice[0] == "dig")
    person.move(person.spot_of(person.target(choice)))
    tags = [cover.sign[1] for cover in person.table.tabletop.covers if cover.sign[0] == "tag"]
    assert len(tags) == 1
    assert str(tags[0]).startswith("Dig: ")
    assert str(tags[0]).endswith(": 1 AP")
    assert person.feud is before


def test_no_hand_is_shown_before_the_next_person_says_so(app: App) -> None:
    person = WarsPerson(fast(app), played_until(PAIR, asks(Turn)), PAIR)  # type: ignore[arg-type]
    person.watch()
    assert person.table.play.veiled is not None
    assert not person.table.sight.open_hand
    assert person.table.sight.asked is None
    person.click((300, 300))
    person.click(person.table.tabletop.board.places.hand_card(0, 4).center)
    assert person.table.play.veiled is not None
    person.click(person.table.veil.ready.center)
    assert person.table.play.veiled is None
    assert person.table.sight.open_hand


def test_a_cover_comes_between_two_persons_and_not_within_a_turn(app: App) -> None:
    person = WarsPerson(fast(app), begun(PAIR, 8), PAIR)
    player = RandomPlayer(Rng(1))
    person.watch()
    last = None
    for _ in range(60):
        veiled = person.table.play.veiled
        asked = person.table.play.session.decision()
        assert asked is not None
        assert (veiled is not None) == (asked.player != last)
        person.ready()
        last = asked.player
        person.make(player.choose(person.asked))
        person.watch()


def test_a_lone_person_never_meets_the_cover(app: App) -> None:
    person = WarsPerson(fast(app), begun(SOLO, 2), SOLO)
    person.watch()
    assert person.table.play.veiled is None
    assert person.table.sight.open_hand


def test_a_turn_is_taken_back_step_by_step_until_chance_speaks(app: App) -> None:
    person = sat(app, LONE, UseSpecies)
    while not person.table.play.why_no_undo():
        made = person.made
        person.button("undo")
        assert person.made < made
        assert person.in_place()
    person.button("undo")
    text, refused = person.table.telling.prompt()[1:]
    assert refused
    assert text


def test_a_game_goes_on_in_the_middle_of_a_nested_choice(app: App, tmp_path: Path) -> None:
    for kind in (Rewards, Assemble):
        folder = tmp_path / kind.__name__
        folder.mkdir()
        library = Library(folder)
        played = played_until(LONE, asks(kind))  # type: ignore[arg-type]
        first = played.past[0].before
        seats = [Participant(name, person) for name, person in zip(LONE, NAMES, strict=False)]
        keeper = library.begin(first.setup, seats, first)
        states = [moment.before for moment in played.past[1:]] + [played.state]
        for moment, state in zip(played.past, states, strict=True):
            keeper.append(moment.choice, state)
        assert keeper.trouble == ""
        kept, session = library.resume(keeper.number or 0)
        assert session.state == played.state
        person = WarsPerson(fast(app), session, LONE, kept)
        person.watch()
        assert isinstance(person.asked.step, kind)
        made = person.made
        while person.made == made:
            person.make(person.asked.options[-1 if person.table.sight.gathered else 0])
        assert library.resume(keeper.number or 0)[1].state == person.feud
        library.close()


def test_a_kept_game_is_played_with_the_components_of_its_own_game() -> None:
    session = begun(SOLO)
    assert components(session.state.setup) is session.state.box


@pytest.mark.parametrize("kinds", [("human",) * 2, ("human",) * 4, SOLO])
def test_the_reckoning_accounts_for_every_point_of_reputation(kinds: tuple[str, ...]) -> None:
    session = begun(kinds, 5)
    player = RandomPlayer(Rng(5))
    while (asked := session.decision()) is not None:
        session.choose(player.choose(asked))
    sheet = score_sheet(session, seated(kinds))
    assert [sheet.total(seat) for seat in range(len(kinds))] == [seat.reputation for seat in session.state.seats]
    assert [line.label for line in lines(sheet.rows, len(kinds))] == [
        *("Gained in play", "Prizes, envelopes, bonuses", "Beyond the end of a track", "Cover tiles taken off"),
        *("Midgame scoring: loyalty × credibility", "Marsh", "Cope"),
        *("Final scoring: loyalty × credibility", "Marsh", "Cope"),
    ]
    assert verdict(sheet)


def test_games_of_both_kinds_are_kept_exported_and_brought_in(tmp_path: Path) -> None:
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
    library, other = Library(tmp_path / "one"), Library(tmp_path / "other")
    session = begun(SOLO, 9)
    seats = [Participant(kind, name) for kind, name in zip(SOLO, NAMES, strict=False)]
    keeper = library.begin(session.state.setup, seats, session.state)
    player = RandomPlayer(Rng(9))
    for _ in range(30):
        asked = session.decision()
        assert asked is not None
        choice = player.choose(asked)
        session.choose(choice)
        keeper.append(choice, session.state)
    file = tmp_path / "game.bonewars"
    library.export(keeper.number or 0, file)
    line = other.bring_in(file)
    assert (line.game, line.trouble, line.choices) == ("bonewars", None, 30)
    assert 0 < line.progress < 100
    assert other.resume(line.number)[1].state == session.state
