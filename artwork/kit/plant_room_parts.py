"""Pipes, pumps and cabinets of a plant room. Sizes in meters."""

import math

from mathutils import Vector

from .materials import emitter, machine_paint, metal, plastic
from .placement import At
from .shapes import block, box, cylinder, lathe, tube


def pipe(points, radius, material, bend=2.5):
    """A pipe along right-angled points, its bends rounded by `bend` radii, with flanges."""
    corners = [Vector(point) for point in points]
    path = [corners[0]]
    for before, corner, after in zip(corners, corners[1:], corners[2:]):
        reach = radius * bend
        start = corner + (before - corner).normalized() * reach
        end = corner + (after - corner).normalized() * reach
        center = start + end - corner
        for step in range(9):
            turn = step / 8 * math.pi / 2
            path.append(
                center + (start - center) * math.cos(turn) + (end - center) * math.sin(turn)
            )
    path.append(corners[-1])
    tube([tuple(point) for point in path], radius, material)


def flange(location, radius, rotation=(0, 0, 0), color="#9aa0a0"):
    """A bolted flange across a pipe that runs along Z before it is rotated."""
    steel = metal(color, 0.35)
    with At(location, rotation=rotation):
        cylinder(radius * 1.45, 0.03, (0, 0, -0.033), steel, sides=56)
        cylinder(radius * 1.45, 0.03, (0, 0, 0.003), steel, sides=56)
        for bolt in range(8):
            turn = bolt * math.pi / 4
            cylinder(
                0.011,
                0.1,
                (radius * 1.25 * math.cos(turn), radius * 1.25 * math.sin(turn), -0.05),
                metal("#5f6566", 0.4),
                sides=6,
            )


def valve(location, radius, turn=0, color="#dfa52a"):
    """A gate valve on a vertical pipe; the wheel faces -Y before it is turned."""
    enamel = machine_paint(color, 0.4)
    steel = metal("#8d9393", 0.35)
    with At(location, turn):
        cylinder(
            radius * 1.3, radius * 2.2, (0, 0, -radius * 1.1), enamel, sides=48, bevel=0.012
        )
        cylinder(
            radius * 0.6,
            radius * 2.4,
            (0, 0, 0),
            enamel,
            rotation=(90, 0, 0),
            sides=40,
            bevel=0.01,
        )
        cylinder(0.014, radius * 3.4, (0, 0, 0), steel, rotation=(90, 0, 0), sides=20)
        with At((0, -radius * 3.3, 0), rotation=(90, 0, 0)):
            wheel = 0.13
            tube(
                [
                    (wheel * math.cos(i * math.pi / 20), wheel * math.sin(i * math.pi / 20), 0)
                    for i in range(40)
                ],
                0.013,
                enamel,
                cyclic=True,
            )
            for spoke in range(5):
                angle = spoke * 2 * math.pi / 5
                tube(
                    [(0, 0, 0), (wheel * math.cos(angle), wheel * math.sin(angle), 0)],
                    0.009,
                    enamel,
                )
            cylinder(0.026, 0.03, (0, 0, -0.015), steel, sides=28)


def gauge(location, turn=0):
    """A pressure gauge without figures; its face toward -Y before it is turned."""
    with At(location, turn):
        cylinder(0.065, 0.035, (0, 0, 0), metal("#b9bdc0", 0.25), rotation=(90, 0, 0), sides=56)
        cylinder(
            0.056,
            0.003,
            (0, -0.035, 0),
            plastic("#f6f4ee", 0.42),
            rotation=(90, 0, 0),
            sides=48,
        )
        for mark in range(9):
            with At((0, -0.0385, 0), rotation=(0, -120 + mark * 30, 0)):
                box((0.003, 0.001, 0.012), (0, 0, 0.045), plastic("#2c3534", 0.5), 0)
        with At((0, -0.040, 0), rotation=(0, 38, 0)):
            box((0.005, 0.001, 0.05), (0, 0, 0.018), plastic("#c9822c", 0.5), 0)
        tube([(0, 0, -0.06), (0, 0, -0.14)], 0.01, metal("#b9bdc0", 0.3))


