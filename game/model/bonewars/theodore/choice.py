"""How Theodore chooses: tests in their printed order, each kept as a reason, and his choice among species (2.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.model.bonewars import archive
from game.model.bonewars.awards import tiles_of
from game.model.bonewars.box import CATEGORY, ENVELOPES, NOTHING
from game.model.bonewars.state import Feud
from game.model.reasons import Candidate, Reasoned
from game.model.turn import Fact

Test = tuple[str, Callable[[int], int]]
"""A test by name; whatever scores lowest passes."""
SECOND_ROW = 1
"""He ignores the first row of an award tile (2.6)."""


def decide(
    player: int, rule: str, kind: str, candidates: Sequence[int], tests: Sequence[Test], facts: list[Fact]
) -> int:
    """Return the candidate left by the tests, one after the other, and note why each other one failed.

    The last test must leave one candidate. `kind` says what the candidates are, `rule` is the key of the rule.
    """
    left = list(candidates)
    fate = dict.fromkeys(candidates, "")
    shown: dict[int, tuple[int, ...]] = dict.fromkeys(candidates, ())
    reason = "only-one"
    for name, score in tests:
        if len(left) == 1:
            break
        scores = {candidate: score(candidate) for candidate in left}
        best = min(scores.values())
        for candidate in left:
            shown[candidate] += (scores[candidate],)
            if scores[candidate] > best:
                fate[candidate] = reason = name
        left = [candidate for candidate in left if scores[candidate] == best]
    looked = tuple(Candidate((kind, candidate), fate[candidate], shown[candidate]) for candidate in candidates)
    facts.append(Reasoned(player, rule, reason, (kind, left[0]), looked))
    return left[0]


def choose_species(feud: Feud, player: int, rule: str, cards: Sequence[int], facts: list[Fact]) -> int:
    """Return the species card he prefers: for an award, for the archive, by the alphabet (2.2)."""
    return decide(player, rule, "species", sorted(cards), species_tests(feud, player, 1), facts)


def give_up_species(feud: Feud, player: int, rule: str, cards: Sequence[int], facts: list[Fact]) -> int:
    """Return the species card he would choose last (T9, T23)."""
    return decide(player, rule, "species", sorted(cards), species_tests(feud, player, -1), facts)


def species_tests(feud: Feud, player: int, sign: int) -> tuple[Test, ...]:
    """Return the three tests of his choice, with sign -1 from the other end."""
    wanted = [wanted_symbols(feud, player, tile) for tile in range(len(feud.awards))]
    target = rightmost_room(feud, player)
    anywhere = feud.has_grant(player, "generalist")

    def award(card: int) -> int:
        seen = symbols(feud, card)
        tiles = (tile for tile, short in enumerate(wanted) if not short.isdisjoint(seen))
        return sign * next(tiles, len(wanted))

    def room(card: int) -> int:
        return sign * (0 if target != NOTHING and (anywhere or feud.box.icon[card] == target) else 1)

    return (("award", award), ("archive", room), ("alphabet", lambda card: sign * card))


def symbols(feud: Feud, card: int) -> tuple[str, ...]:
    """Return what awards can count on a card: discoverer, animal and the envelope of its icon."""
    row = feud.box.species[card]
    return (row.discoverer, row.animal, ENVELOPES[feud.box.icon[card]])


def wanted_symbols(feud: Feud, player: int, tile: int) -> frozenset[str]:
    """Return what a card must show to help him on an award tile (T2, S79, S90)."""
    if tile in tiles_of(feud, player):
        return frozenset()
    spaces = feud.box.award_spaces[feud.awards[tile]]
    first = sum(len(feud.box.award_spaces[award]) for award in feud.awards[:tile])
    free = [space for place, space in enumerate(spaces) if place >= SECOND_ROW and not feud.claims[first + place]]
    if not free or not archive.lack(feud, player, free[-1]):
        return frozenset()
    room = archive.rooms(feud, player)
    short = {
        symbol
        for symbol, number in free[-1].needs
        if archive.counted(feud, player, symbol) < number
        and (symbol not in ENVELOPES or room[ENVELOPES.index(symbol)] > 0)
    }
    return frozenset(short | {"amphibian"} if archive.counts_animals(free[-1]) else short)


def rightmost_room(feud: Feud, player: int) -> int:
    """Return the right-most envelope with room, NOTHING when all are full."""
    room = archive.rooms(feud, player)
    return next((envelope for envelope in reversed(range(len(room))) if room[envelope] > 0), NOTHING)


RARE_ORDER = (2, 3, 0, 1)
"""Skulls, limbs, torsos, tails: his order among equally scarce bones (2.3)."""


def choose_rare(feud: Feud, player: int, kinds: Sequence[int], facts: list[Fact]) -> int:
    """Return the bone he takes from the display: the scarcest; then by category; then one he lacks (T19)."""
    bones = feud.seats[player].bones
    tests: tuple[Test, ...] = (
        ("scarcest", lambda kind: feud.display[kind]),
        ("category", lambda kind: RARE_ORDER.index(CATEGORY[kind])),
        ("lacking", lambda kind: min(1, bones[kind])),
        ("order", lambda kind: kind),
    )
    return decide(player, "rare-bone", "bone", kinds, tests, facts)


def most_numerous(feud: Feud, player: int) -> int:
    """Return the kind of bone he has most of, the first in the list of kinds on a tie (S58)."""
    bones = feud.seats[player].bones
    return bones.index(max(bones))


def choose_given(feud: Feud, player: int, facts: list[Fact]) -> int:
    """Return the bone he gives in a swap: of the kinds he has twice or more the one he has most of (T20, S58)."""
    bones = feud.seats[player].bones
    tests: tuple[Test, ...] = (
        ("doubled", lambda kind: 0 if bones[kind] > 1 else 1),
        ("most", lambda kind: -bones[kind]),
        ("order", lambda kind: kind),
    )
    held = [kind for kind, count in enumerate(bones) if count]
    return decide(player, "swap", "held", held, tests, facts)


def note(player: int, rule: str, reason: str, chosen: tuple[str | int, ...], facts: list[Fact]) -> None:
    """Note a decision that has no candidates to compare."""
    facts.append(Reasoned(player, rule, reason, chosen, ()))
