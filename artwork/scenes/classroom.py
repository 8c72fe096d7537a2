"""Classroom before the first lesson. For education."""

from kit import *

empty_scene()
height = 3.45
width = 9.2
length = 11.6
front = -2.6
boards = planks("#c3a985", "#a68a66", 0.15, 1.8, 0.13, 0.5)
block(-0.3, width + 0.3, front, length + 0.3, -0.2, 0, boards, 0)
plaster = paint("#efebe3", 0.55)
oak = wood("#c0996c", "#96734b", 0.42, (9, 9, 0.6))
long_oak = wood("#c0996c", "#96734b", 0.42, (9, 0.6, 9))
dark = "#2c4745"
# left wall (headline side): wainscot + plain wall, door far
block(-0.25, 0, front, 8.6, 0, height, plaster, 0)
block(-0.25, 0, 9.75, length, 0, height, plaster, 0)
block(-0.25, 0, 8.6, 9.75, 2.2, height, plaster, 0)
for a, b in ((front, 8.5), (9.85, length)):
    block(0, 0.014, a, b, 0, 0.11, plastic(dark, 0.4), 0.003)
    block(0, 0.010, a, b, 0.11, 1.02, paint("#7fa197", 0.5), 0.002)
    block(0, 0.028, a, b, 1.02, 1.075, long_oak, 0.006)
block(-0.07, -0.03, 8.6, 9.75, 0, 2.2, oak, 0.004)
block(-0.032, -0.024, 9.35, 9.6, 0.95, 1.95, plastic("#cfe2e2", 0.1), 0.003)
for q in (8.55, 9.75):
    block(-0.2, 0.03, q, q + 0.055, 0, 2.25, plastic("#55776f", 0.4), 0.006)
block(-0.2, 0.03, 8.55, 9.805, 2.2, 2.255, plastic("#55776f", 0.4), 0.006)
tube(
    [(-0.03, 8.75, 0.95), (0.03, 8.75, 0.96), (0.03, 8.75, 1.22), (-0.03, 8.75, 1.23)],
    0.012,
    metal("#b9bdc0", 0.3),
)
# front wall
block(-0.25, width + 0.3, length, length + 0.25, 0, height, plaster, 0)
block(0, width, length - 0.014, length, 0, 0.11, plastic(dark, 0.4), 0.003)
with At((4.75, length - 0.02, 0.98)):
    chalkboard(4.9, 1.32)
block(2.35, 7.15, length - 0.12, length - 0.05, 2.62, 2.68, plastic(dark, 0.4), 0.006)
block(2.4, 7.1, length - 0.115, length - 0.06, 2.612, 2.621, emitter("#ffe6bf", 9.0), 0)
with At((1.15, length - 0.012, 2.35)):
    wall_clock(0.19)
# felt pin panel right of the board
block(7.75, 8.95, length - 0.04, length, 0.95, 2.33, fabric("#86a79c", None, 300), 0.008)
for i, (x, z, w, height_, color) in enumerate(
    (
        (7.95, 1.75, 0.30, 0.40, "#f3efe6"),
        (8.35, 1.7, 0.42, 0.30, "#e7c777"),
        (7.98, 1.2, 0.42, 0.32, "#cfdad4"),
        (8.5, 1.15, 0.28, 0.40, "#f3efe6"),
    )
):
    block(x, x + w, length - 0.045, length - 0.041, z, z + height_, plastic(color, 0.6), 0)
# right wall : tall windows between piers
sill = 0.78
lintel = 3.12
windows = 4
pier = 0.5
bay = (length - front) / windows
block(width, width + 0.3, front, length, 0, sill, plaster, 0.004)
block(width, width + 0.3, front, length, lintel, height, plaster, 0.004)
block(width - 0.10, width + 0.1, front, length, sill, sill + 0.04, long_oak, 0.008)
block(width - 0.014, width, front, length, 0, 0.11, plastic(dark, 0.4), 0.003)
for i in range(windows + 1):
    center = front + i * bay
    block(
        width - 0.0,
        width + 0.3,
        center - pier / 2,
        center + pier / 2,
        sill + 0.04,
        lintel,
        plaster,
        0.006,
    )