def pump(color="#1a7871"):
    """A pump with its motor on a plinth, along X, 1.3 by 0.6; the outlet is above at x 0.42."""
    enamel = machine_paint(color, 0.34)
    charcoal = plastic("#24282b", 0.5)
    steel = metal("#9aa0a0", 0.35)
    block(-0.75, 0.75, -0.36, 0.36, 0, 0.14, plastic("#b9b7b0", 0.6), 0.012)
    block(-0.66, 0.66, -0.22, 0.22, 0.14, 0.2, charcoal, 0.01)
    with At((0, 0, 0.47)):
        cylinder(0.2, 0.62, (-0.62, 0, 0), enamel, rotation=(0, 90, 0), sides=64, bevel=0.02)
        for fin in range(24):
            with At((0, 0, 0), rotation=(fin * 15, 0, 0)):
                box((0.5, 0.008, 0.03), (-0.3, 0, 0.208), enamel, 0.002)
        cylinder(0.205, 0.06, (-0.68, 0, 0), charcoal, rotation=(0, 90, 0), sides=64)
        cylinder(0.09, 0.2, (0.0, 0, 0), steel, rotation=(0, 90, 0), sides=40)
        cylinder(0.26, 0.24, (0.3, 0, 0), enamel, rotation=(0, 90, 0), sides=72, bevel=0.05)
        cylinder(0.13, 0.2, (0.5, 0, 0), enamel, rotation=(0, 90, 0), sides=48)
        cylinder(0.12, 0.3, (0.42, 0.0, 0.16), enamel, sides=48)
        box((0.2, 0.22, 0.1), (-0.32, 0, 0.25), charcoal, 0.014, 3)
    for x in (-0.5, -0.12, 0.42):
        block(x - 0.07, x + 0.07, -0.18, 0.18, 0.2, 0.32, enamel, 0.012)
    flange((0.42, 0, 0.94), 0.11)


def tank(radius=0.62, height=2.5, color="#e2e1da"):
    """An upright vessel on three legs with a domed top and a hatch toward -Y."""
    shell = plastic(color, 0.42)
    band = metal("#aeb3b3", 0.3)
    profile = [(0, 0)]
    profile += [
        (radius * math.sin(a), 0.3 * radius * (1 - math.cos(a)))
        for a in [k * math.pi / 24 for k in range(1, 13)]
    ]
    profile += [(radius, height - 0.3 * radius)]
    profile += [
        (radius * math.cos(a), height - 0.3 * radius * (1 - math.sin(a)))
        for a in [k * math.pi / 24 for k in range(1, 12)]
    ]
    profile += [(0, height)]
    lathe(profile, (0, 0, 0.3), shell, 96, angle=40)
    for z in (0.75, 1.55, 2.35):
        lathe(
            [
                (radius + 0.002, 0),
                (radius + 0.008, 0.004),
                (radius + 0.008, 0.05),
                (radius + 0.002, 0.054),
            ],
            (0, 0, z),
            band,
            96,
        )
    for turn in (30, 150, 270):
        with At((0, 0, 0), turn):
            block(radius - 0.16, radius - 0.06, -0.05, 0.05, 0, 0.5, band, 0.008)
            block(radius - 0.2, radius - 0.02, -0.09, 0.09, 0, 0.02, band, 0.004)
    cylinder(0.22, 0.05, (0, -radius + 0.01, 1.2), band, rotation=(90, 0, 0), sides=64)
    cylinder(0.18, 0.03, (0, -radius - 0.04, 1.2), shell, rotation=(90, 0, 0), sides=64)


def control_cabinet(width=0.8, height=2.0, depth=0.4, lit=True):
    """A switch cabinet, front toward -Y, with lamps and a small screen."""
    shell = plastic("#dcdedb", 0.42)
    dark = plastic("#24282b", 0.5)
    block(-width / 2, width / 2, 0, depth, 0.1, height, shell, 0.01)
    block(-width / 2 + 0.02, width / 2 - 0.02, 0.02, depth - 0.02, 0, 0.1, dark, 0.004)
    block(
        -width / 2 + 0.015, width / 2 - 0.015, -0.014, 0.001, 0.13, height - 0.03, shell, 0.006
    )
    box((0.03, 0.03, 0.16), (width / 2 - 0.06, -0.026, 1.05), dark, 0.008)
    for louvre in range(7):
        block(
            -width / 2 + 0.12,
            width / 2 - 0.12,
            -0.017,
            -0.012,
            0.3 + 0.035 * louvre,
            0.315 + 0.035 * louvre,
            dark,
            0.002,
        )
    if lit:
        box((0.22, 0.012, 0.15), (0, -0.018, height - 0.38), dark, 0.006)
        box((0.2, 0.004, 0.13), (0, -0.0255, height - 0.38), emitter("#2f8f83", 0.9), 0)
        for number, color in enumerate(("#5be0c8", "#5be0c8", "#ffc46b", "#5be0c8")):
            cylinder(
                0.012,
                0.014,
                (-0.105 + 0.07 * number, -0.014, height - 0.56),
                emitter(color, 3.0),
                rotation=(90, 0, 0),
                sides=28,
            )
