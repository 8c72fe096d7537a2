"""A tablet that shows an inspection, and its pencil. Sizes in meters."""

import math

import bmesh

from .materials import emitter, metal, plastic
from .placement import At
from .shapes import cylinder, finish_smooth, lathe, prism, rounded_rectangle


def ring_sector(
    inner, outer, start, end, material, z=0.0, center_x=0.0, center_y=0.0, steps=72, caps=True
):
    """Flat ring sector in XY; degrees clockwise from 12 o'clock."""
    mesh = bmesh.new()
    inside = []
    outside = []
    for step in range(steps + 1):
        angle = math.radians(90 - (start + (end - start) * step / steps))
        inside.append(
            mesh.verts.new(
                (center_x + inner * math.cos(angle), center_y + inner * math.sin(angle), z)
            )
        )
        outside.append(
            mesh.verts.new(
                (center_x + outer * math.cos(angle), center_y + outer * math.sin(angle), z)
            )
        )
    for step in range(steps):
        mesh.faces.new((inside[step], inside[step + 1], outside[step + 1], outside[step]))
    ring = finish_smooth(mesh, "sector", material)
    if caps and abs(end - start) < 359:
        for angle in (start, end):
            turn = math.radians(90 - angle)
            middle = (inner + outer) / 2
            cylinder(
                (outer - inner) / 2,
                0.00004,
                (
                    center_x + middle * math.cos(turn),
                    center_y + middle * math.sin(turn),
                    z - 0.00003,
                ),
                material,
                sides=28,
                bevel=0,
            )
    return ring


def pill(x0, x1, y, height, material, z):
    """Flat bar with round ends."""
    prism(
        rounded_rectangle(
            max(x1 - x0, height * 1.001),
            height,
            height * 0.499,
            6,
            (x0 + max(x1, x0 + height)) / 2,
            y,
        ),
        0.00004,
        (0, 0, z),
        material,
        axis="Z",
        bevel=0,
    )


