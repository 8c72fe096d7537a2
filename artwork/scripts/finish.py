"""finish.py NAME [bloom=.06] [haze=r,g,b,amount] ...: denoise, haze, bloom, vignette, then AgX.

A scene gives the same settings as `post` of `render()`; the command line overrules them, so that a
picture can be regraded without rendering (`denoise=0` keeps what was denoised before):

haze        red, green, blue (linear) and amount at the far end of the mist
bloom       light that spills from what is brighter than white (0.06)
vignette    how much darker the corners are (0.14)
saturation  1 is untouched (1.06)
warmth      red up and blue down by this share (0)
exposure    in stops, where the scene's is to be changed
"""

import json
import os
import subprocess
import sys

import cv2
import numpy
from denoise import denoise

WORK = os.path.join(os.environ["ART_WORKSHOP"], "work")
LUMINANCE = numpy.array([0.2126, 0.7152, 0.0722], numpy.float32)


def with_haze(light, mist, haze):
    red, green, blue, amount = [float(value) for value in haze.split(",")]
    share = cv2.medianBlur(numpy.clip(mist[..., 0], 0, 1).astype(numpy.float32), 5)
    share = numpy.clip((share - 0.015) / 0.985, 0, 1) ** 0.8 * amount
    share = share[..., None]
    return light * (1 - share) + numpy.array([red, green, blue], numpy.float32) * share


def with_bloom(light, exposure, amount):
    gain = 2.0**exposure
    bright = numpy.clip(light * gain - 0.9, 0, 12) / gain
    spill = numpy.zeros_like(light)
    for spread, share in ((0.004, 0.35), (0.015, 0.3), (0.05, 0.2), (0.12, 0.15)):
        spill += share * cv2.GaussianBlur(bright, (0, 0), spread * light.shape[1])
    return light + spill * amount * 2.2


def with_vignette(light, amount):
    height, width = light.shape[:2]
    down, across = numpy.mgrid[0:height, 0:width]
    distance = ((across / width - 0.5) ** 2 * 1.1 + (down / height - 0.5) ** 2) * 2
    return light * (1 - amount * numpy.clip(distance, 0, 1) ** 1.3)[..., None]


def with_saturation(light, amount):
    gray = (light @ LUMINANCE)[..., None]
    return numpy.clip(gray + (light - gray) * amount, 0, None)


def finish(name, overrides):
    base = os.path.join(WORK, name)
    with open(f"{base}.json") as file:
        facts = json.load(file)
    settings = {**facts["post"], **overrides}
    if "exposure" in settings:
        facts["exposure"] = float(settings["exposure"])
        with open(f"{base}.json", "w") as file:
            json.dump(facts, file)
    if settings.get("denoise") != "0":
        denoise(base)
    light = numpy.load(f"{base}.denoised.npy").astype(numpy.float32)
    if settings.get("haze"):
        light = with_haze(light, numpy.load(f"{base}.mist.npy"), settings["haze"])
    bloom = float(settings.get("bloom", 0.06))
    if bloom > 0:
        light = with_bloom(light, facts["exposure"], bloom)
    light = with_vignette(light, float(settings.get("vignette", 0.14)))
    light = with_saturation(light, float(settings.get("saturation", 1.06)))
    warmth = float(settings.get("warmth", 0))
    light *= numpy.array([1 + warmth, 1, 1 - warmth], numpy.float32)
    numpy.save(f"{base}.finished.npy", light.astype(numpy.float32))

    blender = os.path.join(os.path.dirname(os.path.abspath(__file__)), "blender.sh")
    subprocess.run(
        [blender, "scripts/grade.py", name],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=True,
    )


if __name__ == "__main__":
    words = sys.argv[1:]
    given = dict(word.split("=") for word in words if "=" in word)
    for picture in (word for word in words if "=" not in word):
        finish(picture, given)
