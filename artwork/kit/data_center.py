"""Server racks and floor grilles. Sizes in meters."""

import random

from .materials import emitter, glass_pane, metal, plastic
from .shapes import block, cylinder, quad


def server_rack(seed=0, width=0.6, depth=1.05, height=2.1, light_color="#38d9c0", door=True):
    """Server rack, 0.6 by 1.05 by 2.1 m, front at y 0 toward -Y."""
    rng = random.Random(seed)
    charcoal = plastic("#171a1c", 0.42)
    graphite = metal("#23272a", 0.42)
    black = plastic("#0c0e0f", 0.5)
    light = emitter(light_color, 7.0)
    bright_light = emitter("#bff7ea", 4.0)
    amber_light = emitter("#ffb347", 5.0)
    fronts = [
        metal("#7d8689", 0.38),
        plastic("#2b3235", 0.4),
        metal("#a9b0b2", 0.35),
        plastic("#3a4346", 0.38),
    ]
    block(-width / 2, width / 2, 0.10, depth, 0.02, height, charcoal, 0.008)
    block(-width / 2, width / 2, 0, 0.10, height - 0.05, height, charcoal, 0.006)
    block(-width / 2, width / 2, 0, 0.10, 0.02, 0.07, charcoal, 0.006)
    for side in (-1, 1):
        block(
            side * (width / 2 - 0.0175) - 0.0175,
            side * (width / 2 - 0.0175) + 0.0175,
            0,
            0.10,
            0.06,
            height - 0.04,
            charcoal,
            0.006,
        )
    unit = 0.0445
    z = 0.10 if door != "solid" else 9
    x0, x1 = -width / 2 + 0.045, width / 2 - 0.045
    while z < height - 0.10:
        chance = rng.random()
        units = 1 if chance < 0.42 else 2 if chance < 0.8 else 4
        if z + units * unit > height - 0.06:
            break
        if rng.random() < 0.10:
            block(x0, x1, 0.07, 0.09, z + 0.001, z + units * unit - 0.002, black, 0.001)
            z += units * unit
            continue
        front = rng.choice(fronts)
        block(x0, x1, 0.052, 0.10, z + 0.0015, z + units * unit - 0.0015, front, 0.002)
        middle = z + units * unit / 2
        block(
            x0 + 0.01,
            x0 + 0.022,
            0.046,
            0.054,
            z + 0.006,
            z + units * unit - 0.006,
            graphite,
            0.001,
        )
        block(
            x1 - 0.022,
            x1 - 0.01,
            0.046,
            0.054,
            z + 0.006,
            z + units * unit - 0.006,
            graphite,
            0.001,
        )
        if units == 1:
            for number in range(8):
                if rng.random() < 0.75:
                    x = x0 + 0.05 + number * 0.017
                    block(
                        x,
                        x + 0.009,
                        0.0495,
                        0.053,
                        middle - 0.004,
                        middle + 0.004,
                        light if rng.random() < 0.85 else bright_light,
                        0,
                    )
            block(x1 - 0.17, x1 - 0.05, 0.0500, 0.053, middle - 0.009, middle + 0.009, black, 0)
        else:
            count = 8 if units == 2 else 12
            for number in range(count):
                x = x0 + 0.04 + number * (x1 - x0 - 0.08) / count
                slot = (x1 - x0 - 0.08) / count - 0.004
                block(
                    x, x + slot, 0.047, 0.053, z + 0.010, z + units * unit - 0.010, black, 0.001
                )
                if rng.random() < 0.85:
                    block(
                        x + slot * 0.3,
                        x + slot * 0.7,
                        0.0445,
                        0.0475,
                        z + units * unit - 0.021,
                        z + units * unit - 0.0165,
                        light,
                        0,
                    )
            if rng.random() < 0.12:
                block(
                    x1 - 0.03,
                    x1 - 0.022,
                    0.0445,
                    0.0475,
                    middle - 0.003,
                    middle + 0.003,
                    amber_light,
                    0,
                )
        z += units * unit
    # mesh door with slim teal light bar in the handle line
    if door:
        if door == "solid":
            block(
                -width / 2 + 0.018,
                width / 2 - 0.018,
                0.004,
                0.018,
                0.08,
                height - 0.06,
                plastic("#1d2628", 0.42),
                0.003,
            )
        else:
            quad(
                [
                    (-width / 2 + 0.03, 0.012, 0.08),
                    (width / 2 - 0.03, 0.012, 0.08),
                    (width / 2 - 0.03, 0.012, height - 0.06),
                    (-width / 2 + 0.03, 0.012, height - 0.06),
                ],
                glass_pane("#d6e4e2", 0.6),
            )
        if door != "solid":
            block(
                -width / 2 + 0.022,
                -width / 2 + 0.027,
                -0.0055,
                -0.003,
                0.12,
                height - 0.10,
                emitter(light_color, 3.0),
                0,
            )
        for side in (-1, 1):
            block(
                side * (width / 2 - 0.032) - 0.014,
                side * (width / 2 - 0.032) + 0.014,
                -0.004,
                0.022,
                0.06,
                height - 0.04,
                graphite,
                0.003,
            )
        for middle in (0.06, height - 0.06):
            block(
                -width / 2 + 0.02,
                width / 2 - 0.02,
                -0.004,
                0.022,
                middle - 0.012,
                middle + 0.016,
                graphite,
                0.003,
            )
        block(width / 2 - 0.060, width / 2 - 0.030, -0.022, -0.002, 0.92, 1.16, graphite, 0.006)
        block(width / 2 - 0.049, width / 2 - 0.041, -0.0235, -0.021, 0.95, 1.13, light, 0)
    for side_x in (-1, 1):
        for y in (0.08, depth - 0.08):
            cylinder(
                0.02,
                0.025,
                (side_x * (width / 2 - 0.06), y, 0),
                metal("#888f92", 0.35),
                sides=20,
            )


def floor_vent(x, y, side=0.6, steel=None):
    """Floor grille of a side, its corner at (x, y)."""
    steel = steel or plastic("#8f9697", 0.5)
    black = plastic("#1d2122", 0.6)
    block(x + 0.03, x + side - 0.03, y + 0.03, y + side - 0.03, -0.01, 0.0006, black, 0)
    for bar in range(13):
        bar_x = x + 0.04 + bar * (side - 0.08) / 13
        block(bar_x, bar_x + 0.026, y + 0.035, y + side - 0.035, -0.005, 0.0022, steel, 0.0008)
    for rib in (0.285,):
        block(x + 0.03, x + side - 0.03, y + rib, y + rib + 0.03, -0.004, 0.0024, steel, 0.0008)
