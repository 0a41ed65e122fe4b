"""Everything on the table says what it is and does, with the numbers as they stand."""

import pytest

from game.model.bonewars.box import LEVELS, NOTHING
from game.model.bonewars.setup import new_game
from game.model.bonewars.state import VIRTUAL
from game.view.bonewars.names import names_of
from game.view.bonewars.notes import NOTERS, note, reward_note
from game.view.bonewars.onlooker import Onlooker
from tests.view.bonewars.games import BOX, KINDS_OF_GAMES, SEATS, moments, setup_of


def things(feud):
    """Return the keys of everything that can lie on a table."""
    seats, sites = range(len(feud.seats)), range(len(feud.site_cards))
    yield from ((kind, number) for kind in ("site", "pit", "ground", "tile") for number in sites)
    yield from (("bone", site, level) for site in sites for level in range(LEVELS))
    yield from (("camp", space) for space in range(len(feud.camps)))
    yield from (("way", one, other) for one in sites for other in feud.box.ways[one])
    yield from (("door", space, site) for space, doors in enumerate(feud.box.doors) for site in doors)
    yield from ((kind, space) for kind in ("university", "grant") for space in range(len(feud.grants)))
    yield from ((kind, seat) for kind in ("team", "post", "grant-marker", "profession-marker") for seat in seats)
    yield from (("action", number) for number in range(4))
    yield from ((kind, patron) for kind in ("patron", "shelf", "track") for patron in (0, 1))
    yield from (("paper", patron, place) for patron in (0, 1) for place in range(-1, len(feud.papers[patron])))
    yield from (("loyalty", seat, patron) for seat in seats for patron in (0, 1))
    yield from (("award-tile", tile) for tile in range(3))
    yield from (("award", tile, place) for tile in range(3) for place in range(4))
    yield from (("find", place) for place in range(len(feud.finds)))
    yield from (("column", column) for column in range(len(feud.columns)))
    yield from ((kind,) for kind in ("scholars", "bag", "species-deck", "locket", "money", "reputation"))
    yield from ((kind,) for kind in ("award-markers", "extra-slot"))
    yield from (("rare", kind) for kind in range(8))
    yield from (("profession", space) for space in range(len(feud.box.profession_gains)))
    yield from (("endgame", place) for place in range(4))
    yield from (("round", place) for place in range(4))
    yield ("midgame",)
    yield from (("site-card", site) for site in sites)
    yield from (("worth", patron) for patron in (0, 1))
    yield from (("button", name) for name in ("undo", "end", "pass", "rules", "log", "sound", "settings"))
    yield from (("crate", number) for number in range(10))
    yield from (("envelope", number) for number in range(5))
    yield from (("camps", name) for name in ("movement", "archive"))
    yield from (("specialist", number) for number in range(len(feud.seats[0].specialists)))
    yield from (("slot", number) for number in range(len(feud.seats[0].slots) + 1))
    yield from (("verb", name) for name in ("dig", "discover", "site", "camp", "deepen", "move"))
    yield from (("strip", seat) for seat in seats)
    yield ("cover", 0)


CARDS = [
    *(("species", card) for card in range(1, len(BOX.species))),
    *(("scholar", card) for card in range(1, len(BOX.paleontologists))),
    *(("team-card", card) for card in range(1, len(BOX.team_cards))),
    *(("solo", card) for card in range(1, len(BOX.solo_cards))),
]


@pytest.mark.parametrize("kind", KINDS_OF_GAMES)
def test_everything_says_something_at_any_moment_of_a_game(kind):
    silent = set()
    for number, (feud, _, _, _) in enumerate(moments(kind)):
        if number % 9:
            continue
        names = names_of(feud, SEATS, (0,))
        for thing in things(feud):
            said = note(Onlooker(names, feud, 0), thing)
            if said is None:
                silent.add(thing[0])
                continue
            assert said.title or thing[0] == "button", thing
            assert said.texts or thing[0] == "team", thing
            assert all(said.texts), thing
    # Markers that are not on the board yet.
    assert silent <= {"post", "grant-marker", "profession-marker"}


@pytest.mark.parametrize("thing", CARDS, ids=str)
def test_each_card_says_what_it_is_and_does(thing):
    feud = new_game(BOX, setup_of("advanced"))
    said = note(Onlooker(names_of(feud, SEATS, (0,)), feud, 0), thing)
    assert said.title
    assert all(text.endswith(".") or str(text[-1]).isdigit() for text in said.texts), said


