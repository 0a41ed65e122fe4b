"""The sheets on which cards are bought, claimed and scored: where they lie, what they ask, what can be put back."""

from __future__ import annotations

import pytest

from game.app import App
from game.model.fossilis.market import Pay, fragments_of, lacking
from game.model.session import Session
from game.model.turn import Choice
from game.scenes.fossilis.picking import CONFIRM, PICK
from game.scenes.offer import BACK
from tests.fossilis.board import card, dinosaur, mat, site, table
from tests.scenes.at_table import Person, played
from tests.scenes.test_notes import PAIR

HOME = """
    . . . . .
    . . st . .
    . s ct0 ct .
    . . s s .
    . s1 . . .
"""
MARKET = "chisel clay-bucket tooth plaster-2"
TILES = "egg egg footprint amber egg+amber egg+footprint"


def at_market(app: App, tiles: str = TILES, **more: str) -> Person:
    dig = table(mat(site(HOME), 0, tiles=tiles, **more), market=MARKET, display="tapejara placerias", pool=8)
    return Person(app, Session(dig), PAIR)


def buy(person: Person, key: str) -> None:
    person.click(person.spot(("buy", next(c for c in person.dig.market if person.dig.box.cards[c].key == key))))


def answers(person: Person) -> list[Choice]:
    chooser = person.table.hand.chooser
    assert chooser is not None
    return [answer.choice for answer in chooser.answers]


def area(person: Person, choice: Choice) -> tuple[float, float, float, float]:
    chooser = person.table.hand.chooser
    assert chooser is not None
    return tuple(chooser.areas[answers(person).index(choice)])


def press(person: Person, choice: Choice) -> None:
    x, y, wide, tall = area(person, choice)
    person.click((x + wide / 2, y + tall / 2))


def test_the_sheet_shows_every_tile_that_could_pay_and_picks_the_best_payment(app: App) -> None:
    person = at_market(app)
    buy(person, "clay-bucket")
    pick = person.table.asking.cards.picking
    assert pick is not None
    dig = person.dig
    paid = [pick.things[number] for number in pick.picked]
    cost = dig.box.cards[card("clay-bucket")].cost
    assert not lacking(cost, fragments_of(dig, paid), False)
    assert sum(fragments_of(dig, paid)) == sum(cost)
    assert person.table.play.session.past == []


def test_one_click_puts_one_tile_back_and_the_next_click_picks_another(app: App) -> None:
    person = at_market(app)
    buy(person, "chisel")
    pick = person.table.asking.cards.picking
    assert pick is not None
    before = list(pick.picked)
    press(person, (PICK, before[0]))
    assert pick.picked == before[1:]
    chooser = person.table.hand.chooser
    assert chooser is not None
    other = next(n for n in range(len(pick.things)) if n not in before and pick.takes(n))
    press(person, (PICK, other))
    assert pick.picked == sorted([*before[1:], other])


def test_what_is_picked_is_what_is_paid(app: App) -> None:
    person = at_market(app, "egg egg footprint amber")
    buy(person, "chisel")
    pick = person.table.asking.cards.picking
    assert pick is not None
    for number in list(pick.picked):
        press(person, (PICK, number))
    wanted = [n for n in range(len(pick.things)) if sum(fragments_of(person.dig, [pick.things[n]])[1:])]
    for number in wanted:
        press(person, (PICK, number))
    press(person, CONFIRM)
    person.watch()
    left = fragments_of(person.dig, person.dig.seats[0].tiles)
    assert left == (2, 0, 0)
    assert [person.dig.box.cards[number].key for number in person.dig.seats[0].fresh] == ["chisel"]


def test_a_payment_that_is_not_whole_cannot_be_confirmed(app: App) -> None:
    person = at_market(app)
    buy(person, "chisel")
    pick = person.table.asking.cards.picking
    assert pick is not None
    press(person, (PICK, pick.picked[0]))
    press(person, CONFIRM)
    assert person.table.play.session.past == []
    assert person.table.hand.chooser is not None


def test_cancel_and_the_button_that_acts_never_change_their_places(app: App) -> None:
    person = at_market(app, lab="coelophysis", bones="tooth tooth limb")
    places = set()
    buy(person, "chisel")
    places.add((area(person, CONFIRM), area(person, BACK)))
    press(person, (PICK, 0))
    places.add((area(person, CONFIRM), area(person, BACK)))
    press(person, BACK)
    lab = next(choice for choice in person.options if choice[0] in ("partial", "score"))
    person.click(person.spot(lab))
    places.add((area(person, CONFIRM if lab[0] == "partial" else lab), area(person, BACK)))
    assert len(places) == 1


