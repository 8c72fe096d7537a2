"""Hotel room at dawn. For hospitality."""

from kit import *

empty_scene()
height = 2.9
width = 6.4
front = -3.6
length = 4.6
sun_azimuth, sun_elevation = -33, 13
# room: x 0..W, headboard wall at y=L, window wall at x=W
floor_oak = wood("#93806a", "#7a6753", 0.2, (9, 0.55, 9), 0.25)
with Asset("plank") as board:
    block(0, 0.176, -1.2, 1.2, -0.02, 0, floor_oak, 0.0015)
rng = random.Random(3)
for i in range(37):
    offset = rng.uniform(0, 2.4)
    for number in range(5):
        board.place((i * 0.178, front - 2.4 + offset + number * 2.403, 0))
block(-0.3, width + 0.3, front - 3, length, -0.2, -0.021, paint("#3a2a1c", 0.8), 0)
plaster = paint("#f1ede5", 0.62)
walnut = wood("#84634a", "#644630", 0.42, (9, 9, 0.5))
brass = metal("#c3a064", 0.25)
block(-0.2, 0, front, length + 0.2, 0, height, plaster, 0.003)
block(-0.2, width + 0.3, front - 0.2, front, 0, height, plaster, 0)
block(-0.2, width + 0.3, length, length + 0.2, 0, height, paint("#e9e3d8", 0.6), 0)
block(
    -0.3,
    width + 0.4,
    front - 0.2,
    length + 0.3,
    height,
    height + 0.2,
    paint("#f5f2ec", 0.65),
    0,
)
block(0, 0.012, front, length, 0, 0.11, plaster, 0.003)
# headboard wall: walnut panels with brass reveals + channelled green upholstery
panel_width = 4.7
panel_left = 0.75
panels = 5
panel = panel_width / panels
for i in range(panels):
    block(
        panel_left + i * panel + 0.004,
        panel_left + (i + 1) * panel - 0.004,
        length - 0.035,
        length,
        0.0,
        2.45,
        walnut,
        0.003,
    )
for i in range(panels + 1):
    block(
        panel_left + i * panel - 0.003,
        panel_left + i * panel + 0.003,
        length - 0.038,
        length - 0.01,
        0,
        2.45,
        brass,
        0.0,
    )
block(
    panel_left - 0.01,
    panel_left + panel_width + 0.01,
    length - 0.05,
    length,
    2.45,
    2.475,
    brass,
    0.002,
)
block(
    panel_left,
    panel_left + panel_width,
    length - 0.03,
    length,
    2.476,
    2.488,
    emitter("#ffd6a0", 9.0),
    0,
)
bed_x = 3.1
velvet = fabric("#3f6a60", None, 600)
number = 9
channel = 2.7 / number
for i in range(number):
    cushion(
        (channel - 0.004, 0.10, 0.86),
        (bed_x - 1.35 + channel * (i + 0.5), length - 0.095, 0.73),
        velvet,
        puff=0.5,
    )
block(bed_x - 1.38, bed_x + 1.38, length - 0.06, length - 0.036, 0.25, 1.20, walnut, 0.006)
# bed
bed_head = length - 0.14
bed_length, bed_width = 2.06, 1.86
block(
    bed_x - 0.97,
    bed_x + 0.97,
    bed_head - bed_length - 0.04,
    bed_head,
    0.06,
    0.26,
    fabric("#8d9a92", None, 600),
    0.02,
    4,
)
block(
    bed_x - 0.88,
    bed_x + 0.88,
    bed_head - bed_length + 0.06,
    bed_head - 0.05,
    0,
    0.07,
    plastic("#2b2a28", 0.5),
    0,
)
cushion(
    (bed_width, bed_length, 0.26),
    (bed_x, bed_head - bed_length / 2 - 0.0, 0.40),
    fabric("#f3f1ec", None, 900),
    puff=0.15,
)
sheets = linen("#f6f4ef")
with At((bed_x, bed_head - bed_length / 2 - 0.30, 0.535)):
    bed_cover(
        bed_width / 2 + 0.02,
        (bed_length - 0.60) / 2 + 0.02,
        0.42,
        0.05,
        sheets,
        seed=2,
        front=True,
    )
