"""Plants in pots, grasses and far trees."""

import math
import random

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

from .materials import leaf, paint, plastic, wood
from .placement import link
from .shapes import cylinder, lathe, tube


def add_leaf(mesh, matrix, length, width, curl=0.35, fold=0.12, segments=6):
    """One leaf of length and width along X of a matrix."""
    rows = []
    for step in range(segments + 1):
        along = step / segments
        half = (
            width
            * math.sin(math.pi * min(1, max(0.02, along**0.85 * 0.97 + 0.015))) ** 0.8
            * 0.5
        )
        height = -curl * length * along * along
        x = length * along
        rows.append(
            [
                mesh.verts.new(
                    matrix @ Vector((x, side * half, height + abs(side) * fold * half * 2))
                )
                for side in (-1, 0, 1)
            ]
        )
    for row, following in zip(rows, rows[1:]):
        for column in (0, 1):
            mesh.faces.new(
                (row[column], row[column + 1], following[column + 1], following[column])
            )


def leaves(placed, material, length, width, curl=0.35, name="leaves"):
    """Many leaves as one object; each is a matrix and a scale."""
    mesh = bmesh.new()
    for matrix, scale in placed:
        add_leaf(mesh, matrix, length * scale, width * scale, curl)
    data = bpy.data.meshes.new(name)
    mesh.to_mesh(data)
    mesh.free()
    for p in data.polygons:
        p.use_smooth = True
    data.materials.append(material)
    return link(bpy.data.objects.new(name, data))


def plant_pot(radius=0.24, height=0.42, color="#e9e6df", material=None):
    """A flower pot of a radius and height, filled with earth."""
    glaze = material or plastic(color, 0.45)
    lathe(
        [
            (0, 0),
            (radius * 0.72, 0),
            (radius * 0.78, 0.01),
            (radius, height - 0.02),
            (radius, height),
            (radius - 0.02, height),
            (radius - 0.03, height - 0.05),
            (0, height - 0.05),
        ],
        (0, 0, 0),
        glaze,
        64,
    )
    cylinder(radius - 0.03, 0.02, (0, 0, height - 0.06), paint("#3a2c20", 0.95), sides=40)


def ficus(
    height=2.4,
    spread=0.75,
    count=420,
    pot_radius=0.27,
    pot_height=0.5,
    pot_color="#dcd8d0",
    seed=1,
    leaf_colors=("#244d2c", "#4c7f41"),
):
    """A small indoor tree of about 2 m with several thin trunks."""
    rng = random.Random(seed)
    plant_pot(pot_radius, pot_height, pot_color)
    bark = wood("#7d6a55", "#55473a", 0.8, (6, 6, 0.6))
    placed = []
    twigs = []
    for trunk in range(3):
        angle = rng.uniform(0, 6.28)
        top = Vector(
            (
                math.cos(angle) * spread * 0.28,
                math.sin(angle) * spread * 0.28,
                height * rng.uniform(0.62, 0.78),
            )
        )
        middle = Vector(
            (
                top.x * 0.2 + rng.uniform(-0.05, 0.05),
                top.y * 0.2 + rng.uniform(-0.05, 0.05),
                pot_height + (top.z - pot_height) * 0.5,
            )
        )
        tube(
            [
                (rng.uniform(-0.04, 0.04), rng.uniform(-0.04, 0.04), pot_height - 0.08),
                middle,
                top,
            ],
            0.017,
            bark,
            smooth=True,
        )
        for branch in range(7):
            along = rng.uniform(0.45, 1)
            foot = middle.lerp(top, along)
            turn = rng.uniform(0, 6.28)
            tip = foot + Vector(
                (
                    math.cos(turn) * spread * rng.uniform(0.4, 0.8),
                    math.sin(turn) * spread * rng.uniform(0.4, 0.8),
                    rng.uniform(0.12, 0.5) * height * 0.4,
                )
            )
            tube(
                [foot, foot.lerp(tip, 0.5) + Vector((0, 0, 0.06)), tip],
                0.007,
                bark,
                smooth=True,
            )
            twigs.append((foot, tip))
    for number in range(count):
        foot, tip = rng.choice(twigs)
        center = foot.lerp(tip, rng.uniform(0.35, 1.08)) + Vector(
            (rng.gauss(0, 0.07), rng.gauss(0, 0.07), rng.gauss(0, 0.07))
        )
        rotation = (
            Euler((rng.uniform(-0.6, 0.6), rng.uniform(-0.3, 0.75), rng.uniform(0, 6.28)))
            .to_matrix()
            .to_4x4()
        )
        placed.append((Matrix.Translation(center) @ rotation, rng.uniform(0.7, 1.25)))
    leaves(placed, leaf(*leaf_colors), 0.15, 0.075)


def snake_plant(
    height=0.75, count=16, pot_radius=0.17, pot_height=0.3, pot_color="#efece6", seed=3
):
    """Sansevieria: a few upright blades."""
    rng = random.Random(seed)
    plant_pot(pot_radius, pot_height, pot_color)
    placed = []
    for number in range(count):
        angle = rng.uniform(0, 6.28)
        offset = rng.uniform(0, pot_radius * 0.55)
        tilt = rng.uniform(0.02, 0.22)
        matrix = (
            Matrix.Translation(
                (math.cos(angle) * offset, math.sin(angle) * offset, pot_height - 0.06)
            )
            @ Matrix.Rotation(angle, 4, "Z")
            @ Matrix.Rotation(-math.pi / 2 + tilt, 4, "Y")
            @ Matrix.Rotation(rng.uniform(0, 3), 4, "X")
        )
        placed.append((matrix, rng.uniform(0.65, 1.1)))
    leaves(placed, leaf("#2c4a33", "#5b7d4c", 0.3), height, 0.075, 0.05)


