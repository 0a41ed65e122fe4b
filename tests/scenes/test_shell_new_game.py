import pygame
import pytest

from game.commands.window import wished
from game.model.bonewars.state import Setup as WarsSetup
from game.model.fossilis.state import EASIER, HARDER
from game.scenes.expansion_card import ExpansionCard
from game.scenes.new_game import NewGameScene
from game.scenes.new_game_bonewars import PileCard
from game.scenes.new_game_draft import Draft
from game.scenes.ports import Kind, NewGame, Seat
from game.scenes.species import SpeciesScene
from game.scenes.species_choice import SpeciesChoice
from game.species import new_species, save
from game.view.buttons import Choice, Toggle
from game.view.entry import TextEntry
from game.view.form_scene import Dialog
from tests.scenes.shell_fakes import House, Table

PERSON, COMPUTER, CLOSED = 0.15, 0.5, 0.85


@pytest.fixture
def screen(house: House) -> NewGameScene:
    house.stage.push(NewGameScene(house.stage, house.doors))
    return house.stage.top


def test_two_people_start_with_one_click(house: House, screen: NewGameScene) -> None:
    house.click(house.button("Start"))
    assert house.started == [NewGame((Seat(Kind.HUMAN, "Mary"), Seat(Kind.HUMAN, "William")))]
    assert isinstance(house.stage.top, Table)


def test_every_seat_can_be_a_person_a_computer_or_closed(house: House, screen: NewGameScene) -> None:
    house.click(house.control(Choice, 2), COMPUTER)
    house.click(house.control(Choice, 5), PERSON)
    house.click(house.control(Choice, 1), CLOSED)
    house.click(house.button("Start"))
    kinds = [(seat.kind, seat.name) for seat in house.started[0].seats]
    assert kinds == [(Kind.RANDOM, "William"), (Kind.HUMAN, "Samuel")]


def test_a_game_with_one_seat_is_refused_with_a_sentence(house: House, screen: NewGameScene) -> None:
    house.click(house.control(Choice, 1), CLOSED)
    house.click(house.button("Start"))
    assert house.button("Start").refusal == "A game needs at least two seats."
    assert house.started == []


def test_a_game_without_a_person_is_refused(house: House, screen: NewGameScene) -> None:
    house.click(house.control(Choice, 1), COMPUTER)
    house.click(house.control(Choice, 2), COMPUTER)
    assert house.button("Start").refusal == "At least one seat must be a person."


def test_a_name_is_written_with_the_keyboard_and_with_an_input_method(house: House, screen: NewGameScene) -> None:
    house.click(house.control(TextEntry))
    house.press(*[pygame.K_BACKSPACE] * 4)
    house.app.frame(1 / 60, [pygame.event.Event(pygame.TEXTEDITING, text="まり", start=0, length=0)])
    assert house.control(TextEntry).composing == "まり"
    house.write("真理")
    house.write("\x00\ud800!")
    house.click(house.button("Start"))
    assert house.started[0].seats[0].name == "真理!"


def test_a_seat_without_a_name_and_two_of_one_name_are_refused(house: House, screen: NewGameScene) -> None:
    house.click(house.control(TextEntry))
    house.press(*[pygame.K_BACKSPACE] * 4)
    assert house.button("Start").refusal == "Every seat needs a name."
    house.write("William")
    assert house.button("Start").refusal == "Two seats are called William."


def test_alone_against_cope_with_two_switches(house: House, screen: NewGameScene) -> None:
    house.click(screen.mode, 0.75)
    house.click(house.control(Choice, 1), 0.75)
    house.click(house.control(Toggle, 0), 0.05)
    house.click(house.control(Toggle, 6), 0.05)
    house.click(house.button("Start"))
    assert house.started == [
        NewGame((Seat(Kind.HUMAN, "Mary"), Seat(Kind.COPE, "E. D. Cope")), ("by-number", "one-more-plaster"))
    ]


def test_all_ten_switches_are_there_and_explain_themselves(house: House, screen: NewGameScene) -> None:
    house.click(screen.mode, 0.75)
    switches = [control for control in screen.form.controls if isinstance(control, Toggle)][:10]
    assert len({switch.label for switch in switches}) == len(EASIER + HARDER) == 10
    assert all(switch.tip.endswith(".") for switch in switches)


def test_leftmost_dinosaur_and_wishlist_from_the_deck_exclude_each_other(house: House, screen: NewGameScene) -> None:
    house.click(screen.mode, 0.75)
    house.click(house.control(Toggle, 4), 0.05)
    wishlist = house.control(Toggle, 7)
    assert wishlist.refusal == "This and “Takes the leftmost Dinosaur” exclude each other."
    house.click(wishlist, 0.05)
    assert screen.draft.switches == {"leftmost-dinosaur"}
    house.click(house.control(Toggle, 4), 0.05)
    house.click(house.control(Toggle, 7), 0.05)
    assert screen.draft.switches == {"wishlist-from-deck"}
    assert house.control(Toggle, 4).refusal


