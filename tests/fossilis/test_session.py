import pytest

from game.model.fossilis.rival import MovementStep
from game.model.fossilis.turns import BeginTurn
from game.model.record import digest
from game.model.session import Session
from game.model.turn import Choice
from tests.fossilis.board import (
    BARE,
    after,
    card,
    dinosaur,
    drawn,
    event,
    fill_pit,
    goes_on,
    mat,
    options,
    same,
    site,
    table,
    turns_up,
    waits_for,
)

LINE = ". . . . .  . . . . .  s0 ss s . .  . . . . .  . . . . ."
MOVE: Choice = ("move", 11)


def chosen(dig, *choices: Choice) -> Session:
    """A session after some choices."""
    session = Session(dig)
    for choice in choices:
        session.choose(choice)
    return session


def why(dig, *choices: Choice) -> str:
    """Why the last of some choices cannot be taken back."""
    return chosen(dig, *choices).why_no_undo()


# --- what can be taken back, and why the rest cannot


def test_at_the_start_there_is_nothing_to_take_back():
    assert Session(site(LINE)).why_no_undo() == "start"


def test_a_move_can_be_taken_back():
    assert why(site(LINE), MOVE) == ""


def test_taking_plaster_can_be_taken_back():
    assert why(table(site(BARE), pool=8), ("plaster", 1)) == ""


def test_a_dig_that_opens_no_pit_can_be_taken_back():
    assert why(site(LINE), ("dig", 11, "e")) == ""


def test_a_dig_that_opens_a_pit_stays_because_its_contents_were_shown():
    assert why(site(LINE), ("dig", 10, "n")) == "pit"


def test_a_clay_bucket_that_opens_a_pit_stays():
    dig = mat(site(". . . . .  . . . . .  s0 c . . .  . . . . .  . . . . ."), 0, tools="clay-bucket")
    assert why(dig, ("tool", card("clay-bucket"))) == "pit"


def test_an_extraction_can_be_taken_back():
    dig = mat(fill_pit(site(". . . . .  . . . . .  s0 . . . .  . . . . .  . . . . ."), 11, "rib rib"), 0, plaster=9)
    assert why(dig, ("extract", 11, "rib")) == ""


def test_a_skill_taken_for_a_hammer_can_be_taken_back():
    dig = fill_pit(site(". . . . .  . . . . .  s0 . . . .  . . . . .  . . . . ."), 11, "hammer")
    dig = table(dig, skills="collector clay-expert")
    assert why(dig, ("extract", 11, "hammer"), ("skill", 0)) == ""


def test_a_purchase_stays_because_a_new_card_was_shown():
    dig = table(mat(site(BARE), 0, tiles="egg"), market="field-ladder", tools="chisel")
    assert why(dig, ("buy", card("field-ladder"))) == "card"


def test_a_purchase_after_which_no_card_was_shown_can_be_taken_back():
    dig = table(mat(site(BARE), 0, tiles="egg"), market="field-ladder")
    assert why(dig, ("buy", card("field-ladder"))) == ""


def test_a_claim_stays_because_a_new_dinosaur_was_shown():
    dig = table(mat(site(BARE), 0, bones="rib"), display="henodus", dinosaurs="microraptor")
    assert why(dig, ("claim", dinosaur("henodus"))) == "card"


def test_a_score_from_the_laboratory_can_be_taken_back_one_from_the_display_cannot():
    dig = table(mat(site(BARE), 0, lab="henodus", bones="rib tooth"), display="nothosaurus", dinosaurs="microraptor")
    assert why(dig, ("score", dinosaur("henodus"))) == ""
    assert why(dig, ("score", dinosaur("nothosaurus"))) == "card"


def test_a_score_that_draws_a_tool_stays():
    dig = table(mat(site(BARE), 0, lab="henodus", bones="rib", skills="tool-reward"), tools="chisel")
    assert why(dig, ("score", dinosaur("henodus"))) == "card"


def test_the_last_cube_stays_because_an_event_was_turned_up():
    assert why(table(site(BARE), pool=1, event_deck="snakebite"), ("plaster", 1)) == "event"


def test_choices_in_an_event_can_be_taken_back_up_to_it():
    dig = table(site(BARE), pool=1, event_deck="snakebite")
    session = chosen(dig, ("plaster", 1), ("points",), ("energy",))
    session.undo()
    session.undo()
    assert session.why_no_undo() == "event"


