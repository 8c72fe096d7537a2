"""Hospital corridor in morning light, floor freshly cleaned. For healthcare."""

from kit import *

empty_scene()
height = 2.75
width = 3.4
length = 30.0
# corridor along +y, x 0..W ; left wall x=0 has big windows, right wall doors
vinyl = baked_floor("vinyl", 2.0, 0.07, 0.45, 0.74)
block(0, width, -3, length, -0.1, 0, vinyl, 0)
teal_vinyl = flecked_vinyl("#4f8f84", ("#5c9a8f", "#46857a", "#6aa69b"), 0.08)
block(0.22, 0.36, -3, length, -0.01, 0.0008, teal_vinyl, 0)
block(width - 0.36, width - 0.22, -3, length, -0.01, 0.0008, teal_vinyl, 0)
wall = paint("#efece5", 0.5)
wainscot = plastic("#c3d8d0", 0.4)
oak = wood("#cfa678", "#a9794b", 0.4, (9, 0.6, 9))
door_oak = wood("#cfa678", "#a9794b", 0.4, (9, 9, 0.6))
aluminum = metal("#b9bdc0", 0.3, True)
# right wall with recessed doors
doors = [1.6, 6.2, 10.8, 15.4, 20.0, 24.6]
door_width = 1.25
y = -3
for door in doors + [None]:
    until = (door - door_width / 2) if door is not None else length
    block(width, width + 0.25, y, until, 0, height, wall, 0.006)
    block(width - 0.012, width, y, until, 0.0, 0.12, plastic("#8fb0a8", 0.4), 0.004)
    block(width - 0.008, width, y, until, 0.12, 0.92, wainscot, 0.003)
    # handrail
    block(width - 0.075, width - 0.045, y + 0.06, until - 0.06, 0.84, 0.97, oak, 0.014, 4)
    brackets = int((until - y) / 1.0)
    for i in range(brackets + 1):
        block(
            width - 0.05,
            width,
            y + 0.2 + i * (until - y - 0.4) / max(1, brackets) - 0.025,
            y + 0.2 + i * (until - y - 0.4) / max(1, brackets) + 0.025,
            0.88,
            0.93,
            aluminum,
            0.006,
        )
    if door is None:
        break
    block(
        width,
        width + 0.25,
        door - door_width / 2,
        door + door_width / 2,
        2.15,
        height,
        wall,
        0.004,
    )
    block(
        width + 0.16,
        width + 0.205,
        door - door_width / 2,
        door + door_width / 2,
        0,
        2.12,
        door_oak,
        0.004,
    )
    for side in (-1, 1):
        block(
            width - 0.016,
            width + 0.21,
            door + side * (door_width / 2) - 0.035,
            door + side * (door_width / 2) + 0.035,
            0,
            2.19,
            plastic("#5f8d84", 0.38),
            0.008,
        )
    block(
        width - 0.019,
        width + 0.21,
        door - door_width / 2,
        door + door_width / 2,
        2.12,
        2.19,
        plastic("#5f8d84", 0.38),
        0.008,
    )
    block(
        width + 0.15,
        width + 0.16,
        door + 0.18,
        door + 0.42,
        0.95,
        1.85,
        plastic("#cfe6ea", 0.1),
        0.004,
    )
    tube(
        [
            (width + 0.155, door - 0.44, 0.8),
            (width + 0.10, door - 0.44, 0.82),
            (width + 0.10, door - 0.44, 1.28),
            (width + 0.155, door - 0.44, 1.3),
        ],
        0.014,
        aluminum,
    )
    block(width + 0.15, width + 0.162, door - 0.55, door + 0.55, 0.02, 0.28, aluminum, 0.002)
    q0, q1 = door - door_width / 2 - 0.62, door + door_width / 2 + 0.3
    block(
        width - 0.007,
        width,
        q0,
        door - door_width / 2 - 0.02,
        0.0,
        height,
        paint("#78a29c", 0.5),
        0.0,
    )
    block(
        width - 0.007,
        width,
        door + door_width / 2 + 0.02,
        q1,
        0.0,
        height,
        paint("#78a29c", 0.5),
        0.0,
    )
    block(
        width - 0.007,
        width,
        door - door_width / 2 - 0.02,
        door + door_width / 2 + 0.02,
        2.18,
        height,
        paint("#78a29c", 0.5),
        0.0,
    )
    # door sign + sanitiser between doors
    block(
        width - 0.012,
        width,
        door - door_width / 2 - 0.42,
        door - door_width / 2 - 0.16,
        1.5,
        1.68,
        plastic("#2f6f69", 0.35),
        0.004,
    )
    block(
        width - 0.016,
        width - 0.01,
        door - door_width / 2 - 0.40,
        door - door_width / 2 - 0.33,
        1.56,
        1.63,
        plastic("#ffffff", 0.4),
        0.002,
    )
    dispenser = door + door_width / 2 + 0.55
    block(
        width - 0.11,
        width,
        dispenser - 0.06,
        dispenser + 0.06,
        1.12,
        1.38,
        plastic("#fbfbfa", 0.25),
        0.02,
        4,
    )
    block(
        width - 0.105,
        width - 0.02,
        dispenser - 0.045,
        dispenser + 0.045,
        1.08,
        1.125,
        plastic("#3d4b50", 0.3),
        0.01,
    )
    block(
        width - 0.113,
        width - 0.10,
        dispenser - 0.02,
        dispenser + 0.02,
        1.28,
        1.31,
        emitter("#46d6b0", 3.0),
        0.002,
    )
    y = door + door_width / 2
