"""Small things for desks, counters and still lifes; nothing carries words. Sizes in meters."""

import math

from .materials import emitter, glass_pane, leather, metal, plastic, wood
from .placement import At
from .shading import Shader
from .shapes import (
    block,
    box,
    cylinder,
    lathe,
    prism,
    rounded_rectangle,
    tube,
)


def desk_phone(color="#24302e"):
    """A desk telephone with its receiver on the left; faces -Y; 0.2 by 0.19."""
    shell = plastic(color, 0.45)
    dark = plastic("#171c1b", 0.42)
    key = plastic("#dcdad3", 0.45)
    with At((0, 0, 0.035), rotation=(16, 0, 0)):
        prism(
            rounded_rectangle(0.21, 0.19, 0.02), 0.028, (0, 0, 0), shell, axis="Z", bevel=0.006
        )
        box((0.115, 0.05, 0.006), (0.035, 0.058, 0.029), dark, 0.003)
        box((0.105, 0.042, 0.002), (0.035, 0.058, 0.033), emitter("#8fc9bb", 0.7), 0)
        for row in range(4):
            for column in range(3):
                box(
                    (0.02, 0.014, 0.007),
                    (0.008 + 0.027 * column, 0.012 - 0.022 * row, 0.030),
                    key,
                    0.003,
                )
        for row in range(4):
            box(
                (0.012, 0.012, 0.006),
                (0.092, 0.012 - 0.022 * row, 0.030),
                plastic("#7fa399", 0.45),
                0.003,
            )
        prism(
            rounded_rectangle(0.048, 0.2, 0.02),
            0.02,
            (-0.075, 0, 0.042),
            dark,
            axis="Z",
            bevel=0.009,
            segments=4,
        )
        for y in (-0.07, 0.07):
            prism(
                rounded_rectangle(0.05, 0.055, 0.022),
                0.022,
                (-0.075, y, 0.026),
                dark,
                axis="Z",
                bevel=0.008,
                segments=4,
            )
    prism(
        [(-0.085, 0), (0.085, 0), (0.085, 0.05), (-0.085, 0.004)],
        0.19,
        (0.0, 0, 0.004),
        shell,
        axis="X",
        bevel=0.003,
    )
    cord = []
    for i in range(110):
        t = i / 109
        turn = math.radians(-96 + 176 * t)
        lift = 0.036 * (2 * t - 1) ** 4
        cord.append(
            (
                -0.098 - 0.062 * math.cos(turn) + 0.006 * math.cos(i * 0.95),
                -0.02 + 0.08 * math.sin(turn),
                0.011 + lift + 0.006 * math.sin(i * 0.95),
            )
        )
    tube(cord, 0.0024, dark, smooth=True)


def call_bell():
    """A brass counter bell, 9 cm wide."""
    brass = metal("#c3a064", 0.18)
    cylinder(
        0.046,
        0.012,
        (0, 0, 0),
        wood("#6f4a2c", "#4d3220", 0.35, object_space=True),
        sides=64,
        bevel=0.004,
    )
    lathe(
        [
            (0.043, 0.016),
            (0.042, 0.024),
            (0.037, 0.038),
            (0.026, 0.050),
            (0.012, 0.056),
            (0, 0.057),
        ],
        (0, 0, 0),
        brass,
        72,
        angle=80,
    )
    cylinder(0.004, 0.014, (0, 0, 0.056), brass, sides=24)
    cylinder(0.009, 0.006, (0, 0, 0.069), brass, sides=32, bevel=0.002)


def notebook(width=0.15, depth=0.21, color="#2f5d54", band="#d3a046"):
    """A closed notebook with an elastic band, on z 0."""
    cover = leather(color)
    box((width, depth, 0.003), (0, 0, 0.0015), cover, 0.001)
    box(
        (width - 0.006, depth - 0.008, 0.012), (0.001, 0, 0.009), plastic("#efe8d9", 0.7), 0.001
    )
    box((width, depth, 0.003), (0, 0, 0.0165), cover, 0.0012)
    box((0.003, depth, 0.018), (-width / 2 + 0.0015, 0, 0.009), cover, 0.0014)
    box(
        (0.006, depth + 0.002, 0.0196),
        (width / 2 - 0.022, 0, 0.0092),
        plastic(band, 0.6),
        0.0008,
    )


