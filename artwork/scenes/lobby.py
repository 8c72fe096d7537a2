"""Lobby of an office tower: terrazzo, slatted wall, reception, plaza outside. For the home page."""

from kit import *

empty_scene()
height = 5.2
width = 9.0
length = 26.0
# shell: x 0..W (glass at x=0), y 0..L (camera looks +y)
terrazzo = baked_floor("terr_warm", 3.6, 0.085)
block(0, width, -4, length, -0.2, 0, terrazzo, 0)
brass = metal("#b59a67", 0.25)
for i in range(1, 5):
    block(i * 1.8 - 0.004, i * 1.8 + 0.004, -4, length, -0.01, 0.0012, brass, 0)
for j in range(-1, 15):
    block(0, width, j * 1.8 - 0.004, j * 1.8 + 0.004, -0.01, 0.0012, brass, 0)
plaster = paint("#f3f0ea", 0.6)
block(-0.4, width + 0.3, -4, length, height, height + 0.3, plaster, 0)
block(width, width + 0.3, -4, length, 0, height, plaster, 0)
block(-0.3, width + 0.3, -4.3, -4, 0, height, plaster, 0)
# glazing left
with At((0, -4, 0), 90):
    curtain_wall(
        30,
        height,
        20,
        1,
        plastic("#33383b", 0.48),
        depth=0.18,
        thickness=0.06,
        heights=[0.03, 3.4, height],
    )
# end wall: stone + opening to elevators
block(
    -0.3,
    width + 0.3,
    length,
    length + 0.3,
    0,
    height,
    stone("#d9d2c6", "#c8bfb1", "#b3a999", scale=0.5),
    0,
)
for i in range(3):
    x = 3.2 + i * 1.9
    block(
        x - 0.62,
        x + 0.62,
        length - 0.06,
        length + 0.01,
        0,
        2.5,
        metal("#6b6762", 0.35, True),
        0.01,
    )
    block(
        x - 0.54,
        x - 0.004,
        length - 0.09,
        length - 0.05,
        0,
        2.42,
        metal("#b9b3aa", 0.22, True),
        0.004,
    )
    block(
        x + 0.004,
        x + 0.54,
        length - 0.09,
        length - 0.05,
        0,
        2.42,
        metal("#b9b3aa", 0.22, True),
        0.004,
    )
block(1.5, 8.6, length - 0.05, length, 2.9, 2.94, emitter("#ffdcae", 10.0), 0)
# right: walnut slat feature wall with cove light, recess
with At((width - 0.02, 13.0, 0), -90):
    slat_wall(17, height - 0.35, 0.075, 0.05, 0.042)
block(
    width - 0.1, width - 0.06, -4, 13, height - 0.34, height - 0.3, emitter("#ffd9a6", 14.0), 0
)
block(width - 0.16, width, 13.0, 13.12, 0, height, paint("#2a2622", 0.6), 0.005)
block(
    width - 0.03,
    width,
    13.2,
    length,
    0,
    height,
    stone("#ddd6ca", "#cdc4b7", "#b9ae9f", scale=0.5),
    0.0,
)
# logo mark on slat wall : backlit ring, no text
with At((width - 0.12, 8.2, 2.75), rotation=(90, 0, -90)):
    lathe(
        [(0.40, 0), (0.46, 0), (0.46, 0.04), (0.40, 0.04), (0.40, 0)],
        (0, 0, 0),
        metal("#d8c8a4", 0.22),
        96,
    )
    lathe([(0.36, -0.02), (0.5, -0.02)], (0, 0, 0), emitter("#ffdca8", 12.0), 64)
    prism(
        [(-0.05, -0.16), (0.16, 0.10), (0.10, 0.15), (-0.05, -0.03), (-0.13, 0.06), (-0.19, 0)],
        0.04,
        (0, 0, 0.02),
        metal("#d8c8a4", 0.22),
        rotation=(90, 0, 0),
        bevel=0.004,
    )
# reception
with At((width - 2.3, 8.2, 0), -90):
    reception_desk(4.2)
    with At((-0.7, 0.62, 0.76), 180):
        monitor()
    with At((0.9, 0.62, 0.76), 180):
        monitor()
    with At((1.7, 0.12, 1.12)):
        snake_plant(0.34, 9, 0.07, 0.11, "#3b3f42", 8)
# columns along glass
with Asset("col") as column:
    round_column(0.32, height, stone("#e6e1d8", "#d9d2c6", "#c9c0b2", scale=0.5))
for y in (8.7, 15.9, 23.1):
    column.place((1.35, y, 0))
# ceiling: wood baffles + linear lights
timber = wood("#b98c5c", "#8c6238", 0.5, (9, 0.5, 9))
with Asset("baffle") as baffle:
    block(-0.03, 0.03, -4, length, -0.28, 0, timber, 0.004)
for i in range(15):
    baffle.place((2.35 + i * 0.28, 0, height - 0.02))
with Asset("ll") as lamp:
    with At((0, 0, 0), 90):
        linear_lamp(2.6, 0.09, 0.07, "#2c2c2c", 11.0, "#ffe9cc")
