"""Warehouse with a ride-on scrubber and its shining lane. For manufacturing."""

from kit import *

empty_scene()
height = 9.0
length = 58.0
left, right = -13.0, 13.0


def half_cleaned_floor(x0=0.42, y0=3.95):
    shader = Shader("whfloor")
    position = shader.position(1)
    clouds = shader.noise(position, 0.5, 5, 0.62, 0.4)
    bay = shader.noise(position, 7, 4, 0.65)
    sand = shader.noise(position, 28, 3)
    tone = shader.ramp(
        shader.math(
            "ADD",
            shader.math("MULTIPLY", clouds.outputs[0], 0.65),
            shader.math("MULTIPLY", bay.outputs[0], 0.35),
        ),
        [(0.36, "#8d8c88"), (0.64, "#b3b1ab")],
    )
    place = shader.node("SeparateXYZ", {0: position})
    edge = shader.math(
        "ADD",
        place.outputs[0],
        shader.math("MULTIPLY", shader.math("SUBTRACT", bay.outputs[0], 0.5), 0.10),
    )
    beyond = shader.range(edge, x0 - 0.03, x0 + 0.03, 0, 1)
    behind = shader.math(
        "SUBTRACT",
        1.0,
        shader.math(
            "MULTIPLY",
            shader.range(edge, x0 + 0.95, x0 + 0.99, 1, 0),
            shader.range(place.outputs[1], y0 - 0.05, y0 + 0.05, 1, 0),
        ),
    )
    cleaned = shader.math("MULTIPLY", beyond, behind)
    dust = shader.mix(shader.range(sand.outputs[0], 0.3, 0.8, 0.18, 0.30), tone, "#9b9384")
    color = shader.mix(cleaned, dust, shader.mix(0.22, tone, "#6f7275"))
    wet = shader.math(
        "MULTIPLY",
        shader.math("MULTIPLY", cleaned, shader.range(edge, x0 + 0.95, x0 + 1.0, 1, 0)),
        shader.range(place.outputs[1], y0 + 8, y0 + 18, 1, 0),
    )
    color = shader.mix(shader.math("MULTIPLY", wet, 0.35), color, "#4d5052")
    rng = shader.node("Mix", data_type="FLOAT", inputs={0: cleaned})
    shader.set(rng.inputs[2], shader.range(clouds.outputs[0], 0.3, 0.7, 0.30, 0.46))
    shader.set(rng.inputs[3], shader.range(clouds.outputs[0], 0.3, 0.7, 0.10, 0.19))
    shader.principled(
        color=color,
        roughness=rng.outputs[0],
        specular=0.55,
        coat=shader.math("MULTIPLY", cleaned, 0.45),
        coat_roughness=0.07,
        normal=shader.bump(bay.outputs[0], 0.015, 0.01),
    )
    return shader.material


block(left, right, -6, length, -0.2, 0, half_cleaned_floor(), 0)
yellow = plastic("#f0b81c", 0.4)
white = plastic("#eceae4", 0.4)
for x in (-3.35, 3.35):
    block(x - 0.05, x + 0.05, -6, length, -0.01, 0.0012, yellow, 0)
for count in range(5):
    block(-3.3, 3.3, 30.0 + count * 0.9, 30.45 + count * 0.9, -0.01, 0.0012, white, 0)
for j in range(-1, 12):
    block(left, right, j * 5 - 0.004, j * 5 + 0.004, -0.01, 0.0006, rubber("#55534f"), 0)
# shell
plaster = paint("#e7e8e6", 0.6)
block(left - 0.2, left, -6, length, 0, height, plaster, 0)
block(right, right + 0.2, -6, length, 0, height, plaster, 0)
block(left, right, length, length + 0.2, 0, height, plaster, 0)
block(left, right, -6.2, -6, 0, height, plaster, 0)
roof_paint = paint("#eef0f0", 0.6)
strips = [-6.2, 0, 6.2]
edges = (
    [left]
    + [position for strip in strips for position in (strip - 0.75, strip + 0.75)]
    + [right]
)
for clouds, bay in zip(edges[::2], edges[1::2]):
    block(clouds, bay, -6, length, height, height + 0.15, roof_paint, 0)
with Asset("rib") as rib:
    block(-0.02, 0.02, -6, length, height - 0.05, height, roof_paint, 0)
for i in range(52):
    x = left + 0.25 + i * 0.5
    if all(abs(x - strip) > 0.8 for strip in strips):
        rib.place((x, 0, 0))
for strip in strips:
    skylight = quad(
        [
            (strip - 0.75, -6, height + 0.1),
            (strip + 0.75, -6, height + 0.1),
            (strip + 0.75, length, height + 0.1),
            (strip - 0.75, length, height + 0.1),
        ],
        emitter("#dcebff", 4.2),
    )
    skylight.visible_shadow = False

    for i in range(6):
        area_light(
            (strip, 0 + i * 10, height - 0.02),
            (0, 0, 0),
            1.4,
            8.0,
            300,
            (0.84, 0.92, 1.0),
            gloss=False,
        )
