"""Does facts on a copy of the state, one by one, so that a table can show a game between two choices.

What a fact does not tell stays as it was: the order of a deck that was shuffled, and what the bag will give.
"""

from __future__ import annotations

from typing import Any

from game.model.bonewars import deeds as d
from game.model.bonewars import facts as f
from game.model.bonewars.awards import spaces
from game.model.bonewars.box import LEVELS, NOTHING
from game.model.bonewars.state import NOBODY, READY, Feud
from game.model.turn import Fact
from game.view.bonewars.enact_cards import ENACT_CARDS, Enact


def enact(feud: Feud, fact: Fact) -> None:
    """Do what a fact says."""
    if type(fact) in ENACT:
        ENACT[type(fact)](feud, fact)


# the course of the game


def _round_began(feud: Feud, fact: f.RoundBegan) -> None:
    feud.round, feud.order, feud.active = fact.round, list(fact.order), NOBODY
    for seat in feud.seats:
        seat.passed = False


def _turn_began(feud: Feud, fact: f.TurnBegan) -> None:
    feud.active = fact.player


def _money(feud: Feud, fact: f.MoneyGained | f.MoneyPaid) -> None:
    feud.seats[fact.player].money = fact.left


def _reputation(feud: Feud, fact: f.ReputationGained) -> None:
    feud.seats[fact.player].reputation = fact.total


def _loyalty(feud: Feud, fact: f.LoyaltyGained) -> None:
    feud.seats[fact.player].loyalty[fact.patron] = fact.to_space


def _patron(feud: Feud, fact: f.PatronTurned) -> None:
    feud.seats[fact.player].patron = fact.patron


# bones


def _bone_drawn(feud: Feud, fact: f.BoneDrawn) -> None:
    feud.bag[fact.kind] -= 1
    feud.seats[fact.player].bones[fact.kind] += 1


def _bone_returned(feud: Feud, fact: f.BoneReturned) -> None:
    feud.seats[fact.player].bones[fact.kind] -= 1
    feud.bag[fact.kind] += 1


def _rare(feud: Feud, fact: f.RareBoneTaken) -> None:
    feud.display[fact.kind] -= 1
    feud.seats[fact.player].bones[fact.kind] += 1


def _swapped(feud: Feud, fact: f.BonesSwapped) -> None:
    for kind, change in ((fact.given, -1), (fact.taken, 1)):
        feud.seats[fact.player].bones[kind] += change
        feud.display[kind] -= change


def _site_bone_placed(feud: Feud, fact: f.SiteBonePlaced) -> None:
    feud.bag[fact.kind] -= 1
    feud.site_bones[fact.site * LEVELS + fact.level] = fact.kind


def _site_bone_removed(feud: Feud, fact: f.SiteBoneRemoved) -> None:
    feud.bag[fact.kind] += 1
    feud.site_bones[fact.site * LEVELS + fact.level] = NOTHING


def _site_bone_pushed(feud: Feud, fact: f.SiteBonePushed) -> None:
    feud.site_bones[fact.site * LEVELS + fact.from_level] = NOTHING
    feud.site_bones[fact.site * LEVELS + fact.to_level] = fact.kind


def _bone_dug(feud: Feud, fact: d.BoneDug) -> None:
    feud.site_bones[fact.site * LEVELS + fact.level] = NOTHING
    feud.seats[fact.player].bones[fact.kind] += 1


# a turn


def _card_laid(feud: Feud, fact: d.CardLaid) -> None:
    seat = feud.seats[fact.player]
    seat.laid.append((fact.deck, fact.card))
    hands = {"team": seat.team_cards, "species": seat.species, "paleontologist": seat.paleontologists}
    if fact.deck in hands:
        hands[fact.deck].remove(fact.card)
    elif feud.theodore and fact.card in feud.theodore.deck:
        feud.theodore.deck.remove(fact.card)


def _specialist_used(feud: Feud, fact: d.SpecialistUsed) -> None:
    feud.seats[fact.player].specialists[fact.specialist] = fact.slot


def _team_left(feud: Feud, fact: d.TeamLeftHome) -> None:
    feud.seats[fact.player].site = fact.site


def _team_moved(feud: Feud, fact: d.TeamMoved) -> None:
    feud.seats[fact.player].site = fact.to_site


def _camp_placed(feud: Feud, fact: d.CampPlaced) -> None:
    seat = feud.seats[fact.player]
    feud.camps[fact.space] = fact.player
    if fact.camp == "movement":
        seat.movement_camps -= 1
    else:
        seat.archive_camps -= 1


# the academy


def _post(feud: Feud, fact: d.PostTaken) -> None:
    feud.seats[fact.player].post = fact.to_post


def _marker_back(feud: Feud, fact: d.MarkerTakenBack) -> None:
    feud.seats[fact.player].post = NOTHING


def _paper(feud: Feud, fact: d.PaperPublished) -> None:
    feud.papers[fact.patron] += (fact.value,)


def _debunked(feud: Feud, fact: d.PaperDebunked) -> None:
    rival = 1 - fact.patron
    papers = feud.papers[rival]
    feud.papers[rival] = papers[: fact.from_place] + papers[fact.from_place + 1 :]
    feud.papers[fact.patron] += (fact.value,)


def _slid(feud: Feud, fact: d.PaperSlid) -> None:
    papers = feud.papers[fact.patron]
    feud.papers[fact.patron] = (*papers[: fact.to_place], fact.value, *papers[fact.to_place : -1])


def _claimed(feud: Feud, fact: d.AwardClaimed) -> None:
    place = (fact.tile, fact.space)
    number = next(number for tile, space, number, _ in spaces(feud) if (tile, space) == place)
    feud.claims[number] += (fact.player,)


