"""The two games of the box, as those know them who set up, keep and play any game without knowing its rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.content import box_of
from game.content_bonewars import bonewars_box
from game.model.bonewars import scoring as wars_scoring
from game.model.bonewars import setup as wars_setup
from game.model.bonewars.state import NOBODY, Feud
from game.model.bonewars.state import Setup as WarsSetup
from game.model.fossilis import scoring, setup
from game.model.fossilis.site import NOWHERE
from game.model.fossilis.state import Dig, Setup
from game.players.seats import HUMAN, RANDOM, RIVALS, THEODORE, THEODORES

FOSSILIS, BONEWARS = "fossilis", "bonewars"


@dataclass(frozen=True, slots=True)
class Game:
    """What one game brings: `automa` tells seat and kind of the automa of a setup, `progress` is in per cent."""

    key: str
    setup: type
    kinds: tuple[str, ...]
    box_of: Callable[[Any], Any]
    new_game: Callable[[Any, Any], Any]
    automa: Callable[[Any], tuple[int, str]]
    progress: Callable[[Any], int]
    totals: Callable[[Any], tuple[int, ...]]
    winners: Callable[[Any], tuple[int, ...]]

    def seated(self, setup: Any, kinds: Sequence[str]) -> bool:
        """Tell whether these kinds of seats are those of a setup."""
        seat, automa = self.automa(setup)
        return len(kinds) == setup.seats and all(
            kind == automa if number == seat else kind in (HUMAN, RANDOM) for number, kind in enumerate(kinds)
        )


def rival_of(setup: Setup) -> tuple[int, str]:
    """Return seat and kind of the Rival."""
    return (setup.rival_seat, f"rival-{setup.rival}") if setup.rival else (NOWHERE, "")


def theodore_of(setup: WarsSetup) -> tuple[int, str]:
    """Return seat and kind of Theodore."""
    kind = THEODORE if setup.theodore == "advanced" else f"{THEODORE}-{setup.theodore}"
    return (setup.theodore_seat, kind) if setup.theodore else (NOBODY, "")


def dig_progress(dig: Dig) -> int:
    """Return how far a game of Fossilis is: by the Plaster pools that are used up."""
    if not dig.todo:
        return 100
    full = dig.box.figures.plaster_per_player * dig.setup.seats
    pools = len(dig.events) + 1 - dig.pool / full
    return min(99, int(pools * 100 / (len(dig.events) + len(dig.event_deck) + 1)))


def feud_progress(feud: Feud) -> int:
    """Return how far a game of Bone Wars is: by its rounds, and in a round by the slots that are used."""
    if not feud.todo:
        return 100
    slots = sum(len(seat.slots) for seat in feud.seats)
    used = sum(len(seat.slots) if seat.passed else len(seat.laid) for seat in feud.seats)
    return min(99, int((feud.round - 1 + min(1.0, used / slots)) * 100 / len(feud.box.figures.round_years)))


GAMES = {
    FOSSILIS: Game(
        FOSSILIS,
        Setup,
        (HUMAN, RANDOM, *RIVALS),
        box_of,
        setup.new_game,
        rival_of,
        dig_progress,
        scoring.totals,
        scoring.winners,
    ),
    BONEWARS: Game(
        BONEWARS,
        WarsSetup,
        (HUMAN, RANDOM, *THEODORES),
        lambda setup: bonewars_box(),
        wars_setup.new_game,
        theodore_of,
        feud_progress,
        wars_scoring.totals,
        wars_scoring.winners,
    ),
}


def game_of(setup: object) -> Game:
    """Return the game a setup is for. Raises ValueError if it is for none."""
    for game in GAMES.values():
        if isinstance(setup, game.setup):
            return game
    raise ValueError(f"{setup!r} is the setup of no game")


def components(setup: object) -> Any:
    """Return the components with which a game is played. Raises ValueError when a file of levels/ is wrong."""
    return game_of(setup).box_of(setup)


def new_game(box: Any, setup: object) -> Any:
    """Return a game ready for its first decision."""
    return game_of(setup).new_game(box, setup)
