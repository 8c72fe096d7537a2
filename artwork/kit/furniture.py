"""Furniture of offices, lobbies and hotel rooms. Sizes in meters; a seat faces -Y."""

import math
import random

from .lighting import point_light
from .materials import emitter, fabric, metal, plastic, stone, wood
from .placement import At
from .shading import Shader
from .shapes import (
    block,
    box,
    cushion,
    cylinder,
    lathe,
    prism,
    rounded_rectangle,
    smooth_profile,
    tube,
)


def lounge_chair(color="#7b8f86", legs=None):
    """Armchair on four legs; the sitter looks toward -Y."""
    wool = fabric(color)
    leg = legs or wood("#a87b4f", "#7c5632", 0.4, (9, 9, 0.6))
    cushion((0.66, 0.64, 0.17), (0, 0, 0.38), wool)
    box((0.74, 0.72, 0.10), (0, 0, 0.275), wool, 0.04, 4)
    cushion((0.72, 0.17, 0.56), (0, 0.31, 0.62), wool, rotation=(-12, 0, 0))
    for side in (-1, 1):
        cushion((0.13, 0.70, 0.34), (side * 0.385, 0.0, 0.44), wool)
    for side_x in (-1, 1):
        for side_y in (-1, 1):
            cylinder(
                0.014,
                0.24,
                (side_x * 0.31, side_y * 0.29, 0),
                leg,
                top_radius=0.02,
                sides=20,
                rotation=(side_y * -6, side_x * 6, 0),
            )


def sofa(width=2.0, color="#5f6f78"):
    """Sofa of a width; faces -Y."""
    wool = fabric(color)
    steel = metal("#2a2b2d", 0.35)
    seats = round(width / 0.75)
    box((width, 0.82, 0.14), (0, 0, 0.24), wool, 0.04, 4)
    for seat in range(seats):
        seat_width = (width - 0.3) / seats
        x = -width / 2 + 0.15 + seat_width * (seat + 0.5)
        cushion((seat_width - 0.01, 0.66, 0.18), (x, -0.05, 0.39), wool)
        cushion((seat_width - 0.015, 0.18, 0.46), (x, 0.27, 0.62), wool, rotation=(-10, 0, 0))
    box((width, 0.13, 0.55), (0, 0.38, 0.5), wool, 0.05, 4)
    for side in (-1, 1):
        cushion((0.15, 0.82, 0.36), (side * (width / 2 - 0.075), 0, 0.44), wool)
    for side_x in (-1, 1):
        for side_y in (-1, 1):
            cylinder(
                0.016, 0.18, (side_x * (width / 2 - 0.12), side_y * 0.33, 0), steel, sides=16
            )


def coffee_table(radius=0.42, height=0.36, top=None):
    """Round table of a radius and height."""
    slab = top or stone("#ece8e1", "#cfc8bc")
    cylinder(radius, 0.028, (0, 0, height - 0.028), slab, bevel=0.008, sides=72)
    cylinder(0.03, height - 0.04, (0, 0, 0.01), metal("#2c2c2e", 0.35))
    cylinder(radius * 0.55, 0.014, (0, 0, 0), metal("#2c2c2e", 0.35))


def office_chair(color="#3a4248"):
    """Swivel chair, dark; faces -Y."""
    wool = fabric(color)
    charcoal = plastic("#1d1f22", 0.45)
    for leg in range(5):
        with At((0, 0, 0), leg * 72):
            prism(
                [(0, 0.07), (0.30, 0.055), (0.30, 0.075), (0, 0.115)],
                0.045,
                (0, 0, 0),
                charcoal,
                bevel=0.008,
            )
            cylinder(0.027, 0.03, (0.29, 0.015, 0.03), charcoal, rotation=(90, 0, 0), sides=24)
    cylinder(0.028, 0.34, (0, 0, 0.09), metal("#8c9095", 0.3), sides=28)
    box((0.26, 0.26, 0.04), (0, 0, 0.43), charcoal, 0.015)
    cushion((0.5, 0.49, 0.085), (0, 0, 0.485), wool)
    cushion((0.46, 0.075, 0.52), (0, 0.26, 0.86), wool, rotation=(-8, 0, 0))
    box((0.06, 0.05, 0.36), (0, 0.285, 0.63), charcoal, 0.015, rotation=(-6, 0, 0))
    for side in (-1, 1):
        box((0.03, 0.05, 0.2), (side * 0.27, 0.04, 0.58), charcoal, 0.01)
        box((0.065, 0.25, 0.028), (side * 0.27, 0.02, 0.69), charcoal, 0.012)