for y in range(0, 26, 4):
    for x in (2.49 + 0.28 * 3, 2.49 + 0.28 * 10):
        lamp.place((x, y, height - 0.24))
for y in range(2, 26, 4):
    area_light((4.6, y, height - 0.35), (0, 0, 0), 3.0, 1.0, 34, (1, 0.86, 0.70), gloss=False)
# lounge zone left
with Asset("chair") as armchair:
    lounge_chair("#6f857e")
with Asset("chair2") as leather_chair:
    lounge_chair("#b98a58")
with Asset("sofa") as sofa_:
    sofa(2.1, "#56636b")
with Asset("ct") as table:
    coffee_table(0.48, 0.36)
block(2.0, 5.0, 10.6, 14.4, 0, 0.012, carpet("#b9b2a4", "#aba394"), 0.004)
sofa_.place((2.55, 12.5, 0.01), 90)
armchair.place((4.35, 13.35, 0.01), -62)
leather_chair.place((4.45, 11.75, 0.01), -112)
table.place((3.6, 12.5, 0.01))
with At((3.6, 12.5, 0.37)):
    with At((0.1, 0.08, 0)):
        lathe(
            [(0, 0), (0.06, 0), (0.085, 0.06), (0.07, 0.14), (0.035, 0.19), (0.04, 0.22)],
            (0, 0, 0),
            plastic("#d9cfc0", 0.5),
            40,
        )
    box(
        (0.22, 0.3, 0.02),
        (-0.16, -0.1, 0.01),
        plastic("#31424a", 0.5),
        0.003,
        rotation=(0, 0, 15),
    )
with Asset("ficus") as tree_:
    ficus(2.9, 0.85, 620, 0.32, 0.58, "#cfc9be")
with Asset("palm") as palm_:
    palm(2.0)
tree_.place((1.1, 10.1, 0), 20)
tree_.place((1.15, 17.9, 0), 140, 1.05)
palm_.place((1.15, 4.6, 0), 50, 1.12)
tree_.place((8.2, 14.2, 0), 220, 0.95)
palm_.place((8.2, 19, 0), 10, 1.0)
# foreground : wet floor sign & runner
# exterior: paved plaza, planters with grasses, hazy city
block(-60, -0.1, -60, 200, -0.4, -0.05, polished_concrete("#a59d90", "#938b7f", 0.4), 0)
joint = plastic("#7d766b", 0.7)
for i in range(1, 24):
    block(-0.1 - i * 1.2 - 0.006, -0.1 - i * 1.2 + 0.006, -6, 60, -0.06, -0.048, joint, 0)
for j in range(-5, 50):
    block(-30, -0.1, j * 1.2 - 0.006, j * 1.2 + 0.006, -0.06, -0.048, joint, 0)
with Asset("planter") as planter:
    block(
        -0.34, 0.34, -1.7, 1.7, -0.05, 0.46, polished_concrete("#8f8c86", "#7c7973", 0.5), 0.015
    )
    block(-0.29, 0.29, -1.65, 1.65, 0.40, 0.43, paint("#3a2c20", 0.95), 0)
    with At((0, 0, 0.42), 90):
        grass(3.2, 0.46, 900, 0.62, 4, ("#51663f", "#93915a"))
for thing in planter.collection.objects:
    thing.visible_shadow = False
for i in range(8):
    planter.place((-3.1 - (i % 2) * 0.9, -1.6 + i * 4.6, 0), 180 * (i % 2))
with Asset("bench") as bench:
    slats = wood("#a9825a", "#80603e", 0.5, (9, 0.6, 9))
    for slat in range(5):
        block(-0.22 + slat * 0.092, -0.14 + slat * 0.092, -0.9, 0.9, 0.40, 0.43, slats, 0.004)
    for y in (-0.6, 0.6):
        block(-0.2, 0.2, y - 0.03, y + 0.03, -0.05, 0.40, metal("#3b3f43", 0.45), 0.004)
for y in (5.2, 14.4, 23.6):
    bench.place((-5.6, y, 0))
city_blocks(
    70,
    (-320, -62),
    (-60, 330),
    (14, 58),
    -0.3,
    haze="#ead5b8",
    distance=210,
    start=25,
    seed=21,
    lit=0.22,
    glow=1.2,
)
# light: low warm morning sun through left glass, cool sky fill
dawn_world(
    150,
    9,
    seen=1.25,
    shed=1.5,
    horizon="#f4cfa4",
    low="#f2e0c8",
    middle="#c2d4da",
    top="#86aabd",
    wide_glow=0.5,
    narrow_glow=1.6,
)
sun(21, 152, 11, (1, 0.80, 0.56), 0.8)
area_light((-0.6, 11, 2.7), (0, -90, 0), 5.0, 30.0, 620, (0.80, 0.90, 1.0), gloss=False)
camera((3.55, -3.3, 1.42), (5.0, 12, 1.5), 25, focus=11.0, fstop=4.5, shift=(0, 0.03))
render(
    "lobby",
    samples=16,
    exposure=-0.3,
    post=dict(haze="1.3,1.18,1.0,.25", warmth=0.012),
    mist=(28, 210),
)
