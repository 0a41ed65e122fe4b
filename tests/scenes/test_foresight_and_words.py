"""What is foreseen looks foreseen, and what is said is said of what stands in the way first."""

from __future__ import annotations

import pytest

from game.app import App
from game.model.fossilis.state import MARKET
from game.model.session import Session
from game.scenes.fossilis.ghosts import TAKEN_ALPHA
from tests.fossilis.board import BOX, dinosaur, fill_pit, mat, site, skill, table
from tests.scenes.at_table import Person
from tests.scenes.test_notes import PAIR

PITS = """
    s . . . s
    . . s . .
    . . s0 s s
    . s s s .
    . s1 . . .
"""


def at(app: App, energy: int = 4, stage: int = 0, **more: object) -> Person:
    dig = mat(site(PITS), 0, **more)  # type: ignore[arg-type]
    fill_pit(fill_pit(dig, 11, "rib hammer"), 1, "hip")
    table(dig, display="tapejara placerias", skills="five-points clay-expert", pool=8)
    dig.energy, dig.stage = energy, stage
    return Person(app, Session(dig), PAIR)


def ghosts(person: Person) -> list[object]:
    person.frame()
    covers = person.table._covers(person.app._painter(person.app.canvas))
    return [cover for cover in covers if cover.sign[0] == "ghost"]


def foreseen(person: Person, choice: tuple[object, ...]) -> object:
    person.move(person.spot(choice))
    list(person.table.covers.collect())
    return person.table.covers._ghost[1].sprites[0]


def test_a_bone_to_be_taken_is_foreseen_faintly_on_the_first_free_slot(app: App) -> None:
    person = at(app, plaster=4, bones="tooth limb")
    sprite = foreseen(person, ("extract", 11, "rib"))
    assert sprite.at == person.table.layout.grid("bone", 4, 2)[2].center
    assert sprite.alpha == TAKEN_ALPHA < 140


def test_a_hammer_to_be_taken_is_foreseen_on_the_skill_slot_that_it_will_fill(app: App) -> None:
    person = at(app, skills="diagonal-dig")
    sprite = foreseen(person, ("extract", 11, "hammer"))
    assert sprite.at == person.table.layout.grid("slot", 1, 3)[1].center


def test_what_a_tile_brings_that_is_pushed_off_the_far_edge_keeps_off_the_prompt(app: App) -> None:
    dig = mat(site(PITS.replace("s . . . s", "s . s0 . s").replace("s0 s s", "s s s")), 0)
    person = Person(app, Session(dig), PAIR)
    sprite = foreseen(person, ("dig", 2, "n"))
    box = person.table.layout.box("ribbon")
    assert sprite.y - sprite.look.size[1] / 2 >= box.bottom


def test_nothing_is_foreseen_until_the_pointer_has_moved_again(app: App) -> None:
    person = at(app)
    x, y = person.spot(("move", 13))
    person.click((x, y))
    person.watch()
    tile = person.table.hand.arrows(13)
    assert tile
    middle = tile[0].area.center
    person.move(middle)
    assert ghosts(person)
    person.table._asked_anew()
    assert not ghosts(person)
    person.move((middle[0] + 1, middle[1]))
    assert ghosts(person)


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"skills": "free-extract", "plaster": 3}, "one piece more comes out for no Energy"),
        ({"skills": "free-sand"}, "one more dig costs no Energy"),
    ],
)
def test_without_energy_the_prompt_says_what_is_still_free(app: App, more: dict[str, object], said: str) -> None:
    assert said in at(app, 0, **more).table.prompt()[1]


def refusal(person: Person, thing: tuple[str, int]) -> str:
    view = person.table.looking.describer.view(thing)
    assert view is not None
    return view.refusal


def test_of_a_piece_that_lies_too_far_away_this_is_said_first(app: App) -> None:
    person = at(app)
    far, near = person.dig.pits[1][0], person.dig.pits[11][0]
    assert refusal(person, ("piece", far)) == "This pit is not beside your pawn."
    assert "Plaster" in refusal(person, ("piece", near))


def test_after_a_purchase_a_piece_says_that_the_actions_are_over(app: App) -> None:
    person = at(app, stage=MARKET)
    assert "over" in refusal(person, ("piece", person.dig.pits[11][0]))


def test_a_click_on_a_face_up_skill_says_how_skills_are_gained(app: App) -> None:
    person = at(app)
    person.click(person.table.board.extent(("skill", skill("five-points"))).center)
    assert person.table.prompt()[1] == "A Skill is taken for a Rock Hammer out of a pit."


@pytest.mark.parametrize("drawing", [PITS, PITS.replace("s s s .", "s . . .").replace(". s1 . . .", ". . . . .")])
def test_the_prompt_for_climbing_speaks_of_another_side_only_if_there_is_one(app: App, drawing: str) -> None:
    person = Person(app, Session(table(mat(site(drawing.replace("s0", "s")), 0, beside=2), pool=8)), PAIR)
    others = any(choice[0] == "side" for choice in person.options)
    if not any(choice[0] == "climb" for choice in person.options):
        return
    person.plate("climb")
    assert ("another side" in person.table.prompt()[1]) == others


def test_a_dinosaur_of_the_display_that_can_be_scored_says_so(app: App) -> None:
    need = BOX.animals[dinosaur("tapejara")].bones
    names = ("tooth", "limb", "rib", "hip", "skull")
    owned = " ".join(name for name, count in zip(names, need, strict=True) for _ in range(count))
    person = at(app, bones=owned, lab="placerias")
    view = person.table.looking.describer.view(("animal", dinosaur("tapejara")))
    assert view is not None
    assert view.refusal == ""
    assert f"Score it now: {BOX.animals[dinosaur('tapejara')].perfect} points." in view.texts
