"""A long oak table with guides, binders and a plant in morning light. For the resources."""

from kit import *

empty_scene()
top = 0.74
oak = wood("#c3a47c", "#a07f58", 0.36, (26, 1.5, 20), 0.12)
dark_oak = wood("#a1805a", "#7b5d3d", 0.42, (9, 9, 0.6))
brass = metal("#c3a064", 0.25)
charcoal = plastic("#24302e", 0.45)
plaster = paint("#e4dfd2", 0.65)


def reading_chair(cover="#4f7d73"):
    """A wooden chair with a bent back, 0.8 high; the sitter looks toward -Y."""
    wool = fabric(cover)
    for x in (-0.2, 0.2):
        tube([(x * 1.08, -0.21, 0), (x, -0.19, 0.44)], 0.016, dark_oak)
        tube(
            [(x * 1.1, 0.25, 0), (x, 0.21, 0.44), (x * 1.04, 0.25, 0.79)],
            0.016,
            dark_oak,
            smooth=True,
        )
        tube([(x, -0.19, 0.40), (x, 0.21, 0.40)], 0.012, dark_oak)
    for y in (-0.19, 0.21):
        tube([(-0.2, y, 0.40), (0.2, y, 0.40)], 0.012, dark_oak)
    cushion((0.46, 0.46, 0.06), (0, 0, 0.455), wool)

    def back(u, v):
        turn = math.radians(-38 + 76 * u)
        return (0.38 * math.sin(turn), -0.07 + 0.35 * math.cos(turn), 0.62 + 0.18 * v)

    sheet_of(24, 5, back, dark_oak, "back", thickness=0.022)


def guide(color="#24605a", bar="#d3a046", pages=0.008):
    """A stapled guide of 0.21 by 0.297 that lies on z 0: a plain cover with one colored bar."""
    cover = plastic(color, 0.55)
    box((0.21, 0.297, 0.0012), (0, 0, 0.0006), cover, 0.0004)
    box(
        (0.2085, 0.295, pages),
        (-0.0005, 0, 0.0012 + pages / 2),
        plastic("#f1ebde", 0.75),
        0.0006,
    )
    box((0.21, 0.297, 0.0012), (0, 0, 0.0018 + pages), cover, 0.0004)
    block(-0.105, -0.1035, -0.1485, 0.1485, 0.0008, 0.0022 + pages, cover, 0.0004)
    height = 0.0024 + pages
    box((0.052, 0.009, 0.0004), (-0.057, 0.098, height + 0.0001), plastic(bar, 0.55), 0)
    box((0.21, 0.07, 0.0003), (0, -0.1134, height + 0.0001), plastic("#8fb0a5", 0.55), 0)


def glasses():
    """A pair of glasses with folded-out temples that stands on z 0, facing -Y; 0.14 wide."""
    frame = plastic("#3b2a1c", 0.2, 0.4)
    lens = glass_pane("#f2f7f5", 1.0)
    for side in (-1, 1):
        rim = []
        for step in range(48):
            turn = 2 * math.pi * step / 48
            wide = math.copysign(abs(math.cos(turn)) ** 0.8, math.cos(turn))
            tall = math.copysign(abs(math.sin(turn)) ** 0.8, math.sin(turn))
            rim.append(
                (side * 0.036 + 0.0265 * wide, 0.0015 * math.sin(turn), 0.0225 + 0.0205 * tall)
            )
        tube(rim, 0.0022, frame, cyclic=True)
        outline = [(x - side * 0.036, z) for x, y, z in rim]
        prism(outline, 0.0012, (side * 0.036, 0, 0), lens, bevel=0)
        tube(
            [
                (side * 0.0625, 0.001, 0.031),
                (side * 0.069, 0.004, 0.0315),
                (side * 0.070, 0.012, 0.0315),
                (side * 0.069, 0.100, 0.029),
                (side * 0.066, 0.128, 0.018),
                (side * 0.064, 0.142, 0.003),
            ],
            0.0021,
            frame,
            smooth=True,
        )
    tube(
        [
            (-0.0105, 0, 0.026),
            (-0.004, -0.001, 0.0305),
            (0.004, -0.001, 0.0305),
            (0.0105, 0, 0.026),
        ],
        0.002,
        frame,
        smooth=True,
    )


