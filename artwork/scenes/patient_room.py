"""Patient's room ready for the next one, an electrostatic sprayer beside the bed. For disinfection."""

from kit import *

empty_scene()
width, height, near, far = 6.6, 2.9, -3.6, 4.4
sun_azimuth, sun_elevation = 205, 12
plaster = paint("#f0ece4", 0.58)
sage = paint("#8fb0a5", 0.58)
oak = wood("#cfa97c", "#a67c52", 0.42, (9, 9, 0.6))
aluminum = metal("#b9bdc0", 0.3, True)
white = plastic("#f1f1ee", 0.42)
dark = plastic("#2c3534", 0.48)

# shell: the window wall on the left, the head of the bed on the far wall
block(-0.3, width + 0.3, near, far, -0.2, 0, baked_floor("vinyl", 2.0, 0.055, 0.55, 0.78), 0)
for x0, x1, y0, y1 in ((0, 0.012, near, far), (width - 0.012, width, near, far)):
    block(x0, x1, y0, y1, 0, 0.12, plastic("#6f968c", 0.42), 0.003)
block(0, width, far - 0.012, far, 0, 0.12, plastic("#6f968c", 0.42), 0.003)
block(-0.3, width + 0.3, far, far + 0.3, 0, height, sage, 0)
block(width, width + 0.3, near, far, 0, height, plaster, 0)
block(-0.3, width + 0.3, near - 0.3, near, 0, height, plaster, 0)
block(-0.3, width + 0.3, near, far + 0.3, height, height + 0.2, paint("#f6f4ee", 0.65), 0)
block(-0.3, 0, near, far, 0, 0.7, plaster, 0)
block(-0.3, 0, near, far, 2.55, height, plaster, 0)
block(-0.3, 0, far - 0.5, far, 0.7, 2.55, plaster, 0)
block(-0.3, 0, near, near + 0.5, 0.7, 2.55, plaster, 0)
block(-0.3, 0.16, near, far - 0.02, 0.68, 0.72, stone("#ece8e1", "#dcd5c9"), 0.006)
with At((-0.18, near + 0.5, 0.72), 90):
    curtain_wall(
        far - near - 1.0,
        1.83,
        5,
        1,
        white,
        glass=glass_pane("#eaf4f2", 0.4),
        depth=0.1,
        thickness=0.055,
    )
with At((0.1, 0, 0.02)):
    curtain(
        far - 0.62,
        far - 0.06,
        2.78,
        fabric("#cfc6b4", None, 500),
        amplitude=0.045,
        folds=6,
        seed=3,
    )
block(0.04, 0.16, near, far, height - 0.06, height - 0.02, white, 0.004)

# oak panel with the supply rail and a lamp above the bed
bed_x = 3.9
block(bed_x - 1.55, bed_x + 1.55, far - 0.05, far, 0.5, 1.75, oak, 0.004)
for i in range(1, 5):
    x = bed_x - 1.55 + i * 0.62
    block(x - 0.002, x + 0.002, far - 0.052, far - 0.04, 0.5, 1.75, dark, 0)
block(bed_x - 1.56, bed_x + 1.56, far - 0.06, far, 1.75, 1.775, aluminum, 0.003)
block(bed_x - 1.5, bed_x + 1.5, far - 0.03, far, 1.776, 1.788, emitter("#ffe3bd", 7.0), 0)
block(bed_x - 1.35, bed_x + 1.35, far - 0.1, far - 0.05, 1.3, 1.46, white, 0.012)
for i, color in enumerate(("#f1f1ee", "#6f968c", "#f1f1ee", "#dfa52a", "#6f968c")):
    x = bed_x - 1.1 + i * 0.16
    cylinder(0.04, 0.016, (x, far - 0.1, 1.38), aluminum, rotation=(90, 0, 0), sides=40)
    cylinder(
        0.028,
        0.012,
        (x, far - 0.115, 1.38),
        plastic(color, 0.42),
        rotation=(90, 0, 0),
        sides=36,
    )
for x in (0.5, 0.75, 1.0):
    block(
        bed_x + x - 0.05,
        bed_x + x + 0.05,
        far - 0.108,
        far - 0.1,
        1.33,
        1.43,
        plastic("#dfe3e0", 0.42),
        0.006,
    )
with At((bed_x, far - 1.18, 0)):
    hospital_bed()
with At((bed_x - 1.0, far - 0.32, 0)):
    bedside_cabinet()
    with At((0.05, 0, 0.785)):
        snake_plant(0.24, 8, 0.055, 0.09, "#e9e4da", 5)
    with At((-0.1, -0.08, 0.785)):
        lathe([(0, 0), (0.028, 0), (0.031, 0.09)], (0, 0, 0), plastic("#dfeae7", 0.1), 40)
with At((bed_x + 0.98, far - 0.75, 0), 20):
    drip_stand()
with At((bed_x - 0.1, far - 1.95, 0), 0):
    overbed_table()
# visitor's chair at the window
with At((0.95, 2.75, 0), 48):
    lounge_chair("#5f857b", oak)
# curtain on a rail around the place on the right
tube(
    [
        (width - 0.06, far - 2.6, height - 0.16),
        (bed_x + 1.62, far - 2.6, height - 0.16),
        (bed_x + 1.55, far - 2.5, height - 0.16),
        (bed_x + 1.55, far - 0.05, height - 0.16),
    ],
    0.014,
    aluminum,
)
with At((bed_x + 1.55, 0, 0.34)):
    curtain(
        far - 0.95,
        far - 0.08,
        2.4,
        fabric("#7fa399", None, 500),
        amplitude=0.05,
        folds=9,
        seed=8,
    )
# the sprayer, at work's end
with At((4.85, 1.15, 0), 205):
    electrostatic_sprayer()
# monitor arm and dispenser on the right wall
block(width - 0.11, width, 0.9, 1.02, 1.14, 1.40, plastic("#fbfbfa", 0.42), 0.02, 4)
block(width - 0.114, width - 0.10, 0.945, 0.975, 1.30, 1.33, emitter("#46d6b0", 2.0), 0.002)
for x, y in ((1.6, 0.4), (3.9, 0.4), (1.6, 2.8), (3.9, 2.8)):
    cylinder(0.07, 0.006, (x, y, height - 0.006), white, sides=48)
    cylinder(0.055, 0.004, (x, y, height - 0.009), emitter("#fff0d8", 8.0), sides=40)
    spot_light((x, y, height - 0.03), (x, y, 0), 16, 84, 0.8, (1, 0.92, 0.8), 0.05)

block(-900, -20, -400, 700, -14, -13, paint("#a39b8c", 0.9), 0)
city_blocks(
    90,
    (-400, -55),
    (-260, 320),
    (8, 30),
    -14,
    haze="#f0d9bd",
    distance=150,
    start=15,
    seed=44,
    lit=0.2,
    glow=1.0,
)
dawn_world(sun_azimuth, 8, seen=1.45, shed=1.9, wide_glow=0.7, narrow_glow=2.5)
sun(sun_elevation, sun_azimuth, 17, (1, 0.76, 0.5), 0.8)
area_light((-0.4, 0.4, 1.65), (0, -90, 0), 1.8, 6.8, 110, (0.86, 0.93, 1.0), gloss=False)
area_light((3.0, near + 0.4, 2.4), (65, 0, 0), 4, 1.2, 70, (1, 0.97, 0.92), gloss=False)
camera((2.55, -2.45, 1.34), (2.95, 3.5, 1.2), 25, focus=4.8, fstop=5.0, shift=(-0.02, -0.01))
render("patient_room", exposure=-0.1, post=dict(bloom=".06", warmth=-0.02))
