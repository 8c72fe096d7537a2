"""Classroom furniture. Sizes in meters."""

import random

import bmesh

from .materials import fabric, metal, plastic, wood
from .placement import At
from .shading import Shader
from .shapes import block, box, cylinder, finish_smooth, prism, rounded_rectangle, tube


def shell_chair(color="#2f6f69", frame_color="#c4c8ca", height=1.0, edge=None):
    """School chair; its seat faces +Y."""
    shell = plastic(color, 0.36)
    steel = metal(frame_color, 0.3)
    profile = [
        (0.215, 0.425, 0.165),
        (0.205, 0.440, 0.185),
        (0.16, 0.450, 0.200),
        (0.05, 0.445, 0.205),
        (-0.07, 0.436, 0.205),
        (-0.145, 0.442, 0.200),
        (-0.185, 0.480, 0.188),
        (-0.200, 0.545, 0.180),
        (-0.212, 0.64, 0.188),
        (-0.228, 0.735, 0.190),
        (-0.240, 0.790, 0.178),
        (-0.246, 0.812, 0.150),
    ]
    mesh = bmesh.new()
    rows = []
    columns = 8
    for step, (y, z, w) in enumerate(profile):
        along = step / (len(profile) - 1)
        seat = max(0, 1 - along * 1.7)
        back = max(0, (along - 0.45) / 0.55)
        rows.append(
            [
                mesh.verts.new(
                    (
                        w * across,
                        y + 0.038 * across * across * back,
                        z + 0.016 * across * across * seat,
                    )
                )
                for across in [(-1 + 2 * column / columns) for column in range(columns + 1)]
            ]
        )
    for row, following in zip(rows, rows[1:]):
        for column in range(columns):
            mesh.faces.new(
                (row[column], row[column + 1], following[column + 1], following[column])
            )
    seat_shell = finish_smooth(mesh, "shell", shell)
    solid = seat_shell.modifiers.new("sol", "SOLIDIFY")
    solid.thickness = 0.011
    solid.offset = -1
    across = seat_shell.modifiers.new("ss", "SUBSURF")
    across.levels = across.render_levels = 2
    for side_x in (-1, 1):
        tube(
            [
                (side_x * 0.20, 0.205, 0.008),
                (side_x * 0.165, 0.14, 0.40),
                (side_x * 0.165, 0.11, 0.425),
                (side_x * 0.165, -0.09, 0.425),
                (side_x * 0.165, -0.125, 0.405),
                (side_x * 0.20, -0.235, 0.008),
            ],
            0.0105,
            steel,
        )
        for y in (0.205, -0.235):
            cylinder(0.015, 0.02, (side_x * 0.20, y, 0), plastic("#2a2d2f", 0.5), sides=20)
    for y in (0.1, -0.08):
        tube([(-0.165, y, 0.425), (0.165, y, 0.425)], 0.009, steel)


def school_desk(
    width=0.72, depth=0.54, top=None, frame_color="#3a4244", height=0.74, edge=None
):
    """Pupil's desk with a tray."""
    board = top or plastic("#f1eee7", 0.40)
    rim = edge or wood("#c2a27a", "#9d7c54", 0.45, (0.7, 9, 9))
    steel = metal(frame_color, 0.38)
    prism(
        rounded_rectangle(width, depth, 0.05),
        0.018,
        (0, 0, height - 0.026),
        rim,
        axis="Z",
        bevel=0.004,
    )
    prism(
        rounded_rectangle(width, depth, 0.05),
        0.008,
        (0, 0, height - 0.008),
        board,
        axis="Z",
        bevel=0.003,
    )
    for side_x in (-1, 1):
        x = side_x * (width / 2 - 0.07)
        tube(
            [(x, depth / 2 - 0.07, height - 0.03), (x + side_x * 0.02, depth / 2 - 0.03, 0.01)],
            0.0145,
            steel,
        )
        tube(
            [
                (x, -depth / 2 + 0.09, height - 0.03),
                (x + side_x * 0.02, -depth / 2 + 0.05, 0.01),
            ],
            0.0145,
            steel,
        )
        tube(
            [(x, depth / 2 - 0.07, height - 0.04), (x, -depth / 2 + 0.09, height - 0.04)],
            0.0125,
            steel,
        )
        for y in (depth / 2 - 0.03, -depth / 2 + 0.05):
            cylinder(0.018, 0.022, (x + side_x * 0.02, y, 0), plastic("#26292b", 0.5), sides=20)
    tube(
        [
            (-width / 2 + 0.07, depth / 2 - 0.07, height - 0.05),
            (width / 2 - 0.07, depth / 2 - 0.07, height - 0.05),
        ],
        0.0125,
        steel,
    )
    block(
        -width / 2 + 0.10,
        width / 2 - 0.10,
        -depth / 2 + 0.12,
        depth / 2 - 0.1,
        height - 0.115,
        height - 0.105,
        steel,
        0.003,
    )
    block(
        -width / 2 + 0.10,
        width / 2 - 0.10,
        depth / 2 - 0.115,
        depth / 2 - 0.1,
        height - 0.115,
        height - 0.04,
        steel,
        0.003,
    )


