"""What is said of a player's mat and of cards: crates, archive, camps, slots, money, and of Theodore's cards."""

from __future__ import annotations

from game.model.bonewars.archive import times
from game.model.bonewars.box import NO_ICON, NOTHING
from game.model.bonewars.matching import icon_matches
from game.model.bonewars.publish import can_assemble, wilds
from game.model.bonewars.shelves import credibility
from game.model.bonewars.state import READY, RESERVE
from game.view.bonewars.names import joined, solo_back
from game.view.bonewars.onlooker import Note, Noter, Onlooker, capital, sentences
from game.view.bonewars.standings import standings
from game.view.pieces import Key
from game.view.text import words

# crates, archive, camps


def crate(look: Onlooker, thing: Key) -> Note | None:
    """Return what a bone in the crates is good for."""
    kinds = [kind for kind, count in enumerate(look.seat.bones) for _ in range(count)]
    used = words("note-crate-text", used=len(kinds), open=look.feud.crates(look.me))
    if int(thing[1]) not in range(len(kinds)):
        return Note(words("crates"), (used,))
    kind = kinds[int(thing[1])]
    cards = look.wanting(kind)
    fits = words("note-crate-cards", count=len(cards), cards=look.names.several_species(cards))
    return Note(
        words("note-crate", bone=capital(look.names.bone(kind))), sentences(fits if look.open_hand else "", used)
    )


def cover(look: Onlooker, thing: Key) -> Note:
    """Return what a cover tile brings when it goes."""
    return Note(words("note-cover"), (words("note-cover-text", left=look.seat.covers),))


def envelope(look: Onlooker, thing: Key) -> Note:
    """Return what an envelope gives, what the next card would bring, and what is in it."""
    number, feud, names = int(thing[1]), look.feud, look.names
    cards, gains = look.seat.archive[number], feud.box.envelopes[number]
    following = names.gains(times(gains, len(cards) + 1))
    limit = feud.limit(look.me)
    now = (
        words("note-envelope-next", count=len(cards), next=following)
        if len(cards) < limit
        else words("note-envelope-full", count=len(cards), limit=limit)
    )
    rows = tuple((names.species(card), words(f"wars-animal-{feud.box.species[card].animal}")) for card in cards)
    text = words("note-envelope-text", gains=names.gains(gains))
    return Note(capital(words("envelope", name=names.envelope(number))), (text, now), rows)


def camps(look: Onlooker, thing: Key) -> Note:
    """Return what the camps still on the board keep covered."""
    feud, seat = look.feud, look.seat
    if thing[1] == "movement":
        moves = feud.free_moves(look.me)
        told = words("note-camps-movement-text", moves=moves, left=seat.movement_camps)
        return Note(words("note-camps-movement"), (told,))
    told = words("note-camps-archive-text", limit=feud.limit(look.me), left=seat.archive_camps)
    return Note(words("note-camps-archive"), (told,))


# identity


def locket(look: Onlooker, thing: Key) -> Note:
    """Return for whom a player works."""
    if not look.patron:
        return Note(words("note-locket-none"), (words("note-locket-none-text"),))
    who = {"patron": look.patron, "rival": look.names.patron(1 - look.seat.patron)}
    return Note(words("note-locket", patron=who["patron"]), (words("note-locket-text", **who),))


def money(look: Onlooker, thing: Key) -> Note:
    """Return a player's money and what the next slot costs."""
    cost = look.feud.slot_cost(look.me)
    text = words("note-money-no-slot") if cost == NOTHING else words("note-money-slot", cost=cost)
    return Note(words("note-money", money=look.seat.money), (text,))


def reputation(look: Onlooker, thing: Key) -> Note:
    """Return a player's points and what a scoring now would add."""
    track = look.feud.box.figures.track
    marsh, cope = (track[look.seat.loyalty[patron]] * credibility(look.feud, patron) for patron in (0, 1))
    text = words("note-reputation-text", gain=marsh + cope, marsh=marsh, cope=cope)
    return Note(words("note-reputation", points=look.seat.reputation), (text,), standings(look))


def specialist(look: Onlooker, thing: Key) -> Note | None:
    """Return what a specialist does, and where he is."""
    number = int(thing[1])
    if number not in range(len(look.seat.specialists)):
        return None
    where = look.seat.specialists[number]
    state = {RESERVE: "reserve", READY: "ready"}.get(where, "used")
    text = words("specialist-text", gains=look.names.gains(look.feud.box.specialists[number]))
    return Note(look.names.specialist(number), (text, words(f"note-specialist-{state}")))


def seat(look: Onlooker, thing: Key) -> Note:
    """Return whose mat lies in front, and when he is to act in this round."""
    feud = look.feud
    order = {"place": feud.order.index(look.me) + 1, "players": len(feud.seats)} if look.me in feud.order else {}
    return Note(look.names.seat(look.me), sentences(words("note-seat-order", **order) if order else "", *passed(look)))


