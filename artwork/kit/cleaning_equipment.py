"""What a crew works with. Sizes in meters."""

import math
import random

import bmesh

from .materials import emitter, fabric, machine_paint, metal, plastic, rubber, wood
from .placement import At
from .shapes import (
    block,
    box,
    cushion,
    cylinder,
    finish_smooth,
    lathe,
    prism,
    rounded_rectangle,
    tube,
)


def wet_floor_sign(color="#f2c21b"):
    """Folding wet-floor sign with a pictogram, no words."""
    yellow = plastic(color, 0.35)
    for side in (-1, 1):
        with At((0, 0, 0.62), rotation=(side * 14, 0, 0)):
            prism(
                [(-0.15, -0.63), (0.15, -0.63), (0.10, 0), (-0.10, 0)],
                0.018,
                (0, 0, 0),
                yellow,
                bevel=0.006,
            )
            black = plastic("#1a1a1a", 0.5)
            y = side * 0.0098
            prism(
                [(-0.085, -0.27), (0.085, -0.27), (0, -0.12)], 0.003, (0, y, 0), black, bevel=0
            )
            prism(
                [(-0.058, -0.255), (0.058, -0.255), (0, -0.152)],
                0.0035,
                (0, y, 0),
                yellow,
                bevel=0,
            )
            box((0.010, 0.0045, 0.045), (0, y, -0.208), black, 0)
            box((0.010, 0.0045, 0.010), (0, y, -0.243), black, 0)
            for line in range(3):
                box((0.15 - 0.03 * line, 0.003, 0.016), (0, y, -0.33 - 0.055 * line), black, 0)
    box((0.2, 0.05, 0.03), (0, 0, 0.625), yellow, 0.01)


def mop_bucket(color="#f0b429", mop=False):
    """Mop bucket with wringer on castors, along X, 0.9 high; `mop` stands one in the water."""
    yellow = plastic(color, 0.3)
    charcoal = plastic("#26282b", 0.5)
    gray = plastic("#7d838a", 0.4)
    with At((0, 0, 0.09)):
        prism(
            rounded_rectangle(0.52, 0.34, 0.06),
            0.36,
            (0, 0, 0),
            yellow,
            axis="Z",
            bevel=0.02,
        )
        prism(
            rounded_rectangle(0.55, 0.37, 0.07),
            0.03,
            (0, 0, 0.345),
            yellow,
            axis="Z",
            bevel=0.01,
        )
        prism(
            rounded_rectangle(0.47, 0.29, 0.05),
            0.004,
            (0, 0, 0.372),
            plastic("#3f5a66", 0.05),
            axis="Z",
            bevel=0.0,
        )
        prism(
            [(-0.26, 0.30), (-0.02, 0.30), (0.02, 0.62), (-0.24, 0.62)],
            0.30,
            (0, 0, 0),
            yellow,
            bevel=0.025,
        )
        prism(
            [(-0.22, 0.5), (-0.02, 0.5), (0.0, 0.625), (-0.21, 0.625)],
            0.24,
            (0, 0, 0),
            gray,
            bevel=0.02,
        )
        tube([(-0.02, 0.12, 0.5), (0.22, 0.12, 0.78), (0.30, 0.12, 0.92)], 0.014, gray)
        cylinder(0.02, 0.12, (0.30, 0.06, 0.92), charcoal, rotation=(-90, 0, 0))
    for side_x in (-1, 1):
        for side_y in (-1, 1):
            cylinder(
                0.04,
                0.03,
                (side_x * 0.2, side_y * 0.13 + 0.015, 0.04),
                charcoal,
                rotation=(90, 0, 0),
                sides=28,
            )
            box((0.03, 0.045, 0.05), (side_x * 0.2, side_y * 0.13, 0.085), gray, 0.006)
    if mop:
        cushion((0.18, 0.16, 0.07), (0.11, 0, 0.47), fabric("#d9d3c4"), puff=0.8)
        with At((0.11, 0, 0.45), rotation=(7, 9, 0)):
            cylinder(0.013, 1.2, (0, 0, 0), metal("#c9ccd0", 0.3))
            cylinder(0.016, 0.2, (0, 0, 1.0), plastic("#2aa198", 0.4))
            box((0.12, 0.04, 0.05), (0, 0, 0.05), charcoal, 0.01)


