"""Worktop of a treatment room: coded cloths, a reader, a timer. For healthcare certification."""

from kit import *

empty_scene()
steel = metal("#b4b8b8", 0.3)
charcoal = plastic("#2b3033", 0.45)
porcelain = plastic("#eeebe3", 0.42)


def worktop():
    """A seamless white top of 3.8 by 0.63 m at z 0 with an upstand, over oak drawers."""
    seamless = plastic("#e4e4dd", 0.13)
    oak = wood("#bb8a58", "#8d6038", 0.42, (0.6, 9, 9))
    block(-1.9, 1.9, -0.30, 0.335, -0.034, 0, seamless, 0.008, 4)
    block(-1.9, 1.9, 0.315, 0.338, -0.01, 0.105, seamless, 0.006, 4)
    block(-1.9, 1.9, -0.24, 0.30, -0.9, -0.035, charcoal, 0)
    for number in range(-3, 3):
        block(
            0.62 * number + 0.312,
            0.62 * number + 0.928,
            -0.272,
            -0.245,
            -0.4,
            -0.044,
            oak,
            0.003,
        )


def tray(width=0.56, depth=0.27, height=0.026):
    """A steel tray with a rolled rim that stands on z 0."""
    wall = metal("#c6c9c8", 0.2)
    prism(
        rounded_rectangle(width, depth, 0.03, 8),
        0.004,
        (0, 0, 0.001),
        wall,
        axis="Z",
        bevel=0.0015,
    )
    outline = rounded_rectangle(width, depth, 0.03, 8)
    count = len(outline)

    def side(u, v):
        x, y = outline[round(u * count) % count]
        grow = 1 + 0.03 * v
        return (x * grow, y * grow, 0.004 + height * v)

    sheet_of(count + 1, 3, side, wall, "tray side", thickness=0.0016)
    tube(
        [(x * 1.03, y * 1.03, height + 0.005) for x, y in outline],
        0.0035,
        wall,
        cyclic=True,
    )


def cloth_pile(color, count, seed, width=0.118, depth=0.2):
    """A pile of small folded cloths of one color on z 0, each 2.5 cm high."""
    for number in range(count):
        aside = 0.002 * math.sin(seed * 5 + number * 2)
        with At((aside, 0, 0.0252 * number), (seed + number * 3) % 5 - 2):
            folded_cloth(width, depth, 0.0058, color, seed + number)


def reader():
    """A hand-held reader for surface samples, 0.2 high, leaning in its dock; no lettering."""
    prism(
        [(-0.042, 0), (0.05, 0), (0.05, 0.014), (0.016, 0.03), (-0.042, 0.02)],
        0.098,
        (0, 0, 0),
        charcoal,
        axis="X",
        bevel=0.006,
    )
    with At((0, -0.006, 0.014), rotation=(-16, 0, 0)):
        with At((0, 0, 0.1), rotation=(90, 0, 0)):
            prism(
                rounded_rectangle(0.076, 0.2, 0.026, 10),
                0.030,
                (0, 0, -0.015),
                porcelain,
                axis="Z",
                bevel=0.008,
                segments=5,
            )
            prism(
                rounded_rectangle(0.080, 0.204, 0.028, 10),
                0.012,
                (0, 0, -0.006),
                plastic("#1f6a64", 0.5),
                axis="Z",
                bevel=0.004,
                segments=4,
            )
            prism(
                rounded_rectangle(0.057, 0.082, 0.007, 6),
                0.002,
                (0, 0.043, 0.0142),
                plastic("#10201f", 0.12),
                axis="Z",
                bevel=0.0008,
            )
            screen(0.043, 0.0163)
            for x in (-0.018, 0.018):
                cylinder(0.0085, 0.003, (x, -0.022, 0.0142), charcoal, sides=40, bevel=0.0015)
            cylinder(
                0.0145,
                0.0035,
                (0, -0.052, 0.0142),
                plastic("#dfa52a", 0.42),
                sides=56,
                bevel=0.002,
            )


def screen(middle, front):
    """The reader's picture: a ring nearly closed and a bar for each of five readings."""
    glow = emitter("#8fe0cb", 1.3)
    dim = emitter("#2c5a55", 0.7)
    for number in range(30):
        turn = math.radians(90 - 12 * number)
        box(
            (0.0052, 0.0017, 0.0004),
            (0.0165 * math.cos(turn), middle + 0.011 + 0.0165 * math.sin(turn), front),
            glow if number < 26 else dim,
            0,
            rotation=(0, 0, math.degrees(turn)),
        )
    for number, length in enumerate((0.006, 0.010, 0.0075, 0.0045, 0.0035)):
        block(
            -0.0195 + 0.0083 * number,
            -0.0143 + 0.0083 * number,
            middle - 0.031,
            middle - 0.031 + length,
            front - 0.0002,
            front + 0.0002,
            glow if number == 4 else dim,
            0,
        )


def swab(color="#dfa52a"):
    """A sampling swab in its clear tube along +X on z 0, 0.15 long, with a colored cap."""
    lathe(
        [(0, 0), (0.0062, 0.001), (0.0068, 0.004), (0.0068, 0.105)],
        (0, 0, 0.0075),
        plastic("#e3ebe8", 0.1),
        32,
        (0, 90, 0),
    )
    lathe(
        [
            (0.0075, 0.1),
            (0.0075, 0.118),
            (0.0056, 0.124),
            (0.0056, 0.146),
            (0.003, 0.15),
            (0, 0.15),
        ],
        (0, 0, 0.0075),
        plastic(color, 0.42),
        32,
        (0, 90, 0),
    )


