"""Corridor with a floor that is dull on one side and cleaned on the other. For the approach."""

from kit import *

empty_scene()
width, height, near, far = 4.6, 3.9, -3.0, 30.0
sun_azimuth, sun_elevation = 158, 17
brass = metal("#b59a67", 0.25)
plaster = paint("#f1ece3", 0.6)
walnut = wood("#8a6544", "#63462e", 0.4, (9, 9, 0.6))
dark = plastic("#2c3534", 0.48)


def half_cleaned(boundary=2.35):
    """Terrazzo: dull and dusty left of a line in meters, polished to the right of it."""
    shader = Shader("half cleaned")
    place = shader.position(1)
    across = shader.node("SeparateXYZ", {0: place}).outputs[0]
    wobble = shader.noise(place, 5, 4).outputs[0]
    edge = shader.math("ADD", across, shader.math("MULTIPLY", wobble, 0.05))
    cleaned = shader.range(edge, boundary + 0.013, boundary + 0.037, 0, 1)
    terrazzo = baked_color(shader, "terr_warm", 3.6)
    film = shader.noise(place, 2.6, 6, 0.6)
    scuffs = shader.noise(shader.position((7, 0.8, 1)), 2.4, 5, 0.65)
    dust = shader.mix(shader.range(film.outputs[0], 0.3, 0.75, 0.50, 0.78), terrazzo, "#8b8276")
    dust = shader.mix(shader.range(scuffs.outputs[0], 0.58, 0.70, 0, 0.5), dust, "#6f675d")
    wear = shader.noise(place, 0.8, 3).outputs[0]
    polished = shader.range(wear, 0.3, 0.7, 0.045, 0.085)
    roughness = shader.node("Mix", {0: cleaned}, data_type="FLOAT")
    shader.set(roughness.inputs[2], shader.range(film.outputs[0], 0.3, 0.7, 0.55, 0.7))
    shader.set(roughness.inputs[3], polished)
    shader.principled(
        color=shader.mix(cleaned, dust, terrazzo),
        roughness=roughness.outputs[0],
        specular=shader.range(cleaned, 0, 1, 0.25, 0.6),
        coat=shader.math("MULTIPLY", cleaned, 0.45),
        coat_roughness=0.04,
    )
    return shader.material


block(-0.3, width + 0.3, near, far, -0.2, 0, half_cleaned(), 0)
for j in range(-1, 17):
    block(0, width, j * 1.8 - 0.004, j * 1.8 + 0.004, -0.01, 0.001, brass, 0)
block(-0.3, width + 0.3, near, far, height, height + 0.3, plaster, 0)
block(-0.3, width + 0.3, near - 0.3, near, 0, height, plaster, 0)

# left: tall windows between deep piers
bays = 9
bay = (far - near) / bays
for i in range(bays + 1):
    y = near + i * bay
    block(-0.56, 0.06, y - 0.42, y + 0.42, 0, height, plaster, 0.012)
block(-0.55, 0, near, far, 3.3, height, plaster, 0.004)
block(-0.55, -0.1, near, far, 0, 0.35, plaster, 0.004)
block(-0.55, -0.06, near, far, 0.35, 0.39, stone("#ece8e1", "#d8d1c6"), 0.006)
for i in range(bays):
    start = near + i * bay + 0.42
    with At((-0.42, start, 0.39), 90):
        curtain_wall(
            bay - 0.84, 2.91, 2, 1, dark, depth=0.08, thickness=0.05, heights=[0.03, 2.1, 2.88]
        )
block(0, 0.014, near, far, 0, 0.14, dark, 0.003)

