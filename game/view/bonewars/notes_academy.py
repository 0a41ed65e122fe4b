"""What is said of the academy: actions, shelves, tracks, awards, finds, scholars, professions, the round track."""

from __future__ import annotations

from game.model.bonewars import archive
from game.model.bonewars.awards import claimable, spaces, tiles_of
from game.model.bonewars.box import ACTIONS, NOTHING, PATRONS, Space
from game.model.bonewars.debunk import sets
from game.model.bonewars.finds import findable
from game.model.bonewars.publish import publishable, wilds
from game.model.bonewars.shelves import credibility, spots
from game.model.bonewars.state import VIRTUAL
from game.view.bonewars.onlooker import Note, Noter, Onlooker, capital, sentences
from game.view.pieces import Key
from game.view.text import words

# the four actions


def action(look: Onlooker, thing: Key) -> Note:
    """Return what a paleontologist action is, what it pays, and what is possible now."""
    name = ACTIONS[int(thing[1])]
    patron = look.seat.patron
    own, rival = (look.names.patron(patron), look.names.patron(1 - patron)) if patron in (0, 1) else ("", "")
    told = [words(f"note-action-{name}-text", patron=own, rival=rival)]
    if name in ("publish", "debunk"):
        figures = look.feud.box.figures
        two, three, four = figures.paper_loyalty if name == "publish" else figures.debunk_loyalty
        told.append(words(f"note-action-{name}-pays", two=two, three=three, four=four))
    told.append(words(f"note-action-{name}-now", count=possible(look, name)))
    if look.seat.post == int(thing[1]) and not look.feud.has_grant(look.me, "tenure"):
        told.append(words("note-action-here"))
    return Note(look.names.action(int(thing[1])), tuple(told))


def possible(look: Onlooker, name: str) -> int:
    """Return how many things a player can do with an action now."""
    feud, me = look.feud, look.me
    if look.seat.patron not in range(len(PATRONS)):
        return 0
    if name == "publish":
        return len(publishable(feud, me, wilds(feud, me, "restorer", ""))) if sum(look.seat.bones) > 1 else 0
    if name == "debunk":
        return len({value for _, value, _ in sets(feud, me, wilds(feud, me, "critic", ""))})
    return len(claimable(feud, me, "")) if name == "award" else len(findable(feud, me, ""))


def post(look: Onlooker, thing: Key) -> Note | None:
    """Return where a paleontologist marker stands."""
    seat = int(thing[1])
    there = look.feud.seats[seat].post
    if there == NOTHING:
        return None
    player = look.names.seat(seat)
    text = words("note-post-text", player=player, action=look.names.action(there))
    return Note(words("note-post", player=player), (text,))


# patrons


def patron(look: Onlooker, thing: Key) -> Note:
    """Return a patron's credibility and what raises it."""
    number, feud = int(thing[1]), look.feud
    believed, papers = credibility(feud, number), len(feud.papers[number])
    title = words("note-patron", patron=look.names.patron(number), credibility=believed)
    lacking = spots(feud) - papers % spots(feud)
    more = (
        words("note-patron-next", papers=lacking, next=believed + 1)
        if believed < feud.box.figures.shelves
        else words("note-patron-most")
    )
    return Note(title, (words("note-patron-text"), more))


def shelf(look: Onlooker, thing: Key) -> Note:
    """Return what lies on a patron's shelves."""
    number = int(thing[1])
    count = words("note-shelf-text", count=len(look.feud.papers[number]))
    return Note(words("note-shelf", patron=look.names.patron(number)), (count, *patron(look, thing).texts))


def track(look: Onlooker, thing: Key) -> Note:
    """Return what each player's loyalty is worth at a scoring."""
    number, feud, names = int(thing[1]), look.feud, look.names
    lines = [f"{names.seat(seat)}: {product(look, seat, number)}" for seat in range(len(feud.seats))]
    bonus = words("note-track-bonus", patron=names.patron(number))
    return Note(words("note-track", patron=names.patron(number)), (*lines, bonus, words("note-track-top")))


def product(look: Onlooker, seat: int, patron: int) -> str:
    """Return loyalty value times credibility."""
    value = look.feud.box.figures.track[look.feud.seats[seat].loyalty[patron]]
    believed = credibility(look.feud, patron)
    return words("note-track-line", value=value, credibility=believed, points=value * believed)


def loyalty(look: Onlooker, thing: Key) -> Note:
    """Return what a loyalty marker counts, and how far its next value is."""
    seat, number = int(thing[1]), int(thing[2])
    track, here = look.feud.box.figures.track, look.feud.seats[seat].loyalty[number]
    above = next((space for space in range(here, len(track)) if track[space] > track[here]), here)
    points = track[here] * credibility(look.feud, number)
    text = words("note-loyalty-text", value=track[here], points=points, steps=above - here, next=track[above])
    title = words("note-loyalty", player=look.names.seat(seat), patron=look.names.patron(number))
    return Note(title, (text,))


