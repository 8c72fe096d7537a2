"""A ride-on scrubber in a concourse before the doors open. For machines and floor care."""

from kit import *

empty_scene()
height, near, far, width = 5.2, -5.0, 26.0, 11.0
sun_azimuth, sun_elevation = 164, 15
plaster = paint("#f0eae0", 0.6)
brass = metal("#b59a67", 0.25)
dark = plastic("#2c3534", 0.48)
oak = wood("#b98c5c", "#8c6238", 0.45, (9, 9, 0.5))
block(-0.3, width + 0.3, near, far, -0.2, 0, baked_floor("terr_green", 3.6, 0.06, 0.45, 0.9), 0)
for i in range(1, 6):
    block(i * 2 - 0.004, i * 2 + 0.004, near, far, -0.01, 0.001, brass, 0)
for j in range(-2, 13):
    block(0, width, j * 2 - 0.004, j * 2 + 0.004, -0.01, 0.001, brass, 0)
block(-0.3, width + 0.3, near, far, height, height + 0.3, plaster, 0)
block(-0.3, width + 0.3, near - 0.3, near, 0, height, plaster, 0)
with At((-0.1, near, 0), 90):
    curtain_wall(
        far - near, height, 14, 1, dark, depth=0.16, thickness=0.06, heights=[0.03, 3.2, height]
    )
# shop fronts on the right: glass between oak piers, shutters of light
bays = 6
bay = (far - near) / bays
for i in range(bays + 1):
    y = near + i * bay
    block(width - 0.3, width + 0.3, y - 0.35, y + 0.35, 0, height, oak, 0.01)
block(width - 0.1, width + 0.3, near, far, 3.4, height, plaster, 0.004)
block(width - 0.14, width - 0.1, near, far, 3.36, 3.42, brass, 0.002)
for i in range(bays):
    y0, y1 = near + i * bay + 0.35, near + (i + 1) * bay - 0.35
    with At((width, y1, 0), -90):
        curtain_wall(
            y1 - y0, 3.36, 3, 1, dark, depth=0.07, thickness=0.045, heights=[0.03, 3.33]
        )
    block(
        width + 0.3,
        width + 4.3,
        y0 - 0.3,
        y1 + 0.3,
        -0.1,
        0.002,
        planks("#b89c74", "#9a7e58"),
        0,
    )
    block(
        width + 4,
        width + 4.2,
        y0 - 0.3,
        y1 + 0.3,
        0,
        3.4,
        paint(("#2f5d54", "#d9cfbd", "#8fb0a5")[i % 3], 0.6),
        0,
    )
    for x in (y0 - 0.35, y1 + 0.25):
        block(width + 0.2, width + 4.1, x, x + 0.1, 0, 3.4, plaster, 0)
    block(width + 0.2, width + 4.1, y0, y1, 3.38, 3.42, plaster, 0)
    for k in range(3):
        z = 0.9 + k * 0.55
        block(width + 3.55, width + 3.98, y0 + 0.4, y1 - 0.4, z, z + 0.035, oak, 0.004)
        block(
            width + 3.92,
            width + 3.95,
            y0 + 0.45,
            y1 - 0.45,
            z - 0.02,
            z - 0.004,
            emitter("#ffd7a6", 8.0),
            0,
        )
    prism(
        rounded_rectangle(1.0, 1.6, 0.1),
        0.8,
        (width + 1.9, (y0 + y1) / 2, 0),
        stone("#e9e4da", "#d6cdbf"),
        axis="Z",
        bevel=0.01,
    )
    area_light(
        (width + 2.2, (y0 + y1) / 2, 3.3),
        (0, 0, 0),
        2.4,
        y1 - y0 - 0.6,
        70,
        (1, 0.84, 0.64),
        gloss=False,
    )
# end wall, lamps, benches and trees
block(
    -0.3,
    width + 0.3,
    far,
    far + 0.3,
    0,
    height,
    stone("#ddd6ca", "#cdc4b7", "#b9ae9f", scale=0.5),
    0,
)
# the way out: two glass doors before a bright morning, beneath a fanlight
block(4.2, 7.0, far - 0.05, far, 0, 3.1, emitter("#fbe9cc", 1.0), 0)
for x in (4.2, 5.6, 7.0):
    block(x - 0.04, x + 0.04, far - 0.12, far, 0, 3.1, dark, 0.003)
for z in (0.12, 2.4, 3.06):
    block(4.2, 7.0, far - 0.12, far, z - 0.04, z + 0.04, dark, 0.003)
for x in (5.42, 5.78):
    block(x - 0.02, x + 0.02, far - 0.2, far - 0.16, 0.75, 1.75, dark, 0.008)
with Asset("ring lamp") as ring_lamp:
    lathe(
        [(0.78, 0), (0.9, 0), (0.9, 0.07), (0.78, 0.07), (0.78, 0)],
        (0, 0, -0.9),
        plastic("#e9e5dc", 0.45),
        96,
    )
    lathe([(0.8, -0.003), (0.88, -0.003)], (0, 0, -0.9), emitter("#ffe6c4", 7.0), 96)
    for turn in range(3):
        with At((0, 0, 0), turn * 120):
            tube([(0.84, 0, -0.83), (0.1, 0, 0)], 0.003, dark)
for y in (1.0, 7.0, 13.0, 19.0):
    ring_lamp.place((5.6, y, height))
with Asset("ficus") as ficus_:
    ficus(2.6, 0.75, 560, 0.34, 0.6, "#e0dacd", 6)
with Asset("bench") as bench:
    slatted_bench(dark)
for y in (7.5, 14.5, 21.5):
    ficus_.place((1.5, y, 0), y * 30)
    bench.place((1.5, y + 2.3, 0), 90)
with At((6.35, 1.55, 0), -128):
    ride_on_scrubber()
with At((8.9, 4.6, 0), 20):
    wet_floor_sign("#e0a92f")
block(-60, -0.4, -60, 60, -0.4, -0.05, polished_concrete("#a59d90", "#938b7f", 0.4), 0)
city_blocks(
    60,
    (-320, -60),
    (-60, 330),
    (14, 52),
    -0.3,
    haze="#ecd8bb",
    distance=200,
    start=22,
    seed=52,
    lit=0.2,
    glow=1.0,
)
dawn_world(sun_azimuth, 8, seen=1.3, shed=1.5, wide_glow=0.5, narrow_glow=1.6)
sun(sun_elevation, sun_azimuth, 12, (1, 0.77, 0.5), 0.8)
area_light((-0.4, 10, 2.7), (0, -90, 0), 5.0, 30.0, 420, (0.84, 0.92, 1.0), gloss=False)
camera((4.15, -2.45, 1.26), (5.45, 4, 0.84), 33, focus=4.4, fstop=3.5, shift=(-0.02, -0.005))
render("concourse", exposure=0.0, post=dict(haze="1.25,1.14,0.98,.25"), mist=(10, 70))
