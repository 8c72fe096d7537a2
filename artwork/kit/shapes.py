"""Solids of which everything is built. Lengths are meters, angles degrees."""

import math

import bmesh
import bpy
from mathutils import Vector

from .placement import link, radians


def finish_mesh(
    mesh,
    name,
    material,
    smooth=True,
    bevel=0,
    segments=3,
    subdivisions=0,
    angle=30,
):
    """Make an object of a bmesh: edges steeper than `angle` stay sharp or get a bevel."""
    data = bpy.data.meshes.new(name)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces[:])
    mesh.to_mesh(data)
    mesh.free()
    if smooth:
        for polygon in data.polygons:
            polygon.use_smooth = True
    thing = bpy.data.objects.new(name, data)
    if material is not None:
        data.materials.append(material)
    if bevel > 0:
        modifier = thing.modifiers.new("bevel", "BEVEL")
        modifier.width = bevel
        modifier.segments = segments
        modifier.limit_method = "ANGLE"
        modifier.angle_limit = math.radians(angle)
        modifier.harden_normals = True
    elif smooth and not subdivisions:
        _keep_steep_edges_sharp(data, angle)
    if subdivisions:
        modifier = thing.modifiers.new("subdivision", "SUBSURF")
        modifier.levels = modifier.render_levels = subdivisions
    return link(thing)


def _keep_steep_edges_sharp(data, angle):
    data.shade_smooth()
    mesh = bmesh.new()
    mesh.from_mesh(data)
    for edge in mesh.edges:
        if len(edge.link_faces) == 2 and edge.calc_face_angle(0) > math.radians(angle):
            edge.smooth = False
    mesh.to_mesh(data)
    mesh.free()


def finish_smooth(mesh, name, material):
    """Make an object of a bmesh that is smooth all over."""
    data = bpy.data.meshes.new(name)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces[:])
    mesh.to_mesh(data)
    mesh.free()
    for polygon in data.polygons:
        polygon.use_smooth = True
    thing = bpy.data.objects.new(name, data)
    data.materials.append(material)
    return link(thing)


def block(x0, x1, y0, y1, z0, z1, material=None, bevel=0.006, segments=2, name="block"):
    """A block between two corners."""
    size_x, size_y, size_z = abs(x1 - x0), abs(y1 - y0), abs(z1 - z0)
    mesh = bmesh.new()
    bmesh.ops.create_cube(mesh, size=1)
    for vertex in mesh.verts:
        vertex.co = Vector((vertex.co.x * size_x, vertex.co.y * size_y, vertex.co.z * size_z))
    bevel = min(bevel, min(size_x, size_y, size_z) * 0.49)
    thing = finish_mesh(mesh, name, material, smooth=bevel > 0, bevel=bevel, segments=segments)
    thing.location = ((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2)
    return thing


def box(size, location, material=None, bevel=0.006, segments=2, rotation=(0, 0, 0), name="box"):
    """A block of a size about a center."""
    x, y, z = size
    thing = block(-x / 2, x / 2, -y / 2, y / 2, -z / 2, z / 2, material, bevel, segments, name)
    thing.location = location
    thing.rotation_euler = radians(rotation)
    return thing


def lathe(
    profile,
    location=(0, 0, 0),
    material=None,
    sides=48,
    rotation=(0, 0, 0),
    subdivisions=0,
    name="lathe",
    angle=35,
):
    """A profile of (radius, height) pairs turned about Z."""
    mesh = bmesh.new()
    rings = []
    for radius, height in profile:
        if radius < 1e-6:
            rings.append([mesh.verts.new((0, 0, height))])
            continue
        turns = [2 * math.pi * i / sides for i in range(sides)]
        rings.append(
            [
                mesh.verts.new((radius * math.cos(turn), radius * math.sin(turn), height))
                for turn in turns
            ]
        )
    for lower, upper in zip(rings, rings[1:]):
        for i in range(sides):
            j = (i + 1) % sides
            if len(lower) == 1 and len(upper) == 1:
                continue
            if len(lower) == 1:
                mesh.faces.new((lower[0], upper[j], upper[i]))
            elif len(upper) == 1:
                mesh.faces.new((lower[i], lower[j], upper[0]))
            else:
                mesh.faces.new((lower[i], lower[j], upper[j], upper[i]))
    thing = finish_mesh(mesh, name, material, subdivisions=subdivisions, angle=angle)
    thing.location = location
    thing.rotation_euler = radians(rotation)
    return thing


def smooth_profile(points, steps=6):
    """More points on the curve through the given ones, for `lathe`."""
    bent = []
    for i in range(len(points) - 1):
        before, start = points[max(0, i - 1)], points[i]
        end, after = points[i + 1], points[min(len(points) - 1, i + 2)]
        for step in range(steps):
            t = step / steps
            bent.append(
                tuple(
                    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t)
                    + 0.5 * (3 * b - a - 3 * c + d) * t**3
                    for a, b, c, d in zip(before, start, end, after)
                )
            )
    return bent + [points[-1]]


