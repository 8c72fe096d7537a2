"""Shop before opening. For retail."""

from kit import *

empty_scene()
height = 3.9
width = 11.4
front = -4.6
length = 5.4
sun_azimuth, sun_elevation = 288, 7.5
terrazzo = baked_floor("terr_warm", 3.6, 0.065, 0.4, 0.80)
block(-0.2, width + 0.2, front - 2, length + 1, -0.2, 0, terrazzo, 0)
brass = metal("#c3a064", 0.25)
for i in range(0, 7):
    block(i * 1.9 - 0.004, i * 1.9 + 0.004, front, length, -0.01, 0.0012, brass, 0)
for j in range(0, 6):
    block(
        0,
        width,
        front + 0.9 + j * 1.9 - 0.004,
        front + 0.9 + j * 1.9 + 0.004,
        -0.01,
        0.0012,
        brass,
        0,
    )
limewash = paint("#e4ddd1", 0.7, 0.10)
plaster = paint("#f3f0ea", 0.65)
dark_green = paint("#2e5049", 0.6)
oak = wood("#bb946a", "#94704a", 0.42, (0.6, 9, 9))
standing_oak = wood("#bb946a", "#94704a", 0.42, (9, 9, 0.55))
block(-0.3, width + 0.3, front, length + 1, height, height + 0.3, plaster, 0)
block(-0.3, 0, front, length + 1, 0, height, limewash, 0)
block(width, width + 0.3, front, length + 1, 0, height, limewash, 0)
block(-0.3, width + 0.3, length + 0.5, length + 0.7, 0, height, dark_green, 0)
# back wall: solid left, three arched niches
niches_left = 4.5
niche = 2.3
half = 0.80
spring = 1.95
block(0, niches_left, length, length + 0.5, 0, height, limewash, 0.003)
for i in range(3):
    x = niches_left + i * niche
    outline = (
        [(0, 0), (niche / 2 - half, 0)]
        + [
            (niche / 2 - half * math.cos(kind), spring + half * math.sin(kind))
            for kind in [math.pi * k / 40 for k in range(41)]
        ]
        + [(niche / 2 + half, 0), (niche, 0), (niche, height), (0, height)]
    )
    prism(outline, 0.5, (x, length + 0.25, 0), limewash, bevel=0)
    center = x + niche / 2
    tube(
        [(center - half + 0.03, length + 0.44, 0.12)]
        + [
            (
                center - (half - 0.03) * math.cos(kind),
                length + 0.44,
                spring + (half - 0.03) * math.sin(kind),
            )
            for kind in [math.pi * k / 40 for k in range(41)]
        ]
        + [(center + half - 0.03, length + 0.44, 0.12)],
        0.011,
        emitter("#ffd199", 18.0),
    )
    block(center - half, center + half, length + 0.02, length + 0.49, 0, 0.09, oak, 0.004)
    for z in (0.72, 1.30, 1.88):
        block(
            center - half + 0.002,
            center + half - 0.002,
            length + 0.05,
            length + 0.46,
            z - 0.022,
            z + 0.022,
            oak,
            0.005,
        )
        block(
            center - half + 0.06,
            center + half - 0.06,
            length + 0.42,
            length + 0.43,
            z - 0.03,
            z - 0.0225,
            emitter("#ffd7a6", 14.0),
            0,
        )
block(
    width - 0.0 - ((width - niches_left) - 3 * niche),
    width,
    length,
    length + 0.5,
    0,
    height,
    limewash,
    0.003,
)
block(0, niches_left, length - 0.014, length, 0, 0.10, limewash, 0.003)
# merchandise
rng = random.Random(9)
colors = ["#e7dfd0", "#cfc3ad", "#2f5d54", "#8fa79d", "#efeae0", "#5c7f76", "#b59c78"]


def stack(n, w=0.30, d=0.26, chosen=None, h=0.042):
    for k in range(n):
        with At((rng.uniform(-0.004, 0.004), 0, h * 0.985 * k), rng.uniform(-2, 2)):
            folded_cloth(
                w - rng.uniform(0, 0.015),
                d - rng.uniform(0, 0.01),
                h / 4.25,
                (chosen or colors)[(k * 3 + rng.randrange(3)) % len(chosen or colors)],
                rng.randrange(90),
            )


def vase(color, s=1.0, k=0):
    pr = (
        [
            (0, 0),
            (0.05, 0),
            (0.085, 0.05),
            (0.095, 0.12),
            (0.07, 0.20),
            (0.03, 0.26),
            (0.034, 0.31),
            (0.026, 0.31),
            (0.02, 0.26),
        ],
        [
            (0, 0),
            (0.07, 0),
            (0.10, 0.03),
            (0.11, 0.09),
            (0.09, 0.15),
            (0.06, 0.17),
            (0.055, 0.165),
        ],
        [(0, 0), (0.05, 0), (0.055, 0.02), (0.055, 0.30), (0.05, 0.31), (0.045, 0.30)],
    )[k]
    lathe([(x * s, z * s) for x, z in pr], (0, 0, 0), plastic(color, 0.5), 56, angle=70)


