"""A robot scrubber leaves a shining lane in a hall at dawn. For software that helps crews."""

import bmesh

from kit import *

empty_scene()
width, near, far, height = 9.6, -6.0, 24.0, 4.6
sun_azimuth, sun_elevation = 38, 13
robot_x, robot_y, robot_turn = 4.6, 0.9, -66
plaster = paint("#efe9de", 0.6)
dark = plastic("#2c3534", 0.48)
brass = metal("#b59a67", 0.25)


def floor_with_lane(half_width=0.44):
    """Terrazzo under a night's dust, but for the bent lane behind the robot, in meters."""
    shader = Shader("floor with a lane")
    place = shader.position(1)
    parts = shader.node("SeparateXYZ", {0: place})
    behind = shader.math("SUBTRACT", parts.outputs[1], robot_y)
    bend = shader.math("MULTIPLY", shader.math("MULTIPLY", behind, behind), 0.0228)
    slope = -1 / math.tan(math.radians(robot_turn))
    middle = shader.math("ADD", shader.math("MULTIPLY", behind, -slope), robot_x)
    middle = shader.math("ADD", middle, bend)
    aside = shader.math("ABSOLUTE", shader.math("SUBTRACT", parts.outputs[0], middle))
    wobble = shader.noise(place, 7, 3).outputs[0]
    aside = shader.math("ADD", aside, shader.math("MULTIPLY", wobble, 0.02))
    inside = shader.range(aside, half_width, half_width + 0.02, 1, 0)
    lane = shader.math("MULTIPLY", inside, shader.range(behind, 0.1, 0.13, 0, 1))

    terrazzo = shader.mix(1, baked_color(shader, "terr_green", 3.6), "#8ca79c", "MULTIPLY")
    film = shader.noise(place, 2.2, 6, 0.6).outputs[0]
    scuffs = shader.noise(shader.position((6, 0.9, 1)), 2.2, 5, 0.65).outputs[0]
    dust = shader.mix(shader.range(film, 0.3, 0.75, 0.52, 0.78), terrazzo, "#b3ab9b")
    dust = shader.mix(shader.range(scuffs, 0.6, 0.72, 0, 0.3), dust, "#938b7d")
    wear = shader.noise(place, 0.8, 3).outputs[0]
    roughness = shader.node("Mix", {0: lane}, data_type="FLOAT")
    shader.set(roughness.inputs[2], shader.range(film, 0.3, 0.7, 0.46, 0.62))
    shader.set(roughness.inputs[3], shader.range(wear, 0.3, 0.7, 0.03, 0.06))
    shader.principled(
        color=shader.mix(lane, dust, terrazzo),
        roughness=roughness.outputs[0],
        specular=shader.range(lane, 0, 1, 0.3, 0.65),
        coat=shader.math("MULTIPLY", lane, 0.6),
        coat_roughness=0.03,
    )
    return shader.material


def shell(sections, material, steps=10):
    """A closed body along X of rounded sections: (z, length, width, corner radius, shift in X)."""
    rings = [
        [(x + shift, y, z) for x, y in rounded_rectangle(length, breadth, radius, steps)]
        for z, length, breadth, radius, shift in sections
    ]
    count = len(rings[0])
    rows = len(rings)

    def point_at(u, v):
        return rings[round(v * (rows - 1))][round(u * count) % count]

    sheet_of(count + 1, rows, point_at, material, "shell")
    for ring_points in (rings[0], rings[-1]):
        mesh = bmesh.new()
        mesh.faces.new([mesh.verts.new(point) for point in ring_points])
        finish_mesh(mesh, "lid", material, smooth=False)


