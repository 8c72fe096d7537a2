"""Server room between two rows of racks. For specialty services."""

from kit import *

empty_scene()
height = 3.0
length = 13.8
front = -3.4
left, right = 0.0, 2.7
middle = (left + right) / 2
floor_ = Shader("hpl")
geometry = floor_.node("NewGeometry")
place = floor_.node("SeparateXYZ", {0: geometry.outputs["Position"]})
chance = floor_.node(
    "TexWhiteNoise",
    {
        0: floor_.node(
            "CombineXYZ",
            {
                0: floor_.math(
                    "FLOOR",
                    floor_.math("DIVIDE", floor_.math("ADD", place.outputs[0], 0.15), 0.6),
                ),
                1: floor_.math("FLOOR", floor_.math("DIVIDE", place.outputs[1], 0.6)),
            },
        ).outputs[0]
    },
)
specks = floor_.noise(floor_.position(1), 60, 2)
wear = floor_.noise(floor_.position(1), 0.8, 3)
tone = floor_.mix(floor_.range(chance.outputs[0], 0, 1, 0, 0.10), "#eceeec", "#c2c9c7")
tone = floor_.mix(floor_.range(specks.outputs[0], 0.58, 0.7, 0, 0.10), tone, "#a4acab")
floor_.principled(
    color=tone,
    roughness=floor_.range(wear.outputs[0], 0.3, 0.7, 0.05, 0.11),
    specular=0.5,
    coat=0.4,
    coat_roughness=0.03,
    normal=floor_.bump(floor_.noise(floor_.position(1), 1.4, 1).outputs[0], 0.008, 0.02),
)
block(left - 1.2, right + 1.2, front, length + 6, -0.2, 0, floor_.material, 0)
joint = plastic("#757d7c", 0.6)
for i in range(-1, 6):
    x = -0.15 + i * 0.6
    block(x - 0.002, x + 0.002, front, length + 6, -0.01, 0.0006, joint, 0)
for charcoal in range(-5, 43):
    block(
        left - 1.2,
        right + 1.2,
        charcoal * 0.6 - 0.002,
        charcoal * 0.6 + 0.002,
        -0.01,
        0.0006,
        joint,
        0,
    )
for charcoal in (0, 3, 5, 8, 11, 14, 18, 22, 27):
    floor_vent(1.65, charcoal * 0.6)
plaster = paint("#e6e8e5", 0.5)
ceiling = paint("#f1f2ef", 0.65, 0.04)
open_racks = []
for q in range(5):
    with Asset(f"rack{q}") as rack_:
        server_rack(q + 3, light_color="#5fdcca")
    open_racks.append(rack_)
with Asset("solid") as closed_rack:
    server_rack(1, door="solid")
rng = random.Random(6)
count = int((length - front) / 0.602)
for i in range(count):
    open_racks[rng.randrange(5)].place((right, front + 0.3 + i * 0.602, 0), -90)
for i in range(count):
    (closed_rack if i < 30 or rng.random() < 0.6 else open_racks[rng.randrange(5)]).place(
        (left, front + 0.3 + i * 0.602, 0), 90
    )
charcoal = plastic("#1b2122", 0.4)
for place, x in ((1, right), (-1, left)):
    rack_, b = sorted((x - place * 0.02, x + place * 1.05))
    block(rack_, b, front, length, 2.10, 2.17, charcoal, 0.004)
    rack_, b = sorted((x - place * 0.026, x - place * 0.019))
    block(rack_, b, front, length, 2.122, 2.142, emitter("#5fdcca", 3.2), 0)
    rack_, b = sorted((x + place * 0.0, x + place * 0.012))
    block(rack_, b, front, length, 0, 0.022, charcoal, 0)
    rack_, b = sorted((x + place * 1.1, x + place * 1.25))
    block(rack_, b, front, length, 0, height, plaster, 0)
# aisle end : glazed doors, then a dawn-lit window beyond
dark_metal = metal("#2c3a39", 0.38)
aluminum = metal("#b7bdbd", 0.35)
block(left - 1.2, right + 1.2, length, length + 0.12, 2.35, height, plaster, 0)
for x in (left + 0.03, middle, right - 0.03):
    block(x - 0.03, x + 0.03, length, length + 0.08, 0, 2.35, dark_metal, 0.004)
for z in (0.04, 2.33):
    block(left, right, length, length + 0.08, z - 0.04, z + 0.03, dark_metal, 0.004)