for i in range(windows):
    from_y = front + i * bay + pier / 2
    to_y = front + (i + 1) * bay - pier / 2
    with At((width + 0.16, to_y, sill + 0.04), -90):
        curtain_wall(
            to_y - from_y,
            lintel - sill - 0.04,
            3,
            2,
            plastic(dark, 0.4),
            depth=0.09,
            thickness=0.055,
            heights=[0.03, 1.72, lintel - sill - 0.07],
        )
    # radiator under the sill
    center = (from_y + to_y) / 2
    for rib in range(26):
        block(
            width - 0.075,
            width - 0.02,
            center - 1.17 + rib * 0.09,
            center - 1.17 + rib * 0.09 + 0.07,
            0.15,
            0.66,
            plastic("#ecebe6", 0.35),
            0.012,
        )
    block(
        width - 0.07,
        width - 0.03,
        center - 1.17,
        center + 1.17,
        0.62,
        0.65,
        plastic("#ecebe6", 0.35),
        0.004,
    )
# ceiling + linear lights
ceiling = paint("#f7f5f0", 0.7, 0.05)
block(-0.3, width + 0.3, front, length + 0.3, height, height + 0.1, ceiling, 0)
for i in range(1, 8):
    block(
        i * 1.2 - 0.006,
        i * 1.2 + 0.006,
        front,
        length,
        height - 0.004,
        height + 0.001,
        plastic("#d9d7d1", 0.6),
        0,
    )
for j in range(0, 12):
    block(
        0,
        width,
        front + j * 1.2 - 0.006,
        front + j * 1.2 + 0.006,
        height - 0.004,
        height + 0.001,
        plastic("#d9d7d1", 0.6),
        0,
    )
with Asset("ll") as lamp:
    with At((0, 0, 0), 90):
        linear_lamp(2.9, 0.075, 0.06, "#2c3a39", 9.0, "#fff0d8")
    for y in (-1.1, 1.1):
        cylinder(0.0025, 0.34, (0, y, 0), metal("#888888"), sides=8)
for x in (2.4, 5.0, 7.6):
    for y in (1.6, 5.2, 8.8):
        lamp.place((x, y, height - 0.34))
for y in (2.0, 6.0, 10.0):
    area_light((4.6, y, height - 0.45), (0, 0, 0), 5.0, 1.5, 44, (1, 0.95, 0.87), gloss=False)
block(-0.3, width + 0.3, front - 0.25, front, 0, height, plaster, 0)
# desks
with Asset("ch") as chair:
    shell_chair("#2d6e67")
with Asset("cha") as amber_chair:
    shell_chair("#d3a046")
with Asset("dk") as desk_:
    school_desk()
rng = random.Random(4)
for ix, x in enumerate((3.35, 4.85, 6.35, 7.85)):
    for iy, y in enumerate((2.3, 4.0, 5.7, 7.4)):
        desk_.place((x, y, 0), rng.uniform(-0.6, 0.6))
        (chair if (ix, iy) != (1, 1) else amber_chair).place(
            (x + rng.uniform(-0.02, 0.02), y - 0.40, 0), rng.uniform(-3, 3)
        )


# a few things on desks
def book(x, y, z, turn, color, w=0.17, d=0.23, height_=0.02):
    with At((x, y, z), turn):
        box((w, d, height_), (0, 0, height_ / 2), plastic(color, 0.5), 0.003)
        box(
            (w - 0.004, d - 0.008, height_ - 0.006),
            (0.004, 0, height_ / 2),
            plastic("#f1ece0", 0.6),
            0.001,
        )


book(3.35, 4.0, 0.741, 12, "#2f6f69")
book(3.36, 4.01, 0.762, 4, "#e6e0d2")
book(6.30, 2.32, 0.741, -14, "#d3a24a")
book(4.9, 5.72, 0.741, 20, "#7f9b92")
book(7.9, 4.0, 0.741, -8, "#3c4a4a")
# teacher desk front-left
with At((1.75, 9.9, 0), 180):
    desk(1.5, 0.72, wood("#c0996c", "#96734b", 0.42, (0.7, 9, 9)), plastic("#2c4745", 0.4))
    block(
        -0.7, 0.7, 0.30, 0.32, 0.3, 0.71, wood("#c0996c", "#96734b", 0.42, (0.7, 9, 9)), 0.004
    )