# left wall: sill, windows, piers
windows = 8
pier = 0.45
bay = (length + 3) / windows
block(-0.3, 0, -3, length, 0, 0.85, wall, 0.004)
block(0, 0.012, -3, length, 0, 0.12, plastic("#8fb0a8", 0.4), 0.004)
block(0, 0.008, -3, length, 0.12, 0.82, wainscot, 0.003)
block(-0.3, 0.06, -3, length, 0.85, 0.885, stone("#ece9e3", "#dcd7ce"), 0.008)
block(-0.3, 0, -3, length, 2.45, height, wall, 0.004)
for i in range(windows + 1):
    center = -3 + i * bay
    block(-0.3, 0, center - pier / 2, center + pier / 2, 0.85, 2.45, wall, 0.006)
for i in range(windows):
    from_y = -3 + i * bay + pier / 2
    to_y = -3 + (i + 1) * bay - pier / 2
    with At((-0.22, from_y, 0.885), 90):
        curtain_wall(
            to_y - from_y, 1.565, 3, 1, plastic("#eceeee", 0.35), depth=0.07, thickness=0.05
        )
block(0.05, 0.08, -3, length, 0.70, 0.82, oak, 0.014, 4)
for i in range(34):
    block(0, 0.06, -2.7 + i, -2.65 + i, 0.74, 0.79, aluminum, 0.006)
# end: double door with glass and daylight
block(0, width, length, length + 0.2, 2.3, height, wall, 0)
block(0, 0.55, length, length + 0.2, 0, 2.3, wall, 0.004)
block(width - 0.55, width, length, length + 0.2, 0, 2.3, wall, 0.004)
for x0 in (0.55, width / 2):
    block(x0, x0 + 0.09, length, length + 0.06, 0, 2.3, plastic("#5f8d84", 0.38), 0.006)
    block(
        x0 + width / 2 - 0.55 - 0.09,
        x0 + width / 2 - 0.55,
        length,
        length + 0.06,
        0,
        2.3,
        plastic("#5f8d84", 0.38),
        0.006,
    )
    block(
        x0,
        x0 + width / 2 - 0.55,
        length,
        length + 0.06,
        0,
        0.25,
        plastic("#5f8d84", 0.38),
        0.006,
    )
    block(
        x0,
        x0 + width / 2 - 0.55,
        length,
        length + 0.06,
        2.2,
        2.3,
        plastic("#5f8d84", 0.38),
        0.006,
    )
