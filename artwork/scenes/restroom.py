"""Restroom with glazed tiles and marble. For janitorial services."""

from kit import *

empty_scene()
height = 3.15
width = 4.7
length = 8.0
front = -3.2
stalls_x = 1.45
stalls_y = -0.55
brass = metal("#b8975a", 0.22)
walnut = wood("#8a6544", "#5f432b", 0.38, (9, 9, 0.6))
long_walnut = wood("#8a6544", "#5f432b", 0.38, (9, 0.6, 9))
dark_metal = metal("#2c3433", 0.4)
# floor : large polished stone slabs
block(
    -0.3,
    width + 0.3,
    front,
    length + 0.3,
    -0.2,
    0,
    stone("#e6dfd3", "#d6cdbf", "#b8ab98", 0.055, 0.9),
    0,
)
joint = plastic("#b9b0a2", 0.5)
for i in range(0, 8):
    block(
        stalls_x - 0.6 + i * 0.6 - 0.0018,
        stalls_x - 0.6 + i * 0.6 + 0.0018,
        front,
        length,
        -0.01,
        0.0005,
        joint,
        0,
    )
for k in range(-3, 9):
    block(0, width, k * 1.2 - 0.0018, k * 1.2 + 0.0018, -0.01, 0.0005, joint, 0)
# right wall: glazed kit-kat tile
block(
    width,
    width + 0.2,
    front,
    length,
    0,
    height,
    glazed_tiles("#1b3a37", "#2a524c", 0.05, 0.20, "#b9b6a8", 0.09, 0.003, ("y", "z")),
    0,
)
# left: plain plaster wall (headline side) then cubicles; clerestory on the outer wall
limestone = stone("#ddd5c8", "#cfc6b7", "#b5a999", 0.22, 0.5)
block(stalls_x - 0.2, stalls_x, front, stalls_y, 0, height, paint("#e9e4da", 0.55), 0.004)
block(stalls_x - 0.0, stalls_x + 0.012, front, stalls_y, 0, 0.10, dark_metal, 0.003)
block(-0.25, 0, stalls_y - 0.2, length, 0, 2.42, paint("#e4dfd5", 0.6), 0)
block(-0.25, 0, stalls_y - 0.2, length, 3.05, height, paint("#e4dfd5", 0.6), 0)
for i in range(8):
    y = stalls_y - 0.2 + i * 1.2
    block(-0.2, -0.05, y - 0.03, y + 0.03, 2.42, 3.05, dark_metal, 0.004)
block(0, stalls_x - 0.2, stalls_y - 0.2, stalls_y - 0.15, 0, height, paint("#e4dfd5", 0.6), 0)
# cubicles
stalls = 7
stall = (length - stalls_y) / stalls
stall_top = 2.12
for i in range(stalls):
    y0 = stalls_y + i * stall
    pilaster = 0.30
    block(
        stalls_x - 0.034,
        stalls_x - 0.002,
        y0 + 0.002,
        y0 + pilaster - 0.003,
        0.15,
        stall_top,
        walnut,
        0.004,
    )
    block(
        stalls_x - 0.034,
        stalls_x - 0.002,
        y0 + pilaster + 0.003,
        y0 + stall - 0.002,
        0.15,
        stall_top,
        walnut,
        0.004,
    )
    block(
        0, stalls_x - 0.04, y0 - 0.016, y0 + 0.016, 0.15, stall_top, walnut, 0.003
    ) if i else None
    lock = y0 + pilaster + 0.075
    cylinder(
        0.026,
        0.010,
        (stalls_x - 0.002, lock, 1.02),
        brass,
        rotation=(0, 90, 0),
        sides=40,
        bevel=0.002,
    )
    cylinder(0.011, 0.045, (stalls_x + 0.006, lock, 1.02), brass, rotation=(0, 90, 0), sides=28)
    cylinder(
        0.022,
        0.018,
        (stalls_x + 0.045, lock, 1.02),
        brass,
        rotation=(0, 90, 0),
        sides=40,
        bevel=0.005,
    )
    cylinder(
        0.020,
        0.006,
        (stalls_x - 0.002, lock, 1.12),
        brass,
        rotation=(0, 90, 0),
        sides=32,
        bevel=0.001,
    )
    cylinder(
        0.012,
        0.003,
        (stalls_x + 0.004, lock, 1.12),
        plastic("#3fa394", 0.3),
        rotation=(0, 90, 0),
        sides=28,
        bevel=0.0005,
    )
    for foot in (0.06, pilaster - 0.06):
        cylinder(0.017, 0.16, (stalls_x - 0.018, y0 + foot, 0), brass, sides=24)
        cylinder(0.03, 0.008, (stalls_x - 0.018, y0 + foot, 0), brass, sides=28)
    for z in (0.35, 1.9):
        cylinder(
            0.009, 0.09, (stalls_x - 0.002 + 0.004, y0 + stall - 0.012, z), brass, sides=16
        )