def pencil(color="#d3a046", length=0.17):
    """A sharpened pencil along +X, on z 0."""
    radius = 0.0037
    lathe(
        [(0, 0), (0.0006, 0.0002), (0.0011, 0.004)],
        (-length / 2, 0, radius),
        plastic("#3a3a38", 0.5),
        16,
        (0, 90, 0),
    )
    lathe(
        [(0.0011, 0.004), (radius, 0.02)],
        (-length / 2, 0, radius),
        wood("#d9b98c", "#c29b69", 0.6, object_space=True),
        6,
        (0, 90, 0),
    )
    lathe(
        [(radius, 0.02), (radius, length)],
        (-length / 2, 0, radius),
        plastic(color, 0.4),
        6,
        (0, 90, 0),
    )
    lathe(
        [
            (radius * 0.98, length),
            (radius * 1.04, length + 0.002),
            (radius * 1.04, length + 0.012),
        ],
        (-length / 2, 0, radius),
        metal("#c3a064", 0.25),
        32,
        (0, 90, 0),
    )
    lathe(
        [(radius * 0.95, length + 0.012), (radius * 0.95, length + 0.018), (0, length + 0.02)],
        (-length / 2, 0, radius),
        plastic("#c78f7c", 0.7),
        32,
        (0, 90, 0),
    )


def binder(color="#2f5d54", thickness=0.06, label="#f1ece0"):
    """A binder that stands along Y, its back toward -Y with a blank label; 0.32 high."""
    shell = plastic(color, 0.5)
    half = thickness / 2
    block(-half, -half + 0.003, -0.14, 0.14, 0, 0.32, shell, 0.001)
    block(half - 0.003, half, -0.14, 0.14, 0, 0.32, shell, 0.001)
    block(-half, half, -0.143, -0.139, 0, 0.32, shell, 0.0015)
    block(
        -half + 0.004, half - 0.012, -0.135, 0.13, 0.008, 0.305, plastic("#efe8d9", 0.7), 0.001
    )
    block(-half * 0.62, half * 0.62, -0.1442, -0.1428, 0.17, 0.27, plastic(label, 0.6), 0.0005)
    block(-half * 0.4, half * 0.4, -0.1446, -0.1440, 0.235, 0.24, plastic("#b9b09f", 0.6), 0)
    with At((0, -0.1428, 0.06), rotation=(90, 0, 0)):
        lathe(
            [(0.009, 0), (0.013, 0), (0.013, 0.003), (0.009, 0.003), (0.009, 0)],
            (0, 0, 0),
            metal("#c3c7c9", 0.25),
            40,
        )
        cylinder(0.009, 0.0008, (0, 0, 0), plastic("#1c2221", 0.7), sides=32)


def magazine_rack(width=0.09, color="#d8b68a"):
    """A slanted file holder along Y, open at the top, its low side toward -Y."""
    shell = plastic(color, 0.5)
    side = [(-0.12, 0), (0.12, 0), (0.12, 0.3), (0.0, 0.3), (-0.12, 0.12)]
    for x in (-width / 2, width / 2 - 0.004):
        prism([(y, z) for y, z in side], 0.004, (x + 0.002, 0, 0), shell, axis="X", bevel=0.001)
    block(-width / 2, width / 2, -0.12, -0.116, 0, 0.12, shell, 0.001)
    block(-width / 2, width / 2, 0.116, 0.12, 0, 0.3, shell, 0.001)
    block(-width / 2, width / 2, -0.12, 0.12, 0, 0.004, shell, 0.001)
    for i in range(6):
        x = -width / 2 + 0.012 + i * (width - 0.024) / 5
        block(
            x - 0.003,
            x + 0.003,
            -0.105,
            0.105,
            0.005,
            0.27 - 0.012 * (i % 3),
            plastic(("#f1ece0", "#e3dccb", "#cdd9d3")[i % 3], 0.7),
            0.0008,
        )


def key(length=0.062, color="#c3a064"):
    """A key that lies along +X on z 0, its bow at the origin."""
    brass = metal(color, 0.24)
    lathe(
        [(0.0055, 0), (0.0125, 0), (0.0125, 0.0024), (0.0055, 0.0024), (0.0055, 0)],
        (0, 0, 0),
        brass,
        48,
    )
    box(
        (length - 0.012, 0.0062, 0.0024),
        (0.0115 + (length - 0.012) / 2, 0, 0.0012),
        brass,
        0.0006,
    )
    for i, cut in enumerate((0.0030, 0.0042, 0.0026, 0.0046, 0.0034)):
        box(
            (0.0042, cut, 0.0022), (0.030 + 0.0062 * i, 0.0030 + cut / 2, 0.0012), brass, 0.0005
        )


