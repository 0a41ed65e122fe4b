"""When the icon of a species card is that of a slot (rules 1.8)."""

from __future__ import annotations

from game.model.bonewars.box import ANY_ICON, NO_ICON
from game.model.bonewars.state import Feud


def icon_matches(feud: Feud, player: int, card: int, slot: int) -> bool:
    """Tell whether a species card has the icon that a slot shows (A5, D11)."""
    shown = feud.box.slot_icon[slot]
    if shown == NO_ICON:
        return False
    return shown in (ANY_ICON, feud.box.icon[card]) or feud.has_grant(player, "generalist")
