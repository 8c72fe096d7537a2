"""A cleaning cart at work in an office corridor. Where a page speaks of equipment."""

from kit import *

empty_scene()
aluminum = metal("#b9bdc0", 0.28)
charcoal = plastic("#2c3236", 0.48)
gray = plastic("#8b9291", 0.45)
rim_plastic = plastic("#3a4145", 0.45)


def castor(radius=0.058):
    """A swivel castor; its wheel stands on z 0, its plate ends at 0.145."""
    cylinder(
        radius,
        0.034,
        (0, 0.017, radius),
        rubber("#3a3d3e"),
        rotation=(90, 0, 0),
        sides=56,
        bevel=0.008,
    )
    cylinder(radius * 0.62, 0.037, (0, 0.0185, radius), gray, rotation=(90, 0, 0), sides=40)
    for y in (-0.024, 0.024):
        prism(
            [(-0.016, -0.012), (0.016, -0.012), (0.034, 0.072), (-0.012, 0.072)],
            0.004,
            (0, y, radius),
            aluminum,
            bevel=0.001,
        )
    box((0.056, 0.054, 0.006), (0.01, 0, radius + 0.074), aluminum, 0.002)
    cylinder(0.014, 0.02, (0.01, 0, radius + 0.072), aluminum, sides=28)


def shelf(length, breadth, rim=0.045):
    """A moulded shelf with a raised rim about the origin, its floor at z 0."""
    outline = rounded_rectangle(length, breadth, 0.045, 8)
    count = len(outline)
    prism(outline, 0.02, (0, 0, -0.02), charcoal, axis="Z", bevel=0.006)
    sheet_of(
        count + 1,
        3,
        lambda u, v: (*outline[round(u * count) % count], -0.012 + (rim + 0.012) * v),
        charcoal,
        "rim",
        thickness=0.006,
    )
    tube([(x, y, rim) for x, y in outline], 0.0075, rim_plastic, cyclic=True)


def bag(length=0.27, breadth=0.39, height=0.72):
    """A bag of cloth that hangs in folds below z 0, its cuff turned over a frame."""
    cloth = fabric("#7a9f95", None, 500)

    def round_about(turn, half_x, half_y):
        x = math.copysign(abs(math.cos(turn)) ** 0.62, math.cos(turn))
        y = math.copysign(abs(math.sin(turn)) ** 0.62, math.sin(turn))
        return half_x * x, half_y * y

    def hang(u, v):
        turn = 2 * math.pi * u
        x, y = round_about(turn, length / 2, breadth / 2)
        belly = 1 + 0.06 * math.sin(math.pi * min(1, v * 1.1)) - 0.10 * v**3
        fold = 0.035 * math.sin(9 * turn + 2.2 * math.sin(2.3 * v + 1)) * (0.35 + 0.65 * v)
        fold += 0.016 * math.sin(23 * turn + 7 * v)
        foot = math.sqrt(max(0, 1 - max(0, (v - 0.86) / 0.14) ** 2))
        scale = (belly + fold) * max(0.02, foot)
        return (x * scale, y * scale, -height * v)

    sheet_of(181, 60, hang, cloth, "bag", 1)

    def cuff(u, v):
        turn = 2 * math.pi * u
        x, y = round_about(turn, length / 2 + 0.02, breadth / 2 + 0.02)
        ripple = 1 + 0.012 * math.sin(31 * turn) * v + 0.01 * math.sin(13 * turn + 1)
        drop = (
            0.010 * math.sin(math.pi * min(1, 3 * v))
            - 0.085 * v
            - 0.006 * math.sin(11 * turn) * v
        )
        return (x * ripple, y * ripple, 0.012 + drop)

    sheet_of(181, 12, cuff, cloth, "cuff", 1)
    frame = [
        round_about(2 * math.pi * k / 60, length / 2 + 0.008, breadth / 2 + 0.008)
        for k in range(60)
    ]
    tube([(x, y, 0.008) for x, y in frame], 0.012, charcoal, cyclic=True)


def pail(color):
    """A small open pail, 0.19 high, 0.21 wide, with a wire handle laid down."""
    shell = plastic(color, 0.42)
    lathe(
        [
            (0, 0),
            (0.078, 0),
            (0.082, 0.004),
            (0.101, 0.180),
            (0.108, 0.182),
            (0.108, 0.190),
            (0.098, 0.190),
            (0.080, 0.010),
            (0, 0.010),
        ],
        (0, 0, 0),
        shell,
        64,
    )
    tube(
        [
            (
                0.104 * math.cos(turn),
                -0.112 * math.sin(turn) - 0.004,
                0.176 - 0.05 * math.sin(turn),
            )
            for turn in [math.pi * k / 20 for k in range(21)]
        ],
        0.003,
        aluminum,
    )


