"""Bed covers, pillows, curtains, garments and folded cloths. Sizes in meters."""

import math

import bmesh
from mathutils import Vector, noise

from .materials import fabric, metal, wood
from .shapes import cylinder, finish_smooth, sheet_of, tube


def bed_cover(
    half_x, half_y, drop, thickness, material, seed=1, front=True, fold=1.0, radius=0.07
):
    """A bed cover on a block of half size `half_x` by `half_y`, its top at z 0, hanging by
    `drop` over the sides and the near end.
    """

    def wrap(along, half, drop):
        """arc length s from the center -> (offset, fall)"""
        distance = abs(along)
        sign = 1 if along >= 0 else -1
        arc = radius * math.pi / 2
        if distance <= half - radius:
            return sign * distance, 0.0
        past = distance - (half - radius)
        if past < arc:
            turn = past / radius
            return sign * (half - radius + radius * math.sin(turn)), -(
                radius - radius * math.cos(turn)
            )
        return sign * half, -radius - (past - arc)

    length_x = half_x - radius + radius * math.pi / 2 + drop
    length_y = half_y - radius + radius * math.pi / 2 + drop if front else half_y

    def point_at(u, v):
        across = -length_x + 2 * length_x * u
        lengthwise = (
            (-length_y + (length_y + half_y) * v) if front else (-half_y + 2 * half_y * v)
        )
        x, fall_x = wrap(across, half_x, drop)
        if front and lengthwise < 0:
            y, fall_y = wrap(lengthwise, half_y, drop)
        else:
            y, fall_y = lengthwise, 0.0
        z = fall_x + fall_y
        if fall_x < -radius and fall_y < -radius:
            z = min(fall_x, fall_y)
        # folds grow with fall
        for axis, fall, place in ((0, fall_x, lengthwise), (1, fall_y, across)):
            if fall < -0.01:
                distance = min(1, -fall / drop)
                depth = 0.028 * fold * distance**1.2
                wave = math.sin(
                    place * 9 + seed * 1.7 + 1.2 * math.sin(place * 3.1 + seed)
                ) + 0.4 * math.sin(place * 21 + seed * 3)
                if axis == 0:
                    x += (1 if x > 0 else -1) * (depth * (wave + 1.2) * 0.6 + 0.01 * distance)
                else:
                    y -= depth * (wave + 1.2) * 0.6 + 0.01 * distance
        flatness = max(0, 1 + z / 0.15)
        crumple = (
            noise.noise(Vector((across * 1.6 + seed * 9, lengthwise * 1.6, seed))) * 0.016
            + noise.noise(Vector((across * 4 + seed * 5, lengthwise * 4, seed + 3))) * 0.007
        )
        z += (crumple + 0.004) * flatness * min(1, fold + 0.2)
        return (x, y, z)

    cover = sheet_of(110, 90, point_at, material, "drape", 1, thickness)
    return cover


def pillow(width, depth, height, material, seed=1, piping=False):
    """A pillow that lies in XY."""
    halves = []

    def profile(u, v):
        x, y = 2 * u - 1, 2 * v - 1
        fullness = (max(0, 1 - abs(x) ** 2.6) * max(0, 1 - abs(y) ** 2.6)) ** 0.46
        pinch_x = 1 - 0.075 * (1 - abs(y) ** 2) * abs(x) ** 3
        pinch_y = 1 - 0.10 * (1 - abs(x) ** 2) * abs(y) ** 3
        crumple = (
            noise.noise(Vector((x * 1.6 + seed * 3, y * 1.6, seed))) * 0.16
            + noise.noise(Vector((x * 3.5 + seed, y * 3.5, seed * 2))) * 0.06
        )
        return (
            x * width / 2 * pinch_x,
            y * depth / 2 * pinch_y,
            height / 2 * fullness * (1 + crumple),
        )

    for side in (-1, 1):
        halves.append(
            sheet_of(
                34,
                26,
                lambda u, v: (lambda point: (point[0], point[1], side * point[2]))(
                    profile(u, v)
                ),
                material,
                "pillow",
                1,
            )
        )
    seam = []
    steps = 26
    for step in range(steps):
        seam.append(profile(step / steps, 0))
    for step in range(steps):
        seam.append(profile(1, step / steps))
    for step in range(steps):
        seam.append(profile(1 - step / steps, 1))
    for step in range(steps):
        seam.append(profile(0, 1 - step / steps))
    tube([(x, y, 0) for x, y, z in seam], 0.006 if piping else 0.0035, material, cyclic=True)