block(
    stalls_x - 0.045,
    stalls_x + 0.008,
    stalls_y,
    length,
    stall_top,
    stall_top + 0.045,
    brass,
    0.006,
)
# end wall : stone slab with tall frosted window
window_left, window_right = 2.15, 3.15
end_wall = limestone
block(-0.2, window_left, length, length + 0.25, 0, height, end_wall, 0)
block(window_right, width + 0.2, length, length + 0.25, 0, height, end_wall, 0)
block(window_left, window_right, length, length + 0.25, 0, 0.35, end_wall, 0)
block(window_left, window_right, length, length + 0.25, 2.72, height, end_wall, 0)
daylight = quad(
    [
        (window_left, length + 0.14, 0.35),
        (window_right, length + 0.14, 0.35),
        (window_right, length + 0.14, 2.72),
        (window_left, length + 0.14, 2.72),
    ],
    emitter("#fff1da", 2.1),
)
for x in (window_left, window_right, (window_left + window_right) / 2):
    block(x - 0.022, x + 0.022, length + 0.07, length + 0.13, 0.35, 2.72, dark_metal, 0.004)
for z in (0.37, 1.9, 2.70):
    block(
        window_left,
        window_right,
        length + 0.072,
        length + 0.128,
        z - 0.02,
        z + 0.02,
        dark_metal,
        0.004,
    )
block(
    window_left - 0.03,
    window_right + 0.03,
    length - 0.03,
    length + 0.2,
    0.33,
    0.36,
    stone("#efebe3", "#e2dbcf", "#cfc4b4", 0.12),
    0.005,
)
# ceiling, cove along the tiled wall, downlights
block(-0.3, width + 0.3, length, length + 0.25, height, height + 0.3, end_wall, 0)
ceiling = paint("#f4f1ea", 0.7, 0.04)
block(-0.3, width - 0.22, front, length + 0.3, height, height + 0.1, ceiling, 0.0)
block(-0.3, width + 0.3, front, length + 0.3, height + 0.22, height + 0.3, ceiling, 0)
block(width - 0.24, width - 0.20, front, length, height - 0.0, height + 0.12, ceiling, 0)
block(
    width - 0.20,
    width - 0.17,
    front,
    length,
    height + 0.10,
    height + 0.12,
    emitter("#ffdcae", 26.0),
    0,
)
for y in (-1.2, 0.6, 2.4, 4.2, 6.0):
    cylinder(0.05, 0.006, (2.65, y, height - 0.004), plastic("#f7f5f0", 0.4), sides=40)
    cylinder(0.038, 0.004, (2.65, y, height - 0.007), emitter("#fff0d8", 14.0), sides=40)
    spot_light((2.65, y, height - 0.03), (2.65, y, 0), 34, 78, 0.8, (1, 0.90, 0.76), 0.04)
# vanity
counter_near, counter_far = -0.72, 7.2
slab = stone("#f0ece5", "#e3dcd1", "#c0b4a3", 0.1, 0.8)
counter_edge = width - 0.58
block(counter_edge, width, counter_near, counter_far, 0.80, 0.85, slab, 0.006)
block(width - 0.02, width, counter_near, counter_far, 0.85, 0.95, slab, 0.004)
block(
    counter_edge + 0.02,
    width,
    counter_near + 0.02,
    counter_far - 0.02,
    0.47,
    0.80,
    long_walnut,
    0.004,
)
basins = 5
spacing = (counter_far - counter_near) / basins
for i in range(basins * 2 + 1):
    y = counter_near + 0.02 + i * (counter_far - counter_near - 0.04) / (basins * 2)
    block(
        counter_edge + 0.016,
        counter_edge + 0.03,
        y - 0.003,
        y + 0.003,
        0.475,
        0.775,
        plastic("#2a2018", 0.6),
        0,
    )