def key_tag(color="#2f5d54"):
    """A blank round-ended tag that lies along +X on z 0, 7 cm, its eye at the origin."""
    shell = plastic(color, 0.42)
    prism(
        rounded_rectangle(0.068, 0.026, 0.0125, 8, 0.024, 0),
        0.004,
        (0, 0, 0),
        shell,
        axis="Z",
        bevel=0.0012,
    )
    prism(
        rounded_rectangle(0.036, 0.016, 0.004, 5, 0.032, 0),
        0.0006,
        (0, 0, 0.004),
        plastic("#f1ece0", 0.6),
        axis="Z",
        bevel=0,
    )
    lathe(
        [(0.003, 0), (0.0055, 0), (0.0055, 0.0006), (0.003, 0.0006), (0.003, 0)],
        (-0.003, 0, 0.004),
        metal("#c3a064", 0.2),
        32,
    )


def ring(radius=0.018, thickness=0.0012, color="#c3c7c9"):
    """A split ring that lies on z 0."""
    tube(
        [
            (
                radius * math.cos(i * math.pi / 24),
                radius * math.sin(i * math.pi / 24),
                thickness,
            )
            for i in range(48)
        ],
        thickness,
        metal(color, 0.2),
        cyclic=True,
    )


def clip_board(ticks=5, done=4):
    """A clipboard of 0.235 by 0.33 that lies on z 0, with a form of bars and ticked boxes."""
    oak = wood("#a97d50", "#84603c", 0.45, (14, 1.5, 14), object_space=True)
    steel = metal("#c3c7c9", 0.22)
    paper = plastic("#f6f2e8", 0.75)
    green = plastic("#1f7a6e", 0.6)
    gray = plastic("#cfc9bb", 0.7)
    prism(rounded_rectangle(0.235, 0.33, 0.012), 0.005, (0, 0, 0), oak, axis="Z", bevel=0.0015)
    for i in range(3):
        box((0.21, 0.29, 0.0006), (0.001 * i, -0.012, 0.0055 + 0.0007 * i), paper, 0)
    top = 0.0074
    box((0.09, 0.010, 0.0003), (-0.045, 0.096, top), plastic("#2a5c56", 0.6), 0)
    box((0.05, 0.005, 0.0003), (-0.065, 0.081, top), gray, 0)
    for i in range(ticks):
        y = 0.052 - 0.034 * i
        prism(
            rounded_rectangle(0.017, 0.017, 0.003),
            0.0003,
            (-0.082, y, top - 0.0001),
            green if i < done else gray,
            axis="Z",
            bevel=0,
        )
        if i < done:
            prism(
                [
                    (-0.005, 0.000),
                    (-0.0035, 0.0018),
                    (-0.001, -0.0008),
                    (0.0042, 0.0050),
                    (0.0056, 0.0036),
                    (-0.001, -0.0036),
                ],
                0.0003,
                (-0.082, y, top + 0.0002),
                paper,
                axis="Z",
                bevel=0,
            )
        else:
            prism(
                rounded_rectangle(0.0125, 0.0125, 0.002),
                0.0003,
                (-0.082, y, top + 0.0001),
                paper,
                axis="Z",
                bevel=0,
            )
        box(
            (0.085 - 0.012 * (i % 3), 0.005, 0.0003),
            (-0.062 + (0.085 - 0.012 * (i % 3)) / 2, y + 0.004, top),
            gray,
            0,
        )
        box(
            (0.05 + 0.014 * (i % 2), 0.003, 0.0003),
            (-0.062 + (0.05 + 0.014 * (i % 2)) / 2, y - 0.005, top),
            gray,
            0,
        )
        for dot in range(4):
            cylinder(
                0.0036,
                0.0003,
                (0.048 + 0.013 * dot, y, top - 0.0001),
                green if dot <= (i * 7) % 3 + 1 and i < done else gray,
                sides=24,
                bevel=0,
            )
    prism(
        rounded_rectangle(0.11, 0.03, 0.006),
        0.003,
        (0, 0.148, 0.0075),
        steel,
        axis="Z",
        bevel=0.001,
    )
    prism(
        [(-0.02, 0), (0.02, 0), (0.016, 0.018), (-0.016, 0.018)],
        0.1,
        (0, 0.15, 0.010),
        steel,
        rotation=(0, 0, 90),
        bevel=0.003,
    )