steel = plastic("#e8ebec", 0.42)
with Asset("truss") as truss:
    for z in (height - 0.18, height - 1.0):
        block(left, right, -0.05, 0.05, z - 0.05, z + 0.05, steel, 0.008)
    count = 20
    for i in range(count):
        x0 = left + 26 * i / count
        x1 = left + 26 * (i + 1) / count
        tube(
            [
                (x0, 0, height - 1.0 if i % 2 else height - 0.18),
                (x1, 0, height - 0.18 if i % 2 else height - 1.0),
            ],
            0.03,
            steel,
        )
for i in range(10):
    truss.place((0, -2 + i * 6, 0))
with Asset("hb") as lamp:
    cylinder(0.006, 0.7, (0, 0, -0.7), steel, sides=8)
    lathe(
        [(0, -0.7), (0.12, -0.7), (0.2, -0.78), (0.21, -0.86), (0.19, -0.86), (0, -0.85)],
        (0, 0, 0),
        plastic("#2f3337", 0.4),
        40,
    )
    cylinder(0.18, 0.01, (0, 0, -0.872), emitter("#ffe6c0", 26.0), sides=40)
for x in (-2.9, 2.9):
    for i in range(9):
        lamp.place((x, 1 + i * 6, height - 0.9))
# racks
upright_blue = plastic("#234850", 0.38)
beam_orange = plastic("#d98a3d", 0.4)
pallet_wood = wood("#c19a67", "#94703f", 0.75, (0.8, 9, 9))
cartons = [cardboard("#b88d5e"), cardboard("#c79c6c"), cardboard("#a67f53")]
film = plastic("#d3cdc2", 0.22, 0.5)
tote_colors = [plastic("#4f7076", 0.42), plastic("#7b878c", 0.45), plastic("#3d5a66", 0.42)]
print_ = plastic("#6d4a2c", 0.8)
label_ = plastic("#f6f6f3", 0.5)
tape = plastic("#cbb083", 0.25)


def pallet(rng, x, z, tall):
    for i in range(5):
        block(
            x - 0.5 + i * 0.22,
            x - 0.5 + i * 0.22 + 0.12,
            -0.5,
            0.5,
            z + 0.12,
            z + 0.14,
            pallet_wood,
            0.002,
        )
    for yy in (-0.46, 0, 0.46):
        block(x - 0.5, x + 0.5, yy - 0.05, yy + 0.05, z + 0.02, z + 0.12, pallet_wood, 0.003)
    t = rng.random()
    z0 = z + 0.142
    if t < 0.20:
        hh = rng.choice((0.36, 0.44))
        for count in range(max(2, int(tall / hh))):
            for clouds in (-0.25, 0.25):
                for bay in (-0.25, 0.25):
                    block(
                        x + clouds - 0.247,
                        x + clouds + 0.247,
                        bay - 0.247,
                        bay + 0.247,
                        z0 + count * hh,
                        z0 + (count + 1) * hh - 0.001,
                        film,
                        0.022,
                        3,
                    )
        block(x + 0.1, x + 0.36, -0.5, -0.497, z0 + 0.3, z0 + 0.48, label_, 0)
    elif t < 0.36:
        tt = rng.choice(tote_colors)
        for count in range(int(tall / 0.32)):
            for clouds in (-0.25, 0.25):
                for bay in (-0.25, 0.25):
                    block(
                        x + clouds - 0.225,
                        x + clouds + 0.225,
                        bay - 0.225,
                        bay + 0.225,
                        z0 + count * 0.32,
                        z0 + count * 0.32 + 0.26,
                        tt,
                        0.02,
                    )
                    block(
                        x + clouds - 0.24,
                        x + clouds + 0.24,
                        bay - 0.24,
                        bay + 0.24,
                        z0 + count * 0.32 + 0.255,
                        z0 + count * 0.32 + 0.30,
                        tt,
                        0.01,
                    )
                    block(
                        x + clouds - 0.05,
                        x + clouds + 0.05,
                        -0.485,
                        -0.478,
                        z0 + count * 0.32 + 0.1,
                        z0 + count * 0.32 + 0.17,
                        label_,
                        0,
                    ) if bay < 0 else None
    else:
        hh = rng.choice((0.30, 0.40, 0.5))
        nx = rng.choice((2, 3))
        cleaned = rng.choice(cartons)
        mark = rng.random() < 0.55
        for count in range(max(1, int(tall * rng.uniform(0.7, 1) / hh))):
            for clouds in range(nx):
                for bay in range(2):
                    if count and rng.random() < 0.06:
                        continue
                    w = 1.0 / nx
                    xx = x - 0.5 + w * (clouds + 0.5) + rng.uniform(-0.005, 0.005)
                    yy = -0.25 + 0.5 * bay
                    block(
                        xx - w / 2 + 0.006,
                        xx + w / 2 - 0.006,
                        yy - 0.244,
                        yy + 0.244,
                        z0 + count * hh,
                        z0 + count * hh + hh - 0.004,
                        cleaned,
                        0.006,
                    )
                    if bay == 0 and mark:
                        zz = z0 + count * hh
                        block(
                            xx - w / 2 + 0.03,
                            xx + w / 2 - 0.03,
                            -0.4952,
                            -0.49,
                            zz + hh * 0.08,
                            zz + hh * 0.17,
                            print_,
                            0,
                        )
                        for strip in (0.14, 0.21):
                            prism(
                                [
                                    (-0.008, 0),
                                    (0.008, 0),
                                    (0.008, 0.045),
                                    (0.022, 0.045),
                                    (0, 0.075),
                                    (-0.022, 0.045),
                                    (-0.008, 0.045),
                                ],
                                0.004,
                                (xx + w / 2 - strip - 0.01, -0.4945, zz + hh * 0.48),
                                print_,
                                bevel=0,
                            )
                    if bay == 0:
                        block(
                            xx - w * 0.28,
                            xx - w * 0.28 + 0.13,
                            -0.4985,
                            -0.492,
                            z0 + count * hh + hh * 0.3,
                            z0 + count * hh + hh * 0.3 + 0.10,
                            label_,
                            0,
                        )
                        block(
                            xx - w / 2 + 0.01,
                            xx + w / 2 - 0.01,
                            -0.4955,
                            -0.49,
                            z0 + count * hh + hh * 0.86,
                            z0 + count * hh + hh * 0.86 + 0.045,
                            tape,
                            0,
                        )


