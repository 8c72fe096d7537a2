"""Reception counter in the first sun: telephone, bell, notebook, lamp. For contact."""

from kit import *

empty_scene()
height = 3.0
walnut = wood("#9b6d42", "#6f4a2c", 0.42, (9, 9, 0.5))
marble = stone("#efeae2", "#ddd5c9", "#b6aa99", 0.14, 1.0)
# counter: top at 1.08, its edge toward the viewer
block(-3, 3, -0.36, 0.42, 1.04, 1.08, marble, 0.008)
block(-3, 3, -0.28, 0.36, 0, 1.04, wood("#bb8a58", "#8d6038", 0.42, (9, 9, 0.6)), 0.004)
# wall behind: slats on the right, calm plaster on the left, a lit seam between them
block(-5, 0.42, 2.3, 2.45, 0, height, paint("#dfd9cc", 0.65), 0)
with At((0.46, 2.38, 0)):
    slat_wall(4.2, height, 0.075, 0.05, 0.044, walnut)
block(0.42, 0.46, 2.3, 2.36, 0, height, metal("#b59a67", 0.25), 0)
block(-5, 5, 2.2, 2.3, height - 0.1, height, paint("#f3f0ea", 0.6), 0)
block(0.5, 4.6, 2.26, 2.3, height - 0.14, height - 0.1, emitter("#ffd9a3", 9.0), 0)
block(-6, 6, 1.0, 2.3, -0.05, 0, baked_floor("terr_warm", 3.6, 0.085), 0)
# a low shelf behind the counter with a plant
block(0.7, 3.2, 1.95, 2.3, 0.95, 0.99, wood("#bb8a58", "#8d6038", 0.42, (0.6, 9, 9)), 0.006)
with At((1.25, 2.1, 0.99)):
    for i, (color, thickness) in enumerate(
        (("#2f5d54", 0.06), ("#efe8d9", 0.06), ("#7fa399", 0.05), ("#efe8d9", 0.06))
    ):
        with At((0.066 * i, 0, 0)):
            binder(color, thickness)
with At((1.9, 2.12, 0.99), 40):
    snake_plant(0.5, 13, 0.1, 0.17, "#e4ded2", 4)
# on the counter
with At((0.30, 0.05, 1.08), -14):
    desk_phone()
with At((-0.03, -0.02, 1.08)):
    call_bell()
with At((0.66, -0.06, 1.08), 12):
    notebook()
    with At((0.01, 0.005, 0.018), 70):
        pencil()
with At((0.83, 0.24, 1.08)):
    table_lamp("#f2e6d0", "#2f5d54", 0.9)
flat_world((0.85, 0.92, 1.0), 0.34)
sun(19, 209, 6.0, (1, 0.76, 0.5), 0.8)
area_light((-1.9, -1.2, 2.3), (0, -58, -14), 1.4, 1.8, 34, (1, 0.93, 0.82))
area_light((2.2, -1.2, 2.2), (0, 55, 22), 1.2, 1.2, 14, (0.80, 0.90, 1.0))
with At((-3.0, -1.55, 2.0), 28):
    bar = paint("#333333")
    for k in range(-3, 5):
        shade = block(-0.01, 0.01, k * 0.72 - 0.05, k * 0.72 + 0.05, -2, 2.6, bar, 0)
        shade.visible_camera = shade.visible_glossy = False
    for z in (-0.5, 0.32, 1.14):
        shade = block(-0.01, 0.01, -3, 3.4, z - 0.04, z + 0.04, bar, 0)
        shade.visible_camera = shade.visible_glossy = False
camera((0.10, -1.62, 1.66), (0.13, 0.25, 1.17), 38, focus=1.72, fstop=3.2)
render("front_desk", exposure=0.1, post=dict(bloom=".06"), mist=(50, 90))