def test_switches_do_not_reach_a_game_without_a_rival() -> None:
    draft = Draft(switches={"two-spaces"})
    assert draft.finished().switches == ()


def test_options_and_seed_reach_the_game(house: House, screen: NewGameScene) -> None:
    house.click(house.control(Toggle, 0), 0.05)
    house.click(house.control(Toggle, 1), 0.05)
    house.click(house.control(TextEntry, 2))
    house.write("18x77")
    house.click(house.button("Start"))
    game = house.started[0]
    assert (game.diagonal_steps, game.all_sets_six, game.seed) == (True, True, 1877)


def test_the_keyboard_alone_can_choose_and_start(house: House, screen: NewGameScene) -> None:
    house.press(pygame.K_RIGHT)
    assert screen.draft.solo
    while not house.button("Start").focused:
        house.press(pygame.K_TAB)
    house.press(pygame.K_RETURN)
    assert [seat.kind for seat in house.started[0].seats] == [Kind.HUMAN, Kind.MARSH]


def test_names_are_remembered_for_the_next_game(house: House, screen: NewGameScene) -> None:
    house.click(house.control(TextEntry))
    house.press(pygame.K_END)
    house.write(" Anning")
    house.click(house.button("Start"))
    house.stage.push(NewGameScene(house.stage, house.doors))
    assert house.stage.top.draft.names[0] == "Mary Anning"


def test_a_click_marks_the_name_and_a_second_one_sets_the_caret(house: House, screen: NewGameScene) -> None:
    house.click(house.control(TextEntry))
    house.write("Ada")
    assert screen.draft.names[0] == "Ada"
    house.click(house.control(TextEntry))
    house.write("!")
    assert len(screen.draft.names[0]) == 4


def test_escape_goes_back(house: House, screen: NewGameScene) -> None:
    house.stage.scenes.insert(0, Table(house.stage))
    house.press(pygame.K_ESCAPE)
    assert isinstance(house.stage.top, Table)


# expansions


def card(screen: NewGameScene, name: str) -> ExpansionCard:
    return next(one for one in screen.form.controls if isinstance(one, ExpansionCard) and one.name == name)


def test_each_expansion_is_a_card_that_is_switched_on_and_off(house: House, screen: NewGameScene) -> None:
    for name in ("ice-age", "scorpion", "power-tools", "caution-tape"):
        house.click(card(screen, name))
        assert card(screen, name).on
    house.click(card(screen, "scorpion"))
    assert not card(screen, "scorpion").on
    house.click(house.button("Start"))
    assert house.started[0].expansions == ("ice-age", "power-tools", "caution-tape")


def test_the_two_ways_of_ice_age_exclude_each_other(house: House, screen: NewGameScene) -> None:
    house.click(card(screen, "ice-age"))
    ways = [one for one in screen.form.controls if isinstance(one, Choice)][-1]
    house.click(ways, 0.75)
    assert screen.draft.expansions == {"ice-age-simple"}
    assert card(screen, "ice-age").on
    house.click([one for one in screen.form.controls if isinstance(one, Choice)][-1], 0.25)
    assert screen.draft.expansions == {"ice-age"}
    house.click(card(screen, "ice-age"))
    assert screen.draft.expansions == set()


def test_expansions_go_with_the_rival_too(house: House, screen: NewGameScene) -> None:
    house.click(screen.mode, 0.75)
    house.click(card(screen, "scorpion"))
    house.click(house.button("Start"))
    assert house.started[0].expansions == ("scorpion",)
    assert house.started[0].seats[1].kind is Kind.MARSH


def test_a_card_tells_its_rules_when_it_is_pointed_at(house: House, screen: NewGameScene) -> None:
    for name in ("ice-age", "scorpion", "power-tools", "caution-tape", "undiscovered"):
        assert len(card(screen, name).tip) > 80
        assert card(screen, name).hanging


def test_without_a_species_the_card_leads_to_making_one(house: House, screen: NewGameScene) -> None:
    house.click(card(screen, "undiscovered"))
    assert isinstance(house.stage.top, Dialog)
    assert not screen.draft.has("undiscovered")
    house.click(house.button("Make one"))
    assert isinstance(house.stage.top, SpeciesScene)


def test_the_players_own_species_go_into_the_game(house: House, screen: NewGameScene) -> None:
    ice = new_species("Мамонт", "herbivore", "quadruped", "pleistocene", ["hip"])
    neko = new_species("ネコ", "carnivore", "biped", "jurassic", ["rib"])
    for row in (ice, neko):
        save(row)
    screen.entered()
    house.click(card(screen, "undiscovered"))
    house.click(house.button("Start"))
    assert house.started[0].species == (neko,)
    assert house.started[0].expansions == ("undiscovered",)