def cleaning_cart():
    """Janitor's cart along X, 1.25 m long: shelves, bottles, waste bag, two poles."""
    charcoal = plastic("#33383d", 0.45)
    gray = plastic("#8d949b", 0.4)
    teal = plastic("#2d8f8a", 0.35)
    white = plastic("#f3f4f2", 0.35)
    yellow_bag = fabric("#e7b93a")
    prism(rounded_rectangle(1.2, 0.5, 0.07), 0.06, (0, 0, 0.13), charcoal, axis="Z", bevel=0.02)
    for side_x in (-1, 1):
        for side_y in (-1, 1):
            cylinder(
                0.07,
                0.04,
                (side_x * 0.48, side_y * 0.19 + 0.02, 0.07),
                rubber(),
                rotation=(90, 0, 0),
                sides=36,
            )
            box((0.05, 0.06, 0.05), (side_x * 0.48, side_y * 0.19, 0.13), gray, 0.01)
    # shelf tower
    for z in (0.19, 0.56, 0.92):
        prism(
            rounded_rectangle(0.62, 0.48, 0.05),
            0.03,
            (-0.1, 0, z),
            charcoal,
            axis="Z",
            bevel=0.01,
        )
    for side_x in (-0.39, 0.19):
        for side_y in (-0.21, 0.21):
            cylinder(0.018, 0.78, (side_x, side_y, 0.18), gray, sides=20)
    prism(
        rounded_rectangle(0.6, 0.46, 0.05),
        0.05,
        (-0.1, 0, 0.945),
        charcoal,
        axis="Z",
        bevel=0.015,
    )
    # waste bag frame + bag
    prism(
        rounded_rectangle(0.36, 0.46, 0.06),
        0.035,
        (0.43, 0, 0.93),
        charcoal,
        axis="Z",
        bevel=0.012,
    )
    lathe(
        [(0, 0), (0.13, 0.01), (0.185, 0.1), (0.20, 0.35), (0.19, 0.6), (0.2, 0.72)],
        (0.43, 0, 0.2),
        yellow_bag,
        32,
    )
    tube(
        [(0.62, -0.2, 0.95), (0.72, -0.2, 1.02), (0.72, 0.2, 1.02), (0.62, 0.2, 0.95)],
        0.014,
        gray,
    )
    # bottles
    for number, color in enumerate(
        ("#3aa6a0", "#f3f4f2", "#5a8fd0", "#e8a33a", "#f3f4f2", "#3aa6a0")
    ):
        with At((-0.34 + 0.085 * number, -0.1 + 0.05 * (number % 2), 0.995)):
            spray_bottle(color)
    for number in range(3):
        box(
            (0.2, 0.28, 0.035),
            (-0.25, 0.05, 0.60 + 0.038 * number),
            fabric(("#3f8fa8", "#e8e4da", "#d9a441")[number]),
            0.012,
        )
    for number in range(4):
        cylinder(
            0.055,
            0.11,
            (0.02 + 0.0 * number, -0.14 + 0.115 * (number % 3), 0.59 if number < 3 else 0.70),
            white,
            sides=28,
        )
    box((0.5, 0.4, 0.22), (-0.1, 0, 0.33), teal, 0.03, 3)
    with At((-0.55, 0.1, 0.2), rotation=(0, -4, 0)):
        cylinder(0.014, 1.35, (0, 0, 0), metal("#b9bdc2", 0.3))
        cylinder(0.018, 0.25, (0, 0, 1.1), teal)
    with At((-0.55, -0.12, 0.2), rotation=(0, -4, 0)):
        cylinder(0.014, 1.25, (0, 0, 0), metal("#b9bdc2", 0.3))
        cylinder(0.018, 0.25, (0, 0, 1.0), plastic("#e8b13a", 0.4))