def said_of(feud, *thing, open_hand=True):
    return note(Onlooker(names_of(feud, SEATS, (0,)), feud, 0, open_hand), thing)


@pytest.fixture
def feud():
    return new_game(BOX, setup_of("two"))


def test_an_envelope_says_what_the_next_card_would_bring(feud):
    feud.seats[0].archive_camps = 0
    feud.seats[0].archive[3] = (1, 2)
    said = said_of(feud, "envelope", 3)
    assert said.title == "Envelope D (hammer)"
    assert said.texts[:2] == (
        "A card slid in here gives 1 RP for each card then in it.",
        "2 cards here: the next gives 3 RP.",
    )


def test_a_full_envelope_says_so(feud):
    feud.seats[0].archive[0] = (1,)
    assert "Full: 1 of 1." in said_of(feud, "envelope", 0).texts


def test_a_track_multiplies_value_and_credibility_for_each_player(feud):
    feud.seats[0].loyalty = [5, 0]
    feud.papers[0] = (2, 3)
    assert said_of(feud, "track", 0).rows[0] == ("Ann", "×3 × 2 = 6 RP")
    assert said_of(feud, "worth", 0).rows == said_of(feud, "track", 0).rows


def test_reputation_says_what_a_scoring_now_would_add(feud):
    feud.seats[0].loyalty = [5, 3]
    feud.papers[0] = (2, 3)
    said = said_of(feud, "reputation")
    assert said.texts == ("A scoring now would add 8: 6 with Marsh, 2 with Cope.",)
    assert said.rows == (("Ann", "0 + 3×2 + 2×1 = 8"), ("Ben", "0 + 0×2 + 0×1 = 0"))


def test_a_patron_says_how_many_papers_raise_his_credibility(feud):
    feud.papers[1] = (2,)
    said = said_of(feud, "patron", 1)
    assert said.title == "Cope: credibility 1"
    assert "1 paper more raises it to 2." in said.texts


def test_a_bone_says_who_wants_it(feud):
    feud.site_bones[0] = 4
    feud.seats[0].bones[4] = 2
    feud.seats[0].species = [card for card, row in enumerate(BOX.species) if row.limb == "fin"][:2]
    told = said_of(feud, "bone", 0, 0).texts
    assert told[1] == "You have 2 of it; no card in your hand wants it."
    feud.site_bones[0] = 5
    assert said_of(feud, "bone", 0, 0).texts[1].endswith("2 cards in your hand take it.")


def test_an_empty_place_of_a_pit_says_so(feud):
    feud.site_bones[0] = NOTHING
    assert said_of(feud, "bone", 0, 0).title == "Montana"


def test_a_row_of_an_award_counts_what_the_archive_has(feud):
    feud.awards[1] = 3
    reptile, mammal, amphibian = (
        next(card for card, row in enumerate(BOX.species) if card and row.animal == animal)
        for animal in ("reptile", "mammal", "amphibian")
    )
    feud.seats[0].archive[0] = (reptile, amphibian)
    said = said_of(feud, "award", 1, 0)
    assert said.title == "Award B, 1 reptile and 1 mammal"
    assert said.rows == (("Reptiles", "1 of 1"), ("Mammals", "0 of 1"))
    assert "Your amphibian stands in for one animal." in said.texts
    assert said.texts[-1] == "Met."
    feud.seats[0].archive[0] = (mammal,)
    assert said_of(feud, "award", 1, 0).texts[-1] == "You lack 1 card."


def test_a_find_names_the_cards_that_fit(feud):
    card = next(card for card in range(1, len(BOX.species)) if BOX.icon[card] == feud.finds[0])
    feud.seats[0].species = [card]
    assert BOX.species[card].name in said_of(feud, "find", 0).texts[1]


def test_a_profession_says_why_it_is_closed(feud):
    feud.seats[0].profession = 0
    assert said_of(feud, "profession", 1).texts[-1] == "Closed to you: the same row as now."
    assert said_of(feud, "profession", 3).texts[-1] == "Closed to you: the same column as now."
    assert said_of(feud, "profession", 0).texts[-1] == "Ann is here."


def test_camps_say_what_the_next_one_adds(feud):
    assert said_of(feud, "camps", "movement").texts[0].startswith("1 free move in each team turn.")
    feud.seats[0].archive_camps = 0
    told = said_of(feud, "camps", "archive").texts[0]
    assert told == "3 cards in each envelope. Both camps are out."


def test_a_one_way_step_says_so_in_either_direction(feud):
    assert said_of(feud, "way", 1, 0).title == said_of(feud, "way", 0, 1).title == "Dakota to Montana"
    assert said_of(feud, "way", 0, 2).title == "Montana and Wyoming"


