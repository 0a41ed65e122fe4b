"""What is said of the academy: actions, shelves, tracks, awards, finds, scholars, professions, the round track."""

from __future__ import annotations

from collections.abc import Iterable

from game.model.bonewars import archive
from game.model.bonewars.awards import claimable, spaces, tiles_of
from game.model.bonewars.box import ACTIONS, ENVELOPES, NOTHING, PAPERS, Space
from game.model.bonewars.debunk import sets
from game.model.bonewars.finds import findable, matching
from game.model.bonewars.publish import can_assemble, publishable, wilds
from game.model.bonewars.shelves import credibility, spots
from game.model.bonewars.state import VIRTUAL
from game.view.bonewars.notes_map import owned
from game.view.bonewars.onlooker import Note, Noter, Onlooker, capital, effect_texts, sentences
from game.view.bonewars.standings import standings
from game.view.pieces import Key
from game.view.text import words

# the four actions


def action(look: Onlooker, thing: Key) -> Note:
    """Return what a paleontologist action is, what it pays, and what is possible now."""
    name = ACTIONS[int(thing[1])]
    rival = look.names.patron(1 - look.seat.patron) if look.patron else ""
    told = [words(f"note-action-{name}-text", patron=look.patron, rival=rival)]
    if name in ("publish", "debunk"):
        figures = look.feud.box.figures
        two, three, four = figures.paper_loyalty if name == "publish" else figures.debunk_loyalty
        told.append(words(f"note-action-{name}-pays", two=two, three=three, four=four))
    if look.open_hand or name in ("debunk", "award"):
        told.append(words(f"note-action-{name}-now", count=possible(look, name)))
        told += why_not(look, name)
    if here := look.here([seat.post for seat in look.feud.seats], int(thing[1])):
        told.append(words("note-action-posts", players=look.names.several(here)))
    if look.seat.post == int(thing[1]) and not look.feud.has_grant(look.me, "tenure"):
        told.append(words("note-action-here"))
    return Note(look.names.action(int(thing[1])), tuple(told))


def why_not(look: Onlooker, name: str) -> list[str]:
    """Return why cards of one's hand cannot be used for an action now, those with one reason together."""
    reason = {"publish": unpublished, "find": unfound}.get(name)
    reasons = {card: reason(look, card) for card in look.hand} if reason is not None and look.patron else {}
    cards_of: dict[str, list[int]] = {}
    for card, text in reasons.items():
        cards_of.setdefault(text, []).append(card)
    return [
        words("note-why-not", cards=look.names.several_species(cards), why=text)
        for text, cards in cards_of.items()
        if text
    ]


def unpublished(look: Onlooker, card: int) -> str:
    """Return why a card cannot be published now, empty if it can."""
    wild = wilds(look.feud, look.me, "restorer", "")
    if not has_room(look, card):
        return no_room(look, card)
    return "" if can_assemble(look.feud, look.seat.bones, card, wild) else words("note-why-few-bones")


def unfound(look: Onlooker, card: int) -> str:
    """Return why a card makes no minor find now, empty if it does."""
    if not has_room(look, card):
        return no_room(look, card)
    return "" if matching(look.feud, look.me, card, "") else words("note-why-no-tile")


def has_room(look: Onlooker, card: int) -> bool:
    """Tell whether a card can be archived."""
    return bool(archive.envelopes_for(look.feud, look.me, card))


def no_room(look: Onlooker, card: int) -> str:
    """Return which envelopes are full."""
    if look.feud.has_grant(look.me, "generalist"):
        return words("note-why-all-full")
    return words("note-why-full", letter=ENVELOPES[look.feud.box.icon[card]])


def possible(look: Onlooker, name: str) -> int:
    """Return how many things a player can do with an action now."""
    feud, me = look.feud, look.me
    if not look.patron:
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
    return Note(title, (words("note-patron-text"), more), products(look, number))


def shelf(look: Onlooker, thing: Key) -> Note:
    """Return what lies on a patron's shelves."""
    number = int(thing[1])
    count = words("note-shelf-text", count=len(look.feud.papers[number]))
    told = patron(look, thing)
    return Note(words("note-shelf", patron=look.names.patron(number)), (count, *told.texts), told.rows)


def track(look: Onlooker, thing: Key) -> Note:
    """Return what each player's loyalty is worth at a scoring."""
    number, names = int(thing[1]), look.names
    told = (words("note-track-bonus", patron=names.patron(number)), words("note-track-top"))
    return Note(words("note-track", patron=names.patron(number)), told, products(look, number))


def products(look: Onlooker, patron: int) -> tuple[tuple[str, str], ...]:
    """Return each player's loyalty value times a patron's credibility."""
    track, believed = look.feud.box.figures.track, credibility(look.feud, patron)
    values = [track[seat.loyalty[patron]] for seat in look.feud.seats]
    return tuple(
        (look.names.seat(seat), words("note-track-line", value=value, credibility=believed, points=value * believed))
        for seat, value in enumerate(values)
    )


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
    sides = {"patron": names.patron(number), "rival": names.patron(1 - number)}
    loyalty = feud.box.figures.debunk_loyalty[value - PAPERS[0]]
    text = words("note-paper-text", value=value, loyalty=loyalty, **sides)
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
        sentences(worth, amphibians(look, space), award_state(look, tile, number, space)),
        counts(look, space.needs),
    )


def counts(look: Onlooker, needs: Iterable[tuple[str, int]]) -> tuple[tuple[str, str], ...]:
    """Return what an archive counts of each thing an award asks for."""
    told = []
    for symbol, needed in needs:
        count = archive.counted(look.feud, look.me, symbol)
        told.append(
            (capital(words(f"symbol-{symbol}", count=2)), words("note-award-count", count=count, needed=needed))
        )
    return tuple(told)


