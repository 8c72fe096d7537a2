"""Runs inside Blender: the finished light through the AgX view transform into an 8-bit picture."""

import json
import sys

import bpy
import numpy

WORK, OUT = "/art/work", "/art/out"

for name in sys.argv[sys.argv.index("--") + 1 :]:
    with open(f"{WORK}/{name}.json") as file:
        facts = json.load(file)
    scene = bpy.context.scene
    scene.view_settings.view_transform = "AgX"
    scene.view_settings.look = facts["look"]
    scene.view_settings.exposure = facts["exposure"]
    scene.view_settings.gamma = 1

    light = numpy.load(f"{WORK}/{name}.finished.npy")
    height, width = light.shape[:2]
    image = bpy.data.images.new(name, width, height, float_buffer=True, alpha=False)
    image.colorspace_settings.name = "Linear Rec.709"
    pixels = numpy.ones((height, width, 4), numpy.float32)
    pixels[..., :3] = light[::-1]
    image.pixels.foreach_set(pixels.ravel())
    image.update()

    settings = scene.render.image_settings
    settings.file_format = "PNG"
    settings.color_mode = "RGB"
    settings.color_depth = "8"
    settings.compression = 60
    scene.render.dither_intensity = 1.0
    image.save_render(f"{OUT}/{name}.png", scene=scene)