def paper(look: Onlooker, thing: Key) -> Note | None:
    """Return what a paper is worth to those who would turn it over."""
    number, place, feud = int(thing[1]), int(thing[2]), look.feud
    if place not in range(len(feud.papers[number])):
        return Note(words("note-paper-printed"), (words("note-paper-printed-text"),))
    value, names = feud.papers[number][place], look.names
    text = words("note-paper-text", value=value, patron=names.patron(number), rival=names.patron(1 - number))
    # The printed paper takes a spot of its own.
    over = place + 1 >= spots(feud) * feud.box.figures.shelves
    return Note(words("note-paper", value=value), sentences(text, words("note-paper-overflow") if over else ""))


# awards and minor finds


def award(look: Onlooker, thing: Key) -> Note:
    """Return what a row of an award asks for, how far a player is, and who has it."""
    tile, place = int(thing[1]), int(thing[2])
    feud, names = look.feud, look.names
    number, space = next((number, space) for on, at, number, space in spaces(feud) if (on, at) == (tile, place))
    worth = words("note-award-space", loyalty=space.loyalty, bonus=names.tile(feud.round_tile()))
    return Note(
        capital(names.award(tile, place)),
        sentences(worth, *counts(look, space), award_state(look, tile, number, space)),
    )


def counts(look: Onlooker, space: Space) -> list[str]:
    """Return what an archive counts of each thing an award asks for."""
    feud, me = look.feud, look.me
    told = []
    for symbol, needed in space.needs:
        count = archive.counted(feud, me, symbol)
        name = words(f"symbol-{symbol}", count=2)
        told.append(words("note-award-count", symbol=name, count=count, needed=needed))
    amphibians = archive.counted(feud, me, "amphibian") if archive.counts_animals(space) else 0
    return [*told, words("note-award-amphibians", count=amphibians)] if amphibians else told


def award_state(look: Onlooker, tile: int, number: int, space: Space) -> str:
    """Return whether a row is taken, closed, met or how much it lacks."""
    feud, claims = look.feud, look.feud.claims[number]
    if VIRTUAL in claims and len(claims) == 1:
        return words("note-award-closed", players=len(feud.seats))
    if claims:
        return words("note-award-claimed", players=look.names.several([seat for seat in claims if seat >= 0]))
    if tile in tiles_of(feud, look.me):
        return words("note-award-own")
    lack = archive.lack(feud, look.me, space)
    return words("note-award-lack", lack=lack) if lack else words("note-award-met")


def award_tile(look: Onlooker, thing: Key) -> Note:
    """Return what an award tile counts."""
    pile = look.feud.box.rows.award_tiles[look.feud.awards[int(thing[1])]].pile
    return Note(words("award-name", letter=pile), (words(f"award-{pile}-text"),))


def claim(look: Onlooker, thing: Key) -> Note:
    """Return whose award marker lies on a space."""
    _, tile, place, nth = thing
    number = next(number for on, at, number, _ in spaces(look.feud) if (on, at) == (tile, place))
    owners = look.feud.claims[number]
    title = words("note-claim", player=look.names.seat(owners[int(nth)])) if int(nth) < len(owners) else ""
    return Note(title, award(look, ("award", tile, place)).texts)


def find(look: Onlooker, thing: Key) -> Note:
    """Return what a minor find tile gives and which cards fit."""
    place, feud, names = int(thing[1]), look.feud, look.names
    icon, column = feud.finds[place], place % len(feud.columns)
    gives = words("note-find-text", column=column + 1, bonus=names.tile(feud.columns[column]))
    if icon == NOTHING:
        return Note(capital(names.column(column)), (words("note-find-gone"), gives))
    cards = [card for card in sorted(look.seat.species) if feud.box.icon[card] == icon]
    fit = words("note-find-cards", count=len(cards), cards=names.several_species(cards))
    return Note(words("note-find", icon=names.icon(icon)), (gives, fit))


def column(look: Onlooker, thing: Key) -> Note:
    """Return the bonus of a column of minor finds."""
    number, feud = int(thing[1]), look.feud
    width, tile = len(feud.columns), feud.columns[number]
    left = sum(icon != NOTHING for place, icon in enumerate(feud.finds) if place % width == number)
    title = words("note-column", column=number + 1, bonus=look.names.tile(tile))
    return Note(title, (*effects(look, tile), words("note-column-left", count=left)))