def spray_bottle(color="#3aa6a0", height=0.2, label="#f6f5f1"):
    """Trigger spray bottle with a blank label; `height` is up to the collar, 0.27 m with the
    head.
    """
    charcoal = plastic("#2b3033", 0.38)
    white = plastic("#f4f4f2", 0.35)
    radius = 0.036
    lathe(
        [
            (0, 0.003),
            (0.028, 0),
            (0.033, 0.003),
            (radius, 0.012),
            (radius, height * 0.30),
            (radius * 0.985, height * 0.42),
            (radius, height * 0.54),
            (0.0345, height * 0.60),
            (0.030, height * 0.67),
            (0.022, height * 0.74),
            (0.0145, height * 0.80),
            (0.0135, height * 0.86),
        ],
        (0, 0, 0),
        plastic(color, 0.22, 0.35),
        64,
        angle=80,
    )
    lathe(
        [
            (radius + 0.0004, height * 0.12),
            (radius + 0.0006, height * 0.125),
            (radius + 0.0006, height * 0.505),
            (radius + 0.0004, height * 0.51),
        ],
        (0, 0, 0),
        plastic(label, 0.45),
        64,
    )
    lathe(
        [(radius + 0.0008, height * 0.40), (radius + 0.0009, height * 0.44)],
        (0, 0, 0),
        plastic(color, 0.35),
        64,
    )
    lathe(
        [(radius + 0.0008, height * 0.17), (radius + 0.0009, height * 0.18)],
        (0, 0, 0),
        charcoal,
        64,
    )
    for rib in range(18):
        with At((0, 0, 0), rib * 20):
            block(
                0.0168, 0.0185, -0.0016, 0.0016, height * 0.855, height * 0.955, white, 0.0006
            )
    cylinder(0.0172, 0.022, (0, 0, height * 0.85), white, sides=40, bevel=0.002)
    z = height * 0.97
    prism(
        [
            (-0.056, 0.006),
            (-0.056, 0.024),
            (-0.030, 0.033),
            (0.012, 0.036),
            (0.030, 0.026),
            (0.036, 0.004),
            (0.020, -0.004),
            (-0.020, -0.004),
            (-0.030, 0.004),
        ],
        0.022,
        (0, 0, z),
        white,
        bevel=0.004,
        segments=4,
    )
    cylinder(0.009, 0.012, (-0.054, 0, z + 0.015), charcoal, rotation=(0, -90, 0), sides=28)
    prism(
        [
            (-0.036, 0.002),
            (-0.022, 0.000),
            (-0.020, -0.020),
            (-0.027, -0.042),
            (-0.040, -0.054),
            (-0.044, -0.050),
            (-0.034, -0.036),
            (-0.031, -0.018),
        ],
        0.014,
        (0, 0, z),
        charcoal,
        bevel=0.003,
        segments=3,
    )


