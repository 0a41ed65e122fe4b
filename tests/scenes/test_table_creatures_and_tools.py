"""Scorpion, Power Tools, Caution Tape and species of one's own at the table."""

import pytest

from game.app import App
from game.content import box_of
from game.model.fossilis.actions import TakeTurn
from game.model.fossilis.caution_tape import READY, SPENT
from game.model.fossilis.power_tools import Jackhammer, RockSaw, SawOn
from game.model.fossilis.scuttle import MoveScorpion, PlaceScorpion
from game.model.fossilis.setup import new_game
from game.model.fossilis.site import NEIGHBOURS, SPACES
from game.model.session import Session
from game.model.turn import Decision, Rng, below
from game.players.random import RandomPlayer
from game.players.seats import fossilis_setup
from game.scenes.fossilis.refusals import refusal, tile_refusal
from game.settings import Speed
from game.species import new_species
from game.view.text import words
from tests.scenes.at_table import NAMES, Person, begun
from tests.scenes.expansions_on_table import PAIR, SOLO, offers, sought


def step(kind):
    return lambda asked, dig: isinstance(asked.step, kind)


def covers(person: Person):
    person.frame()
    return person.table._covers(person.app._painter(person.app.canvas))


def glowing(person: Person, colour="gold"):
    """Return the keys of what glows."""
    return {cover.sign[2] for cover in covers(person) if cover.sign[:2] == ("glow", colour)}


# the Scorpion


def test_entering_and_scuttling_glow_on_the_tiles_that_are_allowed(app: App) -> None:
    for kind, verb in ((PlaceScorpion, "scorpion"), (MoveScorpion, "scuttle")):
        person = sought(app, PAIR, step(kind))
        spaces = {choice[1] for choice in person.options if choice[0] == verb}
        assert {key[1] for key in glowing(person) if key[0] == "space"} == spaces
        person.move(person.spot(person.options[0]))
        assert "ghost" in {cover.sign[0] for cover in covers(person)}


def test_the_scorpion_says_where_it_is_and_that_nobody_steps_onto_it(app: App) -> None:
    person = Person(app, begun(PAIR, 1, ("scorpion",)), PAIR)
    describer = person.table.looking.describer
    assert "first Plaster pool" in describer.view(("scorpion",)).texts[0]

    def beside(asked: Decision, dig) -> bool:
        return isinstance(asked.step, TakeTurn) and dig.seats[asked.player].place in NEIGHBOURS[dig.scorpion.space]

    person = sought(app, PAIR, lambda asked, dig: dig.scorpion.space >= 0 and beside(asked, dig))
    assert person.table.looking.describer.view(("scorpion",)).refusal == words("refuse-scorpion")


def test_a_token_tells_its_points_and_its_way(app: App) -> None:
    person = sought(app, PAIR, lambda asked, dig: dig.scorpion.in_play and dig.scorpion.on_tools[0])
    token = person.dig.scorpion.on_tools[0]
    view = person.table.looking.describer.view(("token", token))
    pattern = person.dig.box.tokens[token].pattern
    assert words(f"token-{pattern}") in view.title
    assert "2 points" in view.texts[0]


def test_a_sting_is_healed_by_its_plate_or_by_a_click_on_it(app: App) -> None:
    for by_plate in (True, False):
        person = sought(app, PAIR, offers("remove-sting"))
        player = person.dig.active
        assert person.table.sight.stung(player)
        if by_plate:
            person.plate("remove-sting")
        else:
            person.click(person.table.hand.desk.marks["remove-sting"].center)
        person.watch()
        assert not person.dig.scorpion.stings[player]
        assert person.in_place()


def test_without_a_sting_the_plate_says_so(app: App) -> None:
    person = sought(app, PAIR, lambda asked, dig: isinstance(asked.step, TakeTurn))
    person.plate("remove-sting")
    assert person.table.prompt()[1] == "You have no Sting."


# Power Tools


