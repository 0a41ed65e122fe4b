"""How teams, bones and camps of Bone Wars move: along the links, from the sites to the crates, out of the bag."""

from __future__ import annotations

from typing import Any

from game.model.bonewars import deeds as d
from game.model.bonewars import facts as f
from game.model.bonewars.state import VIRTUAL
from game.view import durations as ticks
from game.view.bonewars.looks import bone_look
from game.view.bonewars.playback_show import Flight, Moving
from game.view.easing import falling, thrown
from game.view.pieces import Key
from game.view.playback_marks import ring_look
from game.view.playback_motions import at_once, change, last
from game.view.screen import Point

BONE = 40.0
"""How large a bone is that flies past."""
FROM_ABOVE = 64.0
"""Bones of the bag fall into a site from so many units above it."""
BONE_FLIGHT = Flight(sound="bone")


# crates: bones of one kind lie side by side, so that one more moves those behind it on


def crates_of(moving: Moving, player: int) -> list[int]:
    """Return how many bones of each kind a player has now."""
    return moving.show.feud.seats[player].bones


def into_crate(moving: Moving, player: int, kind: int) -> Key:
    """Return the key that a new bone has in the crates, and let those behind it make room."""
    bones = crates_of(moving, player)
    place, count = sum(bones[: kind + 1]), sum(bones)
    for number in reversed(range(place, count)):
        moving.rename(("crate", number), ("crate", number + 1))
    return ("crate", place)


def out_of_crate(moving: Moving, player: int, kind: int, to: Point | None, flight: Flight = BONE_FLIGHT) -> None:
    """Let a bone leave the crates for a point; those behind it close up."""
    bones = crates_of(moving, player)
    place, count = sum(bones[: kind + 1]) - 1, sum(bones)
    moving.go(("crate", place), to, flight)
    for number in range(place + 1, count):
        moving.rename(("crate", number), ("crate", number - 1))


def gain_bone(moving: Moving, player: int, kind: int, start: Point | None, flight: Flight = BONE_FLIGHT) -> None:
    """Let a bone come from a point into a player's crates, or into the strip of another player."""
    if moving.show.mine(player):
        moving.come(into_crate(moving, player, kind), start, flight)
    else:
        moving.pass_by(bone_look(kind, BONE), start, moving.show.table.point(player, "crates"), flight)


def lose_bone(moving: Moving, player: int, kind: int, to: Point | None, flight: Flight = BONE_FLIGHT) -> None:
    """Let a bone go from a player's crates, or from the strip of another player, to a point."""
    if moving.show.mine(player):
        out_of_crate(moving, player, kind, to, flight)
    else:
        moving.pass_by(bone_look(kind, BONE), moving.show.table.point(player, "crates"), to, flight)


def the_bag(moving: Moving) -> Point | None:
    """Return where the bag is, or where rare bones lie when it is folded away."""
    return moving.show.middle(("bag",), ("rare", 0))


def bone_drawn(moving: Moving, fact: f.BoneDrawn) -> None:
    """Let a bone come out of the bag."""
    gain_bone(moving, fact.player, fact.kind, the_bag(moving))


def bone_returned(moving: Moving, fact: f.BoneReturned) -> None:
    """Let a bone go back into the bag, by way of the desk when it is published."""
    lose_bone(moving, fact.player, fact.kind, the_bag(moving))


def bone_lost(moving: Moving, fact: f.BoneLost) -> None:
    """Let a bone come out of the bag and fall back."""
    bag = the_bag(moving)
    if bag is not None:
        moving.pass_by(bone_look(fact.kind, BONE), bag, (bag[0], bag[1] + 8), Flight(lift=FROM_ABOVE, sound="bone"))


def rare_taken(moving: Moving, fact: f.RareBoneTaken) -> None:
    """Let a bone come from the display."""
    gain_bone(moving, fact.player, fact.kind, moving.show.middle(("rare", fact.kind)))


