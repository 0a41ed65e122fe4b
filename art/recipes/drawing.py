"""Our own SVG drawings taken apart: white paints, black cuts away, and a group with an id is a part of one material."""

from __future__ import annotations

import io
import xml.etree.ElementTree as Tree
from dataclasses import dataclass

import numpy as np
import pygame

from art.recipes import kit

SHEETS = kit.ART / "svg"
NAMESPACE = "http://www.w3.org/2000/svg"
BODY = "body"
"""The material of whatever is drawn outside a named group."""

Tree.register_namespace("", NAMESPACE)


@dataclass(frozen=True)
class Part:
    """One piece of a drawing: its material, whether it is let into the piece below, and its coverage 0..1."""

    material: str
    inlaid: bool
    mask: kit.Field


def names() -> list[str]:
    """Return the names of all drawings, sorted."""
    return sorted(path.stem for path in SHEETS.glob("*.svg"))


def silhouette(name: str, size: int, margin: int = 0) -> kit.Field:
    """Return the coverage 0..1 of a whole drawing, `size` pixels square, with an empty margin around it."""
    return np.pad(_coverage((SHEETS / f"{name}.svg").read_bytes(), size), margin)


def parts(name: str, size: int, margin: int = 0) -> list[Part]:
    """Return the parts of a drawing from the lowest to the uppermost, each on the same sheet."""
    root = Tree.parse(SHEETS / f"{name}.svg").getroot()
    return [
        Part(material, inlaid, np.pad(_coverage(_sheet(root, shapes, inlaid), size), margin))
        for material, inlaid, shapes in _grouped(root)
    ]


def _grouped(root: Tree.Element) -> list[tuple[str, bool, list[Tree.Element]]]:
    """Return material, inlay and shapes of each part; neighbours without a name belong together."""
    found: list[tuple[str, bool, list[Tree.Element]]] = []
    for element in root:
        material = element.get("id", BODY)
        if material == BODY and found and found[-1][0] == BODY:
            found[-1][2].append(element)
        else:
            found.append((material, element.get("class") == "inlay", [element]))
    return found


def _sheet(root: Tree.Element, shapes: list[Tree.Element], inlaid: bool) -> bytes:
    """Return a drawing of these shapes alone; what an inlay cuts from the whole it paints here."""
    sheet = Tree.Element(f"{{{NAMESPACE}}}svg", root.attrib)
    sheet.extend(shapes)
    text = Tree.tostring(sheet, encoding="unicode")
    return (text.replace("#000", "#fff") if inlaid else text).encode()


def _coverage(svg: bytes, size: int) -> kit.Field:
    """Return what is white and opaque in a drawing, rendered at twice the size and averaged."""
    surface = pygame.Surface((size * 2, size * 2), pygame.SRCALPHA)
    surface.blit(pygame.image.load_sized_svg(io.BytesIO(svg), (size * 2, size * 2)), (0, 0))
    alpha = pygame.surfarray.array_alpha(surface).T.astype(np.float32) / 255
    white = pygame.surfarray.array_red(surface).T.astype(np.float32) / 255
    return (alpha * white).reshape(size, 2, size, 2).mean((1, 3)).astype(np.float32)
