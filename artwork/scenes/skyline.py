"""Roof terrace between towers. For the company's own page."""

from kit import *

empty_scene()
sun_azimuth, sun_elevation = 146, 8
ground = -58.0
haze = "#f3d2a8"
haze_distance = 520
haze_start = 40
# ---- hero towers
glasses = [
    city_glass(
        "#7fa3aa",
        "#c9c4ba",
        1.6,
        3.8,
        0.72,
        0.17,
        1.0,
        haze,
        haze_distance,
        haze_start,
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
        0.75,
        0.15,
        1.0,
        haze,
        haze_distance,
        haze_start,
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
        0.68,
        0.20,
        1.0,
        haze,
        haze_distance,
        haze_start,
        0.13,
        0.02,
        0.018,
        0.25,
    ),
]


def hazed_metal(color, metallic=0.6, roughness=0.4):
    boards = Shader("frm")
    boards.principled(color=color, metallic=metallic, roughness=roughness)
    add_haze(boards, haze, haze_distance, haze_start)
    return boards.material


light_frame, dark_frame, stone_frame = (
    hazed_metal("#c9ccc8"),
    hazed_metal("#4a5a5a"),
    hazed_metal("#d8cbb6", 0.1, 0.6),
)
towers = []
for number, (bays_wide, bays_deep, floors, glass, frame, band, fin) in enumerate(
    (
        (18, 16, 40, glasses[0], light_frame, 0.30, 0.10),
        (14, 16, 34, glasses[1], dark_frame, 0.45, 0.16),
        (20, 14, 27, glasses[2], stone_frame, 0.85, 0.42),
        (16, 12, 46, glasses[1], light_frame, 0.25, 0.22),
        (22, 18, 22, glasses[0], dark_frame, 0.4, 0.12),
    )
):
    with Asset(f"tw{number}") as tower_:
        office_tower(bays_wide, bays_deep, floors, glass=glass, frame=frame, band=band, fin=fin)
    towers.append(tower_)
for number, x, y, rz, drop in (
    (0, 46, 92, 0, 0),
    (2, 16, 124, 0, -6),
    (1, 80, 150, 0, 0),
    (3, 27, 205, 0, -10),
    (4, 74, 66, 0, -22),
    (1, -36, 240, 0, -40),
    (2, -84, 300, 0, -30),
    (0, 112, 235, 0, 0),
    (3, -8, 330, 0, -40),
    (4, -66, 190, 0, -38),
    (4, 118, 120, 0, -4),
):
    towers[number].place((x, y, ground + drop), rz)


def kept_free(x, y, w, d):
    return (y < 170 and x > -10) or (abs(x) < 30 and y < 120)


city_blocks(
    150,
    (-420, 420),
    (95, 760),
    (16, 62),
    ground,
    haze=haze,
    distance=haze_distance * 0.62,
    start=haze_start,
    seed=4,
    lit=0.2,
    glow=0.7,
    avoid=kept_free,
)
block(-1500, 1500, -200, 2500, ground - 2, ground, hazed_metal("#a89a8a", 0, 0.9), 0)
# ---- terrace
paving = polished_concrete("#a7a198", "#8f8a82", 0.11)
with Asset("pv") as slab:
    block(0, 1.192, 0, 1.192, -0.04, 0, paving, 0.003)
for i in range(-9, 10):
    for j in range(-4, 7):
        slab.place((i * 1.2, j * 1.2, 0))
block(-12, 12, -6, 8.42, -0.9, -0.042, paint("#6d6a64", 0.8), 0)
pane = glass_pane("#eaf6f2", 0.25)
edge = 8.25
block(-12, 12, edge - 0.11, edge + 0.11, -0.3, 0.10, hazed_metal("#5a615f", 0.5), 0.006)
for i in range(-8, 9):
    x = i * 1.5
    quad(
        [
            (x + 0.012, edge, 0.08),
            (x + 1.488, edge, 0.08),
            (x + 1.488, edge, 1.10),
            (x + 0.012, edge, 1.10),
        ],
        pane,
    )
block(-12, 12, edge - 0.03, edge + 0.03, 1.10, 1.135, metal("#b9bcb8", 0.25), 0.006)
# timber deck with sofa, right
timber = wood("#a9825a", "#80603e", 0.5, (9, 0.6, 9))
deck_left, deck_right, deck_near, deck_far = 1.9, 9, 2.2, 7.2
boards = int((deck_right - deck_left) / 0.145)
with Asset("bd") as board:
    block(0, 0.139, deck_near, deck_far, 0, 0.055, timber, 0.004)