def ride_on_scrubber(body_color="#1a7871", dark_color="#23272b", accent_color="#e9e8e2"):
    """Ride-on floor scrubber that faces +X, 1.6 m long."""
    body = machine_paint(body_color)
    charcoal = plastic(dark_color, 0.5)
    accent = machine_paint(accent_color, 0.4)
    rubber_ = rubber()
    steel = metal("#aeb3b8", 0.28)
    yellow = plastic("#dfa52a", 0.4)
    # chassis / recovery tank (rear), solution tank (front nose)
    prism(
        [
            (-0.78, 0.16),
            (0.52, 0.16),
            (0.60, 0.22),
            (0.60, 0.34),
            (0.40, 0.40),
            (-0.22, 0.40),
            (-0.30, 0.47),
            (-0.78, 0.47),
        ],
        0.70,
        (0, 0, 0),
        charcoal,
        bevel=0.03,
    )
    prism(
        [
            (-0.80, 0.42),
            (-0.24, 0.42),
            (-0.16, 0.50),
            (-0.16, 0.74),
            (-0.22, 0.80),
            (-0.74, 0.86),
            (-0.80, 0.80),
        ],
        0.68,
        (0, 0, 0),
        body,
        bevel=0.06,
        segments=5,
    )
    prism(
        [
            (-0.72, 0.84),
            (-0.30, 0.79),
            (-0.30, 0.83),
            (-0.36, 0.87),
            (-0.70, 0.92),
            (-0.74, 0.90),
        ],
        0.52,
        (0, 0, 0),
        accent,
        bevel=0.025,
        segments=4,
    )
    prism(
        [
            (0.24, 0.34),
            (0.62, 0.30),
            (0.72, 0.42),
            (0.74, 0.62),
            (0.66, 0.86),
            (0.50, 1.00),
            (0.36, 1.02),
            (0.28, 0.92),
            (0.24, 0.60),
        ],
        0.60,
        (0, 0, 0),
        body,
        bevel=0.07,
        segments=6,
    )
    prism(
        [(0.60, 0.44), (0.752, 0.46), (0.758, 0.58), (0.66, 0.60)],
        0.44,
        (0, 0, 0),
        charcoal,
        bevel=0.02,
    )
    for side in (-1, 1):
        cylinder(
            0.045,
            0.02,
            (0.745, side * 0.14, 0.52),
            emitter("#fff6e0", 6.0),
            rotation=(0, 86, 0),
            sides=32,
        )
        cylinder(0.055, 0.018, (0.738, side * 0.14, 0.52), steel, rotation=(0, 86, 0), sides=32)
    prism(
        [(-0.16, 0.385), (0.26, 0.385), (0.26, 0.41), (-0.16, 0.41)],
        0.58,
        (0, 0, 0),
        rubber_,
        bevel=0.006,
    )
    # seat
    cushion((0.40, 0.42, 0.10), (-0.36, 0, 0.925), charcoal)
    cushion((0.10, 0.40, 0.40), (-0.58, 0, 1.13), charcoal, rotation=(0, -10, 0))
    box((0.3, 0.3, 0.06), (-0.4, 0, 0.87), charcoal, 0.02)
    # dash + wheel
    prism(
        [(0.26, 0.92), (0.40, 1.0), (0.44, 1.06), (0.30, 1.03)],
        0.34,
        (0, 0, 0),
        charcoal,
        bevel=0.02,
    )
    box(
        (0.13, 0.2, 0.012),
        (0.335, 0, 1.045),
        plastic("#0f2a33", 0.08),
        0.004,
        rotation=(0, -20, 0),
    )
    box(
        (0.05, 0.06, 0.004),
        (0.34, -0.03, 1.053),
        emitter("#5be0c8", 2.0),
        0,
        rotation=(0, -20, 0),
    )
    cylinder(0.022, 0.26, (0.27, 0, 0.93), charcoal, rotation=(0, -38, 0), sides=20)
    with At((0.10, 0, 1.135), rotation=(0, -38, 0)):
        tube(
            [
                (0.16 * math.cos(step * math.pi / 16), 0.16 * math.sin(step * math.pi / 16), 0)
                for step in range(32)
            ],
            0.017,
            rubber_,
            cyclic=True,
        )
        cylinder(0.045, 0.03, (0, 0, -0.015), charcoal, sides=32)
        for angle in (90, 210, 330):
            box(
                (0.15, 0.03, 0.014),
                (
                    0.075 * math.cos(math.radians(angle)),
                    0.075 * math.sin(math.radians(angle)),
                    0,
                ),
                charcoal,
                0.005,
                rotation=(0, 0, angle),
            )
    # front grille, bumper, side panels, tank lid latch, decals
    for louvre in range(5):
        box(
            (0.012, 0.30 - 0.02 * louvre, 0.012),
            (0.742 - 0.006 * louvre, 0, 0.66 + 0.03 * louvre),
            charcoal,
            0.003,
            rotation=(0, -18, 0),
        )
    prism(
        [(0.56, 0.20), (0.70, 0.22), (0.72, 0.30), (0.58, 0.33)],
        0.66,
        (0, 0, 0),
        charcoal,
        bevel=0.03,
        segments=4,
    )
    prism(
        [(0.705, 0.235), (0.715, 0.235), (0.722, 0.285), (0.712, 0.285)],
        0.56,
        (0, 0, 0),
        yellow,
        bevel=0.002,
    )
    for side in (-1, 1):
        prism(
            [(-0.70, 0.47), (-0.28, 0.47), (-0.24, 0.54), (-0.72, 0.54)],
            0.012,
            (0, side * 0.338, 0),
            charcoal,
            bevel=0.003,
        )
        cylinder(
            0.018,
            0.01,
            (-0.3, side * 0.34 + (0.01 if side > 0 else 0), 0.72),
            steel,
            rotation=(90, 0, 0),
            sides=24,
        )
        tube(
            [(0.30, side * 0.27, 1.0), (0.24, side * 0.30, 1.14), (0.10, side * 0.32, 1.17)],
            0.014,
            charcoal,
            smooth=True,
        )
        box((0.05, 0.03, 0.09), (0.26, side * 0.33, 1.2), charcoal, 0.012)
    cylinder(0.055, 0.03, (0.48, 0, 1.005), charcoal, sides=36)
    tube(
        [(-0.62, 0.26, 0.9), (-0.64, 0.27, 1.75), (-0.64, -0.27, 1.75), (-0.62, -0.26, 0.9)],
        0.02,
        charcoal,
        smooth=False,
    )
    cylinder(0.04, 0.075, (-0.64, 0.0, 1.765), plastic("#f59a1f", 0.12), sides=28)
    cylinder(0.045, 0.015, (-0.64, 0, 1.76), charcoal, sides=28)
    # accent stripe
    for side in (-1, 1):
        prism(
            [(-0.76, 0.60), (-0.2, 0.60), (-0.2, 0.625), (-0.76, 0.625)],
            0.006,
            (0, side * 0.342, 0),
            accent,
            bevel=0.001,
        )
        prism(
            [(0.30, 0.60), (0.70, 0.56), (0.705, 0.585), (0.31, 0.625)],
            0.006,
            (0, side * 0.302, 0),
            accent,
            bevel=0.001,
        )
    # seams, service hatch, louvres, screws
    for side in (-1, 1):
        y_side = side * 0.3405
        tube(
            [
                (-0.70, y_side, 0.56),
                (-0.70, y_side, 0.585),
                (-0.26, y_side, 0.585),
                (-0.26, y_side, 0.56),
            ],
            0.0022,
            charcoal,
        )
        tube(
            [
                (-0.70, y_side, 0.65),
                (-0.70, y_side, 0.77),
                (-0.27, y_side, 0.735),
                (-0.25, y_side, 0.65),
            ],
            0.0022,
            charcoal,
            cyclic=True,
        )
        for slot in range(5):
            box(
                (0.16, 0.006, 0.010),
                (-0.48, side * 0.341, 0.665 + 0.018 * slot),
                charcoal,
                0.002,
            )
        for x, z in ((-0.68, 0.76), (-0.28, 0.725), (-0.67, 0.665), (-0.27, 0.665)):
            cylinder(
                0.006,
                0.004,
                (x, side * 0.343 + (0.002 if side > 0 else 0.002), z),
                steel,
                rotation=(90, 0, 0),
                sides=12,
            )
        y_side = side * 0.3008
        tube(
            [
                (0.33, y_side, 0.45),
                (0.33, y_side, 0.86),
                (0.42, y_side, 0.93),
                (0.60, y_side, 0.84),
                (0.66, y_side, 0.62),
            ],
            0.0022,
            charcoal,
        )
        box((0.10, 0.006, 0.035), (0.47, side * 0.301, 0.74), charcoal, 0.006)
        box((0.05, 0.006, 0.02), (0.47, side * 0.302, 0.66), yellow, 0.003)
    prism(
        [(-0.735, 0.905), (-0.30, 0.855), (-0.30, 0.860), (-0.735, 0.910)],
        0.50,
        (0, 0, 0),
        charcoal,
        bevel=0.001,
    )
    cylinder(0.07, 0.035, (-0.52, 0.0, 0.885), charcoal, sides=40)
    tube(
        [(-0.78, 0.24, 0.62), (-0.86, 0.27, 0.5), (-0.84, 0.28, 0.3), (-0.72, 0.28, 0.2)],
        0.022,
        rubber_,
        smooth=True,
    )
    # wheels
    for side in (-1, 1):
        cylinder(
            0.17,
            0.10,
            (-0.42, side * 0.36 + 0.05 * (1 if side > 0 else 1) - 0.0, 0.17),
            rubber_,
            rotation=(90, 0, 0),
            sides=56,
            bevel=0.02,
        )
        cylinder(
            0.09,
            0.106,
            (-0.42, side * 0.36 + 0.053, 0.17),
            steel,
            rotation=(90, 0, 0),
            sides=40,
            bevel=0.01,
        )
    cylinder(0.13, 0.10, (0.48, 0.05, 0.13), rubber_, rotation=(90, 0, 0), sides=48, bevel=0.02)
    # brush deck
    prism(
        rounded_rectangle(0.50, 0.86, 0.16),
        0.10,
        (0.06, 0, 0.07),
        charcoal,
        axis="Z",
        bevel=0.02,
    )
    for side in (-1, 1):
        cylinder(
            0.205,
            0.06,
            (0.06, side * 0.2, 0.008),
            plastic("#3d8ec9", 0.7),
            sides=72,
            bevel=0.004,
        )
        cylinder(0.03, 0.06, (0.30, side * 0.42, 0.1), yellow, sides=28)
    # squeegee: curved bar behind
    bar = [
        (-0.80 - 0.16 * math.cos(angle_), 0.56 * math.sin(angle_), 0.055)
        for angle_ in [(-1.25 + 2.5 * step / 20) for step in range(21)]
    ]
    tube(bar, 0.026, charcoal)
    tube([(x, y_value, z - 0.035) for x, y_value, z in bar], 0.012, rubber_)
    tube(
        [(-0.92, 0, 0.08), (-0.98, 0, 0.3), (-0.86, 0, 0.52), (-0.80, 0, 0.6)],
        0.032,
        rubber_,
        smooth=True,
    )
    box((0.24, 0.06, 0.03), (-0.84, 0, 0.12), charcoal, 0.008)
    for side in (-1, 1):
        cylinder(
            0.03,
            0.025,
            (-0.93, side * 0.36 + 0.0125, 0.045),
            yellow,
            rotation=(90, 0, 0),
            sides=24,
        )
    # beacon + overhead guard posts
    box((0.02, 0.36, 0.05), (-0.805, 0, 0.66), accent, 0.006)


