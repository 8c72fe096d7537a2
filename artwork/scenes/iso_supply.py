"""Cut-away of a supply room: shelves, paper, bottles, the fleet at its chargers. For additional services."""

from kit import *

empty_scene()
plinth(polished_concrete("#bdb8ae", "#a8a399", 0.12))
two_walls(paint("#f1ece3", 0.6), glazed=True)
oak = wood("#bd9468", "#946d45", 0.42, (0.6, 9, 9))
steel = metal("#c3c7c9", 0.3)
dark = plastic("#2c3534", 0.5)
teal = plastic("#2a655e", 0.45)
paper = plastic("#f4f1ea", 0.75)
cartons = [cardboard("#b88d5e"), cardboard("#c79c6c")]
rng = random.Random(15)
block(0, WIDTH - 0.06, DEPTH - 0.014, DEPTH, 0, 0.12, dark, 0.003)


def goods(x, z, space):
    """One of six kinds of goods on a shelf, in a bay of 1.05 m by `space` high."""
    kind = rng.randrange(6)
    if kind == 0:
        for i in range(6):
            for k in range(2):
                with At((x - 0.42 + i * 0.165, 0.12 - k * 0.2, z), rng.uniform(0, 360)):
                    spray_bottle(("#24605a", "#efeee8", "#c9973a")[(i // 2) % 3], 0.2)
    elif kind == 1:
        for i in range(7):
            for k in range(2):
                for level in range(int(space / 0.125)):
                    cylinder(
                        0.062,
                        0.115,
                        (x - 0.42 + i * 0.14, 0.1 - k * 0.16, z + level * 0.118),
                        paper,
                        sides=32,
                    )
    elif kind == 2:
        for i in range(3):
            for level in range(max(1, int(space / 0.2))):
                box(
                    (0.3, 0.38, 0.185),
                    (x - 0.34 + i * 0.34, 0, z + 0.094 + level * 0.19),
                    cartons[i % 2],
                    0.006,
                )
                box(
                    (0.05, 0.385, 0.187),
                    (x - 0.34 + i * 0.34, 0, z + 0.094 + level * 0.19),
                    plastic("#cbb083", 0.5),
                    0.002,
                )
    elif kind == 3:
        for i in range(3):
            pile = 0
            for level in range(min(6, int(space / 0.05))):
                with At((x - 0.33 + i * 0.33, 0, z + pile), rng.uniform(-2, 2)):
                    folded_cloth(
                        0.27,
                        0.3,
                        0.0108,
                        rng.choice(("#2a6a63", "#ebe6da", "#8fb0a5", "#c68d2b")),
                        rng.randrange(90),
                    )
                pile += 0.046
    elif kind == 4:
        for i in range(3):
            color = ("#2f6f69", "#d9a441", "#e4e0d6")[i]
            prism(
                rounded_rectangle(0.28, 0.34, 0.04),
                0.22,
                (x - 0.33 + i * 0.33, 0, z),
                plastic(color, 0.5),
                axis="Z",
                bevel=0.014,
            )
            box((0.1, 0.01, 0.05), (x - 0.33 + i * 0.33, -0.172, z + 0.12), paper, 0.002)
    else:
        for i in range(4):
            for k in range(2):
                with At((x - 0.38 + i * 0.25, 0.1 - k * 0.2, z)):
                    prism(
                        rounded_rectangle(0.19, 0.15, 0.04),
                        0.25,
                        (0, 0, 0),
                        plastic(("#efeee8", "#8fb0a5")[(i + k) % 2], 0.4),
                        axis="Z",
                        bevel=0.02,
                        segments=4,
                    )
                    cylinder(0.026, 0.03, (-0.04, 0, 0.25), teal, sides=28)
                    tube(
                        [(0.0, 0, 0.25), (0.03, 0, 0.275), (0.07, 0, 0.275), (0.08, 0, 0.24)],
                        0.011,
                        plastic("#efeee8", 0.4),
                        smooth=True,
                    )


# four bays of shelving at the far wall
for bay in range(6):
    x = 1.7 + bay * 1.1
    with At((x, DEPTH - 0.28, 0)):
        for z in (0.1, 0.66, 1.22, 1.78):
            block(-0.54, 0.54, -0.22, 0.22, z, z + 0.03, oak, 0.003)
            goods(0, z + 0.031, 0.46)
for bay in range(7):
    x = 1.15 + bay * 1.1
    for y in (DEPTH - 0.5, DEPTH - 0.06):
        block(x - 0.018, x + 0.018, y - 0.018, y + 0.018, 0, 2.35, dark, 0.003)
block(1.13, 7.77, DEPTH - 0.52, DEPTH - 0.04, 2.32, 2.35, oak, 0.003)
# rail with mops and brooms beside the shelves
block(7.95, 8.85, DEPTH - 0.03, DEPTH, 1.4, 1.52, oak, 0.004)
for i, color in enumerate(("#2aa198", "#dfa52a", "#2aa198", "#dfa52a")):
    x = 8.08 + i * 0.21
    cylinder(0.013, 1.35, (x, DEPTH - 0.07, 0.16), steel, sides=24)
    cylinder(0.017, 0.22, (x, DEPTH - 0.07, 1.32), plastic(color, 0.45), sides=28)
    box((0.17, 0.09, 0.05), (x, DEPTH - 0.1, 0.14), plastic("#33383d", 0.5), 0.012)
    box((0.03, 0.05, 0.05), (x, DEPTH - 0.055, 1.46), dark, 0.006)
# packing table
with At((4.6, 3.1, 0)):
    desk(2.2, 0.9, wood("#c9a277", "#a67c50", 0.42, (0.7, 9, 9)), plastic("#2c3534", 0.5), 0.9)
    with At((-0.75, 0.05, 0.9), 8):
        box((0.42, 0.32, 0.26), (0, 0, 0.13), cartons[0], 0.006)
        box((0.06, 0.325, 0.262), (0, 0, 0.13), plastic("#cbb083", 0.5), 0.002)
    with At((0.0, 0, 0.9), -6):
        pile = 0
        for color in ("#2a6a63", "#ebe6da", "#8fb0a5"):
            with At((0, 0, pile)):
                folded_cloth(0.3, 0.26, 0.0108, color, int(pile * 100))
            pile += 0.046
    with At((0.55, 0.1, 0.9), 10):
        clip_board()
    for x in (0.85, 0.98):
        with At((x, -0.15, 0.9), 30):
            spray_bottle("#24605a" if x < 0.9 else "#c9973a", 0.2)
# the fleet
with At((1.35, 3.9, 0), -90):
    ride_on_scrubber()
with At((1.15, 1.35, 0), 4):
    cleaning_cart()
with At((3.2, 1.35, 0), 4):
    cleaning_cart()
with At((5.2, 1.2, 0), 25):
    mop_bucket("#dda62f")
with At((6.9, 1.5, 0), 20):
    for level in range(2):
        for i in range(2):
            for k in range(2):
                box(
                    (0.46, 0.36, 0.32),
                    (i * 0.48 - 0.24, k * 0.38 - 0.19, 0.31 + level * 0.325),
                    cartons[(i + k + level) % 2],
                    0.008,
                )
                box(
                    (0.06, 0.362, 0.322),
                    (i * 0.48 - 0.24, k * 0.38 - 0.19, 0.31 + level * 0.325),
                    plastic("#cbb083", 0.5),
                    0.002,
                )
    for k in range(5):
        block(-0.5, 0.5, -0.42 + k * 0.19, -0.32 + k * 0.19, 0.12, 0.145, oak, 0.003)
    for x in (-0.44, 0, 0.44):
        block(x - 0.05, x + 0.05, -0.4, 0.42, 0.02, 0.12, oak, 0.003)
with At((8.3, 3.6, 0), 200):
    wet_floor_sign("#e9b52a")
with At((8.35, 3.9, 0), 196):
    wet_floor_sign("#e9b52a")
isometric("iso_supply")
