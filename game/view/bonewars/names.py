"""How a game of Bone Wars is spoken of: seats, sites, bones, cards, tiles and boards by their names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from game.model.bonewars.box import ACTIONS, CATEGORIES, ENVELOPES, ICONS, KINDS, PATRONS, Box, Gains
from game.model.bonewars.rows import SoloCard
from game.model.bonewars.state import NOBODY, VIRTUAL, Feud
from game.view.text import words

LEVELS = ("top", "middle", "bottom")


@dataclass(slots=True)
class Names:
    """How a game is spoken of: the seats' names, the words for what is in the box, and whose hands may be named.

    `grants` and `awards` are the tiles in play, by their places on the board.
    """

    seats: Sequence[str]
    box: Box
    grants: Sequence[int] = ()
    awards: Sequence[int] = ()
    open_hands: frozenset[int] = field(default_factory=frozenset)
    theodores: int = NOBODY
    """Theodore's seat, if he plays."""

    # players

    def seat(self, player: int) -> str:
        """Return the name of a seat, or of the party that nobody plays."""
        return words("nobodys-party") if player == VIRTUAL else self.seats[player]

    def several(self, players: Sequence[int]) -> str:
        """Return the names of some seats in one phrase."""
        return joined([self.seat(player) for player in players])

    @property
    def theodore(self) -> str:
        """What Theodore is called in this game."""
        return self.seat(self.theodores)

    def knows(self, player: int) -> bool:
        """Tell whether everybody at the table may know what comes into a seat's hand."""
        return player in self.open_hands

    # bones and icons

    def bone(self, kind: int) -> str:
        """Return the name of a kind of bone."""
        return words(f"wars-bone-{KINDS[kind]}")

    def bones(self, kinds: Iterable[int]) -> str:
        """Return bones counted by kind in one phrase."""
        every = list(kinds)
        counted = [(name, every.count(kind)) for kind, name in enumerate(KINDS)]
        return joined([words(f"wars-bones-{name}", count=count) for name, count in counted if count])

    def part(self, category: int) -> str:
        """Return the name of a part of a skeleton."""
        return words(f"wars-part-{CATEGORIES[category]}")

    def skeleton(self, card: int, category: int) -> str:
        """Return which bone a species asks for in a part of its skeleton."""
        fits = self.box.fits[card][category]
        if len(fits) == 1:
            return self.bone(fits[0])
        return words(f"part-{CATEGORIES[category]}-any")

    def icon(self, icon: int) -> str:
        """Return the name of an icon of the archive."""
        return words(f"wars-icon-{ICONS[icon]}")

    def slot_icon(self, icon: int) -> str:
        """Return the name of what a slot shows."""
        return self.icon(icon) if icon < len(ICONS) else words("icon-any")

    def envelope(self, envelope: int) -> str:
        """Return the name of an envelope: its letter and its icon."""
        return words("envelope-name", letter=ENVELOPES[envelope], icon=self.icon(envelope))

    # cards

    def species(self, card: int) -> str:
        """Return the name of a species."""
        return words(f"species-{self.box.species[card].key}")

    def several_species(self, cards: Iterable[int]) -> str:
        """Return the names of some species in one phrase."""
        return joined([self.species(card) for card in cards])

    def paleontologist(self, card: int, short: bool = False) -> str:
        """Return the name on a paleontologist card, the surname alone if `short`."""
        key = self.box.paleontologists[card].key
        return words(f"paleontologist-{key}-short" if short else f"paleontologist-{key}")

    def team_card(self, card: int) -> str:
        """Return the name of a team card."""
        return words(f"wars-team-{self.box.team_cards[card].key}")

    def solo(self, card: int) -> str:
        """Return the name of one of Theodore's cards."""
        return words("solo-card", card=self.box.solo_cards[card].key.upper())

    def card(self, deck: str, card: int) -> str:
        """Return the name of a card of a deck, as the rules name decks."""
        speak: dict[str, Callable[[int], str]] = {
            "team": self.team_card,
            "species": self.species,
            "paleontologist": self.paleontologist,
            "solo": self.solo,
        }
        return speak[deck](card)

    def back(self, card: int) -> str:
        """Return what the back of one of Theodore's cards says."""
        return solo_back(self.box.solo_cards[card])

    def specialist(self, number: int) -> str:
        """Return the name of a specialist."""
        return words(f"wars-specialist-{self.box.rows.specialists[number].key}")

    # the board

    def patron(self, patron: int) -> str:
        """Return the name of a patron."""
        return words(f"wars-patron-{PATRONS[patron]}")

    def site(self, site: int) -> str:
        """Return the name of a dig site."""
        return words(f"wars-site-{self.box.rows.sites[site].key}")

    def level(self, level: int) -> str:
        """Return the name of a level of a dig site."""
        return words(f"level-{LEVELS[level]}")

    def university(self, university: int) -> str:
        """Return the name of a university space, with its patron."""
        patron = self.patron(self.box.patrons[university])
        return words("university-of", number=university + 1, patron=patron)

    def grant(self, grant: int) -> str:
        """Return the name of a grant tile."""
        return words(f"wars-grant-{self.box.grants[grant]}")

    def action(self, action: int) -> str:
        """Return the name of a paleontologist action."""
        return words(f"wars-action-{ACTIONS[action]}")

    def errand(self, errand: str) -> str:
        """Return the name of a dig site action."""
        return words(f"wars-errand-{errand}")

    def award(self, tile: int, space: int) -> str:
        """Return which space of which award tile is meant, by what it asks for."""
        award = self.awards[tile]
        needs = self.needs(self.box.award_spaces[award][space].needs)
        return words("award-space", letter=self.box.rows.award_tiles[award].pile, needs=needs)

    def award_tile(self, tile: int) -> str:
        """Return the name of an award tile."""
        return words("award-of", letter=self.box.rows.award_tiles[self.awards[tile]].pile)

    def needs(self, needs: Iterable[tuple[str, int]]) -> str:
        """Return what an award asks for in one phrase."""
        return joined([words("award-needs", count=n, symbol=words(f"symbol-{name}", count=n)) for name, n in needs])

    def column(self, column: int) -> str:
        """Return the name of a column of the minor finds."""
        return words("find-column", column=column + 1)

    def round(self, place: int) -> str:
        """Return the name of a round."""
        return words("round-name", round=place + 1)

    def profession(self, space: int) -> str:
        """Return where on the profession track a space lies."""
        row, column = divmod(space, self.box.columns)
        return words("profession-space", row=row + 1, column=column + 1)

    def slot(self, slot: int) -> str:
        """Return the name of a slot, counted from the left."""
        return words("slot-name", slot=slot + 1)

    # what things give

    def gains(self, gains: Gains) -> str:
        """Return everything that something gives in one phrase."""
        return joined([gain(effect, amount) for effect, amount in gains])

    def tile(self, tile: int) -> str:
        """Return what a bonus tile gives."""
        return self.gains(self.box.tiles[tile])

    def prize(self, card: int) -> str:
        """Return what the prize of a species card gives."""
        return self.gains(self.box.prizes[card])


def names_of(feud: Feud, seats: Sequence[str], people: Sequence[int]) -> Names:
    """Return the names of a game; only the hand of a lone person, and Theodore's, may be named before everybody."""
    known = {player for player in range(len(seats)) if feud.is_theodore(player)}
    if len(people) == 1:
        known |= set(people)
    theodores = feud.theodore.seat if feud.theodore else NOBODY
    return Names(seats, feud.box, feud.grants, feud.awards, frozenset(known), theodores)


def gain(effect: str, amount: int) -> str:
    """Return an effect with its amount in a few words."""
    return words(f"gain-{effect}", amount=amount)


def joined(names: Sequence[str]) -> str:
    """Return names in one phrase, the last after an "and"."""
    if not names:
        return ""
    *first, last = names
    return words("wars-and", first=", ".join(first), last=last) if first else last


def solo_back(row: SoloCard) -> str:
    """Return what the back of a solo card says."""
    if row.back == "team":
        return words("solo-back-team", points=row.points, depth=row.depth)
    return words("solo-back-paleontologist")