quad(
    [
        (0.4, length + 0.5, 0),
        (width - 0.4, length + 0.5, 0),
        (width - 0.4, length + 0.5, 2.4),
        (0.4, length + 0.5, 2.4),
    ],
    emitter("#f3fbff", 2.6),
)
# ceiling grid tiles + panels
tiles = paint("#fbfaf7", 0.7, 0.06)
block(-0.3, width + 0.3, -3, length, height, height + 0.1, tiles, 0)
for i in range(56):
    block(
        0,
        width,
        -3 + i * 0.6 - 0.011,
        -3 + i * 0.6 + 0.011,
        height - 0.006,
        height + 0.001,
        plastic("#e4e4e1", 0.5),
        0,
    )
for i in range(6):
    block(
        0.5 + i * 0.48 - 0.011,
        0.5 + i * 0.48 + 0.011,
        -3,
        length,
        height - 0.007,
        height + 0.001,
        plastic("#e4e4e1", 0.5),
        0,
    )
with Asset("panel") as panel:
    block(-0.30, 0.30, -0.9, 0.9, -0.02, 0.0, plastic("#ffffff", 0.4), 0.004)
    block(-0.27, 0.27, -0.87, 0.87, -0.024, -0.0205, emitter("#fff8ee", 3.2), 0)
for i in range(11):
    panel.place((width / 2 + 0.0, -1.2 + i * 3, height - 0.004))
for i in range(8):
    area_light(
        (width / 2, 1 + i * 3.6, height - 0.04),
        (0, 0, 0),
        0.5,
        2.0,
        9,
        (1, 0.96, 0.9),
        gloss=False,
    )
# corner guards + clock
block(width - 0.02, width + 0.0, 3.1, 3.16, 0.95, 1.0, aluminum, 0.002)
with At((width / 2, 13.0, height - 0.34), rotation=(0, 0, 0)):
    box((1.5, 0.06, 0.26), (0, 0, 0), plastic("#2f6f69", 0.35), 0.012)
    for side in (-0.55, 0.12):
        box((0.12, 0.004, 0.12), (side, -0.033, 0), plastic("#ffffff", 0.4), 0.01)
        box((0.42, 0.004, 0.03), (side + 0.34, -0.033, 0.03), plastic("#ffffff", 0.4), 0.002)
        box((0.28, 0.004, 0.022), (side + 0.27, -0.033, -0.03), plastic("#cfe3df", 0.4), 0.002)
    for side in (-0.5, 0.5):
        cylinder(0.006, 0.22, (side, 0, 0.12), aluminum, sides=10)
# bed parked on the left, further down
with At((0.78, 8.3, 0)):
    hospital_bed()
# cart right, nearer
with At((width - 0.62, 4.6, 0), 94):
    cleaning_cart()
with At((1.02, 3.1, 0), 20):
    wet_floor_sign()
with Asset("snk") as plant:
    snake_plant(0.75, 18, 0.17, 0.42, "#f1efe9", 2)
plant.place((0.3, 12.3, 0))
plant.place((0.3, 4.6, 0), 70)
plant.place((0.3, 20, 0), 30)
# outside green blur
block(-60, -0.4, -40, 90, -3.0, -2.9, paint("#8fae7c", 0.9), 0)
with Asset("tree") as tree_:
    street_tree(6.2, 1.9, 3600, 4)
with Asset("tree2") as light_tree:
    street_tree(5.2, 1.7, 3000, 9, ("#5f9448", "#a2c06a"))
for o in light_tree.collection.objects:
    o.visible_shadow = False
for o in tree_.collection.objects:
    o.visible_shadow = False
rng = random.Random(3)
for i in range(44):
    (tree_, light_tree)[i % 2].place(
        (-9 - rng.uniform(0, 14), -8 + i * 1.7 + rng.uniform(-1, 1), -2.9),
        rng.uniform(0, 360),
        rng.uniform(1.0, 1.5),
    )
clear_sky(24, 205, 0.6, 1.0)
sun(25, 172, 12, (1, 0.87, 0.70), 0.8)
area_light((-0.5, 13, 1.7), (0, -90, 0), 1.6, 30.0, 150, (0.84, 0.93, 1.0), gloss=False)
camera((1.52, -2.6, 1.36), (1.78, 10, 1.22), 25, focus=7.5, fstop=4.0, shift=(0, 0))
render("hospital", samples=16, exposure=-0.6, post=dict(haze="1.2,1.16,1.04,.42"), mist=(7, 60))