quad(
    [
        (left, length + 0.04, 0),
        (right, length + 0.04, 0),
        (right, length + 0.04, 2.33),
        (left, length + 0.04, 2.33),
    ],
    glass_pane(),
)
for place in (-0.07, 0.07):
    tube(
        [(middle + place, length - 0.03, 0.9), (middle + place, length - 0.03, 1.35)],
        0.013,
        aluminum,
    )
for x in (left - 1.2, right + 1.2):
    block(x - 0.05, x + 0.05, length, length + 6, 0, height, plaster, 0)
dawn = Shader("dawn")
height_ = dawn.node("SeparateXYZ", {0: dawn.node("NewGeometry").outputs["Position"]})
dawn.principled(
    color="#000000",
    emission=dawn.ramp(
        dawn.range(height_.outputs[2], 0.2, 2.6, 0, 1),
        [(0, "#ffc98a"), (0.35, "#ffe3bd"), (1, "#cfe3e6")],
    ),
    emission_strength=3.2,
)
quad(
    [
        (left - 0.9, length + 5, 0.1),
        (right + 0.9, length + 5, 0.1),
        (right + 0.9, length + 5, 2.7),
        (left - 0.9, length + 5, 2.7),
    ],
    dawn.material,
)
block(left - 1.2, right + 1.2, length + 5.02, length + 5.2, 0, height, plaster, 0)
for i in range(5):
    x = left - 0.9 + i * (right - left + 1.8) / 4
    block(x - 0.03, x + 0.03, length + 4.9, length + 4.99, 0.1, 2.7, dark_metal, 0.003)
area_light(
    (middle, length + 4.6, 1.4), (-90, 0, 0), 3.4, 2.2, 130, (1, 0.86, 0.66), gloss=False
)
area_light(
    (middle, length - 0.3, 1.5), (-90, 0, 0), 2.2, 1.8, 120, (1, 0.84, 0.62), gloss=False
)
# ceiling, twin light lines, cable trays
block(left - 1.3, right + 1.3, front - 1, length + 6, height, height + 0.1, ceiling, 0)
for x in (middle - 0.62, middle + 0.62):
    block(
        x - 0.045,
        x + 0.045,
        front,
        length,
        height - 0.03,
        height,
        plastic("#f3f4f2", 0.4),
        0.003,
    )
    block(
        x - 0.032,
        x + 0.032,
        front,
        length,
        height - 0.034,
        height - 0.0305,
        emitter("#f4f8fa", 7.0),
        0,
    )
steel = metal("#8d9596", 0.4)
with Asset("tray") as tray:
    for place in (-0.2, 0.2):
        block(place - 0.008, place + 0.008, 0, 3.0, 0, 0.07, steel, 0.002)
    for q in range(10):
        block(-0.2, 0.2, 0.15 + q * 0.3 - 0.012, 0.15 + q * 0.3 + 0.012, 0, 0.014, steel, 0.002)
    for place in (-0.18, 0.18):
        cylinder(0.004, height - 2.5, (place, 0.3, 0.0), steel, sides=8)
    tray_rng = random.Random(1)
    for q in range(9):
        tube(
            [
                (
                    -0.16 + q * 0.04 + tray_rng.uniform(-0.008, 0.008),
                    t * 0.5,
                    0.028 + tray_rng.uniform(0, 0.014),
                )
                for t in range(7)
            ],
            0.011,
            plastic(("#2f7f76", "#2b3335", "#dfe3e1", "#2b3335", "#56b5a8")[q % 5], 0.5),
        )
for q in range(8):
    tray.place((right + 0.45, front + q * 3, 2.5))
    tray.place((left - 0.45, front + q * 3, 2.5))
for y in (-2, 0, 2.5, 5.5, 8.5, 11.5):
    area_light(
        (middle, y, height - 0.08), (0, 0, 0), 1.6, 2.2, 38, (0.96, 0.99, 1.0), gloss=False
    )
with At((0.50, 1.75, 0), -20):
    wet_floor_sign("#e9b52a")
flat_world((0.8, 0.9, 0.95), 0.2)
camera((1.12, -2.95, 1.38), (1.52, 8, 1.22), 24, focus=5.0, fstop=5.0, shift=(0.0, -0.01))
render(
    "datacenter",
    samples=16,
    exposure=0.0,
    post=dict(bloom=".10", haze="1.0,1.0,.92,.35"),
    mist=(9, 40),
)
