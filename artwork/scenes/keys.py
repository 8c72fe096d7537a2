"""Keys with blank tags, ready for new buildings. For the growing territory."""

from kit import *

empty_scene()
table(wood("#9c774f", "#765536", 0.36, (2.2, 26, 20), 0.2), 0.8)
wall("#c3d0c8", 1.1)
# a tray of leather with a bunch
with At((0.10, 0.10, 0), 10):
    hide = leather("#7a5233")
    prism(rounded_rectangle(0.36, 0.25, 0.03, 8), 0.006, (0, 0, 0), hide, axis="Z", bevel=0.002)
    rim = [(x, y, 0.010) for x, y in rounded_rectangle(0.36, 0.25, 0.03, 8)]
    tube(rim, 0.008, hide, cyclic=True)
for x, y, color, turn, count in (
    (0.02, 0.13, "#24605a", 24, 3),
    (0.14, 0.07, "#d3a046", -38, 2),
    (0.19, 0.16, "#efe9dd", 70, 3),
):
    with At((x, y, 0.008)):
        with At((0, 0, 0.002)):
            ring(0.016)
        with At(
            (0.014 * math.cos(math.radians(turn)), 0.014 * math.sin(math.radians(turn)), 0.001),
            turn,
        ):
            key_tag(color)
        for k in range(count):
            angle = turn + 130 + 34 * k
            with At(
                (
                    0.015 * math.cos(math.radians(angle)),
                    0.015 * math.sin(math.radians(angle)),
                    0.0022 + 0.0024 * k,
                ),
                rotation=(0, 0, angle),
            ):
                key(0.058, ("#c3a064", "#c3c7c9")[k % 2])
with At((-0.115, -0.045, 0)):
    with At((0, 0, 0.001)):
        ring(0.017)
    with At((0.014, 0.0, 0), -18):
        key_tag("#24605a")
    for k, angle in enumerate((148, 190, 226)):
        with At(
            (
                0.015 * math.cos(math.radians(angle)),
                0.015 * math.sin(math.radians(angle)),
                0.0012 + 0.0024 * k,
            ),
            angle,
        ):
            key(0.06, ("#c3c7c9", "#c3a064")[k % 2])
with At((-0.13, 0.33, 0)):
    mug("#2f5d54")
with At((0.33, 0.36, 0), 30):
    snake_plant(0.28, 11, 0.066, 0.1, "#ece7dc", 5)
with At((0.40, -0.02, 0), -16):
    notebook(0.13, 0.18, "#38464a", "#c3a064")
morning(214, 22, 5.8)
window_bars(214, 22, 1.15, 0.1, [k * 0.4 for k in range(-3, 5)], (-0.3, 0.24))
camera((0.05, -0.56, 0.44), (0.06, 0.12, 0.03), 42, focus=0.72, fstop=4.0)
render("keys", exposure=0.05, post=dict(bloom=".05"), mist=(50, 90))