def tablet(width=0.27, height=0.19, strength=1.0):
    """Tablet that shows an inspection in shapes, no text; in the XZ plane, facing -Y, its lower
    edge at z 0.
    """

    def glow(color, factor=1.0):
        return emitter(color, factor * strength)

    with At((0, 0, height / 2), rotation=(90, 0, 0)):
        prism(
            rounded_rectangle(width, height, 0.013, 10),
            0.0074,
            (0, 0, -0.0074),
            metal("#4a5052", 0.32),
            axis="Z",
            bevel=0.0018,
            segments=3,
        )
        prism(
            rounded_rectangle(width - 0.0016, height - 0.0016, 0.0122, 10),
            0.0005,
            (0, 0, 0),
            plastic("#0b0d0e", 0.06),
            axis="Z",
            bevel=0,
        )
        z = 0.00052
        screen_width = width - 0.016
        screen_height = height - 0.016
        prism(
            rounded_rectangle(screen_width, screen_height, 0.0055, 8),
            0.00004,
            (0, 0, z),
            glow("#eef1ec"),
            axis="Z",
            bevel=0,
        )
        z += 0.00012
        left, right, top, _bottom = (
            -screen_width / 2,
            screen_width / 2,
            screen_height / 2,
            -screen_height / 2,
        )
        # left rail
        prism(
            rounded_rectangle(0.022, screen_height, 0.0055, 8, left + 0.011, 0),
            0.00004,
            (0, 0, z),
            glow("#1f4f4a"),
            axis="Z",
            bevel=0,
        )
        above = z + 0.00012
        for number, color in enumerate(("#7fd0c0", "#4e7f79", "#4e7f79", "#4e7f79")):
            prism(
                rounded_rectangle(
                    0.0095, 0.0095, 0.0028, 5, left + 0.011, top - 0.018 - 0.022 * number
                ),
                0.00004,
                (0, 0, above),
                glow(color),
                axis="Z",
                bevel=0,
            )
        # header
        pill(left + 0.034, left + 0.084, top - 0.014, 0.0058, glow("#2a5c56"), z)
        pill(left + 0.034, left + 0.064, top - 0.0235, 0.0030, glow("#b7c4be"), z)
        cylinder(
            0.0062,
            0.00004,
            (right - 0.014, top - 0.0165, z),
            glow("#d9a441"),
            sides=36,
            bevel=0,
        )
        pill(right - 0.062, right - 0.026, top - 0.0165, 0.0085, glow("#dbe4de"), z)
        # score card
        center_x, center_y = left + 0.074, -0.006
        prism(
            rounded_rectangle(0.082, 0.112, 0.006, 6, center_x, center_y - 0.003),
            0.00004,
            (0, 0, z),
            glow("#ffffff", 1.08),
            axis="Z",
            bevel=0,
        )
        ring_sector(
            0.0235,
            0.0310,
            0,
            360,
            glow("#dde7e2"),
            above,
            center_x,
            center_y + 0.012,
            96,
            False,
        )
        ring_sector(
            0.0235, 0.0310, 0, 338, glow("#1f8a7d"), above + 0.0001, center_x, center_y + 0.012
        )
        prism(
            [
                (center_x - 0.0105, center_y + 0.0125),
                (center_x - 0.0077, center_y + 0.0153),
                (center_x - 0.0030, center_y + 0.0106),
                (center_x + 0.0078, center_y + 0.0212),
                (center_x + 0.0105, center_y + 0.0184),
                (center_x - 0.0030, center_y + 0.0050),
            ],
            0.00004,
            (0, 0, above),
            glow("#1f4f4a"),
            axis="Z",
            bevel=0,
        )
        pill(
            center_x - 0.022, center_x + 0.022, center_y - 0.031, 0.0042, glow("#2a5c56"), above
        )
        pill(
            center_x - 0.014, center_x + 0.014, center_y - 0.040, 0.0030, glow("#c3cec9"), above
        )
        for number in range(5):
            cylinder(
                0.0030,
                0.00004,
                (center_x - 0.018 + 0.009 * number, center_y - 0.050, above),
                glow("#1f8a7d" if number < 4 else "#dbe4de"),
                sides=24,
                bevel=0,
            )
        # bars card
        card_left = left + 0.124
        card_right = right - 0.010
        prism(
            rounded_rectangle(
                card_right - card_left, 0.062, 0.006, 6, (card_left + card_right) / 2, 0.016
            ),
            0.00004,
            (0, 0, z),
            glow("#ffffff", 1.08),
            axis="Z",
            bevel=0,
        )
        for number, (share, color) in enumerate(
            ((0.94, "#1f8a7d"), (0.82, "#1f8a7d"), (0.97, "#1f8a7d"), (0.61, "#d9a441"))
        ):
            y = 0.038 - 0.0148 * number
            prism(
                rounded_rectangle(0.0075, 0.0075, 0.0022, 5, card_left + 0.010, y),
                0.00004,
                (0, 0, above),
                glow(color),
                axis="Z",
                bevel=0,
            )
            pill(
                card_left + 0.019, card_left + 0.019 + 0.018, y, 0.0028, glow("#9fb0a9"), above
            )
            bar_left, bar_right = card_left + 0.043, card_right - 0.008
            pill(bar_left, bar_right, y, 0.0046, glow("#e0e8e4"), above)
            pill(
                bar_left,
                bar_left + (bar_right - bar_left) * share,
                y,
                0.0046,
                glow(color),
                above + 0.0001,
            )
        # columns card
        prism(
            rounded_rectangle(
                card_right - card_left, 0.044, 0.006, 6, (card_left + card_right) / 2, -0.043
            ),
            0.00004,
            (0, 0, z),
            glow("#ffffff", 1.08),
            axis="Z",
            bevel=0,
        )
        columns = 12
        for number in range(columns):
            bar_height = 0.010 + 0.018 * (0.35 + 0.65 * abs(math.sin(number * 0.55 + 0.6))) * (
                0.6 + 0.4 * number / columns
            )
            x = card_left + 0.010 + (card_right - card_left - 0.020) * number / (columns - 1)
            prism(
                rounded_rectangle(0.0052, bar_height, 0.0016, 4, x, -0.059 + bar_height / 2),
                0.00004,
                (0, 0, above),
                glow("#1f8a7d" if number == columns - 1 else "#9fcdc2"),
                axis="Z",
                bevel=0,
            )


def stylus(length=0.165, color="#f2f1ec", ring_color="#2f8f87"):
    """A pencil for the tablet, along +X."""
    radius = 0.0046
    lathe(
        [
            (0, 0),
            (0.0008, 0.0004),
            (0.0016, 0.006),
            (0.0040, 0.020),
            (radius, 0.024),
            (radius, length - 0.003),
            (radius * 0.8, length),
            (0, length),
        ],
        (-length / 2, 0, radius),
        plastic(color, 0.28),
        36,
        rotation=(0, 90, 0),
    )
    lathe(
        [
            (radius + 0.0001, length - 0.030),
            (radius + 0.0002, length - 0.029),
            (radius + 0.0002, length - 0.024),
            (radius + 0.0001, length - 0.023),
        ],
        (-length / 2, 0, radius),
        plastic(ring_color, 0.3),
        36,
        rotation=(0, 90, 0),
    )
    lathe(
        [(0, -0.0001), (0.0009, 0.0003), (0.0017, 0.006)],
        (-length / 2, 0, radius),
        plastic("#2a2d2f", 0.4),
        24,
        rotation=(0, 90, 0),
    )