def test_a_skill_dealt_after_a_mentor_visit_stays():
    dig = turns_up(table(site(BARE), skills="collector", skill_box="large-lab"), "mentor-visit")
    assert why(dig, ("skill", 0)) == "card"


def test_the_end_of_a_turn_can_be_taken_back_among_people():
    assert why(goes_on(waits_for(table(site(BARE), pool=8), BeginTurn(0))), ("end-turn",)) == ""


def test_the_end_of_a_turn_stays_when_the_rival_has_turned_a_card():
    dig = table(site(BARE, rival="marsh"), pool=8)
    dig.rival.draw = [1, 2, 3]
    assert why(goes_on(waits_for(dig, BeginTurn(0))), ("end-turn",)) == "rival"


def test_where_the_rival_shuffled_his_cards_chance_is_the_reason():
    dig = table(site(BARE, rival="marsh"), pool=8)
    dig.rival.discard = [1, 2, 3]
    dig = waits_for(dig, MovementStep(1), *dig.todo)
    assert why(dig, ("end-turn",)) == "chance"


# --- undo and redo


def test_undo_brings_back_the_very_state():
    dig = site(LINE)
    before = digest(dig)
    session = chosen(dig, MOVE)
    session.undo()
    assert (digest(session.state), session.state is dig) == (before, True)


def test_redo_makes_the_choice_again():
    session = chosen(site(LINE), MOVE, ("dig", 11, "e"))
    end = digest(session.state)
    session.undo()
    session.undo()
    session.redo()
    session.redo()
    assert digest(session.state) == end


def test_redo_tells_what_happens_as_the_first_time():
    session = Session(site(LINE))
    told = session.choose(MOVE)
    session.undo()
    assert session.redo() == told


def test_another_choice_forgets_what_could_be_made_again():
    session = chosen(site(LINE), MOVE)
    session.undo()
    session.choose(("dig", 11, "e"))
    with pytest.raises(ValueError, match="nothing was taken back"):
        session.redo()


def test_undo_says_why_it_stops():
    session = chosen(site(LINE), ("dig", 10, "n"))
    with pytest.raises(ValueError, match="cannot be taken back: pit"):
        session.undo()
    assert drawn(session.state) == same(". . . . .  s0 . . . .  . ss s . .  . . . . .  . . . . .")


def test_an_illegal_choice_leaves_the_session_as_it_was():
    session = chosen(site(LINE), MOVE)
    with pytest.raises(ValueError, match="is not among the choices"):
        session.choose(("move", 24))
    assert (len(session.past), session.state.seats[0].place) == (1, 11)


# --- traps: what undo and redo must not forget


def test_undo_gives_back_once_a_turn_skills_and_redo_takes_them_again():
    session = chosen(table(mat(site(BARE), 0, skills="double-plaster"), pool=8), ("plaster", 2))
    session.undo()
    assert ("plaster", 2) in options(session.state)
    session.redo()
    assert ("plaster", 2) not in options(session.state)


def test_undo_gives_back_the_step_of_the_turn_and_the_purchase():
    dig = table(mat(site(LINE), 0, tiles="egg"), market="field-ladder")
    session = chosen(dig, ("buy", card("field-ladder")))
    session.undo()
    assert options(session.state, "move", "buy")


def test_undo_gives_back_the_discount_of_soft_stone():
    dig = site("t0 . . . .  . . . . .  . . . . .  . . . . .  . . . . .")
    dig.events = [event("soft-stone")]
    table(dig, pool=8)
    session = chosen(dig, ("plaster", 1))
    session.undo()
    assert after(session.state, ("dig", 0, "e")).energy == 2


@pytest.mark.parametrize(
    "choice",
    [("sand", 14), ("extract", 12, "hammer"), ("buy", card("chisel")), ("partial", dinosaur("plateosaurus"))],
)
def test_a_choice_of_several_steps_that_is_cancelled_leaves_nothing_behind(choice):
    dig = site(". . . . .  . . . . .  . . . s0 .  . . . . .  . . . . .")
    fill_pit(dig, 12, "hammer")
    table(dig, tile_discard="amber footprint c", market="chisel", skills="collector large-lab")
    mat(dig, 0, tiles="egg amber footprint", lab="plateosaurus", bones="hip rib")
    before = digest(dig)
    session = chosen(dig, choice)
    assert len(session.decision().options) > 1
    session.undo()
    assert digest(session.state) == before
