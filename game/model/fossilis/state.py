"""The state of a game of Fossilis: plain ids, ints and lists, copied by hand."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.model.fossilis.box import STONE, Box, Dinosaur
from game.model.fossilis.site import NOWHERE, SPACES
from game.model.fossilis.undiscovered import check_name
from game.model.turn import Step

ACTIONS, MARKET, CLAIM = range(3)
"""The three steps of a turn, in their order (rules 3)."""

EXPANSIONS = ("ice-age", "ice-age-simple", "scorpion", "power-tools", "caution-tape", "undiscovered")
"""The expansions; the two ways to play Ice Age exclude each other."""
MOST_SPECIES = 10
"""R85: at most so many of the players' own species in a game."""

TOOL_PLACES = 2
"""The market's places from the left: Tool, Tool, Supplies, Supplies (R4)."""

PERSONALITIES = ("marsh", "cope")
EASIER = ("by-number", "lowest-bone", "no-hammer-points", "shown-type-only", "leftmost-dinosaur")
HARDER = ("two-spaces", "one-more-plaster", "wishlist-from-deck", "one-extra-trait", "rival-scores-slots")
SWITCHES = EASIER + HARDER
"""The ten difficulty switches of the rulebook, five easier and five harder."""
EXCLUSIVE = ("leftmost-dinosaur", "wishlist-from-deck")
"""R57: these two exclude each other; all others combine."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What is chosen before a game: `seats` with the Rival's included, who he is, and the options.

    `rival_seat` is NOWHERE without a Rival. Raises ValueError when the parts do not fit together.
    """

    seats: int
    seed: int
    rival: str = ""
    rival_seat: int = NOWHERE
    switches: tuple[str, ...] = ()
    diagonal_steps: bool = False
    all_sets_six: bool = False
    expansions: tuple[str, ...] = ()
    species: tuple[Dinosaur, ...] = ()
    """The players' own species, with the expansion "undiscovered"."""

    def __post_init__(self) -> None:
        if not 2 <= self.seats <= 5:
            raise ValueError(f"Fossilis has 2 to 5 seats, not {self.seats}")
        if self.rival and (self.rival not in PERSONALITIES or self.seats != 2 or self.rival_seat not in (0, 1)):
            raise ValueError(f"the Rival is one of {', '.join(PERSONALITIES)} and plays against one person")
        if not self.rival and (self.switches or self.rival_seat != NOWHERE):
            raise ValueError("difficulty switches need a Rival")
        if unknown := [name for name in self.switches if name not in SWITCHES]:
            raise ValueError(f"unknown difficulty switch {unknown[0]!r}; known are {', '.join(SWITCHES)}")
        if all(name in self.switches for name in EXCLUSIVE):
            raise ValueError(f"{EXCLUSIVE[0]} and {EXCLUSIVE[1]} exclude each other (R57)")
        self.check_expansions()

    def check_expansions(self) -> None:
        """Raise ValueError when the expansions do not fit together."""
        if unknown := [name for name in self.expansions if name not in EXPANSIONS]:
            raise ValueError(f"unknown expansion {unknown[0]!r}; known are {', '.join(EXPANSIONS)}")
        if "ice-age" in self.expansions and "ice-age-simple" in self.expansions:
            raise ValueError("ice-age and ice-age-simple are two ways to play the same cards; choose one")
        if len(self.species) > MOST_SPECIES:
            raise ValueError(f"at most {MOST_SPECIES} undiscovered species take part in a game (R85)")
        if self.species and "undiscovered" not in self.expansions:
            raise ValueError("undiscovered species need the expansion undiscovered")
        for row in self.species:
            check_name(row)
        if not any(name.startswith("ice-age") for name in self.expansions):
            for row in self.species:
                if row.era == "pleistocene":
                    raise ValueError(f"{row.name} lived in the Pleistocene, which needs the Ice Age cards (R84)")


