"""Tablet with an inspection, cloths and a bottle on an oak table. For the client portal."""

from kit import *

empty_scene()
block(-2, 2, -0.6, 0.50, -0.036, 0, wood("#a98763", "#856443", 0.34, (2.2, 26, 20), 0.2), 0.006)
block(-3, 3, 0.95, 1.0, -1, 2.5, paint("#c3d0c8", 0.7), 0)
# tablet in an oak slot stand
oak = wood("#8d6843", "#654728", 0.4, (2, 30, 22))
with At((0.070, 0.03, 0), -9):
    prism(
        [
            (-0.050, 0),
            (0.062, 0),
            (0.062, 0.012),
            (0.050, 0.022),
            (-0.042, 0.022),
            (-0.050, 0.015),
        ],
        0.20,
        (0, 0, 0),
        oak,
        axis="X",
        bevel=0.004,
    )
    block(-0.1005, 0.1005, -0.0085, 0.0045, 0.0195, 0.0223, plastic("#2b1d11", 0.7), 0)
    with At((0, -0.003, 0.0145), rotation=(-17, 0, 0)):
        tablet(0.285, 0.20, 1.12)
# stylus, cloths
with At((-0.035, -0.150, 0), 16):
    stylus()
with At((0.300, 0.005, 0), -14):
    pile = 0
    for i, (c, w, d, rz) in enumerate(
        (
            ("#2a6a63", 0.185, 0.150, 0),
            ("#ebe6da", 0.182, 0.148, 2.5),
            ("#8fb0a5", 0.180, 0.146, -2),
            ("#c68d2b", 0.172, 0.140, 3),
        )
    ):
        with At((0, 0, pile), rz):
            folded_cloth(w, d, 0.0058, c, i + 1)
        pile += 0.0252
with At((0.43, 0.27, 0), 30):
    snake_plant(0.30, 13, 0.068, 0.11, "#ece7dc", 6)
with At((-0.125, 0.215, 0), 25, scale=1.0):
    spray_bottle("#24605a", 0.195, "#f3f0e8")
flat_world((0.85, 0.92, 1.0), 0.5)
sun(26, 206, 5.6, (1, 0.79, 0.56), 0.9)
area_light((-1.2, -0.7, 1.2), (0, -55, -14), 0.8, 1.0, 14, (1, 0.93, 0.82))
area_light((1.2, -0.8, 1.1), (0, 52, 22), 0.7, 0.7, 6, (0.80, 0.90, 1.0))
sun_angle = math.radians(26)
distance = 1.15
with At(
    (
        -distance * math.cos(sun_angle),
        -distance * math.sin(sun_angle) + 0.12,
        0.14 + distance * math.tan(sun_angle),
    ),
    turn=26,
):
    uprights = [number * 0.42 for number in range(-3, 5)]
    unseen_bars(uprights, (-0.30, 0.26), 0.012, 0.064, 0.048, (-1.4, 1.4), (-2.4, 2.4))
camera((0.030, -1.02, 0.315), (0.045, 0.05, 0.105), 45.5, focus=1.0, fstop=3.2)
render("clipboard", samples=16, exposure=0.0, post=dict(bloom=".05"), mist=(50, 90))
