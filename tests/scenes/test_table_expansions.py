import itertools

import pygame
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
from game.scenes.fossilis.layout import GLACIER, TEN, TWELVE, fossilis_layout, variants_of
from game.scenes.fossilis.plates import verbs_of
from game.scenes.fossilis.refusals import refusal, tile_refusal
from game.scenes.fossilis.trays import label
from game.settings import Speed
from game.species import new_species
from game.view.text import words
from tests.scenes.at_table import NAMES, Person, begun

ALL = ("ice-age", "scorpion", "power-tools", "caution-tape")
PAIR = ("human", "human")
FIVE = ("human",) * 5
SOLO = ("human", "rival-marsh")
RARE = ("tape", "buy", "tool", "score", "partial", "remove-sting", "break", "saw", "on", "scuttle")


def keen(session, wanted, rng):
    """Let a game be played by people who like what is rare until a wanted decision; return whether it came."""
    player = RandomPlayer(rng)
    for _ in range(3000):
        asked = session.decision()
        if asked is None:
            return False
        if wanted(asked, session.state):
            return True
        liked = [choice for choice in asked.options if choice[0] in RARE]
        likes = bool(liked) and below(rng, 2) == 0
        session.choose(liked[below(rng, len(liked))] if likes else player.choose(asked))
    return False


def sought(app: App, kinds, wanted, expansions=ALL) -> Person:
    """Return a person at a table where something wanted is asked."""
    for seed in range(1, 60):
        session = begun(kinds, seed, expansions)
        if keen(session, wanted, Rng(seed)):
            return Person(app, session, kinds)
    raise AssertionError("nobody was asked for this")


def step(kind):
    return lambda asked, dig: isinstance(asked.step, kind)


def offers(verb):
    return lambda asked, dig: any(choice[0] == verb for choice in asked.options)


def covers(person: Person):
    person.frame()
    return person.table._covers(person.app._painter(person.app.canvas))


def glowing(person: Person, colour="gold"):
    """Return the keys of what glows."""
    return {cover.sign[2] for cover in covers(person) if cover.sign[:2] == ("glow", colour)}


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
    painter = app._painter(app.canvas)
    frame, looking = person.table.layout.box("frame"), person.table.looking
    shown = set()
    for down in range(60, 890, 14):
        for right in range(10, 1600, 22):
            looking.point((right, down))
            looking.show()
            if (view := looking.shown(painter)) is not None:
                shown.add(looking.thing)
                assert not view[1].colliderect(frame), looking.thing
                assert view[1].bottom <= 900, looking.thing
                assert view[1].right <= 1600, looking.thing
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
    person = sought(app, PAIR, lambda asked, dig: dig.scorpion.space >= 0 and isinstance(asked.step, TakeTurn))
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
