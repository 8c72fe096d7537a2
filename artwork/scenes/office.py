"""Open-plan office over a city: polished aisle, desks in rows, meeting room behind glass. For corporate offices."""

from kit import *

empty_scene()
height = 3.5
width = 9.8
front = -4.0
length = 24.0
sun_azimuth, sun_elevation = 38, 9.5
# floor: polished concrete aisle x0..3.3, carpet beyond
block(0, 3.3, front, length, -0.2, 0, polished_concrete("#b4b0a8", "#9b978f", 0.10), 0)
block(3.3, width, front, length, -0.2, 0.006, carpet("#6f7c78", "#66736f"), 0)
block(3.285, 3.315, front, length, -0.05, 0.009, metal("#b59a67", 0.28), 0)
plaster = paint("#f3f0ea", 0.6)
green = paint("#55786f", 0.62)
oak = wood("#b98a58", "#8d6038", 0.42, (9, 9, 0.55))
block(-0.3, width + 0.3, front, length + 0.2, height, height + 0.3, plaster, 0)
block(-0.3, width + 0.3, front - 0.3, front, 0, height, plaster, 0)
# left: plaster wall, then glass meeting room (recess), then oak storage wall
block(-0.3, 0, front, 2.4, 0, height, green, 0.004)
block(0, 0.012, front, 2.4, 0, 0.09, plastic("#46665e", 0.45), 0.003)
block(-4.3, -4.0, 2.4, 11.0, 0, height, wood("#cdab82", "#a98459", 0.45, (9, 9, 0.55)), 0)
block(-4.2, -0.31, 2.1, 2.4, 0, height, green, 0.004)
block(-4.2, 0, 10.6, 10.8, 0, height, plaster, 0.004)
block(-4.2, 0, 2.4, 10.8, -0.2, 0.004, carpet("#58716b", "#526b65"), 0)
block(-4.2, 0.1, 2.2, 10.8, height - 0.02, height + 0.02, plaster, 0)
area_light((-2, 6.6, height - 0.1), (0, 0, 0), 1.6, 5, 230, (1, 0.90, 0.76), gloss=False)
with At((0, 2.4, 0), 90):
    glass_partition(8.2, 2.95, 6, 3)
block(-0.1, 0.1, 2.4, 10.7, 2.95, height, plaster, 0.004)
with Asset("chair") as chair:
    task_chair("#55756d")
with Asset("chair2") as amber_chair:
    task_chair("#b98f52")
with At((-2.0, 6.6, 0), 90):
    meeting_table(4.6, 1.25, 4, chair)
with Asset("pend") as pendant_:
    dome_pendant(0.24, 1.05, "#2f5d54", 16.0)
for y in (5.2, 6.6, 8.0):
    pendant_.place((-2.0, y, height))
block(-3.98, -3.93, 5.5, 7.7, 1.1, 2.3, plastic("#11181a", 0.12), 0.01)
block(-0.1, 0.0, 10.8, length, 0, height, oak, 0)
for i in range(11):  # storage fronts
    y = 11.2 + i * 1.12
    block(
        0, 0.42, y, y + 1.10, 0.06, 1.12, wood("#c79c6c", "#9f7449", 0.42, (9, 9, 0.55)), 0.004
    )
    block(0.42, 0.432, y + 0.03, y + 1.07, 0.09, 1.09, plastic("#e9e5dc", 0.42), 0.003)
block(0, 0.46, 11.15, length, 1.12, 1.15, wood("#b98a58", "#8d6038", 0.4, (9, 0.6, 9)), 0.005)
block(0.02, 0.40, 11.15, length, 0, 0.06, plastic("#33403d", 0.5), 0)
with Asset("snk") as plant:
    snake_plant(0.42, 12, 0.11, 0.18, "#e9e4da", 4)
for y in (11.9, 14.6, 17.2, 20.1):
    plant.place((0.22, y, 1.15), y * 40)
# right + far glazing
frame = metal("#3a4140", 0.4)
with At((width, front, 0), 90):
    curtain_wall(
        length - front,
        height,
        14,
        1,
        frame,
        glass=glass_pane("#eaf4f2", 0.4),
        depth=0.16,
        thickness=0.055,
        heights=[0.04, 0.62, 3.2, height - 0.02],
    )
with At((0, length, 0), 0):
    curtain_wall(
        width,
        height,
        5,
        1,
        frame,
        glass=glass_pane("#eaf4f2", 0.4),
        depth=0.16,
        thickness=0.055,
        heights=[0.04, 0.62, 3.2, height - 0.02],
    )
block(width - 0.28, width - 0.09, front, length, 0.0, 0.40, plastic("#e6e2da", 0.45), 0.008)
with Asset("col") as column:
    block(-0.22, 0.22, -0.22, 0.22, 0, height, plaster, 0.02, 3)
