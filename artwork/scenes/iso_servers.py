"""Cut-away of a server room behind glass. For the card of specialty services."""

from kit import *

empty_scene()
floor = Shader("raised floor")
parts = floor.node("SeparateXYZ", {0: floor.position(1)})
cell = floor.node(
    "CombineXYZ",
    {
        0: floor.math("FLOOR", floor.math("DIVIDE", parts.outputs[0], 0.6)),
        1: floor.math("FLOOR", floor.math("DIVIDE", parts.outputs[1], 0.6)),
    },
)
chance = floor.node("TexWhiteNoise", {0: cell.outputs[0]})
floor.principled(
    color=floor.mix(floor.range(chance.outputs[0], 0, 1, 0, 0.12), "#e9ece9", "#bcc4c1"),
    roughness=0.1,
    specular=0.5,
    coat=0.4,
    coat_roughness=0.03,
)
plinth(floor.material)
joint = plastic("#757d7c", 0.6)
for i in range(1, 15):
    block(i * 0.6 - 0.003, i * 0.6 + 0.003, 0.05, DEPTH, -0.01, 0.0008, joint, 0)
for j in range(1, 11):
    block(0, WIDTH - 0.05, j * 0.6 - 0.003, j * 0.6 + 0.003, -0.01, 0.0008, joint, 0)
two_walls(paint("#eceeeb", 0.6), glazed=False)
dark = plastic("#1b2122", 0.45)
steel = metal("#8d9596", 0.4)
# two rows of racks, their fronts toward the viewer
racks = []
for number in range(4):
    with Asset(f"rack {number}") as rack_asset:
        server_rack(number + 3, light_color="#5fdcca")
    racks.append(rack_asset)
rng = random.Random(6)
for row, (y, first, count) in enumerate(((5.35, 1.5, 11), (2.75, 2.7, 7))):
    for i in range(count):
        racks[rng.randrange(4)].place((first + i * 0.602, y, 0))
    end = first + (count - 0.5) * 0.602
    block(first - 0.3, end, y + 0.1, y + 1.0, 2.1, 2.16, dark, 0.004)
    block(first - 0.3, end, y - 0.006, y + 0.001, 2.112, 2.135, emitter("#5fdcca", 2.4), 0)
    # cable tray above
    for side in (0.35, 0.75):
        block(first - 0.3, end, y + side - 0.01, y + side + 0.01, 2.42, 2.5, steel, 0.002)
    for i in range(int((end - first) / 0.3)):
        block(
            first - 0.2 + i * 0.3,
            first - 0.175 + i * 0.3,
            y + 0.35,
            y + 0.75,
            2.42,
            2.435,
            steel,
            0.002,
        )
    for i, color in enumerate(
        ("#2f7f76", "#2b3335", "#dfe3e1", "#56b5a8", "#2b3335", "#d2a043")
    ):
        tube(
            [
                (first - 0.25, y + 0.4 + i * 0.06, 2.455),
                (end - 0.05, y + 0.4 + i * 0.06, 2.455),
            ],
            0.016,
            plastic(color, 0.5),
        )
    for x in (first, (first + end) / 2, end - 0.2):
        for side in (0.36, 0.74):
            cylinder(0.008, 0.28, (x, y + side, 2.14), steel, sides=12)
for x, y in (
    (1.8, 4.2),
    (3.6, 4.2),
    (5.4, 4.2),
    (7.2, 4.2),
    (3.0, 1.8),
    (4.8, 1.8),
    (6.6, 1.8),
):
    floor_vent(x, y)
# cooling units and the switch cabinet on the left wall
for y in (1.3, 2.35, 3.4):
    with At((0.62, y, 0), 90):
        block(-0.46, 0.46, 0, 0.6, 0, 1.95, plastic("#e3e5e2", 0.45), 0.012)
        block(-0.4, 0.4, -0.012, 0.002, 1.02, 1.86, dark, 0.006)
        for k in range(15):
            block(
                -0.38,
                0.38,
                -0.02,
                -0.008,
                1.05 + k * 0.053,
                1.075 + k * 0.053,
                plastic("#c9ccc9", 0.5),
                0.002,
            )
        block(-0.4, 0.4, -0.012, 0.002, 0.14, 0.94, plastic("#d5d8d4", 0.45), 0.006)
        box((0.16, 0.01, 0.09), (0.22, -0.016, 0.84), emitter("#5be0c8", 1.4), 0)
with At((0.62, 4.6, 0), 90):
    control_cabinet(0.8, 2.0, 0.6)
# a console by the door, extinguisher, sign and cart
with At((7.7, 1.2, 0), -90):
    desk(1.4, 0.7, wood("#c3a47c", "#a07f58", 0.4, (20, 1.5, 20), 0.12), plastic("#2c3534", 0.5))
    for x in (-0.32, 0.32):
        with At((x, 0.12, 0.73)):
            monitor(0.52, "#143a36")
    block(-0.2, 0.22, -0.24, -0.11, 0.731, 0.742, plastic("#2b3032", 0.45), 0.003)
with At((7.0, 1.25, 0), 84):
    task_chair("#55756d")
with At((1.75, 1.35, 0), 10):
    cleaning_cart()
with At((4.3, 0.85, 0), 28):
    wet_floor_sign("#e9b52a")
isometric("iso_servers", 0.35)
