"""Theodore's turns once more, written from the rulebook and section 2 of the rules.

Only chance (`below`, `shuffle`) and the places of things are shared with the model, so that both must leave equal
states behind.
"""

from __future__ import annotations

from collections import Counter

from game.model.bonewars.box import ACTIONS, CATEGORY, ICONS, NOTHING, OF_CATEGORY
from game.model.bonewars.rows import SoloCard
from game.model.bonewars.state import NOBODY
from game.model.turn import shuffle
from tests.bonewars.second_board import SecondBoard

COMPASS = {"move-n": 0, "move-e": 1, "move-s": 2, "move-w": 3}


class SecondTheodore(SecondBoard):
    """Takes a turn of Theodore's on a game, in place."""

    # 2.4: his turn

    def turn(self) -> None:
        """Lay a card and act, or pass."""
        here = len(self.seat.laid)
        if here == len(self.seat.slots):
            self.passes()
            return
        slot = self.box.slots[self.seat.slots[here]]
        cost = 0 if self.grant("stipend") else slot.cost
        if cost > self.seat.money or len(self.own.deck) + len(self.own.discards) < 2:
            self.passes()
            return
        free = 1 + (2 - self.seat.movement_camps) + (2 if self.grant("railway-pass") else 0)
        self.refill()
        self.seat.money -= cost
        self.seat.laid.append(("solo", self.own.deck.pop()))
        current = self.box.solo_cards[self.seat.laid[-1][1]]
        self.refill()
        back = self.box.solo_cards[self.own.deck[-1]]
        self.loyalty(1 - self.seat.patron, back.rival_loyalty)
        figures = (slot.points, slot.depth)
        if back.back == "paleontologist":
            if self.upper_half(current, bool(back.take_back)):
                return
        else:
            icon = slot.icon
            cards = [card for card in self.seat.species if self.shows(card, icon)]
            if cards:
                self.cash_in(self.last_choice(cards))
            else:
                figures = (back.points, back.depth)
        for sign in current.front:
            if sign != "twice":
                self.gain(sign, 1)
        self.lower_half(current.team, *figures, free)

    def refill(self) -> None:
        """Make a new deck of his discards when the deck is used up."""
        if not self.own.deck:
            self.own.deck, self.own.discards = self.own.discards, []
            shuffle(self.feud, self.own.deck)

    def shows(self, card: int, icon: str) -> bool:
        """Tell whether a species card has the icon of a slot."""
        return icon in ICONS and (self.box.species[card].icon == icon or self.grant("generalist"))

    def cash_in(self, card: int) -> None:
        """Take a matching card's prize and discard it."""
        self.seat.species.remove(card)
        self.gains(self.box.prizes[card])
        self.feud.species_out.append(card)

    # 2.5: the team half

    def lower_half(self, loop: tuple[str, ...], points: int, depth: int, free: int) -> None:
        """Leave the university if need be, then go round the loop until points or possibilities are gone."""
        if self.seat.site == NOTHING:
            doors = self.box.doors[self.seat.university]
            with_card = [site for site in doors if self.feud.site_cards[site]]
            wanted = self.choice([self.feud.site_cards[site] for site in with_card]) if with_card else 0
            self.walk(self.feud.site_cards.index(wanted) if wanted else min(doors))
            free -= 1
        idle, place = 0, 0
        while points > 0 and idle < len(loop):
            symbol = loop[place % len(loop)]
            place += 1
            if symbol in COMPASS:
                spent = self.step(symbol, free)
                free, points = free - (spent == "free"), points - (spent == "point")
            else:
                before, points = points, self.symbol(symbol, points, depth)
                spent = "done" if points < before else ""
            idle = 0 if spent else idle + 1
        if self.feud.setup.leftover_moves and not points:
            for number in range(place, place + len(loop)):
                symbol = loop[number % len(loop)]
                if symbol in COMPASS and free:
                    free -= self.step(symbol, free) == "free"

    def step(self, symbol: str, free: int) -> str:
        """Move a step if there is a way; return what it costs."""
        there = self.box.links[self.seat.site][COMPASS[symbol]]
        if there == NOTHING:
            return ""
        self.walk(there)
        return "free" if free else "point"

    def walk(self, there: int) -> None:
        """Enter a site; Toll pays whoever has it when teams meet."""
        self.seat.site = there
        person = self.feud.seats[1 - self.own.seat]
        if person.site == there:
            for seat in (self.seat, person):
                if seat.grant >= 0 and self.box.grants[self.feud.grants[seat.grant]] == "toll":
                    seat.money += 1

    def symbol(self, symbol: str, points: int, depth: int) -> int:
        """Do a symbol if it is possible; return the points that are left."""
        if symbol == "sites":
            return self.errands(points)
        if symbol == "discover":
            return points - self.discover(points)
        return points - (self.dig(depth) if symbol == "dig" else self.camp())

    def discover(self, points: int) -> int:
        """Take the site's card; return what it costs."""
        card, cost = self.feud.site_cards[self.seat.site], 1 if self.grant("scout") else self.feud.setup.discover_cost
        if not card or points < cost:
            return 0
        self.feud.site_cards[self.seat.site] = 0
        self.seat.species.append(card)
        return cost

    def dig(self, depth: int) -> int:
        """Take the lowest bone in reach that he can store; return what it costs."""
        for level in range(depth - 1, -1, -1):
            spot = 3 * self.seat.site + level
            kind = self.feud.site_bones[spot]
            if kind != NOTHING and self.place_for(kind):
                self.feud.site_bones[spot] = NOTHING
                self.store(kind)
                return 1
        return 0

    def camp(self) -> int:
        """Place a camp, movement and archive in turn; return what it costs."""
        spots = [spot for spot, site in enumerate(self.box.camp_site) if site == self.seat.site]
        owners = [self.feud.camps[spot] for spot in spots]
        left = self.seat.movement_camps + self.seat.archive_camps
        if not left or self.own.seat in owners or NOBODY not in owners:
            return 0
        self.feud.camps[spots[owners.index(NOBODY)]] = self.own.seat
        if left % 2 == 0:
            self.seat.movement_camps -= 1
        else:
            self.seat.archive_camps -= 1
        return 1

    # 2.6: the paleontologist half

    def upper_half(self, current: SoloCard, back_takes: bool) -> bool:
        """Do the first possible action, twice with 2x; tell whether there was one."""
        if back_takes:
            self.seat.post = NOTHING
        start, done = self.seat.post, False
        for _ in range(2 if "twice" in current.front else 1):
            closed = set() if self.grant("tenure") else {start, self.seat.post}
            for name in current.actions:
                number = ACTIONS.index(name)
                if number not in closed and getattr(self, f"can_{name}")():
                    self.seat.post = number
                    self.play_person(number)
                    getattr(self, f"do_{name}")()
                    done = True
                    break
            if self.seat.post == NOTHING:
                start = NOTHING
        return done

    def play_person(self, action: int) -> None:
        """Discard a fitting paleontologist card for a loyalty."""
        for card in self.seat.paleontologists:
            if ACTIONS.index(self.box.paleontologists[card].action) == action:
                self.seat.paleontologists.remove(card)
                self.feud.paleontologist_out.append(card)
                self.loyalty(self.seat.patron, 1)
                return

    def home(self, card: int) -> int:
        """Return the envelope for a card."""
        if self.grant("generalist"):
            return self.envelope_with_room()
        envelope = ICONS.index(self.box.species[card].icon)
        return envelope if self.room(envelope) > 0 else NOTHING

    def skeleton(self, wild: int) -> list[int]:
        """Return the bones of the fullest skeleton he can pay."""
        left, paid = Counter({kind: count for kind, count in enumerate(self.seat.bones) if count}), []
        for part in range(4):
            kinds = [kind for kind in OF_CATEGORY[part] if left[kind]]
            if kinds:
                paid.append(max(kinds, key=lambda kind: (left[kind], -kind)))
        left -= Counter(paid)
        while wild and len(paid) < 4 and left:
            kind = max(left, key=lambda kind: (left[kind], -kind))
            paid.append(kind)
            left -= Counter([kind])
            wild -= 1
        return paid

    def can_publish(self) -> bool:
        """Tell whether he has a card with room and two parts."""
        cards = [card for card in self.seat.species if self.home(card) != NOTHING]
        return bool(cards) and len(self.skeleton(int(self.grant("restorer")))) >= 2

    def do_publish(self) -> None:
        """Publish one card after the other, each completely."""
        wild = int(self.grant("restorer"))
        while True:
            cards = [card for card in self.seat.species if self.home(card) != NOTHING]
            paid = self.skeleton(wild)
            if not cards or len(paid) < 2:
                return
            if len(paid) > len(self.skeleton(0)):
                wild = 0
            self.paper(self.choice(cards), paid)

    def pay(self, bones: list[int]) -> None:
        """Return bones to the bag."""
        for kind in bones:
            self.seat.bones[kind] -= 1
            self.feud.bag[kind] += 1

    def file(self, card: int) -> tuple[tuple[str, int], ...]:
        """Archive a card and return its envelope's bonus, once for each card there."""
        envelope = self.home(card)
        self.seat.species.remove(card)
        self.seat.archive[envelope] += (card,)
        times = len(self.seat.archive[envelope])
        return tuple((effect, amount * times) for effect, amount in self.box.envelopes[envelope])

    def paper(self, card: int, paid: list[int]) -> None:
        """Publish one card (S55)."""
        self.pay(paid)
        bonus = self.file(card)
        self.loyalty(self.seat.patron, 2 if len(paid) == 4 else 1)
        if len(paid) >= 3:
            self.gains(self.box.prizes[card])
        if len(paid) == 4:
            if self.grant("full-skeleton"):
                self.loyalty(self.seat.patron, 1)
            else:
                self.one_round()
        self.gains(bonus)
        self.feud.papers[self.seat.patron] += (len(paid),)

    def attack(self, wild: int) -> tuple[int, list[int]]:
        """Return the most valuable paper he can debunk now and the bones for it."""
        piles = [
            sorted(
                (kind for kind in kinds for _ in range(self.seat.bones[kind])),
                key=lambda kind: (-self.seat.bones[kind], kind),
            )
            for kinds in OF_CATEGORY
        ]
        largest = max(piles, key=len)
        others = [pile for pile in piles if pile and pile is not largest]
        for value in (4, 3, 2):
            if value in self.feud.papers[1 - self.seat.patron]:
                if len(largest) >= value:
                    return value, largest[:value]
                if wild and others and len(largest) == value - 1:
                    return value, largest + min(others, key=len)[:1]
        return 0, []

    def can_debunk(self) -> bool:
        """Tell whether there is a paper to debunk."""
        return self.attack(int(self.grant("critic")))[0] > 0

    def do_debunk(self) -> None:
        """Debunk as much as he can, the most valuable first."""
        wild = int(self.grant("critic"))
        while (found := self.attack(wild))[0]:
            value, paid = found
            if len({CATEGORY[kind] for kind in paid}) > 1:
                wild = 0
            self.pay(paid)
            rival = list(self.feud.papers[1 - self.seat.patron])
            gap = max(place for place, paper in enumerate(rival) if paper == value)
            rival[gap] = rival[-1]
            self.feud.papers[1 - self.seat.patron] = tuple(rival[:-1])
            self.feud.papers[self.seat.patron] += (value,)
            self.loyalty(self.seat.patron, {2: 1, 3: 2, 4: 4}[value])

    def awards(self) -> list[tuple[int, int, int]]:
        """Return for each tile the hardest row he meets as (minus loyalty, tile, row)."""
        met = [(tile, [row for row in self.award_rows(tile) if self.met(row[1])]) for tile in range(3)]
        return [(-rows[-1][1].loyalty, tile, rows[-1][0]) for tile, rows in met if rows]

    def can_award(self) -> bool:
        """Tell whether he meets a row from the second on."""
        return bool(self.awards())

    def do_award(self) -> None:
        """Claim the most loyal award, A before B before C."""
        loyalty, tile, row = min(self.awards())
        before = sum(len(self.box.award_spaces[award]) for award in self.feud.awards[:tile])
        self.feud.claims[before + row] += (self.own.seat,)
        self.loyalty(self.seat.patron, -loyalty)
        self.one_round()

    def tiles(self, card: int) -> list[int]:
        """Return the minor find tiles for a card, the left-most column first."""
        icon = ICONS.index(self.box.species[card].icon)
        wanted = [
            place
            for place, found in enumerate(self.feud.finds)
            if found != NOTHING and (found == icon or self.grant("generalist"))
        ]
        return sorted(wanted, key=lambda place: (place % 5, place))

    def finders(self) -> list[int]:
        """Return the cards that can make a minor find."""
        return [card for card in self.seat.species if self.home(card) != NOTHING and self.tiles(card)]

    def can_find(self) -> bool:
        """Tell whether there is such a card."""
        return bool(self.finders())

    def do_find(self) -> None:
        """Archive his choice, then take the tile and its column's bonus."""
        card = self.choice(self.finders())
        place = self.tiles(card)[0]
        self.gains(self.file(card))
        self.feud.finds[place] = NOTHING
        if self.grant("field-notes"):
            self.one_round()
        else:
            self.gains(self.box.tiles[self.feud.columns[place % 5]])

    # 2.7: passing

    def passes(self) -> None:
        """Pass; in round 4 only the endgame tile counts."""
        first = not any(seat.passed for seat in self.feud.seats)
        self.seat.passed = True
        if self.feud.round == 4:
            rows = self.box.rows.endgame
            taken = {seat.endgame for seat in self.feud.seats}
            open_rows = [place for place, row in enumerate(rows) if row.players <= 2 and place not in taken]
            self.seat.endgame = max(open_rows, key=lambda place: (rows[place].loyalty, -place))
            self.loyalty(self.seat.patron, rows[self.seat.endgame].loyalty)
        else:
            self.profession()
            if first:
                self.feud.neutral = (self.feud.neutral + 1) % 4
            self.university()
        self.own.discards += [card for _, card in self.seat.laid]
        self.seat.laid.clear()

    def profession(self) -> None:
        """Take the highest useful profession in another row and column, and a species card."""
        taken = {seat.profession for seat in self.feud.seats}
        mine = divmod(self.seat.profession, 3)
        spaces = [(row, column) for row in range(5) for column in range(3) if 3 * row + column not in taken]
        apart = [space for space in spaces if space[0] != mine[0] and space[1] != mine[1]]
        useless = ({0} if not any(self.feud.display) else set()) | (set() if self.own.pile else {1})
        row, column = min([space for space in apart if space[0] not in useless] or apart)
        self.seat.profession = 3 * row + column
        self.gains(self.box.profession_gains[self.seat.profession])
        self.one_species()

    def university(self) -> None:
        """Come home to the patron with more papers, his own on a tie, the largest number."""
        person = self.feud.seats[1 - self.own.seat]
        shut = {self.feud.neutral} | ({person.university} if person.passed else set())
        spaces = [space for space in range(4) if space not in shut]
        where = max(
            spaces,
            key=lambda space: (
                len(self.feud.papers[self.box.patrons[space]]),
                self.box.patrons[space] == self.seat.patron,
                space,
            ),
        )
        self.seat.site, self.seat.university, self.seat.grant = NOTHING, where, where
        self.seat.patron = self.box.patrons[where]
        here = self.seat.loyalty[self.seat.patron]
        self.loyalty(self.seat.patron, here < 5)
        self.seat.money += here < 9
