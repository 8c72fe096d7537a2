"""City on a river at sunrise, seen from above. For locations."""

from kit import *

empty_scene()
sun_azimuth, sun_elevation = 118, 7
haze, distance, start = "#f2cfa6", 860, 70


def hazed(color, roughness=0.7, metallic=0.0):
    """A plain surface of the city that fades into the morning."""
    shader = Shader("hazed")
    shader.principled(color=color, roughness=roughness, metallic=metallic)
    add_haze(shader, haze, distance, start)
    return shader.material


def water():
    """The river: dark, smooth, with long low waves."""
    shader = Shader("water")
    waves = shader.noise(shader.position((0.10, 0.035, 1)), 6, 4, 0.6)
    shader.principled(
        color="#2d474a",
        roughness=0.07,
        specular=0.7,
        normal=shader.bump(waves.outputs[0], 0.10, 0.35),
    )
    add_haze(shader, haze, distance * 1.5, start)
    return shader.material


glasses = [
    city_glass(
        "#7fa3aa",
        "#c9c4ba",
        1.6,
        3.8,
        0.70,
        0.16,
        1.0,
        haze,
        distance,
        start,
        0.13,
        0.02,
        0.022,
        0.3,
    ),
    city_glass(
        "#5f8a8c",
        "#8d9695",
        1.6,
        3.8,
        0.72,
        0.15,
        1.0,
        haze,
        distance,
        start,
        0.13,
        0.02,
        0.03,
        0.35,
    ),
    city_glass(
        "#8aa7a8",
        "#d9cdbb",
        1.6,
        3.8,
        0.62,
        0.20,
        1.0,
        haze,
        distance,
        start,
        0.13,
        0.02,
        0.018,
        0.25,
    ),
]
walls = [
    city_glass(
        "#6d8f98", "#c9bfae", 1.6, 3.8, 0.40, 0.22, 0.9, haze, distance, start, 0.34, 0.30
    ),
    city_glass(
        "#587681", "#a8a398", 1.6, 3.8, 0.50, 0.20, 0.9, haze, distance, start, 0.28, 0.22
    ),
    city_glass(
        "#7c9699", "#dccfb9", 1.6, 3.8, 0.30, 0.22, 0.9, haze, distance, start, 0.38, 0.36
    ),
    city_glass(
        "#6f8a8a", "#b9876a", 1.6, 3.8, 0.30, 0.20, 0.9, haze, distance, start, 0.40, 0.40
    ),
]
frames = [hazed("#c9ccc8", 0.4, 0.6), hazed("#4a5a5a", 0.4, 0.6), hazed("#d8cbb6", 0.6, 0.1)]
roof_light, roof_dark = hazed("#bdb5a6", 0.85), hazed("#7d7a72", 0.85)
unit, grass_green = hazed("#d5d2c8", 0.6), hazed("#6f7a52", 0.9)
asphalt, paving, line = hazed("#6a6761", 0.75), hazed("#b3ab9c", 0.85), hazed("#e9e2d2", 0.7)

towers = []
for number, (bays_wide, bays_deep, floors, glass, frame, band, fin) in enumerate(
    (
        (18, 16, 34, glasses[0], frames[0], 0.30, 0.10),
        (14, 16, 28, glasses[1], frames[1], 0.45, 0.16),
        (20, 14, 22, glasses[2], frames[2], 0.85, 0.42),
        (16, 12, 40, glasses[1], frames[0], 0.25, 0.22),
    )
):
    with Asset(f"tower {number}") as tower_asset:
        office_tower(bays_wide, bays_deep, floors, glass=glass, frame=frame, band=band, fin=fin)
    towers.append(tower_asset)

# ground, river from the lower left to the horizon, embankments
block(-2500, 2500, -200, 4200, -4, -2.2, asphalt, 0)


def bank(y):
    """The left and the right edge of the river at a distance."""
    middle = -38 - 40 * math.sin((y + 60) / 210) - 0.02 * y
    return middle - 36, middle + 36


def ribbon(near, far, left_of, right_of, z, material, step=12):
    """A band on the ground between two edges that depend on the distance."""
    count = int((far - near) / step)
    sheet_of(
        count,
        2,
        lambda u, v: (
            (left_of, right_of)[int(v)](near + (far - near) * u),
            near + (far - near) * u,
            z,
        ),
        material,
    )


ribbon(-150, 3600, lambda y: bank(y)[0], lambda y: bank(y)[1], -1.9, water())
for side in (0, 1):
    sign = -1 if side == 0 else 1
    ribbon(
        -150,
        2400,
        lambda y: bank(y)[side] + sign * 0.2,
        lambda y: bank(y)[side] + sign * 9,
        -0.4,
        paving,
    )
    ribbon(
        -150,
        2400,
        lambda y: bank(y)[side] + sign * 9,
        lambda y: bank(y)[side] + sign * 15,
        -0.45,
        grass_green,
    )
    ribbon(
        -150, 2400, lambda y: bank(y)[side], lambda y: bank(y)[side] + sign * 0.8, 0.4, paving
    )

