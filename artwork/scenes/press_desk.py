"""Fresh newspapers without letters and a cup at a window, the city at dawn. For the news."""

from kit import *

empty_scene()
sun_azimuth, sun_elevation = 52, 10
ground = -72.0
haze, haze_distance, haze_start = "#f3d0a4", 430, 60
dark = plastic("#27302f", 0.48)
brass = metal("#c3a064", 0.25)


def newsprint(printed=False, width=0.29, depth=0.38):
    """Paper of a newspaper; `printed` shows a picture and gray columns without letters."""
    shader = Shader("newsprint")
    place = shader.node("TexCoord").outputs["Object"]
    parts = shader.node("SeparateXYZ", {0: place})
    fibre = shader.noise(place, 900, 2).outputs[0]
    tone = shader.mix(shader.range(fibre, 0.3, 0.7, 0, 0.12), "#e0d9c9", "#b9b1a2")

    def within(socket, low, high):
        above = shader.math("GREATER_THAN", socket, low)
        return shader.math("MULTIPLY", above, shader.math("LESS_THAN", socket, high))

    def patch(x0, x1, y0, y1):
        inside = within(parts.outputs[0], x0 * width, x1 * width)
        return shader.math("MULTIPLY", inside, within(parts.outputs[1], y0 * depth, y1 * depth))

    if printed:
        lines = shader.math("FRACT", shader.math("MULTIPLY", parts.outputs[1], 250.0))
        lines = shader.math("MULTIPLY", shader.math("GREATER_THAN", lines, 0.4), 0.55)
        for x0, x1, y0, y1, color, amount in (
            (-0.44, 0.44, 0.425, 0.455, "#1d5b56", 0.9),
            (-0.44, 0.17, 0.335, 0.385, "#33352f", 0.9),
            (0.22, 0.44, -0.06, 0.385, "#5f5d57", lines),
            (-0.44, -0.16, -0.40, -0.10, "#5f5d57", lines),
            (-0.12, 0.17, -0.40, -0.10, "#5f5d57", lines),
            (0.22, 0.44, -0.40, -0.10, "#5f5d57", lines),
        ):
            share = shader.math("MULTIPLY", patch(x0, x1, y0, y1), amount)
            tone = shader.mix(share, tone, color)
        up = shader.range(parts.outputs[1], -0.06 * depth, 0.30 * depth, 0, 1)
        sky = shader.ramp(up, [(0.25, "#e3a65c"), (0.8, "#8fb5b6")])
        waves = shader.math("SINE", shader.math("MULTIPLY", parts.outputs[0], 34.0))
        hill = shader.math("ADD", shader.math("MULTIPLY", waves, 0.07), 0.30)
        landscape = shader.mix(shader.math("LESS_THAN", up, hill), sky, "#285a53")
        tone = shader.mix(patch(-0.44, 0.17, -0.06, 0.30), tone, landscape)
    shader.principled(color=tone, roughness=0.85, specular=0.2)
    return shader.material


def newspaper(seed=1, printed=False, width=0.29, depth=0.38, leaves=6):
    """A folded newspaper that lies on z 0, its fold toward -Y; returns its height in meters."""
    rng = random.Random(seed)
    paper = newsprint()
    front = newsprint(True) if printed else paper
    gap = 0.00062
    height = 2 * gap * leaves
    for leaf_number in range(1, leaves + 1):
        radius = gap * leaf_number
        shift, back = rng.uniform(-0.0012, 0.0012), depth / 2 - rng.uniform(0, 0.003)
        fold = -depth / 2 + (leaves - leaf_number) * gap

        def fold_at(u, v):
            x = (u - 0.5) * width + shift
            wave = 0.0005 * math.sin(9 * u + seed * 2.1)
            if v < 0.42:
                y, z = back + (fold + radius - back) * v / 0.42, -radius
            elif v > 0.58:
                y, z = fold + radius + (back - fold - radius) * (v - 0.58) / 0.42, radius
            else:
                turn = math.pi * (v - 0.42) / 0.16
                y, z = fold + radius - radius * math.sin(turn), -radius * math.cos(turn)
            near_fold = math.exp(-((y + depth / 2) ** 2) / 0.004)
            lift = 1 + 0.14 * near_fold
            return (x, y, height / 2 + z * lift + wave * (1 if z > 0 else 0.2))

        top_leaf = leaf_number == leaves
        sheet_of(14, 60, fold_at, front if top_leaf else paper, "leaf", thickness=0.0003)
    return height + 0.0006


def cup(color="#efe9dc"):
    """A porcelain cup of 9 cm on a saucer of 15 cm, filled with coffee."""
    glaze = plastic(color, 0.16, 0.4)
    lathe(
        smooth_profile([(0.030, 0.004), (0.052, 0.007), (0.068, 0.013), (0.0755, 0.020)], 5)
        + smooth_profile([(0.0745, 0.0215), (0.066, 0.0150), (0.050, 0.010), (0.0, 0.0085)], 5),
        (0, 0, 0),
        glaze,
        96,
        angle=80,
    )
    lathe([(0.0, 0.0), (0.031, 0.0), (0.030, 0.005)], (0, 0, 0), glaze, 64)
    lathe(
        [(0.0, 0.0105), (0.022, 0.0105), (0.024, 0.013)]
        + smooth_profile([(0.0245, 0.014), (0.036, 0.026), (0.0415, 0.046), (0.0435, 0.074)], 6)
        + [(0.0425, 0.0755), (0.0412, 0.074)]
        + smooth_profile([(0.0395, 0.05), (0.034, 0.028), (0.022, 0.0165)], 5),
        (0, 0, 0),
        glaze,
        96,
        angle=80,
    )
    cylinder(0.0398, 0.001, (0, 0, 0.0615), plastic("#2a1509", 0.06), sides=72, bevel=0)
    tube(
        [
            (0.0405, 0, 0.062),
            (0.058, 0, 0.065),
            (0.067, 0, 0.051),
            (0.058, 0, 0.036),
            (0.038, 0, 0.033),
        ],
        0.0042,
        glaze,
        smooth=True,
    )


