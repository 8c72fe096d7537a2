"""Bottles, brushes and folded cloths on a marble counter. For green cleaning."""

from kit import *

empty_scene()
block(-3, 3, -0.45, 0.55, 0.86, 0.9, stone("#ece8e1", "#d8d1c6", "#bdb3a6", scale=1.2), 0.01)
block(-3, 3, -0.40, 0.5, 0, 0.86, wood("#b98a5a", "#8a5f38", 0.4, (0.5, 9, 9)), 0.006)
block(-4, 4, 1.5, 1.6, 0, 4, paint("#b9cdc6", 0.7), 0)
for i, (x, y, c, pile, rz) in enumerate(
    (
        (0.10, 0.16, "#24605a", 0.28, 18),
        (0.27, 0.27, "#efeee8", 0.26, -14),
        (-0.02, 0.30, "#c9973a", 0.235, 38),
    )
):
    with At((x, y, 0.9), rz, scale=pile / 0.2):
        spray_bottle(c)
with At((0.56, 0.10, 0.9), -7):
    pile = 0
    for i, (c, w, d, rz) in enumerate(
        (
            ("#2a6a63", 0.30, 0.24, 0),
            ("#ebe6da", 0.296, 0.236, 2.0),
            ("#8fb0a5", 0.292, 0.234, -1.5),
            ("#c68d2b", 0.284, 0.226, 2.5),
        )
    ):
        with At((0, 0, pile), rz):
            folded_cloth(w, d, 0.0086, c, i + 1)
        pile += 0.0372
with At((0.545, 0.085, 1.049), 24, scale=1.25):
    scrubbing_brush()
with At((-0.20, 0.02, 0.9), -28, scale=1.25):
    scrubbing_brush("#b58552", "#d8c9a8")
with At((0.90, 0.36, 0.9), 30):
    snake_plant(0.44, 14, 0.09, 0.15, "#e9e4da", 6)
flat_world((0.85, 0.92, 1.0), 0.5)
sun(27, 205, 5.0, (1, 0.80, 0.58), 1.0)
area_light((-2.6, -1.0, 2.4), (0, -58, -14), 1.6, 2.2, 60, (1, 0.93, 0.82))
area_light((2.4, -1.2, 2.2), (0, 55, 20), 1.4, 1.4, 24, (0.80, 0.90, 1.0))
window_x, window_y, window_z = (
    -2.2 * math.cos(math.radians(25)),
    -2.2 * math.sin(math.radians(25)),
    1.05 + 2.2 * math.tan(math.radians(27)),
)
with At((window_x, window_y + 0.1, window_z), turn=25):
    uprights = [number * 0.75 for number in range(-2, 4)]
    unseen_bars(uprights, (-0.45, 0.42), 0.02, 0.11, 0.08, (-2, 2), (-3, 3))
camera((0.10, -1.90, 1.27), (0.13, 0.12, 1.065), 46, focus=2.02, fstop=2.8)
render("supplies", samples=16, exposure=0.05, post=dict(bloom=".05"), mist=(50, 90))
