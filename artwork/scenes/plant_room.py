"""Plant room with pumps, pipes and cabinets in morning light. For facility maintenance."""

from kit import *

empty_scene()
width, height, near, far = 8.6, 4.8, -3.8, 15.0
sun_azimuth, sun_elevation = 165, 26
plaster = paint("#eae7df", 0.6)
silver = metal("#c9ccca", 0.38)
teal = machine_paint("#1f756d", 0.34)
amber = machine_paint("#d39a2c", 0.38)
sage = machine_paint("#7fa399", 0.38)
steel = metal("#8f9596", 0.4)
dark = plastic("#2c3534", 0.5)

# shell: sealed floor with a walkway, clerestory on the left
block(-0.3, width + 0.3, near, far, -0.2, 0, polished_concrete("#a3aaa4", "#8f9791", 0.10), 0)
yellow = plastic("#d9a52f", 0.42)
for x in (1.35, 4.15):
    block(x - 0.04, x + 0.04, near, far, -0.01, 0.0012, yellow, 0)
block(-0.3, 0, near, far, 0, 3.1, plaster, 0)
block(-0.3, 0, near, far, 4.2, height, plaster, 0)
block(0, 0.012, near, far, 0, 1.1, paint("#7f9f95", 0.5), 0.002)
block(0, 0.016, near, far, 1.1, 1.13, plastic("#2f5d54", 0.42), 0.002)
for i in range(11):
    y = near + i * (far - near) / 10
    block(-0.3, 0.0, y - 0.14, y + 0.14, 3.1, 4.2, plaster, 0.004)
    block(-0.2, -0.1, y + 0.85, y + 0.91, 3.1, 4.2, dark, 0.003)
block(width, width + 0.3, near, far, 0, height, plaster, 0)
block(-0.3, width + 0.3, near - 0.3, near, 0, height, plaster, 0)
block(-0.3, width + 0.3, far, far + 0.3, 0, height, plaster, 0)
block(-0.3, width + 0.3, near, far + 0.3, height, height + 0.2, paint("#e4e2da", 0.65), 0)
with Asset("beam") as beam:
    for z in (0.0, 0.28):
        block(-0.3, width + 0.3, -0.1, 0.1, height - 0.34 + z, height - 0.31 + z, steel, 0.003)
    block(-0.3, width + 0.3, -0.012, 0.012, height - 0.34, height, steel, 0)
for y in (-1.6, 1.6, 4.8, 8.0, 11.2, 14.4):
    beam.place((0, y, 0))

# overhead mains along the room, on hangers
mains = (
    (5.0, 3.85, 0.17, silver),
    (5.55, 3.85, 0.17, silver),
    (6.2, 3.95, 0.12, teal),
    (6.6, 3.95, 0.12, amber),
    (7.0, 3.95, 0.09, sage),
)
for x, z, radius, material in mains:
    tube([(x, near, z), (x, far, z)], radius, material)
    for y in (-0.4, 3.6, 7.6, 11.6):
        flange((x, y, z), radius, (90, 0, 0))
for y in (0.2, 3.2, 6.4, 9.6, 12.8):
    block(4.7, 7.3, y - 0.03, y + 0.03, 3.6, 3.66, steel, 0.004)
    for x in (4.74, 7.26):
        cylinder(0.012, height - 3.6, (x, y, 3.6), steel, sides=12)
# a row of pumps on the right, each tied to the mains
with Asset("pump") as pump_:
    pump()