def test_the_jackhammer_is_aimed_at_a_covered_pit_and_shows_nothing_that_it_would_reveal(app: App) -> None:
    person = sought(app, PAIR, step(Jackhammer))
    choice = person.options[0]
    person.move(person.spot(choice))
    ghost = person.table.covers._ghost[1]
    assert ghost.opened == [choice[1]]
    assert not [sprite for sprite in ghost.sprites if sprite.key[0] == "ghost" and sprite.look.name[1][:4] == "bone"]
    person.make(choice)
    person.watch()
    assert not person.dig.lower[choice[1]]
    assert person.in_place()


def test_the_rock_saw_is_aimed_with_arrows_and_goes_on_or_stops_with_buttons(app: App) -> None:
    person = sought(app, PAIR, step(RockSaw))
    choice = person.options[0]
    assert choice[:2] in {("saw", target.key[1]) for target in person.table.hand.targets}
    person.click(person.spot(choice))
    person.watch()
    assert person.in_place()
    for answer in (("on",), ("done",)):
        person = sought(app, PAIR, step(SawOn))
        offered = [other.choice for other in person.table.hand.tray.answers]
        assert {("on",), ("done",)} <= set(offered)
        assert ("arrow",) in {target.key[:1] for target in person.table.hand.targets}
        made = len(person.table.play.session.past)
        assert person.answer(answer)
        assert len(person.table.play.session.past) == made + 1


def test_the_rock_drill_shows_the_price_of_one_on_the_plate(app: App) -> None:
    person = sought(app, PAIR, lambda asked, dig: "rock-drill" in dig.once and isinstance(asked.step, TakeTurn))
    plates = next(part for part in person.table.layers.parts if type(part).__name__ == "Plates")
    assert plates.price("dig") == "1"


# Caution Tape


def can_tape(asked: Decision, dig) -> bool:
    return len([choice for choice in asked.options if choice[0] == "tape"]) > 1


@pytest.mark.parametrize("by_plate", [True, False])
def test_the_pits_beside_the_pawn_glow_once_the_tape_is_taken_up(app: App, by_plate: bool) -> None:
    person = sought(app, PAIR, can_tape)
    player, pits = person.dig.active, {choice[1] for choice in person.options if choice[0] == "tape"}
    if by_plate:
        person.plate("tape")
    else:
        person.click(person.table.hand.desk.marks["tape"].center)
    assert person.table.hand.mode == "tape"
    assert {key[1] for key in glowing(person) if key[0] == "space"} == pits
    pit = min(pits)
    person.click(person.table.layout.space(pit).center)
    person.watch()
    assert person.dig.tapes[player] == pit
    assert person.in_place()


def test_a_click_on_a_pit_never_tapes_it_by_itself(app: App) -> None:
    person = sought(app, PAIR, can_tape)
    assert not [target for target in person.table.hand.targets if target.verb == "tape"]


def taped(person: Person) -> int:
    """Cover a pit beside the pawn, and return it."""
    pit = next(choice[1] for choice in person.options if choice[0] == "tape")
    person.make(("tape", pit))
    person.watch()
    return pit


def test_refusals_name_the_tape(app: App) -> None:
    person = sought(app, PAIR, lambda asked, dig: can_tape(asked, dig) and dig.energy > 2)
    pit = taped(person)
    dig, player = person.dig, person.dig.active
    assert refusal(dig, player, "tape") == "Your Caution Tape has been used: it serves once a game."
    told = {tile_refusal(dig, player, space) for space in NEIGHBOURS[pit] if dig.lower[space]}
    for piece in dig.pits[pit]:
        assert person.table.looking.describer.view(("piece", piece)).refusal == words("refuse-taped-pit")
    assert told <= {
        "",
        words("refuse-caution-tape"),
        words("refuse-far"),
        words("refuse-heavier"),
        *(text for text in told if "Energy" in text),
    }


