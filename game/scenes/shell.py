"""What the screens round the tables share: their ground, their places, and how a trouble is told."""

from collections.abc import Callable

import pygame

from game import paths
from game.view import theme
from game.view.form_scene import Answer, Dialog, FormScene
from game.view.painter import Painter
from game.view.screen import zones
from game.view.stage import Stage
from game.view.text import words


class ShellScene(FormScene):
    """A screen round the tables; `layout` names the file of its places under `levels/ui`."""

    layout = ""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.zones = zones(paths.levels_folder() / "ui" / f"{self.layout}.tmx")

    def draw_table(self, painter: Painter, headline: str) -> None:
        """Draw the bare table with a headline."""
        painter.cover("surface/table")
        place = self.zones["headline"]
        painter.text(headline, theme.HEADLINE, place.midleft, "midleft", place.width)

    def draw_sheet(self, painter: Painter, headline: str) -> None:
        """Draw a sheet of parchment with a headline in its upper middle."""
        painter.panel("panel/parchment", self.zones["sheet"])
        place = self.zones["headline"]
        painter.text(headline, theme.PAPER_HEADING.sized(40), place.center, "center", place.width)

    def attempt(self, act: Callable[[], None]) -> None:
        """Do something that may fail for a reason outside the program, and tell the reason in a dialog."""
        try:
            act()
        except (OSError, ValueError) as reason:
            tell(self.stage, words("library-trouble"), str(reason))


def sentence(reason: str) -> str:
    """Return what an error says as a sentence; one that begins with the name of a file keeps its first letter."""
    first = reason.split(" ", 1)[0]
    begun = reason[:1].upper() + reason[1:] if first.isalpha() else reason
    return begun if begun.endswith((".", "!", "?")) else f"{begun}."


def tell(stage: Stage, title: str, text: str) -> None:
    """Show a sentence that the player closes."""
    stage.push(Dialog(stage, title, sentence(text), [Answer(words("close"), glyph="glyph/check")]))


def titled(painter: Painter, text: str, box: pygame.FRect) -> pygame.FRect:
    """Draw a small heading with a line under it at the top of a box; return the box beneath."""
    painter.text(text, theme.PAPER_HEADING, box.topleft, "topleft", box.width)
    painter.rule((box.left, box.top + 40), box.width, light=(172, 128, 80), dark=(236, 214, 170))
    return pygame.FRect(box.left, box.top + 52, box.width, box.height - 52)


def draw_plate(painter: Painter, name: str, box: pygame.FRect) -> None:
    """Draw an engraved plate with a fine border, filling a box."""
    frame = painter.screen.rect(box.inflate(6, 6))
    pygame.draw.rect(painter.surface, theme.FADED_INK, frame, max(1, painter.screen.length(1.5)))
    painter.surface.blit(painter.art.picture(name, box.size), painter.screen.point(box.topleft))
