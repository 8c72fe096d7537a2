"""Staff kitchen of an office at dawn: tiles, an island, sun on the wall. For commercial cleaning."""

from kit import *

empty_scene()
width, height, near, far = 8.4, 3.3, -4.2, 5.2
sun_azimuth, sun_elevation = -30, 9.5
rng = random.Random(5)
brass = metal("#b8975a", 0.22)
plaster = paint("#efeae0", 0.6)
oak = wood("#bd9468", "#946d45", 0.42, (9, 9, 0.6))
long_oak = wood("#bd9468", "#946d45", 0.4, (0.6, 9, 9))
marble = stone("#f0ece5", "#e0d8cc", "#b9ad9c", 0.1, 0.8)
dark = metal("#2c3433", 0.42)
green = plastic("#2f4f48", 0.42)

# shell
block(
    -0.3,
    width + 0.3,
    near,
    far + 0.3,
    -0.2,
    0,
    baked_floor("terr_green", 3.6, 0.075, 0.4, 0.92),
    0,
)
for i in range(1, 7):
    block(i * 1.4 - 0.003, i * 1.4 + 0.003, near, far, -0.01, 0.0008, brass, 0)
for j in range(-2, 4):
    block(0, width, j * 1.4 - 0.003, j * 1.4 + 0.003, -0.01, 0.0008, brass, 0)
block(-0.3, 0, near, far, 0, height, plaster, 0)
block(0, 0.012, near, far, 0, 0.1, dark, 0.003)
block(-0.3, width + 0.3, near - 0.3, near, 0, height, plaster, 0)
block(-0.3, width + 0.3, far, far + 0.3, 0, height, plaster, 0)
block(-0.3, width + 0.3, near, far + 0.3, height, height + 0.3, paint("#f5f2ec", 0.65), 0)

# window wall on the right
frame = plastic("#2f3837", 0.48)
block(width, width + 0.3, near, far, 0, 0.5, plaster, 0)
block(width, width + 0.3, near, far, 3.0, height, plaster, 0)
block(width - 0.16, width + 0.05, near, far, 0.5, 0.54, long_oak, 0.006)
with At((width + 0.15, near, 0.54), 90):
    curtain_wall(
        far - near,
        2.46,
        6,
        1,
        frame,
        glass=glass_pane("#eaf4f2", 0.4),
        depth=0.1,
        thickness=0.055,
    )
for y in (near, -1.0, 2.2, far):
    block(width, width + 0.3, y - 0.22, y + 0.22, 0.5, 3.0, plaster, 0.006)

# kitchen along the far wall
tiles = glazed_tiles("#24504a", "#356b60", 0.06, 0.2, "#c9c6b6", 0.09, 0.0035, ("x", "z"))
left, right = 2.5, 7.6
block(left, right, far - 0.012, far, 0.93, 2.5, tiles, 0)
block(left, right, far - 0.62, far, 0.1, 0.89, oak, 0.004)
block(left + 0.03, right - 0.03, far - 0.56, far, 0, 0.1, dark, 0)
block(left - 0.015, right + 0.015, far - 0.65, far, 0.89, 0.93, marble, 0.006)
doors = 8
door = (right - left) / doors
for i in range(doors):
    x = left + i * door
    block(x + 0.003, x + door - 0.003, far - 0.641, far - 0.618, 0.115, 0.87, green, 0.004)
    tube(
        [
            (x + door - 0.06, far - 0.641, 0.60),
            (x + door - 0.06, far - 0.672, 0.60),
            (x + door - 0.06, far - 0.672, 0.80),
            (x + door - 0.06, far - 0.641, 0.80),
        ],
        0.006,
        brass,
    )
block(left, right, far - 0.30, far - 0.005, 1.62, 1.66, long_oak, 0.005)
block(
    left + 0.02, right - 0.02, far - 0.06, far - 0.04, 1.608, 1.619, emitter("#ffd9a6", 9.0), 0
)
block(left, right, far - 0.34, far, 2.5, height, plaster, 0.004)
for i in range(7):
    with At((left + 0.5 + i * 0.125, far - 0.16, 1.66), rng.uniform(0, 360)):
        mug(rng.choice(("#efe9dd", "#dcd3c3", "#2f5d54")))
for x, count in ((left + 1.75, 5), (left + 2.1, 4)):
    for k in range(count):
        lathe(
            [(0, 0), (0.07, 0.002), (0.13, 0.02), (0.131, 0.024), (0.07, 0.008), (0, 0.006)],
            (x, far - 0.16, 1.66 + 0.013 * k),
            plastic("#efe9dd", 0.3),
            56,
        )
with At((left + 3.0, far - 0.16, 1.66)):
    snake_plant(0.30, 9, 0.06, 0.1, "#e9e4da", 4)
for i, color in enumerate(("#e7dfd0", "#c9b99e", "#e7dfd0")):
    lathe(
        [(0, 0), (0.055, 0), (0.06, 0.01), (0.06, 0.15), (0.056, 0.16), (0, 0.16)],
        (left + 3.6 + i * 0.16, far - 0.17, 1.66),
        plastic(color, 0.4),
        48,
    )
    cylinder(0.058, 0.025, (left + 3.6 + i * 0.16, far - 0.17, 1.82), oak, sides=48)
