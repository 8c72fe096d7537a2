"""A tin pail, a broom and a lantern against a wall: where it began. For fifty years of night work."""

import bmesh

from kit import *

empty_scene()
boards = planks("#8d7452", "#6f5a3f", 0.14, 2.2, 0.42, 0.08, "y")
block(-4, 4, -3, 2.0, -0.1, 0, boards, 0)
block(-4, 4, 1.0, 1.2, 0, 3, paint("#d9cfbd", 0.75, 0.12), 0)
block(-4, 4, 0.985, 1.0, 0, 0.14, wood("#6f5436", "#553f28", 0.5, (0.6, 9, 9)), 0.004)
zinc = metal("#aeb5b4", 0.38)
brass = metal("#b08d4e", 0.3)
ash = wood("#b98f60", "#8f6a40", 0.5, (9, 9, 0.7))
rng = random.Random(2)
# pail with hoops and a bail
with At((-0.06, 0.36, 0)):
    lathe(
        [
            (0, 0.012),
            (0.115, 0.012),
            (0.118, 0),
            (0.122, 0.0),
            (0.165, 0.27),
            (0.170, 0.278),
            (0.166, 0.284),
            (0.160, 0.276),
            (0.117, 0.02),
            (0, 0.018),
        ],
        (0, 0, 0),
        zinc,
        96,
    )
    for z in (0.07, 0.20):
        radius = 0.122 + (0.165 - 0.122) * z / 0.27
        tube(
            [
                (
                    (radius + 0.001) * math.cos(i * math.pi / 32),
                    (radius + 0.001) * math.sin(i * math.pi / 32),
                    z,
                )
                for i in range(64)
            ],
            0.0045,
            zinc,
            cyclic=True,
        )
    for side in (-1, 1):
        box((0.012, 0.03, 0.04), (side * 0.168, 0, 0.255), zinc, 0.003)
    tube(
        [
            (
                0.172 * math.cos(math.pi * k / 24),
                -0.15 * math.sin(math.pi * k / 24),
                0.262 - 0.05 * math.sin(math.pi * k / 24),
            )
            for k in range(25)
        ],
        0.0045,
        zinc,
    )
    cylinder(0.158, 0.003, (0, 0, 0.245), plastic("#6f8f8d", 0.05), sides=80)
# broom against the wall
with At((0.42, 0.74, 0.0), rotation=(-15, 6, 0)):
    cylinder(0.0135, 1.45, (0, 0, 0.2), ash, sides=32)
    box((0.30, 0.05, 0.045), (0, 0, 0.2), ash, 0.012, 4)
    straws = []
    for i in range(46):
        for j in range(6):
            x, y = -0.135 + 0.006 * i, -0.016 + 0.0064 * j
            straws.append(
                (
                    (x, y, 0.185),
                    (
                        x * 1.16 + rng.gauss(0, 0.004),
                        y * 1.5 + rng.gauss(0, 0.004),
                        0.012 + rng.random() * 0.01,
                    ),
                )
            )

    mesh = bmesh.new()
    for (x0, y0, z0), (x1, y1, z1) in straws:
        t = 0.0016
        top = [
            mesh.verts.new((x0 + a * t, y0 + b * t, z0)) for a, b in ((-1, -1), (1, -1), (0, 1))
        ]
        low = [
            mesh.verts.new((x1 + a * t, y1 + b * t, z1)) for a, b in ((-1, -1), (1, -1), (0, 1))
        ]
        for a, b in ((0, 1), (1, 2), (2, 0)):
            mesh.faces.new((top[a], top[b], low[b], low[a]))
    finish_smooth(mesh, "straws", plastic("#c9ab6a", 0.7))
# lantern, lit
with At((0.27, 0.28, 0)):
    cylinder(0.062, 0.045, (0, 0, 0), brass, sides=64, bevel=0.012)
    lathe(
        [(0.05, 0.045), (0.05, 0.05), (0.030, 0.058), (0.030, 0.066), (0, 0.066)],
        (0, 0, 0),
        brass,
        56,
    )
    lathe(
        smooth_profile(
            [(0.034, 0.066), (0.052, 0.095), (0.058, 0.13), (0.048, 0.175), (0.036, 0.21)]
        ),
        (0, 0, 0),
        glass_pane("#fbf3e4", 1.2),
        64,
    )
    lathe(
        smooth_profile(
            [(0.0, 0.072), (0.010, 0.085), (0.011, 0.1), (0.005, 0.12), (0.0, 0.135)]
        ),
        (0, 0, 0),
        emitter("#ffb45e", 16.0),
        32,
    )
    cylinder(0.040, 0.022, (0, 0, 0.21), brass, sides=56, bevel=0.006)
    cylinder(0.052, 0.012, (0, 0, 0.232), brass, sides=56, bevel=0.004)
    cylinder(0.022, 0.02, (0, 0, 0.244), brass, sides=40, bevel=0.006)
    for side in (-1, 1):
        tube(
            [
                (side * 0.056, 0, 0.03),
                (side * 0.070, 0, 0.08),
                (side * 0.070, 0, 0.2),
                (side * 0.048, 0, 0.238),
            ],
            0.004,
            brass,
            smooth=True,
        )
    tube(
        [
            (-0.060, 0, 0.215),
            (-0.075, 0, 0.29),
            (0, 0, 0.345),
            (0.075, 0, 0.29),
            (0.060, 0, 0.215),
        ],
        0.0025,
        brass,
        smooth=True,
    )
    point_light((0, 0, 0.105), 3.0, (1, 0.62, 0.3), 0.012)
# brushes before the pail
with At((-0.36, 0.16, 0), -24, scale=1.3):
    scrubbing_brush("#b58552", "#cdb98f")
flat_world((0.82, 0.90, 1.0), 0.30)
sun(17, 214, 6.2, (1, 0.72, 0.45), 0.9)
area_light((-1.8, -1.2, 1.8), (0, -55, -16), 1.2, 1.4, 26, (1, 0.92, 0.8))
window_bars(214, 17, 1.9, 0.5, [k * 0.46 for k in range(-3, 5)], (-0.42, 0.16))
camera((0.02, -1.72, 0.70), (0.04, 0.5, 0.40), 40, focus=2.05, fstop=3.2)
render("first_tools", exposure=0.1, post=dict(bloom=".07"), mist=(50, 90))