def test_a_tile_that_only_the_tape_holds_says_so(app: App) -> None:
    session = begun(PAIR, 1, ("caution-tape",))
    session.choose(session.decision().options[0])
    session.choose(session.decision().options[0])
    dig = session.state
    player = dig.active
    dig.seats[player].place = 1
    dig.lower[0] = dig.upper[0] = dig.upper[1] = 0
    dig.lower[1], dig.tapes[player] = (
        next(tile for tile in range(1, len(dig.box.weight)) if dig.box.weight[tile] == 1),
        0,
    )
    for space in (2, 6):
        dig.upper[space] = next(tile for tile in range(1, len(dig.box.weight)) if dig.box.weight[tile] == 3)
    assert tile_refusal(dig, player, 1) == words("refuse-caution-tape")


def test_before_and_after_its_use_the_plate_says_why_not(app: App) -> None:
    person = sought(
        app,
        PAIR,
        lambda asked, dig: (
            isinstance(asked.step, TakeTurn)
            and not any(choice[0] == "tape" for choice in asked.options)
            and dig.tapes[asked.player] == READY
            and dig.seats[asked.player].place < SPACES
        ),
    )
    person.plate("tape")
    assert person.table.prompt()[1] == "No open pit lies beside your pawn."
    person = sought(app, PAIR, lambda asked, dig: isinstance(asked.step, TakeTurn) and dig.tapes[asked.player] == SPENT)
    person.plate("tape")
    assert person.table.prompt()[1] == "Your Caution Tape has been used: it serves once a game."


def test_whose_tape_it_is_is_told_when_it_is_looked_at(app: App) -> None:
    person = sought(app, PAIR, can_tape)
    player = person.dig.active
    taped(person)
    view = person.table.looking.describer.view(("tape", player))
    assert NAMES[player] in view.texts[0]


# Undiscovered Species

OWN = tuple(
    new_species(name, diet, movement, era, bones)
    for name, diet, movement, era, bones in (
        ("ネコザウルス", "carnivore", "biped", "jurassic", ["skull", "tooth"]),
        ("[egg] { $player } %s", "herbivore", "aquatic", "triassic", ["rib"]),
        ("W" * 40, "carnivore", "avian", "cretaceous", ["limb", "limb"]),
        ("Мамонтёнок", "herbivore", "quadruped", "pleistocene", ["tooth"]),
        ("🦖e\u0301\u0301\u0301", "herbivore", "biped", "cretaceous", ["tooth", "tooth", "tooth"]),
    )
)


@pytest.mark.parametrize("kinds", [PAIR, SOLO], ids=["pair", "solo"])
def test_species_of_ones_own_are_played_told_and_looked_at_like_any_other(app: App, kinds) -> None:
    app.stage.settings.speed = Speed.SKIP
    setup = fossilis_setup(kinds, 3, expansions=("undiscovered", "ice-age"), species=OWN)
    session = Session(new_game(box_of(setup), setup))
    own = [session.state.box.animal_ids[row.key] for row in OWN]
    session.state.dinosaurs = [card for card in session.state.dinosaurs if card not in own] + own
    person = Person(app, session, kinds)
    rng = Rng(4)
    player = RandomPlayer(rng)
    seen = set()
    for _ in range(260):
        person.watch()
        assert person.in_place()
        asked = person.table.play.session.decision()
        if asked is None:
            break
        for dinosaur in {*person.dig.display, *own} & set(own):
            if ("animal", dinosaur) in person.table.board.cast.sprites:
                seen.add(dinosaur)
                view = person.table.looking.describer.view(("animal", dinosaur))
                assert words("dinosaur-own-text") in view.texts
        liked = [choice for choice in asked.options if choice[0] in ("claim", "score", "partial", "extract")]
        person.make(liked[below(rng, len(liked))] if liked and below(rng, 2) else player.choose(asked))
    assert len(seen) >= 3
    person.table.drawer.toggle()
    for _ in range(60):
        person.table.drawer._scroll(-200)
        person.frame()
