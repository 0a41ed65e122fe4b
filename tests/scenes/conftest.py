import pytest

from game.app import App
from tests.scenes.shell_fakes import DAMAGED, FINISHED, PLAYED, House, Shelf


@pytest.fixture
def house(app: App) -> House:
    """A shell with one game to go on with, a finished one and a damaged one."""
    return House(app, Shelf([PLAYED, FINISHED, DAMAGED]))