def mop_press():
    """A tall bucket with a wringer and a mop in it, 0.30 by 0.38, on z 0."""
    amber = plastic("#d9a032", 0.42)
    prism(
        [(-0.135, 0), (0.135, 0), (0.155, 0.30), (-0.155, 0.30)],
        0.36,
        (0, 0, 0),
        amber,
        bevel=0.03,
        segments=5,
    )
    prism(
        rounded_rectangle(0.335, 0.385, 0.05, 8),
        0.028,
        (0, 0, 0.285),
        amber,
        axis="Z",
        bevel=0.008,
    )
    prism(
        [(-0.10, 0.30), (0.10, 0.30), (0.125, 0.46), (-0.125, 0.46)],
        0.26,
        (0, 0.03, 0),
        charcoal,
        bevel=0.016,
        segments=4,
    )
    prism(
        rounded_rectangle(0.19, 0.2, 0.03, 6),
        0.004,
        (0, 0.03, 0.459),
        plastic("#141718", 0.6),
        axis="Z",
        bevel=0,
    )
    tube(
        [(0.085, -0.118, 0.355), (0.055, -0.14, 0.56), (-0.02, -0.15, 0.66)],
        0.011,
        aluminum,
        smooth=True,
    )
    cylinder(
        0.024,
        0.04,
        (0.083, -0.092, 0.37),
        charcoal,
        rotation=(90, 0, 0),
        sides=40,
        bevel=0.004,
    )
    cylinder(
        0.016,
        0.11,
        (-0.02, -0.15, 0.655),
        charcoal,
        rotation=(0, -38, 0),
        sides=32,
        bevel=0.006,
    )
    rng = random.Random(6)
    yarn = fabric("#d8d2c2", None, 300)
    for strand in range(46):
        turn, reach = rng.uniform(0, 2 * math.pi), rng.uniform(0.02, 0.075)
        x, y = reach * math.cos(turn), reach * 0.9 * math.sin(turn) + 0.03
        tube(
            [
                (0.2 * x, 0.03 + 0.2 * (y - 0.03), 0.60 + rng.uniform(-0.02, 0.02)),
                (0.9 * x, 0.03 + 0.9 * (y - 0.03), 0.53),
                (x * 1.05, y, 0.45),
            ],
            0.0065,
            yarn,
            smooth=True,
        )
    with At((0, 0.03, 0.56), rotation=(0, 3, 0)):
        cylinder(0.03, 0.07, (0, 0, 0), plastic("#1f6a64", 0.45), top_radius=0.018, sides=40)
        cylinder(0.0125, 0.86, (0, 0, 0.06), aluminum, sides=32)
        cylinder(0.016, 0.16, (0, 0, 0.78), plastic("#1f6a64", 0.45), sides=32, bevel=0.006)


def service_cart():
    """A cart along X, 1.2 by 0.5 m: mop press, tower of shelves, bag, push bar; 1.08 high."""
    prism(
        rounded_rectangle(1.22, 0.5, 0.08, 8),
        0.045,
        (0, 0, 0.145),
        charcoal,
        axis="Z",
        bevel=0.014,
    )
    tube(
        [(x, y, 0.168) for x, y in rounded_rectangle(1.235, 0.515, 0.085, 8)],
        0.014,
        plastic("#1f6a64", 0.48),
        cyclic=True,
    )
    for x in (-0.5, 0.48):
        for y in (-0.19, 0.19):
            with At((x, y, 0), 12 if y < 0 else -9):
                castor()
    for x in (-0.215, 0.245):
        for y in (-0.2, 0.2):
            cylinder(0.016, 0.83, (x, y, 0.185), aluminum, sides=32)
            cylinder(0.02, 0.02, (x, y, 1.012), charcoal, sides=32)
    for z in (0.60, 0.985):
        with At((0.015, 0, z)):
            shelf(0.53, 0.47)
    # below: two pails; in the middle: cloths and paper; above: bottles, cloths, brush
    for x, color in ((-0.095, "#1f6a64"), (0.135, "#8fb0a5")):
        with At((x, -0.07, 0.192)):
            pail(color)
    for number, (color, count) in enumerate((("#24605a", 5), ("#e9e4d8", 4))):
        for layer in range(count):
            with At(
                (-0.105 + 0.235 * number, -0.06, 0.601 + 0.034 * layer),
                (layer * 3 + number) % 4 - 1.5,
            ):
                folded_cloth(0.21, 0.28, 0.0078, color, layer + 5 * number)
    for x, y, color, turn in (
        (-0.175, -0.10, "#24605a", 196),
        (-0.085, -0.13, "#c9973a", 172),
        (-0.15, 0.08, "#efeee8", 188),
        (-0.04, 0.06, "#24605a", 170),
    ):
        with At((x, y, 0.986), turn, scale=1.05):
            spray_bottle(color, 0.2)
    for layer, color in enumerate(("#8fb0a5", "#8fb0a5", "#c98f2f", "#c98f2f")):
        with At((0.145, -0.03, 0.986 + 0.0285 * layer), (layer * 5) % 4 - 2):
            folded_cloth(0.19, 0.27, 0.0066, color, layer + 11)
    # a brush hangs on the tower, the bag behind, the push bar
    with At((0.43, 0, 0.985)):
        bag()
    for y in (-0.2, 0.2):
        tube([(0.245, y, 0.985), (0.30, y, 0.99)], 0.012, aluminum)
    tube(
        [
            (0.52, -0.2, 0.99),
            (0.66, -0.2, 1.05),
            (0.685, -0.16, 1.06),
            (0.685, 0.16, 1.06),
            (0.66, 0.2, 1.05),
            (0.52, 0.2, 0.99),
        ],
        0.015,
        charcoal,
    )
    with At((-0.405, 0, 0.191)):
        mop_press()