def bag(color, w=0.30, h=0.24, d=0.12):
    m = leather(color)
    prism(
        [(-w / 2, 0), (w / 2, 0), (w / 2 - 0.025, h), (-w / 2 + 0.025, h)],
        d,
        (0, 0, 0),
        m,
        bevel=0.018,
        segments=4,
    )
    prism(
        [
            (-w / 2 + 0.012, h * 0.45),
            (w / 2 - 0.012, h * 0.45),
            (w / 2 - 0.028, h + 0.004),
            (-w / 2 + 0.028, h + 0.004),
        ],
        d + 0.012,
        (0, 0, 0),
        m,
        bevel=0.012,
        segments=3,
    )
    box((0.035, 0.012, 0.03), (0, -d / 2 - 0.008, h * 0.47), metal("#c8a76a", 0.22), 0.004)
    for y in (-0.0,):
        tube(
            [
                (-w * 0.27, y, h - 0.005),
                (-w * 0.24, y, h + 0.10),
                (-0.06, y, h + 0.17),
                (0.06, y, h + 0.17),
                (w * 0.24, y, h + 0.10),
                (w * 0.27, y, h - 0.005),
            ],
            0.009,
            m,
            smooth=True,
        )


def shoes(color):
    m = leather(color)
    for place in (-0.055, 0.055):
        with At((place, 0, 0), rng.uniform(-4, 4)):
            prism(
                [
                    (-0.035, -0.13),
                    (0.035, -0.13),
                    (0.043, 0.02),
                    (0.03, 0.12),
                    (-0.03, 0.12),
                    (-0.043, 0.02),
                ],
                0.022,
                (0, 0, 0),
                plastic("#e9e2d4", 0.5),
                axis="Z",
                bevel=0.008,
            )
            cushion((0.075, 0.23, 0.075), (0, 0, 0.055), m, puff=0.5)


items = [
    [("s", 4), ("v", "#e9e2d4", 0), ("s", 3)],
    [("b", "#2f5d54"), ("b", "#b08a5a")],
    [("s", 3), ("s", 5), ("v", "#2f5d54", 1)],
    [("b", "#ded3bf"), ("v", "#b59c78", 2), ("v", "#efeae0", 1)],
    [("v", "#efeae0", 0), ("b", "#8fa79d")],
    [("s", 4), ("s", 4), ("s", 3)],
    [("b", "#7b5a3c"), ("s", 3)],
    [("v", "#5c7f76", 1), ("s", 4), ("v", "#e9e2d4", 2)],
    [("s", 5), ("b", "#d2a043")],
    [("b", "#e2d8c6"), ("b", "#2f5d54")],
    [("s", 3), ("v", "#cfc3ad", 0), ("s", 4)],
    [("s", 4), ("v", "#2f5d54", 2), ("b", "#cbb797")],
]
for i in range(3):
    center = niches_left + i * niche + niche / 2
    for level, z in enumerate((0.09, 0.742, 1.322, 1.902)):
        shelf = items[i * 4 + level]
        n = len(shelf)
        for place, kind in enumerate(shelf):
            x = center - half + 0.22 + (2 * half - 0.44) * (place + 0.5) / n
            with At((x, length + 0.24, z), rng.uniform(-5, 5)):
                if kind[0] == "s":
                    stack(kind[1])
                elif kind[0] == "b":
                    bag(kind[1], 0.34, 0.27, 0.13)
                else:
                    vase(kind[1], 1.1, kind[2])
# plinth tables
marble = stone("#e9e4da", "#d6cdbf", "#b5a994", scale=0.8)
prism(
    rounded_rectangle(2.1, 0.95, 0.12, 8), 0.80, (6.15, 1.75, 0), marble, axis="Z", bevel=0.012
)
prism(
    rounded_rectangle(1.1, 1.1, 0.54, 20),
    0.44,
    (4.35, 1.0, 0),
    wood("#bb946a", "#94704a", 0.42, (9, 9, 0.55)),
    axis="Z",
    bevel=0.01,
)
for x, n in ((-0.75, 5), (-0.36, 4), (0.03, 5)):
    with At((6.15 + x, 1.78, 0.80), rng.uniform(-3, 3)):
        stack(n, 0.32, 0.30)
with At((6.75, 1.70, 0.80), -18):
    bag("#2f5d54", 0.36, 0.28, 0.14)
with At((7.02, 2.02, 0.80)):
    vase("#d2a043", 0.8, 1)
with At((4.22, 1.15, 0.44), 25):
    bag("#a67c52", 0.40, 0.30, 0.16)
with At((4.62, 0.86, 0.44), -12):
    stack(2, 0.30, 0.22, ["#2f5d54", "#e7dfd0"])