def cylinder(
    radius,
    height,
    location=(0, 0, 0),
    material=None,
    top_radius=None,
    sides=48,
    bevel=0.004,
    rotation=(0, 0, 0),
    name="cylinder",
):
    """A cylinder or cone that stands on its location, with softened rims."""
    top = radius if top_radius is None else top_radius
    rim = min(bevel, radius * 0.4, top * 0.4 if top > 0 else bevel, height * 0.4)
    profile = [
        (0, 0),
        (radius - rim, 0),
        (radius - rim * 0.3, rim * 0.3),
        (radius, rim),
        (top, height - rim),
        (top - rim * 0.3, height - rim * 0.3),
        (top - rim, height),
        (0, height),
    ]
    return lathe(profile, location, material, sides, rotation, name=name)


def prism(
    points,
    depth,
    location=(0, 0, 0),
    material=None,
    rotation=(0, 0, 0),
    bevel=0.01,
    segments=3,
    axis="Y",
    name="prism",
):
    """An outline pushed along an axis.

    Y: outline in XZ, half the depth to each side. X: outline in YZ, likewise. Z: outline in
    XY, pushed upwards by the depth.
    """
    mesh = bmesh.new()
    if axis == "Y":
        near = [mesh.verts.new((a, -depth / 2, b)) for a, b in points]
        far = [mesh.verts.new((a, depth / 2, b)) for a, b in points]
    elif axis == "X":
        near = [mesh.verts.new((-depth / 2, a, b)) for a, b in points]
        far = [mesh.verts.new((depth / 2, a, b)) for a, b in points]
    else:
        near = [mesh.verts.new((a, b, 0)) for a, b in points]
        far = [mesh.verts.new((a, b, depth)) for a, b in points]
    mesh.faces.new(near)
    mesh.faces.new(far[::-1])
    for i in range(len(points)):
        j = (i + 1) % len(points)
        mesh.faces.new((near[i], far[i], far[j], near[j]))
    thing = finish_mesh(mesh, name, material, bevel=bevel, segments=segments)
    thing.location = location
    thing.rotation_euler = radians(rotation)
    return thing


def rounded_rectangle(width, height, radius, steps=6, center_x=0, center_y=0):
    """Outline of a rectangle with round corners, for `prism`."""
    points = []
    for sign_x, sign_y, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(steps + 1):
            turn = math.radians(start + 90 * i / steps)
            points.append(
                (
                    center_x + sign_x * (width / 2 - radius) + radius * math.cos(turn),
                    center_y + sign_y * (height / 2 - radius) + radius * math.sin(turn),
                )
            )
    return points