with At((bed_x, bed_head - 0.72, 0.575)):
    bed_cover(bed_width / 2 + 0.035, 0.17, 0.33, 0.035, sheets, seed=5, front=False, fold=0.6)
with At((bed_x, bed_head - bed_length + 0.42, 0.588)):
    bed_cover(
        bed_width / 2 + 0.05,
        0.27,
        0.40,
        0.012,
        fabric("#4d776c", None, 500),
        seed=9,
        front=False,
        fold=0.5,
    )
pillow_linen = linen("#faf8f4")
for side in (-1, 1):
    with At((bed_x + side * 0.47, bed_head - 0.16, 0.73), rotation=(62, 0, side * 2)):
        pillow(0.82, 0.52, 0.20, pillow_linen, 1 + side)
    with At((bed_x + side * 0.45, bed_head - 0.36, 0.70), rotation=(54, 0, -side * 3)):
        pillow(0.76, 0.48, 0.19, pillow_linen, 5 + side)
with At((bed_x + 0.02, bed_head - 0.54, 0.68), rotation=(56, 0, 0)):
    pillow(0.66, 0.34, 0.15, fabric("#d3a046", None, 500), 8, piping=True)
# bedside tables, lamps
for side in (-1, 1):
    x = bed_x + side * 1.42
    block(x - 0.27, x + 0.27, length - 0.50, length - 0.04, 0.22, 0.50, walnut, 0.006)
    block(
        x - 0.255,
        x + 0.255,
        length - 0.508,
        length - 0.49,
        0.235,
        0.485,
        wood("#93663f", "#65411f", 0.4, (0.5, 9, 9)),
        0.004,
    )
    block(x - 0.08, x + 0.08, length - 0.525, length - 0.507, 0.44, 0.452, brass, 0.003)
    block(
        x - 0.275,
        x + 0.275,
        length - 0.505,
        length - 0.04,
        0.50,
        0.52,
        stone("#e9e4da", "#d2c9bb"),
        0.004,
    )
    for q in (-0.2, 0.2):
        block(x + q - 0.012, x + q + 0.012, length - 0.44, length - 0.42, 0, 0.22, brass, 0.002)
        block(x + q - 0.012, x + q + 0.012, length - 0.14, length - 0.12, 0, 0.22, brass, 0.002)
    with At((x, length - 0.27, 0.52)):
        table_lamp()
with At((bed_x - 1.56, length - 0.40, 0.52)):
    box(
        (0.13, 0.19, 0.018),
        (0.02, 0, 0.009),
        plastic("#2f5d54", 0.5),
        0.003,
        rotation=(0, 0, 12),
    )
    box(
        (0.12, 0.17, 0.014),
        (0.02, 0, 0.025),
        plastic("#e6dfd2", 0.5),
        0.003,
        rotation=(0, 0, -4),
    )
with At((bed_x + 1.60, length - 0.42, 0.52)):
    glass_carafe()
# rug + bench at foot
block(
    bed_x - 1.75,
    bed_x + 1.75,
    bed_head - bed_length - 1.15,
    bed_head - 0.75,
    0,
    0.014,
    rug("#d9d2c4", "#c9c1b0"),
    0.006,
)
with At((bed_x, bed_head - bed_length - 0.42, 0.014)):
    cushion((1.42, 0.44, 0.12), (0, 0, 0.40), fabric("#c9b699", None, 500), puff=0.6)
    block(-0.70, 0.70, -0.2, 0.2, 0.30, 0.345, walnut, 0.008)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cylinder(0.014, 0.31, (sx * 0.62, sy * 0.16, 0), brass, sides=20)
    with At((0.34, 0, 0.466), 8):
        box(
            (0.46, 0.30, 0.018),
            (0, 0, 0.009),
            wood("#b98a58", "#8d6038", 0.4, (0.6, 9, 9)),
            0.006,
        )
        for i in range(3):
            cushion(
                (0.34 - 0.01 * i, 0.20, 0.038),
                (-0.02, 0, 0.037 + 0.037 * i),
                fabric("#f7f5f0", None, 700),
                rotation=(0, 0, (-1, 2, -2)[i]),
                puff=0.8,
            )
