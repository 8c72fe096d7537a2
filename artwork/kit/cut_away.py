"""The model on a plinth: the same room, light and view for every isometric picture."""

from .camera import camera
from .lighting import area_light, flat_world, sun
from .materials import glass_pane, metal, paint, plastic
from .placement import At
from .rendering import render
from .shapes import block
from .architecture import curtain_wall

WIDTH, DEPTH, HEIGHT = 9.0, 6.6, 2.9


def plinth(floor):
    """The ground and a plinth of 9.0 by 6.6 m with a floor; its top is at z 0."""
    block(-60, 60, -60, 60, -0.5, -0.42, paint("#e6ece9", 0.9, 0.0), 0)
    block(-0.18, WIDTH, 0, DEPTH + 0.18, -0.42, -0.12, plastic("#2b4a4a", 0.45), 0.03)
    block(-0.14, WIDTH - 0.03, 0.03, DEPTH + 0.14, -0.12, -0.02, plastic("#f3f1ec", 0.5), 0.01)
    block(0, WIDTH - 0.05, 0.05, DEPTH, -0.02, 0, floor, 0.004)


def two_walls(wall=None, glazed=True):
    """The far wall at y 6.6 and the left one at x 0, glazed or plain, with a dark rim."""
    wall = wall or paint("#f2efe8", 0.6)
    rim = plastic("#2b4a4a", 0.45)
    block(-0.14, WIDTH - 0.05, DEPTH, DEPTH + 0.14, 0, HEIGHT, wall, 0.006)
    block(-0.16, WIDTH - 0.03, DEPTH - 0.02, DEPTH + 0.16, HEIGHT, HEIGHT + 0.05, rim, 0.008)
    block(-0.16, 0.02, 0.03, DEPTH - 0.02, HEIGHT, HEIGHT + 0.05, rim, 0.008)
    if glazed:
        block(-0.14, 0, 0.05, DEPTH + 0.14, 0, 0.3, wall, 0.006)
        with At((-0.07, 0.05, 0.3), 90):
            curtain_wall(
                DEPTH - 0.05,
                HEIGHT - 0.3,
                6,
                2,
                metal("#2b3a3c", 0.4),
                glass=glass_pane(),
                depth=0.1,
                thickness=0.06,
            )
    else:
        block(-0.14, 0, 0.05, DEPTH, 0, HEIGHT, wall, 0.006)


def isometric(name, exposure=0.3, view=14.9):
    """Light, camera and render that all cut-aways share; `view` is the picture's width in meters."""
    flat_world((0.80, 0.90, 1.0), 0.55)
    sun(38, 172, 4.6, (1, 0.84, 0.64), 2.0)
    area_light((6, -6, 9), (38, 0, 8), 6, 6, 420, (1, 0.96, 0.92), gloss=True)
    camera((4.45 + 18, 3.3 - 18, 1.12 + 15.5), (4.45, 3.3, 1.12), 50, orthographic=view)
    render(
        name,
        exposure=exposure,
        post=dict(bloom=".05", vignette=".08", saturation="1.08"),
        mist=(100, 300),
    )