@dataclass(slots=True)
class Seat:
    """One player's mat, or the Rival's. All lists hold ids.

    `place` is a space, `BESIDE + side`, or NOWHERE; `fresh` are Tools that may be used from the next turn on, `used`
    cards that were turned over; `perfect` are the Dinosaurs of `scored` that were scored perfectly.
    """

    score: int = 0
    plaster: int = 0
    place: int = NOWHERE
    weary: int = 0
    """Energy missing in the next turn (Snakebite)."""
    bones: list[int] = field(default_factory=list)
    tiles: list[int] = field(default_factory=list)
    tools: list[int] = field(default_factory=list)
    fresh: list[int] = field(default_factory=list)
    supplies: list[int] = field(default_factory=list)
    used: list[int] = field(default_factory=list)
    skills: list[int] = field(default_factory=list)
    hammers: list[int] = field(default_factory=list)
    lab: list[int] = field(default_factory=list)
    scored: list[int] = field(default_factory=list)
    perfect: list[int] = field(default_factory=list)

    def clone(self) -> Seat:
        """Return an independent copy."""
        return Seat(
            self.score,
            self.plaster,
            self.place,
            self.weary,
            self.bones[:],
            self.tiles[:],
            self.tools[:],
            self.fresh[:],
            self.supplies[:],
            self.used[:],
            self.skills[:],
            self.hammers[:],
            self.lab[:],
            self.scored[:],
            self.perfect[:],
        )


@dataclass(slots=True)
class Rival:
    """What only the Rival has: where he stands, his three piles of cards, and the card that guides him (R3)."""

    seat: int
    personality: str
    spot: int
    guide_card: int
    draw: list[int] = field(default_factory=list)
    standby: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)

    def clone(self) -> Rival:
        """Return an independent copy."""
        return Rival(
            self.seat,
            self.personality,
            self.spot,
            self.guide_card,
            self.draw[:],
            self.standby[:],
            self.discard[:],
        )


@dataclass(slots=True)
class Glacier:
    """Ice Age: the Pleistocene deck, the crystals on the Glacier board from the left, and those out of the game."""

    deck: list[int]
    board: list[int] = field(default_factory=list)
    out: list[int] = field(default_factory=list)

    def clone(self) -> Glacier:
        """Return an independent copy."""
        return Glacier(self.deck[:], self.board[:], self.out[:])


@dataclass(slots=True)
class Scorpion:
    """The Scorpion: its tokens, each seat's Sting, its space (NOWHERE off the site), the tokens on the two Tools."""

    tokens: list[int]
    stings: list[int]
    discards: list[int] = field(default_factory=list)
    on_tools: list[int] = field(default_factory=lambda: [0, 0])
    space: int = NOWHERE
    in_play: bool = False

    def clone(self) -> Scorpion:
        """Return an independent copy."""
        return Scorpion(self.tokens[:], self.stings[:], self.discards[:], self.on_tools[:], self.space, self.in_play)