def robot():
    """A robot scrubber that faces +X: 0.95 long, 0.68 wide, 0.72 high to its sensor."""
    white = plastic("#efece4", 0.42, 0.15)
    teal = plastic("#15615c", 0.42, 0.2)
    charcoal = plastic("#24292b", 0.5)
    lens = plastic("#0b1213", 0.06)
    band = emitter("#9fe9d6", 3.2)

    # skirt with a bumper, close to the floor
    shell(
        [
            (0.045, 0.86, 0.60, 0.20, 0),
            (0.055, 0.90, 0.64, 0.21, 0),
            (0.10, 0.93, 0.66, 0.22, 0),
            (0.17, 0.93, 0.66, 0.22, 0),
            (0.185, 0.91, 0.64, 0.21, 0),
        ],
        charcoal,
    )
    # a band of light in the joint between skirt and body
    shell([(0.18, 0.905, 0.635, 0.21, 0), (0.205, 0.905, 0.635, 0.21, 0)], band)
    body = [
        (0.20, 0.90, 0.63, 0.20, 0),
        (0.207, 0.925, 0.655, 0.215, 0),
        (0.225, 0.935, 0.665, 0.22, 0),
        (0.36, 0.925, 0.655, 0.22, -0.002),
        (0.44, 0.90, 0.635, 0.215, -0.008),
        (0.49, 0.865, 0.605, 0.21, -0.016),
        (0.515, 0.82, 0.57, 0.20, -0.022),
        (0.53, 0.76, 0.52, 0.18, -0.026),
        (0.535, 0.70, 0.47, 0.16, -0.028),
    ]
    shell(body, white)
    # seam of the hood
    seam = [(x - 0.009, y, 0.45) for x, y in rounded_rectangle(0.896, 0.632, 0.214, 10)]
    tube(seam, 0.0022, charcoal, cyclic=True)
    # lid of the tank, a seam around it, the handle of its latch
    shell(
        [
            (0.534, 0.44, 0.44, 0.13, -0.12),
            (0.548, 0.44, 0.44, 0.13, -0.12),
            (0.556, 0.42, 0.42, 0.12, -0.12),
            (0.558, 0.38, 0.38, 0.10, -0.12),
        ],
        teal,
    )
    tube(
        [
            (-0.28, -0.07, 0.556),
            (-0.29, -0.07, 0.578),
            (-0.29, 0.07, 0.578),
            (-0.28, 0.07, 0.556),
        ],
        0.008,
        charcoal,
        smooth=False,
    )
    # sensor dome at the front
    cylinder(0.105, 0.028, (0.19, 0, 0.53), charcoal, sides=72, bevel=0.008)
    cylinder(0.082, 0.05, (0.19, 0, 0.558), lens, sides=72, bevel=0.003)
    lathe(
        [
            (0.082, 0.0),
            (0.094, 0.004),
            (0.096, 0.016),
            (0.088, 0.032),
            (0.066, 0.046),
            (0.036, 0.054),
            (0, 0.056),
        ],
        (0.19, 0, 0.607),
        white,
        72,
        angle=80,
    )

    # front window with its cameras, bent around the front like the body
    def window(u, v):
        along = 0.245 * (2 * u - 1)
        end = max(0, abs(along) - 0.205) / 0.04
        z = 0.345 + 0.042 * (2 * v - 1) * math.sqrt(max(0, 1 - end * end))
        front = 0.463 + (0.36 - z) * (0.037 if z < 0.36 else 0.156)
        turn = max(0, abs(along) - 0.1075) / 0.22
        side = math.copysign(min(abs(along), 0.1075) + 0.222 * math.sin(turn), along)
        return (front - 0.22 + 0.222 * math.cos(turn), side, z)

    sheet_of(61, 9, window, lens, "window", thickness=0.004)
    for y in (-0.085, 0.0, 0.085):
        with At((0.4635, y, 0.347), rotation=(0, 88, 0)):
            lathe(
                [(0.013, 0), (0.019, 0), (0.019, 0.005), (0.013, 0.005)],
                (0, 0, 0),
                charcoal,
                40,
            )
            cylinder(0.012, 0.003, (0, 0, 0), plastic("#23424a", 0.05), sides=40)
    # bumper strip and side brush
    shell(
        [
            (0.105, 0.935, 0.665, 0.222, 0.002),
            (0.108, 0.945, 0.675, 0.226, 0.002),
            (0.132, 0.945, 0.675, 0.226, 0.002),
            (0.135, 0.935, 0.665, 0.222, 0.002),
        ],
        rubber("#101213"),
    )
    with At((0.30, -0.335, 0)):
        cylinder(0.025, 0.05, (0, 0, 0.045), charcoal, sides=40, bevel=0.006)
        rng = random.Random(8)
        for bristle in range(150):
            turn = rng.uniform(0, 2 * math.pi)
            reach = rng.uniform(0.10, 0.118)
            tube(
                [
                    (0.02 * math.cos(turn), 0.02 * math.sin(turn), 0.05),
                    (reach * math.cos(turn + 0.12), reach * math.sin(turn + 0.12), 0.004),
                ],
                0.0011,
                plastic("#c8902f", 0.6),
            )
    # squeegee behind, a curved blade wider than the body
    blade = [
        (-0.40 - 0.10 * math.cos(turn), 0.345 * math.sin(turn), 0.036)
        for turn in [math.radians(-80 + 160 * step / 24) for step in range(25)]
    ]
    tube(blade, 0.014, charcoal)
    tube([(x - 0.003, y, 0.014) for x, y, z in blade], 0.009, rubber())
    box((0.16, 0.12, 0.05), (-0.46, 0, 0.075), charcoal, 0.015)
    # service panel on the side
    for side in (-1, 1):
        prism(
            rounded_rectangle(0.30, 0.13, 0.03, 6),
            0.004,
            (-0.10, side * 0.3255, 0.305),
            white,
            rotation=(90, 0, 0),
            axis="Z",
            bevel=0.0015,
        )
        box((0.06, 0.008, 0.012), (-0.10, side * 0.331, 0.345), charcoal, 0.003)