for y in (1.2, 9.2, 17.2):
    column.place((width - 0.55, y, 0))
# desks: rows across x, each row = 3 pairs along x
rows = [1.6, 5.1, 8.6, 12.1, 15.6, 19.1]
desks = []
for side in range(4):
    with Asset(f"bench{side}") as pair:
        desk_pair(1.6, side)
    desks.append(pair)
rng = random.Random(7)
for j, y in enumerate(rows):
    for i in range(3):
        x = 4.75 + i * 1.6
        desks[(j * 3 + i) % 4].place((x, y, 0.006))
        for side in (-1, 1):
            (amber_chair if (i, j, side) in ((1, 1, -1), (2, 3, 1)) else chair).place(
                (
                    x + rng.uniform(-0.08, 0.08),
                    y + side * (0.93 + rng.uniform(-0.03, 0.12)),
                    0.006,
                ),
                (0 if side > 0 else 180) + rng.uniform(-16, 16),
            )
# fix chair facing: back away from desk is +Y for s>0
# ceiling: felt baffles over the aisle, linear lights over desks
timber = wood("#bd9a72", "#957350", 0.5, (0.6, 9, 9))
with Asset("baf") as baffle:
    block(-1.25, 1.25, -0.022, 0.022, -0.20, 0, timber, 0.004)
for k in range(62):
    baffle.place((1.75, -1.2 + k * 0.40, height - 0.06))
for k in (-0.9, 0.9):
    block(
        1.75 + k - 0.01,
        1.75 + k + 0.01,
        -3,
        length - 0.4,
        height - 0.06,
        height,
        plastic("#dddad4", 0.5),
        0,
    )
with Asset("ll") as lamp:
    with At((0, 0, -0.55)):
        linear_lamp(4.6, 0.06, 0.075, "#3a4140", 7.0, "#ffe6c4")
    for q in (-1.9, 1.9):
        cylinder(0.0025, 0.55, (q, 0, -0.55), metal("#666a6a", 0.4), sides=8)
for y in rows:
    lamp.place((6.35, y, height))
for y in rows:
    area_light((6.35, y, height - 0.72), (0, 0, 0), 4.4, 0.2, 26, (1, 0.86, 0.68), gloss=False)
# bag of small life: planter boxes at aisle edge (low, far)
with Asset("pl") as planter:
    snake_plant(0.62, 16, 0.2, 0.40, "#e4ded2", 9)
for y in (10.35, 17.35):
    planter.place((3.65, y, 0.006), y * 20)
for x, y, c in ((0.52, 9.75, "#d3a046"), (1.02, 10.35, "#5f857b")):
    lathe(
        [
            (0, 0),
            (0.25, 0),
            (0.28, 0.03),
            (0.285, 0.10),
            (0.28, 0.33),
            (0.26, 0.395),
            (0.2, 0.41),
            (0, 0.415),
        ],
        (x, y, 0),
        fabric(c, None, 500),
        56,
        angle=80,
    )
# outside
block(-400, 700, -200, 900, -46, -45, paint("#9a958c", 0.9), 0)
city_blocks(
    120,
    (45, 330),
    (-60, 420),
    (18, 66),
    -45,
    haze="#f6dfc4",
    distance=170,
    start=20,
    seed=8,
    lit=0.24,
    glow=1.6,
    avoid=lambda x, y, w, d: x < 60 and y < 25,
)
city_blocks(
    40,
    (-120, 60),
    (70, 380),
    (18, 60),
    -45,
    haze="#f6dfc4",
    distance=170,
    start=20,
    seed=18,
    lit=0.24,
    glow=1.6,
)
dawn_world(sun_azimuth, sun_elevation, seen=1.8, shed=2.3, wide_glow=0.8, narrow_glow=3.0)
sun(sun_elevation, sun_azimuth, 15, (1, 0.70, 0.42), 0.7)
area_light((width + 0.5, 9.0, 1.8), (0, 90, 0), 3.0, 26.0, 560, (0.88, 0.94, 1.0), gloss=False)
area_light((1.6, -3.2, 3.2), (35, 0, 0), 4, 2, 150, (0.9, 0.95, 1.0), gloss=False)
area_light((5.6, 9.0, 1.0), (180, 0, 0), 6, 20.0, 170, (1, 0.95, 0.88), gloss=False)
camera((2.0, -3.6, 1.52), (3.75, 8, 1.36), 24, focus=8.0, fstop=4.5, shift=(0, 0.0))
render(
    "office", samples=16, exposure=0.28, post=dict(bloom=".07", warmth=-0.012), mist=(20, 180)
)
