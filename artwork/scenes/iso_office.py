"""Cut-away of an office with the fleet at work. For facility maintenance and the portal."""

from kit import *

empty_scene()
width, depth, height = 9.0, 6.6, 2.9
background = "#e6ece9"
ground = paint(background, 0.9, 0.0)
block(-60, 60, -60, 60, -0.5, -0.42, ground, 0)
block(-0.18, width, 0, depth + 0.18, -0.42, -0.12, plastic("#2b4a4a", 0.45), 0.03)
block(-0.14, width - 0.03, 0.03, depth + 0.14, -0.12, -0.02, plastic("#f3f1ec", 0.5), 0.01)
block(
    0,
    width - 0.05,
    0.05,
    depth,
    -0.02,
    0,
    planks("#c4aa86", "#a88c67", 0.15, 1.6, 0.14, 0.45, "x"),
    0.004,
)
rim = plastic("#2b4a4a", 0.45)
plaster = paint("#f2efe8", 0.6)
oak = wood("#b98d5c", "#8a6238", 0.42, (0.7, 9, 9))
frame = metal("#2b3a3c", 0.4)
# walls : left glazing, back wall part oak slats / part paint with shelves
block(-0.14, width - 0.05, depth, depth + 0.14, 0, height, plaster, 0.006)
block(-0.16, width - 0.03, depth - 0.02, depth + 0.16, height, height + 0.05, rim, 0.008)
block(-0.14, 0, 0.05, depth + 0.14, 0, 0.3, plaster, 0.006)
block(-0.16, 0.02, 0.03, depth - 0.02, height, height + 0.05, rim, 0.008)
with At((-0.07, 0.05, 0.3), 90):
    curtain_wall(depth - 0.05, height - 0.3, 6, 2, frame, depth=0.1, thickness=0.06)
block(0, width - 0.06, depth - 0.012, depth, 0, 0.09, plastic("#2b4a4a", 0.45), 0.002)
# meeting room back-left : glass partitions
room_width, room_depth = 3.35, 3.55
with At((room_width, room_depth, 0), 90):
    curtain_wall(
        depth - room_depth, 2.35, 3, 1, frame, depth=0.06, thickness=0.045, heights=[0.02, 2.33]
    )
with At((0, room_depth, 0), 0):
    curtain_wall(2.25, 2.35, 2, 1, frame, depth=0.06, thickness=0.045, heights=[0.02, 2.33])
block(
    room_width - 0.03,
    room_width + 0.03,
    room_depth - 0.03,
    room_depth + 0.03,
    0,
    2.35,
    frame,
    0.004,
)
block(2.25, room_width, room_depth - 0.025, room_depth + 0.025, 2.29, 2.35, frame, 0.004)
block(
    0.06,
    room_width - 0.08,
    room_depth + 0.08,
    depth - 0.05,
    0,
    0.012,
    carpet("#8fa39b", "#86998f"),
    0.004,
)
with At((0, depth - 0.03, 0)):
    slat_wall(
        room_width - 0.03,
        2.75,
        0.08,
        0.045,
        0.046,
        wood("#b07c47", "#7d5530", 0.45, (9, 9, 0.5)),
    )
block(0.95, 2.45, depth - 0.11, depth - 0.085, 1.15, 2.0, plastic("#101416", 0.15), 0.008)
block(0.97, 2.43, depth - 0.112, depth - 0.109, 1.17, 1.98, plastic("#1d4a45", 0.1), 0.001)
with At((1.68, 5.15, 0)):
    prism(
        rounded_rectangle(2.0, 0.95, 0.30, 8),
        0.03,
        (0, 0, 0.71),
        wood("#c29a6a", "#96713f", 0.4, (0.7, 9, 9)),
        axis="Z",
        bevel=0.008,
    )
    for side in (-1, 1):
        cylinder(0.05, 0.70, (side * 0.55, 0, 0.01), frame, sides=32)
        cylinder(0.26, 0.015, (side * 0.55, 0, 0), frame, sides=48)
for x, y, rz in ((1.05, 4.46, 4), (2.3, 4.46, -5), (1.05, 5.84, 176), (2.3, 5.84, 184)):
    with At((x, y, 0.012), rz):
        shell_chair("#2d6e67" if (x, y) != (2.3, 4.42) else "#2d6e67", "#c4c8ca")
# open office : 2 clusters of 4 desks on carpet
block(4.05, 8.75, 2.75, 6.15, 0, 0.010, carpet("#a9b5ad", "#9eaaa2"), 0.004)


def desk_cluster(x, y):
    with At((x, y, 0.01)):
        for side_y, rz in ((-1, 180), (1, 0)):
            for side_x in (-1, 1):
                with At((side_x * 0.72, side_y * 0.40, 0), rz):
                    desk(
                        1.4,
                        0.76,
                        wood("#d2b48c", "#b3926a", 0.42, (0.7, 9, 9)),
                        plastic("#eef0ee", 0.4),
                    )
                    with At((0.02 * side_x, -0.16, 0.73), 0 if 0 else 180):
                        monitor(0.58, "#173532")
                    block(
                        -0.25, 0.17, 0.10, 0.22, 0.731, 0.742, plastic("#2b3032", 0.45), 0.003
                    )
                    cylinder(
                        0.028, 0.012, (0.27, 0.15, 0.731), plastic("#2b3032", 0.4), sides=24
                    )
        block(-1.42, 1.42, -0.012, 0.012, 0.60, 1.12, fabric("#5f8f85", None, 300), 0.008)


