from collections.abc import Iterator

import pytest

from game.app import App
from game.settings import Settings
from tests.scenes.shell_fakes import DAMAGED, FINISHED, PLAYED, House, Shelf


@pytest.fixture
def house() -> Iterator[House]:
    """A shell with one game to go on with, a finished one and a damaged one."""
    app = App(Settings(), placeholders=True)
    yield House(app, Shelf([PLAYED, FINISHED, DAMAGED]))
    app.close()
