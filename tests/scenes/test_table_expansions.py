"""The table with every expansion on it: its layout, its choices, and the Ice Age."""

import itertools

import pygame
import pytest

from game.app import App
from game.model.turn import Decision, Rng, below
from game.players.random import RandomPlayer
from game.scenes.fossilis.layout import GLACIER, TEN, TWELVE, fossilis_layout, variants_of
from game.scenes.fossilis.plates import verbs_of
from game.scenes.fossilis.trays import label
from game.settings import Speed
from tests.scenes.at_table import Person, begun, looked_at
from tests.scenes.expansions_on_table import ALL, PAIR, RARE, SOLO, offers, sought

FIVE = ("human",) * 5


# the table as a whole


@pytest.mark.parametrize("kinds", [FIVE, SOLO], ids=["five", "solo"])
def test_no_part_of_the_table_overlaps_another_with_everything_on(app: App, kinds) -> None:
    person = Person(app, begun(kinds, 1, ALL), kinds)
    for one, other in itertools.combinations(person.table.layers.parts, 2):
        assert not one.box.colliderect(other.box.inflate(-16, -16)), (one, other)


def test_only_what_an_expansion_needs_is_laid_out_otherwise() -> None:
    assert variants_of(()) == ()
    assert variants_of(("ice-age",)) == (GLACIER, TEN)
    assert variants_of(("ice-age-simple", "caution-tape")) == (TEN, TWELVE)
    assert fossilis_layout(("power-tools",)) is fossilis_layout()


def test_the_layout_of_every_variant_lies_on_the_sheet() -> None:
    sheet = pygame.FRect(0, 0, 1600, 900)
    for name, zone in fossilis_layout(ALL)._zones.items():
        if name != "survey":
            assert zone.clamp(sheet) == zone, name


def test_the_plates_of_tape_and_sting_are_there_only_when_they_are_needed(app: App) -> None:
    plates = {names: verbs_of(names) for names in ((), ("scorpion",), ("caution-tape",), ("scorpion", "caution-tape"))}
    assert [len(names) for names in plates.values()] == [10, 11, 11, 12]
    assert "tape" not in plates["scorpion",]
    assert "remove-sting" not in plates["caution-tape",]


@pytest.mark.parametrize("expansions", [(), ("scorpion",), ALL], ids=["base", "eleven", "twelve"])
def test_plates_do_not_overlap(app: App, expansions) -> None:
    person = Person(app, begun(PAIR, 1, expansions), PAIR)
    for one, other in itertools.combinations(person.table.hand.desk.plates.values(), 2):
        assert not one.colliderect(other)
    assert all(person.table.layout.box("mat").contains(area) for area in person.table.hand.desk.plates.values())


@pytest.mark.parametrize(
    ("kinds", "expansions", "seed"),
    [
        (FIVE, ALL, 2),
        (("human", "random", "human"), ALL, 5),
        (SOLO, ALL, 3),
        (PAIR, ("scorpion", "power-tools"), 4),
        (PAIR, ("ice-age-simple", "caution-tape"), 6),
        (("human", "rival-cope"), ("ice-age",), 7),
    ],
    ids=["five", "three", "marsh", "scorpion", "simple", "cope"],
)
def test_every_choice_can_be_made_with_the_mouse(app: App, kinds, expansions, seed: int) -> None:
    app.stage.settings.speed = Speed.SKIP
    person = Person(app, begun(kinds, seed, expansions), kinds)
    rng = Rng(seed)
    player = RandomPlayer(rng)
    for _ in range(330):
        person.watch()
        assert person.in_place()
        asked = person.table.play.session.decision()
        if asked is None:
            break
        liked = [choice for choice in asked.options if choice[0] in RARE]
        choice = liked[below(rng, len(liked))] if liked and below(rng, 2) else player.choose(asked)
        person.make(choice)


def test_the_rare_choices_are_made_with_the_mouse_too(app: App) -> None:
    app.stage.settings.speed = Speed.SKIP
    for verb in ("tape", "remove-sting", "scorpion", "scuttle", "break", "saw", "on"):
        person = sought(app, PAIR, offers(verb))
        choice = next(option for option in person.options if option[0] == verb)
        person.make(choice)
        person.watch()
        assert person.in_place(), verb


@pytest.mark.parametrize("kinds", [SOLO, FIVE], ids=["solo", "five"])
def test_everything_can_be_looked_at_without_hiding_the_site(app: App, kinds) -> None:
    def late(asked: Decision, dig) -> bool:
        return bool(dig.scorpion.in_play and dig.scorpion.space >= 0 and dig.ice.board and all(dig.scorpion.on_tools))

    person = sought(app, kinds, late)
    shown = looked_at(app, person, 14, 22)
    assert {("scorpion",), ("place", "glacier"), ("place", "pleistocene-deck"), ("trait", "pleistocene")} <= shown
    assert {"token", "piece"} <= {thing[0] for thing in shown}


# Ice Age


def test_the_glacier_board_lies_between_the_heading_and_the_display(app: App) -> None:
    person = Person(app, begun(PAIR, 1, ("ice-age",)), PAIR)
    layout = person.table.layout
    board = layout.box("glacier")
    assert all(board.contains(place) for place in layout.grid("glacier", 7))
    assert all(not board.colliderect(place) for place in layout.grid("display", 4))
    assert not layout.box("ice-deck").colliderect(layout.grid("display", 4)[3])


def test_a_score_says_what_the_glacier_board_adds(app: App) -> None:
    def wanted(asked: Decision, dig) -> bool:
        animals = dig.box.animals
        scoring = [choice for choice in asked.options if choice[0] in ("score", "partial")]
        return bool(dig.ice.board) and any(animals[choice[1]].pleistocene for choice in scoring)

    person = sought(app, PAIR, wanted, ("ice-age",))
    asked = person.table.sight.asked
    animals = person.dig.box.animals
    choice = next(c for c in asked.options if c[0] in ("score", "partial") and animals[c[1]].pleistocene)
    bonus = person.dig.box.rows.glacier[len(person.dig.ice.board) - 1]
    assert label(person.dig, asked, choice).endswith(f"+{bonus} [crystal]")


def test_ten_characteristics_are_shown_and_worth_fifteen(app: App) -> None:
    person = Person(app, begun(PAIR, 1, ("ice-age-simple",)), PAIR)
    view = person.table.looking.describer.view(("trait", "pleistocene"))
    assert "15" in " ".join(view.texts)