def passed(look: Onlooker) -> tuple[str, ...]:
    """Return who has passed in this round."""
    gone = [number for number, seat in enumerate(look.feud.seats) if seat.passed]
    return (words("note-seat-passed", players=look.names.several(gone)),) if gone else ()


def offer_bone(look: Onlooker, thing: Key) -> Note | None:
    """Return with which card of the draft a bone comes."""
    place, number = int(thing[1]), int(thing[2])
    if place >= len(look.feud.offer):
        return None
    bone = capital(look.names.bone(look.feud.offer_bones[place][number]))
    return Note(bone, (words("note-offer-bone", card=look.names.species(look.feud.offer[place])),))


def award_markers(look: Onlooker, thing: Key) -> Note:
    """Return how many award markers a player has left."""
    used = sum(look.me in claims for claims in look.feud.claims)
    return Note(words("note-award-markers"), (words("note-award-markers-text", left=len(look.feud.awards) - used),))


def strip(look: Onlooker, thing: Key) -> Note:
    """Return what lies before another player."""
    number = int(thing[1])
    seat = look.feud.seats[number]
    hand = len(seat.team_cards) + len(seat.species) + len(seat.paleontologists)
    told = words("note-strip-hand", count=hand, used=len(seat.laid), slots=len(seat.slots))
    passed = words("note-strip-passed") if seat.passed else ""
    score = reputation(Onlooker(look.names, look.feud, number), ("reputation",))
    return Note(look.names.seat(number), sentences(score.title, told, passed))


# slots


def slot(look: Onlooker, thing: Key) -> Note | None:
    """Return what a slot costs and gives, and what lies in it."""
    number, feud, seat = int(thing[1]), look.feud, look.seat
    if number not in range(len(seat.slots)):
        return extra_slot(look, thing)
    row = feud.box.slots[seat.slots[number]]
    figures = words("note-slot-figures", points=row.points, depth=row.depth)
    icon = feud.box.slot_icon[seat.slots[number]]
    shows = words("note-slot-no-icon") if icon == NO_ICON else words("note-slot-icon", icon=look.names.slot_icon(icon))
    stipend = words("note-slot-free") if feud.has_grant(look.me, "stipend") else ""
    title = words("note-slot", slot=number + 1, cost=row.cost)
    return Note(title, sentences(slot_state(look, number), stipend, figures, shows))


def slot_state(look: Onlooker, number: int) -> str:
    """Return what lies in a slot, or that it is the next."""
    laid = look.seat.laid
    if number > len(laid):
        return ""
    if number == len(laid):
        return words("note-slot-next")
    deck, card = laid[number]
    return words("note-slot-laid", card=look.names.card(deck, card)) if deck else words("note-slot-exchanged")


def extra_slot(look: Onlooker, thing: Key) -> Note:
    """Return what an extra slot would bring."""
    return Note(words("note-extra-slot"), (words("note-extra-slot-text"),))


# cards


def species(look: Onlooker, thing: Key) -> Note:
    """Return all that stands on a species card."""
    card, names, box = int(thing[1]), look.names, look.feud.box
    row = box.species[card]
    by = words(f"discoverer-{row.discoverer}")
    heading = words("note-species-card", full=row.full_name, discoverer=by, year=str(row.year))
    animal = words(f"note-species-{row.animal}", icon=names.icon(box.icon[card]))
    bones = words("note-species-skeleton", skull=names.skeleton(card, 2), limb=names.skeleton(card, 3))
    prize = words("note-species-prize", prize=names.prize(card))
    return Note(
        names.species(card),
        sentences(heading, words(f"species-{row.key}-text"), f"{animal} {bones} {prize}", in_hand(look, card)),
    )


def in_hand(look: Onlooker, card: int) -> str:
    """Return what a card of the hand could do now: be built, pay in its envelope, match the next slot."""
    feud, seat = look.feud, look.seat
    if card not in look.hand:
        return ""
    icon = feud.box.icon[card]
    held, limit = len(seat.archive[icon]), feud.limit(look.me)
    place = look.names.envelope(icon)
    if held >= limit:
        pays = words("wars-refuse-envelope-full", envelope=place, limit=limit)
    else:
        gains = look.names.gains(times(feud.box.envelopes[icon], held + 1))
        pays = words("note-species-pays", envelope=place, gains=gains)
    ready = can_assemble(feud, seat.bones, card, wilds(feud, look.me, "restorer", ""))
    bones = words("note-species-ready" if ready else "note-species-unready")
    return " ".join(sentences(bones, pays, matches(look, card)))


