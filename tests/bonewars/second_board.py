"""What Theodore gains and chooses, once more, written from section 2 of the rules without a look at the model's own."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from game.model.bonewars.box import CATEGORY, ENVELOPES, ICONS, KINDS, NOTHING, Box, Space
from game.model.bonewars.state import Feud, Seat, Theodore
from game.model.turn import below, shuffle

TOP_OF_TRACK = 13


@dataclass
class SecondBoard:
    """Theodore's board and choices on a game, which is changed in place."""

    feud: Feud

    @property
    def box(self) -> Box:
        """The components."""
        return self.feud.box

    @property
    def own(self) -> Theodore:
        """His piles."""
        assert self.feud.theodore
        return self.feud.theodore

    @property
    def seat(self) -> Seat:
        """His board."""
        return self.feud.seats[self.own.seat]

    def grant(self, name: str) -> bool:
        """Tell whether a grant works for him."""
        return self.seat.grant >= 0 and self.box.grants[self.feud.grants[self.seat.grant]] == name

    # 2.2: his choice

    def rank(self, card: int) -> tuple[int, int, str]:
        """Return how much he wants a species card; the lowest rank wins."""
        needed = [tile for tile in range(3) if self.needs(tile, card)]
        best = self.envelope_with_room()
        fits = best != NOTHING and (self.grant("generalist") or ICONS[best] == self.box.species[card].icon)
        return (needed[0] if needed else 3, 0 if fits else 1, self.box.species[card].name)

    def choice(self, cards: list[int]) -> int:
        """Return the card he takes."""
        return min(cards, key=self.rank)

    def last_choice(self, cards: list[int]) -> int:
        """Return the card he parts with."""
        return max(cards, key=self.rank)

    def room(self, envelope: int) -> int:
        """Return how many cards an envelope still takes."""
        return 1 + (2 - self.seat.archive_camps) - len(self.seat.archive[envelope])

    def envelope_with_room(self) -> int:
        """Return the right-most envelope with room."""
        return max((number for number in range(5) if self.room(number) > 0), default=NOTHING)

    def award_rows(self, tile: int) -> list[tuple[int, Space]]:
        """Return the free rows of an award tile from row two on, none when he has a marker there."""
        spaces = [self.box.award_spaces[award] for award in self.feud.awards]
        first = sum(len(rows) for rows in spaces[:tile])
        claims = self.feud.claims[first : first + len(spaces[tile])]
        if any(self.own.seat in claim for claim in claims):
            return []
        return [(row, space) for row, space in enumerate(spaces[tile]) if row >= 1 and not claims[row]]

    def tally(self) -> Counter[str]:
        """Return what his archive holds, by every word an award can count."""
        found: Counter[str] = Counter()
        for envelope, cards in enumerate(self.seat.archive):
            found[ENVELOPES[envelope]] = len(cards)
            for card in cards:
                row = self.box.species[card]
                found[row.discoverer] += 1
                found[row.animal] += 1
        return found

    def shortage(self, space: Space) -> dict[str, int]:
        """Return what he is short of for an award, by symbol, before amphibians help."""
        held = self.tally()
        return {symbol: number - held[symbol] for symbol, number in space.needs if held[symbol] < number}

    def of_animals(self, space: Space) -> bool:
        """Tell whether an award is of type B."""
        return bool({"reptile", "mammal", "bird"} & dict(space.needs).keys())

    def met(self, space: Space) -> bool:
        """Tell whether he meets an award."""
        short = sum(self.shortage(space).values())
        return short <= (self.tally()["amphibian"] if self.of_animals(space) else 0)

    def needs(self, tile: int, card: int) -> bool:
        """Tell whether a card helps him on an award tile (T2, S79)."""
        rows = self.award_rows(tile)
        if not rows or self.met(rows[-1][1]):
            return False
        short, row = self.shortage(rows[-1][1]), self.box.species[card]
        if self.of_animals(rows[-1][1]):
            return row.animal == "amphibian" or row.animal in short
        envelope = ICONS.index(row.icon)
        return row.discoverer in short or (ENVELOPES[envelope] in short and self.room(envelope) > 0)

    # 2.3: what he gains

    def gains(self, what: tuple[tuple[str, int], ...]) -> None:
        """Gain everything, in its order and in full."""
        for effect, amount in what:
            self.gain(effect, amount)

    def gain(self, effect: str, amount: int) -> None:
        """Gain one thing."""
        if effect == "money":
            self.seat.money += amount
        elif effect == "reputation":
            self.seat.reputation += amount
        elif effect == "loyalty":
            self.loyalty(self.seat.patron, amount)
        elif effect == "sites":
            self.errands(amount)
        else:
            for _ in range(amount):
                getattr(self, f"one_{effect}")()

    def loyalty(self, patron: int, steps: int) -> None:
        """Go up a track step by step."""
        for _ in range(steps):
            if self.seat.loyalty[patron] < TOP_OF_TRACK:
                self.seat.loyalty[patron] += 1
            else:
                self.seat.reputation += 1

    def place_for(self, kind: int, replacing: bool = True) -> str:
        """Return how he would store a bone: crate, cover, replace, or not at all."""
        if sum(self.seat.bones) < 4 + 2 * (3 - self.seat.covers):
            return "crate"
        if self.seat.covers:
            return "cover"
        doubled = max(self.seat.bones) >= 2 and self.seat.bones[kind] == 0
        return "replace" if replacing and doubled else ""

    def store(self, kind: int) -> None:
        """Store a bone for which there is a place."""
        how = self.place_for(kind)
        if how == "cover":
            self.seat.covers -= 1
        elif how == "replace":
            old = self.seat.bones.index(max(self.seat.bones))
            self.seat.bones[old] -= 1
            self.feud.bag[old] += 1
        self.seat.bones[kind] += 1

    def one_bones(self) -> None:
        """Draw a bone from the bag, or with Collector take a rare one."""
        if self.grant("collector") and any(self.feud.display):
            self.one_rare()
            return
        pool = [kind for kind, count in enumerate(self.feud.bag) for _ in range(count)]
        if not pool:
            return
        kind = pool[below(self.feud, len(pool))]
        if self.place_for(kind):
            self.feud.bag[kind] -= 1
            self.store(kind)

    def rarest(self, kinds: list[int]) -> int:
        """Return the rare bone he prefers."""
        order = {"head": 0, "limb": 1, "torso": 2, "tail": 3}
        part = ("torso", "tail", "head", "limb")
        return min(
            kinds,
            key=lambda kind: (
                self.feud.display[kind],
                order[part[CATEGORY[kind]]],
                self.seat.bones[kind] > 0,
                kind,
            ),
        )

    def one_rare(self) -> None:
        """Take a rare bone if he can store it."""
        kinds = [kind for kind in range(len(KINDS)) if self.feud.display[kind]]
        if kinds and self.place_for(kind := self.rarest(kinds)):
            self.feud.display[kind] -= 1
            self.store(kind)

    def species_from_deck(self) -> int:
        """Return the top species card, 0 when there is none."""
        feud = self.feud
        if not feud.species_deck:
            feud.species_deck, feud.species_out = feud.species_out, []
            if feud.species_deck:
                shuffle(feud, feud.species_deck)
        return feud.species_deck.pop() if feud.species_deck else 0

    def one_species(self) -> None:
        """Draw a species card."""
        if card := self.species_from_deck():
            self.seat.species.append(card)

    def one_see(self) -> None:
        """Look at three cards and keep one."""
        cards = [card for card in (self.species_from_deck() for _ in range(3)) if card]
        if cards:
            kept = self.choice(cards)
            self.seat.species.append(kept)
            self.feud.species_out += [card for card in cards if card != kept]

    def one_paleontologist(self) -> None:
        """Take the deck's top card, the left-most of the display when there is none."""
        feud = self.feud
        if not feud.paleontologist_deck and feud.paleontologist_out:
            feud.paleontologist_deck, feud.paleontologist_out = feud.paleontologist_out, []
            shuffle(feud, feud.paleontologist_deck)
        if feud.paleontologist_deck:
            self.seat.paleontologists.append(feud.paleontologist_deck.pop())
        elif feud.shown:
            self.seat.paleontologists.append(feud.shown.pop(0))

    def one_cover(self) -> None:
        """Remove a cover tile for money or reputation."""
        self.seat.covers = max(0, self.seat.covers - 1)
        if self.seat.money < 5:
            self.seat.money += 2
        else:
            self.seat.reputation += 1

    def one_upgrade(self) -> None:
        """Replace the first basic card of the deck, else of the discards."""
        if not self.own.pile:
            return
        for pile in (self.own.deck, self.own.discards):
            for place in range(len(pile) - 1, -1, -1):
                if self.box.solo_cards[pile[place]].pile == "basic":
                    pile[place] = self.own.pile.pop()
                    return

    def one_reclassify(self) -> None:
        """Move a card from the left-most used envelope to the right-most with room."""
        used = [number for number in range(5) if self.seat.archive[number]]
        there = self.envelope_with_room()
        if not used or there <= used[0]:
            return
        card = min(self.seat.archive[used[0]], key=lambda card: self.box.species[card].name)
        self.seat.archive[used[0]] = tuple(other for other in self.seat.archive[used[0]] if other != card)
        self.seat.archive[there] += (card,)
        times = len(self.seat.archive[there]) if self.grant("curator") else 1
        self.gains(tuple((effect, amount * times) for effect, amount in self.box.envelopes[there]))

    def one_slot(self) -> None:
        """Cover $3, add, cover $2, add, and so on."""
        self.own.tiles += 1
        slots, tile = self.seat.slots, len(self.box.slots) - 1
        dear = [place for place, slot in enumerate(slots) if slot != tile and self.box.slots[slot].cost > 1]
        if self.own.tiles % 2 and dear:
            slots[max(dear, key=lambda place: (self.box.slots[slots[place]].cost, place))] = tile
        else:
            slots.append(tile)

    def one_round(self) -> None:
        """Take the current round bonus."""
        self.gains(self.box.tiles[self.feud.rounds[self.feud.round - 1]])

    # 2.5: dig site actions

    def errands(self, budget: int) -> int:
        """Work down the table of dig site actions and return what is left of the budget."""
        for row in self.box.rows.solo_errands:
            times = 1 if row.key in ("switch", "take-back") else budget
            while times and budget and self.errand_possible(row.key):
                self.errand(row.key)
                times, budget = times - 1, budget - 1
        return budget

    def lacking(self) -> list[int]:
        """Return the kinds in the display that he lacks."""
        return [kind for kind in range(len(KINDS)) if self.feud.display[kind] and not self.seat.bones[kind]]

    def errand_possible(self, key: str) -> bool:
        """Tell whether he can do a dig site action (S65, T20, T21)."""
        if key == "take-back":
            return self.seat.post != NOTHING
        if key == "swap":
            return any(count >= 2 for count in self.seat.bones) and bool(self.lacking())
        if key == "bone":
            source = any(self.feud.bag) or (self.grant("collector") and any(self.feud.display))
            return source and self.place_for(0, replacing=False) != ""
        return bool(self.seat.species) if key == "see" else True

    def errand(self, key: str) -> None:
        """Do one dig site action."""
        if key == "take-back":
            self.seat.post = NOTHING
        elif key == "swap":
            taken = self.rarest(self.lacking())
            given = self.seat.bones.index(max(self.seat.bones))
            for kind, change in ((taken, 1), (given, -1)):
                self.seat.bones[kind] += change
                self.feud.display[kind] -= change
        elif key == "bone":
            self.one_bones()
        elif key == "switch":
            self.seat.patron = 1 - self.seat.patron
        elif key == "see":
            card = self.last_choice(self.seat.species)
            self.seat.species.remove(card)
            self.feud.species_out.append(card)
            self.one_see()
        else:
            self.seat.money += 1