# window wall
frame = metal("#35403e", 0.4)
block(width, width + 0.3, front, -2.9, 0, height, plaster, 0)
block(width, width + 0.3, 4.0, length + 0.2, 0, height, plaster, 0)
block(width, width + 0.3, -2.9, 4.0, 2.62, height, plaster, 0)
block(width, width + 0.3, -2.9, 4.0, -0.2, 0.06, stone("#e2dcd1", "#cfc6b8"), 0.004)
with At((width + 0.12, -2.9, 0.06), 90):
    curtain_wall(6.9, 2.56, 5, 1, frame, depth=0.09, thickness=0.05, heights=[0.03, 2.53])
# curtains: sheer + heavy
block(
    width - 0.26,
    width - 0.02,
    front,
    length,
    height - 0.06,
    height - 0.02,
    plastic("#e9e5dd", 0.5),
    0.004,
)
with At((width - 0.10, 0, 0.02)):
    curtain(3.25, 4.45, 2.82, fabric("#b9ac98", None, 500), amplitude=0.055, folds=9, seed=3)
with At((width - 0.10, 0, 0.02)):
    curtain(-3.5, -2.35, 2.82, fabric("#b9ac98", None, 500), amplitude=0.055, folds=8, seed=6)
with At((width - 0.05, 0, 0.03)):
    curtain(2.35, 3.5, 2.80, sheer_fabric("#f6f3ec"), amplitude=0.03, folds=10, seed=8)
# armchair + floor lamp + side table by the window
with Asset("arm") as armchair:
    lounge_chair("#7d9389", walnut)
armchair.place((5.2, 1.55, 0), -118)
with At((5.55, 2.45, 0)):
    coffee_table(0.22, 0.50, stone("#e9e4da", "#d2c9bb"))
with At((5.55, 2.45, 0.50)):
    mug("#f1ede5")
    box(
        (0.14, 0.2, 0.016),
        (-0.07, 0.09, 0.008),
        plastic("#d8a53c", 0.5),
        0.003,
        rotation=(0, 0, 30),
    )
# ceiling: cove
block(
    0.5,
    width - 0.6,
    front + 0.4,
    length - 0.5,
    height - 0.012,
    height - 0.002,
    paint("#f7f4ee", 0.65),
    0.0,
)
for x, y in ((1.4, 0.2), (3.1, 0.2), (4.8, 0.2), (1.4, -2), (4.8, -2)):
    cylinder(0.045, 0.006, (x, y, height - 0.016), emitter("#ffe2b8", 10.0), sides=32)
    spot_light((x, y, height - 0.03), (x, y, 0), 14, 80, 0.8, (1, 0.82, 0.6), 0.04)
# outside
block(20, 900, -400, 700, -32, -31, paint("#9a958c", 0.9), 0)
city_blocks(
    150,
    (70, 420),
    (-200, 380),
    (10, 40),
    -31,
    haze="#efd3b6",
    distance=150,
    start=15,
    seed=12,
    lit=0.24,
    glow=1.5,
)
dawn_world(32, 7, seen=1.5, shed=1.9, wide_glow=0.8, narrow_glow=3.0)
sun(sun_elevation, sun_azimuth, 15, (1, 0.70, 0.43), 0.7)
area_light((width + 0.4, 0.6, 1.4), (0, 90, 0), 2.4, 6.6, 150, (0.86, 0.93, 1.0), gloss=False)
area_light((2.4, front + 0.3, 2.2), (70, 0, 0), 4, 1.2, 80, (1, 0.95, 0.9), gloss=False)
camera((1.25, -1.75, 1.25), (3.42, 2.4, 1.25), 26, focus=5.0, fstop=4.5, shift=(-0.075, -0.05))
render(
    "hotel",
    samples=16,
    exposure=-0.1,
    post=dict(bloom=".06", warmth=-0.05, saturation=1.0),
    mist=(20, 180),
)
