"""Why something that was clicked does not answer now, each time with its rule and its figures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.model.bonewars import archive
from game.model.bonewars.awards import Claim, spaces, tiles_of
from game.model.bonewars.bones import Swap, TakeRare
from game.model.bonewars.bonuses import Reclassify
from game.model.bonewars.box import ACTIONS, CATEGORY, NOTHING
from game.model.bonewars.debunk import Debunk
from game.model.bonewars.draft import Draft, StartUniversity, open_starts
from game.model.bonewars.errands import SiteActions
from game.model.bonewars.finds import ArchiveFind, ChooseTile, Find
from game.model.bonewars.paleontologist import Act, legal_actions
from game.model.bonewars.passing import ChooseProfession, ComeHome, TakeEndgame
from game.model.bonewars.publish import ArchivePapers, Assemble, Publish
from game.model.bonewars.rounds import EndTurn
from game.model.bonewars.state import VIRTUAL, Feud
from game.model.bonewars.team import TeamTurn
from game.model.bonewars.turns import Turn, UseSpecies
from game.model.turn import Decision
from game.view.bonewars.names import Names
from game.view.bonewars.onlooker import Onlooker
from game.view.bonewars.refusals_team import errand, refuse_team
from game.view.pieces import Key
from game.view.text import words

Refuse = Callable[[Onlooker, Any, Key], str]


def refusal(names: Names, feud: Feud, asked: Decision | None, viewer: int, thing: Key) -> str:
    """Return why a thing does not answer to the seat at the screen; empty if no reason is known."""
    if asked is None:
        return ""
    if asked.player != viewer:
        return words("wars-refuse-not-now", player=names.seat(asked.player))
    look = Onlooker(names, feud, viewer)
    if isinstance(asked.step, TeamTurn):
        return refuse_team(look, asked.step, thing)
    refuse = REFUSE.get(type(asked.step))
    return refuse(look, asked.step, thing) if refuse else ""


# laying a card


def card_refusal(look: Onlooker, step: Turn, thing: Key) -> str:
    """Return why a card of the hand cannot be laid, or why a profession cannot be changed yet."""
    if thing[0] == "profession":
        return words("wars-refuse-pass-first")
    if thing[0] not in ("species", "scholar", "team-card"):
        return ""
    feud, seat = look.feud, look.seat
    cost = feud.slot_cost(look.me)
    if cost == NOTHING:
        return words("wars-refuse-no-slot")
    slot = len(seat.laid) + 1
    if cost > seat.money:
        return words("wars-refuse-slot-money", slot=slot, price=cost, money=seat.money)
    if thing[0] == "scholar":
        any_action = legal_actions(feud, look.me, int(thing[1]))
        return "" if any_action else words("wars-refuse-paleontologist")
    price = feud.box.team_cards[int(thing[1])].cost if thing[0] == "team-card" else 0
    if price + cost <= seat.money:
        return ""
    card = look.names.team_card(int(thing[1]))
    return words("wars-refuse-team-money", card=card, price=price, slot=slot, cost=cost, money=seat.money)


def laid_refusal(look: Onlooker, step: EndTurn, thing: Key) -> str:
    """Return why no other card can be laid in this turn."""
    return words("wars-refuse-laid") if thing[0] in ("species", "scholar", "team-card") else ""


# the four actions


def action_refusal(look: Onlooker, step: Any, thing: Key) -> str:
    """Return why one of the four paleontologist actions is impossible."""
    if thing[0] != "action":
        return ""
    action = int(thing[1])
    if look.seat.post == action and not look.feud.has_grant(look.me, "tenure"):
        return words("wars-refuse-marker-here", action=look.names.action(action))
    card = step.card if isinstance(step, Act) else 0
    return "" if action in legal_actions(look.feud, look.me, card) else ACTION[ACTIONS[action]](look)


def publish_refusal(look: Onlooker) -> str:
    """Return why nothing can be published."""
    if not look.seat.species:
        return words("wars-refuse-publish-no-card")
    return archive_full(look) or words("wars-refuse-no-skeleton")


def archive_full(look: Onlooker) -> str:
    """Return that nothing can be archived, if every envelope is full."""
    if max(archive.rooms(look.feud, look.me)) > 0:
        return ""
    return words("wars-refuse-archive-full", limit=look.feud.limit(look.me))


def debunk_refusal(look: Onlooker) -> str:
    """Return why nothing can be debunked."""
    rival = 1 - look.seat.patron
    key = "wars-refuse-no-set" if look.feud.papers[rival] else "wars-refuse-no-rival-paper"
    return words(key, rival=look.names.patron(rival))


def award_refusal(look: Onlooker) -> str:
    """Return why no award can be claimed."""
    return words("wars-refuse-award-none" if any(look.seat.archive) else "wars-refuse-award-empty")


def find_refusal(look: Onlooker) -> str:
    """Return why no minor find can be made."""
    if not look.seat.species:
        return words("wars-refuse-find-no-card")
    return archive_full(look) or words("wars-refuse-find-none")


ACTION: dict[str, Callable[[Onlooker], str]] = {
    "publish": publish_refusal,
    "debunk": debunk_refusal,
    "award": award_refusal,
    "find": find_refusal,
}


def species_refusal(look: Onlooker, step: Publish, thing: Key) -> str:
    """Return why a species card cannot be published."""
    if thing[0] != "species" or thing[1] not in look.seat.species:
        return ""
    card = int(thing[1])
    return envelope_full(look, look.feud.box.icon[card]) or too_few_bones(look, card)


def too_few_bones(look: Onlooker, card: int) -> str:
    """Return that the bones for a species are lacking, if they are."""
    bones = look.seat.bones
    count = sum(any(bones[kind] for kind in kinds) for kinds in look.feud.box.fits[card])
    return words("wars-refuse-few-bones", card=look.names.species(card), count=count) if count < 2 else ""


def envelope_full(look: Onlooker, envelope: int) -> str:
    """Return that an envelope is full, if it is."""
    if archive.rooms(look.feud, look.me)[envelope] > 0:
        return ""
    return words("wars-refuse-envelope-full", envelope=look.names.envelope(envelope), limit=look.feud.limit(look.me))


def part_refusal(look: Onlooker, step: Assemble, thing: Key) -> str:
    """Return why a bone does not go into a skeleton."""
    kind = kind_of(look, thing)
    if kind == NOTHING:
        return ""
    if CATEGORY[kind] in {CATEGORY[other] for other in step.fitting}:
        return words("wars-refuse-part-taken")
    if kind in look.feud.box.fits[step.card][CATEGORY[kind]]:
        return ""
    wanted = look.names.skeleton(step.card, CATEGORY[kind])
    return words("wars-refuse-bone-part", card=look.names.species(step.card), wanted=wanted)


def kind_of(look: Onlooker, thing: Key) -> int:
    """Return the kind of a bone in the crates, NOTHING for anything else."""
    kinds = [kind for kind, count in enumerate(look.seat.bones) for _ in range(count)]
    crate = int(thing[1]) if thing[0] == "crate" else len(kinds)
    return kinds[crate] if crate < len(kinds) else NOTHING


def paper_refusal(look: Onlooker, step: Debunk, thing: Key) -> str:
    """Return why a paper cannot be turned, or why a set of bones turns none."""
    rival = 1 - look.seat.patron
    if thing[0] == "set" and thing[1] not in look.feud.papers[rival]:
        return words("wars-refuse-no-such-paper", rival=look.names.patron(rival), value=thing[1])
    if thing[0] == "set":
        return words("wars-refuse-set-short", value=thing[1], count=look.seat.bones[int(thing[2])])
    if thing[0] != "paper" or thing[1] != rival:
        return ""
    papers = look.feud.papers[int(thing[1])]
    if int(thing[2]) not in range(len(papers)):
        return words("wars-refuse-no-rival-paper", rival=look.names.patron(int(thing[1])))
    return words("wars-refuse-set-short", value=papers[int(thing[2])], count=max(look.seat.bones))


def row_refusal(look: Onlooker, step: Any, thing: Key) -> str:
    """Return why a row of an award tile cannot be claimed."""
    if thing[0] != "award":
        return ""
    number, space = next((number, space) for on, at, number, space in spaces(look.feud) if (on, at) == thing[1:])
    if thing[1] in tiles_of(look.feud, look.me):
        return words("wars-refuse-award-own")
    if look.feud.claims[number]:
        closed = look.feud.claims[number] == (VIRTUAL,)
        return words("wars-refuse-award-closed" if closed else "wars-refuse-award-taken", players=len(look.feud.seats))
    lack = archive.lack(look.feud, look.me, space)
    return words("wars-refuse-award-lack", lack=lack) if lack else ""


# minor finds, archive


def find_card_refusal(look: Onlooker, step: Find, thing: Key) -> str:
    """Return why a species card makes no minor find."""
    if thing[0] != "species" or thing[1] not in look.seat.species:
        return ""
    icon = look.feud.box.icon[int(thing[1])]
    return envelope_full(look, icon) or words("wars-refuse-find-no-tile", icon=look.names.icon(icon))


def tile_refusal(look: Onlooker, step: ChooseTile, thing: Key) -> str:
    """Return why a minor find tile cannot be taken."""
    if thing[0] != "find":
        return ""
    icon, wanted = look.feud.finds[int(thing[1])], look.feud.box.icon[step.card]
    if icon == NOTHING:
        return words("wars-refuse-find-gone")
    if icon == wanted:
        return ""
    return words("wars-refuse-find-wrong", icon=look.names.icon(icon), wanted=look.names.icon(wanted))


def envelope_refusal(look: Onlooker, step: Any, thing: Key) -> str:
    """Return why a card cannot go into an envelope."""
    return envelope_full(look, int(thing[1])) if thing[0] == "envelope" else ""


# coming home


def draft_refusal(look: Onlooker, step: Draft, thing: Key) -> str:
    """Return why a career or a card of the offer cannot be taken."""
    offered = {str(choice[0]) for choice in step.options(look.feud)}
    if thing[0] == "species" and "offer" not in offered and thing[1] in look.feud.offer:
        return words("wars-refuse-draft-career")
    if thing[0] == "profession" and "career" not in offered:
        return words("wars-refuse-draft-offer")
    return profession_refusal(look, step, thing)


def profession_refusal(look: Onlooker, step: Any, thing: Key) -> str:
    """Return why a profession cannot be taken."""
    if thing[0] != "profession":
        return ""
    space, feud, here = int(thing[1]), look.feud, look.seat.profession
    if holders := look.here([seat.profession for seat in feud.seats], space):
        return words("wars-refuse-profession-taken", player=look.names.several(holders))
    width = feud.box.columns
    if isinstance(step, Draft):
        return words("wars-refuse-profession-first") if space % width else ""
    if space // width == here // width:
        return words("wars-refuse-profession-row")
    return words("wars-refuse-profession-column") if space % width == here % width else ""


def university_refusal(look: Onlooker, step: Any, thing: Key) -> str:
    """Return why a team cannot come to a university."""
    if thing[0] not in ("university", "grant"):
        return ""
    space, feud = int(thing[1]), look.feud
    place = look.names.university(space)
    if feud.neutral == space:
        return words("wars-refuse-university-neutral", university=place)
    drafting = isinstance(step, StartUniversity)
    if drafting and space in open_starts(feud):
        return ""
    there = [seat for seat, mat in enumerate(feud.seats) if mat.university == space and (mat.passed or drafting)]
    if others := [seat for seat in there if seat != look.me]:
        return words("wars-refuse-university-taken", player=look.names.several(others), university=place)
    return words("wars-refuse-university-patron") if drafting and len(feud.seats) == 2 else ""


def endgame_refusal(look: Onlooker, step: Any, thing: Key) -> str:
    """Return why a space of the endgame tile cannot be taken."""
    if thing[0] != "endgame":
        return ""
    place, feud = int(thing[1]), look.feud
    if feud.box.rows.endgame[place].players > len(feud.seats):
        return words("wars-refuse-endgame-closed", players=len(feud.seats))
    holders = look.here([seat.endgame for seat in feud.seats], place)
    return words("wars-refuse-endgame-taken", player=look.names.several(holders)) if holders else ""


# bones and dig site actions


def rare_refusal(look: Onlooker, step: Any, thing: Key) -> str:
    """Return why a kind of rare bone cannot be had."""
    if thing[0] != "rare" or look.feud.display[int(thing[1])]:
        return ""
    return words("wars-refuse-rare-none", bone=look.names.bone(int(thing[1])))


def errand_refusal(look: Onlooker, step: Any, thing: Key) -> str:
    """Return why the dig site action of a site would do nothing."""
    return errand(look, int(thing[1])) if thing[0] in ("tile", "site") else ""


REFUSE: dict[type, Refuse] = {
    Turn: card_refusal,
    EndTurn: laid_refusal,
    UseSpecies: action_refusal,
    Act: action_refusal,
    Publish: species_refusal,
    Assemble: part_refusal,
    ArchivePapers: envelope_refusal,
    Debunk: paper_refusal,
    Claim: row_refusal,
    Find: find_card_refusal,
    ChooseTile: tile_refusal,
    ArchiveFind: envelope_refusal,
    Reclassify: envelope_refusal,
    Draft: draft_refusal,
    StartUniversity: university_refusal,
    ChooseProfession: profession_refusal,
    ComeHome: university_refusal,
    TakeEndgame: endgame_refusal,
    TakeRare: rare_refusal,
    Swap: rare_refusal,
    SiteActions: errand_refusal,
}
"""Why things do not answer while a step waits."""