@dataclass(slots=True)
class Dig:
    """A whole game of Fossilis. Lists of ids: the last card of a deck is its top, 0 in a place means it is empty.

    `lower` and `upper` hold the tile on each level of the 25 spaces, `pits` the pieces in each pit.
    """

    box: Box = field(compare=False, repr=False)
    setup: Setup
    rng: int
    seats: list[Seat]
    todo: list[Step] = field(default_factory=list)
    # the site
    lower: list[int] = field(default_factory=lambda: [0] * SPACES)
    upper: list[int] = field(default_factory=lambda: [0] * SPACES)
    pits: list[tuple[int, ...]] = field(default_factory=lambda: [()] * SPACES)
    tile_discard: list[int] = field(default_factory=list)
    pieces_out: list[int] = field(default_factory=list)
    # score board, display and market
    pool: int = 0
    event_deck: list[int] = field(default_factory=list)
    events: list[int] = field(default_factory=list)
    """Events turned up so far; the last one is in force."""
    skills: list[int] = field(default_factory=list)
    skill_box: list[int] = field(default_factory=list)
    dinosaurs: list[int] = field(default_factory=list)
    display: list[int] = field(default_factory=list)
    dinosaurs_out: list[int] = field(default_factory=list)
    tools: list[int] = field(default_factory=list)
    supplies: list[int] = field(default_factory=list)
    market: list[int] = field(default_factory=list)
    # the turn
    start: int = 0
    active: int = 0
    round: int = 1
    last_round: int = 0
    """The number of the round that ends the game; 0 while the fourth pool lasts."""
    stage: int = ACTIONS
    energy: int = 0
    purchases: int = 0
    claims: int = 0
    once: tuple[str, ...] = ()
    """Once-a-turn Skills used this turn."""
    cube_left: bool = False
    still_rounds: int = 0
    rival: Rival | None = None
    # expansions
    ice: Glacier | None = None
    scorpion: Scorpion | None = None
    tapes: list[int] = field(default_factory=list)
    """Caution Tape: the taped space of each seat, or ready, or spent; empty without the expansion."""

    def clone(self) -> Dig:
        """Return an independent copy."""
        return Dig(
            self.box,
            self.setup,
            self.rng,
            [seat.clone() for seat in self.seats],
            self.todo[:],
            self.lower[:],
            self.upper[:],
            self.pits[:],
            self.tile_discard[:],
            self.pieces_out[:],
            self.pool,
            self.event_deck[:],
            self.events[:],
            self.skills[:],
            self.skill_box[:],
            self.dinosaurs[:],
            self.display[:],
            self.dinosaurs_out[:],
            self.tools[:],
            self.supplies[:],
            self.market[:],
            self.start,
            self.active,
            self.round,
            self.last_round,
            self.stage,
            self.energy,
            self.purchases,
            self.claims,
            self.once,
            self.cube_left,
            self.still_rounds,
            self.rival.clone() if self.rival else None,
            self.ice.clone() if self.ice else None,
            self.scorpion.clone() if self.scorpion else None,
            self.tapes[:],
        )

    def top(self, space: int) -> int:
        """Return the tile that lies on top of a space, 0 over an open pit."""
        return self.upper[space] or self.lower[space]

    def pawn_on(self, space: int) -> int:
        """Return the seat whose pawn stands on a space, or NOWHERE."""
        for number, seat in enumerate(self.seats):
            if seat.place == space:
                return number
        return NOWHERE

    def vacant(self, space: int) -> bool:
        """Tell whether neither a pawn nor the Scorpion stands on a space."""
        return self.pawn_on(space) == NOWHERE and (self.scorpion is None or self.scorpion.space != space)

    def has_skill(self, player: int, key: str) -> bool:
        """Tell whether a player's mat holds the Skill called `key`; the Rival's tiles lie face down (R50)."""
        held = self.seats[player].skills
        return bool(held) and self.box.skill_ids.get(key, 0) in held and not self.is_rival(player)

    def is_rival(self, player: int) -> bool:
        """Tell whether a seat is the Rival's."""
        return self.rival is not None and self.rival.seat == player

    def switched(self, name: str) -> bool:
        """Tell whether a difficulty switch is on."""
        return name in self.setup.switches

    def in_order(self, first: int) -> list[int]:
        """Return all seats clockwise from `first` (R5)."""
        count = len(self.seats)
        return [(first + number) % count for number in range(count)]

    def in_force(self) -> str:
        """Return the key of the Event that lies face up, empty before the first."""
        return self.box.events[self.events[-1]].key if self.events else ""

    def stones_on_top(self) -> list[int]:
        """Return the spaces on whose top lies a Stone, row by row."""
        weight = self.box.weight
        return [space for space in range(SPACES) if weight[self.upper[space] or self.lower[space]] == STONE]
