import pytest

from game.app import App
from tests.scenes.at_table import Person, begun
from tests.scenes.shell_fakes import DAMAGED, FINISHED, PLAYED, House, Shelf
from tests.scenes.solo_table import SOLO


@pytest.fixture
def house(app: App) -> House:
    """A shell with one game to go on with, a finished one and a damaged one."""
    return House(app, Shelf([PLAYED, FINISHED, DAMAGED]))


@pytest.fixture
def solo(app: App) -> Person:
    """A person alone against the Rival at the table of Fossilis, before the first choice."""
    return Person(app, begun(SOLO, 11), SOLO)
