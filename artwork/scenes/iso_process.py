"""Cut-away of the five steps, bay by bay: walk-through, plan, first night, inspection, review. The
floor shines from the third on. For the process.
"""

from kit import *

empty_scene()
bay = 1.76
back = DEPTH - 0.02
oak = wood("#c3a47c", "#a07f58", 0.4, (0.7, 9, 9))
frame = metal("#2b3a3c", 0.4)
white = plastic("#f1eee6", 0.5)
dark = plastic("#2b3335", 0.45)
teal, sage, amber = "#2d6e67", "#8fb0a5", "#d3a046"


def middle(step):
    """X of the middle of a bay, steps from 1."""
    return bay * (step - 0.5) + 0.04


# the floor: dull where nobody has been yet, polished where the scrubber comes from
plinth(baked_floor("terr_warm", 3.6, 0.5, 0.0, 0.66))
block(4.3, WIDTH - 0.05, 0.05, DEPTH, -0.01, 0.003, baked_floor("terr_warm", 3.6, 0.06), 0)
brass = metal("#b59a67", 0.25)
block(4.292, 4.308, 0.05, DEPTH, -0.01, 0.0042, brass, 0)
two_walls()
for step in range(1, 5):
    with At((0.04 + bay * step, 3.7, 0), 90):
        curtain_wall(
            back - 3.7, 2.2, 2, 1, frame, depth=0.05, thickness=0.04, heights=[0.02, 2.18]
        )

# 1, the walk-through: a plan of the floor on a table, rolls, a measuring laser on its legs
with At((middle(1) + 0.12, 5.75, 0)):
    desk(1.3, 0.8, oak, plastic("#eef0ee", 0.4))
    with At((0, 0, 0.732), 4):
        box((0.95, 0.62, 0.004), (0, 0, 0.002), white, 0)
        for x, y, width, depth, color in (
            (-0.29, 0.14, 0.26, 0.24, sage),
            (0.02, 0.14, 0.30, 0.24, "#d9d2c3"),
            (0.31, 0.14, 0.22, 0.24, amber),
            (-0.29, -0.15, 0.26, 0.22, "#d9d2c3"),
            (0.14, -0.15, 0.54, 0.22, teal),
        ):
            box((width, depth, 0.002), (x, y, 0.005), plastic(color, 0.6), 0)
    for y in (0.27, 0.34):
        cylinder(0.03, 0.8, (-0.4, y, 0.765), white, rotation=(0, 90, 0), sides=28)
with At((middle(1) + 0.25, 4.35, 0)):
    for turn in (90, 210, 330):
        side = math.radians(turn)
        tube(
            [(0.34 * math.cos(side), 0.34 * math.sin(side), 0), (0, 0, 1.05)],
            0.016,
            metal("#c9cccb", 0.3),
        )
    box((0.16, 0.12, 0.17), (0, 0, 1.13), plastic(amber, 0.4), 0.03)
    cylinder(0.035, 0.02, (0, -0.062, 1.14), dark, rotation=(90, 0, 0), sides=32)

# 2, the plan: a board with a tile for each room and day, a desk beneath
with At((middle(2), back, 0)):
    block(-0.68, 0.68, -0.05, 0, 1.15, 2.25, oak, 0.01)
    rng = random.Random(4)
    for row in range(4):
        for column in range(6):
            x, z = -0.6 + column * 0.205, 1.23 + row * 0.25
            color = rng.choice((teal, sage, "#efe8d9", "#efe8d9", amber))
            block(x, x + 0.165, -0.068, -0.05, z, z + 0.2, plastic(color, 0.5), 0.008)
with At((middle(2), 5.6, 0)):
    desk(1.35, 0.7, oak, plastic("#eef0ee", 0.4))
    for number, color in enumerate((teal, "#efe8d9", sage, amber)):
        with At((0.32 + number * 0.075, 0.1, 0.732), 0):
            binder(color, 0.065)
    with At((-0.25, -0.02, 0.732), 8):
        box((0.3, 0.42, 0.012), (0, 0, 0.006), white, 0.002)
