"""Beds and machines of a patient's room. Sizes in meters."""

import math

from .materials import emitter, fabric, machine_paint, metal, plastic, rubber
from .placement import At
from .shapes import block, box, cushion, cylinder, prism, rounded_rectangle, tube


def drip_stand(height=1.95):
    """A stand on five castors with two bags."""
    chrome = metal("#c3c7c9", 0.2)
    clear = plastic("#dfe9ea", 0.12)
    for leg in range(5):
        with At((0, 0, 0), leg * 72):
            tube([(0, 0, 0.12), (0.27, 0, 0.06)], 0.012, chrome)
            cylinder(0.03, 0.022, (0.27, 0.011, 0.03), rubber(), rotation=(90, 0, 0), sides=24)
    cylinder(0.014, height - 0.1, (0, 0, 0.1), chrome, sides=24)
    for side in (-1, 1):
        tube(
            [(0, 0, height), (side * 0.12, 0, height + 0.03), (side * 0.13, 0, height - 0.02)],
            0.006,
            chrome,
        )
        box((0.11, 0.03, 0.2), (side * 0.13, 0, height - 0.15), clear, 0.014, 4)
        tube(
            [
                (side * 0.13, 0, height - 0.26),
                (side * 0.1, 0.02, height - 0.6),
                (0.02, 0.04, 1.1),
            ],
            0.0025,
            clear,
            smooth=True,
        )
    box((0.13, 0.12, 0.2), (0, -0.08, 1.08), plastic("#e6e8e6", 0.4), 0.015, 3)
    box((0.09, 0.004, 0.06), (0, -0.142, 1.12), emitter("#58c9b4", 1.6), 0)


def overbed_table():
    """A table top of 0.8 by 0.4 on one leg, to be pushed over a bed along X."""
    steel = metal("#b9bdc0", 0.3)
    prism(
        rounded_rectangle(0.8, 0.4, 0.05),
        0.024,
        (0, 0, 0.86),
        plastic("#d8b68a", 0.42),
        axis="Z",
        bevel=0.006,
    )
    block(-0.36, -0.3, -0.03, 0.03, 0.1, 0.86, steel, 0.006)
    for y in (-0.17, 0.17):
        block(-0.38, 0.32, y - 0.02, y + 0.02, 0.06, 0.1, steel, 0.008)
        for x in (-0.35, 0.29):
            cylinder(0.03, 0.03, (x, y + 0.015, 0.03), rubber(), rotation=(90, 0, 0), sides=24)
    block(-0.36, -0.3, -0.17, 0.17, 0.06, 0.1, steel, 0.006)


def bedside_cabinet(front="#d8b68a"):
    """A cabinet of 0.45 by 0.42 by 0.78 with a drawer and a door; front toward -Y."""
    shell = plastic("#efede7", 0.42)
    face = plastic(front, 0.42)
    grip = metal("#b9bdc0", 0.3)
    block(-0.225, 0.225, -0.2, 0.22, 0.08, 0.76, shell, 0.008)
    block(-0.235, 0.235, -0.215, 0.225, 0.76, 0.785, face, 0.006)
    block(-0.21, 0.21, -0.216, -0.2, 0.56, 0.74, face, 0.004)
    block(-0.21, 0.21, -0.216, -0.2, 0.1, 0.545, face, 0.004)
    for z in (0.65, 0.5):
        tube(
            [(-0.06, -0.216, z), (-0.06, -0.24, z), (0.06, -0.24, z), (0.06, -0.216, z)],
            0.006,
            grip,
        )
    for x in (-0.18, 0.18):
        for y in (-0.16, 0.17):
            cylinder(
                0.035, 0.03, (x, y + 0.015, 0.035), rubber(), rotation=(90, 0, 0), sides=24
            )