def chalkboard(width=4.4, height=1.25, color="#1d4740", frame=None):
    """Wiped chalkboard, centerd on X, its lower edge at z 0, front toward -Y."""
    shader = Shader("board")
    position = shader.position(1)
    smears = shader.noise(position, 1.3, 5, 0.6, 0.8)
    shader.principled(
        color=shader.mix(
            shader.math("MULTIPLY", shader.range(smears.outputs[0], 0.38, 0.7, 0, 1), 0.16),
            color,
            "#b9cbc2",
        ),
        roughness=0.55,
    )
    timber = frame or wood("#b58a5c", "#8a6540", 0.42, (0.6, 9, 9))
    block(-width / 2, width / 2, -0.03, 0, 0, height, shader.material, 0.0)
    for z in (0, height):
        block(-width / 2 - 0.05, width / 2 + 0.05, -0.045, 0, z - 0.03, z + 0.03, timber, 0.006)
    for x in (-width / 2 - 0.025, width / 2 + 0.025):
        block(x - 0.03, x + 0.03, -0.0455, 0, -0.03, height + 0.03, timber, 0.006)
    for x in (-width / 6, width / 6):
        block(
            x - 0.006, x + 0.006, -0.034, 0, 0.03, height - 0.03, metal("#9fa5a3", 0.35), 0.001
        )
    block(-width / 2, width / 2, -0.11, -0.02, -0.06, -0.035, timber, 0.006)
    for number, (x, chalk) in enumerate(
        ((-0.9, "#f5f3ec"), (-0.82, "#f5f3ec"), (-0.6, "#e9c46a"))
    ):
        cylinder(
            0.006,
            0.075,
            (x, -0.075, -0.029),
            plastic(chalk, 0.7),
            sides=12,
            rotation=(0, 90, 10 * number),
        )
    box(
        (0.13, 0.05, 0.035),
        (0.7, -0.07, -0.017),
        wood("#b58a5c", "#8a6540", 0.42, (0.6, 9, 9)),
        0.006,
    )
    box((0.13, 0.05, 0.018), (0.7, -0.07, -0.03), fabric("#3b4a48"), 0.004)


def wall_clock(radius=0.17):
    """Clock on a wall, facing -Y, without numerals."""
    cylinder(radius, 0.035, (0, 0, 0), plastic("#2a3a38", 0.35), rotation=(90, 0, 0), sides=72)
    cylinder(
        radius - 0.014,
        0.004,
        (0, -0.035, 0),
        plastic("#f7f5ef", 0.4),
        rotation=(90, 0, 0),
        sides=72,
    )
    ink = plastic("#23302f", 0.4)
    for hour in range(12):
        with At((0, -0.040, 0), rotation=(0, hour * 30, 0)):
            box((0.007, 0.003, 0.026), (0, 0, radius - 0.038), ink, 0)
    with At((0, -0.043, 0), rotation=(0, -62, 0)):
        box((0.010, 0.003, radius * 0.52), (0, 0, radius * 0.22), ink, 0.001)
    with At((0, -0.046, 0), rotation=(0, 0, 0)):
        box((0.007, 0.003, radius * 0.74), (0, 0, radius * 0.32), ink, 0.001)
    cylinder(
        0.009, 0.012, (0, -0.038, 0), plastic("#e0a52f", 0.4), rotation=(90, 0, 0), sides=24
    )


