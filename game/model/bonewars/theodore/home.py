"""Theodore passes: profession and species card, team space, solo cards; in round 4 the endgame tile (2.7)."""

from __future__ import annotations

from game.model.bonewars.deeds import Passed, SlotsCleared
from game.model.bonewars.passing import (
    MoveNeutral,
    come_home,
    open_endgame,
    open_professions,
    open_universities,
    take_endgame,
    take_profession,
)
from game.model.bonewars.state import Feud
from game.model.bonewars.supplies import draw_species
from game.model.bonewars.theodore.choice import Test, decide
from game.model.bonewars.theodore.gains import his, receive
from game.model.turn import Fact


def pass_by_rule(feud: Feud, player: int, facts: list[Fact]) -> None:
    """Pass as he does; the last round knows only the endgame tile (T26)."""
    first = not any(seat.passed for seat in feud.seats)
    feud.seats[player].passed = True
    facts.append(Passed(player))
    if feud.final_round():
        take_endgame(feud, player, best_endgame(feud, player, facts), facts)
    else:
        space = best_profession(feud, player, facts)
        take_profession(feud, player, space, facts)
        receive(feud, player, feud.box.profession_gains[space], facts)
        draw_species(feud, player, 1, facts)
        if first:
            MoveNeutral(player).resolve(feud, None, facts)
        come_home(feud, player, best_university(feud, player, facts), facts)
    discard_played(feud, player, facts)


def best_endgame(feud: Feud, player: int, facts: list[Fact]) -> int:
    """Return the endgame space with most loyalty, the upper of equals (S89)."""
    rows = feud.box.rows.endgame
    tests: tuple[Test, ...] = (("loyalty", lambda place: -rows[place].loyalty), ("topmost", lambda place: place))
    return decide(player, "endgame", "endgame", open_endgame(feud), tests, facts)


def best_profession(feud: Feud, player: int, facts: list[Fact]) -> int:
    """Return the highest profession that is of use to him, in its row the left-most (T24, S77)."""
    width = feud.box.columns
    tests: tuple[Test, ...] = (
        ("useful", lambda space: 0 if useful(feud, space // width) else 1),
        ("highest", lambda space: space // width),
        ("leftmost", lambda space: space),
    )
    return decide(player, "profession", "profession", open_professions(feud, player), tests, facts)


def useful(feud: Feud, row: int) -> bool:
    """Tell whether a row of the profession track does something for him (T24)."""
    idle = {"upgrade": not his(feud).pile, "rare": not any(feud.display)}
    return not all(idle.get(effect, False) for effect in feud.box.rows.profession_rows[row].gains)


def best_university(feud: Feud, player: int, facts: list[Fact]) -> int:
    """Return the free space of the patron with more papers, of his own patron, with the largest number (2.7)."""
    patrons, papers, own = feud.box.patrons, feud.papers, feud.seats[player].patron
    tests: tuple[Test, ...] = (
        ("papers", lambda space: -len(papers[patrons[space]])),
        ("patron", lambda space: 0 if patrons[space] == own else 1),
        ("number", lambda space: -space),
    )
    return decide(player, "university", "university", open_universities(feud, player), tests, facts)


def discard_played(feud: Feud, player: int, facts: list[Fact]) -> None:
    """Put his played cards on his discard pile, the right-most slot's on top (S86)."""
    seat = feud.seats[player]
    his(feud).discards += [card for deck, card in seat.laid if deck == "solo"]
    seat.laid.clear()
    facts.append(SlotsCleared(player))
