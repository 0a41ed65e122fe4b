"""What is said of the things of the expansions when they are looked at."""

from __future__ import annotations

from game.model.fossilis.ice_age import glacier_bonus
from game.model.fossilis.site import NOWHERE
from game.model.fossilis.state import Dig
from game.view.looks import counted_tile_look, piece_look
from game.view.looks_expansions import roll_look, scorpion_look, tape_look, token_look
from game.view.names import Names
from game.view.pieces import Key
from game.view.sheet import Sheet, composed
from game.view.text import words
from game.view.zoom import View

CRYSTAL = 130.0
BENEATH = 78.0


def scorpion(names: Names, dig: Dig) -> View:
    """Return what is told of the Scorpion, by where it is."""
    creature = dig.scorpion
    where = "pool" if creature is None or not creature.in_play else "waits" if creature.space == NOWHERE else "site"
    stung = [(names.seat(seat), words("sting")) for seat, has in enumerate(creature.stings if creature else ()) if has]
    told = [words(f"scorpion-{where}-text")] if where != "site" else []
    told += [words("scorpion-text"), words("sting-text", energy=dig.box.figures.actions["remove-sting"])]
    view = View(words("scorpion"), scorpion_look("sw", "sting"), told, stung)
    if creature is not None and creature.space != NOWHERE:
        beneath(view, names, dig, creature.space)
    return view


def beneath(view: View, names: Names, dig: Dig, space: int) -> None:
    """Tell, of something that covers a space, which space it is and which tiles lie under it."""
    view.title = words("at-space", thing=view.title, space=names.space(space))
    tiles = [tile for tile in (dig.upper[space], dig.lower[space]) if tile]
    if len(tiles) > 1:
        view.texts.append(words("stack", upper=names.tile(tiles[0]), lower=names.tile(tiles[1])))
    elif tiles:
        view.texts.append(words("scorpion-on", tile=names.tile(tiles[0])))
    view.row_looks = [counted_tile_look(dig.box, tile, BENEATH) for tile in tiles]


def scuttle_stack(dig: Dig) -> View:
    """Return what is told of the stack of Scuttle tokens."""
    creature = dig.scorpion
    left, aside = (len(creature.tokens), len(creature.discards)) if creature else (0, 0)
    told = [words("scuttle-stack-text", count=left), words("scuttle-stack-rule")]
    told += [words("scuttle-stack-used", count=aside)] if aside else []
    return View(words("scuttle-stack"), None, told)


def token(names: Names, dig: Dig, thing: Key) -> View:
    """Return what is told of a Scuttle token."""
    row = dig.box.tokens[int(thing[1])]
    told = words("token-text", points=row.points, move=words(f"token-{row.pattern}-text"))
    return View(
        words("scuttle-token", token=words(f"token-{row.pattern}")), token_look(dig.box, int(thing[1]), 3), [told]
    )


def tape(names: Names, dig: Dig, thing: Key) -> View:
    """Return what is told of a Caution Tape, on a mat or over a pit."""
    seat = int(thing[1])
    if dig.tapes[seat] >= 0:
        return View(words("tape"), tape_look(seat), [words("tape-text", player=names.seat(seat))])
    return View(words("tape"), roll_look(seat), [words("tape-ready-text")])


def crystal(dig: Dig, piece: int) -> View:
    """Return what is told of an Ice Crystal in an open pit or on the Glacier board."""
    if dig.ice and piece in dig.ice.board:
        return glacier(dig)
    return View(words("piece-crystal"), piece_look(dig.box, piece, CRYSTAL), [words("crystal-text")])


def glacier(dig: Dig) -> View:
    """Return what is told of the Glacier board."""

    def paint(sheet: Sheet) -> None:
        sheet.emblem("bone/crystal", CRYSTAL / 2, CRYSTAL / 2, CRYSTAL)

    look = composed(("crystal",), (CRYSTAL, CRYSTAL), paint)
    told = [words("glacier-text", points=glacier_bonus(dig)), words("glacier-order")]
    return View(words("glacier"), look, told)


def pleistocene_deck(dig: Dig) -> View:
    """Return what is told of the Pleistocene deck."""
    left = len(dig.ice.deck) if dig.ice else 0
    return View(words("pleistocene-deck"), None, [words("pleistocene-deck-text", count=left)])
