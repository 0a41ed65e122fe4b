"""How long each kind of motion lasts at the speed Play, in ticks of a sixtieth of a second."""

SAND_SLIDE = 14
CLAY_SLIDE = 21
STONE_SLIDE = 32
SLIDES = (0, SAND_SLIDE, CLAY_SLIDE, STONE_SLIDE)
"""By the weight of the tile that is pushed: Stone is slow."""
SHOVE = 2
"""How much later each tile of a pushed line starts than the one in front of it."""
DODGE = 10
"""So long before a tile arrives is a pawn pushed aside."""
DROP = 8
DUST = 28
TIP = 16
LAY = 22
LIFT = 22

HOP = 13
CLIMB = 18
FALL = 24
STAND_ASIDE = 20

LIFT_OUT = 30
FLY = 26
DEAL = 24
DEALT_APART = 7
TURN_OVER = 16
CUBE = 18
CUBES_APART = 4
RUN_UP = 26
RISE = 44
EVENT_IN = 22
EVENT_SHOWN = 150
"""Long enough to be read, at Fast too; a click ends it."""
EVENT_OUT = 20

RIVAL_HOP = 9
CARD_IN = 20
CARD_SHOWN = 42
CARD_OUT = 18
LOOK_AROUND = 26
"""How long the candidates of one decision of the Rival glow before it is carried out."""

TURN_ROUND = 8
SCUTTLE, SCUTTLE_A_SPACE = 8, 11
"""A run of the Scorpion, and what each space adds to it."""
THREAT = 18
"""How long its sting is thrown up."""
CRYSTAL_RISES, CRYSTAL_FLIES = 30, 34
MELT = 26
HAMMERED = 27
UNROLL = 20

SETTLE = 10
"""In the end whatever is still a little off slides to its place."""

SLIDE_ON = 14
"""What only makes room for something else moves on so fast."""
VANISH = 5
"""So long takes what arrives out of sight to be gone."""
LEAP = 26
CLIMB_STEP = 9
"""A loyalty marker takes so long for each space."""
FLASH = 24
NEWS = 44
"""So long news of the whole table stands still: a round that begins, a game that ends."""
SCORED = 40
TABLE_READ = 150
"""So long the table of a scoring lies there when its last line has been written."""
