"""A window cleaners' cradle at a tower of glass, high over the city. For work at height."""

from kit import *

empty_scene()
sun_azimuth, sun_elevation = 188, 9
haze, distance, start = "#f3d2a8", 520, 60
morning_mist = (-60, -22)
steel = metal("#a9aeae", 0.35)
dark = plastic("#2c3534", 0.5)
teal = machine_paint("#1a7871", 0.38)
amber = plastic("#dfa52a", 0.5)
rope = plastic("#33383a", 0.6)
frame = metal("#8a9191", 0.4)


def bar(x0, x1, y0, y1, z0, z1, material, bevel=0.003):
    block(
        min(x0, x1),
        max(x0, x1),
        min(y0, y1),
        max(y0, y1),
        min(z0, z1),
        max(z0, z1),
        material,
        bevel,
    )


# the wall runs along Y at x 0 and looks to -X; bays of 1.6, floors of 3.8 m
columns, floors = 26, 12
low, near = -22.8, -8.0
block(0, 20, near, near + columns * 1.6, low, low + floors * 3.8, plastic("#26302f", 0.5), 0)
pane_a = metal("#7d9b9e", 0.05)
pane_b = metal("#6a898d", 0.05)
rng = random.Random(7)
for level in range(floors):
    for column in range(columns):
        y, z = near + column * 1.6, low + level * 3.8
        tilt = rng.uniform(-0.006, 0.006)
        material = rng.choice((pane_a, pane_a, pane_b))
        quad(
            [
                (-0.02 + tilt, y + 0.05, z + 0.95),
                (-0.02 - tilt, y + 1.55, z + 0.95),
                (-0.02 - tilt, y + 1.55, z + 3.75),
                (-0.02 + tilt, y + 0.05, z + 3.75),
            ][::-1],
            material,
        )
boxes(
    [
        (-0.16, 0.0, near + i * 1.6 - 0.035, near + i * 1.6 + 0.035, low, low + floors * 3.8)
        for i in range(columns + 1)
    ],
    frame,
)
boxes(
    [
        (-0.05, 0.0, near, near + columns * 1.6, low + k * 3.8 - 0.02, low + k * 3.8 + 0.92)
        for k in range(floors + 1)
    ],
    plastic("#b9bdb8", 0.45),
)
boxes(
    [
        (-0.13, 0.0, near, near + columns * 1.6, low + k * 3.8 + 0.92, low + k * 3.8 + 0.98)
        for k in range(floors + 1)
    ],
    frame,
)
# the cradle: a platform of 4.2 m with rails, motors and ropes
with At((-0.72, 5.2, -0.65)):
    for z in (0.0, 0.55, 1.05):
        for x in (-0.36, 0.36):
            if z or x:
                tube([(x, -2.1, z), (x, 2.1, z)], 0.022, steel)
        for y in (-2.1, 2.1):
            tube([(-0.36, y, z), (0.36, y, z)], 0.022, steel)
    for i in range(8):
        y = -2.1 + i * 0.6
        for x in (-0.36, 0.36):
            tube([(x, y, 0), (x, y, 1.05)], 0.016, steel)
    block(-0.36, 0.36, -2.1, 2.1, -0.03, 0.0, plastic("#7d8583", 0.6), 0.004)
    bar(-0.385, -0.37, -2.08, 2.08, 0.02, 0.52, teal, 0.006)
    bar(-0.392, -0.384, -2.08, 2.08, 0.22, 0.30, amber, 0.002)
    for y in (-2.0, 2.0):
        block(-0.2, 0.2, y - 0.17, y + 0.17, 0.0, 0.62, dark, 0.02)
        cylinder(0.13, 0.2, (0, y + 0.1, 0.42), teal, rotation=(90, 0, 0), sides=56)
        tube([(-0.3, y, 1.05), (-0.3, y, 1.7), (0.3, y, 1.7), (0.3, y, 1.05)], 0.022, steel)
        for x in (-0.12, 0.12):
            tube([(x, y, 0.6), (x, y, 16)], 0.007, rope)
    for y in (-1.2, 0.2, 1.4):
        cylinder(
            0.1,
            0.06,
            (0.40, y, 0.8),
            plastic("#33383a", 0.7),
            rotation=(0, 90, 0),
            sides=40,
            bevel=0.02,
        )
    with At((0.05, -0.5, 0)):
        lathe(
            [
                (0, 0),
                (0.12, 0),
                (0.145, 0.02),
                (0.165, 0.3),
                (0.172, 0.31),
                (0.16, 0.31),
                (0.15, 0.28),
                (0, 0.28),
            ],
            (0, 0, 0),
            amber,
            56,
        )
        with At((0.06, 0.02, 0.1), rotation=(10, -14, 0)):
            cylinder(0.012, 0.75, (0, 0, 0), steel, sides=20)
            box((0.36, 0.03, 0.05), (0, 0, 0.75), dark, 0.006)
    with At((0.0, 0.75, 0), 90):
        lathe(
            [
                (0, 0),
                (0.11, 0),
                (0.13, 0.02),
                (0.15, 0.28),
                (0.155, 0.29),
                (0.145, 0.29),
                (0.135, 0.26),
                (0, 0.26),
            ],
            (0, 0, 0),
            plastic("#efece4", 0.45),
            56,
        )
        for turn in (0, 70):
            with At((0.1, 0.0, 0.30), turn):
                folded_cloth(0.16, 0.12, 0.005, "#2a6a63" if turn else "#d3a046", turn)

# the city to the left and beyond
city_blocks(
    190,
    (-420, -70),
    (-60, 620),
    (12, 46),
    -62,
    haze=haze,
    distance=distance * 1.1,
    start=start,
    seed=24,
    lit=0.2,
    glow=0.7,
    mist=morning_mist,
)
city_blocks(
    60,
    (-70, 260),
    (220, 640),
    (16, 60),
    -62,
    haze=haze,
    distance=distance * 1.1,
    start=start,
    seed=27,
    lit=0.2,
    glow=0.7,
    mist=morning_mist,
)
soil = Shader("soil")
soil.principled(color="#a89a8a", roughness=0.9)
add_haze(soil, haze, distance, start, morning_mist)
block(-1500, 1500, -300, 2500, -64, -62, soil.material, 0)
dawn_world(
    172,
    5,
    seen=1.15,
    shed=1.2,
    horizon="#fbc98d",
    low="#f3dcc0",
    middle="#b5ccd6",
    top="#6f98b0",
    wide_glow=0.9,
    narrow_glow=2.0,
    heights=(0.0, 0.08, 0.34, 0.9),
)
sun(sun_elevation, sun_azimuth, 9, (1, 0.70, 0.40), 0.6)
camera((-4.6, -2.2, 1.1), (-1.9, 12, 0.2), 30, focus=8.5, fstop=5.6, shift=(0.0, 0.03))
render("facade", exposure=-0.05, post=dict(bloom=".07", saturation=1.08), mist=(60, 900))