def test_the_sheet_lies_over_no_card_and_over_no_space(app: App) -> None:
    person = at_market(app)
    buy(person, "chisel")
    chooser = person.table.hand.chooser
    assert chooser is not None
    layout = person.table.layout
    kept = [*layout.grid("display", 4), *layout.grid("market", 4), layout.box("frame"), layout.box("mat")]
    assert all(not chooser.box.colliderect(place.inflate(-14, -14)) for place in kept)
    assert all(chooser.box.contains(place) for place in chooser.areas)


def test_end_turn_puts_an_open_sheet_away_first(app: App) -> None:
    person = at_market(app)
    buy(person, "chisel")
    person.plate("end-turn")
    assert person.table.hand.chooser is None
    assert person.table.play.session.past == []
    assert "put away" in person.table.prompt()[1]


def test_a_click_on_the_site_puts_an_open_sheet_away_first(app: App) -> None:
    person = at_market(app)
    at = person.spot(next(choice for choice in person.options if choice[0] == "move"))
    buy(person, "chisel")
    person.click(at)
    assert person.table.hand.chooser is None
    assert person.table.play.session.past == []


def claiming(app: App, energy: int, tiles: str = "") -> Person:
    dig = mat(site(HOME), 0, tiles=tiles, bones="tooth")
    table(dig, market=MARKET, display="tapejara coelophysis", pool=8)
    dig.energy = energy
    person = Person(app, Session(dig), PAIR)
    person.click(person.spot(next(choice for choice in person.options if choice[0] == "claim")))
    return person


@pytest.mark.parametrize(
    ("energy", "tiles", "said"),
    [(2, "", "2 Energy will be lost."), (0, "egg egg footprint", "You could still buy"), (1, "egg egg", "1 Energy")],
)
def test_a_claim_asks_when_energy_or_a_purchase_would_be_lost(app: App, energy: int, tiles: str, said: str) -> None:
    person = claiming(app, energy, tiles)
    chooser = person.table.hand.chooser
    assert chooser is not None
    assert said in chooser.note


def test_a_claim_that_loses_nothing_is_made_with_one_click(app: App) -> None:
    person = claiming(app, 0)
    assert person.table.play.session.past[0].choice[0] == "claim"


def test_bones_for_a_partial_score_are_all_picked_and_each_can_be_put_back(app: App) -> None:
    animals = site().box.animals
    need = animals[dinosaur("placerias")].bones
    names = ("tooth", "limb", "rib", "hip", "skull")
    owned = [name for name, count in zip(names, need, strict=True) for _ in range(count)][1:]
    dig = mat(site(HOME), 0, lab="placerias", bones=" ".join(owned))
    person = Person(app, Session(table(dig, pool=8)), PAIR)
    person.click(person.spot(("partial", dinosaur("placerias"))))
    pick = person.table.asking.cards.picking
    assert pick is not None
    assert len(pick.picked) == len(owned)
    labels = [answer.label for answer in person.table.hand.chooser.answers if answer.look]
    place = area(person, CONFIRM)
    press(person, (PICK, 0))
    assert pick.picked == list(range(1, len(owned)))
    assert [answer.label for answer in person.table.hand.chooser.answers if answer.look] == labels
    press(person, (PICK, 0))
    assert area(person, CONFIRM) == place
    press(person, CONFIRM)
    person.watch()
    values = dict(zip(names, dig.box.value, strict=False))
    assert person.dig.seats[0].score == sum(values[name] for name in owned)


def test_undo_takes_a_whole_purchase_back_at_once(app: App) -> None:
    person = at_market(app)
    buy(person, "chisel")
    press(person, CONFIRM)
    person.watch()
    assert len(person.table.play.session.past) >= 1
    if person.table.play.can_undo:
        person.table.play.undo()
        assert person.table.play.session.past == []


def test_a_purchase_begun_in_a_game_gone_on_with_is_paid_in_the_tray(app: App) -> None:
    person = Person(app, played(PAIR, "tile"), PAIR)
    assert person.table.sight.asked is not None
    if isinstance(person.table.sight.asked.step, Pay):
        assert person.table.hand.tray is not None
