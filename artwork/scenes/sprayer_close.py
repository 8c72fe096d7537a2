"""An electrostatic sprayer in a waiting area, ready for the day. Where a page speaks of equipment."""

from kit import *

empty_scene()
plaster = paint("#e8e3d7", 0.62)
sage = paint("#9cb8ae", 0.6)
skirting = plastic("#24423f", 0.48)
oak = wood("#c29a6b", "#9a744a", 0.42, (9, 9, 0.6))
oak_along = wood("#c29a6b", "#9a744a", 0.42, (0.6, 9, 9))
height, back, corner = 2.9, 3.1, 2.9

block(-6, 6, -5, 12, -0.2, 0, baked_floor("vinyl", 2.0, 0.055, 0.55, 0.8), 0)
# a plain wall behind the seats; on the right a bay with glazing toward the street
block(-6, corner, back, back + 0.3, 0, 4.2, sage, 0)
block(-6, corner, back - 0.012, back, 0, 0.11, skirting, 0.003)
block(corner - 0.3, 6, 2.0, 9, height, height + 0.2, paint("#f4f1ea", 0.6), 0)
block(corner, 6, 6.2, 6.5, 0, 0.5, plaster, 0.004)
block(corner, 6, 6.2, 6.5, 2.6, height, plaster, 0.004)
block(corner - 0.3, corner, back + 0.3, 6.5, 0, height, plaster, 0)
with At((corner, 6.35, 0.5)):
    curtain_wall(3.1, 2.1, 3, 1, plastic("#eeece6", 0.42), depth=0.1, thickness=0.055)
block(5.0, 5.3, -5, 6.5, 0, height, plaster, 0)

# a bench of four seats along the wall, a table between
with Asset("seat") as seat:
    cushion((0.56, 0.58, 0.09), (0, 0, 0.435), fabric("#4f7d73"), puff=0.5)
    cushion((0.56, 0.09, 0.44), (0, 0.29, 0.70), fabric("#4f7d73"), rotation=(-9, 0, 0))
    box((0.58, 0.56, 0.035), (0, 0, 0.375), oak_along, 0.008)
for x in (-1.30, -0.70, 0.52, 1.12):
    seat.place((x, back - 0.48, 0))
block(-1.62, 1.44, back - 0.62, back - 0.30, 0.30, 0.355, oak_along, 0.006)
for x in (-1.5, -0.1, 1.32):
    block(x - 0.03, x + 0.03, back - 0.66, back - 0.26, 0, 0.30, skirting, 0.006)
block(-0.38, 0.20, back - 0.74, back - 0.22, 0.40, 0.43, oak_along, 0.008)
block(-0.36, 0.18, back - 0.70, back - 0.26, 0.355, 0.40, skirting, 0.003)
with At((-0.16, back - 0.42, 0.43), 30):
    snake_plant(0.34, 12, 0.08, 0.13, "#ece7dc", 5)
with At((0.06, back - 0.56, 0.43), 12):
    notebook(0.17, 0.23, "#efe8d9", "#24605a")
with At((corner - 0.45, back - 0.5, 0), 20):
    snake_plant(0.85, 18, 0.2, 0.46, "#dcd6ca", 2)

with At((0.95, 0.55, 0), 204):
    electrostatic_sprayer()

block(-60, 60, 6.6, 90, -0.5, -0.3, polished_concrete("#a59d90", "#938b7f", 0.4), 0)
city_blocks(
    40,
    (-120, 160),
    (45, 240),
    (10, 40),
    -0.3,
    haze="#efd6b4",
    distance=150,
    start=15,
    seed=61,
    lit=0.2,
    glow=1.0,
)
dawn_world(40, 8, seen=1.3, shed=0.9, wide_glow=0.5, narrow_glow=1.0)
sun(20, 210, 6.4, (1, 0.78, 0.54), 0.8)
area_light((-2.8, -2.0, 2.3), (0, -58, -24), 1.8, 2.0, 80, (1, 0.94, 0.85), gloss=False)
area_light((2.6, -2.4, 2.2), (48, 24, 0), 1.6, 1.6, 26, (0.84, 0.92, 1.0), gloss=False)
with At((-3.2, -1.7, 0), 30):
    unseen_bars([k * 1.15 - 4.4 for k in range(9)], (1.1, 2.3, 3.5), 0.04, 0.10, 0.09, (0, 5), (-4.5, 4.5))
camera((0.22, -2.0, 1.02), (0.52, 1.4, 0.80), 34, focus=2.55, fstop=3.2, shift=(0, -0.03))
render("sprayer_close", exposure=0.0, post=dict(bloom=".06"), mist=(50, 90))
