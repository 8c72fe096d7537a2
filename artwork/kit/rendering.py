"""Render the scene into passes; `finish.py` denoises and grades them afterwards."""

import json
import os
import sys
import time

import bpy
import numpy

PASSES = {
    "color": "Image",
    "albedo": "Denoising Albedo",
    "normal": "Denoising Normal",
    "mist": "Mist",
}


def _options():
    """What stands behind `--` on the command line: spp=16 scale=.4 region=.6,.3,.8,.55."""
    words = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    return dict(word.split("=") for word in words)


def render(
    name,
    width=1920,
    height=1200,
    samples=16,
    exposure=0,
    look="AgX - Medium High Contrast",
    bounces=6,
    post=None,
    mist=(20, 180),
):
    """Render `name`; drafts (scale below 1) get the ending -draft and never touch a final.

    `exposure` in stops; `mist` is where haze starts and where it is full, in meters;
    `post` holds the grade that `finish.py` applies (see there). The option `region` (left,
    bottom, right, top as shares) renders that part alone and lays it over the passes that stand.
    """
    options = _options()
    scale = float(options.get("scale", 1))
    samples = int(options.get("spp", samples))
    if scale != 1:
        name += "-draft"
    width, height = int(width * scale), int(height * scale)
    folder = os.environ.get("ART_WORK", "/art/work")

    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x = width
    scene.render.resolution_y = height
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = False
    scene.render.filepath = f"{folder}/_unused.png"
    scene.frame_current = 1
    region = [float(edge) for edge in options.get("region", "0,0,1,1").split(",")]
    if "region" in options:
        scene.render.use_border = True
        scene.render.border_min_x, scene.render.border_min_y = region[:2]
        scene.render.border_max_x, scene.render.border_max_y = region[2:]
    _set_up_cycles(scene.cycles, samples, bounces)
    _write_passes(scene, folder, name, mist)

    start = time.time()
    bpy.ops.render.render(write_still=False)
    seconds = round(time.time() - start, 1)

    _store_as_arrays(folder, name, region)
    facts = {
        "samples": samples,
        "width": width,
        "height": height,
        "seconds": seconds,
        "exposure": exposure,
        "look": look,
        "post": post or {},
    }
    with open(f"{folder}/{name}.json", "w") as file:
        json.dump(facts, file)
    print(f"RENDER {name} {width}x{height} samples={samples} {seconds}s")


def _set_up_cycles(cycles, samples, bounces):
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.02
    cycles.adaptive_min_samples = max(16, samples // 4)
    cycles.use_denoising = False
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = 6
    cycles.transparent_max_bounces = 10
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 0.5
    cycles.sample_clamp_indirect = 6
    cycles.sample_clamp_direct = 0
    cycles.use_light_tree = True
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    cycles.filter_width = 1.4
    cycles.sampling_pattern = "TABULATED_SOBOL"


def _write_passes(scene, folder, name, mist):
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_mist = True
    layer.use_pass_z = True
    settings = scene.world.mist_settings
    settings.start = mist[0]
    settings.depth = mist[1] - mist[0]
    settings.falloff = "LINEAR"

    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    for ending, socket in PASSES.items():
        file = tree.nodes.new("CompositorNodeOutputFile")
        file.base_path = f"{folder}/"
        file.format.file_format = "OPEN_EXR"
        file.format.color_depth = "32"
        file.format.exr_codec = "ZIP"
        file.format.color_mode = "RGB"
        file.file_slots[0].path = f"{name}.{ending}."
        tree.links.new(layers.outputs[socket], file.inputs[0])


def _store_as_arrays(folder, name, region):
    """Turn each pass into a numpy file, top row first; a region goes over what was there."""
    for ending in PASSES:
        path = f"{folder}/{name}.{ending}.0001.exr"
        image = bpy.data.images.load(path)
        image.colorspace_settings.name = "Non-Color"
        width, height = image.size
        pixels = numpy.empty(width * height * image.channels, numpy.float32)
        image.pixels.foreach_get(pixels)
        array = pixels.reshape(height, width, -1)[::-1, :, :3]
        if region != [0, 0, 1, 1]:
            left, right = (round(edge * width) for edge in (region[0], region[2]))
            top, bottom = (height - round(edge * height) for edge in (region[3], region[1]))
            whole = numpy.load(f"{folder}/{name}.{ending}.npy")
            # A border's outermost pixels are half rendered, except where the picture ends.
            first_row, last_row = top + 2 if top else 0, bottom - 2 if bottom < height else height
            first, last = left + 2 if left else 0, right - 2 if right < width else width
            inner = slice(first_row, last_row), slice(first, last)
            whole[inner] = array[inner]
            array = whole
        numpy.save(f"{folder}/{name}.{ending}.npy", array)
        bpy.data.images.remove(image)
        os.remove(path)