def curtain(y0, y1, height, material, amplitude=0.05, folds=12, seed=1):
    """A curtain along Y at x 0, down to z 0; `amplitude` of its folds in meters."""

    def point_at(u, v):
        place = u * folds
        y = y0 + (y1 - y0) * u + 0.012 * math.sin(place * 6.28 * 2 + seed)
        depth = amplitude * (0.75 + 0.35 * noise.noise(Vector((u * folds * 0.7, seed, 0))))
        depth *= 0.75 + 0.25 * (1 - v)
        x = depth * math.sin(
            place * 6.283
            + 0.5 * math.sin(place * 2.1 + seed)
            + (1 - v) * 0.35 * math.sin(place * 1.3)
        )
        return (x, y + 0.01 * (1 - v) * math.sin(place * 3), v * height)

    sheet_of(folds * 14, 16, point_at, material, "curtain", 0)


def garment(color="#cfc7b8", width=0.44, height=0.78, seed=1, cloth=None):
    """A top on a hanger: the rail is at z 0 along Y, the shoulders along X."""
    weave = cloth or fabric(color, None, 500)
    half_depth = 0.05

    def body(u, v):
        # v 0 top .. 1 hem ; u around (closed loop)
        angle = u * 2 * math.pi
        shoulder = min(1, (v / 0.10))
        half = (0.07 + (width / 2 - 0.07) * shoulder**0.7) * (1 + 0.10 * v)
        z = -0.09 - 0.10 * shoulder * 1 - (v * (height - 0.1)) if v > 0 else -0.09
        z = -0.085 - (0.10 * shoulder**1.3) - max(0, v - 0.10) * (height - 0.2)
        thick = half_depth * (0.35 + 0.65 * min(1, v * 4)) * (1 + 0.25 * v)
        x = half * math.copysign(abs(math.cos(angle)) ** 0.7, math.cos(angle))
        y = thick * math.copysign(abs(math.sin(angle)) ** 0.8, math.sin(angle))
        wave = v**1.1 * 0.014
        y += wave * math.sin(x * 17 + seed * 2.1 + 1.3 * math.sin(x * 9 + seed))
        x += 0.006 * v * math.sin(z * 14 + seed)
        return (x, y, z)

    sheet_of(49, 22, lambda u, v: body(u, v), weave, "garment", 0)
    # sleeves
    for side in (-1, 1):
        length = height * 0.62

        def sleeve(u, v):
            angle = u * 2 * math.pi
            radius = 0.055 * (1 - 0.25 * v)
            x = side * (
                width / 2 - 0.02 + 0.05 * v + 0.01 * math.sin(v * 7 + seed)
            ) + radius * 0.7 * math.cos(angle)
            return (
                x,
                radius * 0.75 * math.sin(angle) + 0.006 * math.sin(v * 22 + seed),
                -0.16 - length * v,
            )

        sheet_of(17, 14, sleeve, weave, "sleeve", 0)
    brass = metal("#c3a064", 0.25)
    tube(
        [
            (-width * 0.40, 0, -0.155),
            (-0.05, 0, -0.075),
            (0, 0, -0.06),
            (0.05, 0, -0.075),
            (width * 0.40, 0, -0.155),
        ],
        0.009,
        wood("#b98a58", "#8d6038", 0.4, (0.6, 9, 9)),
        smooth=False,
    )
    tube(
        [
            (0, 0, -0.06),
            (0, 0, -0.02),
            (0.0, 0.022, 0),
            (0, 0.012, 0.022),
            (0, -0.012, 0.022),
            (0, -0.02, 0.004),
        ],
        0.0022,
        brass,
        smooth=True,
    )