# rail with garments right
def rail(w, n, chosen, seed=1):
    rr = random.Random(seed)
    for s in (-1, 1):
        tube([(s * w / 2, 0, 1.50), (s * w / 2, 0, 0.012)], 0.013, brass)
        block(s * w / 2 - 0.16, s * w / 2 + 0.16, -0.22, 0.22, 0, 0.012, brass, 0.004)
    tube([(-w / 2 - 0.0, 0, 1.50), (w / 2 + 0.0, 0, 1.50)], 0.013, brass)
    for i in range(n):
        x = -w / 2 + 0.14 + (w - 0.28) * i / (n - 1)
        with At((x, 0, 1.50), 90 + rr.uniform(-9, 9)):
            garment(
                chosen[i % len(chosen)],
                0.42 + rr.uniform(-0.02, 0.03),
                rr.choice((0.72, 0.80, 0.98)),
                i + seed * 20,
            )


with At((8.68, 2.45, 0), -24):
    rail(
        1.34,
        10,
        [
            "#efeae0",
            "#dccfb8",
            "#c9b697",
            "#8fa79d",
            "#5c7f76",
            "#2f5d54",
            "#2f5d54",
            "#8fa79d",
            "#efeae0",
        ],
        2,
    )
# left: bench + tall branch vase in the sun
block(0.9, 2.7, length - 0.52, length - 0.08, 0.40, 0.445, oak, 0.008)
for x in (1.05, 2.55):
    block(x - 0.02, x + 0.02, length - 0.48, length - 0.12, 0, 0.40, standing_oak, 0.006)
with At((2.35, length - 0.3, 0.445)):
    stack(3, 0.34, 0.30, ["#2f5d54", "#e7dfd0", "#d2a043"])
# fitting-room curtains on the right wall
block(width - 0.12, width - 0.08, -0.6, 3.9, 2.66, 2.70, brass, 0.004)
with At((width - 0.10, 0, 0.02)):
    curtain(2.0, 3.8, 2.65, fabric("#2f5d54", None, 600), amplitude=0.05, folds=12, seed=4)
with At((width - 0.10, 0, 0.02)):
    curtain(-0.5, 1.3, 2.65, fabric("#2f5d54", None, 600), amplitude=0.05, folds=12, seed=14)
# globes + track
for x, y, d in ((5.2, 1.3, 1.05), (6.1, 1.9, 1.35), (6.9, 1.4, 0.9)):
    cylinder(0.004, d, (x, y, height - d), plastic("#3a3a38", 0.4), sides=10)
    cylinder(0.03, 0.05, (x, y, height - d - 0.01), brass, sides=28)
    lathe(
        [
            (0.14 * math.sin(kind), -0.14 * math.cos(kind))
            for kind in [math.pi * k / 28 for k in range(29)]
        ],
        (x, y, height - d - 0.14),
        emitter("#ffe3bd", 5.0),
        48,
        angle=90,
    )
block(2.5, 10.6, 3.6, 3.635, height - 0.03, height, plastic("#e9e5dd", 0.4), 0.002)
for x in (5.0, 6.3, 7.4, 8.6, 9.8):
    cylinder(
        0.032,
        0.12,
        (x, 3.62, height - 0.17),
        plastic("#e9e5dd", 0.4),
        sides=28,
        rotation=(-22, 0, 0),
    )
    spot_light(
        (x, 3.66, height - 0.2), (x, length + 0.1, 1.4), 60, 46, 0.8, (1, 0.84, 0.64), 0.04
    )
for x in (0, 1.9, 3.8, 5.7, 7.6, 9.5, 11.4):
    block(x - 0.26, x + 0.26, front - 0.16, front + 0.1, 0, height, plaster, 0)
block(0, width, front - 0.16, front + 0.1, 3.45, height, plaster, 0)
block(0, width, front - 0.16, front + 0.05, 2.52, 2.70, plaster, 0)
# storefront behind the camera (casts the bars)
frame = metal("#3a4140", 0.4)
with At((-0.0, front, 0), 0):
    curtain_wall(
        width,
        height,
        6,
        1,
        frame,
        glass=glass_pane("#eaf4f2", 0.4),
        depth=0.14,
        thickness=0.07,
        heights=[0.04, 2.7, height - 0.04],
    )
block(-60, 80, -200, front - 0.2, -0.4, -0.05, paint("#b8b0a4", 0.8), 0)
dawn_world(sun_azimuth, sun_elevation, seen=1.2, shed=1.5, wide_glow=0.8, narrow_glow=2.5)
sun(sun_elevation, sun_azimuth, 13, (1, 0.72, 0.45), 0.55)
area_light(
    (width / 2, front - 0.4, 2.0), (90, 0, 0), 11, 3.6, 280, (0.90, 0.95, 1.0), gloss=False
)
area_light((width / 2, 1.0, height - 0.05), (0, 0, 0), 8, 4, 90, (0.97, 0.97, 1.0), gloss=False)
camera((5.45, -3.55, 1.38), (5.62, 5, 1.38), 26.5, focus=6.0, fstop=5.6, shift=(0, 0.012))
render(
    "retail",
    samples=16,
    exposure=-0.25,
    post=dict(bloom=".06", warmth=-0.02, saturation=1.12),
    mist=(20, 180),
)
