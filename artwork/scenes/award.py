"""A glass award on a shelf in the first sun. For the award that crews gave."""

from kit import *

empty_scene()
oak = wood("#bd9468", "#946d45", 0.4, (0.7, 12, 12))
block(-2, 2, -0.16, 0.2, -0.03, 0, oak, 0.004)
block(-3, 3, 0.2, 0.25, -2, 2, paint("#dcd5c8", 0.7), 0)
with At((0.02, 0.0, 0), -16):
    trophy()
with At((0.22, 0.03, 0)):
    for i, (color, thickness) in enumerate(
        (("#24605a", 0.03), ("#efe8d9", 0.024), ("#7fa399", 0.034), ("#c9973a", 0.022))
    ):
        x = 0.0 + i * 0.034
        box(
            (thickness, 0.15, 0.21 - 0.012 * (i % 3)),
            (x, 0, 0.105 - 0.006 * (i % 3)),
            plastic(color, 0.55),
            0.003,
        )
    with At((0.19, 0.0, 0.0), rotation=(0, -14, 0)):
        box((0.026, 0.15, 0.2), (0, 0, 0.103), plastic("#38464a", 0.55), 0.003)
with At((-0.30, 0.02, 0), 20):
    snake_plant(0.22, 9, 0.056, 0.09, "#e9e4da", 7)
with At((-0.17, -0.06, 0), 30):
    folded_cloth(0.12, 0.095, 0.0042, "#2a6a63", 6)
flat_world((0.85, 0.92, 1.0), 0.42)
sun(24, 214, 6.2, (1, 0.77, 0.52), 0.9)
area_light((-1.2, -0.9, 0.9), (0, -60, -20), 0.8, 1.0, 12, (1, 0.93, 0.82))
area_light((1.1, -0.7, 0.8), (0, 58, 22), 0.5, 0.9, 7, (0.80, 0.90, 1.0))
window_bars(214, 24, 1.1, 0.1, [k * 0.36 for k in range(-3, 5)], (-0.34, 0.2))
camera((0.0, -1.05, 0.20), (0.01, 0.0, 0.145), 50, focus=1.05, fstop=3.2)
render("award", exposure=0.05, post=dict(bloom=".07"), mist=(50, 90))
