"""Bone diggers in their poses, in shares of a man's height: feet at 0, 0, facing right, upwards negative."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from art.recipes.engraving import Field, Points, Sculpture, Skin, path

FLESH = Skin("#a87858", "#d0a07c", "#e6c09c", cover="wet")
LEATHER = Skin("#2a1c12", "#4a3524", "#6a5038", cover="hide")
ASH = Skin("#6a4e2c", "#a07e4c", "#c8a878", cover="bone")
IRON = Skin("#3a3a3c", "#6a6a6c", "#a0a09c", cover="bone")
HAIR = Skin("#3a2a1c", "#4a3624", "#5a442e", cover="fur")
FELT = Skin("#2f241a", "#4f3e2c", "#7a644a", cover="hide")
STRAW = Skin("#8a6c34", "#c8a456", "#ecd494", cover="hide")
LINEN = Skin("#a89c80", "#d8cdb0", "#f4ecd4", cover="hide")
HATS = {
    "slouch": (0.12, 0.050, FELT),
    "bowler": (0.085, 0.046, FELT),
    "straw": (0.14, 0.034, STRAW),
    "sun": (0.10, 0.050, LINEN),
}
"""How wide and high each hat is, and of what."""
PAPER = Skin("#c8b894", "#efe4c4", "#fff8e4", cover="bone")


@dataclass(frozen=True, slots=True)
class Pose:
    """Joints: trunk from hip to shoulder, head, near and far leg and arm, and the tool: its shaft and its iron."""

    trunk: Field
    head: tuple[float, float]
    legs: tuple[Field, Field]
    arms: tuple[Field, Field]
    shaft: Points = ()
    iron: Points = ()
    blade: bool = False


POSES = {
    "dig": Pose(
        path("-0.05 -0.47 0.082, 0.02 -0.56 0.090, 0.12 -0.66 0.098, 0.19 -0.72 0.074"),
        (0.295, -0.785),
        (
            path("-0.03 -0.46, 0.10 -0.27, 0.00 -0.04, 0.10 -0.02"),
            path("-0.06 -0.46, -0.10 -0.24, -0.24 -0.04, -0.14 -0.02"),
        ),
        (path("0.18 -0.70, 0.20 -0.52, 0.33 -0.42"), path("0.20 -0.70, 0.13 -0.54, 0.16 -0.46")),
        path("0.08 -0.60, 0.46 -0.14"),
        path("0.44 -0.16 0.030, 0.50 -0.08 0.044, 0.56 -0.01 0.020"),
        True,
    ),
    "pick": Pose(
        path("-0.02 -0.48 0.082, -0.03 -0.60 0.090, -0.03 -0.72 0.100, -0.02 -0.79 0.076"),
        (0.03, -0.885),
        (
            path("0.00 -0.47, 0.13 -0.26, 0.10 -0.04, 0.20 -0.02"),
            path("-0.04 -0.47, -0.12 -0.25, -0.22 -0.04, -0.12 -0.02"),
        ),
        (path("0.00 -0.77, 0.15 -0.88, 0.10 -1.04"), path("-0.04 -0.77, 0.02 -0.94, -0.02 -1.08")),
        path("0.20 -0.98, -0.30 -1.22"),
        path("-0.40 -1.06 0.008, -0.36 -1.17 0.020, -0.28 -1.22 0.026, -0.18 -1.24 0.020, -0.06 -1.20 0.008"),
    ),
    "rest": Pose(
        path("0.00 -0.48 0.084, 0.00 -0.60 0.092, 0.01 -0.73 0.102, 0.02 -0.80 0.076"),
        (0.045, -0.905),
        (
            path("0.02 -0.47, 0.05 -0.25, 0.04 -0.04, 0.14 -0.02"),
            path("-0.02 -0.47, -0.06 -0.25, -0.09 -0.04, 0.01 -0.02"),
        ),
        (path("0.03 -0.77, 0.06 -0.60, 0.19 -0.68"), path("0.00 -0.77, 0.10 -0.62, 0.20 -0.72")),
        path("0.20 -0.74, 0.22 -0.16"),
        path("0.22 -0.18 0.034, 0.222 -0.08 0.046, 0.224 -0.01 0.018"),
        True,
    ),
    "kneel": Pose(
        path("-0.06 -0.27 0.086, 0.00 -0.36 0.092, 0.08 -0.47 0.100, 0.14 -0.53 0.074"),
        (0.23, -0.60),
        (
            path("-0.04 -0.26, 0.17 -0.27, 0.12 -0.04, 0.22 -0.02"),
            path("-0.08 -0.26, 0.02 -0.05, -0.16 -0.04, -0.22 -0.09"),
        ),
        (path("0.13 -0.51, 0.17 -0.34, 0.34 -0.24"), path("0.15 -0.51, 0.26 -0.38, 0.36 -0.30")),
        path("0.32 -0.26, 0.42 -0.12"),
        path("0.41 -0.13 0.014, 0.44 -0.07 0.022"),
        True,
    ),
    "map": Pose(
        path("0.00 -0.48 0.088, 0.00 -0.60 0.094, 0.00 -0.73 0.102, 0.01 -0.80 0.076"),
        (0.045, -0.90),
        (
            path("0.02 -0.47, 0.04 -0.25, 0.02 -0.04, 0.12 -0.02"),
            path("-0.02 -0.47, -0.05 -0.25, -0.10 -0.04, 0.00 -0.02"),
        ),
        (path("0.03 -0.77, 0.06 -0.58, 0.22 -0.60"), path("0.00 -0.77, 0.14 -0.64, 0.26 -0.66")),
    ),
    "point": Pose(
        path("0.00 -0.48 0.086, 0.00 -0.60 0.092, 0.01 -0.73 0.102, 0.02 -0.80 0.076"),
        (0.05, -0.905),
        (
            path("0.02 -0.47, 0.09 -0.26, 0.08 -0.04, 0.18 -0.02"),
            path("-0.02 -0.47, -0.06 -0.25, -0.12 -0.04, -0.02 -0.02"),
        ),
        (path("0.03 -0.77, 0.18 -0.74, 0.36 -0.80"), path("0.00 -0.77, -0.06 -0.60, 0.04 -0.50")),
    ),
}


@dataclass(frozen=True, slots=True)
class Man:
    """Where a digger stands, how tall he is, which way he faces, what he does and wears."""

    x: float
    y: float
    height: float
    pose: str
    coat: Skin
    trousers: Skin
    hat: str = "slouch"
    beard: str = ""
    facing: int = 1


class Figure:
    """Puts one digger together on a sculpture, `z` nearer to the reader."""

    def __init__(self, sculpture: Sculpture, who: Man, z: float) -> None:
        self.sculpture, self.who, self.z = sculpture, who, z
        self.pose = POSES[who.pose]

    def put(self, rows: Points | Field, skin: Skin, radii: Points = (), lift: float = 0.0, shade: float = 0.0) -> None:
        """Add a chain through joints, with these radii unless the rows have their own."""
        points = np.array(rows, np.float32)
        if len(radii):
            points = np.column_stack([points, np.array(radii, np.float32)])
        points = points * self.who.height
        points[:, 0] = self.who.x + points[:, 0] * self.who.facing
        points[:, 1] += self.who.y
        depth = self.z + lift * self.who.height
        self.sculpture.chain(points, skin, z=depth, shade=shade, blend=self.who.height * 0.01)

    def body(self) -> None:
        """Add limbs and trunk, the far ones first."""
        pose, coat, trousers = self.pose, self.who.coat, self.who.trousers.plain()
        self.put(pose.arms[1], coat.plain(), (0.042, 0.034, 0.026), -0.06, 0.3)
        for leg, lift, shade in ((pose.legs[1], -0.05, 0.3), (pose.legs[0], 0.05, 0.0)):
            self.put(leg[:3], trousers, (0.066, 0.048, 0.038), lift, shade)
            self.put([leg[1] * 0.4 + leg[2] * 0.6, leg[2]], LEATHER, (0.046, 0.042), lift + 0.005, shade)
            self.put(leg[2:], LEATHER, (0.040, 0.026), lift + 0.01, shade)
        self.put(pose.trunk, coat)
        self.tool()
        self.put(pose.arms[0], coat.plain(), (0.046, 0.036, 0.028), 0.10)
        for arm, lift in ((pose.arms[0], 0.12), (pose.arms[1], 0.02)):
            self.put([arm[2]], FLESH, (0.028,), lift)

    def tool(self) -> None:
        """Add what the hands hold."""
        if len(self.pose.shaft):
            self.put(self.pose.shaft, ASH, (0.016, 0.016), 0.07)
            self.put(self.pose.iron, IRON, lift=0.075)
        elif self.who.pose == "map":
            corners = np.array(((0.17, -0.72), (0.36, -0.76), (0.38, -0.58), (0.19, -0.54))) * self.who.height
            outline = corners * (self.who.facing, 1) + np.array([self.who.x, self.who.y])
            self.sculpture.shape(outline, PAPER, sharp=True, depth=self.z + 0.06 * self.who.height, puff=1.0, rim=2)

    def head(self) -> None:
        """Add neck, face, hair and beard."""
        x, y = self.pose.head
        neck = self.pose.trunk[-1]
        self.put([(neck[0], neck[1] - 0.02), (x - 0.01, y + 0.03)], FLESH, (0.040, 0.038))
        self.put([(x, y), (x + 0.012, y + 0.022)], FLESH, (0.058, 0.046), 0.01)
        self.put([(x + 0.05, y + 0.006), (x + 0.066, y + 0.018)], FLESH, (0.014, 0.010), 0.03)
        self.put([(x - 0.045, y - 0.005), (x - 0.04, y + 0.02)], HAIR, (0.030, 0.022), 0.02)
        if self.who.beard:
            hair = Skin(self.who.beard, self.who.beard, self.who.beard, cover="fur")
            self.put([(x + 0.02, y + 0.045), (x + 0.045, y + 0.085)], hair, (0.040, 0.022), 0.03)

    def hat(self) -> None:
        """Set the hat on the brow."""
        x, y = self.pose.head[0], self.pose.head[1] - 0.035
        wide, high, skin = HATS[self.who.hat]
        self.put([(x - 0.03, y - high * 0.7), (x + 0.025, y - high * 0.75)], skin, (0.050, 0.048), 0.02)
        self.put([(x - wide, y + 0.002), (x, y - 0.006), (x + wide, y + 0.006)], skin, (0.010, 0.016, 0.010), 0.05)


def man(sculpture: Sculpture, who: Man, z: float = 0.0) -> None:
    """Add one digger."""
    figure = Figure(sculpture, who, z)
    figure.body()
    figure.head()
    figure.hat()