def desk(width=1.6, depth=0.8, top=None, leg=None, height=0.73):
    """Desk of a width and depth, 0.73 m high."""
    board = top or wood("#c9a277", "#a67c50", 0.42, (0.7, 9, 9))
    frame = leg or plastic("#f2f2f0", 0.4)
    box((width, depth, 0.028), (0, 0, height - 0.014), board, 0.006, 3)
    for side in (-1, 1):
        box((0.05, depth * 0.86, 0.03), (side * (width / 2 - 0.1), 0, 0.015), frame, 0.008)
        box(
            (0.06, 0.08, height - 0.05),
            (side * (width / 2 - 0.1), 0, (height - 0.03) / 2),
            frame,
            0.01,
        )
    box((width - 0.3, 0.03, 0.06), (0, 0, height - 0.07), frame, 0.006)


def monitor(width=0.61, lit="#0c1118"):
    """Monitor on a foot; the screen faces -Y."""
    charcoal = plastic("#15171a", 0.35)
    box((width, 0.022, width * 0.58), (0, 0, 0.36), charcoal, 0.008)
    box(
        (width - 0.016, 0.004, width * 0.58 - 0.016),
        (0, -0.0125, 0.36),
        plastic(lit, 0.12),
        0.001,
    )
    cylinder(0.014, 0.2, (0, 0.035, 0.01), charcoal, sides=20)
    box((0.05, 0.05, 0.04), (0, 0.03, 0.3), charcoal, 0.008)
    cylinder(0.11, 0.012, (0, 0.03, 0), charcoal, sides=40)


def slim_monitor(width=0.62, shell="#e8e6e1"):
    """Slim monitor with a light shell; the screen faces -Y."""
    case = plastic(shell, 0.38)
    aluminum = metal("#c3c6c6", 0.28)
    box((width, 0.018, width * 0.57), (0, 0, 0.39), case, 0.006)
    box(
        (width - 0.012, 0.003, width * 0.57 - 0.012),
        (0, -0.0095, 0.39),
        plastic("#0b1013", 0.1),
        0.001,
    )
    box((0.2, 0.03, 0.16), (0, 0.02, 0.39), case, 0.012, 3)
    box((0.045, 0.014, 0.36), (0, 0.04, 0.19), aluminum, 0.005)
    box((0.22, 0.17, 0.009), (0, 0.03, 0.0045), aluminum, 0.004)


def mug(color="#e9e4da"):
    """A mug of 9 cm."""
    lathe(
        [
            (0, 0),
            (0.036, 0),
            (0.04, 0.004),
            (0.041, 0.09),
            (0.038, 0.09),
            (0.036, 0.008),
            (0, 0.008),
        ],
        (0, 0, 0),
        plastic(color, 0.3),
        36,
    )
    tube(
        [(0.04, 0, 0.075), (0.066, 0, 0.068), (0.066, 0, 0.028), (0.04, 0, 0.02)],
        0.005,
        plastic(color, 0.3),
        smooth=True,
    )


