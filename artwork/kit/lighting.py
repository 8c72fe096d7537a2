"""Sun, sky and lamps. Angles in degrees, power in watts, the sun's strength in W/m2.

Azimuth is where the light comes from, counter-clockwise from +X.
"""

import math

import bpy
from mathutils import Vector

from .placement import link, radians
from .shading import rgba


def _towards(vector):
    """Rotation of a lamp that shines against a vector."""
    return vector.to_track_quat("Z", "Y").to_euler()


def area_light(
    location,
    rotation,
    width,
    depth,
    power,
    color=(1, 1, 1),
    camera=False,
    gloss=True,
    spread=180,
):
    """A glowing rectangle that shines downwards before it is rotated.

    The camera never sees it unless `camera`; `gloss=False` keeps it out of reflections.
    """
    lamp = bpy.data.lights.new("area", "AREA")
    lamp.shape = "RECTANGLE"
    lamp.size = width
    lamp.size_y = depth
    lamp.energy = power
    lamp.color = color
    lamp.spread = math.radians(spread)
    thing = bpy.data.objects.new("area", lamp)
    thing.location = location
    thing.rotation_euler = radians(rotation)
    link(thing)
    thing.visible_camera = camera
    thing.visible_glossy = gloss
    return thing


def sun(elevation, azimuth, strength, color=(1, 0.86, 0.68), angle=1.2):
    """The sun; `angle` is its width, and so the softness of its shadows."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy = strength
    lamp.color = color
    lamp.angle = math.radians(angle)
    thing = bpy.data.objects.new("sun", lamp)
    up, around = math.radians(elevation), math.radians(azimuth)
    thing.rotation_euler = _towards(
        Vector(
            (
                math.cos(up) * math.cos(around),
                math.cos(up) * math.sin(around),
                math.sin(up),
            )
        )
    )
    return link(thing)


def spot_light(location, target, power, cone=60, blend=0.6, color=(1, 0.9, 0.78), radius=0.05):
    """A lamp with a cone of light, aimed at a target."""
    lamp = bpy.data.lights.new("spot", "SPOT")
    lamp.energy = power
    lamp.spot_size = math.radians(cone)
    lamp.spot_blend = blend
    lamp.color = color
    lamp.shadow_soft_size = radius
    thing = bpy.data.objects.new("spot", lamp)
    thing.location = location
    thing.rotation_euler = _towards(Vector(location) - Vector(target))
    return link(thing)


def point_light(location, power, color=(1, 0.6, 0.28), radius=0.05):
    """A bare bulb of a radius."""
    lamp = bpy.data.lights.new("point", "POINT")
    lamp.energy = power
    lamp.color = color
    lamp.shadow_soft_size = radius
    thing = bpy.data.objects.new("point", lamp)
    thing.location = location
    return link(thing)


def _new_world(name):
    world = bpy.data.worlds.new(name)
    bpy.context.scene.world = world
    world.use_nodes = True
    return world


def clear_sky(elevation=18, azimuth=120, strength=0.35, dust=1.5, air=1.0):
    """A physical morning sky without the sun's disc."""
    world = _new_world("sky")
    tree = world.node_tree
    background = tree.nodes["Background"]
    sky = tree.nodes.new("ShaderNodeTexSky")
    sky.sky_type = "NISHITA"
    sky.sun_disc = False
    sky.sun_elevation = math.radians(elevation)
    sky.sun_rotation = math.radians(90 - azimuth)
    sky.dust_density = dust
    sky.air_density = air
    tree.links.new(sky.outputs[0], background.inputs[0])
    background.inputs[1].default_value = strength
    world.cycles.sampling_method = "AUTOMATIC"


def flat_world(color=(1, 1, 1), strength=1.0):
    """The same light from everywhere, for cut-aways and still lifes."""
    background = _new_world("flat").node_tree.nodes["Background"]
    background.inputs[0].default_value = (*color, 1)
    background.inputs[1].default_value = strength


def dawn_world(
    azimuth=60,
    elevation=8,
    seen=1.0,
    shed=1.0,
    horizon="#f2c9a0",
    low="#f0dcc6",
    middle="#bcd0d6",
    top="#7ea3b6",
    glow=(1.0, 0.60, 0.30),
    wide_glow=0.9,
    narrow_glow=4.0,
    ground="#b9aa9c",
    heights=(0.0, 0.09, 0.30, 0.85),
):
    """A graded dawn sky with a warm glow about the sun.

    `seen` is its strength for the camera and in reflections, `shed` for the light that it
    gives. `heights` are the sines of the elevations at which the four colors stand.
    """
    world = _new_world("dawn")
    tree = world.node_tree
    background = tree.nodes["Background"]

    def node(kind):
        return tree.nodes.new(f"ShaderNode{kind}")

    def join(output, entry):
        tree.links.new(output, entry)

    def operate(kind, first, second):
        result = node("Math")
        result.operation = kind
        join(first, result.inputs[0])
        result.inputs[1].default_value = second
        return result.outputs[0]

    coordinates = node("TexCoord")
    direction = node("VectorMath")
    direction.operation = "NORMALIZE"
    join(coordinates.outputs["Generated"], direction.inputs[0])
    parts = node("SeparateXYZ")
    join(direction.outputs[0], parts.inputs[0])

    ramp = node("ValToRGB")
    height = node("MapRange")
    join(parts.outputs[2], height.inputs[0])
    height.inputs[1].default_value = -0.1
    height.inputs[2].default_value = 0.9
    join(height.outputs[0], ramp.inputs[0])
    stops = [(0, ground), (0.085, ground)]
    stops += [(z + 0.1, color) for z, color in zip(heights, (horizon, low, middle, top))]
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (place, color) in zip(elements, stops):
        element.position = min(1, place)
        element.color = rgba(color)

    around, up = math.radians(azimuth), math.radians(elevation)
    nearness = node("VectorMath")
    nearness.operation = "DOT_PRODUCT"
    join(direction.outputs[0], nearness.inputs[0])
    nearness.inputs[1].default_value = (
        math.cos(up) * math.cos(around),
        math.cos(up) * math.sin(around),
        math.sin(up),
    )
    color = ramp.outputs[0]
    for power, amount in (
        (5, wide_glow),
        (70, narrow_glow * 0.35),
        (900, narrow_glow),
    ):
        toward = operate("MAXIMUM", nearness.outputs["Value"], 0)
        halo = operate("MULTIPLY", operate("POWER", toward, power), amount)
        added = node("Mix")
        added.data_type = "RGBA"
        added.blend_type = "ADD"
        added.clamp_factor = False
        join(halo, added.inputs[0])
        join(color, added.inputs[6])
        added.inputs[7].default_value = (*glow, 1)
        color = added.outputs[2]
    join(color, background.inputs[0])

    ray = node("LightPath")
    visible = node("Math")
    visible.operation = "MAXIMUM"
    join(ray.outputs["Is Camera Ray"], visible.inputs[0])
    join(ray.outputs["Is Glossy Ray"], visible.inputs[1])
    strength = node("MapRange")
    join(visible.outputs[0], strength.inputs[0])
    strength.inputs[3].default_value = shed
    strength.inputs[4].default_value = seen
    join(strength.outputs[0], background.inputs[1])
    world.cycles.sampling_method = "AUTOMATIC"
