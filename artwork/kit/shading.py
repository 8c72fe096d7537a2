"""A thin layer over shader nodes, so that a material reads as a formula."""

import bpy

PRINCIPLED_INPUTS = {
    "color": "Base Color",
    "roughness": "Roughness",
    "metallic": "Metallic",
    "specular": "Specular IOR Level",
    "coat": "Coat Weight",
    "coat_roughness": "Coat Roughness",
    "normal": "Normal",
    "emission": "Emission Color",
    "emission_strength": "Emission Strength",
    "sheen": "Sheen Weight",
    "alpha": "Alpha",
}

_made = {}


def linear_rgb(color):
    """'#rrggbb' as linear red, green, blue."""

    def linear(value):
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    digits = color.lstrip("#")
    return tuple(linear(int(digits[i : i + 2], 16) / 255) for i in (0, 2, 4))


def rgba(color):
    """'#rrggbb' or linear values as linear RGBA."""
    return (*linear_rgb(color), 1) if isinstance(color, str) else (*color[:3], 1)


def cached(make):
    """Make a material once for each set of arguments."""

    def remembered(*arguments, **named):
        key = (make.__name__, arguments, tuple(sorted(named.items())))
        if key not in _made:
            _made[key] = make(*arguments, **named)
        return _made[key]

    remembered.__name__ = make.__name__
    remembered.__doc__ = make.__doc__
    return remembered


class Shader:
    """A material under construction; methods return sockets that feed other methods."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.bsdf = self.tree.nodes["Principled BSDF"]
        self.output = self.tree.nodes["Material Output"]

    def node(self, kind, inputs={}, **properties):
        """A node of any kind; inputs by number or name, a value, a node or a socket."""
        made = self.tree.nodes.new(f"ShaderNode{kind}")
        for name, value in properties.items():
            setattr(made, name, value)
        for name, value in inputs.items():
            self.set(made.inputs[name], value)
        return made

    def set(self, entry, value):
        """Give an input a value, a socket, or the first output of a node."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, entry)
        elif isinstance(value, bpy.types.Node):
            self.tree.links.new(value.outputs[0], entry)
        else:
            entry.default_value = value

    def principled(self, **inputs):
        """Set inputs of the principled surface by the names above."""
        for name, value in inputs.items():
            if name in ("color", "emission") and isinstance(value, str):
                value = rgba(value)
            self.set(self.bsdf.inputs[PRINCIPLED_INPUTS[name]], value)
        return self

    def surface(self, shader):
        """Replace the principled surface by another shader node."""
        self.tree.links.new(shader.outputs[0], self.output.inputs[0])
        return self.material

    def position(self, scale=1, object_space=False):
        """Position in meters times a scale, in the world or along the object's own axes."""
        if object_space:
            source = self.node("TexCoord").outputs["Object"]
        else:
            source = self.node("NewGeometry").outputs["Position"]
        mapping = self.node("Mapping", {0: source})
        mapping.inputs["Scale"].default_value = (
            scale if hasattr(scale, "__len__") else (scale,) * 3
        )
        return mapping.outputs[0]

    def noise(self, vector, scale=5, detail=4, roughness=0.55, distortion=0):
        """Cloudy noise; `scale` in features per meter."""
        return self.node(
            "TexNoise",
            {
                "Vector": vector,
                "Scale": scale,
                "Detail": detail,
                "Roughness": roughness,
                "Distortion": distortion,
            },
        )

    def ramp(self, factor, stops, interpolation="LINEAR"):
        """Colors at places from 0 to 1."""
        node = self.node("ValToRGB", {0: factor})
        elements = node.color_ramp.elements
        node.color_ramp.interpolation = interpolation
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (place, color) in zip(elements, stops):
            element.position = place
            element.color = (
                (color, color, color, 1) if isinstance(color, (int, float)) else rgba(color)
            )
        return node.outputs[0]

    def mix(self, factor, first, second, mode="MIX"):
        """Two colors mixed."""
        node = self.node("Mix", data_type="RGBA", blend_type=mode)
        self.set(node.inputs[0], factor)
        for entry, value in ((6, first), (7, second)):
            self.set(
                node.inputs[entry],
                rgba(value) if isinstance(value, (str, tuple)) else value,
            )
        return node.outputs[2]

    def math(self, operation, first, second=0.0, third=0.0):
        """One operation of Blender's Math node."""
        node = self.node("Math", operation=operation)
        self.set(node.inputs[0], first)
        self.set(node.inputs[1], second)
        self.set(node.inputs[2], third)
        return node.outputs[0]

    def range(self, value, low, high, to_low, to_high):
        """A value mapped from one range to another, clamped."""
        return self.node(
            "MapRange", {0: value, 1: low, 2: high, 3: to_low, 4: to_high}
        ).outputs[0]

    def bump(self, height, strength=0.2, distance=0.01, normal=None):
        """A normal from a height; `distance` in meters."""
        node = self.node("Bump", {"Height": height, "Strength": strength, "Distance": distance})
        if normal is not None:
            self.set(node.inputs["Normal"], normal)
        return node.outputs[0]