def desk_pair(width=1.6, seed=0, divider="#3f6f66"):
    """Two desks face to face with a felt divider, along X; the middle is at Y 0."""
    rng = random.Random(seed)
    oak = wood("#cba57a", "#a98257", 0.4, (0.7, 9, 9))
    legs = plastic("#e9e6e0", 0.4)
    block(-width / 2 + 0.004, width / 2 - 0.004, -0.8, -0.02, 0.705, 0.732, oak, 0.005, 3)
    block(-width / 2 + 0.004, width / 2 - 0.004, 0.02, 0.8, 0.705, 0.732, oak, 0.005, 3)
    for side in (-1, 1):
        x = side * (width / 2 - 0.06)
        block(x - 0.025, x + 0.025, -0.76, -0.71, 0, 0.705, legs, 0.006)
        block(x - 0.025, x + 0.025, 0.71, 0.76, 0, 0.705, legs, 0.006)
        block(x - 0.025, x + 0.025, -0.76, 0.76, 0.655, 0.704, legs, 0.006)
    block(-width / 2 + 0.1, width / 2 - 0.1, -0.09, 0.09, 0.56, 0.60, legs, 0.006)
    block(
        -width / 2 + 0.03,
        width / 2 - 0.03,
        -0.017,
        0.017,
        0.66,
        1.14,
        fabric(divider),
        0.012,
        4,
    )
    for side in (-1, 1):
        with At((0, 0, 0.733), 0 if side < 0 else 180):
            with At((rng.uniform(-0.05, 0.05), -0.30, 0), rng.uniform(-6, 6)):
                slim_monitor(0.66)
            box((0.40, 0.13, 0.014), (0, -0.60, 0.007), plastic("#eceae6", 0.4), 0.005)
            box((0.06, 0.1, 0.025), (0.31, -0.6, 0.0125), plastic("#eceae6", 0.35), 0.012, 4)
            if rng.random() < 0.8:
                with At((-0.5, -0.38 - rng.uniform(0, 0.2), 0), rng.uniform(0, 90)):
                    mug(rng.choice(("#e9e4da", "#2f6f69", "#cfd8d2")))
            if rng.random() < 0.7:
                box(
                    (0.16, 0.22, 0.014),
                    (0.56, -0.5, 0.007),
                    plastic(rng.choice(("#2f6f69", "#d8a53c", "#38464a", "#e6dfd3")), 0.5),
                    0.003,
                    rotation=(0, 0, rng.uniform(-15, 15)),
                )
            if rng.random() < 0.5:
                box(
                    (0.22, 0.30, 0.022),
                    (-0.56, -0.62, 0.011),
                    plastic("#dedad2", 0.5),
                    0.003,
                    rotation=(0, 0, rng.uniform(-8, 8)),
                )


def task_chair(color="#4d6b66"):
    """Light swivel chair; faces -Y."""
    wool = fabric(color)
    shell = plastic("#d9d7d2", 0.4)
    charcoal = plastic("#2c3133", 0.45)
    aluminum = metal("#b9bcbd", 0.28)
    for leg in range(5):
        with At((0, 0, 0), leg * 72 + 18):
            prism(
                [(0, 0.075), (0.30, 0.055), (0.305, 0.072), (0, 0.112)],
                0.04,
                (0, 0, 0),
                aluminum,
                bevel=0.008,
            )
            cylinder(0.028, 0.032, (0.29, 0.016, 0.03), charcoal, rotation=(90, 0, 0), sides=24)
    cylinder(0.026, 0.33, (0, 0, 0.09), aluminum, sides=28)
    box((0.28, 0.24, 0.035), (0, 0, 0.425), charcoal, 0.012)
    cushion((0.50, 0.48, 0.08), (0, 0, 0.48), wool, puff=0.6)
    with At((0, 0.25, 0.58), rotation=(-9, 0, 0)):
        prism(
            rounded_rectangle(0.46, 0.56, 0.10),
            0.03,
            (0, 0.015, 0.30),
            shell,
            rotation=(90, 0, 0),
            axis="Z",
            bevel=0.01,
        )
        prism(
            rounded_rectangle(0.41, 0.51, 0.08),
            0.034,
            (0, 0.005, 0.30),
            wool,
            rotation=(90, 0, 0),
            axis="Z",
            bevel=0.014,
        )
        box((0.07, 0.03, 0.40), (0, 0.035, 0.06), charcoal, 0.012)
    for side in (-1, 1):
        tube(
            [(side * 0.2, 0.05, 0.43), (side * 0.29, 0.05, 0.46), (side * 0.29, 0.05, 0.68)],
            0.014,
            charcoal,
            smooth=False,
        )
        box((0.07, 0.25, 0.028), (side * 0.29, 0.02, 0.69), charcoal, 0.012)


def meeting_table(width=4.2, depth=1.25, count=3, chair=None):
    """Boat table of a width and depth on two drums, with chairs (an asset) along both sides."""
    oak = wood("#b98d60", "#8d6540", 0.36, (0.6, 9, 9), 0.2)
    prism(
        rounded_rectangle(width, depth, 0.3, 10),
        0.035,
        (0, 0, 0.70),
        oak,
        axis="Z",
        bevel=0.012,
    )
    for side in (-1, 1):
        prism(
            rounded_rectangle(0.5, 0.5, 0.24, 8),
            0.70,
            (side * width * 0.27, 0, 0),
            plastic("#33504b", 0.5),
            axis="Z",
            bevel=0.01,
        )
    if chair:
        for number in range(count):
            x = -width / 2 + width * (number + 0.5) / count
            chair.place((x, -depth / 2 - 0.22, 0), 180)
            chair.place((x, depth / 2 + 0.22, 0), 0)