# the room: a window wall on the left that the picture does not show, plain walls
block(-5, 6, -4, 7, -0.2, 0, planks("#b89a72", "#99794f", roughness=0.2), 0)
block(-5, 6, 5.2, 5.4, 0, 5.0, paint("#ccd6cd", 0.68), 0)
block(4.4, 4.6, -4, 5.4, 0, 5.0, plaster, 0)
block(-5, 6, -4, 5.4, 5.0, 5.1, plaster, 0)
block(-5, 4.4, 5.17, 5.2, 0, 0.1, charcoal, 0.003)
# a low shelf along the far wall
block(-1.9, 3.6, 4.78, 5.19, 0.90, 0.94, dark_oak, 0.006)
block(-1.9, 3.6, 4.80, 5.19, 0.06, 0.10, dark_oak, 0.006)
block(-1.86, 3.56, 5.14, 5.18, 0.10, 0.90, plastic("#4d3a28", 0.6), 0)
for number in range(9):
    x = -1.9 + 0.683 * number
    block(x, x + 0.036, 4.80, 5.18, 0.10, 0.90, dark_oak, 0.004)
block(-1.88, 3.58, 4.805, 5.17, 0.49, 0.52, dark_oak, 0.004)
rng = random.Random(12)
for level in (0.102, 0.522):
    for number in range(8):
        with At((-1.84 + 0.683 * number, 4.98, level)):
            place = 0.045
            while place < 0.52 + 0.1 * rng.random():
                thickness = rng.uniform(0.045, 0.065)
                with At((place, 0, 0), scale=rng.choice((0.92, 1.0))):
                    binder(
                        rng.choice(("#2f5d54", "#efe8d9", "#7fa399", "#efe8d9", "#d8b068")),
                        thickness,
                    )
                place += thickness + 0.003

# the table and its chairs
prism(
    rounded_rectangle(1.16, 4.6, 0.05, 8, 0, 1.3),
    0.038,
    (0, 0, top - 0.038),
    oak,
    axis="Z",
    bevel=0.008,
    segments=4,
)
for y in (-0.6, 3.2):
    for x in (-0.46, 0.46):
        block(x - 0.035, x + 0.035, y - 0.035, y + 0.035, 0, top - 0.04, dark_oak, 0.006)
block(-0.46, 0.46, -0.62, -0.58, top - 0.12, top - 0.04, dark_oak, 0.004)
with Asset("reading chair") as chair:
    reading_chair()
for y, turn in ((0.75, 4), (1.65, -3), (2.55, 2)):
    chair.place((0.72, y, 0), -90 + turn)
    chair.place((-0.72, y + 0.05, 0), 90 - turn)

with At((0.045, -0.30, top), 13):
    pile = 0.0
    for color, bar, turn in (
        ("#efe8d9", "#24605a", 3),
        ("#24605a", "#d3a046", -4),
        ("#efe8d9", "#24605a", 2),
        ("#24605a", "#d3a046", -2),
    ):
        with At((0, 0, pile), turn):
            guide(color, bar)
        pile += 0.0108
with At((0.365, -0.37, top), -14):
    guide("#efe8d9", "#24605a")
with At((0.365, -0.335, top + 0.0108), 164):
    glasses()
with At((-0.22, -0.42, top), 62):
    pencil()
with At((0.16, 0.42, top), -3):
    place = 0.0
    for color, thickness in (
        ("#24605a", 0.065),
        ("#efe8d9", 0.05),
        ("#8fb0a5", 0.06),
        ("#efe8d9", 0.065),
        ("#d3a046", 0.045),
    ):
        with At((place + thickness / 2, 0, 0)):
            binder(color, thickness)
        place += thickness + 0.0015
    block(place + 0.001, place + 0.004, -0.07, 0.07, 0, 0.17, brass, 0.001)
    block(-0.005, -0.002, -0.07, 0.07, 0, 0.17, brass, 0.001)
with At((-0.16, 0.82, top), 30):
    snake_plant(0.42, 14, 0.095, 0.16, "#ece7dc", 6)

flat_world((0.85, 0.92, 1.0), 0.36)
sun(22, 204, 6.2, (1, 0.78, 0.55), 0.8)
area_light((-3.2, -0.6, 2.4), (0, -64, -8), 2.4, 2.6, 62, (1, 0.94, 0.85))
area_light((2.6, -2.4, 2.4), (0, 50, 30), 1.6, 1.6, 30, (0.82, 0.91, 1.0))
with At((-3.4, -0.6, 0), 24):
    unseen_bars([k * 0.95 - 4 for k in range(9)], (1.6, 2.6, 3.6), 0.04, 0.12, 0.10, (0, 5), (-4, 4))
camera((-0.06, -1.62, 1.22), (0.09, 0.3, 0.955), 36, focus=1.42, fstop=2.8)
render("reading_table", exposure=0.3, post=dict(bloom=".06"), mist=(50, 90))