plaster = paint("#e7e1d4", 0.62)
dark = plastic("#24423f", 0.48)
oak = wood("#b98c5c", "#8c6238", 0.45, (9, 9, 0.5))
corner, depth, right, height = 1.55, 1.55, 4.3, 3.0
block(-5, right + 0.3, -5, 16, -0.2, 0, baked_floor("terr_warm", 3.6, 0.07), 0)
block(-5, corner, depth, depth + 0.3, 0, height, plaster, 0.004)
block(corner - 0.3, corner, depth + 0.3, 14, 0, height, plaster, 0)
block(-5, corner + 0.014, depth - 0.014, depth, 0, 0.11, dark, 0.003)
block(corner, corner + 0.014, depth, 14, 0, 0.11, dark, 0.003)
block(-5, right + 0.3, -1.2, 14.3, height, height + 0.2, paint("#f3f0e9", 0.6), 0)
# the corridor that goes on: oak doors on its left, glazing on its right, a bright end
for y in (4.2, 8.0, 11.6):
    block(corner, corner + 0.02, y - 0.55, y + 0.55, 0, 2.35, oak, 0.004)
bays = 5
bay = (14 - 0.5) / bays
for number in range(bays + 1):
    y = 0.5 + number * bay
    block(right - 0.05, right + 0.4, y - 0.22, y + 0.22, 0, height, plaster, 0.006)
block(right, right + 0.4, 0.5, 14, 0, 0.35, plaster, 0.004)
for number in range(bays):
    with At((right + 0.2, 0.5 + (number + 1) * bay - 0.22, 0.35), -90):
        curtain_wall(
            bay - 0.44,
            height - 0.4,
            2,
            1,
            plastic("#2c3534", 0.48),
            depth=0.08,
            thickness=0.045,
        )
block(corner - 0.3, right + 0.3, 14, 14.3, 0, height, paint("#9db8ae", 0.6), 0)
with Asset("lamp") as lamp:
    cylinder(0.16, 0.04, (0, 0, -0.04), plastic("#efece5", 0.45), sides=64)
    cylinder(0.135, 0.006, (0, 0, -0.045), emitter("#ffe9cb", 5.0), sides=64)
for y in (2.6, 5.4, 8.2, 11.0):
    lamp.place(((corner + right) / 2, y, height))
with At((right - 0.5, 7.6, 0), 40):
    snake_plant(0.75, 16, 0.18, 0.42, "#dcd6ca", 2)

with At((1.06, 0.40, 0), 24):
    service_cart()

dawn_world(30, 8, seen=1.3, shed=0.9, wide_glow=0.5, narrow_glow=1.0)
sun(21, 212, 6.4, (1, 0.78, 0.54), 0.8)
area_light((-2.6, -2.0, 2.3), (0, -58, -24), 1.8, 2.0, 70, (1, 0.94, 0.85), gloss=False)
area_light((2.4, -2.4, 2.2), (48, 24, 0), 1.6, 1.6, 26, (0.84, 0.92, 1.0), gloss=False)
with At((-3.0, -1.6, 0), 30):
    unseen_bars([k * 1.05 - 4.2 for k in range(9)], (1.15, 2.25, 3.35), 0.04, 0.10, 0.09, (0, 5), (-4.5, 4.5))
camera((0.34, -2.5, 1.10), (0.70, 1.4, 0.86), 33, focus=2.95, fstop=3.2, shift=(0, -0.035))
render(
    "cart_close", exposure=0.05, post=dict(bloom=".06", haze="1.2,1.1,0.96,.12"), mist=(4, 20)
)