def tube(
    points,
    radius,
    material=None,
    location=(0, 0, 0),
    rotation=(0, 0, 0),
    cyclic=False,
    smooth=False,
    resolution=10,
    name="tube",
):
    """A round bar along points; `smooth` bends it through them."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 6
    curve.resolution_u = resolution
    curve.use_fill_caps = True
    if smooth:
        spline = curve.splines.new("BEZIER")
        spline.bezier_points.add(len(points) - 1)
        for knot, point in zip(spline.bezier_points, points):
            knot.co = point
            knot.handle_left_type = knot.handle_right_type = "AUTO"
    else:
        spline = curve.splines.new("POLY")
        spline.points.add(len(points) - 1)
        for knot, point in zip(spline.points, points):
            knot.co = (*point, 1)
    spline.use_cyclic_u = cyclic
    thing = bpy.data.objects.new(name, curve)
    if material:
        curve.materials.append(material)
    thing.location = location
    thing.rotation_euler = radians(rotation)
    return link(thing)


def cushion(size, location, material, rotation=(0, 0, 0), puff=0.35, name="cushion"):
    """A soft upholstered block; `puff` swells its upper and lower face."""
    size_x, size_y, size_z = size
    mesh = bmesh.new()
    bmesh.ops.create_cube(mesh, size=1)
    bmesh.ops.subdivide_edges(mesh, edges=mesh.edges[:], cuts=5, use_grid_fill=True)
    for vertex in mesh.verts:
        x, y, z = vertex.co * 2
        swell = 1 + puff * 0.18 * ((1 - x * x) * (1 - y * y) if abs(z) > 0.99 else 0)
        vertex.co = Vector((x / 2 * size_x, y / 2 * size_y, z / 2 * size_z * swell))
    thing = finish_mesh(mesh, name, material)
    modifier = thing.modifiers.new("bevel", "BEVEL")
    modifier.width = min(size) * 0.28
    modifier.segments = 5
    modifier.limit_method = "ANGLE"
    modifier.angle_limit = math.radians(50)
    for polygon in thing.data.polygons:
        polygon.use_smooth = True
    for edge in thing.data.edges:
        edge.use_edge_sharp = False
    thing.location = location
    thing.rotation_euler = radians(rotation)
    return thing


def quad(corners, material, name="quad"):
    """One face between four corners."""
    mesh = bmesh.new()
    mesh.faces.new([mesh.verts.new(corner) for corner in corners])
    return finish_mesh(mesh, name, material, smooth=False)


def boxes(bounds, material, bevel=0, name="boxes"):
    """Many blocks as one object; each bound is (x0, x1, y0, y1, z0, z1)."""
    mesh = bmesh.new()
    sides = (
        (3, 2, 1, 0),
        (4, 5, 6, 7),
        (0, 1, 5, 4),
        (1, 2, 6, 5),
        (2, 3, 7, 6),
        (3, 0, 4, 7),
    )
    for x0, x1, y0, y1, z0, z1 in bounds:
        below = [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0)]
        above = [(x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)]
        corners = [mesh.verts.new(corner) for corner in below + above]
        for side in sides:
            mesh.faces.new([corners[i] for i in side])
    return finish_mesh(mesh, name, material, smooth=bevel > 0, bevel=bevel)


def sheet_of(columns, rows, point_at, material, name="sheet", subdivisions=0, thickness=0):
    """A smooth sheet: `point_at(u, v)` gives the point for u and v from 0 to 1."""
    mesh = bmesh.new()
    grid = [
        [mesh.verts.new(point_at(i / (columns - 1), j / (rows - 1))) for j in range(rows)]
        for i in range(columns)
    ]
    for i in range(columns - 1):
        for j in range(rows - 1):
            mesh.faces.new((grid[i][j], grid[i + 1][j], grid[i + 1][j + 1], grid[i][j + 1]))
    thing = finish_smooth(mesh, name, material)
    if thickness:
        modifier = thing.modifiers.new("thickness", "SOLIDIFY")
        modifier.thickness = thickness
        modifier.offset = 0
    if subdivisions:
        modifier = thing.modifiers.new("subdivision", "SUBSURF")
        modifier.levels = modifier.render_levels = subdivisions
    return thing
