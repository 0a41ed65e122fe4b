"""What can be read on the site and on the mat without pointing at anything."""

import pytest

from game.app import App
from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.box import PIECES
from game.model.turn import Decision
from game.scenes.fossilis.ground import Ground
from game.view.names import Names
from game.view.painter import Painter
from tests.scenes.at_table import Person, begun, played_until

SOLO = ("human", "rival-marsh")


@pytest.fixture
def solo(app: App) -> Person:
    person = Person(app, begun(SOLO, 11), SOLO)
    person.make(("corner", 4))
    person.watch()
    return person


def signs(person: Person, name: str) -> set[object]:
    person.frame()
    return {cover.sign[1] for cover in person.table.layers.covers if cover.sign[0] == name}


def test_every_way_in_which_a_tile_can_be_dug_shows_a_small_arrow_at_rest(solo: Person) -> None:
    solo.move((1100, 890))
    digs = {("arrow", *choice[1:]) for choice in solo.options if choice[0] == "dig"}
    assert len(digs) > 4
    assert signs(solo, "nudge") == digs


def test_the_small_arrows_go_while_another_plate_is_down(solo: Person) -> None:
    solo.plate("move")
    assert signs(solo, "nudge") == set()
    solo.plate("move")
    solo.plate("dig")
    solo.move((1100, 890))
    assert signs(solo, "nudge") == set()


def test_the_frame_names_columns_and_rows_as_the_log_does(solo: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    written: dict[str, tuple[float, float]] = {}
    monkeypatch.setattr(Painter, "text", lambda self, text, style, at, *rest: written.setdefault(text, at))
    Ground(solo.table.layout, solo.table.sight).draw(solo.app._painter(solo.app.canvas))
    for space in range(25):
        column, row = Names((), solo.dig.box).space(space)
        box = solo.table.layout.space(space)
        assert box.left < written[column][0] < box.right
        assert box.top < written[row][1] < box.bottom


@pytest.mark.parametrize(("teeth", "ribs", "counts"), [(6, 2, []), (7, 2, [2, 7])])
def test_bones_that_share_a_slot_are_counted(solo: Person, teeth: int, ribs: int, counts: list[int]) -> None:
    dig = solo.dig.clone()
    kinds = {name: [piece for piece in range(1, 46) if dig.box.kind[piece] == PIECES.index(name)] for name in PIECES}
    dig.seats[0].bones = [*kinds["tooth"][:teeth], *kinds["rib"][:ribs]]
    solo.table.sight.show(dig)
    solo.table.board.place(dig)
    solo.table.dirty = True
    solo.frame()
    assert [cover.sign[2] for cover in solo.table.layers.covers if cover.sign[0] == "heap"] == counts


def test_the_sides_light_up_when_the_pawn_has_nothing_to_climb_at_its_own(app: App) -> None:
    def stuck(asked: Decision) -> bool:
        verbs = {choice[0] for choice in asked.options}
        return isinstance(asked.step, TakeTurn) and "side" in verbs and "climb" not in verbs

    person = Person(app, played_until(("human", "human"), stuck), ("human", "human"))
    person.move((1100, 890))
    lit = {cover.sign[2] for cover in person.table.layers.covers if cover.sign[:2] == ("glow", "gold")}
    assert {("side", choice[1]) for choice in person.options if choice[0] == "side"} <= lit


def test_a_line_of_the_log_lights_up_the_space_and_the_spot_it_speaks_of(solo: Person) -> None:
    keys = (("space", 7), ("pawn", 0), ("spot", 3), ("piece", 99), ("space", 7))
    rings = {cover.sign[2]: cover.box for cover in solo.table.covers.spoken_of(keys)}
    assert set(rings) == {("spoken", "space", 7), ("spoken", "pawn", 0), ("spoken", "spot", 3)}
    assert rings[("spoken", "space", 7)] == solo.table.layout.space(7)
    assert rings[("spoken", "spot", 3)].center == solo.table.layout.spot(3)