for i in range(boards):
    board.place((deck_left + i * 0.145, 0, 0))
block(
    deck_left + 0.01,
    deck_left + boards * 0.145 - 0.01,
    deck_near + 0.01,
    deck_far - 0.01,
    0,
    0.03,
    paint("#2a2622", 0.8),
    0,
)
with Asset("sofa") as sofa_:
    sofa(2.3, "#b7b3a6")
with Asset("chair") as armchair:
    lounge_chair("#5d7f76")
sofa_.place((5.6, 6.1, 0.055), 0)
armchair.place((3.35, 4.95, 0.055), 64)
with At((5.5, 4.75, 0.055)):
    coffee_table(0.50, 0.34, stone("#ece8e1", "#cfc8bc"))
    with At((0.12, 0.05, 0.34)):
        lathe(
            [(0, 0), (0.06, 0), (0.085, 0.06), (0.07, 0.14), (0.035, 0.19), (0.04, 0.22)],
            (0, 0, 0),
            plastic("#2f5d54", 0.35),
            40,
        )
    with At((-0.2, -0.1, 0.34), 20):
        box((0.22, 0.3, 0.02), (0, 0, 0.01), plastic("#d3a046", 0.5), 0.003)
for x, c in ((4.85, "#d3a046"), (6.3, "#2f5d54")):
    cushion(
        (0.44, 0.14, 0.42),
        (x, 6.12, 0.055 + 0.70),
        fabric(c, None, 500),
        rotation=(-16, 0, 0),
        puff=0.9,
    )


# lantern
def lantern(s=1.0):
    m = metal("#2f3735", 0.4)
    for sx in (-1, 1):
        for sy in (-1, 1):
            block(
                sx * 0.11 * s - 0.008,
                sx * 0.11 * s + 0.008,
                sy * 0.11 * s - 0.008,
                sy * 0.11 * s + 0.008,
                0,
                0.42 * s,
                m,
                0.002,
            )
    block(-0.125 * s, 0.125 * s, -0.125 * s, 0.125 * s, 0, 0.02, m, 0.004)
    block(-0.125 * s, 0.125 * s, -0.125 * s, 0.125 * s, 0.42 * s, 0.44 * s, m, 0.004)
    cylinder(0.035 * s, 0.15 * s, (0, 0, 0.02), emitter("#ffb865", 9.0), sides=32)
    tube(
        [
            (-0.06 * s, 0, 0.44 * s),
            (-0.05 * s, 0, 0.52 * s),
            (0.05 * s, 0, 0.52 * s),
            (0.06 * s, 0, 0.44 * s),
        ],
        0.006,
        m,
        smooth=True,
    )


for x, y, s in ((2.25, 2.6, 1.0), (2.6, 2.45, 0.7), (8.3, 6.7, 1.1)):
    with At((x, y, 0.055), 20):
        lantern(s)
    point_light((x, y, 0.055 + 0.25 * s), 10 * s)

# planter wall on the right back with tall grasses
with Asset("plt") as planter:
    block(-0.75, 0.75, -0.24, 0.24, 0, 0.56, plastic("#dcd5c8", 0.5), 0.02, 3)
    block(-0.71, 0.71, -0.20, 0.20, 0.5, 0.53, paint("#3a2c20", 0.95), 0)
    with At((0, 0, 0.52)):
        grass(1.36, 0.34, 420, 0.66, 3)
for i in range(3):
    planter.place((3.2 + i * 1.9 + 0.2, 7.62, 0.0), 180 * (i % 2))
planter.place((-8.6, 7.62, 0))
planter.place((-6.7, 7.62, 0), 180)
dawn_world(
    130,
    5,
    seen=1.2,
    shed=1.2,
    horizon="#fbc98d",
    low="#f3dcc0",
    middle="#b5ccd6",
    top="#6f98b0",
    wide_glow=1.0,
    narrow_glow=2.0,
    heights=(0.0, 0.08, 0.34, 0.9),
)
sun(sun_elevation, sun_azimuth, 10, (1, 0.66, 0.36), 0.6)
area_light((0, -4, 5), (50, 0, 0), 10, 3, 160, (0.82, 0.91, 1.0), gloss=False)
camera((0.55, -4.6, 1.72), (3.3, 30, 1.72), 26, focus=11, fstop=8, shift=(0, 0.075))
render(
    "skyline",
    samples=16,
    exposure=-0.05,
    post=dict(bloom=".07", saturation=1.13),
    mist=(60, 900),
)
