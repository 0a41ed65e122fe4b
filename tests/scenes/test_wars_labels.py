"""What the table of Bone Wars writes on slots, tokens and rows of the desk."""

import pytest

from game.app import App
from game.model.bonewars.state import Feud
from game.model.bonewars.turns import Turn
from game.model.session import Session
from game.scenes.bonewars import slots
from game.scenes.bonewars.desk import DeskPart
from game.scenes.bonewars.layout import PUBLISH, Focus
from game.scenes.bonewars.rewards import label_of
from game.scenes.bonewars.sight import Row
from game.scenes.bonewars.things import rect_of
from game.settings import Speed
from tests.scenes.at_wars_table import WarsPerson, begun, played_until

LONE = ("human", "random")


@pytest.fixture
def person(app: App) -> WarsPerson:
    app.stage.settings.speed = Speed.SKIP
    app.stage.settings.reduce_motion = True
    session = played_until(LONE, lambda asked, feud: isinstance(asked.step, Turn) and len(feud.seats[0].laid) > 1)
    sat = WarsPerson(app, session, LONE)
    sat.watch()
    return sat


class Pen:
    """Notes what is drawn on a slot."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.panels: list[str] = []

    def text(self, text: str, *_: object, **__: object) -> None:
        self.texts.append(text)

    def panel(self, name: str, *_: object) -> None:
        self.panels.append(name)

    def __getattr__(self, name: str) -> object:
        return lambda *_, **__: None


def drawn(person: WarsPerson, number: int, monkeypatch: pytest.MonkeyPatch) -> tuple[Pen, list[int]]:
    pen, prices = Pen(), list[int]()
    monkeypatch.setattr(slots.signs, "coin", lambda sheet, amount, *_: prices.append(amount))
    for name in ("find", "disc", "points_and_depth"):
        monkeypatch.setattr(slots.signs, name, lambda *_: None)
    slots.paint_slot(pen, person.table.sight, number, person.table.tabletop.board.places.slot(number))  # type: ignore[arg-type]
    return pen, prices


def test_the_slot_of_the_last_turn_is_not_in_play_before_the_next_card(
    person: WarsPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    last = len(person.feud.seats[0].laid) - 1
    assert "glow/gold" not in drawn(person, last, monkeypatch)[0].panels


def test_a_slot_whose_card_was_exchanged_away_says_that_it_is_used(
    person: WarsPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    person.feud.seats[0].laid[-1] = ("", 0)
    person.table.sight.feud = person.feud
    assert drawn(person, len(person.feud.seats[0].laid) - 1, monkeypatch)[0].texts == ["used"]


def test_with_stipend_all_slots_to_come_are_free(person: WarsPerson, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Feud, "has_grant", lambda feud, player, key: key == "stipend")
    mat = person.feud.seats[0]
    for number in range(len(mat.laid), len(mat.slots)):
        assert drawn(person, number, monkeypatch)[1] == [0]


def test_the_token_of_the_round_bonus_names_the_bonus_itself(person: WarsPerson) -> None:
    feud = person.table.sight.feud
    tile = next(number for number, gains in enumerate(feud.box.tiles) if gains == (("see", 1),) or gains[0][0] == "see")
    feud.rounds[feud.round - 1] = tile
    assert label_of(person.table.sight, ("round", 1)) == "See 3"
    assert label_of(person.table.sight, ("loyalty", 1)) == ""


def test_two_cards_for_one_envelope_count_one_after_the_other(person: WarsPerson) -> None:
    feud, sight = person.feud, person.table.sight
    icon = feud.box.icon
    one, two, three = [card for card in range(1, len(icon)) if icon[card] == 2][:3]
    feud.seats[0].archive = [() for _ in range(5)]
    feud.seats[0].archive[icon[one]] = (one,)
    feud.table = [two, three]
    feud.active, sight.feud, sight.focus = 0, feud, Focus(PUBLISH)
    desk = DeskPart(person.table.tabletop.board.places)
    assert [desk._archived(Row(card, ())) for card in (one, two, three)] == [
        (icon[one], 0),
        (icon[one], 1),
        (icon[one], 2),
    ]
    feud.seats[0].archive = [() for _ in range(5)]
    feud.seats[0].archive[(icon[one] + 1) % 5] = (one,)
    assert desk._archived(Row(one, ())) == ((icon[one] + 1) % 5, 0)


def test_a_slot_that_only_another_mat_has_lies_nowhere_on_the_mat_in_front(person: WarsPerson) -> None:
    assert rect_of(person.table.tabletop.board, ("slot", 9)) is None


def test_the_desk_shows_the_paper_that_theodore_publishes(app: App) -> None:
    app.stage.settings.speed = Speed.PLAY
    kinds = ("human", "theodore")
    person = WarsPerson(app, Session(begun(kinds, 6).state), kinds)
    person.watch()
    sight = person.table.sight
    sight.rows, sight.viewer = [Row(3, (0, 1))], 1
    sight.focus = Focus(PUBLISH, True)
    desk, titles = DeskPart(person.table.tabletop.board.places), list[str]()
    desk._publish = lambda sheet: titles.append("paper")  # type: ignore[method-assign]
    sight.feud = person.feud
    desk.draw(person.app._painter(person.app.canvas))
    assert titles == ["paper"]