def swapped(moving: Moving, fact: f.BonesSwapped) -> None:
    """Let two bones change places; the second is taken when the first is out of the crates."""
    lose_bone(moving, fact.player, fact.given, moving.show.middle(("rare", fact.given)))
    bones = crates_of(moving, fact.player)
    bones[fact.given] -= 1
    gain_bone(moving, fact.player, fact.taken, moving.show.middle(("rare", fact.taken)))
    bones[fact.given] += 1


def offer_taken(moving: Moving, fact: d.OfferTaken) -> None:
    """Let a card of the offer and its bones go to whoever took them."""
    feud = moving.show.feud
    place = feud.offer.index(fact.card)
    bones = feud.seats[fact.player].bones
    starts = [moving.show.middle(("offer-bone", place, number)) for number in range(len(fact.bones))]
    for number, kind in enumerate(fact.bones):
        moving.go(("offer-bone", place, number), None, Flight(0, 0.0))
        gain_bone(moving, fact.player, kind, starts[number], Flight(sound="bone", delay=number * ticks.CUBES_APART))
        bones[kind] += 1
    for kind in fact.bones:
        bones[kind] -= 1
    for later in range(place + 1, len(feud.offer)):
        for number in range(len(feud.offer_bones[later])):
            moving.rename(("offer-bone", later, number), ("offer-bone", later - 1, number))
    to_hand(moving, fact.player, ("species", fact.card))


def offer_returned(moving: Moving, fact: d.OfferReturned) -> None:
    """Let the bones of the card that is left go back into the bag."""
    place = moving.show.feud.offer.index(fact.card)
    for number in range(len(fact.bones)):
        moving.go(("offer-bone", place, number), the_bag(moving), Flight(sound="bone"))


def to_hand(moving: Moving, player: int, key: Key, sound: str = "card") -> None:
    """Let a card that lies open go to a player's hand."""
    if moving.show.mine(player):
        moving.carry(key, Flight(sound=sound))
    else:
        moving.go(key, moving.show.table.point(player, "hand"), Flight(sound=sound))


# sites


def site_bone_placed(moving: Moving, fact: f.SiteBonePlaced) -> None:
    """Let a bone of the bag fall into a site."""
    pit = moving.show.middle(("pit", fact.site))
    start = (pit[0], pit[1] - FROM_ABOVE) if pit is not None else None
    key: Key = ("bone", fact.site, fact.level)
    moving.come(key, start, Flight(ticks.CUBE, 0.0, "bone", ease=falling))


def site_bone_removed(moving: Moving, fact: f.SiteBoneRemoved) -> None:
    """Let a bone of a site go back into the bag."""
    moving.go(("bone", fact.site, fact.level), the_bag(moving), Flight(sound="bone"))


def site_bone_pushed(moving: Moving, fact: f.SiteBonePushed) -> None:
    """Let a bone move up in its site."""
    key: Key = ("bone", fact.site, fact.to_level)
    moving.rename(("bone", fact.site, fact.from_level), key)
    moving.carry(key, Flight(ticks.CUBE, 0.0, "bone"))


def bone_dug(moving: Moving, fact: d.BoneDug) -> None:
    """Let a bone go from its site to a crate."""
    old: Key = ("bone", fact.site, fact.level)
    if moving.show.mine(fact.player):
        new = into_crate(moving, fact.player, fact.kind)
        moving.rename(old, new)
        moving.carry(new, Flight(ticks.LIFT_OUT, 70.0, "bone"))
    else:
        moving.go(old, moving.show.table.point(fact.player, "crates"), Flight(ticks.LIFT_OUT, 70.0, "bone"))


def dug_deeper(moving: Moving, fact: d.SiteDugDeeper) -> None:
    """Let a site flash before it is cleared."""
    flash(moving, ("pit", fact.site), "pour")


# teams and camps


def left_home(moving: Moving, fact: d.TeamLeftHome) -> None:
    """Let a team come out along the road."""
    over = moving.show.middle(("door", fact.university, fact.site))
    moving.carry(("team", fact.player), Flight(ticks.LEAP, 10.0, "step", via=over))


def moved(moving: Moving, fact: d.TeamMoved) -> None:
    """Let a team go along the arrow between two sites."""
    over = moving.show.middle(("way", fact.from_site, fact.to_site), ("way", fact.to_site, fact.from_site))
    moving.carry(("team", fact.player), Flight(ticks.LEAP, 10.0, "step", via=over))


