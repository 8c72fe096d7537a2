"""Crew room before the shift: lockers, bench, jackets on hooks, a cart ready to go. For careers."""

from kit import *

empty_scene()
width, height, near, far = 7.6, 3.1, -3.6, 4.2
sun_azimuth, sun_elevation = 211, 13
plaster = paint("#efe9df", 0.6)
oak = wood("#bd9468", "#946d45", 0.42, (0.6, 9, 9))
teal = plastic("#2a655e", 0.42)
dark = plastic("#2c3534", 0.5)
brass = metal("#b8975a", 0.24)

block(-0.3, width + 0.3, near, far, -0.2, 0, polished_concrete("#b7b2a8", "#9d988e", 0.09), 0)
block(-0.3, width + 0.3, far, far + 0.3, 0, height, plaster, 0)
block(width, width + 0.3, near, far, 0, height, plaster, 0)
block(-0.3, width + 0.3, near - 0.3, near, 0, height, plaster, 0)
block(-0.3, width + 0.3, near, far + 0.3, height, height + 0.2, paint("#f5f2ec", 0.65), 0)
# window wall on the left
block(-0.3, 0, near, far, 0, 0.9, plaster, 0)
block(-0.3, 0, near, far, 2.6, height, plaster, 0)
block(-0.3, 0.1, near, far, 0.87, 0.91, oak, 0.006)
with At((-0.15, near, 0.91), 90):
    curtain_wall(
        far - near,
        1.69,
        6,
        1,
        dark,
        glass=glass_pane("#eaf4f2", 0.4),
        depth=0.1,
        thickness=0.06,
    )
for y in (near, -1.1, 1.6, far):
    block(-0.3, 0, y - 0.2, y + 0.2, 0.9, 2.6, plaster, 0.006)
block(0, 3.4, far - 0.014, far, 0, 0.12, dark, 0.003)
block(width - 0.014, width, near, far, 0, 0.12, dark, 0.003)

# lockers along the far wall, from the middle to the right
left, pitch, depth, top = 3.5, 0.42, 0.5, 2.05
with Asset("locker") as locker:
    block(-pitch / 2 + 0.002, pitch / 2 - 0.002, -depth, 0, 0.12, top, dark, 0.004)
    block(
        -pitch / 2 + 0.006,
        pitch / 2 - 0.006,
        -depth - 0.018,
        -depth + 0.002,
        0.135,
        top - 0.012,
        teal,
        0.005,
    )
    for z in (1.78, 1.815, 1.85):
        block(-0.09, 0.09, -depth - 0.0195, -depth - 0.016, z, z + 0.014, dark, 0.002)
    for z in (0.28, 0.315, 0.35):
        block(-0.09, 0.09, -depth - 0.0195, -depth - 0.016, z, z + 0.014, dark, 0.002)
    block(0.12, 0.15, -depth - 0.034, -depth - 0.016, 1.05, 1.2, brass, 0.004)
    block(
        -0.045,
        0.045,
        -depth - 0.0195,
        -depth - 0.017,
        1.62,
        1.66,
        plastic("#efe9dd", 0.5),
        0.001,
    )
count = 9
for i in range(count):
    locker.place((left + pitch * (i + 0.5), far, 0))
block(
    left - 0.02,
    left + count * pitch + 0.02,
    far - depth - 0.03,
    far,
    top,
    top + 0.03,
    oak,
    0.005,
)
block(left, left + count * pitch, far - depth + 0.04, far, 0, 0.12, dark, 0)
# baskets with cloths on top
for x, color in ((left + 0.6, "#d8b68a"), (left + 1.5, "#c9b99e"), (left + 2.9, "#d8b68a")):
    prism(
        rounded_rectangle(0.46, 0.32, 0.05),
        0.2,
        (x, far - 0.26, top + 0.03),
        plastic(color, 0.7),
        axis="Z",
        bevel=0.012,
    )
with At((left + 2.2, far - 0.25, top + 0.03), 20):
    snake_plant(0.42, 12, 0.1, 0.16, "#efe9dd", 6)
# bench before the lockers
for k in range(3):
    block(4.0, 6.6, 2.25 + k * 0.125, 2.36 + k * 0.125, 0.43, 0.465, oak, 0.006)
for x in (4.3, 6.3):
    tube([(x, 2.28, 0.43), (x, 2.28, 0.02), (x, 2.58, 0.02), (x, 2.58, 0.43)], 0.018, dark)
