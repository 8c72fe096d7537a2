"""Cut-away of a plant room: pumps, vessels, cabinets. For the card of facility maintenance."""

from kit import *

empty_scene()
plinth(polished_concrete("#aab1aa", "#959d96", 0.12))
two_walls(paint("#ebe8e0", 0.6), glazed=False)
silver = metal("#c9ccca", 0.36)
teal = machine_paint("#1f756d", 0.36)
amber = machine_paint("#d39a2c", 0.4)
sage = machine_paint("#7fa399", 0.4)
steel = metal("#8f9596", 0.4)
dark = plastic("#2c3534", 0.5)
block(0, WIDTH - 0.06, DEPTH - 0.012, DEPTH, 0, 1.0, paint("#7f9f95", 0.55), 0)
block(0, 0.012, 0.06, DEPTH, 0, 1.0, paint("#7f9f95", 0.55), 0)
yellow = plastic("#d9a52f", 0.5)
for x0, x1, y0, y1 in ((1.3, 8.75, 1.55, 1.63), (1.3, 1.38, 1.63, 6.4)):
    block(x0, x1, y0, y1, -0.01, 0.0012, yellow, 0)
# vessels at the far wall
with Asset("tank") as vessel:
    tank(0.5, 2.0)
for x in (2.4, 3.8, 5.2):
    vessel.place((x, 5.7, 0), 0)
# pumps before them, tied to two mains on the wall
with Asset("pump") as pump_:
    pump()
for i, x in enumerate((2.3, 4.2, 6.1)):
    pump_.place((x, 3.6, 0))
    riser = x + 0.42
    pipe([(riser, 3.6, 0.94), (riser, 3.6, 2.3), (riser, 6.35, 2.3)], 0.09, teal, 1.6)
    valve((riser, 3.6, 1.55), 0.11, 0)
    flange((riser, 3.6, 1.3), 0.1)
    flange((riser, 3.6, 1.82), 0.1)
    gauge((riser - 0.2, 3.5, 1.75), -20)
    pipe(
        [(x + 0.6, 3.6, 0.47), (x + 0.98, 3.6, 0.47), (x + 0.98, 6.2, 0.47)],
        0.085,
        (amber, sage, amber)[i],
        1.6,
    )
    flange((x + 0.78, 3.6, 0.47), 0.09, (0, 90, 0))
for z, radius, material in ((2.3, 0.13, teal), (2.62, 0.1, silver)):
    tube([(0.5, 6.38, z), (8.7, 6.38, z)], radius, material)
    for x in (1.6, 4.9, 8.2):
        flange((x, 6.38, z), radius, (0, 90, 0))
# air handler on the right
with At((7.9, 5.0, 0)):
    block(-0.75, 0.75, -1.1, 1.1, 0.1, 1.5, plastic("#dcdedb", 0.45), 0.012)
    block(-0.7, 0.7, -1.05, 1.05, 0, 0.1, dark, 0)
    for y in (-1.1, -0.37, 0.37, 1.1):
        block(-0.765, -0.74, y - 0.02, y + 0.02, 0.1, 1.5, steel, 0.003)
    for y in (-0.73, 0.0, 0.73):
        block(-0.765, -0.748, y - 0.28, y + 0.28, 0.2, 1.4, plastic("#cfd3cf", 0.45), 0.006)
        box((0.02, 0.04, 0.14), (-0.77, y + 0.2, 0.8), dark, 0.005)
    for k in range(13):
        block(-0.62, 0.62, -1.115, -1.098, 0.3 + k * 0.085, 0.345 + k * 0.085, steel, 0.002)
    prism(rounded_rectangle(0.9, 0.9, 0.06), 1.0, (0, 0.4, 1.5), silver, axis="Z", bevel=0.01)
    for z in (1.75, 2.1):
        block(-0.47, 0.47, -0.07, 0.87, z, z + 0.03, steel, 0.004)