# tap, sink, coffee machine
tube(
    [
        (left + 1.2, far - 0.16, 0.93),
        (left + 1.2, far - 0.16, 1.22),
        (left + 1.2, far - 0.2, 1.28),
        (left + 1.2, far - 0.34, 1.28),
        (left + 1.2, far - 0.36, 1.2),
    ],
    0.012,
    brass,
    smooth=False,
)
cylinder(0.03, 0.012, (left + 1.2, far - 0.16, 0.93), brass, sides=40)
block(left + 0.9, left + 1.5, far - 0.5, far - 0.24, 0.931, 0.934, dark, 0.001)
with At((left + 4.2, far - 0.33, 0.93)):
    steel = metal("#c3c6c6", 0.26, True)
    block(-0.22, 0.22, -0.19, 0.19, 0, 0.05, steel, 0.012)
    block(-0.22, 0.22, 0.0, 0.19, 0.05, 0.4, plastic("#24302e", 0.42), 0.012)
    block(-0.22, 0.22, -0.19, 0.19, 0.3, 0.42, steel, 0.02, 3)
    for x in (-0.1, 0.1):
        cylinder(0.03, 0.045, (x, -0.1, 0.26), dark, sides=32)
        box((0.022, 0.13, 0.018), (x, -0.2, 0.275), plastic("#20201f", 0.5), 0.006)
        with At((x, -0.1, 0.05)):
            mug("#efe9dd")
    for x in (-0.12, -0.06, 0.0):
        with At((x + 0.08, 0.08, 0.42)):
            mug("#efe9dd")

# island
front, back = 0.7, 1.8
block(3.35, 6.75, front + 0.28, back, 0.0, 0.89, oak, 0.004)
for i in range(52):
    x = 3.36 + i * 0.0652
    block(x, x + 0.042, front + 0.252, front + 0.28, 0.06, 0.885, oak, 0.004)
block(3.27, 6.83, front, back + 0.05, 0.89, 0.94, marble, 0.006)
with Asset("stool") as stool:
    leg = metal("#2c3433", 0.42)
    cylinder(0.19, 0.035, (0, 0, 0.635), oak, bevel=0.014, sides=64)
    for turn in range(4):
        with At((0, 0, 0), 45 + turn * 90):
            tube([(0.13, 0, 0.64), (0.21, 0, 0.0)], 0.011, leg)
    tube(
        [
            (0.185 * math.cos(i * math.pi / 20), 0.185 * math.sin(i * math.pi / 20), 0.22)
            for i in range(40)
        ],
        0.008,
        brass,
        cyclic=True,
    )
for i, x in enumerate((3.85, 4.65, 5.45, 6.25)):
    stool.place((x, 0.52 + 0.05 * (i % 2), 0), 10 * i)
with At((4.35, 1.3, 0.94)):
    lathe(
        [
            (0, 0),
            (0.07, 0),
            (0.075, 0.012),
            (0.15, 0.07),
            (0.165, 0.085),
            (0.155, 0.085),
            (0.07, 0.02),
            (0, 0.018),
        ],
        (0, 0, 0),
        plastic("#e9e3d6", 0.4),
        64,
    )
    for i in range(7):
        turn = i * 2.4
        reach = 0.07 if i < 5 else 0.015
        radius = 0.038
        lathe(
            [
                (
                    radius * math.sin(math.pi * k / 20),
                    radius - radius * math.cos(math.pi * k / 20),
                )
                for k in range(21)
            ],
            (reach * math.cos(turn), reach * math.sin(turn), 0.035 if i < 5 else 0.085),
            plastic(("#d99a34", "#8a9a4a", "#d99a34", "#c9822c")[i % 4], 0.45),
            32,
        )
with At((5.9, 1.15, 0.94), 12):
    box((0.21, 0.28, 0.016), (0, 0, 0.008), plastic("#2f5d54", 0.5), 0.003)
    with At((0.22, 0.05, 0)):
        mug("#efe9dd")
with Asset("pendant") as pendant:
    dome_pendant(0.2, 1.15, "#2f4f48", 9.0)
for x in (4.0, 5.05, 6.1):
    pendant.place((x, 1.3, height))
    spot_light((x, 1.3, height - 1.45), (x, 1.3, 0.9), 14, 100, 0.9, (1, 0.82, 0.6), 0.08)
# a tree in the corner, a bench on the left
with At((0.62, 4.5, 0), 30):
    ficus(2.2, 0.6, 560, 0.25, 0.44, "#e4ded2", 6)
block(0.14, 0.54, 0.4, 2.4, 0.41, 0.455, long_oak, 0.008)
for y in (0.55, 2.25):
    block(0.18, 0.5, y - 0.02, y + 0.02, 0, 0.41, oak, 0.006)

block(20, 900, -400, 700, -32, -31, paint("#9a958c", 0.9), 0)
city_blocks(
    110,
    (70, 420),
    (-260, 300),
    (12, 46),
    -31,
    haze="#f1d7b8",
    distance=160,
    start=15,
    seed=14,
    lit=0.24,
    glow=1.4,
)
dawn_world(sun_azimuth, 7, seen=1.5, shed=1.9, wide_glow=0.8, narrow_glow=3.0)
sun(sun_elevation, sun_azimuth, 14, (1, 0.71, 0.44), 0.7)
area_light((width + 0.4, 0.5, 1.8), (0, 90, 0), 2.4, 9.0, 230, (0.87, 0.93, 1.0), gloss=False)
area_light((3.6, near + 0.4, 2.6), (65, 0, 0), 5, 1.4, 110, (1, 0.96, 0.9), gloss=False)
camera((3.45, -3.75, 1.42), (3.95, 4, 1.36), 24, focus=5.2, fstop=5.0, shift=(0.0, -0.01))
render("kitchen", exposure=-0.05, post=dict(bloom=".06", warmth=-0.025, saturation=1.04))
