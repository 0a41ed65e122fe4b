"""How a game of Fossilis is spoken of: seats, spaces, tiles, bones and cards by their names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from game.model.fossilis.box import FRAGMENTS, PIECES, TERRAINS, Animal, Box
from game.model.fossilis.facts import Reasoned
from game.model.fossilis.site import SIDES, SIZE
from game.view.pieces import Key
from game.view.text import words

COLUMNS = "ABCDE"
"""The site's columns from left to right; its rows count 1 to 5 from the far side."""


def animal_name(animal: Animal) -> str:
    """Return the name of a Dinosaur: that of a printed card, or the one its player gave it."""
    return animal.name or words(f"dinosaur-{animal.key}")


def animal_text(animal: Animal) -> str:
    """Return what is told of a Dinosaur."""
    return words("dinosaur-own-text" if animal.name else f"dinosaur-{animal.key}-text")


@dataclass(slots=True)
class Names:
    """How a game is spoken of: the seats' names, and the words for what is in the box."""

    seats: Sequence[str]
    box: Box

    def seat(self, player: int) -> str:
        """Return the name of a seat."""
        return self.seats[player]

    def space(self, space: int) -> str:
        """Return the name of a space, like B3."""
        return words("space", column=COLUMNS[space % SIZE], row=space // SIZE + 1)

    def side(self, side: int) -> str:
        """Return the name of a side of the site."""
        return words(f"side-{SIDES[side]}")

    def tile(self, tile: int) -> str:
        """Return what a tile is made of."""
        return words(f"terrain-{TERRAINS[self.box.weight[tile]]}")

    def piece(self, piece: int) -> str:
        """Return what kind of bone a piece is."""
        return words(f"piece-{PIECES[self.box.kind[piece]]}")

    def pieces(self, pieces: Iterable[int]) -> str:
        """Return pieces counted by kind."""
        kinds = [self.box.kind[piece] for piece in pieces]
        counted = [(name, kinds.count(number)) for number, name in enumerate(PIECES)]
        return ", ".join(words(f"pieces-{name}", count=count) for name, count in counted if count)

    def fragments(self, counts: Sequence[int]) -> str:
        """Return counts of (egg, footprint, amber) in words."""
        counted = zip(FRAGMENTS, counts, strict=False)
        return ", ".join(words(f"fragments-{name}", count=count) for name, count in counted if count)

    def card(self, card: int) -> str:
        """Return the name of a market card."""
        row = self.box.cards[card]
        return words(f"{'tool' if row.tool else 'supplies'}-{row.key}")

    def dinosaur(self, dinosaur: int) -> str:
        """Return the name of a Dinosaur."""
        return animal_name(self.box.animals[dinosaur])

    def skill(self, skill: int) -> str:
        """Return the name of a Skill."""
        return words(f"skill-{self.box.skills[skill].key}")

    def event(self, event: int) -> str:
        """Return the name of an Event."""
        return words(f"event-{self.box.events[event].key}")

    def several(self, players: Sequence[int]) -> str:
        """Return the names of some seats in one phrase."""
        *first, last = (self.seat(player) for player in players)
        return words("log-and", first=", ".join(first), last=last) if first else last

    def spot(self, spot: int) -> str:
        """Return the name of one of the Rival's spots, which count from 1."""
        return words("spot", spot=spot + 1)

    def what(self, looked_at: Sequence[str | int]) -> str:
        """Return the name of something the Rival looked at; empty for nothing, or for what has no name."""
        if not looked_at:
            return ""
        speak: dict[str, Callable[[int], str]] = {
            "card": self.card,
            "piece": self.piece,
            "dinosaur": self.dinosaur,
            "space": self.space,
            "spot": self.spot,
        }
        kind, number = str(looked_at[0]), int(looked_at[1])
        return speak[kind](number) if kind in speak else ""

    def reason(self, fact: Reasoned) -> str:
        """Return why the Rival decided as he did."""
        chosen = fact.chosen
        where = self.space(int(chosen[2])) if len(chosen) > 2 and chosen[0] == "piece" else ""
        number = int(chosen[1]) if len(chosen) > 1 else 0
        key = f"reason-{fact.rule}-{fact.reason}"
        return words(key, player=self.seat(fact.player), chosen=self.what(chosen), where=where, number=number)


def keys_of(looked_at: Sequence[str | int]) -> tuple[Key, ...]:
    """Return the sprites, spaces and spots that something the Rival looked at is on the table."""
    if len(looked_at) < 2:
        return ()
    kind, number = str(looked_at[0]), int(looked_at[1])
    if kind == "line":
        return tuple(("space", space) for space in looked_at[1:])
    if kind == "piece":
        return (("piece", number), ("space", looked_at[2]))
    names = {"card": "card", "dinosaur": "animal", "space": "space", "spot": "spot", "rival-card": "rival-card"}
    return ((names[kind], number),) if kind in names else ()


def ran_out(weight: int, begun: bool) -> str:
    """Return that the discard pile holds no tile of a weight, or none any more, so that nothing happens."""
    return words("tiles-ran-out-begun" if begun else "tiles-ran-out", terrain=words(f"terrain-{TERRAINS[weight]}"))
