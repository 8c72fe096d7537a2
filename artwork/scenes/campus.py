"""Six buildings on one plinth: offices, hospital, school, shop, warehouse, hotel. For industries."""

from kit import *

empty_scene()
plinth(plastic("#b9b6ad", 0.75))
SCALE = 0.062
rng = random.Random(4)


def windows(wall, glass="#5c7f86", metallic=0.5, spandrel=0.34, fin=0.28, lit=0.2):
    """A wall with rows of windows, 1.6 m wide and 3.8 m high each."""
    return city_glass(
        glass, wall, 1.6, 3.8, metallic, lit, 1.4, None, 220.0, 0.0, spandrel, fin
    )


def building(width, depth, floors, wall, x=0, y=0, base=0, bay=1.6):
    """A block of floors of 3.8 m with a parapet, its size rounded to whole bays."""
    width, depth = 2 * bay * round(width / bay / 2), 2 * bay * round(depth / bay / 2)
    height = 3.8 * floors
    body = block(-width / 2, width / 2, -depth / 2, depth / 2, 0, height, wall, 0)
    for vertex in body.data.vertices:
        vertex.co.z += height / 2
    body.location = (x, y, base)
    rim = plastic("#e9e5dc", 0.6)
    top = base + height
    west, east = x - width / 2 - 0.15, x + width / 2 + 0.15
    south, north = y - depth / 2 - 0.15, y + depth / 2 + 0.15
    boxes(
        [
            (west, east, south, south + 0.5, top - 0.1, top + 0.9),
            (west, east, north - 0.5, north, top - 0.1, top + 0.9),
            (west, west + 0.5, south + 0.5, north - 0.5, top - 0.1, top + 0.9),
            (east - 0.5, east, south + 0.5, north - 0.5, top - 0.1, top + 0.9),
        ],
        rim,
    )
    block(
        x - width / 2,
        x + width / 2,
        y - depth / 2,
        y + depth / 2,
        top,
        top + 0.05,
        plastic("#cfcabd", 0.8),
        0,
    )
    return width, depth, top


def roof_units(x, y, top, spread_x, spread_y, count=4):
    """Air handlers and hatches on a roof."""
    for _ in range(count):
        a, b = x + rng.uniform(-spread_x, spread_x), y + rng.uniform(-spread_y, spread_y)
        w, d, h = rng.uniform(1.6, 3.6), rng.uniform(1.4, 2.6), rng.uniform(0.9, 1.9)
        block(
            a - w / 2,
            a + w / 2,
            b - d / 2,
            b + d / 2,
            top,
            top + h,
            plastic("#dcdad2", 0.55),
            0.08,
        )
        cylinder(
            min(w, d) * 0.3, 0.2, (a, b, top + h), plastic("#7f8683", 0.5), sides=32, bevel=0.05
        )


street = plastic("#6f716d", 0.75)
walk = plastic("#dcd8cc", 0.75)
lawn = plastic("#8fa376", 0.9)
line = plastic("#efeade", 0.7)
teal = plastic("#24655d", 0.45)
amber = plastic("#dba436", 0.5)
glass = plastic("#3f5f63", 0.16)
white = plastic("#efece4", 0.6)

