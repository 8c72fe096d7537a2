"""Tileable floors painted once into the workshop; far cheaper per ray than procedural chips."""

import os

import cv2
import numpy

SIDE = 4096


def bgr(color):
    digits = color.lstrip("#")
    return tuple(int(digits[i : i + 2], 16) for i in (4, 2, 0))


def bake(name, base, chips, meters=3.6, seed=1, sizes=None):
    """Chips of several sizes on a cloudy base; sizes are (meters, how many)."""
    sizes = sizes or ((0.024, 900), (0.014, 3200), (0.008, 9000), (0.0045, 22000))
    rng = numpy.random.default_rng(seed)
    picture = numpy.full((SIDE, SIDE, 3), bgr(base), numpy.uint8).astype(numpy.float32)
    clouds = rng.normal(0, 1, (SIDE // 16, SIDE // 16)).astype(numpy.float32)
    clouds = cv2.GaussianBlur(clouds, (0, 0), 10, borderType=cv2.BORDER_REFLECT)
    clouds = cv2.resize(clouds / clouds.std(), (SIDE, SIDE))
    picture = numpy.clip(picture + clouds[..., None] * 2.0, 0, 255).astype(numpy.uint8)
    for size, count in sizes[::-1]:
        for _ in range(count):
            paint_chip(picture, rng, size * SIDE / meters, chips)
    cv2.imwrite(os.path.join(os.environ["ART_WORKSHOP"], "tex", f"{name}.png"), picture)


def paint_chip(picture, rng, size, chips):
    """One polygon, painted again across the edges that it crosses."""
    x, y = rng.uniform(0, SIDE, 2)
    corners = rng.integers(5, 8)
    angles = numpy.sort(rng.uniform(0, 6.283, corners))
    radius = size * rng.uniform(0.35, 0.8) * rng.uniform(0.65, 1.1, corners)
    flatness = rng.uniform(0.6, 1.2)
    turn = rng.uniform(0, 6.28)
    outline = numpy.stack(
        [numpy.cos(angles) * radius, numpy.sin(angles) * radius * flatness], 1
    )
    cosine, sine = numpy.cos(turn), numpy.sin(turn)
    outline = outline @ numpy.array([[cosine, -sine], [sine, cosine]])
    color = numpy.array(bgr(chips[rng.integers(len(chips))]), float) * rng.uniform(0.93, 1.05)
    color = tuple(numpy.clip(color, 0, 255))
    for shift_x in (0, -SIDE, SIDE):
        for shift_y in (0, -SIDE, SIDE):
            shifted = outline + [x + shift_x, y + shift_y]
            if shifted.max() < 0 or (shifted.min(axis=0) > SIDE).any():
                continue
            points = numpy.round(shifted * 16).astype(numpy.int32)
            cv2.fillPoly(picture, [points], color, cv2.LINE_AA, 4)


bake(
    "terr_warm",
    "#e6e0d6",
    ("#cdbfa9", "#a8a49d", "#f6f3ed", "#8f8a83", "#d8c6ab", "#c3c6c2", "#efe9dd"),
)
bake(
    "terr_green",
    "#dde3de",
    ("#b9c9c0", "#8fa79c", "#f2f5f1", "#6f8a80", "#cfd9d2", "#e6d9bf"),
    seed=2,
)
bake(
    "vinyl",
    "#e3e6e2",
    ("#d3dad5", "#eef1ed", "#c6d0ca", "#dfe3df"),
    meters=2.0,
    seed=3,
    sizes=((0.010, 2500), (0.006, 9000)),
)