def trophy():
    """A faceted glass award on a walnut foot, 0.26 high, without an inscription."""
    shader = Shader("crystal")
    shader.principled(color="#e3f0ec", roughness=0.02, specular=0.6)
    shader.bsdf.inputs["Transmission Weight"].default_value = 0.92
    shader.bsdf.inputs["IOR"].default_value = 1.45
    block(
        -0.05,
        0.05,
        -0.035,
        0.035,
        0,
        0.035,
        wood("#6f4a2c", "#4d3220", 0.32, object_space=True),
        0.004,
    )
    block(-0.042, 0.042, -0.028, 0.028, 0.035, 0.041, metal("#c3a064", 0.2), 0.001)
    prism(
        [(-0.034, 0.041), (0.034, 0.041), (0.05, 0.16), (0.0, 0.26), (-0.05, 0.16)],
        0.026,
        (0, 0, 0),
        shader.material,
        bevel=0.006,
        segments=1,
    )


def peg_board(rows, columns=7):
    """A board with a hole for each day of a week and each of several rooms, leaning back.

    `rows` tells for each room on which days a peg stands: a text of seven signs, `t` for a teal
    peg, `a` for an amber one, a dot for an empty hole. 0.36 m wide; its foot is at y 0.
    """
    oak = wood("#d8b68a", "#b48d5f", 0.5, (1.2, 14, 14), object_space=True)
    hole = plastic("#4a3a26", 0.8)
    pegs = {"t": plastic("#24605a", 0.42), "a": plastic("#d3a046", 0.42)}
    pitch = 0.046
    width, height = pitch * columns + 0.04, pitch * len(rows) + 0.045
    with At((0, 0, 0.004), rotation=(-24, 0, 0)):
        prism(
            rounded_rectangle(width, height, 0.012),
            0.018,
            (0, 0.018, height / 2),
            oak,
            rotation=(90, 0, 0),
            axis="Z",
            bevel=0.003,
        )
        for row, days in enumerate(rows):
            for column, sign in enumerate(days):
                x = (column - (columns - 1) / 2) * pitch
                z = height - 0.0225 - pitch / 2 - row * pitch
                cylinder(
                    0.0062,
                    0.0004,
                    (x, -0.0001, z),
                    hole,
                    rotation=(90, 0, 0),
                    sides=28,
                    bevel=0,
                )
                if sign in pegs:
                    cylinder(
                        0.0135,
                        0.016,
                        (x, 0.0, z),
                        pegs[sign],
                        rotation=(90, 0, 0),
                        sides=40,
                        bevel=0.005,
                    )
    block(-width / 2 + 0.05, width / 2 - 0.05, 0.012, 0.11, 0, 0.012, oak, 0.003)


def hourglass():
    """A sand glass in an oak frame, 0.16 high."""
    oak = wood("#a97d50", "#7d5732", 0.4, object_space=True)
    for z in (0.0, 0.148):
        cylinder(0.042, 0.012, (0, 0, z), oak, sides=64, bevel=0.004)
    for turn in (20, 140, 260):
        angle = math.radians(turn)
        cylinder(
            0.004,
            0.136,
            (0.034 * math.cos(angle), 0.034 * math.sin(angle), 0.012),
            oak,
            sides=20,
        )
    curve = [
        (0.0028 + 0.025 * abs(math.sin((t - 0.5) * math.pi)) ** 0.9, 0.012 + 0.136 * t)
        for t in [i / 40 for i in range(41)]
    ]
    lathe(curve, (0, 0, 0), glass_pane("#f3f7f4", 1.4), 56, angle=80)
    sand = plastic("#d3a860", 0.85)
    lathe(
        [(0, 0.0135), (0.0262, 0.0135), (0.0250, 0.030), (0.012, 0.040), (0, 0.047)],
        (0, 0, 0),
        sand,
        48,
        angle=60,
    )
    lathe(
        [(0, 0.083), (0.006, 0.086), (0.0175, 0.104), (0.016, 0.107), (0, 0.101)],
        (0, 0, 0),
        sand,
        48,
        angle=60,
    )