with At((0, 0.05, 0), scale=SCALE):
    full_x, full_y = 144.0, 105.6
    # plots between the streets
    plots_x = ((2.0, 46.0), (52.0, 96.0), (102.0, 142.6))
    plots_y = ((2.0, 50.0), (56.0, 103.6))
    block(0, full_x, 0, full_y, -0.1, 0.06, street, 0)
    for x0, x1 in plots_x:
        for y0, y1 in plots_y:
            block(x0, x1, y0, y1, 0, 0.5, walk, 0.12)
    for x in (49, 99):
        for y in range(2, 104, 6):
            if not 48 < y < 57:
                block(x - 0.12, x + 0.12, y, y + 3, 0.06, 0.1, line, 0)
    for x in range(2, 142, 6):
        if not (44 < x < 54 or 94 < x < 104):
            block(x, x + 3, 52.88, 53.12, 0.06, 0.1, line, 0)
    for x in (47.2, 97.2):
        for i in range(5):
            block(x + 0.1 + i * 0.75, x + 0.5 + i * 0.75, 50.2, 52.6, 0.06, 0.1, line, 0)

    # far row: hotel, office tower, hospital
    with At((24, 79, 0.5)):
        block(-20, 20, -21, 22, 0, 0.12, lawn, 0.05)
        w, d, top = building(
            25.6, 12.8, 8, windows("#e3d6c0", "#6d8780", 0.3, 0.3, 0.36, 0.35), 0, 6
        )
        for floor in range(1, 8):
            for i in range(8):
                block(
                    -12.4 + i * 3.2,
                    -10.0 + i * 3.2,
                    -1.6,
                    -0.3,
                    floor * 3.8 - 0.15,
                    floor * 3.8 + 0.1,
                    white,
                    0.04,
                )
                block(
                    -12.4 + i * 3.2,
                    -10.0 + i * 3.2,
                    -1.65,
                    -1.5,
                    floor * 3.8 + 0.1,
                    floor * 3.8 + 1.0,
                    glass,
                    0.02,
                )
        block(-4, 4, -5.0, -0.2, 3.4, 3.9, teal, 0.1)
        for x in (-3.6, 3.6):
            cylinder(0.2, 3.4, (x, -4.6, 0), white, sides=24)
        roof_units(0, 6, top, 9, 3, 4)
        prism(rounded_rectangle(17, 8, 3), 0.35, (6, -13, 0.1), white, axis="Z", bevel=0.1)
        prism(
            rounded_rectangle(15.4, 6.4, 2.4),
            0.04,
            (6, -13, 0.44),
            plastic("#5fb3ae", 0.06),
            axis="Z",
            bevel=0,
        )
        for i in range(5):
            block(
                -1.2 + i * 3.4,
                0.2 + i * 3.4,
                -19.4,
                -16.9,
                0.4,
                0.75,
                amber if i % 2 else white,
                0.1,
            )
    with At((74, 80, 0.5)):
        office_tower(
            14,
            12,
            11,
            glass=city_glass(
                "#6f9aa0",
                "#c9c4ba",
                1.6,
                3.8,
                0.65,
                0.2,
                1.2,
                None,
                220.0,
                0.0,
                0.13,
                0.02,
                0.02,
                0.3,
            ),
            frame=plastic("#cfd3cf", 0.5),
            band=0.3,
            fin=0.14,
        )
        block(-14, 14, -15, -9.6, 0, 4.4, glass, 0.05)
        block(-14.4, 14.4, -15.6, -9.6, 4.4, 5.0, white, 0.1)
        for x in (-9, 0, 9):
            block(x - 2, x + 2, -20, -17.4, 0, 0.9, white, 0.15)
            block(x - 1.7, x + 1.7, -19.7, -17.7, 0.9, 1.3, lawn, 0.2)
    with At((122, 79, 0.5)):
        block(-19, 19, -21, 22, 0, 0.12, lawn, 0.05)
        wall = windows("#ece9e1", "#5f8a86", 0.35, 0.42, 0.2, 0.3)
        w, d, top = building(12.8, 25.6, 7, wall, -8, 6)
        roof_units(-8, 8, top, 3, 7, 3)
        w, d, low = building(22.4, 12.8, 4, wall, 6.4, 10)
        roof_units(8, 10, low, 6, 3, 4)
        # a plus on the higher wing, and the canopy of the entrance
        box((1.1, 0.5, 3.6), (-8, -7.2, 23.6), teal, 0.08)
        box((3.6, 0.46, 1.1), (-8, -7.2, 23.6), teal, 0.08)
        block(-1.6, 12, -1.2, 3.8, 3.6, 4.2, teal, 0.1)
        for x in (-1, 11.4):
            cylinder(0.25, 3.6, (x, -0.6, 0), white, sides=24)
        prism(rounded_rectangle(9, 9, 4.4), 0.12, (9.5, -12, 0.12), walk, axis="Z", bevel=0.03)
        box((1.1, 4.0, 0.06), (9.5, -12, 0.27), line, 0)
        box((4.0, 1.1, 0.05), (9.5, -12, 0.27), line, 0)

    # near row: warehouse, school, shop
    with At((24, 26, 0.5)):
        block(-20.5, 20.5, -6, 20, 0, 9.5, plastic("#d9d8d1", 0.6), 0.1)
        for i in range(34):
            block(
                -20.3 + i * 1.2,
                -19.9 + i * 1.2,
                -6.12,
                -6,
                0.2,
                9.3,
                plastic("#c9c9c2", 0.6),
                0.02,
            )
        block(-20.6, 20.6, -6.16, -6, 7.2, 8.6, teal, 0.02)
        for i in range(4):
            y = -5.6 + i * 6.4
            prism(
                [(0, 0), (6.2, 0), (6.2, 0.5), (0.4, 3.0), (0, 3.0)],
                40.6,
                (0, y, 9.5),
                plastic("#c5c8c4", 0.5),
                axis="X",
                bevel=0.04,
            )
            block(-20, 20, y - 0.06, y + 0.02, 10.2, 12.2, glass, 0)
        for i in range(5):
            x = -16 + i * 8
            block(x - 2.1, x + 2.1, -6.3, -6, 1.2, 5.4, white, 0.05)
            for k in range(5):
                block(
                    x - 1.9,
                    x + 1.9,
                    -6.36,
                    -6.28,
                    1.4 + k * 0.78,
                    2.05 + k * 0.78,
                    plastic("#c9ccc8", 0.5),
                    0.03,
                )
            block(x - 2.4, x + 2.4, -7.6, -6.2, 0.2, 1.2, plastic("#5c615e", 0.7), 0.05)
        for x, color in ((-8, "#efece4"), (8, "#2b6f66")):
            with At((x, -13.2, 0)):
                block(-1.3, 1.3, -2.6, 5.2, 1.2, 4.6, plastic(color, 0.5), 0.12)
                block(-1.25, 1.25, -5.2, -2.8, 0.7, 3.4, plastic("#e3dfd5", 0.45), 0.3)
                block(-1.1, 1.1, -5.24, -5.0, 2.0, 3.0, glass, 0.05)
                block(-1.3, 1.3, -5.0, 5.1, 0.7, 1.2, plastic("#33393a", 0.6), 0.05)
                for side in (-1.3, 1.0):
                    for y in (-4.2, 2.4, 4.0):
                        cylinder(
                            0.5,
                            0.34,
                            (side + 0.34 * (side > 0) - 0.02, y, 0.5),
                            plastic("#232728", 0.7),
                            rotation=(0, 90, 0),
                            sides=28,
                        )
    with At((74, 26, 0.5)):
        block(-21, 21, -23, 23, 0, 0.12, lawn, 0.05)
        brick = windows("#c08a67", "#6f8f8c", 0.25, 0.36, 0.3, 0.25)
        w, d, top = building(38.4, 12.8, 2, brick, 0, 13)
        prism(
            [(-19.6, 0), (19.6, 0), (17.4, 4.6), (-17.4, 4.6)],
            13.4,
            (0, 13, top + 0.3),
            plastic("#5d625f", 0.7),
            bevel=0.1,
        )
        block(-4, 4, 4.6, 8, 0, 10.4, plastic("#efe9dd", 0.6), 0.1)
        prism([(-4.4, 0), (4.4, 0), (0, 4.2)], 4.2, (0, 6.2, 10.4), teal, bevel=0.08)
        cylinder(1.3, 0.2, (0, 4.6, 8.4), white, rotation=(90, 0, 0), sides=48)
        box((0.2, 0.1, 1.0), (0, 4.36, 8.8), plastic("#2c3534", 0.5), 0)
        box((0.8, 0.1, 0.2), (0.35, 4.36, 8.4), plastic("#2c3534", 0.5), 0)
        block(-1.6, 1.6, 4.5, 4.7, 0, 3.4, teal, 0.05)
        block(-19, -1, -21, -4, 0.12, 0.2, plastic("#b9785a", 0.8), 0.02)
        for x0, x1, y0, y1 in (
            (-18, -2, -20.1, -19.9),
            (-18, -2, -5.1, -4.9),
            (-18.1, -17.9, -20, -5),
            (-2.1, -1.9, -20, -5),
            (-10.1, -9.9, -20, -5),
        ):
            block(x0, x1, y0, y1, 0.2, 0.24, line, 0)
        lathe(
            [(2.2, 0), (2.4, 0), (2.4, 0.04), (2.2, 0.04), (2.2, 0)],
            (-10, -12.5, 0.2),
            line,
            48,
        )
        block(-0.8, 1.4, -23, 5, 0.12, 0.2, walk, 0.02)
    with At((122.4, 26, 0.5)):
        block(-16, 16, -4, 18, 0, 6.4, plastic("#efe9dd", 0.6), 0.1)
        block(-15.2, 15.2, -4.2, -3.9, 0.6, 4.4, glass, 0.05)
        for i in range(11):
            x = -15.2 + i * 3.04
            block(x - 0.12, x + 0.12, -4.3, -3.9, 0.3, 4.5, plastic("#2c3534", 0.5), 0.02)
        for i in range(16):
            x = -15.6 + i * 1.95
            prism(
                [(0, 4.6), (0, 4.85), (-3.0, 3.85), (-3.0, 3.7)],
                1.95,
                (x + 0.98, -4.2, 0),
                teal if i % 2 else white,
                axis="X",
                bevel=0.02,
            )
        block(-16.4, 16.4, -4.5, 18.4, 6.4, 7.0, white, 0.1)
        roof_units(0, 8, 7.0, 11, 5, 4)
        block(-7, 7, -4.4, -4.0, 5.0, 6.2, amber, 0.1)
        for i in range(8):
            x = -15 + i * 4.2
            block(x, x + 0.16, -21, -13, 0.02, 0.06, line, 0)
        for x, color in ((-12.8, "#2b6f66"), (-4.4, "#e3dfd5"), (4.0, "#dba436")):
            with At((x, -17, 0)):
                block(-0.95, 0.95, -2.1, 2.1, 0.35, 1.05, plastic(color, 0.3), 0.25)
                block(-0.82, 0.82, -1.1, 1.4, 1.0, 1.65, glass, 0.25)
                for side in (-0.95, 0.7):
                    for y in (-1.3, 1.3):
                        cylinder(
                            0.36,
                            0.25,
                            (side, y, 0.36),
                            plastic("#232728", 0.7),
                            rotation=(0, 90, 0),
                            sides=28,
                        )
        with At((-11, -9.4, 0)):
            block(-3, 3, -0.8, 0.8, 0, 0.8, white, 0.15)
            block(-2.7, 2.7, -0.5, 0.5, 0.8, 1.2, lawn, 0.2)
    # trees along the walks
    with Asset("tree") as tree_:
        street_tree(6.2, 2.0, 1500, 3, ("#4d6b3c", "#86a058"))
    for x, y in (
        (4.5, 59),
        (14, 58.5),
        (40, 60),
        (43.6, 72),
        (43.6, 86),
        (4.5, 98),
        (56, 59),
        (92, 59),
        (55, 97),
        (93, 97),
        (93, 78),
        (105, 60),
        (140, 61),
        (139.8, 99),
        (139.6, 90),
        (106, 98),
        (56, 48),
        (92, 47),
        (92, 36),
        (55.6, 34),
        (78, 8),
        (86, 10),
        (92, 20),
        (84, 20),
        (104.6, 46),
        (140.4, 46),
        (140.6, 6),
        (104.4, 6),
        (5, 5),
        (43, 5),
        (4.6, 47.6),
        (43.4, 47.6),
    ):
        tree_.place((x, y, 0.5), rng.uniform(0, 360), rng.uniform(0.75, 1.1))
isometric("campus", 0.25, 13.9)
