"""What each fact of a game of Bone Wars is told as: one line, or none and the reason why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.model.bonewars import deeds as d
from game.model.bonewars import facts as f
from game.model.bonewars.box import ACTIONS
from game.model.bonewars.scoring import MIDGAME
from game.model.reasons import Reasoned
from game.model.turn import Fact
from game.view.bonewars.keys import card_key, keys_of_reason
from game.view.bonewars.log_cards import CARD_TELLERS, Teller
from game.view.bonewars.names import Names
from game.view.bonewars.reasons import reason
from game.view.log_book import Line
from game.view.pieces import Key
from game.view.text import words

SILENT: dict[type[Fact], str] = {
    f.MoneyPaid: "stands as the price beside what it paid for",
    f.TurnEnded: "the next heading says so",
    f.SiteBonePushed: "is told once for the whole site",
    f.BoneDrawn: "is told with all that were drawn",
    f.BoneReturned: "is told with all that went back",
    f.BoneLost: "is told with all that found no crate",
    f.RareBoneTaken: "is told with all that were taken",
    f.SiteBonePlaced: "is told with all the site got",
    f.SiteBoneRemoved: "is told with all that left the site",
}
"""Facts without a line of their own, each with the reason."""


# the course of the game


def _round_began(names: Names, fact: f.RoundBegan) -> Line:
    years = names.box.figures.round_years[fact.round - 1].replace("-", "–")
    return Line(words("wars-log-round", round=fact.round, years=years), heading=True)


def _turn_began(names: Names, fact: f.TurnBegan) -> Line:
    return Line(words("wars-log-turn", player=names.seat(fact.player)), heading=True)


def _game_ended(names: Names, fact: f.GameEnded) -> Line:
    points, winners = max(fact.totals), names.several(fact.winners)
    text = words("wars-log-ended", count=len(fact.winners), winners=winners, points=points)
    return Line(text, "glyph/crown")


def _scored(names: Names, fact: d.ShelvesScored) -> Line:
    who = {"player": names.seat(fact.player), "patron": names.patron(fact.patron)}
    figures = {"value": fact.value, "credibility": fact.credibility, "points": fact.points}
    keys: tuple[Key, ...] = (("loyalty", fact.player, fact.patron), ("patron", fact.patron))
    return Line(words("wars-log-scored", **who, **figures), "glyph/reputation", keys)


# money, reputation, loyalty


def _money(names: Names, fact: f.MoneyGained) -> Line:
    text = words("wars-log-money", player=names.seat(fact.player), amount=fact.amount, left=fact.left)
    return Line(text, "glyph/money", aside=words("wars-log-plus-money", amount=fact.amount))


def _reputation(names: Names, fact: f.ReputationGained) -> Line | None:
    if fact.why in (MIDGAME, "end"):
        return None
    text = words("wars-log-reputation", player=names.seat(fact.player), amount=fact.amount, why=fact.why)
    return Line(text, "glyph/reputation", aside=words("wars-log-plus-reputation", amount=fact.amount))


def _loyalty(names: Names, fact: f.LoyaltyGained) -> Line:
    who = {"player": names.seat(fact.player), "patron": names.patron(fact.patron)}
    text = words("wars-log-loyalty", value=names.box.figures.track[fact.to_space], **who)
    keys: tuple[Key, ...] = (("loyalty", fact.player, fact.patron),)
    plus = words("wars-log-plus-loyalty", amount=fact.to_space - fact.from_space)
    return Line(text, "glyph/loyalty", keys, plus)


# a turn


def _offer_taken(names: Names, fact: d.OfferTaken) -> Line:
    found = {"card": names.species(fact.card), "bones": names.bones(fact.bones)}
    text = words("wars-log-offer-taken", player=names.seat(fact.player), **found)
    return Line(text, "glyph/species-card", (("species", fact.card),))


def _offer_returned(names: Names, fact: d.OfferReturned) -> Line:
    text = words("wars-log-offer-returned", card=names.species(fact.card), bones=names.bones(fact.bones))
    return Line(text, "glyph/bone-bag")


def _card_laid(names: Names, fact: d.CardLaid) -> Line:
    card = names.card(fact.deck, fact.card)
    text = words("wars-log-card-laid", player=names.seat(fact.player), card=card, slot=fact.slot + 1)
    icons = {"team": "glyph/team", "species": "glyph/species-card", "solo": "glyph/top-hat"}
    keys: tuple[Key, ...] = (card_key(fact.deck, fact.card), ("slot", fact.slot))
    return Line(text, icons.get(fact.deck, "glyph/scholar-card"), keys)


def _prize(names: Names, fact: d.PrizeTaken) -> Line:
    card = {"card": names.species(fact.card), "prize": names.prize(fact.card)}
    text = words("wars-log-prize", player=names.seat(fact.player), **card)
    return Line(text, "glyph/star", (("species", fact.card),))


def _specialist(names: Names, fact: d.SpecialistUsed) -> Line:
    gains = names.gains(names.box.specialists[fact.specialist])
    who = {"player": names.seat(fact.player), "specialist": names.specialist(fact.specialist)}
    return Line(words("wars-log-specialist", gains=gains, **who), "glyph/torn-photo")


def _left_home(names: Names, fact: d.TeamLeftHome) -> Line:
    ends = {"university": names.university(fact.university), "site": names.site(fact.site)}
    text = words("wars-log-team-left", player=names.seat(fact.player), **ends)
    keys: tuple[Key, ...] = (("team", fact.player), ("site", fact.site))
    return Line(text, "glyph/team-move", keys, words("wars-log-step-free"))


def _moved(names: Names, fact: d.TeamMoved) -> Line:
    ends = {"from": names.site(fact.from_site), "to": names.site(fact.to_site)}
    text = words("wars-log-team-moved", player=names.seat(fact.player), **ends)
    price = words("wars-log-step-free" if fact.free else "wars-log-step-paid")
    return Line(text, "glyph/team-move", (("team", fact.player), ("site", fact.to_site)), price)


def _dug(names: Names, fact: d.BoneDug) -> Line:
    found = {"bone": names.bone(fact.kind), "site": names.site(fact.site), "level": names.level(fact.level)}
    text = words("wars-log-bone-dug", player=names.seat(fact.player), **found)
    return Line(text, "glyph/dig", (("site", fact.site),))


def _errand(names: Names, fact: d.SiteActionDone) -> Line:
    what = {"site": names.site(fact.site), "errand": names.errand(fact.errand)}
    text = words("wars-log-errand", player=names.seat(fact.player), **what)
    return Line(text, "glyph/site-action", (("tile", fact.site),))


def _camp(names: Names, fact: d.CampPlaced) -> Line:
    site = names.site(names.box.camp_site[fact.space])
    text = words(f"wars-log-camp-{fact.camp}", player=names.seat(fact.player), site=site)
    return Line(text, "glyph/base-camp", (("camp", fact.space),))


def _deeper(names: Names, fact: d.SiteDugDeeper) -> Line:
    text = words("wars-log-dug-deeper", player=names.seat(fact.player), site=names.site(fact.site))
    return Line(text, "glyph/dig-deeper", (("site", fact.site),))


# the academy and the boards


def _post(key: str, names: Names, player: int, action: int) -> Line:
    icons = {"publish": "publish", "debunk": "debunk", "award": "award", "find": "minor-find"}
    text = words(key, player=names.seat(player), action=names.action(action))
    return Line(text, f"glyph/{icons[ACTIONS[action]]}", (("action", action), ("post", player)))


def _paper(names: Names, fact: d.PaperPublished) -> Line:
    text = words("wars-log-paper", value=fact.value, patron=names.patron(fact.patron))
    return Line(text, "glyph/publish", (("paper", fact.patron, fact.place),))


def _debunked(names: Names, fact: d.PaperDebunked) -> Line:
    patron = names.patron(fact.patron)
    text = words("wars-log-debunked", player=names.seat(fact.player), value=fact.value, patron=patron)
    return Line(text, "glyph/debunk", (("paper", fact.patron, fact.to_place),))


def _slid(names: Names, fact: d.PaperSlid) -> Line:
    text = words("wars-log-paper-slid", value=fact.value, patron=names.patron(fact.patron))
    return Line(text, "glyph/arrow-down", (("paper", fact.patron, fact.to_place),))


def _award(names: Names, fact: d.AwardClaimed) -> Line:
    text = words("wars-log-award", player=names.seat(fact.player), award=names.award(fact.tile, fact.space))
    return Line(text, "glyph/award", (("award", fact.tile, fact.space),))


def _find(names: Names, fact: d.FindRemoved) -> Line:
    text = words("wars-log-find", player=names.seat(fact.player), icon=names.icon(fact.icon))
    return Line(text, "glyph/minor-find", (("find", fact.place),))


def _bonus(names: Names, fact: d.BonusTaken) -> Line:
    place = names.round(fact.place) if fact.where == "round" else names.column(fact.place)
    gains = names.tile(fact.tile)
    text = words(f"wars-log-bonus-{fact.where}", player=names.seat(fact.player), place=place, gains=gains)
    return Line(text, "glyph/round-bonus", ((fact.where, fact.place),))


def _upgraded(names: Names, fact: d.CardUpgraded) -> Line:
    cards = {"basic": names.team_card(fact.basic), "advanced": names.team_card(fact.advanced)}
    text = words("wars-log-upgraded", player=names.seat(fact.player), **cards)
    return Line(text, "glyph/upgrade-team", (("team-card", fact.advanced),))


def _hired(names: Names, fact: d.SpecialistHired) -> Line:
    who = {"player": names.seat(fact.player), "specialist": names.specialist(fact.specialist)}
    return Line(words("wars-log-hired", **who), "glyph/torn-photo", (("specialist", fact.specialist),))


def _slot(names: Names, fact: d.SlotUpgraded) -> Line:
    key = "wars-log-slot-added" if fact.extra else "wars-log-slot-covered"
    text = words(key, player=names.seat(fact.player), slot=fact.slot + 1)
    return Line(text, "glyph/upgrade-slot", (("slot", fact.slot),))


# coming home


def _profession(names: Names, fact: d.ProfessionTaken) -> Line:
    what = {
        "space": names.profession(fact.to_space),
        "gains": names.gains(names.box.profession_gains[fact.to_space]),
    }
    text = words("wars-log-profession", player=names.seat(fact.player), **what)
    return Line(text, "glyph/profession", (("profession", fact.to_space),))


def _came_home(names: Names, fact: d.TeamCameHome) -> Line:
    home = names.university(fact.university)
    text = words("wars-log-team-home", player=names.seat(fact.player), university=home)
    return Line(text, "glyph/university", (("team", fact.player), ("university", fact.university)))


def _grant(names: Names, fact: d.GrantTaken) -> Line:
    text = words("wars-log-grant", player=names.seat(fact.player), grant=names.grant(fact.grant))
    return Line(text, "glyph/university", (("grant", fact.university),))


def _neutral(key: str, names: Names, university: int) -> Line:
    return Line(words(key, university=names.university(university)), "glyph/team", (("university", university),))


# Theodore


def _solo_shuffled(names: Names, fact: d.SoloDeckShuffled) -> Line:
    return Line(words("wars-log-solo-shuffled", player=names.theodore, cards=fact.cards), "glyph/dice")


def _next_read(names: Names, fact: d.NextCardRead) -> Line:
    return Line(words("wars-log-next-read", back=names.back(fact.card)), "glyph/eye", (("solo-back",),))


def _solo_upgraded(names: Names, fact: d.SoloCardUpgraded) -> Line:
    cards = {"basic": names.solo(fact.basic), "card": names.solo(fact.card)}
    return Line(words("wars-log-solo-upgraded", player=names.theodore, **cards), "glyph/upgrade")


def _reasoned(names: Names, fact: Reasoned) -> Line:
    return Line(reason(names, fact), "glyph/top-hat", keys_of_reason(fact), reason=True)


def _plain(key: str, icon: str, **values: Callable[[Names, Any], str | int]) -> Teller:
    """Return what tells of a fact about a player with a few values beside his name."""

    def tell(names: Names, fact: Any) -> Line:
        more = {name: value(names, fact) for name, value in values.items()}
        return Line(words(key, player=names.seat(fact.player), **more), icon)

    return tell


TELLERS: dict[type[Fact], Teller] = {
    **CARD_TELLERS,
    f.RoundBegan: _round_began,
    f.TurnBegan: _turn_began,
    f.GameEnded: _game_ended,
    f.MoneyGained: _money,
    f.ReputationGained: _reputation,
    f.LoyaltyGained: _loyalty,
    f.PatronTurned: _plain(
        "wars-log-patron", "glyph/switch-patron", patron=lambda names, fact: names.patron(fact.patron)
    ),
    f.BonesSwapped: _plain(
        "wars-log-swapped",
        "glyph/swap-bone",
        given=lambda names, fact: names.bone(fact.given),
        taken=lambda names, fact: names.bone(fact.taken),
    ),
    d.OfferTaken: _offer_taken,
    d.OfferReturned: _offer_returned,
    d.VirtualPlaced: lambda names, fact: _neutral("wars-log-neutral-placed", names, fact.university),
    d.CardLaid: _card_laid,
    d.PrizeTaken: _prize,
    d.SpecialistUsed: _specialist,
    d.TeamLeftHome: _left_home,
    d.TeamMoved: _moved,
    d.BoneDug: _dug,
    d.SiteActionDone: _errand,
    d.CampPlaced: _camp,
    d.SiteDugDeeper: _deeper,
    d.PostTaken: lambda names, fact: _post("wars-log-post-taken", names, fact.player, fact.to_post),
    d.MarkerTakenBack: lambda names, fact: _post("wars-log-marker-back", names, fact.player, fact.from_post),
    d.PaperPublished: _paper,
    d.PaperDebunked: _debunked,
    d.PaperSlid: _slid,
    d.AwardClaimed: _award,
    d.FindRemoved: _find,
    d.BonusTaken: _bonus,
    d.CoverRemoved: _plain("wars-log-cover", "glyph/cover-tile", left=lambda names, fact: fact.left),
    d.CardUpgraded: _upgraded,
    d.SpecialistHired: _hired,
    d.SlotUpgraded: _slot,
    d.Passed: _plain("wars-log-passed", "glyph/pass"),
    d.ProfessionTaken: _profession,
    d.EndgameTaken: _plain("wars-log-endgame", "glyph/profession"),
    d.NeutralMoved: lambda names, fact: _neutral("wars-log-neutral-moved", names, fact.to_university),
    d.TeamCameHome: _came_home,
    d.GrantTaken: _grant,
    d.SlotsCleared: _plain("wars-log-slots-cleared", "glyph/arrow-left"),
    d.ShelvesScored: _scored,
    d.SoloDeckShuffled: _solo_shuffled,
    d.NextCardRead: _next_read,
    d.SoloCardUpgraded: _solo_upgraded,
    Reasoned: _reasoned,
}
"""Every other fact, with what tells it."""