def scrubbing_brush(color="#c49a63", bristle_color="#efe6d2"):
    """Wooden scrubbing brush, 19 cm, on its bristles."""
    beech = wood(color, "#8d6840", 0.42, (0.6, 9, 9), object_space=True)
    prism(
        rounded_rectangle(0.19, 0.062, 0.030, 8),
        0.022,
        (0, 0, 0.032),
        beech,
        axis="Z",
        bevel=0.008,
        segments=4,
    )
    rng = random.Random(3)
    mesh = bmesh.new()
    for column in range(21):
        for row in range(6):
            x, y = -0.080 + 0.008 * column, -0.0225 + 0.009 * row
            for hair in range(5):
                angle = rng.uniform(0, 6.28)
                root_x, root_y = x + 0.0016 * math.cos(angle), y + 0.0016 * math.sin(angle)
                lean_x, lean_y = (
                    rng.gauss(0, 0.0016) + x * 0.06,
                    rng.gauss(0, 0.0016) + y * 0.12,
                )
                thickness = 0.0006
                corners = [
                    mesh.verts.new(
                        (root_x + offset_x * thickness, root_y + offset_y * thickness, 0.033)
                    )
                    for offset_x, offset_y in ((-1, -1), (1, -1), (0, 1))
                ] + [
                    mesh.verts.new(
                        (
                            root_x + lean_x + offset_x * thickness,
                            root_y + lean_y + offset_y * thickness,
                            0.0004,
                        )
                    )
                    for offset_x, offset_y in ((-1, -1), (1, -1), (0, 1))
                ]
                for first, second in ((0, 1), (1, 2), (2, 0)):
                    mesh.faces.new(
                        (
                            corners[first],
                            corners[second],
                            corners[second + 3],
                            corners[first + 3],
                        )
                    )
    finish_smooth(mesh, "bristles", plastic(bristle_color, 0.6))
