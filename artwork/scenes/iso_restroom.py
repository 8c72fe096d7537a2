"""Cut-away of a restroom with cart and bucket. For the card of janitorial services."""

from kit import *

empty_scene()
plinth(stone("#e6dfd3", "#d6cdbf", "#b8ab98", 0.07, 0.9))
joint = plastic("#b9b0a2", 0.5)
for i in range(1, 8):
    block(i * 1.2 - 0.003, i * 1.2 + 0.003, 0.05, DEPTH, -0.01, 0.0008, joint, 0)
for j in range(1, 6):
    block(0, WIDTH - 0.05, j * 1.2 - 0.003, j * 1.2 + 0.003, -0.01, 0.0008, joint, 0)
two_walls(paint("#efeae1", 0.6), glazed=False)
brass = metal("#b8975a", 0.24)
walnut = wood("#9b7048", "#6f4a2e", 0.42, (9, 9, 0.6))
long_walnut = wood("#9b7048", "#6f4a2e", 0.42, (9, 0.6, 9))
marble = stone("#f0ece5", "#e3dcd1", "#c0b4a3", 0.1, 0.8)
white = plastic("#f4f2ec", 0.12, 0.5)
dark = plastic("#2c3534", 0.5)
# tiles up to a brass line on both walls
block(
    0,
    WIDTH - 0.06,
    DEPTH - 0.012,
    DEPTH,
    0,
    2.2,
    glazed_tiles("#24504a", "#3a7266", 0.10, 0.30, "#cfcabb", 0.12, 0.006, ("x", "z")),
    0,
)
block(
    0,
    0.012,
    0.06,
    DEPTH,
    0,
    2.2,
    glazed_tiles("#24504a", "#3a7266", 0.10, 0.30, "#cfcabb", 0.12, 0.006, ("y", "z")),
    0,
)
block(0, WIDTH - 0.06, DEPTH - 0.018, DEPTH, 2.2, 2.225, brass, 0)
block(0, 0.018, 0.06, DEPTH, 2.2, 2.225, brass, 0)
# stalls along the far wall
left, stall, depth, top = 2.3, 1.12, 1.55, 2.0
front = DEPTH - depth
for i in range(7):
    x = left + i * stall
    if x > WIDTH - 0.4:
        break
    block(x - 0.018, x + 0.018, front, DEPTH - 0.02, 0.14, top, walnut, 0.004)
    if i == 5:
        break
    opened = i in (1, 3)
    block(x + 0.018, x + 0.16, front, front + 0.03, 0.14, top, walnut, 0.004)
    block(x + stall - 0.16, x + stall - 0.018, front, front + 0.03, 0.14, top, walnut, 0.004)
    with At((x + 0.165, front + 0.015, 0), 62 if opened else 0):
        block(0, stall - 0.33, -0.014, 0.014, 0.16, top - 0.01, walnut, 0.004)
        cylinder(0.02, 0.05, (stall - 0.42, -0.014, 1.0), brass, rotation=(90, 0, 0), sides=28)
    for foot in (0.09, stall - 0.09):
        cylinder(0.016, 0.15, (x + foot, front + 0.015, 0), brass, sides=20)
    # bowl, seat, flush plate, paper
    with At((x + stall / 2, DEPTH - 0.02, 0)):
        prism(
            rounded_rectangle(0.36, 0.56, 0.16, 8, 0, -0.29),
            0.2,
            (0, 0, 0.2),
            white,
            axis="Z",
            bevel=0.05,
            segments=5,
        )
        prism(
            rounded_rectangle(0.38, 0.46, 0.17, 8, 0, -0.34),
            0.03,
            (0, 0, 0.40),
            plastic("#e9e6de", 0.3),
            axis="Z",
            bevel=0.012,
        )
        box((0.24, 0.012, 0.16), (0, -0.008, 1.05), brass, 0.004)
        cylinder(
            0.055,
            0.1,
            (0.36, -0.35, 0.72),
            plastic("#f4f2ec", 0.7),
            rotation=(90, 0, 0),
            sides=36,
        )
block(
    left - 0.02,
    left + 5 * stall + 0.02,
    front - 0.005,
    front + 0.035,
    top,
    top + 0.045,
    brass,
    0.006,
)
# counter with basins and mirrors on the left wall
block(0, 0.56, 0.7, 5.3, 0.80, 0.85, marble, 0.006)
block(0, 0.54, 0.72, 5.28, 0.50, 0.80, long_walnut, 0.004)
with Asset("basin") as basin:
    vessel_basin()
with Asset("tap") as tap:
    wall_tap(brass)
with Asset("mirror") as mirror:
    halo_mirror(0.78, 1.0, 0.16, 6.0)
with Asset("soap") as soap:
    soap_bottle("#7d4d1c")
for i in range(4):
    y = 1.27 + i * 1.15
    basin.place((0.29, y, 0.85))
    tap.place((0.012, y, 1.1), 90)
    mirror.place((0.012, y, 1.62), 90)
    soap.place((0.16, y + 0.32, 0.85), 30)
for k, (offset, z) in enumerate(
    ((-0.095, 0), (0, 0), (0.095, 0), (-0.047, 0.078), (0.047, 0.078))
):
    with At((0.3, 1.85 + offset, 0.85 + z), 90):
        rolled_towel()
with At((0.3, 4.15, 0.85), 30):
    snake_plant(0.3, 9, 0.06, 0.09, "#e9e4da", 4)
# changing table, dryers and bin
cylinder(0.16, 0.55, (0.3, 5.75, 0), metal("#9aa09e", 0.28, True), sides=64)
with At((1.35, DEPTH - 0.35, 0), 20):
    snake_plant(0.95, 18, 0.19, 0.38, "#e4ded2", 2)
for x in (1.0, 1.7):
    block(
        x - 0.14,
        x + 0.14,
        DEPTH - 0.2,
        DEPTH - 0.012,
        1.0,
        1.34,
        metal("#c3c6c6", 0.25, True),
        0.03,
        4,
    )
# the crew's things
with At((4.1, 2.2, 0), 8):
    cleaning_cart()
with At((6.5, 3.1, 0), 200):
    mop_bucket("#dda62f", mop=True)
with At((6.0, 1.1, 0), 32):
    wet_floor_sign("#e9b52a")
with At((2.35, 1.1, 0), 90):
    block(-0.5, 0.5, -0.22, 0.22, 0.40, 0.45, long_walnut, 0.008)
    for x in (-0.42, 0.42):
        block(x - 0.02, x + 0.02, -0.2, 0.2, 0, 0.4, dark, 0.004)
isometric("iso_restroom")
