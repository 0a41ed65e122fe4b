"""The state of a game of Bone Wars: plain ids, ints and lists, copied by hand."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.model.bonewars.box import LEVELS, NOTHING, Box
from game.model.turn import Step

NOBODY = -1
VIRTUAL = -2
"""The owner of camps and award markers in colours nobody plays (1.6)."""
RESERVE, READY = -2, -1
"""A specialist in the reserve, or hired and free; otherwise the slot where he lies."""
THEODORES = ("advanced", "expert")


@dataclass(frozen=True, slots=True)
class Setup:
    """What is chosen before a game: `seats` with Theodore's included, his second pile, and the options.

    `heads` are the head circumferences in centimetres by seat, for ties; empty when nobody was measured (T36, F10).
    `leftover_moves` and `discover_cost` are Theodore's (2.9, 2.10 #2). Raises ValueError when the parts do not fit.
    """

    seats: int
    seed: int
    theodore: str = ""
    theodore_seat: int = NOBODY
    leftover_moves: bool = False
    discover_cost: int = 1
    heads: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if not 2 <= self.seats <= 4:
            raise ValueError(f"Bone Wars has 2 to 4 seats, not {self.seats}")
        if self.theodore and self.theodore not in THEODORES:
            raise ValueError(f"Theodore's second pile is one of {', '.join(THEODORES)}, not {self.theodore!r}")
        if self.theodore and (self.seats != 2 or self.theodore_seat not in (0, 1)):
            raise ValueError("Theodore plays against one person")
        if not self.theodore and (self.theodore_seat != NOBODY or self.leftover_moves or self.discover_cost != 1):
            raise ValueError("Theodore's options need Theodore")
        if self.discover_cost not in (1, 2):
            raise ValueError(f"a Discover costs Theodore 1 or 2 points, not {self.discover_cost}")
        if self.heads and len(self.heads) != self.seats:
            raise ValueError("either every head is measured or none")


@dataclass(slots=True)
class Seat:
    """One player's board and cards, or Theodore's.

    `bones` counts each kind, `loyalty` is the space on Marsh's and on Cope's track, the camps are those still on the
    board. `slots` are numbers of the box's slots, `laid` the cards in them as (deck, id), ("", 0) for a card that was
    exchanged. `university` is where the team last came home, `site` where it stands (NOTHING: at home), `post` the
    paleontologist action where the marker stands.
    """

    money: int
    covers: int
    movement_camps: int
    archive_camps: int
    slots: list[int]
    reputation: int = 0
    patron: int = NOBODY
    profession: int = NOTHING
    endgame: int = NOTHING
    university: int = NOTHING
    grant: int = NOTHING
    site: int = NOTHING
    post: int = NOTHING
    passed: bool = False
    loyalty: list[int] = field(default_factory=lambda: [0, 0])
    bones: list[int] = field(default_factory=lambda: [0] * 8)
    team_cards: list[int] = field(default_factory=list)
    reserve: list[int] = field(default_factory=list)
    species: list[int] = field(default_factory=list)
    paleontologists: list[int] = field(default_factory=list)
    specialists: list[int] = field(default_factory=list)
    laid: list[tuple[str, int]] = field(default_factory=list)
    archive: list[tuple[int, ...]] = field(default_factory=lambda: [()] * 5)

    def clone(self) -> Seat:
        """Return an independent copy."""
        return Seat(
            self.money,
            self.covers,
            self.movement_camps,
            self.archive_camps,
            self.slots[:],
            self.reputation,
            self.patron,
            self.profession,
            self.endgame,
            self.university,
            self.grant,
            self.site,
            self.post,
            self.passed,
            self.loyalty[:],
            self.bones[:],
            self.team_cards[:],
            self.reserve[:],
            self.species[:],
            self.paleontologists[:],
            self.specialists[:],
            self.laid[:],
            self.archive[:],
        )


@dataclass(slots=True)
class Theodore:
    """What only Theodore has: his deck, its discards, the second pile, and how many slot tiles he has taken."""

    seat: int
    deck: list[int] = field(default_factory=list)
    discards: list[int] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)
    tiles: int = 0

    def clone(self) -> Theodore:
        """Return an independent copy."""
        return Theodore(self.seat, self.deck[:], self.discards[:], self.pile[:], self.tiles)


@dataclass(slots=True)
class Feud:
    """A whole game of Bone Wars. Lists of ids; the last card of a deck is its top.

    `site_bones` holds kinds, three to a site from the top; `site_actions` the dig site action at each site; `camps` the
    owner of each camp space; `finds` the icon on each open minor find space, row by row; `columns` and `rounds` the
    bonus tiles; `claims` the markers on each award space, tile by tile; `papers` the values on each patron's shelves
    from the lowest spot. `table` are species being published, `looked` the ones just looked at.
    """

    box: Box = field(compare=False, repr=False)
    setup: Setup
    rng: int
    seats: list[Seat]
    todo: list[Step] = field(default_factory=list)
    # supplies
    bag: list[int] = field(default_factory=lambda: [0] * 8)
    display: list[int] = field(default_factory=lambda: [0] * 8)
    species_deck: list[int] = field(default_factory=list)
    species_out: list[int] = field(default_factory=list)
    paleontologist_deck: list[int] = field(default_factory=list)
    paleontologist_out: list[int] = field(default_factory=list)
    shown: list[int] = field(default_factory=list)
    """The paleontologist cards that lie face up."""
    offer: list[int] = field(default_factory=list)
    offer_bones: list[tuple[int, ...]] = field(default_factory=list)
    table: list[int] = field(default_factory=list)
    looked: list[int] = field(default_factory=list)
    # the board
    site_bones: list[int] = field(default_factory=list)
    site_cards: list[int] = field(default_factory=list)
    site_actions: list[int] = field(default_factory=list)
    camps: list[int] = field(default_factory=list)
    finds: list[int] = field(default_factory=list)
    columns: list[int] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    awards: list[int] = field(default_factory=list)
    claims: list[tuple[int, ...]] = field(default_factory=list)
    grants: list[int] = field(default_factory=list)
    papers: list[tuple[int, ...]] = field(default_factory=lambda: [(), ()])
    neutral: int = NOTHING
    """The university space of the neutral team."""
    # the course of the game
    round: int = 1
    active: int = NOBODY
    order: list[int] = field(default_factory=list)
    """Seats in turn order; during the draft, those that chose a career, in the order of choosing."""
    theodore: Theodore | None = None

    def clone(self) -> Feud:
        """Return an independent copy."""
        return Feud(
            self.box,
            self.setup,
            self.rng,
            [seat.clone() for seat in self.seats],
            self.todo[:],
            self.bag[:],
            self.display[:],
            self.species_deck[:],
            self.species_out[:],
            self.paleontologist_deck[:],
            self.paleontologist_out[:],
            self.shown[:],
            self.offer[:],
            self.offer_bones[:],
            self.table[:],
            self.looked[:],
            self.site_bones[:],
            self.site_cards[:],
            self.site_actions[:],
            self.camps[:],
            self.finds[:],
            self.columns[:],
            self.rounds[:],
            self.awards[:],
            self.claims[:],
            self.grants[:],
            self.papers[:],
            self.neutral,
            self.round,
            self.active,
            self.order[:],
            self.theodore.clone() if self.theodore else None,
        )

    def has_grant(self, player: int, key: str) -> bool:
        """Tell whether a player has the ability of the grant called `key` (rules 3.13)."""
        space = self.seats[player].grant
        return space >= 0 and self.box.grants[self.grants[space]] == key

    def is_theodore(self, player: int) -> bool:
        """Tell whether a seat is Theodore's."""
        return self.theodore is not None and self.theodore.seat == player

    def crates(self, player: int) -> int:
        """Return how many crates of a player are open."""
        seat, figures = self.seats[player], self.box.figures
        return figures.crates + (figures.covers - seat.covers) * figures.crates_under_cover

    def limit(self, player: int) -> int:
        """Return how many cards each envelope of a player may hold (1.9)."""
        return 1 + self.box.figures.archive_camps - self.seats[player].archive_camps

    def free_moves(self, player: int) -> int:
        """Return the free moves of a team turn that begins now (B5, B6)."""
        moves = 1 + self.box.figures.movement_camps - self.seats[player].movement_camps
        return moves + (self.box.grant_amount["railway-pass"] if self.has_grant(player, "railway-pass") else 0)

    def slot_cost(self, player: int) -> int:
        """Return what the left-most free slot of a player costs, NOTHING when all are used (A7)."""
        seat = self.seats[player]
        if len(seat.laid) >= len(seat.slots):
            return NOTHING
        return 0 if self.has_grant(player, "stipend") else self.box.slots[seat.slots[len(seat.laid)]].cost

    def bones_at(self, site: int) -> list[int]:
        """Return the kinds of bones at a site from the top, NOTHING in an empty slot."""
        return self.site_bones[site * LEVELS : site * LEVELS + LEVELS]

    def round_tile(self) -> int:
        """Return the bonus tile beside the round marker."""
        return self.rounds[self.round - 1]

    def final_round(self) -> bool:
        """Tell whether the last round is being played."""
        return self.round == len(self.box.figures.round_years)