def palm(height=1.9, count=15, pot_radius=0.25, pot_height=0.45, pot_color="#dcd8d0", seed=5):
    """A palm in a pot."""
    rng = random.Random(seed)
    plant_pot(pot_radius, pot_height, pot_color)
    placed = []
    stem = plastic("#6d8a4c", 0.5)
    for number in range(count):
        angle = number * 2.4 + rng.uniform(-0.2, 0.2)
        length = height * rng.uniform(0.6, 1.0)
        reach = rng.uniform(0.3, 0.62) * length
        spine = []
        for step in range(9):
            along = step / 8
            spine.append(
                Vector(
                    (
                        math.cos(angle) * reach * along**1.5,
                        math.sin(angle) * reach * along**1.5,
                        pot_height
                        - 0.05
                        + length * (along - 0.42 * along * along * along) * 0.9,
                    )
                )
            )
        tube(spine, 0.006, stem)
        for step in range(26):
            along = 0.3 + 0.7 * step / 25
            place = along * 8
            segment = min(7, int(place))
            point = spine[segment].lerp(spine[segment + 1], place - segment)
            direction = (spine[segment + 1] - spine[segment]).normalized()
            for side in (-1, 1):
                sideways = direction.cross(Vector((0, 0, 1))).normalized() * side
                leaf_direction = (
                    sideways * 0.8 + direction * 0.7 + Vector((0, 0, -0.12))
                ).normalized()
                upwards = leaf_direction.cross(direction).normalized()
                across = upwards.cross(leaf_direction)
                matrix = Matrix(
                    (
                        (leaf_direction.x, across.x, upwards.x, point.x),
                        (leaf_direction.y, across.y, upwards.y, point.y),
                        (leaf_direction.z, across.z, upwards.z, point.z),
                        (0, 0, 0, 1),
                    )
                )
                placed.append(
                    (
                        matrix,
                        math.sin(math.pi * (0.12 + 0.8 * (step / 25))) ** 0.6
                        * rng.uniform(0.85, 1.1),
                    )
                )
    leaves(placed, leaf("#2f6234", "#5f9148"), 0.30 * height / 1.9, 0.03, 0.25)


def street_tree(height=6.0, crown=1.5, count=3000, seed=1, leaf_colors=("#4f8643", "#8ab45c")):
    """A street tree, 6 m; only far away, behind glass."""
    rng = random.Random(seed)
    bark = wood("#7d6a55", "#55473a", 0.8, (6, 6, 0.6))
    tube(
        [(0, 0, 0), (0.06, 0.03, height * 0.35), (0.02, -0.05, height * 0.72)],
        0.085,
        bark,
        smooth=True,
    )
    crowns = [
        (
            Vector(
                (
                    rng.gauss(0, crown * 0.42),
                    rng.gauss(0, crown * 0.42),
                    height * 0.70 + rng.uniform(-0.12, 0.30) * height * 0.55,
                )
            ),
            crown * rng.uniform(0.45, 0.8),
        )
        for _ in range(9)
    ]
    for center, radius in crowns:
        tube(
            [
                (0.04, 0, height * 0.38),
                ((center.x) * 0.5, (center.y) * 0.5, height * 0.52),
                (center.x, center.y, center.z),
            ],
            0.028,
            bark,
            smooth=True,
        )
    placed = []
    for number in range(count):
        center, radius = rng.choice(crowns)
        offset = (
            Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()
            * radius
            * rng.uniform(0.55, 1.05) ** 0.6
        )
        offset.z *= 0.8
        placed.append(
            (
                Matrix.Translation(center + offset)
                @ Euler((rng.uniform(-0.7, 0.7), rng.uniform(-0.2, 0.8), rng.uniform(0, 6.28)))
                .to_matrix()
                .to_4x4(),
                rng.uniform(0.7, 1.3),
            )
        )
    leaves(placed, leaf(*leaf_colors), 0.26, 0.16)


def grass(width, depth, count=260, height=0.62, seed=1, colors=("#6d8058", "#a79a63")):
    """Tall grasses that fill a trough of a width and depth."""
    rng = random.Random(seed)
    placed = []
    for number in range(count):
        matrix = (
            Matrix.Translation(
                (rng.uniform(-width / 2, width / 2), rng.uniform(-depth / 2, depth / 2), 0)
            )
            @ Matrix.Rotation(rng.uniform(0, 6.28), 4, "Z")
            @ Matrix.Rotation(-math.pi / 2 + rng.uniform(0.03, 0.30), 4, "Y")
            @ Matrix.Rotation(rng.uniform(0, 3), 4, "X")
        )
        placed.append((matrix, rng.uniform(0.55, 1.1)))
    leaves(placed, leaf(*colors, 0.6), height, 0.012, 0.25)
