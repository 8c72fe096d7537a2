"""Cut-away of a lobby with the fleet at work. For the list of services."""

from kit import *

empty_scene()
width, depth, height = 9.0, 6.6, 2.9
background = "#e6ece9"
ground = paint(background, 0.9, 0.0)
block(-60, 60, -60, 60, -0.5, -0.42, ground, 0)
block(-0.18, width, 0, depth + 0.18, -0.42, -0.12, plastic("#2b4a4a", 0.45), 0.03)
block(-0.14, width - 0.03, 0.03, depth + 0.14, -0.12, -0.02, plastic("#f3f1ec", 0.5), 0.01)
block(0, width - 0.05, 0.05, depth, -0.02, 0, baked_floor("terr_warm", 3.6, 0.08), 0.004)
brass = metal("#b59a67", 0.25)
for i in range(1, 5):
    block(i * 1.8 - 0.006, i * 1.8 + 0.006, 0.05, depth, -0.01, 0.0012, brass, 0)
for j in range(1, 4):
    block(0, width - 0.05, j * 1.8 - 0.006, j * 1.8 + 0.006, -0.01, 0.0012, brass, 0)
rim = plastic("#2b4a4a", 0.45)
plaster = paint("#f2efe8", 0.6)
# back wall y=Y : slats + stone ; left wall x=0 : glazing
block(-0.14, width - 0.05, depth, depth + 0.14, 0, height, plaster, 0.006)
block(-0.16, width - 0.03, depth - 0.02, depth + 0.16, height, height + 0.05, rim, 0.008)
with At((3.0, depth - 0.03, 0)):
    slat_wall(
        5.6, height - 0.1, 0.08, 0.05, 0.046, wood("#b07c47", "#7d5530", 0.45, (9, 9, 0.5))
    )
block(
    3.0,
    8.6,
    depth - 0.11,
    depth - 0.07,
    height - 0.1,
    height - 0.05,
    emitter("#ffd9a6", 10.0),
    0,
)
block(
    0, 3.0, depth - 0.02, depth, 0, height, stone("#ddd6ca", "#cdc4b7", "#b9ae9f", scale=0.6), 0
)
with At((5.7, depth - 0.13, 1.95), rotation=(90, 0, 0)):
    lathe(
        [(0.30, 0), (0.35, 0), (0.35, 0.04), (0.30, 0.04), (0.30, 0)],
        (0, 0, 0),
        metal("#d8c8a4", 0.22),
        96,
    )
    lathe([(0.26, -0.02), (0.39, -0.02)], (0, 0, 0), emitter("#ffdca8", 8.0), 64)
block(-0.14, 0, 0.05, depth + 0.14, 0, 0.3, plaster, 0.006)
block(-0.16, 0.02, 0.03, depth - 0.02, height, height + 0.05, rim, 0.008)
with At((-0.07, 0.05, 0.3), 90):
    curtain_wall(
        depth - 0.05, height - 0.3, 6, 2, metal("#2b3a3c", 0.4), depth=0.1, thickness=0.06
    )
for i in range(2):
    x = 0.95 + i * 1.2
    block(
        x - 0.5, x + 0.5, depth - 0.05, depth - 0.01, 0, 2.2, metal("#6b6762", 0.35, True), 0.01
    )
    block(
        x - 0.44,
        x - 0.004,
        depth - 0.08,
        depth - 0.05,
        0,
        2.12,
        metal("#c6c0b6", 0.22, True),
        0.004,
    )
    block(
        x + 0.004,
        x + 0.44,
        depth - 0.08,
        depth - 0.05,
        0,
        2.12,
        metal("#c6c0b6", 0.22, True),
        0.004,
    )
with At((5.9, 4.35, 0)):
    reception_desk(3.2)
    with At((-0.7, 0.6, 0.76), 180):
        monitor()
    with At((0.6, 0.6, 0.76), 180):
        monitor()
    with At((-1.2, 0.12, 1.12)):
        snake_plant(0.34, 9, 0.07, 0.11, "#3b3f42", 8)
with At((5.2, 5.45, 0), 160):
    office_chair("#3f5a5a")
with At((6.5, 5.5, 0), 200):
    office_chair("#3f5a5a")
block(0.55, 3.3, 2.1, 4.9, 0, 0.012, carpet("#a9b5ad", "#9eaaa2"), 0.004)
with At((1.05, 3.5, 0.01), 90):
    sofa(2.1, "#5b7a78")
with At((2.75, 4.2, 0.01), -55):
    lounge_chair("#c8935a")
with At((2.75, 2.8, 0.01), -125):
    lounge_chair("#c8935a")
with At((1.95, 3.5, 0.01)):
    coffee_table(0.42, 0.36)
with At((0.5, 5.6, 0), 40):
    ficus(2.2, 0.6, 520, 0.26, 0.42, "#cfc9be")
with At((0.55, 1.2, 0)):
    palm(1.5, 15, 0.22, 0.38)
with At((8.4, 5.9, 0), 120):
    ficus(1.9, 0.5, 420, 0.24, 0.4, "#3b3f42", 4)
with At((5.35, 1.75, 0), 4):
    ride_on_scrubber()
with At((7.75, 3.3, 0), 70):
    cleaning_cart()
with At((7.75, 1.0, 0), 30):
    wet_floor_sign()
flat_world((0.80, 0.90, 1.0), 0.55)
sun(38, 172, 4.6, (1, 0.84, 0.64), 2.0)
area_light((6, -6, 9), (38, 0, 8), 6, 6, 420, (1, 0.96, 0.92), gloss=True)
camera((4.45 + 18, 3.3 - 18, 1.12 + 15.5), (4.45, 3.3, 1.12), 50, orthographic=14.9)
render(
    "iso",
    samples=16,
    exposure=0.3,
    post=dict(bloom=".05", vignette=".08", saturation="1.08"),
    mist=(100, 300),
)
