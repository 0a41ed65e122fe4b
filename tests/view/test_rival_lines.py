"""The Rival's turn is told decision by decision, with what was rejected and by which test."""

from game.content import fossilis_box
from game.model.fossilis import facts as f
from game.view.names import Names
from game.view.rival_lines import STEPS, decisions, step_in_work

BOX = fossilis_box()
NAMES = Names(("Ann", "Marsh"), BOX)
SHOVEL, CHISEL = (next(n for n, row in enumerate(BOX.cards) if row.key == key) for key in ("shovel", "chisel"))


def spots(*numbers):
    return tuple(f.Candidate(("spot", spot), "no-needed-bone-in-reach") for spot in numbers)


def walk(*candidates, chosen=("spot", 7), steps=3):
    reasoned = f.Reasoned(1, "movement", "walks-to-needed-bone", chosen, (*candidates, f.Candidate(chosen)))
    return [f.TurnBegan(1, 4, 0), reasoned, f.RivalWalked(1, 4, 7, steps)]


def test_a_walk_tells_how_far_and_which_spots_were_passed():
    (line,) = decisions(NAMES, walk(*spots(4, 5, 6)))
    assert line.text == "The first needed bone in reach is at spot 8: he walks there"
    assert line.rejected == ["spots 5 to 7: no needed bone in reach"]
    assert line.gain == "3 spots, to 8"
    assert line.chosen


def test_one_passed_spot_and_all_spots_are_told_in_their_own_words():
    (line,) = decisions(NAMES, walk(*spots(6)))
    assert line.rejected == ["spot 7: no needed bone in reach"]
    everywhere = f.Reasoned(1, "movement", "by-number", ("spot", 3), spots(*range(20)))
    assert decisions(NAMES, [everywhere])[0].rejected == ["all spots: no needed bone in reach"]


def test_spots_that_do_not_follow_each_other_are_not_told_as_a_row():
    looked = tuple(f.Candidate(("spot", spot), "no-stone") for spot in (4, 5, 6, 9, 18, 19, 0))
    said = f.Reasoned(1, "event-earthquake", "first-stone", ("spot", 3), looked)
    assert decisions(NAMES, [said])[0].rejected == ["spots 5 to 7, 10, 19 to 1: no Stone"]


def test_candidates_are_grouped_by_the_test_that_rejected_them_with_its_figure():
    looked = (
        f.Candidate(("card", SHOVEL), "lower-value", (2,)),
        f.Candidate(("card", CHISEL), "cannot-afford", (2,)),
        f.Candidate(("card", 30)),
    )
    (line,) = decisions(NAMES, [f.Reasoned(1, "purchase", "best-card", ("card", 30), looked)])
    assert line.rejected == ["Shovel (2): worth less", "Chisel: too dear"]


def test_the_same_name_is_told_once():
    looked = tuple(f.Candidate(("piece", piece, 4), "not-needed", (2,)) for piece in (1, 2, 3))
    (line,) = decisions(NAMES, [f.Reasoned(1, "extraction-bone", "needed-bone", ("piece", 20, 4), looked)])
    assert line.rejected == ["Tooth: not needed"]
    assert line.keys == (("piece", 20), ("space", 4))


def test_nothing_chosen_is_passed_over():
    said = [
        f.Reasoned(1, "plaster", "card-shows-none", ("plaster", 0), ()),
        f.Reasoned(1, "extraction-hammer", "no-hammer-in-reach", (), ()),
    ]
    assert [line.chosen for line in decisions(NAMES, said)] == [False, False]


def test_what_came_of_a_decision_stands_beside_it():
    said = [
        f.Reasoned(1, "plaster", "card-shows-plaster", ("plaster", 2), ()),
        f.PlasterRemoved(1, 2, 5),
        f.Reasoned(1, "extraction-skill", "guide", ("skill-place", 2), ()),
        f.PointsScored(1, 3, "hammer"),
    ]
    assert [line.gain for line in decisions(NAMES, said)] == ["−2 [plaster]", "+3"]


def test_the_step_in_work_is_that_of_the_last_decision():
    turn = walk()
    assert step_in_work(decisions(NAMES, turn[:1])) == -1
    assert STEPS[step_in_work(decisions(NAMES, turn))] == "movement"
    turn.append(f.Reasoned(1, "digging", "edge-pit-is-open", (), ()))
    turn.append(f.Reasoned(1, "event-earthquake", "no-stone", (), ()))
    assert STEPS[step_in_work(decisions(NAMES, turn))] == "digging"


def test_dinosaurs_behind_the_chosen_one_are_told_by_wishlist_and_bones():
    def looked(number, tier, test="lower-priority"):
        return f.Candidate(("dinosaur", number), test, (tier,))

    fact = f.Reasoned(
        1, "targeting", "stored-bone", ("dinosaur", 1), (looked(1, 2, ""), looked(2, 3), looked(3, 4), looked(4, 4))
    )
    one, two, three, four = (NAMES.dinosaur(number) for number in (1, 2, 3, 4))
    (line,) = decisions(NAMES, [fact])
    assert one in line.text
    assert line.rejected == [
        f"{two}: on his wishlist, but he holds no bone of it",
        f"{three}, {four}: not on his wishlist, and he holds no bone of them",
    ]


def test_that_he_shuffles_his_cards_anew_is_a_line_of_its_own():
    walked = f.Reasoned(1, "movement", "no-target", ("spot", 3), ())
    told = decisions(NAMES, [f.RivalDeckShuffled(1, 9, False), walked])
    assert [line.step for line in told] == ["movement", "movement"]
    assert told[0].text == "His Draw pile is empty: he shuffles 9 discarded cards anew"
    (line,) = decisions(NAMES, [f.RivalDeckShuffled(1, 5, True)])
    assert "Standby" in line.text
