"""The camera: one family of lenses, level, with verticals kept straight by `shift`."""

import bpy
from mathutils import Vector


def camera(location, target, lens=28, shift=(0, 0), focus=None, fstop=None, orthographic=None):
    """Aim at a target.

    `lens` in millimeters on a 36 mm sensor; `shift` in picture widths; `focus` in meters,
    the target where absent; `orthographic` is the width of the picture in meters.
    """
    data = bpy.data.cameras.new("camera")
    thing = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(thing)
    sight = Vector(location) - Vector(target)
    thing.location = location
    thing.rotation_euler = sight.to_track_quat("Z", "Y").to_euler()
    data.lens = lens
    data.shift_x, data.shift_y = shift
    data.clip_end = 3000
    if orthographic:
        data.type = "ORTHO"
        data.ortho_scale = orthographic
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = focus or sight.length
    bpy.context.scene.camera = thing
    return thing