def effects(look: Onlooker, tile: int) -> list[str]:
    """Return what the effects of a bonus tile do, each in a sentence."""
    patron = look.names.patron(look.seat.patron) if look.seat.patron in (0, 1) else ""
    bonus = look.names.tile(look.feud.round_tile())
    gains = look.feud.box.tiles[tile]
    return [words(f"effect-{effect}-text", amount=amount, patron=patron, bonus=bonus) for effect, amount in gains]


# scholars, rare bones, decks


def scholars(look: Onlooker, thing: Key) -> Note:
    """Return how many paleontologist cards are left."""
    left = {"count": len(look.feud.paleontologist_deck), "discards": len(look.feud.paleontologist_out)}
    return Note(words("note-scholars"), (words("note-scholars-text", **left),))


def rare(look: Onlooker, thing: Key) -> Note:
    """Return how many of a kind the display holds and who wants one."""
    kind = int(thing[1])
    owned = {"count": look.seat.bones[kind], "cards": len(look.wanting(kind))}
    told = (words("note-rare-text", count=look.feud.display[kind]), words("note-bone-owned", **owned))
    return Note(words("note-rare", bone=look.names.bone(kind)), told)


def bag(look: Onlooker, thing: Key) -> Note:
    """Return how many bones the bag holds."""
    return Note(words("note-bag"), (words("note-bag-text", count=sum(look.feud.bag)),))


def species_deck(look: Onlooker, thing: Key) -> Note:
    """Return how many species cards are left."""
    left = {"count": len(look.feud.species_deck), "discards": len(look.feud.species_out)}
    return Note(words("note-species-deck"), (words("note-species-deck-text", **left),))


# rounds and professions


def round_track(look: Onlooker, thing: Key) -> Note:
    """Return years and bonus of a round, or what is scored between two of them."""
    if thing[1] == "midgame":
        return Note(words("note-midgame"), (words("note-midgame-text"),))
    place, feud = int(thing[1]), look.feud
    tile, years = feud.rounds[place], feud.box.figures.round_years[place]
    now = words("note-round-now") if feud.round == place + 1 else ""
    bonus = words("note-round-bonus", bonus=look.names.tile(tile))
    title = words("note-round", round=place + 1, years=years.replace("-", "–"))
    return Note(title, sentences(bonus, *effects(look, tile), now))


def profession(look: Onlooker, thing: Key) -> Note:
    """Return what a space of the profession track gives, its place in the order, and whether it is closed."""
    space, feud, names = int(thing[1]), look.feud, look.names
    gives = words("note-profession-text", gains=names.gains(feud.box.profession_gains[space]))
    before = sum(NOTHING != seat.profession < space for seat in feud.seats if seat is not look.seat)
    title = words("note-profession", space=names.profession(space))
    order = words("note-profession-order", before=before)
    return Note(title, sentences(gives, order, profession_state(look, space)))


def profession_state(look: Onlooker, space: int) -> str:
    """Return who has a space of the profession track, or why it is closed."""
    feud, here, width = look.feud, look.seat.profession, look.feud.box.columns
    if holders := look.here([seat.profession for seat in feud.seats], space):
        return words("note-profession-taken", player=look.names.several(holders))
    if here == NOTHING or (space // width != here // width and space % width != here % width):
        return ""
    return words("note-profession-blocked", why="row" if space // width == here // width else "column")


def profession_marker(look: Onlooker, thing: Key) -> Note | None:
    """Return which profession a player has."""
    seat = int(thing[1])
    space = look.feud.seats[seat].profession
    if space == NOTHING:
        return None
    gains = look.names.gains(look.feud.box.profession_gains[space])
    return Note(words("note-profession-marker", player=look.names.seat(seat)), (gains,))


def endgame(look: Onlooker, thing: Key) -> Note:
    """Return what a space of the endgame tile gives."""
    place, feud = int(thing[1]), look.feud
    row = feud.box.rows.endgame[place]
    closed = words("note-endgame-closed", players=len(feud.seats)) if row.players > len(feud.seats) else ""
    holders = look.here([seat.endgame for seat in feud.seats], place)
    taken = words("note-profession-taken", player=look.names.several(holders)) if holders else ""
    return Note(words("note-endgame", loyalty=row.loyalty), sentences(words("note-endgame-text"), closed, taken))


NOTERS: dict[str, Noter] = {
    "action": action,
    "post": post,
    "patron": patron,
    "shelf": shelf,
    "track": track,
    "loyalty": loyalty,
    "paper": paper,
    "award": award,
    "award-tile": award_tile,
    "claim": claim,
    "find": find,
    "column": column,
    "scholars": scholars,
    "rare": rare,
    "bag": bag,
    "species-deck": species_deck,
    "round": round_track,
    "profession": profession,
    "profession-marker": profession_marker,
    "endgame": endgame,
}