def electrostatic_sprayer():
    """A sprayer on two wheels: tank, pump, coiled hose and gun; faces +X, 1.05 high."""
    charcoal = plastic("#24282b", 0.48)
    enamel = machine_paint("#1a7871")
    amber = plastic("#dfa52a", 0.42)
    steel = metal("#b9bdc0", 0.28)
    tank = plastic("#e9ece8", 0.4)
    prism(
        rounded_rectangle(0.46, 0.40, 0.06), 0.10, (0, 0, 0.12), charcoal, axis="Z", bevel=0.02
    )
    prism(
        rounded_rectangle(0.40, 0.34, 0.09),
        0.34,
        (0.01, 0, 0.22),
        tank,
        axis="Z",
        bevel=0.035,
        segments=5,
    )
    prism(
        rounded_rectangle(0.42, 0.36, 0.09),
        0.13,
        (0.01, 0, 0.55),
        enamel,
        axis="Z",
        bevel=0.03,
        segments=5,
    )
    # level of the tank with a mark for each litre, latches of the pump head, a tap
    prism(
        rounded_rectangle(0.024, 0.25, 0.011, 6),
        0.004,
        (0.13, 0.172, 0.39),
        plastic("#8fb0a5", 0.14),
        rotation=(-90, 0, 0),
        axis="Z",
        bevel=0.001,
    )
    for litre in range(7):
        box((0.014, 0.003, 0.0025), (0.106, 0.1705, 0.29 + 0.033 * litre), charcoal, 0)
    for x in (-0.10, 0.12):
        for side in (-1, 1):
            box((0.034, 0.014, 0.062), (x, side * 0.176, 0.553), charcoal, 0.005)
            box((0.024, 0.008, 0.022), (x, side * 0.184, 0.572), steel, 0.003)
    cylinder(0.016, 0.03, (0.01, 0.17, 0.255), charcoal, rotation=(-90, 0, 0), sides=32)
    box((0.034, 0.008, 0.010), (0.01, 0.203, 0.255), amber, 0.003)
    cylinder(0.06, 0.05, (0.08, 0, 0.68), charcoal, sides=40)
    box((0.15, 0.2, 0.02), (-0.09, 0, 0.685), charcoal, 0.008)
    box((0.03, 0.05, 0.012), (-0.07, 0.05, 0.698), emitter("#5be0c8", 1.5), 0)
    box((0.03, 0.05, 0.012), (-0.07, -0.05, 0.698), amber, 0.003)
    for y in (-0.23, 0.23):
        cylinder(
            0.13,
            0.05,
            (-0.14, y + 0.025, 0.13),
            rubber(),
            rotation=(90, 0, 0),
            sides=48,
            bevel=0.015,
        )
        cylinder(0.06, 0.056, (-0.14, y + 0.028, 0.13), amber, rotation=(90, 0, 0), sides=32)
    for y in (-0.12, 0.12):
        cylinder(0.04, 0.03, (0.18, y + 0.015, 0.04), rubber(), rotation=(90, 0, 0), sides=28)
        box((0.04, 0.05, 0.06), (0.18, y, 0.1), charcoal, 0.006)
        tube([(-0.21, y, 0.2), (-0.25, y, 0.7), (-0.33, y, 1.02)], 0.014, steel, smooth=True)
    tube([(-0.33, -0.12, 1.02), (-0.34, 0.12, 1.02)], 0.019, charcoal)
    for turn in range(4):
        radius = 0.105 + 0.004 * (turn % 2)
        tube(
            [
                (
                    0.02 + radius * math.cos(i * math.pi / 12),
                    -0.205 - 0.018 * turn,
                    0.42 + radius * math.sin(i * math.pi / 12),
                )
                for i in range(24)
            ],
            0.009,
            charcoal,
            cyclic=True,
        )
    tube(
        [(0.12, -0.26, 0.42), (0.2, -0.28, 0.6), (0.12, -0.2, 0.78), (-0.02, -0.14, 0.79)],
        0.009,
        charcoal,
        smooth=True,
    )
    with At((-0.02, -0.1, 0.78), rotation=(0, -8, 8)):
        prism(
            [(-0.02, 0), (0.2, 0.02), (0.2, 0.06), (0.02, 0.075), (-0.03, 0.05)],
            0.055,
            (0, 0, 0),
            enamel,
            bevel=0.014,
            segments=4,
        )
        prism(
            [(-0.02, 0.01), (0.03, 0.0), (0.0, -0.09), (-0.05, -0.085)],
            0.04,
            (0, 0, 0),
            charcoal,
            bevel=0.01,
        )
        cylinder(0.026, 0.05, (0.2, 0, 0.04), charcoal, rotation=(0, 90, 0), sides=32)
        cylinder(0.034, 0.016, (0.245, 0, 0.04), amber, rotation=(0, 90, 0), sides=32)


def hospital_bed():
    """A made bed on castors along Y, its head toward +Y; 0.84 by 2.1."""
    frame = plastic("#e9ecec", 0.3)
    teal = plastic("#4c8f86", 0.35)
    aluminum = metal("#b9bdc0", 0.3, True)
    prism(rounded_rectangle(0.78, 1.95, 0.08), 0.07, (0, 0, 0.42), frame, axis="Z", bevel=0.02)
    cushion((0.82, 1.95, 0.16), (0, 0, 0.57), fabric("#cfdcd9"))
    cushion((0.84, 1.25, 0.07), (0, -0.32, 0.665), fabric("#f2f4f2", None, 300))
    cushion((0.84, 0.2, 0.075), (0, 0.33, 0.672), fabric("#7fb3a8"))
    cushion((0.6, 0.38, 0.13), (0, 0.72, 0.72), fabric("#fbfbf9", None, 300))
    prism(
        rounded_rectangle(0.84, 0.06, 0.028), 0.5, (0, 1.03, 0.45), teal, axis="Z", bevel=0.012
    )
    prism(
        rounded_rectangle(0.84, 0.06, 0.028),
        0.36,
        (0, -1.03, 0.40),
        teal,
        axis="Z",
        bevel=0.012,
    )
    for side in (-1, 1):
        x = side * 0.44
        tube(
            [(x, -0.1, 0.62), (x, -0.08, 0.86), (x, 0.68, 0.86), (x, 0.7, 0.62)],
            0.014,
            aluminum,
        )
        tube([(x, -0.08, 0.74), (x, 0.69, 0.74)], 0.009, aluminum)
    for side_x in (-1, 1):
        for side_y in (-1, 1):
            cylinder(
                0.065,
                0.035,
                (side_x * 0.34 + 0.0175, side_y * 0.82, 0.065),
                rubber(),
                rotation=(0, -90, 0),
                sides=36,
            )
            box((0.05, 0.05, 0.28), (side_x * 0.34, side_y * 0.82, 0.25), frame, 0.01)
    box((0.5, 1.3, 0.06), (0, 0, 0.26), frame, 0.02)
    for y in (0.3, -0.3):
        box((0.1, 0.1, 0.2), (0, y, 0.34), frame, 0.02)