rng = random.Random(12)


def city_house(x, y, w, d, floors):
    """A block of houses with a parapet and things on its roof."""
    w, d, h = 3.2 * round(w / 3.2), 3.2 * round(d / 3.2), 3.8 * floors
    wall = rng.choice(walls)
    house = block(-w / 2, w / 2, -d / 2, d / 2, 0, h, wall, 0)
    for vertex in house.data.vertices:
        vertex.co.z += h / 2
    house.location = (x, y, -2.2)
    roof = -2.2 + h
    rim = rng.choice((roof_light, roof_dark))
    boxes(
        [
            (x - w / 2, x + w / 2, y - d / 2, y - d / 2 + 0.5, roof, roof + 1.0),
            (x - w / 2, x + w / 2, y + d / 2 - 0.5, y + d / 2, roof, roof + 1.0),
            (x - w / 2, x - w / 2 + 0.5, y - d / 2, y + d / 2, roof, roof + 1.0),
            (x + w / 2 - 0.5, x + w / 2, y - d / 2, y + d / 2, roof, roof + 1.0),
        ],
        rim,
    )
    things = []
    for _ in range(rng.randint(2, 6)):
        a, b = rng.uniform(-0.36, 0.30) * w, rng.uniform(-0.36, 0.30) * d
        things.append(
            (
                x + a,
                x + a + rng.uniform(1.6, 4.5),
                y + b,
                y + b + rng.uniform(1.6, 4),
                roof,
                roof + rng.uniform(0.8, 2.8),
            )
        )
    boxes(things, unit)
    block(x - w * 0.14, x + w * 0.16, y - d * 0.1, y + d * 0.2, roof, roof + 3.4, wall, 0)


placed = (
    (44, 150, 0, 0),
    (86, 196, 3, 0),
    (40, 236, 2, 0),
    (124, 268, 1, 0),
    (70, 330, 0, 0),
    (128, 120, 2, 0),
    (-136, 330, 1, 0),
    (-176, 420, 0, 0),
    (30, 410, 3, 0),
    (-120, 540, 2, 0),
    (96, 480, 1, 0),
)
for x, y, number, turn in placed:
    towers[number].place((x, y, -2.2), turn)
for row in range(0, 22):
    y = 20 + row * 46
    for column in range(-9, 12):
        x = column * 44 + (row % 2) * 8
        left, right = bank(y)
        if left - 34 < x < right + 34:
            continue
        if any(abs(x - px) < 33 and abs(y - py) < 33 for px, py, _, _ in placed):
            continue
        if abs(x) > 150 + y * 0.7:
            continue
        city_house(
            x + rng.uniform(-3, 3),
            y + rng.uniform(-3, 3),
            rng.uniform(24, 34),
            rng.uniform(24, 34),
            rng.randint(4, 9) if y < 150 else rng.randint(4, 15),
        )
city_blocks(
    130,
    (-900, 900),
    (1020, 2300),
    (16, 70),
    -2.2,
    haze=haze,
    distance=distance,
    start=start,
    seed=9,
    lit=0.2,
    glow=0.6,
    avoid=lambda x, y, w, d: bank(y)[0] - 40 < x < bank(y)[1] + 40,
)
# two bridges with piers and a lamp line
for y in (96, 300):
    left, right = bank(y)
    block(left - 60, right + 60, y - 7, y + 7, 2.0, 3.0, paving, 0)
    block(left - 60, right + 60, y - 4.6, y + 4.6, 3.0, 3.04, asphalt, 0)
    block(left - 60, right + 60, y - 0.15, y + 0.15, 3.04, 3.06, line, 0)
    for side in (-6.9, 6.6):
        block(left - 60, right + 60, y + side, y + side + 0.3, 3.0, 4.1, paving, 0)
    for i in range(4):
        x = left + 9 + i * (right - left - 18) / 3
        block(x - 2, x + 2, y - 6, y + 6, -3, 2.0, paving, 0)
# lawns with trees along the embankment
with Asset("tree") as tree_:
    street_tree(7.0, 2.6, 900, 5, ("#58653c", "#8d8f55"))
for y in range(10, 420, 13):
    for side in (0, 1):
        sign = -1 if side == 0 else 1
        tree_.place(
            (bank(y)[side] + sign * 12, y + rng.uniform(-3, 3), -0.45),
            rng.uniform(0, 360),
            rng.uniform(0.8, 1.2),
        )

dawn_world(
    sun_azimuth,
    5,
    seen=1.15,
    shed=1.2,
    horizon="#fbc98d",
    low="#f4dabb",
    middle="#b9ced6",
    top="#7098ae",
    wide_glow=1.0,
    narrow_glow=2.0,
    heights=(0.0, 0.08, 0.34, 0.9),
)
sun(sun_elevation, sun_azimuth, 10, (1, 0.66, 0.36), 0.6)
camera((-22, -60, 74), (-2, 300, 44), 30, shift=(0, 0.03))
render("river_city", exposure=-0.1, post=dict(bloom=".08", saturation=1.1), mist=(60, 1200))
