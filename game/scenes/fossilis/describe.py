"""What is said of each thing on the table when it is looked at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.model.fossilis.box import BONES, CHARACTERISTICS, CRYSTAL, HAMMER, PIECES, SAND, TERRAINS
from game.model.fossilis.dinosaurs import missing_bones
from game.model.fossilis.extract import plaster_price
from game.model.fossilis.happenings import Earthquake
from game.model.fossilis.ice_age import glacier_bonus
from game.model.fossilis.power_tools import RockSaw, SawOn
from game.model.fossilis.prices import dig_prices, dig_reach
from game.model.fossilis.scoring import traits_in_play
from game.model.fossilis.site import BESIDE, NOWHERE, SPACES, distance
from game.model.fossilis.tools import PryDig, ToolDig
from game.scenes.fossilis import describe_expansions as expansions
from game.scenes.fossilis import describe_seats as seats
from game.scenes.fossilis import refusals
from game.scenes.fossilis.sight import Sight
from game.view.cards import card_text, dinosaur_look, face_text, market_look
from game.view.looks import counted_tile_look, piece_look
from game.view.names import Names, animal_text
from game.view.pieces import Key, Look
from game.view.sheet import pictured
from game.view.small_cards import rival_front_look
from game.view.text import words
from game.view.zoom import View

PUSHED_FREELY = (Earthquake, RockSaw, SawOn)
"""Steps in which tiles are pushed without Energy."""
LARGE = 2.0
EMBLEM = 144.0
GLANCED = 62.0
"""How large a tile is shown on a note."""
NEAR = 3
"""So many spaces away a player may think of walking."""


class Describer:
    """Tells what a thing is, for the seat in front; `asked` says whether that seat may act now."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.names = Names([seat.name for seat in sight.seats], sight.dig.box)
        self.tellers: dict[str, Callable[[Key], View | None]] = {
            "space": self._space,
            "piece": self._piece,
            "card": self._card,
            "animal": self._animal,
            "skill": self._skill,
            "event": self._event,
            "rival-card": self._rival_card,
            "rival-marker": self._rival,
            "pawn": self._pawn,
            "seat": self._seat,
            "collection": self._collection,
            "trait": self._trait,
            "fragment": self._fragment,
            "slot": self._slot,
            "spot": self._spot,
            "side": self._side,
            "stock": self._stock,
            "place": self._place,
            "step": self._step,
            "scorpion": self._scorpion,
            "token": lambda thing: expansions.token(self.names, self.sight.dig, thing),
            "tape": lambda thing: expansions.tape(self.names, self.sight.dig, thing),
        }

    def view(self, thing: Key) -> View | None:
        """Return what is shown of a thing; None for what has nothing to tell."""
        teller = self.tellers.get(str(thing[0]))
        return teller(thing) if teller else None

    @property
    def acting(self) -> bool:
        """Whether the seat in front is asked now."""
        asked = self.sight.asked
        return asked is not None and asked.player == self.sight.viewer and type(asked.step).__name__ == "TakeTurn"

    def glance(self, thing: Key) -> View | None:
        """Return what is shown of a thing at first: of a tile of the site no more than a note.

        Why it cannot be dug is not said there: a click says it.
        """
        view, dig = self.view(thing), self.sight.dig
        if view is None or thing[0] != "space" or not (top := dig.top(space := int(thing[1]))):
            return view
        view.look, view.row_looks, view.brief = counted_tile_look(dig.box, top, GLANCED), [], True
        view.refusal = ""
        if dig.upper[space]:
            upper, lower = self.names.tile(dig.upper[space]), self.names.tile(dig.lower[space])
            view.texts[1] = words("stack-brief", upper=upper, lower=lower)
        return view

    def _space(self, thing: Key) -> View:
        dig, space = self.sight.dig, int(thing[1])
        top = dig.top(space)
        if not top:
            pieces = self.names.pieces(dig.pits[space])
            title = words("at-space", thing=words("pit"), space=self.names.space(space))
            return View(title, None, [pieces or words("pit-empty")])
        terrain = TERRAINS[dig.box.weight[top]]
        told = [self._to_dig(terrain, dig.box.weight[top])]
        beneath: list[Look] = []
        if dig.upper[space]:
            beneath = [counted_tile_look(dig.box, dig.lower[space], 78)]
            upper, lower = self.names.tile(dig.upper[space]), self.names.tile(dig.lower[space])
            told.append(words("stack", upper=upper, lower=lower))
        if dig.scorpion and dig.scorpion.space == space:
            told.append(words("scorpion-here"))
        if (pawn := dig.pawn_on(space)) != NOWHERE:
            told += [words("pawn-here", player=self.names.seat(pawn)), *self._sting(pawn)]
        look = counted_tile_look(dig.box, top, 150)
        title = words("at-space", thing=words(f"terrain-{terrain}"), space=self.names.space(space))
        return View(title, look, told, refusal=self._tile_refusal(space), row_looks=beneath)

    def _to_dig(self, terrain: str, weight: int) -> str:
        """Return what a tile costs to dig now, with the Tool in use, and what it pushes."""
        step: Any = self.sight.asked.step if self.sight.asked else None
        price = 0 if isinstance(step, PUSHED_FREELY) else dig_prices(self.sight.dig, self.sight.viewer)[weight]
        if isinstance(step, PryDig):
            return words("terrain-pried-text", energy=price)
        if isinstance(step, ToolDig) and step.lightest <= weight <= step.heaviest:
            price = step.energy
        return words(f"terrain-{terrain}-text", energy=price)

    def _tile_refusal(self, space: int) -> str:
        """Return why a tile cannot be dug; that it is too far is not said of one that can be walked to."""
        dig, asked = self.sight.dig, self.sight.asked
        if not self.acting or asked is None:
            return ""
        verbs = {choice[0] for choice in asked.options if choice[1:2] == (space,)}
        if "dig" in verbs:
            return ""
        refusal = refusals.tile_refusal(dig, self.sight.viewer, space)
        return "" if verbs & {"move", "climb"} and space not in dig_reach(dig, self.sight.viewer) else refusal

    def _scorpion(self, thing: Key) -> View:
        dig = self.sight.dig
        view = expansions.scorpion(self.names, dig)
        space, place = dig.scorpion.space if dig.scorpion else NOWHERE, dig.seats[self.sight.viewer].place
        near = space != NOWHERE and 0 <= place < SPACES and distance(space, place) <= NEAR
        view.refusal = words("refuse-scorpion") if self.acting and near else ""
        return view

    def _piece(self, thing: Key) -> View:
        dig, piece = self.sight.dig, int(thing[1])
        kind = dig.box.kind[piece]
        if kind == CRYSTAL:
            return expansions.crystal(dig, piece)
        look = piece_look(dig.box, piece, 150)
        if kind == HAMMER:
            refusal = refusals.piece_refusal(dig, self.sight.viewer, piece) if self.acting else ""
            return View(words("piece-hammer"), look, [words("hammer-text")], refusal=refusal)
        figures = dig.box.figures
        told = words(
            "bone-text",
            plaster=plaster_price(dig, self.sight.viewer, kind),
            value=dig.box.value[kind],
            leftover=figures.leftover_bone,
        )
        mine = piece in dig.seats[self.sight.viewer].bones
        refusal = refusals.piece_refusal(dig, self.sight.viewer, piece) if self.acting and not mine else ""
        return View(words(f"piece-{PIECES[kind]}"), look, [told], refusal=refusal)

    def _card(self, thing: Key) -> View:
        dig, card = self.sight.dig, int(thing[1])
        row, seat = dig.box.cards[card], dig.seats[self.sight.viewer]
        # What stands on the card itself, large enough here, is not said again.
        told = [card_text(row)] if card_text(row) != face_text(row) else []
        told += [words("tool-rule")] if row.tool else []
        told.append(words("card-points", points=row.points))
        if card in seat.fresh:
            told.append(words("card-fresh"))
        refusal = refusals.card_refusal(dig, self.sight.viewer, card) if self.acting and card in dig.market else ""
        if self.acting and card in seat.tools and not self._usable(card):
            refusal = words("refuse-tool")
        return View("", market_look(dig.box, card, LARGE), told, refusal=refusal)

    def _usable(self, card: int) -> bool:
        asked, rows = self.sight.asked, self.sight.dig.box.cards
        usable = [rows[int(choice[1])].key for choice in asked.options if choice[0] == "tool"] if asked else []
        return rows[card].key in usable

    def _animal(self, thing: Key) -> View:
        dig, dinosaur, viewer = self.sight.dig, int(thing[1]), self.sight.viewer
        owner = dig.rival.seat if dig.rival and dinosaur in dig.seats[dig.rival.seat].lab else viewer
        look = dinosaur_look(dig.box, dinosaur, self.sight.claim(owner, dinosaur), LARGE)
        missing = missing_bones(dig, owner, dinosaur)
        animal = dig.box.animals[dinosaur]
        # On a card a long name of a player's own may be cut; here there is room for all of it.
        told = [*([animal.name] if animal.name else []), animal_text(animal)]
        lacking = [(words(f"pieces-{BONES[kind]}", count=count)) for kind, count in enumerate(missing) if count]
        told.append(words("dinosaur-lacks", bones=", ".join(lacking)) if lacking else words("dinosaur-complete"))
        asked = self.sight.asked.options if self.acting and self.sight.asked else ()
        if ("score", dinosaur) in asked:
            told[-1] = words("score-it-now", points=animal.perfect)
        if animal.pleistocene and not dig.ice:
            told.append(words("glacier-none"))
        refused = self.acting and owner == viewer and not any(choice[1:2] == (dinosaur,) for choice in asked)
        refusal = refusals.animal_refusal(dig, viewer, dinosaur) if refused else ""
        bonus = glacier_bonus(dig) if dig.box.animals[dinosaur].pleistocene else 0
        rows = [(words("glacier-bonus"), f"+{bonus}")] if bonus else []
        return View("", look, told, rows, refusal)

    def _skill(self, thing: Key) -> View:
        row = self.sight.dig.box.skills[int(thing[1])]
        refusal = words("refuse-skill") if self.acting and int(thing[1]) in self.sight.dig.skills else ""
        told = words(f"skill-{row.key}-text", amount=row.amount, most=row.most)
        return View(words(f"skill-{row.key}"), emblem(row.key), [told], refusal=refusal)

    def _event(self, thing: Key) -> View:
        row = self.sight.dig.box.events[int(thing[1])]
        told = words(f"event-{row.key}-text", amount=row.amount, points=row.points)
        return View(words(f"event-{row.key}"), emblem(row.key), [told, words("event-next")])

    def _rival_card(self, thing: Key) -> View:
        dig = self.sight.dig
        if dig.rival and dig.rival.draw and dig.rival.draw[-1] == thing[1]:
            back = dig.box.rival_cards[int(thing[1])].back
            return View(words("rival-draw"), None, [words("rival-draw-text", number=back, count=len(dig.rival.draw))])
        card = int(thing[1])
        row = dig.box.rival_cards[card]
        told = words("rival-card-text", guide=words(f"guide-{row.guide}"), plaster=row.plaster)
        return View(words("rival-standby"), rival_front_look(dig.box, card, 2.4), [told])

    def _rival(self, thing: Key) -> View | None:
        rival = self.sight.dig.rival
        if rival is None:
            return None
        return View(self.names.seat(rival.seat), None, [words("rival-marker-text", spot=rival.spot + 1)])

    def _pawn(self, thing: Key) -> View | None:
        seat = int(thing[1])
        place = self.sight.dig.seats[seat].place
        if place < BESIDE:
            return None
        told = words("pawn-beside", player=self.names.seat(seat), side=self.names.side(place - BESIDE))
        return View(self.names.seat(seat), None, [told, *self._sting(seat)])

    def _sting(self, seat: int) -> list[str]:
        """Return what is told of a seat's Sting, nothing if it has none."""
        if not self.sight.stung(seat):
            return []
        energy = self.sight.dig.box.figures.actions["remove-sting"]
        return [f"{words('sting')}: {words('sting-text', energy=energy)}"]

    def _seat(self, thing: Key) -> View:
        return seats.seat_view(self.names, self.sight.dig, int(thing[1]))

    def _collection(self, thing: Key) -> View:
        view = seats.collection_view(self.names, self.sight.dig, int(thing[1]))
        if thing[1] == self.sight.viewer:
            view.texts.insert(0, words("collection-text", size=self.sight.dig.box.figures.set_size))
        return view

    def _trait(self, thing: Key) -> View:
        dig, name = self.sight.dig, str(thing[1])
        figures = dig.box.figures
        worth = figures.sets_all_six if dig.setup.all_sets_six else figures.sets[name]
        told = words("trait-text", size=figures.set_size, set=worth, majority=figures.majority)
        played = [CHARACTERISTICS[trait] for trait in traits_in_play(dig)]
        rows = seats.trait_rows(self.names, dig, name)
        look = pictured(f"trait/{name}", (96, 96), (112, 112))
        all_ten = "pleistocene" in played
        variety = figures.variety_with_pleistocene if all_ten else figures.variety
        return View(words(f"trait-{name}"), look, [told, words("trait-variety", points=variety)], rows)

    def _fragment(self, thing: Key) -> View:
        dig = self.sight.dig
        tiles = dig.seats[self.sight.viewer].tiles
        looks = [counted_tile_look(dig.box, tile, 78) for tile in sorted(tiles, key=lambda tile: dig.box.weight[tile])]
        return View(words("fragments"), None, [words("own-tiles-text", count=len(tiles))], row_looks=looks)

    def _slot(self, thing: Key) -> View:
        points = self.sight.dig.box.figures.skill_slots[int(thing[1])]
        return View(words("skill-slot"), None, [words("skill-slot-text", points=points)])

    def _spot(self, thing: Key) -> View:
        spot = int(thing[1])
        return View(words("spot-title", spot=spot + 1), None, [words("spot-text")])

    def _side(self, thing: Key) -> View:
        side = self.names.side(int(thing[1]))
        return View(side[0].upper() + side[1:], None, [words("side-text")])

    def _stock(self, thing: Key) -> View:
        dig = self.sight.dig
        tiles = [tile for tile in dig.tile_discard if TERRAINS[dig.box.weight[tile]] == thing[1]]
        told = [words("tile-stock-text")] if thing[1] == TERRAINS[SAND] else []
        looks = [counted_tile_look(dig.box, tile, 78) for tile in tiles]
        return View(f"{words('tile-stock')}: {words(f'terrain-{thing[1]}')}", None, told, row_looks=looks)

    def _step(self, thing: Key) -> View:
        return View(
            words(("step-actions", "step-market", "step-claim")[int(thing[1])]), None, [words(f"step-{thing[1]}-text")]
        )

    def _place(self, thing: Key) -> View | None:
        dig, name = self.sight.dig, str(thing[1])
        if name in ("glacier", "pleistocene-deck"):
            return expansions.glacier(dig) if name == "glacier" else expansions.pleistocene_deck(dig)
        if name == "scuttle-stack":
            return expansions.scuttle_stack(dig)
        if name == "identity":
            return self._seat(("seat", self.sight.viewer))
        if name == "pool":
            told = [words("pool-text"), words("pools-to-come", count=len(dig.event_deck))]
            return View(words("pool-left", left=dig.pool), None, told)
        if name == "event":
            return View(
                words("event-none"), None, [words("event-next"), words("pools-to-come", count=len(dig.event_deck))]
            )
        if name == "round":
            to_come = words("pools-to-come", count=len(dig.event_deck))
            return View(words("round", round=dig.round), None, [words("round-text"), to_come])
        if name == "used":
            used = dig.seats[self.sight.viewer].used
            return View(words("card-used"), None, [] if used else [words("used-none")], seats.card_rows(dig, used))
        if name.startswith("rival-") and dig.rival:
            return seats.rival_view(dig, name)
        figures = dig.box.figures
        return View(words(name), None, [words(f"{name}-text", leftover=figures.leftover_bone, size=figures.set_size)])


def emblem(key: str) -> Look:
    """Return a carved sign, large."""
    return pictured(f"emblem/{key}", (EMBLEM, EMBLEM), (EMBLEM, EMBLEM))
