"""What has been chosen on the new-game screen so far, and why it cannot be started yet."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.games import BONEWARS, FOSSILIS
from game.model.fossilis.box import Dinosaur
from game.model.fossilis.state import EASIER, EXPANSIONS, HARDER, MOST_SPECIES
from game.scenes.ports import Kind, NewGame, Seat
from game.view.rules_played import Played
from game.view.text import words

LEAST_SEATS = 2
MOST_SEATS = 5
SEATS_OF = {FOSSILIS: MOST_SEATS, BONEWARS: 4}
"""The most seats of each game."""

GAMES = (FOSSILIS, BONEWARS)
PILES = (Kind.THEODORE, Kind.THEODORE_EXPERT)
"""Theodore with each of his second piles."""

THEODORES_WAYS = ("leftover-moves", "discover-two")
"""What can be chosen about Theodore where his rules are read in two ways."""
HEADS = range(40, 81)
"""The centimetres a head may measure."""

SEED_LIMIT = 10**15
FULL, SIMPLE = "ice-age", "ice-age-simple"
SEAT_KINDS = (Kind.HUMAN, Kind.RANDOM, None)
"""What a seat at a common table can be; None is closed."""


@dataclass
class Draft:
    """A game in the making; `pile` is Theodore's second one."""

    game: str = FOSSILIS
    solo: bool = False
    kinds: list[Kind | None] = field(default_factory=lambda: [Kind.HUMAN, Kind.HUMAN, None, None, None])
    names: list[str] = field(default_factory=lambda: [words(f"seat-name-{number + 1}") for number in range(MOST_SEATS)])
    rival: str = "marsh"
    pile: Kind = Kind.THEODORE
    switches: set[str] = field(default_factory=set)
    diagonal_steps: bool = False
    all_sets_six: bool = False
    seed: int | None = None
    expansions: set[str] = field(default_factory=set)
    heads: list[int] = field(default_factory=lambda: [0] * MOST_SEATS)
    """The head of each seat in centimetres, 0 as long as it was not measured."""
    species: list[Dinosaur] = field(default_factory=list)
    """The players' own species that were chosen, whether they can take part or not."""

    @property
    def way(self) -> str:
        """Which of the two ways to play Ice Age is chosen, or would be."""
        return SIMPLE if SIMPLE in self.expansions else FULL

    def has(self, name: str) -> bool:
        """Tell whether an expansion is switched on, Ice Age in either way."""
        return name in self.expansions or (name == FULL and SIMPLE in self.expansions)

    def expand(self, name: str, on: bool) -> None:
        """Switch an expansion on or off."""
        self.expansions -= {name, SIMPLE} if name == FULL else {name}
        if on:
            self.expansions.add(name)

    def take_way(self, way: str) -> None:
        """Play Ice Age in one of its two ways, which exclude each other."""
        self.expansions -= {FULL, SIMPLE}
        self.expansions.add(way)

    def propose(self, known: Sequence[Dinosaur]) -> None:
        """Choose as many species as a game holds, unless some are chosen already."""
        if not self.taking_part(known):
            self.species = [row for row in known if not self.too_early(row)][:MOST_SPECIES]

    def too_early(self, row: Dinosaur) -> bool:
        """Tell whether a species lived in the Pleistocene and Ice Age is not played (R84)."""
        return row.era == "pleistocene" and not self.has(FULL)

    def taking_part(self, known: Sequence[Dinosaur] | None = None) -> tuple[Dinosaur, ...]:
        """Return the chosen species that can take part; of those that are `known` alone, if that is said."""
        return tuple(row for row in self.species if not self.too_early(row) and (known is None or row in known))

    def switch(self, name: str, on: bool) -> None:
        """Turn a difficulty switch on or off."""
        if on:
            self.switches.add(name)
        else:
            self.switches.discard(name)

    def seats(self) -> list[Seat]:
        """Return the seats that are taken, in turn order."""
        if self.solo and self.game == BONEWARS:
            return [Seat(Kind.HUMAN, self.names[0].strip()), Seat(self.pile, words("theodore-name"))]
        if self.solo:
            rival = Kind.MARSH if self.rival == "marsh" else Kind.COPE
            return [Seat(Kind.HUMAN, self.names[0].strip()), Seat(rival, words(f"rival-name-{self.rival}"))]
        taken = list(zip(self.kinds, self.names, strict=True))[: SEATS_OF[self.game]]
        return [Seat(kind, name.strip()) for kind, name in taken if kind is not None]

    def refusal(self) -> str:
        """Return the sentence that says why this cannot be started; empty if it can."""
        seats = self.seats()
        names = [seat.name for seat in seats]
        if len(seats) < LEAST_SEATS:
            return words("need-two-seats")
        if all(seat.kind is not Kind.HUMAN for seat in seats):
            return words("need-a-person")
        if not all(names):
            return words("need-names")
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice is not None:
            return words("need-different-names", name=twice)
        if self.game == BONEWARS:
            return self._heads_refused()
        lacking = self.game == FOSSILIS and self.has("undiscovered") and not self.taking_part()
        return words("need-species") if lacking else ""

    def measured(self) -> tuple[int, ...]:
        """Return the heads of the seats that are taken, those of computers and of Theodore 0; none if all are 0."""
        if self.solo:
            found: tuple[int, ...] = (self.heads[0], 0)
        else:
            taken = list(zip(self.kinds, self.heads, strict=True))[: SEATS_OF[self.game]]
            found = tuple(head if kind is Kind.HUMAN else 0 for kind, head in taken if kind is not None)
        return found if any(found) else ()

    def _heads_refused(self) -> str:
        """Return why the heads that were measured do not do: those of all people must be, each as large as a head."""
        heads = [head for head, seat in zip(self.measured(), self.seats(), strict=False) if seat.kind is Kind.HUMAN]
        if any(head not in HEADS for head in heads if head):
            return words("need-true-heads", least=HEADS[0], most=HEADS[-1])
        return "" if all(heads) else words("need-all-heads")

    def played(self) -> Played:
        """Return what has been chosen that Fossilis has rules of its own for."""
        alone = self.solo and self.game == FOSSILIS
        expansions = tuple(name for name in EXPANSIONS if name in self.expansions)
        switches = tuple(name for name in EASIER + HARDER if name in self.switches) if alone else ()
        return Played(expansions, (self.rival,) if alone else (), switches, self.diagonal_steps, self.all_sets_six)

    def finished(self) -> NewGame:
        """Return the game to start; raises `ValueError` with the sentence of `refusal`."""
        if refusal := self.refusal():
            raise ValueError(refusal)
        seats, known = tuple(self.seats()), EASIER + HARDER if self.game == FOSSILIS else THEODORES_WAYS
        switches = tuple(name for name in known if name in self.switches) if self.solo else ()
        if self.game == BONEWARS:
            return NewGame(seats, switches, seed=self.seed, game=BONEWARS, heads=self.measured())
        expansions = tuple(name for name in EXPANSIONS if name in self.expansions)
        species = self.taking_part() if self.has("undiscovered") else ()
        options = (self.diagonal_steps, self.all_sets_six, self.seed)
        return NewGame(seats, switches, *options, expansions, species)
