"""A cleared table for tests of the rules of Bone Wars: put down what a rule needs, ask, choose, look."""

from __future__ import annotations

from game.content_bonewars import bonewars_box
from game.model.bonewars.box import ENVELOPES, ICONS, KINDS, LEVELS, NOTHING
from game.model.bonewars.setup import new_game
from game.model.bonewars.state import READY, Feud, Seat, Setup
from game.model.turn import Choice, Fact, Step, apply, decision, settle

BOX = bonewars_box()
SITES = [row.key for row in BOX.rows.sites]
GRANT_SPACE = 3
COLUMNS = ("rare", "see", "upgrade", "bones", "money")
ROUNDS = ("slot", "cover", "sites", "loyalty")
HOMES = (0, 2, 1, 3)


def card(key: str) -> int:
    """Return the id of a species card."""
    return [row.key for row in BOX.species].index(key)


def person(key: str) -> int:
    """Return the id of a paleontologist card."""
    return [row.key for row in BOX.paleontologists].index(key)


def team(key: str) -> int:
    """Return the id of a team card."""
    return [row.key for row in BOX.team_cards].index(key)


def solo(key: str) -> int:
    """Return the id of a solo card."""
    return [row.key for row in BOX.solo_cards].index(key)


def tile(key: str) -> int:
    """Return the number of a bonus tile."""
    return [row.key for row in BOX.rows.tiles].index(key)


def award(key: str) -> int:
    """Return the number of an award tile."""
    return [row.key for row in BOX.rows.award_tiles].index(key)


def site(key: str) -> int:
    """Return the number of a dig site."""
    return SITES.index(key)


def kind(key: str) -> int:
    """Return the number of a kind of bone."""
    return KINDS.index(key)


class Table:
    """A game in which nothing lies anywhere, everybody's team is at home, and no grant works."""

    def __init__(self, seats: int = 2, theodore: str = "", **options: object) -> None:
        setup = Setup(seats, 1, theodore, 1 if theodore else -1, **options)  # type: ignore[arg-type]
        self.feud = new_game(BOX, setup)
        self.facts: list[Fact] = []
        clear(self.feud)

    @property
    def me(self) -> Seat:
        """The first seat."""
        return self.feud.seats[0]

    @property
    def him(self) -> Seat:
        """The second seat: Theodore's, if he plays."""
        return self.feud.seats[1]

    def bones(self, names: str, player: int = 0) -> Table:
        """Put bones into a player's crates."""
        for name in names.split():
            self.feud.seats[player].bones[kind(name)] += 1
        return self

    def held(self, player: int = 0) -> str:
        """Return the bones in a player's crates as words, in the order of the kinds."""
        counts = self.feud.seats[player].bones
        return " ".join(KINDS[kind] for kind, count in enumerate(counts) for _ in range(count))

    def bag(self, names: str) -> Table:
        """Put exactly these bones into the bag."""
        self.feud.bag = [names.split().count(name) for name in KINDS]
        return self

    def display(self, names: str) -> Table:
        """Put exactly these bones into the rare bone display."""
        self.feud.display = [names.split().count(name) for name in KINDS]
        return self

    def dig_site(self, key: str, bones: str = "", species: str = "") -> Table:
        """Put bones (`-` for an empty slot) and a species card on a dig site."""
        place = site(key) * LEVELS
        for level, name in enumerate(bones.split()):
            self.feud.site_bones[place + level] = NOTHING if name == "-" else kind(name)
        self.feud.site_cards[site(key)] = card(species) if species else 0
        return self

    def hand(self, species: str = "", persons: str = "", player: int = 0) -> Table:
        """Put species and paleontologist cards into a hand."""
        self.feud.seats[player].species += [card(key) for key in species.split()]
        self.feud.seats[player].paleontologists += [person(key) for key in persons.split()]
        return self

    def deck(self, species: str) -> Table:
        """Make these the species deck, the first on top."""
        self.feud.species_deck = [card(key) for key in reversed(species.split())]
        return self

    def archive(self, envelope: str, species: str, player: int = 0) -> Table:
        """Put cards into an envelope."""
        held = self.feud.seats[player].archive
        held[ENVELOPES.index(envelope)] += tuple(card(key) for key in species.split())
        return self

    def grant(self, key: str, player: int = 0) -> Table:
        """Let a grant work for a player."""
        self.feud.grants[GRANT_SPACE] = BOX.grants.index(key)
        self.feud.seats[player].grant = GRANT_SPACE
        return self

    def round(self, number: int, bonus: str = "") -> Table:
        """Move the round marker, and put a bonus tile beside it."""
        self.feud.round = number
        if bonus:
            self.feud.rounds[number - 1] = tile(bonus)
        return self

    def finds(self, icons: str) -> Table:
        """Lay the minor find tiles, row by row, `-` for a space emptied during play."""
        names = [*ICONS, "-"]
        numbers = [names.index(icon) for icon in icons.split()]
        self.feud.finds = [NOTHING if number == len(ICONS) else number for number in numbers]
        return self

    def awards(self, *keys: str) -> Table:
        """Lay out award tiles, nothing claimed but for the virtual markers."""
        self.feud.awards = [award(key) for key in keys]
        return self

    def specialist(self, *numbers: int, player: int = 0) -> Table:
        """Hire specialists: 0 miner, 1 sketch artist, 2 ichthyologist."""
        for number in numbers:
            self.feud.seats[player].specialists[number] = READY
        return self

    def papers(self, patron: int, *values: int) -> Table:
        """Put papers on a patron's shelves."""
        self.feud.papers[patron] = values
        return self

    def ask(self, *steps: Step) -> Table:
        """Let steps wait, the last of them first."""
        self.feud.todo += steps
        settle(self.feud, self.facts)
        return self

    def do(self, *choices: Choice) -> Table:
        """Make choices, one after the other."""
        for choice in choices:
            self.feud, facts = apply(self.feud, choice)
            self.facts += facts
        return self

    @property
    def options(self) -> list[Choice]:
        """What may be chosen now."""
        asked = decision(self.feud)
        return list(asked.options) if asked else []

    @property
    def waiting(self) -> str:
        """The name of the step that waits, empty for none."""
        asked = decision(self.feud)
        return type(asked.step).__name__ if asked else ""

    def happened(self, kind: type[Fact]) -> list[Fact]:
        """Return the facts of one kind so far."""
        return [fact for fact in self.facts if isinstance(fact, kind)]


def clear(feud: Feud) -> None:
    """Take everything off the table that a test has not put there."""
    feud.todo.clear()
    feud.offer, feud.offer_bones, feud.order = [], [], list(range(len(feud.seats)))
    feud.site_bones = [NOTHING] * len(feud.site_bones)
    feud.site_cards = [0] * len(feud.site_cards)
    feud.site_actions = list(range(len(feud.site_actions)))
    feud.columns, feud.rounds = [tile(key) for key in COLUMNS], [tile(key) for key in ROUNDS]
    feud.awards = [award("A1"), award("B2"), award("C1")]
    feud.round, feud.neutral = 1, NOTHING
    for number, seat in enumerate(feud.seats):
        seat.bones = [0] * len(KINDS)
        seat.species, seat.paleontologists = [], []
        seat.profession, seat.university, seat.grant = number * BOX.columns, HOMES[number], NOTHING
        seat.patron = BOX.patrons[seat.university]
        seat.loyalty, seat.reputation, seat.money = [0, 0], 0, 5
        seat.archive = [()] * 5