def folded_cloth(
    width=0.20, depth=0.15, thickness=0.0058, color="#2f6f69", seed=1, stitch=None
):
    """A microfibre cloth folded to a quarter, its soft fold at -Y; about 4.2 times its
    thickness high.
    """
    microfibre = fabric(color, None, 900)
    path = []
    layers = [thickness * 0.55 + column * thickness * 1.04 for column in range(4)]
    back = depth / 2
    front = -depth / 2

    def straight(from_y, to_y, z, steps=10):
        for column in range(steps + 1):
            path.append((from_y + (to_y - from_y) * column / steps, z))

    def bend(y, center, radius, start, end, steps=6):
        for column in range(1, steps):
            angle = math.radians(start + (end - start) * column / steps)
            path.append(
                (y + radius * math.cos(angle) * 0.95, center + radius * math.sin(angle))
            )

    straight(back - 0.004, front + 0.010, layers[1])
    bend(front + 0.010, (layers[1] + layers[2]) / 2, (layers[2] - layers[1]) / 2, 270, 90)
    straight(front + 0.010, back - 0.003, layers[2])
    bend(back - 0.003, (layers[2] + layers[3]) / 2, (layers[3] - layers[2]) / 2, -90, 90)
    straight(back - 0.003, front + 0.006, layers[3])
    bend(front + 0.006, (layers[0] + layers[3]) / 2, (layers[3] - layers[0]) / 2, 90, 270, 9)
    straight(front + 0.006, back - 0.001, layers[0])
    mesh = bmesh.new()
    rows = []
    columns = 16
    for step, (y, z) in enumerate(path):
        row = []
        for column in range(columns + 1):
            x = -width / 2 + width * column / columns
            swell = noise.noise(Vector((x * 11 + seed * 3, y * 11, seed)))
            edge = abs(2 * column / columns - 1) ** 6
            z / (4.2 * thickness)
            row.append(
                mesh.verts.new(
                    (
                        x
                        + 0.0035
                        * noise.noise(Vector((y * 9, z * 160, seed * 2.0)))
                        * (1 if column in (0, columns) else 0.5)
                        + 0.0,
                        y + 0.0022 * noise.noise(Vector((x * 13, seed * 5, z * 90))),
                        max(thickness * 0.5, z * (1 + 0.11 * swell - 0.06 * edge)),
                    )
                )
            )
        rows.append(row)
    for row, following in zip(rows, rows[1:]):
        for column in range(columns):
            mesh.faces.new(
                (row[column], row[column + 1], following[column + 1], following[column])
            )
    cloth = finish_smooth(mesh, "cloth", microfibre)
    solid = cloth.modifiers.new("so", "SOLIDIFY")
    solid.thickness = thickness * 0.86
    solid.offset = 0
    swell = cloth.modifiers.new("ss", "SUBSURF")
    swell.levels = swell.render_levels = 1
    return cloth


def rolled_towel(length=0.24, radius=0.045, color="#f1ede4"):
    """A rolled towel along Y."""
    terry = fabric(color, None, 600)
    cylinder(
        radius,
        length,
        (0, length / 2, radius),
        terry,
        rotation=(90, 0, 0),
        sides=40,
        bevel=0.012,
    )
    tube(
        [
            (
                radius * 0.72 * (1 - step / 34) * math.cos(step * 0.55),
                -length / 2 - 0.001,
                radius + radius * 0.72 * (1 - step / 34) * math.sin(step * 0.55),
            )
            for step in range(30)
        ],
        0.0028,
        fabric("#d8d1c4", None, 600),
    )