with At((4.55, 2.43, 0.465)):
    pile = 0
    for color, seed in (("#2a6a63", 1), ("#8fb0a5", 2), ("#2a6a63", 3)):
        with At((0, 0, pile), seed * 2 - 4):
            folded_cloth(0.36, 0.30, 0.0095, color, seed)
        pile += 0.0405
for x, turn in ((5.55, 6), (5.67, -4)):
    with At((x, 2.42, 0), turn):
        sole = plastic("#2b2520", 0.6)
        hide = leather("#7a5233")
        prism(
            rounded_rectangle(0.095, 0.28, 0.045), 0.03, (0, 0, 0), sole, axis="Z", bevel=0.006
        )
        cushion((0.088, 0.27, 0.085), (0, 0, 0.07), hide, puff=0.4)
        cylinder(0.042, 0.12, (0, 0.075, 0.09), hide, 0.048, sides=40, bevel=0.01)
# rail with jackets on the far wall, left
block(0.7, 3.2, far - 0.03, far, 1.62, 1.76, oak, 0.005)
rng = random.Random(8)
jackets = ("#2a655e", "#e4ddd0", "#2a655e", "#7fa399", "#d1a044")
for i in range(6):
    x = 0.95 + i * 0.4
    cylinder(0.012, 0.07, (x, far - 0.03, 1.69), brass, rotation=(90, 0, 0), sides=24)
    cylinder(0.02, 0.012, (x, far - 0.1, 1.69), brass, rotation=(90, 0, 0), sides=28)
    if i != 3:
        with At((x, far - 0.13, 1.70), rng.uniform(-8, 8)):
            garment(jackets[i if i < 3 else i - 1], 0.40, 0.80, i + 11)
block(0.7, 3.2, far - 0.30, far - 0.02, 2.0, 2.035, oak, 0.005)
for i, color in enumerate(("#e9b83f", "#efe9dd", "#e9b83f", "#2a655e")):
    x = 1.05 + i * 0.42
    dome = [
        (0.125 * math.cos(a), 0.115 * math.sin(a))
        for a in [k * math.pi / 28 for k in range(15)]
    ]
    lathe(
        [(0.155, 0), (0.158, 0.006), (0.125, 0.012)] + [(r, z + 0.012) for r, z in dome],
        (x, far - 0.17, 2.035),
        plastic(color, 0.4),
        56,
        angle=60,
    )
# what the crew takes along
with At((1.55, 1.2, 0), 24):
    cleaning_cart()
with At((6.35, 0.95, 0), 158):
    mop_bucket("#dda62f", mop=True)
for x, y in ((1.9, 0.2), (3.8, 0.2), (5.7, 0.2), (1.9, 2.6), (3.8, 2.6), (5.7, 2.6)):
    cylinder(0.06, 0.006, (x, y, height - 0.006), plaster, sides=48)
    cylinder(0.045, 0.004, (x, y, height - 0.009), emitter("#ffe9cb", 8.0), sides=40)
    spot_light((x, y, height - 0.03), (x, y, 0), 14, 84, 0.8, (1, 0.88, 0.7), 0.05)

block(-900, -20, -400, 700, -9, -8, paint("#a39b8c", 0.9), 0)
city_blocks(
    80,
    (-380, -60),
    (-260, 300),
    (8, 26),
    -9,
    haze="#f1d7b8",
    distance=150,
    start=15,
    seed=61,
    lit=0.2,
    glow=1.0,
)
dawn_world(sun_azimuth, 7, seen=1.4, shed=1.8, wide_glow=0.7, narrow_glow=2.5)
sun(sun_elevation, sun_azimuth, 15, (1, 0.73, 0.46), 0.7)
area_light((-0.4, 0.3, 1.75), (0, -90, 0), 1.6, 7.0, 130, (0.87, 0.93, 1.0), gloss=False)
area_light((4.5, near + 0.4, 2.5), (65, 0, 0), 4, 1.2, 70, (1, 0.96, 0.9), gloss=False)
camera((3.55, -3.35, 1.38), (3.85, 3.5, 1.26), 25, focus=5.6, fstop=5.0, shift=(0.0, -0.01))
render("crew_room", exposure=0.0, post=dict(bloom=".06", warmth=-0.02, saturation=1.04))