with At((1.55, 9.85, 0.73), 0):
    monitor(0.5)
book(2.2, 9.8, 0.731, 8, "#d3a24a", 0.2, 0.27, 0.025)
book(2.2, 9.8, 0.757, -4, "#2f6f69", 0.19, 0.26, 0.03)
with At((2.32, 10.05, 0.73)):
    snake_plant(0.22, 8, 0.045, 0.075, "#e9e4da", 4)
with At((1.7, 10.65, 0), 182):
    office_chair("#4d6461")
# cubby on the left wall, mid
with At((0.02, 4.9, 0), 90):
    open_shelf(5, 0.6, 0.9, 0.40)
with At((0.22, 5.3, 0.90)):
    snake_plant(0.42, 12, 0.09, 0.14, "#e9e4da", 8)
with At((0.22, 7.45, 0.90)):  # globe
    cylinder(0.085, 0.015, (0, 0, 0), wood("#a2713f", "#6e4a2a"), sides=48)
    cylinder(0.008, 0.09, (0, 0, 0.01), metal("#b59a67", 0.25), sides=16)
    lathe(
        [
            (0.12 * math.sin(math.pi * rib / 24), 0.12 - 0.12 * math.cos(math.pi * rib / 24))
            for rib in range(25)
        ],
        (0, 0, 0.085),
        stone("#9db8b0", "#c9b994", "#6f9188", scale=9.0, roughness=0.25),
        48,
    )
    tube(
        [
            (0, 0.13 * math.cos(t), 0.205 + 0.13 * math.sin(t))
            for t in [(-1.4 + 2.8 * i / 24) for i in range(25)]
        ],
        0.005,
        metal("#b59a67", 0.25),
    )
for i in range(3):
    book(
        0.22,
        6.15,
        0.90 + 0.026 * i,
        4 - 7 * i,
        ("#2f6f69", "#e6e0d2", "#b98a58")[i],
        0.2,
        0.27,
        0.025,
    )
with Asset("fi") as tree_:
    ficus(1.75, 0.5, 420, 0.2, 0.36, "#e9e4da", 6)
tree_.place((8.55, 10.85, 0), 40)
# exterior
block(width + 0.4, width + 140, -60, 120, -0.6, -0.5, paint("#a9b59a", 0.9), 0)
with Asset("tr") as street_tree_:
    street_tree(6.4, 2.0, 2600, 4, ("#6b8a5e", "#93aa7c"))
for part in street_tree_.collection.objects:
    part.visible_shadow = False
for i in range(16):
    street_tree_.place(
        (width + 24 + (i % 3) * 7 + rng.uniform(-2, 2), -8 + i * 4.1, -0.5),
        i * 67,
        rng.uniform(0.85, 1.2),
    )
for i in range(9):
    height_ = rng.uniform(7, 13)
    tower_block = block(
        width + 62 + rng.uniform(0, 18),
        width + 90,
        -10 + i * 15,
        2 + i * 15 + rng.uniform(-2, 2),
        -0.5,
        height_,
        simple_facade(("#d3cdc1", "#c3c6c4", "#d8cdbb")[i % 3], "#7e929c", 2.2, 3.6),
        0,
    )
    tower_block.visible_shadow = False
clear_sky(22, 28, 0.55, 1.1)
sun(23, 30, 15, (1, 0.81, 0.58), 0.8)
area_light((width + 0.5, 4.5, 1.9), (0, 90, 0), 2.3, 13.0, 470, (0.86, 0.92, 1.0), gloss=False)
camera((2.35, -1.55, 1.36), (4.0, 8, 1.16), 23, focus=6.0, fstop=5.6, shift=(0, -0.035))
render(
    "classroom",
    samples=16,
    exposure=-0.12,
    post=dict(haze="1.25,1.22,1.12,.45"),
    mist=(14, 110),
)