# cabinets on the left wall with their tray
with Asset("cabinet") as cabinet:
    control_cabinet(0.8, 1.9, 0.4)
with Asset("plain cabinet") as plain_cabinet:
    control_cabinet(0.8, 1.9, 0.4, lit=False)
for i in range(4):
    (cabinet if i in (0, 2) else plain_cabinet).place((0.42, 2.1 + i * 0.82, 0), 90)
block(0.04, 0.34, 0.3, 6.3, 2.35, 2.38, steel, 0.003)
for i in range(4):
    for k in range(3):
        tube(
            [(0.12 + 0.06 * k, 2.1 + i * 0.82, 1.9), (0.12 + 0.06 * k, 2.1 + i * 0.82, 2.4)],
            0.014,
            dark,
        )
# work bench with a vice and tools
with At((0.42, 0.95, 0), 90):
    block(-0.7, 0.7, -0.02, 0.4, 0.84, 0.9, wood("#b98d5c", "#8a6238", 0.5, (9, 0.7, 9)), 0.006)
    for x in (-0.62, 0.62):
        block(x - 0.04, x + 0.04, 0.02, 0.36, 0, 0.84, dark, 0.006)
    block(-0.6, -0.1, 0.02, 0.36, 0.3, 0.8, teal, 0.008)
    for k in range(3):
        block(
            -0.58,
            -0.12,
            0.005,
            0.022,
            0.32 + k * 0.16,
            0.46 + k * 0.16,
            plastic("#2a655e", 0.45),
            0.004,
        )
    block(0.2, 0.5, 0.1, 0.3, 0.9, 1.05, amber, 0.012)
    tube(
        [(0.25, 0.2, 1.05), (0.25, 0.2, 1.12), (0.45, 0.2, 1.12), (0.45, 0.2, 1.05)],
        0.012,
        dark,
    )
# ladder, tool trolley, sign
with At((7.0, 1.0, 0), 200):
    for side in (-0.2, 0.2):
        tube([(side * 1.3, -0.5, 0), (side, 0, 1.9)], 0.022, silver)
        tube([(side * 1.3, 0.5, 0), (side, 0.05, 1.9)], 0.018, silver)
    for step in range(6):
        t = (step + 1) / 7
        box(
            (0.46 - 0.08 * t, 0.09, 0.025),
            (0, -0.5 + 0.5 * t, 1.9 * t),
            plastic("#2b6f66", 0.5),
            0.004,
        )
    box((0.42, 0.2, 0.03), (0, 0.02, 1.91), plastic("#dfa52a", 0.5), 0.008)
with At((4.5, 0.85, 0), 12):
    for z in (0.16, 0.5, 0.84):
        prism(
            rounded_rectangle(0.8, 0.46, 0.03),
            0.05,
            (0, 0, z),
            plastic("#2a655e", 0.5),
            axis="Z",
            bevel=0.01,
        )
    for x in (-0.37, 0.37):
        for y in (-0.2, 0.2):
            block(x - 0.015, x + 0.015, y - 0.015, y + 0.015, 0.1, 0.88, dark, 0.003)
            cylinder(0.05, 0.03, (x, y + 0.015, 0.05), rubber(), rotation=(90, 0, 0), sides=28)
    box((0.42, 0.2, 0.16), (-0.12, 0.02, 0.97), amber, 0.012)
    tube(
        [(-0.26, 0.02, 1.05), (-0.26, 0.02, 1.12), (0.02, 0.02, 1.12), (0.02, 0.02, 1.05)],
        0.012,
        dark,
    )
    for k in range(4):
        cylinder(
            0.012, 0.22, (0.16 + 0.05 * k, -0.1, 0.905), silver, rotation=(-90, 0, 10), sides=16
        )
    box((0.3, 0.2, 0.12), (0.1, 0.05, 0.61), plastic("#e7e5de", 0.5), 0.01)
with At((2.3, 0.85, 0), 40):
    wet_floor_sign("#e9b52a")
isometric("iso_plant")