block(
    counter_edge + 0.012,
    counter_edge + 0.03,
    counter_near + 0.02,
    counter_far - 0.02,
    0.775,
    0.80,
    brass,
    0.001,
)
block(
    counter_edge + 0.05,
    width - 0.02,
    counter_near + 0.06,
    counter_far - 0.06,
    0.455,
    0.47,
    emitter("#ffdcae", 7.0),
    0,
)
block(
    counter_edge + 0.035,
    counter_edge + 0.05,
    counter_near + 0.02,
    counter_far - 0.02,
    0.445,
    0.47,
    long_walnut,
    0.001,
)
with Asset("basin") as basin:
    vessel_basin()
with Asset("tap") as tap:
    wall_tap(brass)
with Asset("mir") as mirror_:
    halo_mirror(0.96, 1.16, 0.18, 7.0)
with Asset("soap") as soap:
    soap_bottle("#7d4d1c")
with Asset("tw") as towel:
    rolled_towel()
for i in range(basins):
    y = counter_near + spacing * (i + 0.5)
    basin.place((width - 0.30, y, 0.85))
    tap.place((width, y, 1.115), -90)
    mirror_.place((width, y, 1.86), -90)
    soap.place((width - 0.13, y - 0.32, 0.85), 10)
for y in (counter_near + spacing * 1.0, counter_near + spacing * 3.0):
    for k, (dy, dz) in enumerate(
        ((-0.095, 0), (0, 0), (0.095, 0), (-0.047, 0.078), (0.047, 0.078))
    ):
        towel.place((width - 0.27, y + dy, 0.85 + dz), 90)
for y in (counter_near + spacing * 2.0,):
    with At((width - 0.24, y, 0.85), 30):
        snake_plant(0.26, 9, 0.055, 0.085, "#e9e4da", 4)
# slim globe pendants between mirrors
for i in range(1, basins):
    y = counter_near + spacing * i
    cylinder(0.004, height - 2.12, (width - 0.16, y, 2.12), brass, sides=10)
    lathe(
        [
            (0.065 * math.sin(math.pi * k / 20), 0.065 - 0.065 * math.cos(math.pi * k / 20))
            for k in range(21)
        ],
        (width - 0.16, y, 2.0),
        emitter("#ffe7c6", 5.0),
        40,
    )
    cylinder(0.022, 0.035, (width - 0.16, y, 2.118), brass, sides=28)
# bin + plant at the end
cylinder(
    0.15, 0.55, (width - 0.3, counter_far + 0.38, 0), metal("#9aa09e", 0.28, True), sides=64
)
cylinder(0.152, 0.03, (width - 0.3, counter_far + 0.38, 0.55), dark_metal, sides=64)
with At((stalls_x + 0.36, length - 0.36, 0), 20):
    snake_plant(0.85, 17, 0.17, 0.36, "#2f4a46", 2)
# light
block(-30, -0.5, -40, 60, -0.4, -0.3, paint("#b7b4a8", 0.8), 0)
clear_sky(20, 150, 0.5, 1.1)
sun(25, 101, 16, (1, 0.82, 0.60), 0.7)
daylight.visible_shadow = False
area_light((-0.3, 4.5, 2.74), (0, -90, 0), 0.6, 7.0, 70, (0.86, 0.93, 1.0), gloss=False)
area_light((2.7, length - 0.1, 1.5), (-90, 0, 0), 1.0, 2.3, 60, (1, 0.94, 0.84), gloss=False)
area_light((2.6, -1.8, height - 0.1), (0, 0, 0), 1.6, 1.6, 36, (1, 0.93, 0.84), gloss=False)
camera((2.42, -2.75, 1.40), (2.80, 6, 1.20), 23, focus=5.5, fstop=5.6, shift=(0.0, -0.02))
render("restroom", samples=16, exposure=-0.2, bounces=7, post=dict(bloom=".07"), mist=(50, 90))
