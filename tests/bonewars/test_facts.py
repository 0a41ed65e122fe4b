"""The facts alone tell what happened: a mirror that reads nothing else stays equal to the state (architecture 4)."""

import copy

import pytest

from game.model.bonewars import deeds, facts
from game.model.bonewars.box import NOTHING
from game.model.bonewars.rounds import NextTurn
from game.model.bonewars.setup import new_game
from game.model.bonewars.state import Feud, Setup
from game.model.session import Session
from game.model.turn import Rng, apply, decision
from tests.bonewars.table import BOX, Table
from tests.bonewars.test_conformance import MIXES, pick


class Mirror:
    """Where everything lies, kept up from facts."""

    def __init__(self, feud: Feud) -> None:
        self.seats = copy.deepcopy(feud.seats)
        self.site_bones, self.site_cards = feud.site_bones[:], feud.site_cards[:]
        self.display, self.finds, self.camps = feud.display[:], feud.finds[:], feud.camps[:]
        self.papers = [list(papers) for papers in feud.papers]
        self.shown, self.claims, self.neutral = feud.shown[:], feud.claims[:], feud.neutral
        self.out, self.persons_out = feud.species_out[:], feud.paleontologist_out[:]
        self.awards = feud.awards

    def take(self, fact: object) -> None:
        """Do what a fact says, if the mirror shows it."""
        name = type(fact).__name__
        if hasattr(self, name):
            getattr(self, name)(fact)

    def differs(self, feud: Feud) -> list[str]:
        """Return what is not as in the state."""
        pairs = {
            "site_bones": (self.site_bones, feud.site_bones),
            "site_cards": (self.site_cards, feud.site_cards),
            "display": (self.display, feud.display),
            "finds": (self.finds, feud.finds),
            "camps": (self.camps, feud.camps),
            "papers": (self.papers, [list(papers) for papers in feud.papers]),
            "shown": (self.shown, feud.shown),
            "claims": (self.claims, feud.claims),
            "neutral": (self.neutral, feud.neutral),
            "discards": (sorted(self.out), sorted(feud.species_out)),
            "persons": (sorted(self.persons_out), sorted(feud.paleontologist_out)),
        }
        found = [name for name, (mine, real) in pairs.items() if mine != real]
        for number, (mine, real) in enumerate(zip(self.seats, feud.seats, strict=True)):
            for field in mine.__slots__:
                one, other = getattr(mine, field), getattr(real, field)
                if field in ("species", "paleontologists", "team_cards"):
                    one, other = sorted(one), sorted(other)
                if one != other:
                    found.append(f"seat {number}: {field} {one} {other}")
        return found

    def MoneyGained(self, fact: facts.MoneyGained) -> None:  # noqa: N802
        self.seats[fact.player].money += fact.amount
        assert self.seats[fact.player].money == fact.left

    def MoneyPaid(self, fact: facts.MoneyPaid) -> None:  # noqa: N802
        self.seats[fact.player].money -= fact.amount
        assert self.seats[fact.player].money == fact.left

    def ReputationGained(self, fact: facts.ReputationGained) -> None:  # noqa: N802
        self.seats[fact.player].reputation += fact.amount
        assert self.seats[fact.player].reputation == fact.total

    def LoyaltyGained(self, fact: facts.LoyaltyGained) -> None:  # noqa: N802
        assert self.seats[fact.player].loyalty[fact.patron] == fact.from_space
        self.seats[fact.player].loyalty[fact.patron] = fact.to_space

    def PatronTurned(self, fact: facts.PatronTurned) -> None:  # noqa: N802
        self.seats[fact.player].patron = fact.patron

    def BoneDrawn(self, fact: facts.BoneDrawn) -> None:  # noqa: N802
        self.seats[fact.player].bones[fact.kind] += 1

    def BoneReturned(self, fact: facts.BoneReturned) -> None:  # noqa: N802
        self.seats[fact.player].bones[fact.kind] -= 1

    def RareBoneTaken(self, fact: facts.RareBoneTaken) -> None:  # noqa: N802
        self.seats[fact.player].bones[fact.kind] += 1
        self.display[fact.kind] -= 1

    def BonesSwapped(self, fact: facts.BonesSwapped) -> None:  # noqa: N802
        for kind, change in ((fact.given, -1), (fact.taken, 1)):
            self.seats[fact.player].bones[kind] += change
            self.display[kind] -= change

    def SiteBonePlaced(self, fact: facts.SiteBonePlaced) -> None:  # noqa: N802
        self.site_bones[3 * fact.site + fact.level] = fact.kind

    def SiteBoneRemoved(self, fact: facts.SiteBoneRemoved) -> None:  # noqa: N802
        self.site_bones[3 * fact.site + fact.level] = NOTHING

    def SiteBonePushed(self, fact: facts.SiteBonePushed) -> None:  # noqa: N802
        self.site_bones[3 * fact.site + fact.from_level] = NOTHING
        self.site_bones[3 * fact.site + fact.to_level] = fact.kind

    def BoneDug(self, fact: deeds.BoneDug) -> None:  # noqa: N802
        self.site_bones[3 * fact.site + fact.level] = NOTHING
        self.seats[fact.player].bones[fact.kind] += 1

    def SpeciesDealt(self, fact: facts.SpeciesDealt) -> None:  # noqa: N802
        self.site_cards[fact.site] = fact.card

    def SpeciesDiscovered(self, fact: deeds.SpeciesDiscovered) -> None:  # noqa: N802
        self.site_cards[fact.site] = 0
        self.seats[fact.player].species.append(fact.card)

    def SpeciesDrawn(self, fact: facts.SpeciesDrawn) -> None:  # noqa: N802
        self.seats[fact.player].species.append(fact.card)

    SpeciesKept = SpeciesDrawn

    def SpeciesDiscarded(self, fact: facts.SpeciesDiscarded) -> None:  # noqa: N802
        self.out.append(fact.card)
        if fact.source == "hand":
            self.seats[fact.place].species.remove(fact.card)
        elif fact.source == "site":
            self.site_cards[fact.place] = 0

    def SpeciesShuffled(self, fact: facts.SpeciesShuffled) -> None:  # noqa: N802
        assert len(self.out) == fact.cards
        self.out.clear()

    def SpeciesPresented(self, fact: deeds.SpeciesPresented) -> None:  # noqa: N802
        self.seats[fact.player].species.remove(fact.card)

    def SpeciesArchived(self, fact: facts.SpeciesArchived) -> None:  # noqa: N802
        seat = self.seats[fact.player]
        if fact.card in seat.species:
            seat.species.remove(fact.card)
        seat.archive[fact.envelope] += (fact.card,)
        assert len(seat.archive[fact.envelope]) == fact.count

    def SpeciesReclassified(self, fact: facts.SpeciesReclassified) -> None:  # noqa: N802
        archive = self.seats[fact.player].archive
        archive[fact.from_envelope] = tuple(card for card in archive[fact.from_envelope] if card != fact.card)
        archive[fact.to_envelope] += (fact.card,)

    def PaleontologistTaken(self, fact: facts.PaleontologistTaken) -> None:  # noqa: N802
        assert self.shown[fact.place] == fact.card
        del self.shown[fact.place]
        self.seats[fact.player].paleontologists.append(fact.card)

    def PaleontologistShown(self, fact: facts.PaleontologistShown) -> None:  # noqa: N802
        self.shown.insert(fact.place, fact.card)

    def PaleontologistDrawn(self, fact: facts.PaleontologistDrawn) -> None:  # noqa: N802
        self.seats[fact.player].paleontologists.append(fact.card)

    def PaleontologistDiscarded(self, fact: facts.PaleontologistDiscarded) -> None:  # noqa: N802
        self.persons_out.append(fact.card)
        if fact.card in self.seats[fact.player].paleontologists:
            self.seats[fact.player].paleontologists.remove(fact.card)

    def PaleontologistsShuffled(self, fact: facts.PaleontologistsShuffled) -> None:  # noqa: N802
        self.persons_out.clear()

    def OfferTaken(self, fact: deeds.OfferTaken) -> None:  # noqa: N802
        self.seats[fact.player].species.append(fact.card)
        for kind in fact.bones:
            self.seats[fact.player].bones[kind] += 1

    def VirtualPlaced(self, fact: deeds.VirtualPlaced) -> None:  # noqa: N802
        self.neutral = fact.university

    def NeutralMoved(self, fact: deeds.NeutralMoved) -> None:  # noqa: N802
        self.neutral = fact.to_university

    def CardLaid(self, fact: deeds.CardLaid) -> None:  # noqa: N802
        seat = self.seats[fact.player]
        assert len(seat.laid) == fact.slot
        seat.laid.append((fact.deck, fact.card))
        hands = {"team": seat.team_cards, "species": seat.species, "paleontologist": seat.paleontologists}
        if fact.deck in hands:
            hands[fact.deck].remove(fact.card)

    def SpecialistUsed(self, fact: deeds.SpecialistUsed) -> None:  # noqa: N802
        self.seats[fact.player].specialists[fact.specialist] = fact.slot

    def SpecialistHired(self, fact: deeds.SpecialistHired) -> None:  # noqa: N802
        self.seats[fact.player].specialists[fact.specialist] = -1

    def CardUpgraded(self, fact: deeds.CardUpgraded) -> None:  # noqa: N802
        seat = self.seats[fact.player]
        if fact.basic in seat.team_cards:
            seat.team_cards.remove(fact.basic)
        else:
            seat.laid[seat.laid.index(("team", fact.basic))] = ("", 0)
        seat.reserve.remove(fact.advanced)
        seat.team_cards.append(fact.advanced)

    def SlotUpgraded(self, fact: deeds.SlotUpgraded) -> None:  # noqa: N802
        slots = self.seats[fact.player].slots
        slots[fact.slot : fact.slot + 1] = [BOX.upgraded]

    def CoverRemoved(self, fact: deeds.CoverRemoved) -> None:  # noqa: N802
        self.seats[fact.player].covers = fact.left

    def SlotsCleared(self, fact: deeds.SlotsCleared) -> None:  # noqa: N802
        seat = self.seats[fact.player]
        seat.team_cards += [card for deck, card in seat.laid if deck == "team"]
        seat.specialists = [min(where, -1) for where in seat.specialists]
        seat.laid.clear()

    def RoundBegan(self, fact: facts.RoundBegan) -> None:  # noqa: N802
        for seat in self.seats:
            seat.passed = False

    def Passed(self, fact: deeds.Passed) -> None:  # noqa: N802
        self.seats[fact.player].passed = True

    def TeamLeftHome(self, fact: deeds.TeamLeftHome) -> None:  # noqa: N802
        self.seats[fact.player].site = fact.site

    def TeamMoved(self, fact: deeds.TeamMoved) -> None:  # noqa: N802
        assert self.seats[fact.player].site == fact.from_site
        self.seats[fact.player].site = fact.to_site

    def TeamCameHome(self, fact: deeds.TeamCameHome) -> None:  # noqa: N802
        self.seats[fact.player].site = NOTHING
        self.seats[fact.player].university = fact.university

    def GrantTaken(self, fact: deeds.GrantTaken) -> None:  # noqa: N802
        self.seats[fact.player].grant = self.seats[fact.player].university = fact.university

    def CampPlaced(self, fact: deeds.CampPlaced) -> None:  # noqa: N802
        self.camps[fact.space] = fact.player
        seat = self.seats[fact.player]
        setattr(seat, f"{fact.camp}_camps", getattr(seat, f"{fact.camp}_camps") - 1)

    def PostTaken(self, fact: deeds.PostTaken) -> None:  # noqa: N802
        assert self.seats[fact.player].post == fact.from_post
        self.seats[fact.player].post = fact.to_post

    def MarkerTakenBack(self, fact: deeds.MarkerTakenBack) -> None:  # noqa: N802
        self.seats[fact.player].post = NOTHING

    def PaperPublished(self, fact: deeds.PaperPublished) -> None:  # noqa: N802
        self.papers[fact.patron].insert(fact.place, fact.value)

    def PaperDebunked(self, fact: deeds.PaperDebunked) -> None:  # noqa: N802
        assert self.papers[1 - fact.patron].pop(fact.from_place) == fact.value
        self.papers[fact.patron].insert(fact.to_place, fact.value)

    def PaperSlid(self, fact: deeds.PaperSlid) -> None:  # noqa: N802
        assert self.papers[fact.patron].pop() == fact.value
        self.papers[fact.patron].insert(fact.to_place, fact.value)

    def AwardClaimed(self, fact: deeds.AwardClaimed) -> None:  # noqa: N802
        number = sum(len(BOX.award_spaces[award]) for award in self.awards[: fact.tile]) + fact.space
        self.claims[number] += (fact.player,)

    def FindRemoved(self, fact: deeds.FindRemoved) -> None:  # noqa: N802
        assert self.finds[fact.place] == fact.icon
        self.finds[fact.place] = NOTHING

    def ProfessionTaken(self, fact: deeds.ProfessionTaken) -> None:  # noqa: N802
        self.seats[fact.player].profession = fact.to_space

    def EndgameTaken(self, fact: deeds.EndgameTaken) -> None:  # noqa: N802
        self.seats[fact.player].endgame = fact.place


