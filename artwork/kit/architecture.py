"""Walls, glazing, lamps and columns. Sizes in meters."""

import math

from .materials import emitter, frosted_glass, glass_pane, metal, paint, plastic, wood
from .placement import Asset
from .shapes import block, box, cylinder, lathe, quad, tube


def slat_wall(width, height, pitch=0.06, depth=0.045, slat_width=0.036, timber=None, back=None):
    """Wooden slats on a dark back, in the XZ plane, front toward -Y; origin at the lower left."""
    timber = timber or wood("#a2713f", "#6e4a2a", 0.45, (9, 9, 0.5))
    block(0, width, 0, 0.02, 0, height, back or paint("#2a2420", 0.8), 0)
    block(-slat_width / 2, slat_width / 2, -depth, 0, 0, height, timber, 0.003)
    with Asset("slat") as slat:
        block(-slat_width / 2, slat_width / 2, -depth, 0, 0, height, timber, 0.004)
    count = int(width / pitch)
    for number in range(count):
        slat.place((pitch * (number + 0.5), 0, 0))


def curtain_wall(
    width, height, bays, rows, frame=None, glass=None, depth=0.14, thickness=0.055, heights=None
):
    """Glazing in the XZ plane from the origin; `bays` wide, rails at `heights`. Must face the
    camera, or the panes turn into mirrors.
    """
    frame = frame or metal("#4a4e52", 0.4)
    pane = glass or glass_pane()
    for bay in range(bays + 1):
        x = width * bay / bays
        block(
            x - thickness / 2, x + thickness / 2, -depth / 2, depth / 2, 0, height, frame, 0.004
        )
    for z in heights or [height * row / rows for row in range(rows + 1)]:
        block(
            0,
            width,
            -depth / 2 + 0.002,
            depth / 2 - 0.002,
            z - thickness / 2,
            z + thickness / 2,
            frame,
            0.004,
        )
    quad([(0, 0, 0), (width, 0, 0), (width, 0, height), (0, 0, height)], pane)


def glass_partition(width, height, bays, door=None, frame=None, band=True):
    """Office partition with an optional door in one bay and a frosted band."""
    frame = frame or metal("#2f3534", 0.38)
    pane = glass_pane("#f1f8f5")
    thickness = 0.035
    block(0, width, -0.03, 0.03, 0, 0.05, frame, 0.003)
    block(0, width, -0.03, 0.03, height - 0.05, height, frame, 0.003)
    for bay in range(bays + 1):
        x = width * bay / bays
        block(
            max(0, x - thickness / 2),
            min(width, x + thickness / 2),
            -0.03,
            0.03,
            0,
            height,
            frame,
            0.003,
        )
    block(0, width, -0.028, 0.028, 2.18, 2.215, frame, 0.003)
    quad([(0, 0, 0), (width, 0, 0), (width, 0, height), (0, 0, height)], pane)
    if door is not None:
        x0, x1 = width * door / bays, width * (door + 1) / bays
        block(x0 + 0.03, x0 + 0.085, -0.035, 0.035, 0.05, 2.18, frame, 0.003)
        block(x1 - 0.085, x1 - 0.03, -0.035, 0.035, 0.05, 2.18, frame, 0.003)
        block(x0 + 0.03, x1 - 0.03, -0.035, 0.035, 0.05, 0.14, frame, 0.003)
        for side in (-1, 1):
            tube(
                [
                    (x1 - 0.16, side * 0.035, 0.85),
                    (x1 - 0.16, side * 0.075, 0.85),
                    (x1 - 0.16, side * 0.075, 1.35),
                    (x1 - 0.16, side * 0.035, 1.35),
                ],
                0.011,
                metal("#c8a76a", 0.25),
            )
    if band:
        for bay in range(bays):
            if bay == door:
                continue
            x0, x1 = (
                width * bay / bays + thickness / 2,
                width * (bay + 1) / bays - thickness / 2,
            )
            quad(
                [
                    (x0, -0.004, 0.95),
                    (x1, -0.004, 0.95),
                    (x1, -0.004, 1.30),
                    (x0, -0.004, 1.30),
                ],
                frosted_glass("#f2f7f4", 0.45),
            )


def round_column(radius=0.35, height=4.5, material=None):
    """Round column with a metal foot."""
    cylinder(
        radius, height, (0, 0, 0), material or paint("#efece6", 0.5), sides=96, bevel=0.002
    )
    cylinder(radius + 0.012, 0.1, (0, 0, 0), metal("#8f8a82", 0.3, True), sides=96)


def linear_lamp(
    length=1.5, width=0.06, height=0.06, color="#f5f5f3", strength=14.0, light_color="#fff4e6"
):
    """A lamp along X that hangs below z 0 and shines downwards."""
    box((length, width, height), (0, 0, -height / 2), plastic(color, 0.4), 0.006)
    box(
        (length - 0.03, width - 0.018, 0.004),
        (0, 0, -height - 0.001),
        emitter(light_color, strength),
        0,
    )


def dome_pendant(radius=0.26, drop=1.0, color="#2f5d54", strength=10.0):
    """Dome lamp that hangs from z 0."""
    enamel = plastic(color, 0.35)
    cylinder(0.004, drop, (0, 0, -drop), plastic("#2b2d2f", 0.4), sides=10)
    profile = [
        (radius * math.sin(angle), radius * 0.62 * math.cos(angle))
        for angle in [math.radians(degrees) for degrees in range(6, 91, 7)]
    ] + [(radius, 0)]
    lathe(
        [(0.02, radius * 0.64)]
        + profile
        + [(radius - 0.008, 0)]
        + [(x - 0.008, z - 0.008) for x, z in profile[::-1][1:]],
        (0, 0, -drop - radius * 0.6),
        enamel,
        64,
        angle=60,
    )
    cylinder(radius * 0.6, 0.01, (0, 0, -drop - radius * 0.42), emitter("#ffdfb0", strength))


def unseen_bars(uprights, rails, thickness, upright, rail, height, breadth):
    """Bars of a window that nobody sees, across X; their shadows fall into the picture.

    `uprights` and `rails` are their places along Y and Z; `upright` and `rail` how broad they are;
    `height` and `breadth` from where to where they reach. All in meters.
    """
    bar = paint("#333333")
    half = thickness / 2
    bars = [block(-half, half, y - upright / 2, y + upright / 2, *height, bar, 0) for y in uprights]
    bars += [block(-half, half, *breadth, z - rail / 2, z + rail / 2, bar, 0) for z in rails]
    for thing in bars:
        thing.visible_camera = False
        thing.visible_glossy = False