for i in range(4):
    y = 1.4 + i * 2.9
    pump_.place((5.55, y, 0), 0)
    x = 5.97
    pipe([(x, y, 0.94), (x, y, 3.3), (6.2, y, 3.3), (6.2, y, 3.95)], 0.1, teal, 1.15)
    valve((x, y, 1.75), 0.12, -62)
    flange((x, y, 1.45), 0.11)
    flange((x, y, 2.05), 0.11)
    gauge((x - 0.02, y - 0.2, 2.5), -40)
    tube([(x, y, 2.36), (x - 0.02, y - 0.18, 2.36)], 0.012, steel)
    pipe([(6.15, y, 0.47), (7.0, y, 0.47), (7.0, y, 3.95)], 0.1, amber if i % 2 else sage, 1.4)
    flange((6.35, y, 0.47), 0.11, (0, 90, 0))
    valve((7.0, y, 1.6), 0.12, -90, "#1a7871")
# vessels behind the pumps
with Asset("tank") as tank_:
    tank()
for y in (2.8, 5.7, 8.6, 11.5):
    tank_.place((7.85, y, 0), -70)
# cabinets and a cable tray on the left
with Asset("cabinet") as cabinet:
    control_cabinet()
with Asset("plain cabinet") as plain_cabinet:
    control_cabinet(lit=False)
for i in range(5):
    (cabinet if i in (0, 2, 3) else plain_cabinet).place((0.42, 5.0 + i * 0.815, 0), 90)
block(0.06, 0.36, 4.6, far, 2.45, 2.48, steel, 0.003)
for x in (0.06, 0.35):
    block(x, x + 0.012, 4.6, far, 2.45, 2.53, steel, 0.002)
for i in range(5):
    y = 5.0 + i * 0.815
    for k in range(3):
        tube([(0.14 + 0.06 * k, y, 2.0), (0.14 + 0.06 * k, y, 2.5)], 0.014, dark)
tube([(0.1, near, 2.9), (0.1, far, 2.9)], 0.045, silver)
tube([(0.1, near, 2.75), (0.1, far, 2.75)], 0.03, teal)
# tool trolley and a sign at the walkway
with At((4.75, 0.05, 0), 8):
    wet_floor_sign("#dfa52a")
with Asset("lamp") as lamp:
    with At((0, 0, 0), 90):
        linear_lamp(2.4, 0.1, 0.07, "#dcdcd6", 6.0, "#fff1dc")
for y in (0, 3.2, 6.4, 9.6, 12.8):
    lamp.place((2.7, y, 4.2))
    area_light((2.7, y, 4.05), (0, 0, 0), 0.4, 2.2, 26, (1, 0.94, 0.84), gloss=False)
# double door at the end with daylight above
block(1.7, 3.8, far - 0.05, far, 0, 2.4, sage, 0.006)
block(2.745, 2.755, far - 0.06, far - 0.04, 0, 2.4, dark, 0)
for x in (2.6, 2.9):
    block(x - 0.02, x + 0.02, far - 0.09, far - 0.05, 0.95, 1.15, steel, 0.006)
block(1.7, 3.8, far - 0.03, far - 0.01, 2.6, 3.3, emitter("#ffedd2", 2.2), 0)
for x in (1.7, 2.4, 3.1, 3.8):
    block(x - 0.025, x + 0.025, far - 0.06, far, 2.57, 3.33, dark, 0.003)

block(-60, -0.5, -60, 60, -0.4, -0.1, paint("#b2aa9c", 0.8), 0)
clear_sky(20, sun_azimuth, 0.5, 1.2)
sun(sun_elevation, sun_azimuth, 15, (1, 0.80, 0.56), 0.7)
area_light((-0.3, 5.5, 3.65), (0, -90, 0), 1.0, 18.0, 300, (0.88, 0.94, 1.0), gloss=False)
area_light((2.8, near + 0.3, 3.0), (60, 0, 0), 5, 1.5, 180, (1, 0.96, 0.9), gloss=False)
camera((2.35, -3.45, 1.5), (3.25, 8, 1.62), 25, focus=6.0, fstop=5.6, shift=(0.01, 0.0))
render(
    "plant_room",
    exposure=0.1,
    post=dict(haze="1.1,1.05,0.95,.25", bloom=".06", warmth=0.015, saturation=1.1),
    mist=(8, 40),
)