desk_cluster(5.5, 4.45)


def place_chairs(x, y):
    rng = random.Random(int(x * 7 + y))
    for side_x in (-1, 1):
        for side_y, rz in ((-1, 180), (1, 0)):
            with At(
                (x + side_x * 0.72 + rng.uniform(-0.05, 0.05), y + side_y * 1.05, 0.01),
                rz + rng.uniform(-16, 16),
            ):
                office_chair(("#3f5f5b", "#c8935a")[1 if (side_x, side_y) == (1, -1) else 0])


place_chairs(5.5, 4.45)
# right-hand bench : print / storage credenza along the back wall + tall plant
with At((6.3, depth - 0.02, 0)):
    open_shelf(3, 0.58, 1.05, 0.42, seed=9)
with At((6.62, depth - 0.22, 1.05)):
    snake_plant(0.38, 11, 0.09, 0.14, "#e9e4da", 8)
block(7.30, 7.80, depth - 0.36, depth - 0.08, 1.05, 1.06, plastic("#d5d8d6", 0.4), 0.003)
block(7.33, 7.77, depth - 0.35, depth - 0.10, 1.06, 1.26, plastic("#eceeec", 0.35), 0.02)
block(7.37, 7.73, depth - 0.355, depth - 0.345, 1.10, 1.13, plastic("#2b3032", 0.4), 0.002)
with At((4.1, depth - 0.02, 1.45)):
    for shelf in (0, 0.42):
        block(0, 2.3, -0.24, -0.02, shelf, shelf + 0.03, oak, 0.004)
    with At((0.1, -0.13, 0.03)):
        book_row(0.8, 0.26, 0.19, 4)
    with At((1.5, -0.13, 0.45)):
        book_row(0.6, 0.25, 0.19, 8)
    with At((1.6, -0.13, 0.03)):
        lathe(
            [(0, 0), (0.05, 0), (0.08, 0.07), (0.06, 0.15), (0.03, 0.2), (0.04, 0.23)],
            (0, 0, 0),
            plastic("#d9cfc0", 0.5),
            40,
        )
    with At((0.5, -0.13, 0.45)):
        snake_plant(0.24, 8, 0.06, 0.09, "#3b3f42", 5)
with At((7.95, 4.15, 0.01)):
    coffee_table(0.44, 0.73)
with At((7.95, 4.15, 0.742)):
    with At((0.12, 0.1, 0)):
        lathe(
            [
                (0, 0),
                (0.03, 0),
                (0.045, 0.04),
                (0.04, 0.08),
                (0.036, 0.08),
                (0.04, 0.04),
                (0.026, 0.006),
                (0, 0.006),
            ],
            (0, 0, 0),
            plastic("#f3efe6", 0.3),
            32,
        )
    with At((-0.12, -0.08, 0), 24):
        box((0.2, 0.27, 0.018), (0, 0, 0.009), plastic("#2f6f69", 0.5), 0.003)
for x, y, rz in ((7.95, 3.45, 0), (7.95, 4.85, 180)):
    with At((x, y, 0.01), rz):
        shell_chair("#d3a046" if y < 4 else "#2d6e67")
# plants
with At((0.5, 3.05, 0), 40):
    ficus(2.1, 0.6, 520, 0.26, 0.42, "#e4dfd4")
with At((8.5, 6.1, 0), 120):
    ficus(1.9, 0.5, 420, 0.24, 0.4, "#3b3f42", 4)
with At((0.55, 0.75, 0)):
    palm(1.45, 15, 0.22, 0.38)
# lounge corner, front-left
block(1.0, 2.7, 1.15, 2.85, 0, 0.01, carpet("#c2b79f", "#b9ad94"), 0.004)
with At((1.35, 2.45, 0.01), 35):
    lounge_chair("#4f7d76")
with At((2.35, 1.45, 0.01), -124):
    lounge_chair("#c8935a")
with At((1.75, 1.85, 0.01)):
    coffee_table(0.30, 0.36)
# cleaning fleet on the open walkway
with At((4.75, 1.35, 0), 4):
    ride_on_scrubber()
with At((7.35, 1.6, 0), 62):
    cleaning_cart()
with At((8.3, 0.75, 0), 30):
    wet_floor_sign("#e9b52a")
flat_world((0.80, 0.90, 1.0), 0.55)
sun(38, 172, 4.6, (1, 0.84, 0.64), 2.0)
area_light((6, -6, 9), (38, 0, 8), 6, 6, 420, (1, 0.96, 0.92), gloss=True)
camera((4.45 + 18, 3.3 - 18, 1.12 + 15.5), (4.45, 3.3, 1.12), 50, orthographic=14.9)
render(
    "iso_office",
    samples=16,
    exposure=0.3,
    post=dict(bloom=".05", vignette=".08", saturation="1.08"),
    mist=(100, 300),
)