def amphibians(look: Onlooker, space: Space) -> str:
    """Return how many animals one's amphibians stand in for."""
    count = archive.counted(look.feud, look.me, "amphibian") if archive.counts_animals(space) else 0
    return words("note-award-amphibians", count=count) if count else ""


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
    hardest = look.feud.box.award_spaces[look.feud.awards[int(thing[1])]][-1]
    return Note(words("award-name", letter=pile), (words(f"award-{pile}-text"),), counts(look, hardest.needs))


def claim(look: Onlooker, thing: Key) -> Note:
    """Return whose award marker lies on a space."""
    _, tile, place, nth = thing
    number = next(number for on, at, number, _ in spaces(look.feud) if (on, at) == (tile, place))
    owners = look.feud.claims[number]
    title = words("note-claim", player=look.names.seat(owners[int(nth)])) if int(nth) < len(owners) else ""
    told = award(look, ("award", tile, place))
    return Note(title, (told.title, *told.texts), told.rows)


def find(look: Onlooker, thing: Key) -> Note:
    """Return what a minor find tile gives and which cards fit."""
    place, feud, names = int(thing[1]), look.feud, look.names
    icon, column = feud.finds[place], place % len(feud.columns)
    gives = words("note-find-text", column=column + 1, bonus=names.tile(feud.columns[column]))
    if icon == NOTHING:
        return Note(capital(names.column(column)), (words("note-find-gone"), gives))
    cards = [card for card in look.hand if feud.box.icon[card] == icon]
    fit = words("note-find-cards", count=len(cards), cards=names.several_species(cards)) if look.open_hand else ""
    return Note(words("note-find", icon=names.icon(icon)), sentences(gives, fit))


def column(look: Onlooker, thing: Key) -> Note:
    """Return the bonus of a column of minor finds."""
    number, feud = int(thing[1]), look.feud
    width, tile = len(feud.columns), feud.columns[number]
    left = sum(icon != NOTHING for place, icon in enumerate(feud.finds) if place % width == number)
    title = words("note-column", column=number + 1, bonus=look.names.tile(tile))
    return Note(title, (*effect_texts(look, feud.box.tiles[tile]), words("note-column-left", count=left)))


# scholars, rare bones, decks


def scholars(look: Onlooker, thing: Key) -> Note:
    """Return how many paleontologist cards are left."""
    left = {"count": len(look.feud.paleontologist_deck), "discards": len(look.feud.paleontologist_out)}
    return Note(words("note-scholars"), (words("note-scholars-text", **left),))


def rare(look: Onlooker, thing: Key) -> Note:
    """Return how many of a kind the display holds and who wants one."""
    kind = int(thing[1])
    told = (words("note-rare-text", count=look.feud.display[kind]), owned(look, kind))
    return Note(words("note-rare", bone=look.names.bone(kind)), told)


def bag(look: Onlooker, thing: Key) -> Note:
    """Return how many bones the bag holds."""
    rows = tuple((capital(look.names.bone(kind)), str(count)) for kind, count in enumerate(look.feud.bag))
    return Note(words("note-bag"), (words("note-bag-text", count=sum(look.feud.bag)),), rows)


def species_deck(look: Onlooker, thing: Key) -> Note:
    """Return how many species cards are left."""
    left = {"count": len(look.feud.species_deck), "discards": len(look.feud.species_out)}
    return Note(words("note-species-deck"), (words("note-species-deck-text", **left),))


# rounds and professions


def round_track(look: Onlooker, thing: Key) -> Note:
    """Return years and bonus of a round."""
    place, feud = int(thing[1]), look.feud
    tile, years = feud.rounds[place], feud.box.figures.round_years[place]
    now = words("note-round-now") if feud.round == place + 1 else ""
    bonus = words("note-round-bonus", bonus=look.names.tile(tile))
    title = words("note-round", round=place + 1, years=years.replace("-", "–"))
    return Note(title, sentences(bonus, *effect_texts(look, feud.box.tiles[tile]), now))


def midgame(look: Onlooker, thing: Key) -> Note:
    """Return what is scored between two rounds, and how all would stand now."""
    return Note(words("note-midgame"), (words("note-midgame-text"),), standings(look))


def profession(look: Onlooker, thing: Key) -> Note:
    """Return what a space of the profession track gives, its place in the order, and whether it is closed."""
    space, feud, names = int(thing[1]), look.feud, look.names
    key = "note-profession-start" if look.seat.profession == NOTHING else "note-profession-text"
    gives = words(key, gains=names.gains(feud.box.profession_gains[space]))
    before = sum(NOTHING != seat.profession < space for seat in feud.seats if seat is not look.seat)
    title = words("note-profession", space=names.profession(space))
    order = words("note-profession-order", before=before)
    return Note(title, sentences(gives, order, profession_state(look, space)))


def profession_row(look: Onlooker, thing: Key) -> Note:
    """Return the bonus of a row of the profession track, and what the row means for the order of play."""
    row = look.feud.box.rows.profession_rows[int(thing[1])]
    title = words("note-profession-row", row=int(thing[1]) + 1)
    return Note(title, (*effect_texts(look, tuple(row.gains.items())), words("note-profession-row-text")))


def profession_column(look: Onlooker, thing: Key) -> Note:
    """Return the bonus of a column of the profession track."""
    column = look.feud.box.rows.profession_columns[int(thing[1])]
    title = words("note-profession-column", column=int(thing[1]) + 1)
    return Note(title, (*effect_texts(look, tuple(column.gains.items())), words("note-profession-column-text")))


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
    "worth": shelf,
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
    "midgame": midgame,
    "profession": profession,
    "profession-row": profession_row,
    "profession-column": profession_column,
    "profession-marker": profession_marker,
    "endgame": endgame,
}