block(-0.3, width + 0.3, near, far, -0.2, 0, floor_with_lane(), 0)
for j in range(-3, 13):
    block(0, width, j * 2 - 0.004, j * 2 + 0.004, -0.01, 0.0006, brass, 0)
block(-0.3, width + 0.3, near - 0.3, near, 0, height, plaster, 0)
block(-0.3, width + 0.3, near, far, height, height + 0.3, plaster, 0)
# left: a plain wall
block(-0.3, 0, near, far, 0, height, plaster, 0)
block(0, 0.03, near, far, 0, 0.16, dark, 0.003)
# right: tall glazing between piers
bays = 8
bay = (far - near) / bays
for i in range(bays + 1):
    y = near + i * bay
    block(width - 0.05, width + 0.5, y - 0.3, y + 0.3, 0, height, plaster, 0.01)
block(width, width + 0.5, near, far, 3.9, height, plaster, 0.004)
block(width - 0.02, width + 0.5, near, far, 0, 0.12, dark, 0.003)
for i in range(bays):
    with At((width + 0.3, near + (i + 1) * bay - 0.3, 0.12), -90):
        curtain_wall(
            bay - 0.6, 3.78, 2, 1, dark, depth=0.09, thickness=0.05, heights=[0.03, 2.5, 3.75]
        )
# far end: glazing toward the city
block(-0.3, 0.8, far, far + 0.3, 0, height, plaster, 0)
block(8.8, width + 0.3, far, far + 0.3, 0, height, plaster, 0)
block(0.8, 8.8, far, far + 0.3, 3.9, height, plaster, 0)
with At((0.8, far + 0.15, 0)):
    curtain_wall(8.0, 3.9, 5, 1, dark, depth=0.1, thickness=0.06, heights=[0.03, 2.6, 3.87])
# benches and plants along the left wall, a row of lamps
with Asset("bench") as bench:
    slatted_bench(dark)
with Asset("plant") as plant:
    snake_plant(0.8, 18, 0.2, 0.45, "#dcd6ca", 2)
for y in (6.2, 13.2, 20.2):
    bench.place((0.55, y, 0), 90)
    plant.place((0.5, y + 1.7, 0), y * 30)
with Asset("lamp") as lamp:
    cylinder(0.19, 0.05, (0, 0, -0.05), plastic("#efece5", 0.45), sides=64)
    cylinder(0.16, 0.006, (0, 0, -0.055), emitter("#ffe9cb", 4.0), sides=64)
for i in range(8):
    lamp.place((width / 2, near + 1.9 + i * bay, height))
with At((robot_x, robot_y, 0), robot_turn):
    robot()

block(-300, 300, -60, 300, -0.5, -0.21, polished_concrete("#a59d90", "#938b7f", 0.4), 0)
city_blocks(
    70,
    (-260, 320),
    (120, 420),
    (8, 28),
    -0.3,
    haze="#f4cf9f",
    distance=170,
    start=20,
    seed=47,
    lit=0.2,
    glow=1.0,
    avoid=lambda x, y, w, d: x < 30 and y < 60,
)
dawn_world(
    sun_azimuth,
    8,
    seen=1.6,
    shed=1.3,
    horizon="#f5c791",
    low="#f3dcbf",
    wide_glow=0.8,
    narrow_glow=1.8,
)
sun(sun_elevation, sun_azimuth, 14, (1, 0.77, 0.5), 0.8)
area_light((width + 0.2, 8, 2.0), (0, 90, 0), 3.6, 28.0, 230, (0.84, 0.92, 1.0), gloss=False)
area_light((3.5, -4.5, 3.6), (38, 0, -12), 3.0, 2.0, 130, (0.9, 0.95, 1.0), gloss=False)
camera((3.60, -2.9, 1.2), (4.30, 6, 1.2), 34, focus=3.85, fstop=4.0, shift=(0, -0.055))
render(
    "robot_scrubber",
    exposure=0.12,
    post=dict(haze="1.3,1.1,0.88,.17", bloom=".08", saturation="1.1", warmth=".035"),
    mist=(9, 60),
)