def test_a_pleistocene_species_takes_part_with_ice_age(house: House, screen: NewGameScene) -> None:
    save(new_species("Мамонт", "herbivore", "quadruped", "pleistocene", ["hip"]))
    screen.entered()
    house.click(card(screen, "undiscovered"))
    assert "at least one species" in house.button("Start").refusal
    house.click(card(screen, "ice-age"))
    house.click(house.button("0 of yours"))
    assert isinstance(house.stage.top, SpeciesChoice)
    house.press(pygame.K_RETURN, pygame.K_ESCAPE)
    house.click(house.button("Start"))
    assert [row.name for row in house.started[0].species] == ["Мамонт"]


def test_a_species_that_was_deleted_meanwhile_takes_no_part(house: House, screen: NewGameScene) -> None:
    file = save(new_species("ネコ", "carnivore", "biped", "jurassic", ["rib"]))
    screen.entered()
    house.click(card(screen, "undiscovered"))
    file.unlink()
    screen.entered()
    assert screen.draft.taking_part() == ()


# Bone Wars

FOSSILIS_SIDE, WARS_SIDE = 0.25, 0.75


def test_bone_wars_has_two_to_four_seats(house: House, screen: NewGameScene) -> None:
    house.click(house.control(Choice, 6), WARS_SIDE)
    assert len([control for control in screen.form.controls if isinstance(control, Choice)]) == 6
    house.click(house.control(Choice, 3), COMPUTER)
    house.click(house.button("Start"))
    kinds = (Seat(Kind.HUMAN, "Mary"), Seat(Kind.HUMAN, "William"), Seat(Kind.RANDOM, "Annie"))
    assert house.started == [NewGame(kinds, game="bonewars")]


def test_against_theodore_the_expert_pile_and_readings_of_his_rules_are_chosen(
    house: House, screen: NewGameScene
) -> None:
    house.click(house.control(Choice, 6), WARS_SIDE)
    house.click(house.control(Choice, 0), WARS_SIDE)
    house.click(house.control(PileCard, 1))
    house.click(house.control(Toggle, 1))
    house.click(house.button("Start"))
    seats = (Seat(Kind.HUMAN, "Mary"), Seat(Kind.THEODORE_EXPERT, "Theodore"))
    assert house.started == [NewGame(seats, ("discover-two",), game="bonewars")]


def test_going_back_to_fossilis_brings_its_fifth_seat_back(house: House, screen: NewGameScene) -> None:
    house.click(house.control(Choice, 6), WARS_SIDE)
    house.click(house.control(Choice, 5), FOSSILIS_SIDE)
    assert len([control for control in screen.form.controls if isinstance(control, Choice)]) == 7


def entries(house: House) -> list[TextEntry]:
    return [control for control in house.stage.top.form.controls if isinstance(control, TextEntry)]


def test_heads_are_measured_for_all_people_or_for_none(house: House, screen: NewGameScene) -> None:
    house.click(house.control(Choice, 6), WARS_SIDE)
    house.click(house.control(Choice, 3), COMPUTER)
    start = house.button("Start")
    entries(house)[1].replace("57")
    assert start.refusal == "Measure every head, or none."
    entries(house)[3].replace("99")
    assert start.refusal == "A head measures 40 to 80 centimetres."
    entries(house)[3].replace("58")
    house.click(start)
    assert house.started[0].heads == (57, 58, 0)


def test_ones_head_is_measured_against_theodores(house: House, screen: NewGameScene) -> None:
    house.click(house.control(Choice, 6), WARS_SIDE)
    house.click(house.control(Choice, 0), WARS_SIDE)
    house.click(house.control(PileCard, 0))
    entries(house)[1].replace("55")
    house.click(house.button("Start"))
    assert house.started[0].heads == (55, 0)
    assert wished(house.started[0], 1) == WarsSetup(2, 1, "advanced", 1, heads=(55, 0))


def test_what_is_measured_for_bone_wars_does_not_reach_fossilis(house: House, screen: NewGameScene) -> None:
    screen.draft.heads[0] = 57
    house.click(house.button("Start"))
    assert house.started[0].heads == ()


def test_a_press_in_a_name_brings_the_caret_to_the_nearest_letter(house: House, screen: NewGameScene) -> None:
    entry = house.control(TextEntry)
    house.click(entry)
    house.press(pygame.K_END)
    house.wait(1)
    house.click(entry, 0.01)
    house.write("X")
    assert entry.text == "XMary"
    house.click(entry, 0.99)
    house.write("Z")
    assert entry.text == "XMaryZ"
