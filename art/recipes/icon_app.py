"""The program's own icon: the skull in its pit within a brass rim, the lost hammer across it."""

from __future__ import annotations

import io
import struct
from collections.abc import Callable
from pathlib import Path

from PIL import Image

from art.recipes import kit, kit_material
from art.recipes.bone import PLATE, hammer, skull
from art.recipes.pit import pit

SIDE = 256
"""The icon's edge in units."""
ICONS = Path(__file__).parents[1] / "icons"
WINDOWS = (16, 24, 32, 48, 64, 128, 256)
"""The edges of the pictures within the icon for Windows, in pixels."""
MACOS = {b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}
"""The kinds of pictures within the icon for macOS, and their edges in pixels."""


def icon() -> kit.Picture:
    """Return the icon at 512 pixels."""
    size, rim = SIDE * 2, 34
    result = kit_material.brass(size, size, "#a8792f", 7, 96, 22, 0.4)
    hollow = kit.scaled(pit(74), size - 2 * rim, size - 2 * rim)
    inner = kit.rounded_box(size, size, (rim, rim, size - rim, size - rim), 70)
    ground = kit.picture("#2a180b", kit.coverage(inner))
    kit.over(result, ground)
    laid = kit.empty(size, size)
    kit.over(laid, hollow, rim, rim)
    laid[..., 3] = laid[..., 3] * kit.coverage(inner)
    kit.over(result, laid)
    kit.over(result, kit.picture("#120803", kit.smoothstep(10 + inner, 0, 10) * kit.coverage(inner) * 0.7))
    kit.over(result, _carved(hammer, None, 420), 92, 20)
    kit.over(result, _carved(skull, kit.IVORY, 430), 34, 64)
    return result


def _carved(model: Callable[[kit.Solid], None], stops: tuple[str, ...] | None, size: int) -> kit.Picture:
    """Return a bone carved large."""
    solid = kit.Solid(PLATE, PLATE, 6)
    model(solid)
    drawn = solid.carved(stops, 0.26, 20, 0.16, outline=1.2, softness=0.8, drop=(2.6, 3.8, 2.6, 0.75))
    return kit.scaled(drawn, size, size)


def pictures() -> list[kit.Recipe]:
    """Return the icon."""
    return [kit.Recipe("icon-app/icon", (SIDE, SIDE), icon, quality=92)]


def files() -> None:
    """Write the icon as programs on Windows and macOS carry it."""
    ICONS.mkdir(exist_ok=True)
    drawn = Image.fromarray(icon())
    drawn.save(ICONS / "bone-wars.ico", sizes=[(edge, edge) for edge in WINDOWS])
    parts = b"".join(_part(kind, drawn.resize((edge, edge), Image.Resampling.LANCZOS)) for kind, edge in MACOS.items())
    (ICONS / "bone-wars.icns").write_bytes(struct.pack(">4sI", b"icns", 8 + len(parts)) + parts)


def _part(kind: bytes, drawn: Image.Image) -> bytes:
    """Return one picture of an icon for macOS with what stands before it."""
    content = io.BytesIO()
    drawn.save(content, "PNG", optimize=True)
    return struct.pack(">4sI", kind, 8 + len(content.getvalue())) + content.getvalue()
