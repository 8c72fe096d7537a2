"""Where things go: the empty scene, local frames and assets that are built once and placed often.

Lengths are meters, angles degrees; X to the right, Y away from the viewer, Z up.
"""

import math

import bpy

_open_collections = []
_open_frames = []


def empty_scene():
    """Start from nothing: no cube, no lamp, no camera."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def radians(angles):
    """Three angles in degrees as the tuple of radians that Blender wants."""
    return tuple(math.radians(angle) for angle in angles)


def link(thing):
    """Put an object into the asset and the frame that are open, or into the scene."""
    collection = _open_collections[-1] if _open_collections else bpy.context.scene.collection
    collection.objects.link(thing)
    if _open_frames:
        thing.parent = _open_frames[-1]
    return thing


class Asset:
    """A thing built once around the origin and placed many times at no cost in memory.

    with Asset("chair") as chair:
        task_chair()
    chair.place((1, 2, 0), turn=90)
    """

    def __init__(self, name):
        self.collection = bpy.data.collections.new(name)

    def __enter__(self):
        _open_collections.append(self.collection)
        self._outer_frames = _open_frames[:]
        _open_frames.clear()
        return self

    def __exit__(self, *_):
        _open_collections.pop()
        _open_frames.extend(self._outer_frames)

    def place(self, location=(0, 0, 0), turn=0, scale=1, rotation=None):
        """Place a copy: `turn` in degrees about Z, or `rotation` about all three axes."""
        copy = bpy.data.objects.new(self.collection.name, None)
        copy.instance_type = "COLLECTION"
        copy.instance_collection = self.collection
        copy.location = location
        copy.rotation_euler = radians(rotation or (0, 0, turn))
        copy.scale = scale if hasattr(scale, "__len__") else (scale,) * 3
        return link(copy)


class At:
    """A local frame: what is built inside it moves, turns and scales with it.

    with At((2, 3, 0), 90):
        reception(3.6)
    """

    def __init__(self, location=(0, 0, 0), turn=0, rotation=None, scale=1):
        frame = bpy.data.objects.new("frame", None)
        frame.location = location
        frame.rotation_euler = radians(rotation or (0, 0, turn))
        frame.scale = (scale,) * 3
        self.frame = link(frame)

    def __enter__(self):
        _open_frames.append(self.frame)
        return self

    def __exit__(self, *_):
        _open_frames.pop()
