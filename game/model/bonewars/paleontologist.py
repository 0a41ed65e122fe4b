"""The four paleontologist actions: which are possible, and moving the marker there (1.10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.model.bonewars.awards import Claim, can_claim
from game.model.bonewars.box import ACTIONS, AWARD, DEBUNK, PUBLISH
from game.model.bonewars.debunk import Debunk, can_debunk
from game.model.bonewars.deeds import PostTaken
from game.model.bonewars.finds import Find, can_find
from game.model.bonewars.publish import Publish, can_publish, wilds
from game.model.bonewars.state import Feud
from game.model.turn import Choice, Fact

ACT: list[Choice] = [(name,) for name in ACTIONS]
NUMBER = {name: number for number, name in enumerate(ACTIONS)}
CAN = (can_publish, can_debunk, can_claim, can_find)


def notion_for(feud: Feud, card: int, action: int) -> str:
    """Return the bonus of a paleontologist card (0: none) if it is for this action."""
    return feud.box.paleontologists[card].bonus if feud.box.paleontologist_action[card] == action else ""


def open_posts(feud: Feud, player: int) -> list[int]:
    """Return the action spaces the marker may move to: never where it stands, unless by Tenure (S12)."""
    post = -1 if feud.has_grant(player, "tenure") else feud.seats[player].post
    return [action for action in range(len(ACTIONS)) if action != post]


def legal_actions(feud: Feud, player: int, card: int) -> list[int]:
    """Return the paleontologist actions a player can do with a paleontologist card, or without one (0) (S10, S11)."""
    return [
        action
        for action in open_posts(feud, player)
        if CAN[action](feud, player, notion_for(feud, card, action) if card else "")
    ]


def playable_cards(feud: Feud, player: int) -> list[int]:
    """Return the paleontologist cards of the hand with which some action is possible (S10)."""
    cards = sorted(feud.seats[player].paleontologists)
    if not cards:
        return []
    posts = open_posts(feud, player)
    if any(CAN[action](feud, player, "") for action in posts):
        return cards
    found = []
    for card in cards:
        action = feud.box.paleontologist_action[card]
        if action in posts and CAN[action](feud, player, notion_for(feud, card, action)):
            found.append(card)
    return found


@dataclass(frozen=True, slots=True)
class Act:
    """A paleontologist card gives one action of any kind; its bonus is for the kind it names (1.8)."""

    player: int
    card: int
    waits: ClassVar[bool] = False

    def options(self, feud: Feud) -> list[Choice]:
        """Return the possible actions."""
        return [ACT[action] for action in legal_actions(feud, self.player, self.card)]

    def resolve(self, feud: Feud, choice: tuple[str], facts: list[Fact]) -> None:
        """Begin the action."""
        begin(feud, self.player, NUMBER[choice[0]], self.card, facts)


def begin(feud: Feud, player: int, action: int, card: int, facts: list[Fact]) -> None:
    """Move the marker to an action and ask what to do there."""
    take_post(feud, player, action, facts)
    notion = notion_for(feud, card, action) if card else ""
    if action == PUBLISH:
        feud.todo.append(Publish(player, notion, wilds(feud, player, "restorer", notion), ()))
    elif action == DEBUNK:
        pamphlet = feud.has_grant(player, "pamphlet")
        feud.todo.append(Debunk(player, notion, wilds(feud, player, "critic", notion), pamphlet, False))
    else:
        feud.todo.append(Claim(player, notion) if action == AWARD else Find(player, notion))


def take_post(feud: Feud, player: int, action: int, facts: list[Fact]) -> None:
    """Move the paleontologist marker to an action."""
    seat = feud.seats[player]
    facts.append(PostTaken(player, seat.post, action))
    seat.post = action