def book_row(
    width,
    height=0.24,
    depth=0.19,
    seed=1,
    palette=(
        "#2f6f69",
        "#d9d2c4",
        "#7f9b92",
        "#b98a58",
        "#3c4a4a",
        "#efeae0",
        "#8aa9a3",
        "#d3a24a",
    ),
):
    """A row of books along +X, spines toward -Y, without titles."""
    rng = random.Random(seed)
    x = 0
    while x < width - 0.05:
        thickness = rng.uniform(0.018, 0.045)
        book_height = height * rng.uniform(0.72, 1)
        book_depth = depth * rng.uniform(0.8, 1)
        block(
            x,
            x + thickness - 0.001,
            -depth / 2,
            -depth / 2 + book_depth,
            0,
            book_height,
            plastic(rng.choice(palette), 0.55),
            0.003,
        )
        if rng.random() < 0.4:
            block(
                x + 0.003,
                x + thickness - 0.004,
                -depth / 2 - 0.0008,
                -depth / 2,
                book_height * 0.72,
                book_height * 0.78,
                plastic("#e8e1d2", 0.5),
                0,
            )
        x += thickness + (0.0 if rng.random() < 0.9 else 0.06)


def open_shelf(bays=5, bay_width=0.62, height=0.92, depth=0.42, timber=None, rows=2, seed=3):
    """Low open shelf along +X, filled; front toward -Y, back at y 0."""
    timber = timber or wood("#bd9a70", "#94734c", 0.42, (0.7, 9, 9))
    total = bays * bay_width
    thickness = 0.022
    rng = random.Random(seed)
    block(0, total, -depth, 0, 0.06, 0.06 + thickness, timber, 0.003)
    block(-0.012, total + 0.012, -depth - 0.012, 0, height - thickness, height, timber, 0.005)
    block(0.02, total - 0.02, -depth + 0.05, -0.02, 0, 0.06, plastic("#33403e", 0.5), 0)
    block(0, total, -0.012, 0, 0.06, height, timber, 0)
    for bay in range(bays + 1):
        x = min(max(bay * bay_width, thickness / 2), total - thickness / 2)
        block(
            x - thickness / 2,
            x + thickness / 2,
            -depth + 0.002,
            -0.01,
            0.07,
            height - 0.01,
            timber,
            0.003,
        )
    row_height = (height - 0.06 - thickness) / rows
    for row in range(1, rows):
        block(
            thickness * 0.6,
            total - thickness * 0.6,
            -depth + 0.004,
            -0.01,
            0.06 + row * row_height - 0.0,
            0.06 + row * row_height + thickness,
            timber,
            0.003,
        )
    colors = ("#2f6f69", "#cfd8d2", "#d0a24e", "#8fa8a0")
    for bay in range(bays):
        for row in range(rows):
            z = 0.06 + row * row_height + thickness + 0.001
            chance = rng.random()
            if chance < 0.45:
                with At((bay * bay_width + 0.05, -depth / 2 - 0.03, z)):
                    book_row(bay_width - 0.14, row_height * 0.78, 0.2, rng.randrange(99))
            elif chance < 0.85:
                crate = plastic(rng.choice(colors), 0.5)
                block(
                    bay * bay_width + 0.05,
                    bay * bay_width + bay_width - 0.05,
                    -depth + 0.03,
                    -0.05,
                    z,
                    z + row_height * 0.62,
                    crate,
                    0.02,
                )
                block(
                    bay * bay_width + bay_width / 2 - 0.06,
                    bay * bay_width + bay_width / 2 + 0.06,
                    -depth + 0.024,
                    -depth + 0.032,
                    z + row_height * 0.42,
                    z + row_height * 0.5,
                    plastic("#f4f1ea", 0.5),
                    0.002,
                )
