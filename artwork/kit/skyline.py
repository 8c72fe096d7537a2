"""Towers and far blocks. Sizes in meters."""

import random

from .materials import city_glass
from .shapes import block, boxes


def office_tower(
    bays_wide=16,
    bays_deep=14,
    floors=30,
    bay=1.6,
    floor=3.8,
    glass=None,
    frame=None,
    band=0.5,
    fin=0.16,
    projection=0.22,
    crown=True,
):
    """Office tower at the origin: a glass box with fins and slab edges; `bay` and `floor` in
    meters.
    """
    if (bays_wide + bays_deep) % 2:
        bays_deep += 1
    width, depth, height = bays_wide * bay, bays_deep * bay, floors * floor
    block(-width / 2, width / 2, -depth / 2, depth / 2, 0, height, glass, 0)
    parts = []
    for level in range(floors + 1):
        z = level * floor
        parts.append(
            (
                -width / 2 - 0.08,
                width / 2 + 0.08,
                -depth / 2 - 0.08,
                depth / 2 + 0.08,
                z - 0.02,
                z + band,
            )
        )
    for number in range(bays_wide + 1):
        x = -width / 2 + number * bay
        for side in (-1, 1):
            y = side * depth / 2
            parts.append(
                (
                    x - fin / 2,
                    x + fin / 2,
                    min(y, y + side * projection),
                    max(y, y + side * projection),
                    0,
                    height + band,
                )
            )
    for number in range(bays_deep + 1):
        y = -depth / 2 + number * bay
        for side in (-1, 1):
            x = side * width / 2
            parts.append(
                (
                    min(x, x + side * projection),
                    max(x, x + side * projection),
                    y - fin / 2,
                    y + fin / 2,
                    0,
                    height + band,
                )
            )
    if crown:
        parts += [
            (-width / 2, width / 2, -depth / 2, -depth / 2 + 0.3, height, height + 2.2),
            (-width / 2, width / 2, depth / 2 - 0.3, depth / 2, height, height + 2.2),
            (
                -width / 2,
                -width / 2 + 0.3,
                -depth / 2 + 0.3,
                depth / 2 - 0.3,
                height,
                height + 2.2,
            ),
            (
                width / 2 - 0.3,
                width / 2,
                -depth / 2 + 0.3,
                depth / 2 - 0.3,
                height,
                height + 2.2,
            ),
            (-width * 0.3, width * 0.25, -depth * 0.3, depth * 0.3, height, height + 4.6),
        ]
    boxes(parts, frame)


def city_blocks(
    count,
    x_range,
    y_range,
    height_range,
    base,
    haze="#e6cfb8",
    distance=260.0,
    start=30.0,
    seed=5,
    lit=0.3,
    glow=1.6,
    avoid=None,
    width_range=(14, 30),
    mist=None,
):
    """Blocks of a far city with haze by distance; ranges are (low, high) in meters; `avoid(x,
    y, width, depth)` keeps places free; `mist` as for `add_haze`.
    """
    rng = random.Random(seed)
    walls = [
        city_glass(
            glass,
            wall,
            1.6,
            3.8,
            metallic,
            lit,
            glow,
            haze,
            distance,
            start,
            spandrel,
            fin,
            mist=mist,
        )
        for glass, wall, metallic, spandrel, fin in (
            ("#6d8f98", "#c9c2b6", 0.5, 0.3, 0.14),
            ("#587681", "#9fa6a6", 0.6, 0.2, 0.1),
            ("#7c9699", "#d8cdbc", 0.35, 0.36, 0.3),
            ("#4f6f78", "#7f8c8e", 0.65, 0.16, 0.08),
        )
    ]
    for number in range(count):
        x, y = rng.uniform(*x_range), rng.uniform(*y_range)
        width = 1.6 * 2 * round(rng.uniform(*width_range) / 3.2)
        depth = 1.6 * 2 * round(rng.uniform(*width_range) / 3.2)
        height = 3.8 * round(rng.uniform(*height_range) / 3.8)
        if avoid and avoid(x, y, width, depth):
            continue
        tower_block = block(
            -width / 2, width / 2, -depth / 2, depth / 2, 0, height, walls[number % 4], 0
        )
        tower_block.location = (x, y, base)
        for vertex in tower_block.data.vertices:
            vertex.co.z += height / 2
        tower_block.location = (x, y, base)
        tower_block.visible_shadow = False
        if height > 34 and rng.random() < 0.6:
            tier_width, tier_depth = (
                1.6 * round(width * 0.62 / 1.6),
                1.6 * round(depth * 0.62 / 1.6),
            )
            tier_height = 3.8 * round(height * 0.35 / 3.8)
            roof = block(
                -tier_width / 2,
                tier_width / 2,
                -tier_depth / 2,
                tier_depth / 2,
                0,
                tier_height,
                walls[number % 4],
                0,
            )
            roof.location = (x, y, base + height + tier_height / 2)
            roof.visible_shadow = False
            height += tier_height
            width, depth = tier_width, tier_depth
        roof = block(
            -width / 2 - 0.3,
            width / 2 + 0.3,
            -depth / 2 - 0.3,
            depth / 2 + 0.3,
            0,
            0.9,
            walls[(number + 1) % 4],
            0,
        )
        roof.location = (x, y, base + height + 0.45)
        roof.visible_shadow = False
        if rng.random() < 0.6:
            roof = block(
                -width * 0.3, width * 0.3, -depth * 0.3, depth * 0.3, 0, 4, walls[number % 4], 0
            )
            roof.location = (x, y, base + height + 2)
            roof.visible_shadow = False