def test_the_neutral_team_closes_its_space(feud):
    feud.neutral = 1
    assert said_of(feud, "team", VIRTUAL).texts[0].startswith("Those who pass cannot come home to University 2")


def test_a_scout_discovers_for_less(feud):
    feud.seats[0].grant = 0
    assert said_of(feud, "verb", "discover").texts[0].endswith("2 AP.")
    feud.grants[0] = BOX.grants.index("scout")
    assert said_of(feud, "verb", "discover").texts[0].endswith("1 AP.")


def test_what_nobody_tells_of_says_nothing(feud):
    assert said_of(feud, "answer", 0) is None
    assert {"loop", "solo-back", "solo-slot", "claim", "own-camp"} <= NOTERS.keys()


def test_a_hidden_hand_is_not_spoken_of(feud):
    feud.site_bones[0] = 5
    feud.seats[0].bones[5] = 1
    feud.seats[0].species = [card for card, row in enumerate(BOX.species) if row.limb == "fin"]
    assert said_of(feud, "bone", 0, 0, open_hand=False).texts[1] == "You have 1 of it."
    assert said_of(feud, "crate", 0, open_hand=False).texts == ("1 of 4 crates used.",)
    place = next(place for place, icon in enumerate(feud.finds) if icon == BOX.icon[feud.seats[0].species[0]])
    assert len(said_of(feud, "find", place, open_hand=False).texts) == 1
    hidden = said_of(feud, "action", 0, open_hand=False).texts
    assert not any("cards of yours" in text or "None of your cards" in text for text in hidden)


def test_a_card_of_the_hand_says_whether_it_can_be_published_and_what_its_envelope_would_pay(feud):
    hadrosaurus = next(card for card, row in enumerate(BOX.species) if row.key == "hadrosaurus")
    feud.seats[0].species, feud.seats[0].bones = [hadrosaurus], [1, 1, 0, 0, 0, 0, 0, 0]
    told = said_of(feud, "species", hadrosaurus).texts[-1]
    assert told == "You have the bones to publish it. In envelope D (hammer) it would pay 1 RP."
    feud.seats[0].bones = [1, 0, 0, 0, 0, 0, 0, 0]
    assert "You lack bones to publish it." in said_of(feud, "species", hadrosaurus).texts[-1]
    feud.seats[0].species = []
    assert not any("bones to publish" in text for text in said_of(feud, "species", hadrosaurus).texts)


def test_a_reward_says_what_it_gives_and_does(feud):
    feud.seats[0].patron = 1
    said = reward_note(Onlooker(names_of(feud, SEATS, (0,)), feud, 0), "loyalty", 2)
    assert said.title == "2 loyalty"
    assert said.texts == ("Go up 2 steps on the track of your patron, Cope.",)


@pytest.mark.parametrize("row", BOX.rows.solo_cards, ids=lambda row: row.key)
def test_each_symbol_of_theodores_card_says_what_he_does(row):
    feud = new_game(BOX, setup_of("expert"))
    feud.seats[1].laid = [("solo", BOX.solo_cards.index(row))]
    for half, symbols in enumerate((row.actions, row.team)):
        for number in range(len(symbols)):
            assert said_of(feud, "loop", half, number).texts
    assert said_of(feud, "loop", 1, 9) is None


def test_publish_and_minor_find_say_for_each_card_why_it_cannot_be_used(feud):
    hadrosaurus = next(card for card, row in enumerate(BOX.species) if row.key == "hadrosaurus")
    seat = feud.seats[0]
    seat.patron, seat.species, seat.bones = 0, [hadrosaurus], [1, 0, 0, 0, 0, 0, 0, 0]
    assert "Hadrosaurus: lacking two fitting bones of different parts." in said_of(feud, "action", 0).texts
    seat.bones = [1, 1, 0, 0, 0, 0, 0, 0]
    assert not any(text.startswith("Hadrosaurus") for text in said_of(feud, "action", 0).texts)
    feud.finds = [NOTHING] * len(feud.finds)
    assert "Hadrosaurus: no tile with its icon." in said_of(feud, "action", 3).texts
    seat.archive[BOX.icon[hadrosaurus]] = tuple(range(1, 1 + feud.limit(0)))
    for action in (0, 3):
        assert "Hadrosaurus: envelope D is full." in said_of(feud, "action", action).texts
        hidden = said_of(feud, "action", action, open_hand=False).texts
        assert not any("Hadrosaurus" in text for text in hidden)
