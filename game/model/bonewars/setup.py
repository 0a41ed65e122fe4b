"""Setting up the boards, the supplies and the players (rules 1.3-1.5; the order is S1)."""

from __future__ import annotations

from game.model.bonewars.box import ICONS, KINDS, LEVELS, Box
from game.model.bonewars.draft import EITHER, OFFER, OTHER, Draft, EndDraft
from game.model.bonewars.improvements import BASIC_PEOPLE
from game.model.bonewars.state import NOBODY, RESERVE, VIRTUAL, Feud, Seat, Setup, Theodore
from game.model.bonewars.supplies import pull, top_paleontologist, top_species
from game.model.bonewars.theodore.draft import TheodoreCareer, TheodoreOffer
from game.model.turn import MASK, below, settle, shuffle

BONES_ON_OFFER = 2
FOUR = 4
"""The number of players for whom no space is covered."""


def new_game(box: Box, setup: Setup) -> Feud:
    """Return a game ready for its first decision."""
    feud = set_out(box, setup)
    settle(feud, [])
    return feud


def set_out(box: Box, setup: Setup) -> Feud:
    """Return a game as it is laid out, before Theodore has taken his species card in the draft."""
    feud = Feud(box, setup, setup.seed & MASK, [new_seat(box) for _ in range(setup.seats)])
    lay_tiles(feud)
    lay_bones_and_cards(feud)
    for seat in feud.seats:
        seat.paleontologists.append(top_paleontologist(feud, []))
    lay_offer(feud)
    if setup.theodore:
        set_up_theodore(feud)
    else:
        begin_draft(feud)
    return feud


def new_seat(box: Box) -> Seat:
    """Return a player's board, money and team cards (1.4)."""
    figures = box.figures
    cards = range(1, len(box.team_cards))
    return Seat(
        money=figures.money,
        covers=figures.covers,
        movement_camps=figures.movement_camps,
        archive_camps=figures.archive_camps,
        slots=list(range(box.upgraded)),
        team_cards=[card for card in cards if box.team_cards[card].people == BASIC_PEOPLE],
        reserve=[card for card in cards if box.team_cards[card].people != BASIC_PEOPLE],
        specialists=[RESERVE] * len(box.specialists),
    )


def lay_tiles(feud: Feud) -> None:
    """Lay out minor finds, bonus tiles, awards and grants, and cover what fewer players do not use (1.3)."""
    box, players = feud.box, feud.setup.seats
    copies = players * box.figures.finds_of_a_kind // FOUR
    feud.finds = [icon for icon in range(len(ICONS)) for _ in range(copies)]
    shuffle(feud, feud.finds)
    tiles = [tile for tile in range(len(box.tiles)) if tile != box.printed_tile]
    shuffle(feud, tiles)
    feud.columns, feud.rounds = tiles[: len(ICONS)], [*tiles[len(ICONS) :], box.printed_tile]
    for pile in box.award_piles.values():
        feud.awards.append(pile[below(feud, len(pile))])
    feud.claims = [
        (VIRTUAL,) if space.players > players else () for award in feud.awards for space in box.award_spaces[award]
    ]
    grants = list(range(len(box.grants)))
    shuffle(feud, grants)
    feud.grants = grants[: len(box.patrons)]
    feud.camps = [VIRTUAL if needed > players else NOBODY for needed in box.camp_players]


def lay_bones_and_cards(feud: Feud) -> None:
    """Fill the display, the bag, the dig sites and the paleontologist display (1.3, steps 6-9)."""
    box = feud.box
    for row in box.rows.bones:
        kind = KINDS.index(row.key)
        feud.display[kind] = row.display
        feud.bag[kind] = row.count - row.display
    feud.species_deck = list(range(1, len(box.species)))
    shuffle(feud, feud.species_deck)
    sites = len(box.links)
    feud.site_actions = list(range(len(box.errands)))
    shuffle(feud, feud.site_actions)
    for _ in range(sites):
        feud.site_cards.append(top_species(feud, []))
        feud.site_bones += [pull(feud) for _ in range(LEVELS)]
    feud.paleontologist_deck = list(range(1, len(box.paleontologists)))
    shuffle(feud, feud.paleontologist_deck)
    feud.shown = [top_paleontologist(feud, []) for _ in range(box.figures.paleontologists_shown)]


def lay_offer(feud: Feud) -> None:
    """Deal one species card more than there are players, with two bones on each (1.5, step 1)."""
    for _ in range(feud.setup.seats + 1):
        feud.offer.append(top_species(feud, []))
        feud.offer_bones.append(tuple(pull(feud) for _ in range(BONES_ON_OFFER)))


def begin_draft(feud: Feud) -> None:
    """Have all choose clockwise from a random player, then in reverse order (1.5, steps 2-3)."""
    count = feud.setup.seats
    first = below(feud, count)
    order = [(first + number) % count for number in range(count)]
    feud.todo.append(EndDraft())
    feud.todo += [Draft(player, OTHER) for player in order]
    feud.todo += [Draft(player, EITHER) for player in reversed(order)]


def set_up_theodore(feud: Feud) -> None:
    """Give Theodore his cards in place of team cards, and let him choose around the person (2.1)."""
    setup, cards = feud.setup, feud.box.solo_cards
    seat = feud.seats[setup.theodore_seat]
    seat.team_cards, seat.reserve, seat.specialists = [], [], []
    theodore = Theodore(setup.theodore_seat)
    theodore.deck = [card for card in range(1, len(cards)) if cards[card].pile == "basic"]
    theodore.pile = [card for card in range(1, len(cards)) if cards[card].pile == setup.theodore]
    shuffle(feud, theodore.deck)
    shuffle(feud, theodore.pile)
    feud.theodore = theodore
    person = 1 - setup.theodore_seat
    feud.todo.append(EndDraft())
    feud.todo.append(TheodoreCareer(setup.theodore_seat))
    feud.todo += [Draft(person, OTHER), Draft(person, OFFER), TheodoreOffer(setup.theodore_seat)]
