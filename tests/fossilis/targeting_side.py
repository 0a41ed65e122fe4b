"""The Rival about to choose a target, for the tests of that step."""

from tests.fossilis.board import BARE, BOX, table
from tests.fossilis.rival_side import TARGETS, against, does


def shown(display: str, bones: str = "", drawing: str = BARE, deck: str = "", **more):
    """A Rival without a target, who stores these bones, before this display and deck (its top last)."""
    return table(against(drawing, bones=bones, **more), display=display, dinosaurs=deck)


def targeted(dig) -> str:
    """Return the key of the target with which he comes out of the step, empty for none."""
    does(dig, TARGETS)
    return "".join(BOX.animals[number].key for number in dig.seats[1].lab)


def names(found) -> list[str]:
    """Return the keys of Dinosaurs, `-` for an empty place."""
    return [BOX.animals[number].key or "-" for number in found]


def fates(reason) -> list[tuple[str, str]]:
    """Return each Dinosaur he looked at with the test that rejected it."""
    return [(BOX.animals[other.what[1]].key, other.rejected_by) for other in reason.candidates]