# right: limestone with walnut doors
lime = stone("#e4ddd1", "#d5ccbe", "#bfb4a4", 0.3, 0.5)
doors = [2.4, 8.4, 14.4, 20.4, 26.4]
half = 0.62
start = near
for door in doors + [None]:
    until = door - half if door is not None else far
    block(width, width + 0.3, start, until, 0, height, lime, 0.004)
    block(width - 0.016, width, start, until, 0, 0.14, dark, 0.003)
    if door is None:
        break
    block(width, width + 0.3, door - half, door + half, 2.5, height, lime, 0.004)
    block(width + 0.14, width + 0.2, door - half, door + half, 0, 2.5, walnut, 0.004)
    for side in (-1, 1):
        block(
            width - 0.02,
            width + 0.2,
            door + side * half - 0.03,
            door + side * half + 0.03,
            0,
            2.54,
            dark,
            0.005,
        )
    block(width - 0.02, width + 0.2, door - half, door + half, 2.47, 2.53, dark, 0.005)
    tube(
        [
            (width + 0.14, door + 0.48, 0.95),
            (width + 0.09, door + 0.48, 0.95),
            (width + 0.09, door + 0.48, 1.4),
            (width + 0.14, door + 0.48, 1.4),
        ],
        0.012,
        brass,
    )
    start = door + half
for y in (5.4, 11.4, 17.4, 23.4):
    with At((width - 0.05, y, 2.35)):
        block(-0.03, 0.05, -0.06, 0.06, -0.2, 0.2, brass, 0.006)
        block(-0.05, -0.03, -0.045, 0.045, -0.17, 0.17, emitter("#ffdcae", 7.0), 0.002)
# end wall: a tall bright window with a plant
block(0, 1.5, far, far + 0.3, 0, height, lime, 0)
block(3.1, width, far, far + 0.3, 0, height, lime, 0)
block(1.5, 3.1, far, far + 0.3, 3.2, height, lime, 0)
daylight = quad(
    [(1.5, far + 0.2, 0), (3.1, far + 0.2, 0), (3.1, far + 0.2, 3.2), (1.5, far + 0.2, 3.2)],
    emitter("#fff0d8", 1.9),
)
for x in (1.53, 2.3, 3.07):
    block(x - 0.03, x + 0.03, far + 0.05, far + 0.15, 0, 3.2, dark, 0.003)
# ceiling: a run of round lamps
with Asset("lamp") as lamp:
    cylinder(0.2, 0.05, (0, 0, -0.05), plastic("#efece5", 0.45), sides=64)
    cylinder(0.17, 0.006, (0, 0, -0.055), emitter("#ffe9cb", 5.0), sides=64)
for i in range(9):
    lamp.place((width / 2, near + 2.2 + i * 3.67, height))
# mop bucket and sign on the border between dull and clean
with At((3.35, 5.0, 0), 84):
    mop_bucket("#dda62f", mop=True)
with At((2.72, 8.6, 0), 24):
    wet_floor_sign("#e0a92f")
with Asset("plant") as plant:
    snake_plant(0.7, 16, 0.17, 0.4, "#dcd6ca", 2)
for y in (12.0, 19.3, 26.5):
    plant.place((0.3, y, 0), y * 20)

block(-60, -0.55, -60, 120, -0.4, -0.1, paint("#b2aa9c", 0.8), 0)
city_blocks(
    60,
    (-320, -55),
    (-60, 330),
    (14, 52),
    -0.3,
    haze="#ecd8bb",
    distance=190,
    start=20,
    seed=31,
    lit=0.2,
    glow=1.0,
)
dawn_world(sun_azimuth, 9, seen=1.3, shed=1.5, wide_glow=0.5, narrow_glow=1.6)
sun(sun_elevation, sun_azimuth, 12, (1, 0.78, 0.52), 0.8)
area_light((-0.5, 13, 1.9), (0, -90, 0), 2.9, 32.0, 420, (0.84, 0.92, 1.0), gloss=False)
daylight.visible_shadow = False
camera((2.30, -2.5, 1.38), (2.42, 10, 1.26), 25, focus=6.5, fstop=5.0, shift=(-0.05, 0))
render("corridor", exposure=-0.2, post=dict(haze="1.25,1.12,0.95,.3"), mist=(9, 70))