# the ledge, the window's frame, the reveal on the right
block(
    -2.2,
    2.2,
    -0.62,
    0.62,
    -0.045,
    0,
    wood("#b08a5f", "#876543", 0.3, (1.5, 26, 20), 0.2),
    0.008,
    4,
)
block(-2.2, 2.2, 0.56, 0.70, -0.2, 0.035, dark, 0.004)
for x in (-1.35, 0.70, 2.0):
    block(x - 0.03, x + 0.03, 0.57, 0.69, 0.03, 2.2, dark, 0.004)
quad(
    [(-2.2, 0.63, 0), (2.2, 0.63, 0), (2.2, 0.63, 2.2), (-2.2, 0.63, 2.2)],
    glass_pane("#f3f8f6", 0.2),
)

with At((0.24, 0.06, 0)):
    pile = 0.0005
    for number, turn in enumerate((9, 12, 8, 13, 10, 11, 8, 12, 6)):
        with At((0.004 * math.sin(number * 2.3), 0.003 * math.cos(number * 3.1), pile), turn):
            pile += newspaper(number + 1, printed=number == 8)
with At((-0.085, -0.04, 0), -28, scale=1.08):
    cup()
with At((0.235, -0.03, pile + 0.0006), 63):
    pencil("#1f6a64")
with At((0.585, 0.33, 0), 24):
    snake_plant(0.33, 12, 0.075, 0.12, "#e9e4da", 5)

# the city below and before the window
glasses = [
    city_glass(
        glass,
        wall_,
        1.6,
        3.8,
        metallic,
        lit,
        1.0,
        haze,
        haze_distance,
        haze_start,
        spandrel,
        fin,
    )
    for glass, wall_, metallic, lit, spandrel, fin in (
        ("#7fa3aa", "#c9c4ba", 0.7, 0.16, 0.16, 0.05),
        ("#5f8a8c", "#8d9695", 0.7, 0.15, 0.2, 0.1),
        ("#8aa7a8", "#d9cdbb", 0.6, 0.2, 0.3, 0.2),
    )
]
frames = []
for color, metallic, roughness in (
    ("#c9ccc8", 0.6, 0.4),
    ("#56615f", 0.6, 0.4),
    ("#d8cbb6", 0.1, 0.6),
):
    shader = Shader("frame")
    shader.principled(color=color, metallic=metallic, roughness=roughness)
    add_haze(shader, haze, haze_distance, haze_start)
    frames.append(shader.material)
towers = []
for number, (bays_wide, bays_deep, floors, band, fin) in enumerate(
    ((16, 14, 38, 0.30, 0.12), (14, 16, 31, 0.45, 0.18), (20, 14, 25, 0.85, 0.42))
):
    with Asset(f"tower {number}") as tower:
        office_tower(
            bays_wide,
            bays_deep,
            floors,
            glass=glasses[number],
            frame=frames[number],
            band=band,
            fin=fin,
        )
    towers.append(tower)
for number, x, y, turn, drop in (
    (0, 74, 150, 0, 0),
    (2, 38, 205, 0, -14),
    (1, 92, 245, 0, 0),
    (0, 12, 330, 0, -38),
    (1, 60, 380, 0, -8),
    (2, 128, 190, 0, 0),
    (1, -60, 420, 0, -62),
):
    towers[number].place((x, y, ground + drop), turn)
city_blocks(
    170,
    (-460, 420),
    (150, 820),
    (14, 54),
    ground,
    haze=haze,
    distance=haze_distance * 0.6,
    start=haze_start,
    seed=9,
    lit=0.2,
    glow=0.7,
    avoid=lambda x, y, w, d: x > 0 and y < 300,
)
land = Shader("land")
land.principled(color="#a89a8a", roughness=0.9)
add_haze(land, haze, haze_distance, haze_start)
block(-1500, 1500, 30, 2500, ground - 2, ground, land.material, 0)

dawn_world(
    sun_azimuth,
    5,
    ground=haze,
    seen=1.15,
    shed=1.0,
    horizon="#fbc98d",
    low="#f4dcc0",
    middle="#bcd1d8",
    top="#7fa4b8",
    wide_glow=0.7,
    narrow_glow=1.6,
    heights=(0.0, 0.08, 0.30, 0.8),
)
sun(sun_elevation, sun_azimuth, 9, (1, 0.70, 0.42), 0.7)
area_light((-1.4, -1.3, 1.5), (42, -30, 0), 1.4, 1.2, 26, (0.92, 0.95, 1.0), gloss=False)
area_light((1.2, -1.5, 1.2), (50, 30, 0), 1.0, 1.0, 9, (1, 0.92, 0.8), gloss=False)
camera((0.02, -1.12, 0.40), (0.055, 0.1, 0.155), 36, focus=1.08, fstop=3.2, shift=(0, 0))
render("press_desk", exposure=0.05, post=dict(bloom=".07", saturation=1.1), mist=(60, 900))