def timer(minutes=22):
    """A round timer on a foot, 0.15 high, that shows the minutes left as an amber sector."""
    with At((0, 0, 0.075), rotation=(82, 0, 0)):
        cylinder(0.07, 0.03, (0, 0, -0.03), plastic("#1f6a64", 0.42), sides=96, bevel=0.008)
        cylinder(0.062, 0.001, (0, 0, 0), plastic("#f4f0e6", 0.6), sides=96, bevel=0)
        sector = [(0, 0)]
        for step in range(41):
            turn = math.radians(90 - 6 * minutes * step / 40)
            sector.append((0.043 * math.cos(turn), 0.043 * math.sin(turn)))
        prism(sector, 0.0006, (0, 0, 0.001), plastic("#d99b32", 0.6), axis="Z", bevel=0)
        for number in range(12):
            turn = math.radians(30 * number)
            length = 0.010 if number % 3 == 0 else 0.006
            box(
                (length, 0.0018, 0.0008),
                (
                    (0.056 - length / 2) * math.cos(turn),
                    (0.056 - length / 2) * math.sin(turn),
                    0.0014,
                ),
                charcoal,
                0,
                rotation=(0, 0, math.degrees(turn)),
            )
        with At((0, 0, 0.0016), 90 - 6 * minutes):
            block(-0.006, 0.046, -0.0016, 0.0016, 0, 0.0012, charcoal, 0.0005)
        cylinder(0.007, 0.006, (0, 0, 0.001), steel, sides=40, bevel=0.002)
    block(-0.035, 0.035, -0.012, 0.045, 0, 0.012, plastic("#1f6a64", 0.42), 0.005)


def sealed_pack(width=0.185, depth=0.118, height=0.027, color="#f1eee6", band="#8fb0a5"):
    """A sealed pack of wipes that lies along X on z 0: crimped ends, a blank colored band."""

    def film(u, v):
        x, y = 2 * u - 1, 2 * v - 1
        body = min(1, max(0, 0.89 - abs(x)) / 0.17)
        rise = math.sin(body * math.pi / 2) ** 0.8 * max(0, 1 - abs(y) ** 7) ** 0.45
        crimp = 0.0005 * math.sin(abs(x) * 260) if body == 0 else 0
        pleat = 0.0022 * math.sin(y * 13 + 2 * x) * (1 - body) * body
        return (
            x * width / 2,
            y * depth / 2 * (1 - 0.03 * body),
            0.0026 + (height - 0.0026) * rise + crimp + pleat,
        )

    sheet_of(150, 60, film, plastic(color, 0.42), "pack", thickness=0.0006)

    def label(u, v):
        x, y, z = film(0.34 + 0.32 * u, 0.02 + 0.96 * v)
        return (x, y, z + 0.0008)

    sheet_of(30, 60, label, plastic(band, 0.5), "band")


worktop()
# wall of the room, warm white; a curtain of the bay on the right, softly out of focus
block(-4, 4, 1.55, 1.65, -1.5, 2.6, paint("#e6e0d2", 0.7), 0)
with At((0, 1.30, -0.62), -90):
    curtain(0.36, 1.9, 2.4, fabric("#7fa399", None, 500), amplitude=0.045, folds=13, seed=4)
tube([(0.34, 1.30, 1.8), (2.2, 1.30, 1.8)], 0.013, steel)

with At((0.285, 0.02, 0), -5):
    tray()
    for number, (color, count) in enumerate(
        (("#24605a", 4), ("#c98f2f", 3), ("#e9e4d8", 4), ("#8fb0a5", 2))
    ):
        with At((-0.198 + 0.132 * number, 0, 0.0055)):
            cloth_pile(color, count, 3 * number + 1)
with At((-0.26, 0.13, 0), 20):
    reader()
with At((-0.31, -0.10, 0), -16):
    swab()
with At((-0.285, -0.135, 0), -27):
    swab("#1f6a64")
with At((0.66, 0.17, 0), 160, scale=1.15):
    spray_bottle("#24605a", 0.195, "#f3f0e8")
with At((-0.075, 0.215, 0), 7):
    timer()
with At((0.558, -0.205, 0), 9):
    sealed_pack()

flat_world((0.85, 0.92, 1.0), 0.45)
sun(24, 208, 5.2, (1, 0.79, 0.56), 0.9)
area_light((-1.9, -1.1, 1.6), (0, -58, -14), 1.3, 1.6, 34, (1, 0.93, 0.82))
area_light((1.9, -1.2, 1.4), (0, 55, 20), 1.1, 1.1, 14, (0.80, 0.90, 1.0))
window_bars(208, 24, 1.9, 0.3, [k * 0.55 for k in range(-3, 5)], (-0.42, 0.30))
camera((0.08, -1.55, 0.43), (0.105, 0.06, 0.125), 42, focus=1.55, fstop=3.5)
render("certified_care", exposure=0.05, post=dict(bloom=".05"), mist=(50, 90))