@pytest.mark.parametrize("mix", MIXES)
def test_a_mirror_of_the_facts_stays_equal_to_the_state(mix):
    for seed in range(12):
        feud = new_game(BOX, Setup(seed=seed, **MIXES[mix]))
        mirror, source = Mirror(feud), Rng(seed)
        while asked := decision(feud):
            feud, happened = apply(feud, pick(asked.options, source, bool(seed % 3)))
            for fact in happened:
                mirror.take(fact)
            assert mirror.differs(feud) == []


@pytest.mark.parametrize("mix", ["three", "expert"])
def test_facts_are_frozen_and_hold_no_state(mix):
    feud = new_game(BOX, Setup(seed=1, **MIXES[mix]))
    source, seen = Rng(1), []
    while asked := decision(feud):
        feud, happened = apply(feud, pick(asked.options, source, True))
        seen += happened
    assert len({hash(fact) for fact in seen}) > 50


def test_undo_stops_where_theodore_has_turned_up_his_card():
    table = Table(theodore="advanced")
    table.feud.order, table.feud.active = [0, 1], 1
    session = Session(table.ask(NextTurn()).feud)
    for choice in [("team", 1), ("done",)]:
        session.choose(choice)
    assert session.why_no_undo() == ""
    session.choose(("end",))
    assert session.why_no_undo() == "card-shown"


def test_undo_stops_where_an_upgrade_of_theodores_is_seen():
    assert deeds.SoloCardUpgraded(1, 13).shows == "card-shown"
