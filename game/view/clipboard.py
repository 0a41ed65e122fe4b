"""The clipboard, where there is one: text to it and from it; without one nothing happens."""

from __future__ import annotations

import pygame


def text() -> str:
    """Return the text on the clipboard, empty if there is none."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, UnicodeDecodeError):
        return ""


def put(line: str) -> bool:
    """Put a text on the clipboard; return whether it is there now."""
    try:
        pygame.scrap.put_text(line)
        return pygame.scrap.get_text() == line
    except (pygame.error, UnicodeError):
        return False