def reception_desk(width=3.6, front=None, top=None):
    """Reception desk, its front toward -Y."""
    face = front or stone("#ebe7e0", "#c9c2b6")
    slab = top or stone("#f4f1ec", "#ddd7cd")
    walnut = wood("#a87847", "#74502f", 0.4, (9, 9, 0.5))
    block(-width / 2, width / 2, -0.02, 0.28, 0.1, 1.08, face, 0.012)
    block(-width / 2 - 0.03, width / 2 + 0.03, -0.06, 0.36, 1.08, 1.12, slab, 0.008)
    block(
        -width / 2 + 0.06, width / 2 - 0.06, 0.03, 0.24, 0.0, 0.1, metal("#3a3834", 0.35), 0.004
    )
    block(
        -width / 2 + 0.05,
        width / 2 - 0.05,
        0.005,
        0.02,
        0.085,
        0.1,
        emitter("#ffd9a3", 16.0),
        0,
    )
    block(-width / 2, width / 2, 0.28, 1.0, 0.72, 0.76, walnut, 0.006)
    for side in (-1, 1):
        block(
            side * width / 2 - 0.02 * side - 0.02,
            side * width / 2 - 0.02 * side + 0.02,
            0.26,
            1.0,
            0,
            0.74,
            walnut,
            0.005,
        )
    slats = int(width * 0.38 / 0.06)
    for slat in range(slats):
        block(
            width / 2 - 0.1 - 0.06 * slat - 0.036,
            width / 2 - 0.1 - 0.06 * slat,
            -0.05,
            -0.02,
            0.12,
            1.07,
            walnut,
            0.004,
        )


def table_lamp(shade_color="#f2e6d0", base_color="#2f5d54", glow=2.6):
    """Table lamp of 0.53 m; `glow` is the light of its shade, the bulb follows."""
    ceramic = plastic(base_color, 0.18, 0.4)
    brass = metal("#c3a064", 0.25)
    body = [
        (0.03, 0.018),
        (0.05, 0.05),
        (0.078, 0.10),
        (0.085, 0.145),
        (0.07, 0.20),
        (0.035, 0.235),
        (0.014, 0.25),
    ]
    foot = [(0, 0), (0.075, 0), (0.078, 0.006), (0.078, 0.012)]
    profile = foot + smooth_profile(body) + [(0.014, 0.27), (0, 0.27)]
    lathe(profile, (0, 0, 0), ceramic, 96, angle=70)
    cylinder(0.008, 0.14, (0, 0, 0.25), brass, sides=16)
    shade = Shader("shade")
    shade.principled(
        color=shade_color, roughness=0.9, emission="#ffc27a", emission_strength=glow
    )
    lathe([(0.165, 0.31), (0.125, 0.53)], (0, 0, 0), shade.material, 64)
    lathe([(0.163, 0.312), (0.123, 0.528)], (0, 0, 0), shade.material, 64)
    tube(
        [
            (0.165 * math.cos(step * math.pi / 24), 0.165 * math.sin(step * math.pi / 24), 0.31)
            for step in range(48)
        ],
        0.0022,
        brass,
        cyclic=True,
    )
    tube(
        [
            (0.125 * math.cos(step * math.pi / 24), 0.125 * math.sin(step * math.pi / 24), 0.53)
            for step in range(48)
        ],
        0.0022,
        brass,
        cyclic=True,
    )
    point_light((0, 0, 0.44), 8 * glow / 2.6, (1, 0.68, 0.38), 0.05)


def glass_carafe():
    """Carafe and tumbler."""
    glass = plastic("#dfeae7", 0.05)
    lathe(
        [
            (0, 0),
            (0.045, 0),
            (0.05, 0.01),
            (0.052, 0.09),
            (0.03, 0.15),
            (0.022, 0.19),
            (0.026, 0.21),
        ],
        (0, 0, 0),
        glass,
        48,
        angle=80,
    )
    lathe([(0, 0), (0.028, 0), (0.031, 0.085)], (0.10, -0.03, 0), glass, 40)


def slatted_bench(ends):
    """A bench of four wooden slats on two solid ends, 1.80 by 0.50, seat at 0.45 m."""
    for k in range(4):
        block(
            -0.9,
            0.9,
            -0.26 + k * 0.13,
            -0.15 + k * 0.13,
            0.41,
            0.45,
            wood("#b98c5c", "#8c6238", 0.45, (0.6, 9, 9)),
            0.006,
        )
    for x in (-0.7, 0.7):
        block(x - 0.03, x + 0.03, -0.24, 0.22, 0, 0.41, ends, 0.006)