def matches(look: Onlooker, card: int) -> str:
    """Return that a card of the hand matches the next slot, if it does."""
    seat = look.seat
    if len(seat.laid) >= len(seat.slots):
        return ""
    fits = icon_matches(look.feud, look.me, card, seat.slots[len(seat.laid)])
    return words("note-species-matches") if fits else ""


def scholar(look: Onlooker, thing: Key) -> Note:
    """Return who a paleontologist was and what his card does."""
    row = look.feud.box.paleontologists[int(thing[1])]
    title = words("note-paleontologist-card", name=row.name, born=str(row.born), died=str(row.died))
    any_action = words("note-paleontologist-any", action=words(f"wars-action-{row.action}"))
    return Note(title, (words(f"paleontologist-{row.key}-text"), words(f"notion-{row.action}-{row.bonus}"), any_action))


def team_card(look: Onlooker, thing: Key) -> Note:
    """Return what a team card gives and costs."""
    row = look.feud.box.team_cards[int(thing[1])]
    figures = words("team-card-text", points=row.points, depth=row.depth, cost=row.cost)
    rank = words("team-card-basic" if row.key.startswith("basic") else "team-card-advanced")
    torn = words("team-card-torn") if row.torn else ""
    return Note(look.names.team_card(int(thing[1])), sentences(figures, rank, torn))


# Theodore


def solo(look: Onlooker, thing: Key) -> Note:
    """Return what one of Theodore's cards tells him to do."""
    row = look.feud.box.solo_cards[int(thing[1])]
    actions = " – ".join(words(f"wars-action-{name}") for name in row.actions)
    steps = " – ".join(words(f"wars-solo-{name}") for name in row.team)
    fronts = [words(f"solo-front-{icon}") for icon in row.front]
    halves = (words("note-solo-upper", actions=actions), words("note-solo-lower", steps=steps))
    return Note(look.names.solo(int(thing[1])), (*halves, *fronts))


def solo_front(look: Onlooker, thing: Key) -> Note | None:
    """Return what a sign at the upper edge of Theodore's card tells him to do."""
    theodore = look.feud.theodore
    laid = look.feud.seats[theodore.seat].laid if theodore else []
    front = look.feud.box.solo_cards[laid[-1][1]].front if laid else ()
    return Note("", (words(f"solo-front-{front[int(thing[1])]}"),)) if int(thing[1]) < len(front) else None


def solo_back_note(look: Onlooker, thing: Key) -> Note | None:
    """Return what the back of Theodore's next card says."""
    theodore = look.feud.theodore
    if theodore is None or not theodore.deck:
        return None
    row = look.feud.box.solo_cards[theodore.deck[-1]]
    taken = words("solo-back-take-back") if row.take_back else ""
    loyalty = words("solo-back-rival-loyalty", amount=row.rival_loyalty) if row.rival_loyalty else ""
    order = joined([words(f"wars-errand-{errand.key}") for errand in look.feud.box.rows.solo_errands])
    told = sentences(solo_back(row), taken, loyalty, words("note-solo-errands", errands=order))
    return Note(words("note-solo-back"), told)


def loop(look: Onlooker, thing: Key) -> Note | None:
    """Return what a symbol of Theodore's card makes him do."""
    theodore = look.feud.theodore
    laid = look.feud.seats[theodore.seat].laid if theodore else []
    if not laid:
        return None
    row = look.feud.box.solo_cards[laid[-1][1]]
    half, number = int(thing[1]), int(thing[2])
    symbols: tuple[str, ...] = row.team if half else row.actions
    if number >= len(symbols):
        return None
    plain = "move" if symbols[number].startswith("move") else symbols[number]
    text = words(f"note-loop-{plain}", points=look.feud.setup.discover_cost) if half else words("note-loop-action")
    return Note(words(f"theodore-symbol-{symbols[number]}"), (text,))


def button(look: Onlooker, thing: Key) -> Note:
    """Return what a button does."""
    return Note("", (words(f"note-button-{thing[1]}"),))


def solo_slot(look: Onlooker, thing: Key) -> Note | None:
    """Return what one of Theodore's slots costs and holds."""
    theodore = look.feud.theodore
    return slot(Onlooker(look.names, look.feud, theodore.seat), thing) if theodore else None


NOTERS: dict[str, Noter] = {
    "crate": crate,
    "cover": cover,
    "envelope": envelope,
    "camps": camps,
    "own-camp": camps,
    "locket": locket,
    "money": money,
    "reputation": reputation,
    "specialist": specialist,
    "award-markers": award_markers,
    "seat": seat,
    "seat-name": seat,
    "offer-bone": offer_bone,
    "strip": strip,
    "slot": slot,
    "extra-slot": extra_slot,
    "species": species,
    "scholar": scholar,
    "team-card": team_card,
    "solo": solo,
    "solo-front": solo_front,
    "solo-back": solo_back_note,
    "solo-slot": solo_slot,
    "loop": loop,
    "button": button,
}