def came_home(moving: Moving, fact: d.TeamCameHome) -> None:
    """Let a team come home."""
    moving.carry(("team", fact.player), Flight(ticks.LIFT_OUT, 40.0, "step"))


def neutral_moved(moving: Moving, fact: d.NeutralMoved) -> None:
    """Let the neutral team go on."""
    moving.carry(("team", VIRTUAL), Flight(ticks.LEAP, 20.0, "step"))


def neutral_placed(moving: Moving, fact: d.VirtualPlaced) -> None:
    """Let the neutral team come down."""
    place = moving.show.middle(("university", fact.university))
    start = (place[0], place[1] - FROM_ABOVE) if place is not None else None
    moving.come(("team", VIRTUAL), start, Flight(ticks.CUBE, 0.0, "wood", ease=falling))


def camp_placed(moving: Moving, fact: d.CampPlaced) -> None:
    """Let a camp go from a player's board to a site."""
    seat = moving.show.feud.seats[fact.player]
    left = seat.movement_camps if fact.camp == "movement" else seat.archive_camps
    new: Key = ("camp", fact.space)
    own: Key = ("own-camp", fact.camp, left - 1)
    if own in moving.sprites and moving.show.mine(fact.player):
        moving.rename(own, new)
        moving.carry(new, Flight(ticks.LIFT_OUT, 60.0, "wood"))
    else:
        moving.come(new, moving.show.table.point(fact.player, "camps"), Flight(ticks.LIFT_OUT, 60.0, "wood"))


def site_action(moving: Moving, fact: d.SiteActionDone) -> None:
    """Let the tile flash whose action is done."""
    flash(moving, ("tile", fact.site), "tick")


def grant_taken(moving: Moving, fact: d.GrantTaken) -> None:
    """Let a grant marker go to its tile."""
    marker(moving, fact.player, ("grant-marker", fact.player))


def marker(moving: Moving, player: int, key: Key, lift: float = 24.0) -> None:
    """Let a player's marker go to its place; the first time it comes from his mat."""
    if key in moving.sprites:
        moving.carry(key, Flight(ticks.FLY, lift, "wood"))
    else:
        moving.come(key, moving.show.table.point(player, "pawn"), Flight(ticks.FLY, lift, "wood"))


def flash(moving: Moving, thing: Key, sound: str = "") -> None:
    """Let a ring of light shine round a thing for a moment."""
    area = moving.show.table.rect_of(thing)
    if area is None:
        return
    colour = "violet" if moving.show.feud.is_theodore(moving.show.feud.active) else "gold"
    ring = moving.show.effect(ring_look((area.width, area.height), colour), area.center)
    ring.alpha = 0
    show = at_once(lambda: setattr(ring, "alpha", 255), moving.delay)
    fade = change(ring, ticks.FLASH, alpha=0, scale=1.06, ease=thrown, delay=moving.delay + ticks.DROP)
    last(fade, lambda: moving.show.drop(ring.key))
    moving.motions += [show, fade]
    if sound:
        moving.motions.append(moving.heard(sound))


MAP: dict[type, Any] = {
    f.BoneDrawn: bone_drawn,
    f.BoneReturned: bone_returned,
    f.BoneLost: bone_lost,
    f.RareBoneTaken: rare_taken,
    f.BonesSwapped: swapped,
    f.SiteBonePlaced: site_bone_placed,
    f.SiteBoneRemoved: site_bone_removed,
    f.SiteBonePushed: site_bone_pushed,
    d.OfferTaken: offer_taken,
    d.OfferReturned: offer_returned,
    d.BoneDug: bone_dug,
    d.SiteDugDeeper: dug_deeper,
    d.TeamLeftHome: left_home,
    d.TeamMoved: moved,
    d.TeamCameHome: came_home,
    d.NeutralMoved: neutral_moved,
    d.VirtualPlaced: neutral_placed,
    d.CampPlaced: camp_placed,
    d.SiteActionDone: site_action,
    d.GrantTaken: grant_taken,
}
"""What moves with each of these facts."""