with At((middle(2) - 0.1, 4.85, 0), 172):
    task_chair("#4f7d73")

# 3, the first night: jackets and keys on the wall, the cart, the bucket at the edge of the shine
with At((middle(3), back, 0)):
    block(-0.7, 0.7, -0.03, 0, 1.78, 1.9, oak, 0.008)
    for number, color in enumerate((teal, sage)):
        x = -0.32 + number * 0.64
        cylinder(0.014, 0.12, (x, 0, 1.84), metal("#c3a064", 0.25), rotation=(90, 0, 0), sides=20)
        with At((x, -0.11, 1.82)):
            garment(color, 0.40, 0.78, seed=number + 2)
with At((middle(3) + 0.28, 5.5, 0), 78):
    cleaning_cart()
with At((middle(3) - 0.35, 4.25, 0), 205):
    mop_bucket(amber, mop=True)

# 4, the inspection: the score on a screen, a chair and a plant on a floor that mirrors them
with At((middle(4), back, 0)):
    block(-0.66, 0.66, -0.06, 0, 1.1, 2.05, dark, 0.012)
    block(-0.63, 0.63, -0.064, -0.06, 1.13, 2.02, plastic("#123a37", 0.15), 0)
    for row, share in enumerate((0.82, 0.95, 0.68, 0.88)):
        z = 1.86 - row * 0.19
        color = "#f0bf5e" if row == 2 else "#7fe3cf"
        cylinder(0.05, 0.006, (-0.5, -0.062, z), emitter(color, 1.4), rotation=(90, 0, 0), sides=40)
        block(-0.36, 0.56, -0.068, -0.064, z - 0.03, z + 0.03, plastic("#1f5a54", 0.4), 0)
        end = -0.36 + 0.92 * share
        block(-0.36, end, -0.072, -0.068, z - 0.03, z + 0.03, emitter(color, 1.4), 0)
with At((middle(4) - 0.28, 5.25, 0), 20):
    lounge_chair("#4f7d76")
with At((middle(4) + 0.5, 6.1, 0), 40):
    snake_plant(0.75, 13, 0.17, 0.34, "#ece7dc", 6)

# 5, the review: a round table, and a curve that rises
with At((middle(5), back, 0)):
    block(-0.66, 0.66, -0.06, 0, 1.1, 2.05, white, 0.012)
    for number, height in enumerate((0.22, 0.3, 0.36, 0.47, 0.62)):
        x = -0.5 + number * 0.215
        color = amber if number == 4 else teal
        block(x, x + 0.13, -0.075, -0.06, 1.22, 1.22 + height, plastic(color, 0.5), 0.004)
    block(-0.56, 0.6, -0.07, -0.06, 1.19, 1.205, dark, 0)
with At((middle(5) - 0.02, 5.2, 0)):
    coffee_table(0.46, 0.73, oak)
    for x, y in ((-0.14, 0.12), (0.2, -0.05)):
        with At((x, y, 0.732)):
            mug("#efe8d9")
    with At((-0.05, -0.2, 0.732), 24):
        box((0.2, 0.27, 0.012), (0, 0, 0.006), plastic(teal, 0.5), 0.003)
for x, y, turn in ((-0.05, 4.45, 6), (0.02, 5.98, 184)):
    with At((middle(5) + x, y, 0), turn):
        shell_chair(teal if y < 5 else amber)

# the corridor in front: the scrubber goes from the shine into what is left to do
with At((3.75, 1.75, 0), 182):
    ride_on_scrubber()
with At((1.75, 1.2, 0), 30):
    wet_floor_sign("#e9b52a")
with At((0.62, 0.75, 0)):
    palm(1.35, 15, 0.22, 0.38)
with At((8.35, 0.8, 0), 40):
    ficus(1.8, 0.5, 420, 0.24, 0.4, "#e4dfd4", 4)
with At((6.6, 1.1, 0), 180):
    slatted_bench(white)
isometric("iso_process", 0.32)