def _find_removed(feud: Feud, fact: d.FindRemoved) -> None:
    feud.finds[fact.place] = NOTHING


# boards


def _cover(feud: Feud, fact: d.CoverRemoved) -> None:
    feud.seats[fact.player].covers = fact.left


def _upgraded(feud: Feud, fact: d.CardUpgraded) -> None:
    seat = feud.seats[fact.player]
    if fact.basic in seat.team_cards:
        seat.team_cards.remove(fact.basic)
    else:
        seat.laid[seat.laid.index(("team", fact.basic))] = ("", 0)
    seat.reserve.remove(fact.advanced)
    seat.team_cards.append(fact.advanced)


def _hired(feud: Feud, fact: d.SpecialistHired) -> None:
    feud.seats[fact.player].specialists[fact.specialist] = READY


def _slot(feud: Feud, fact: d.SlotUpgraded) -> None:
    feud.seats[fact.player].slots[fact.slot : fact.slot + 1] = [feud.box.upgraded]


# passing, reset


def _passed(feud: Feud, fact: d.Passed) -> None:
    feud.seats[fact.player].passed = True


def _profession(feud: Feud, fact: d.ProfessionTaken) -> None:
    feud.seats[fact.player].profession = fact.to_space
    if fact.from_space == NOTHING:
        feud.order.append(fact.player)


def _endgame(feud: Feud, fact: d.EndgameTaken) -> None:
    feud.seats[fact.player].endgame = fact.place


def _neutral(feud: Feud, fact: Any) -> None:
    feud.neutral = fact.university if isinstance(fact, d.VirtualPlaced) else fact.to_university


def _home(feud: Feud, fact: d.TeamCameHome) -> None:
    feud.seats[fact.player].site = NOTHING
    feud.seats[fact.player].university = fact.university


def _grant(feud: Feud, fact: d.GrantTaken) -> None:
    feud.seats[fact.player].university = feud.seats[fact.player].grant = fact.university


def _slots_cleared(feud: Feud, fact: d.SlotsCleared) -> None:
    """Played team cards go to the hand, solo cards to Theodore's discards; the others have a fact of their own."""
    seat = feud.seats[fact.player]
    seat.team_cards += [card for deck, card in seat.laid if deck == "team"]
    if feud.theodore and feud.is_theodore(fact.player):
        feud.theodore.discards += [card for deck, card in seat.laid if deck == "solo"]
    seat.specialists = [min(where, READY) for where in seat.specialists]
    seat.laid.clear()


# Theodore


def _solo_shuffled(feud: Feud, fact: d.SoloDeckShuffled) -> None:
    if feud.theodore:
        feud.theodore.deck, feud.theodore.discards = sorted(feud.theodore.discards), []


def _next_read(feud: Feud, fact: d.NextCardRead) -> None:
    """The next card is on top, whatever was known of the deck."""
    if feud.theodore and fact.card in feud.theodore.deck:
        feud.theodore.deck.remove(fact.card)
        feud.theodore.deck.append(fact.card)


def _solo_upgraded(feud: Feud, fact: d.SoloCardUpgraded) -> None:
    if feud.theodore is None:
        return
    for pile in (feud.theodore.deck, feud.theodore.discards):
        if fact.basic in pile:
            pile[pile.index(fact.basic)] = fact.card
            feud.theodore.pile.remove(fact.card)
            return


def _slot_tile(feud: Feud, fact: d.SlotUpgraded) -> None:
    _slot(feud, fact)
    if feud.theodore and feud.is_theodore(fact.player):
        feud.theodore.tiles += 1


ENACT: dict[type[Fact], Enact] = {
    **ENACT_CARDS,
    f.RoundBegan: _round_began,
    f.TurnBegan: _turn_began,
    f.MoneyGained: _money,
    f.MoneyPaid: _money,
    f.ReputationGained: _reputation,
    f.LoyaltyGained: _loyalty,
    f.PatronTurned: _patron,
    f.BoneDrawn: _bone_drawn,
    f.BoneReturned: _bone_returned,
    f.RareBoneTaken: _rare,
    f.BonesSwapped: _swapped,
    f.SiteBonePlaced: _site_bone_placed,
    f.SiteBoneRemoved: _site_bone_removed,
    f.SiteBonePushed: _site_bone_pushed,
    d.VirtualPlaced: _neutral,
    d.CardLaid: _card_laid,
    d.SpecialistUsed: _specialist_used,
    d.TeamLeftHome: _team_left,
    d.TeamMoved: _team_moved,
    d.BoneDug: _bone_dug,
    d.CampPlaced: _camp_placed,
    d.PostTaken: _post,
    d.MarkerTakenBack: _marker_back,
    d.PaperPublished: _paper,
    d.PaperDebunked: _debunked,
    d.PaperSlid: _slid,
    d.AwardClaimed: _claimed,
    d.FindRemoved: _find_removed,
    d.CoverRemoved: _cover,
    d.CardUpgraded: _upgraded,
    d.SpecialistHired: _hired,
    d.SlotUpgraded: _slot_tile,
    d.Passed: _passed,
    d.ProfessionTaken: _profession,
    d.EndgameTaken: _endgame,
    d.NeutralMoved: _neutral,
    d.TeamCameHome: _home,
    d.GrantTaken: _grant,
    d.SlotsCleared: _slots_cleared,
    d.SoloDeckShuffled: _solo_shuffled,
    d.NextCardRead: _next_read,
    d.SoloCardUpgraded: _solo_upgraded,
}
"""What each fact does; facts that change nothing are not here."""