bays = []
for number in range(4):
    rng = random.Random(40 + number)
    with Asset(f"bay{number}") as bay:
        for s in (-1.38,):
            for yy in (-0.5, 0.5):
                block(s - 0.05, s + 0.05, yy - 0.04, yy + 0.04, 0, 7.2, upright_blue, 0.006)
            for count in range(9):
                tube(
                    [
                        (s, -0.5 if count % 2 else 0.5, 0.3 + count * 0.8),
                        (s, 0.5 if count % 2 else -0.5, 0.3 + (count + 1) * 0.8),
                    ],
                    0.016,
                    upright_blue,
                )
            block(s - 0.07, s + 0.07, -0.6, -0.54, 0, 0.45, yellow, 0.01)
        for z in (1.75, 3.5, 5.25):
            for yy in (-0.5, 0.5):
                block(-1.35, 1.35, yy - 0.03, yy + 0.03, z - 0.12, z, beam_orange, 0.006)
        for z in (0, 1.75, 3.5, 5.25):
            for x in (-0.68, 0.68):
                if rng.random() < 0.93:
                    pallet(rng, x, z, 1.25 if z < 5 else rng.uniform(0.6, 1.3))
    bays.append(bay)
rng = random.Random(2)
for side in (-1, 1):
    for j in range(15):
        for row, offset_x in enumerate((4.35, 5.65, 9.3)):
            if row == 1:
                continue
            if side > 0 and j < 2 and row == 0:
                continue
            bays[rng.randrange(4)].place(
                (side * offset_x, 1.4 + j * 2.76, 0), -90 if side > 0 else 90
            )
# far end dock doors
for i in range(4):
    x = -9 + i * 6
    block(x - 1.6, x + 1.6, length - 0.06, length + 0.01, 0, 4.0, plastic("#cfd4d7", 0.4), 0.01)
    for count in range(8):
        block(
            x - 1.5,
            x + 1.5,
            length - 0.10,
            length - 0.06,
            0.05 + count * 0.48,
            0.05 + count * 0.48 + 0.45,
            plastic("#f2f3f3", 0.4),
            0.02,
        )
    block(x - 1.2, x + 1.2, length - 0.12, length - 0.10, 2.0, 2.35, emitter("#eaf4ff", 6.0), 0)
# hero: ride-on scrubber, driving toward the camera, cleaned lane behind
with At((0.90, 4.05, 0), -97):
    ride_on_scrubber()
with Asset("cone") as color:
    block(-0.18, 0.18, -0.18, 0.18, 0, 0.03, plastic("#d98b2f", 0.45), 0.01)
    lathe([(0.13, 0.03), (0.03, 0.66), (0.0, 0.66)], (0, 0, 0), plastic("#d98b2f", 0.4), 40)
    lathe([(0.094, 0.26), (0.074, 0.38)], (0, 0, 0), plastic("#f6f6f4", 0.25), 40)
color.place((-2.75, 5.2, 0), 0, 0.85)
with At((-2.55, 8.1, 0), 25):
    mop_bucket()
clear_sky(40, 200, 0.2, 1.0)
sun(52, 214, 13, (1, 0.84, 0.62), 0.6)

for i in range(4):
    spot_light(
        (-1.5 + i * 0.8, 9 + i * 9, height - 1.2),
        (0.3 + i * 0.1, 9 + i * 9.5, 0),
        900,
        55,
        0.8,
        (1, 0.86, 0.66),
        0.3,
    )
area_light((-2.5, -2.0, 4.2), (48, 0, -18), 2.6, 1.8, 260, (1, 0.95, 0.88), gloss=True)
camera((-1.3, -0.45, 1.18), (0.15, 9, 1.34), 29, focus=4.9, fstop=3.2, shift=(0, 0.0))
render(
    "warehouse", samples=16, exposure=-0.4, post=dict(haze="1.0,1.05,1.12,.42"), mist=(12, 85)
)
