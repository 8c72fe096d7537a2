"""Surfaces, by trade. Colors are '#rrggbb', scales are per meter."""

import os

import bpy

from .shading import Shader, cached, rgba


@cached
def paint(color="#f4f2ee", roughness=0.55, bump=0.03):
    """Matt wall paint with the faintest cloudiness and orange peel."""
    shader = Shader("paint")
    position = shader.position(1)
    grain = shader.noise(position, 180, 2)
    clouds = shader.noise(position, 0.8, 3)
    tone = shader.mix(
        shader.range(clouds.outputs[0], 0.3, 0.7, 0, 0.05), color, "#b8b2a8", "MULTIPLY"
    )
    shader.principled(
        color=tone, roughness=roughness, normal=shader.bump(grain.outputs[0], bump, 0.002)
    )
    return shader.material


@cached
def plastic(color="#ffffff", roughness=0.32, coat=0.0):
    """Plastic; keep the roughness out of .2 to .36 on large faces, or the denoiser speckles."""
    shader = Shader("plastic")
    wear = shader.noise(shader.position(1), 14, 3)
    shader.principled(
        color=color,
        roughness=shader.range(wear.outputs[0], 0.3, 0.7, roughness * 0.85, roughness * 1.2),
        coat=coat,
        coat_roughness=0.08,
    )
    return shader.material


@cached
def machine_paint(color="#1b756e", roughness=0.3):
    """Enamel of a working machine: dusty toward the floor, over the lowest 0.8 m of the world."""
    shader = Shader("machine")
    position = shader.position(1)
    clouds = shader.noise(position, 5, 4)
    parts = shader.node("SeparateXYZ", {0: position})
    dirt = shader.range(
        shader.math("ADD", parts.outputs[2], shader.math("MULTIPLY", clouds.outputs[0], 0.35)),
        0.30,
        0.85,
        0.42,
        0.0,
    )
    shader.principled(
        color=shader.mix(dirt, color, "#6f695e"),
        roughness=shader.math("ADD", roughness, shader.math("MULTIPLY", dirt, 0.5)),
        coat=0.25,
        coat_roughness=0.12,
    )
    return shader.material


@cached
def rubber(color="#17181a"):
    """Black rubber of tires and hoses."""
    shader = Shader("rubber")
    grain = shader.noise(shader.position(1), 300, 2)
    shader.principled(
        color=color, roughness=0.72, normal=shader.bump(grain.outputs[0], 0.12, 0.002)
    )
    return shader.material


@cached
def metal(color="#c9ccd0", roughness=0.25, brushed=False, axis=(1, 1, 60)):
    """Metal; `brushed` draws fine lines across the small numbers of `axis`."""
    shader = Shader("metal")
    if brushed:
        wear = shader.noise(shader.position(axis, True), 40, 3)
        shader.principled(
            color=color,
            metallic=1.0,
            roughness=shader.range(
                wear.outputs[0], 0.3, 0.7, roughness * 0.7, roughness * 1.35
            ),
            normal=shader.bump(wear.outputs[0], 0.04, 0.001),
        )
    else:
        wear = shader.noise(shader.position(1), 6, 3)
        shader.principled(
            color=color,
            metallic=1.0,
            roughness=shader.range(
                wear.outputs[0], 0.3, 0.7, roughness * 0.8, roughness * 1.25
            ),
        )
    return shader.material


@cached
def emitter(color="#fff1dc", strength=8.0):
    """A surface that glows; strength 1 is as bright as white paint in daylight."""
    shader = Shader("emis")
    shader.principled(color="#000000", emission=color, emission_strength=strength)
    return shader.material


@cached
def fabric(color="#8c9a94", second_color=None, scale=420):
    """Woven wool or microfibre without ribs; `scale` is threads per 0.1 m, more or less."""
    shader = Shader("fabric")
    position = shader.position(1)
    weave = shader.noise(position, scale * 1.6, 2)
    clouds = shader.noise(position, 9, 4)
    tone = shader.mix(
        shader.range(weave.outputs[0], 0.35, 0.65, 0, 0.22), color, second_color or "#ffffff"
    )
    tone = shader.mix(
        shader.range(clouds.outputs[0], 0.3, 0.7, 0, 0.18), tone, "#55504a", "MULTIPLY"
    )
    shader.principled(
        color=tone, roughness=0.9, sheen=0.35, normal=shader.bump(weave.outputs[0], 0.25, 0.002)
    )
    return shader.material


@cached
def leather(color="#8a5a36"):
    """Grained leather."""
    shader = Shader("leather")
    position = shader.position(1)
    cells = shader.node("TexVoronoi", {"Vector": position, "Scale": 260.0})
    clouds = shader.noise(position, 7, 4)
    shader.principled(
        color=shader.mix(shader.range(clouds.outputs[0], 0.3, 0.7, 0, 0.4), color, "#3c2415"),
        roughness=0.42,
        normal=shader.bump(cells.outputs[0], 0.15, 0.002),
        specular=0.4,
    )
    return shader.material


@cached
def wood(
    light="#b98a5a",
    dark="#8a5f38",
    roughness=0.4,
    stretch=(0.6, 9, 9),
    coat=0.0,
    object_space=False,
):
    """Wood; `stretch` has a small number along the grain and large ones across."""
    shader = Shader("wood")
    position = shader.position(stretch, object_space)
    figure = shader.noise(position, 1.6, 6, 0.62, 0.6)
    pores = shader.noise(position, 14, 4, 0.7)
    instance = shader.node("ObjectInfo")
    grain = shader.math(
        "ADD",
        shader.math("MULTIPLY", figure.outputs[0], 0.75),
        shader.math("MULTIPLY", pores.outputs[0], 0.25),
    )
    tone = shader.ramp(grain, [(0.33, dark), (0.5, light), (0.68, dark)])
    varied = shader.node(
        "HueSaturation",
        {"Color": tone, "Value": shader.range(instance.outputs["Random"], 0, 1, 0.86, 1.12)},
    )
    shader.principled(
        color=varied.outputs[0],
        roughness=shader.range(pores.outputs[0], 0.3, 0.7, roughness * 0.85, roughness * 1.2),
        normal=shader.bump(pores.outputs[0], 0.06, 0.003),
        coat=coat,
        coat_roughness=0.12,
    )
    return shader.material


@cached
def polished_concrete(light="#a9a8a4", dark="#8b8a86", roughness=0.16, wet=False):
    """Polished concrete; `wet` covers it with a clear film."""
    shader = Shader("concrete")
    position = shader.position(1)
    clouds = shader.noise(position, 0.55, 8, 0.62, 0.4)
    mottle = shader.noise(position, 7, 6, 0.65)
    sand = shader.noise(position, 90, 3)
    tone = shader.ramp(
        shader.math(
            "ADD",
            shader.math("MULTIPLY", clouds.outputs[0], 0.7),
            shader.math("MULTIPLY", mottle.outputs[0], 0.3),
        ),
        [(0.36, dark), (0.64, light)],
    )
    tone = shader.mix(shader.range(sand.outputs[0], 0.62, 0.7, 0, 0.25), tone, "#77746f")
    sheen = shader.range(clouds.outputs[0], 0.3, 0.7, roughness * 0.6, roughness * 1.7)
    shader.principled(
        color=tone,
        roughness=sheen,
        specular=0.55,
        coat=0.25 if not wet else 1.0,
        coat_roughness=0.05,
        normal=shader.bump(
            shader.math(
                "ADD", mottle.outputs[0], shader.math("MULTIPLY", sand.outputs[0], 0.2)
            ),
            0.02,
            0.01,
        ),
    )
    return shader.material


@cached
def flecked_vinyl(color="#dfe3df", fleck=("#c8d0cb", "#eef0ec", "#b7c2bd"), roughness=0.13):
    """Sheet vinyl with fine flecks."""
    shader = Shader("sheet")
    position = shader.position(1)
    cells = shader.node("TexVoronoi", {"Vector": position, "Scale": 70.0})
    parts = shader.node("SeparateColor", {0: cells.outputs["Color"]})
    chosen = shader.math("GREATER_THAN", parts.outputs[0], 0.6)
    tone = shader.mix(
        shader.math("MULTIPLY", chosen, 0.55),
        color,
        shader.ramp(
            parts.outputs[1], [(k / len(fleck), q) for k, q in enumerate(fleck)], "CONSTANT"
        ),
    )
    wear = shader.noise(position, 0.7, 5)
    shader.principled(
        color=tone,
        roughness=shader.range(wear.outputs[0], 0.3, 0.7, roughness * 0.7, roughness * 1.4),
        specular=0.55,
        coat=0.3,
        coat_roughness=0.05,
        normal=shader.bump(shader.noise(position, 1.1, 2).outputs[0], 0.015, 0.02),
    )
    return shader.material


@cached
def stone(light="#e8e4dd", dark="#b9b1a5", vein="#8d857a", roughness=0.18, scale=1.0):
    """Veined marble or limestone; a larger `scale` is a smaller pattern."""
    shader = Shader("stone")
    position = shader.position(scale)
    folds = shader.noise(position, 1.1, 6, 0.6, 1.6)
    clouds = shader.noise(position, 5, 6, 0.65, 1.0)
    distance = shader.math("ABSOLUTE", shader.math("SUBTRACT", folds.outputs[0], 0.5))
    on_vein = shader.range(distance, 0, 0.035, 1, 0)
    tone = shader.ramp(clouds.outputs[0], [(0.3, dark), (0.6, light)])
    shader.principled(
        color=shader.mix(shader.math("MULTIPLY", on_vein, 0.55), tone, vein),
        roughness=roughness,
        specular=0.5,
        coat=0.15,
        coat_roughness=0.05,
    )
    return shader.material


@cached
def carpet(first="#5d6a72", second="#47525a"):
    """Carpet tiles of 0.5 m in two tones."""
    shader = Shader("carpet")
    position = shader.position(1)
    pile = shader.noise(position, 240, 2)
    tiles = shader.node(
        "TexChecker",
        {"Vector": position, "Scale": 2.0, "Color1": rgba(first), "Color2": rgba(second)},
    )
    tone = shader.mix(
        shader.range(pile.outputs[0], 0.35, 0.65, 0, 0.35), tiles.outputs[0], "#20262b"
    )
    shader.principled(
        color=tone, roughness=0.95, sheen=0.3, normal=shader.bump(pile.outputs[0], 0.6, 0.004)
    )
    return shader.material


@cached
def glass_pane(tint="#eaf4f2", reflection=1.0):
    """Thin window glass: transparent with a gloss that grows at the edge; no refraction, so it
    lets the sun through.
    """
    shader = Shader("pane")
    clear = shader.node("BsdfTransparent", {0: rgba(tint)})
    gloss = shader.node("BsdfGlossy", {0: (1, 1, 1, 1), 1: 0.0})
    fresnel = shader.node("Fresnel", {0: 1.45})
    mixed = shader.node(
        "MixShader",
        {0: shader.math("MULTIPLY", fresnel.outputs[0], reflection), 1: clear, 2: gloss},
    )
    return shader.surface(mixed)


@cached
def frosted_glass(tint="#f2f7f6", amount=0.55):
    """Frosted glass; `amount` from clear to milky."""
    shader = Shader("frost")
    clear = shader.node("BsdfTransparent", {0: rgba(tint)})
    translucent = shader.node("BsdfTranslucent", {0: rgba(tint)})
    diffuse = shader.node("BsdfDiffuse", {0: rgba(tint)})
    milk = shader.node("MixShader", {0: 0.5, 1: translucent, 2: diffuse})
    mixed = shader.node("MixShader", {0: amount, 1: clear, 2: milk})
    return shader.surface(mixed)


@cached
def leaf(dark="#2f5d34", light="#5d8a45", roughness=0.38):
    """Leaves: each of another green, lit from behind."""
    shader = Shader("leaf")
    geometry = shader.node("NewGeometry")
    chance = geometry.outputs["Random Per Island"]
    tone = shader.ramp(chance, [(0, dark), (0.55, light), (1, "#79a055")])
    shader.principled(color=tone, roughness=roughness, specular=0.4)
    translucent = shader.node("BsdfTranslucent", {0: tone})
    mixed = shader.node("MixShader", {0: 0.28, 1: shader.bsdf, 2: translucent})
    return shader.surface(mixed)


@cached
def simple_facade(wall="#9aa3ab", window="#3d4f60", bay=1.6, floor=3.4, glow=0.0, haze=0.0):
    """A far building: a grid of windows from the position in the world; `bay` and `floor` in
    meters.
    """
    shader = Shader("facade")
    geometry = shader.node("NewGeometry")
    place = shader.node("SeparateXYZ", {0: geometry.outputs["Position"]})
    facing = shader.node("SeparateXYZ", {0: geometry.outputs["Normal"]})
    along = shader.math("ADD", place.outputs[0], place.outputs[1])
    in_bay = shader.math("FRACT", shader.math("DIVIDE", along, bay))
    in_floor = shader.math("FRACT", shader.math("DIVIDE", place.outputs[2], floor))
    is_window = shader.math(
        "MULTIPLY",
        shader.math(
            "MULTIPLY",
            shader.math("GREATER_THAN", in_bay, 0.14),
            shader.math("GREATER_THAN", in_floor, 0.26),
        ),
        shader.math("LESS_THAN", shader.math("ABSOLUTE", facing.outputs[2]), 0.5),
    )
    cell = shader.node(
        "CombineXYZ",
        {
            0: shader.math("FLOOR", shader.math("DIVIDE", along, bay)),
            1: shader.math("FLOOR", shader.math("DIVIDE", place.outputs[2], floor)),
        },
    )
    chance = shader.node("TexWhiteNoise", {0: cell.outputs[0]})
    window_tone = shader.mix(shader.range(chance.outputs[0], 0, 1, 0, 0.5), window, "#a9bccb")
    shader.principled(
        color=shader.mix(is_window, wall, window_tone),
        roughness=shader.math("SUBTRACT", 0.7, shader.math("MULTIPLY", is_window, 0.6)),
        specular=0.6,
    )
    if glow:
        shader.principled(
            emission="#ffd9a0",
            emission_strength=shader.math(
                "MULTIPLY",
                shader.math(
                    "MULTIPLY", is_window, shader.math("GREATER_THAN", chance.outputs[0], 0.55)
                ),
                glow,
            ),
        )
    return shader.material


@cached
def cardboard(color="#b88d5e"):
    """Corrugated cardboard; every carton a little different."""
    shader = Shader("cardboard")
    position = shader.position(1)
    instance = shader.node("ObjectInfo")
    clouds = shader.noise(position, 40, 3)
    flutes = shader.noise(shader.position((1, 1, 30)), 8, 2)
    varied = shader.node(
        "HueSaturation",
        {
            "Color": shader.mix(
                shader.range(clouds.outputs[0], 0.3, 0.7, 0, 0.2), color, "#8f6a42"
            ),
            "Value": shader.range(instance.outputs["Random"], 0, 1, 0.8, 1.15),
            "Saturation": shader.range(instance.outputs["Random"], 0, 1, 0.8, 1.05),
        },
    )
    shader.principled(
        color=varied.outputs[0],
        roughness=0.8,
        normal=shader.bump(flutes.outputs[0], 0.08, 0.002),
    )
    return shader.material


def baked_color(shader, picture, size):
    """Color from a picture of the workshop's tex/, repeated every `size` meters."""
    texture = shader.node("TexImage", {0: shader.position(1.0 / size)})
    folder = os.environ.get("ART_TEXTURES", "/art/tex")
    texture.image = bpy.data.images.load(f"{folder}/{picture}.png")
    texture.interpolation = "Linear"
    return texture.outputs[0]


@cached
def baked_floor(picture="terr_warm", size=3.6, roughness=0.09, coat=0.35, value=1.0):
    """A floor from a baked picture of `size` meters, with slow changes of sheen."""
    shader = Shader(picture)
    tone = baked_color(shader, picture, size)
    wear = shader.noise(shader.position(1), 0.8, 3)
    if value != 1.0:
        tone = shader.node("HueSaturation", {"Color": tone, "Value": value}).outputs[0]
    shader.principled(
        color=tone,
        roughness=shader.range(wear.outputs[0], 0.3, 0.7, roughness * 0.7, roughness * 1.45),
        specular=0.6,
        coat=coat,
        coat_roughness=0.04,
        normal=shader.bump(shader.noise(shader.position(1), 1.4, 1).outputs[0], 0.012, 0.02),
    )
    return shader.material


@cached
def planks(
    light="#c2a680", dark="#a3835c", width=0.16, length=1.9, roughness=0.16, coat=0.4, axis="y"
):
    """Polished boards along an axis, `width` by `length` meters."""
    shader = Shader("planks")
    geometry = shader.node("NewGeometry")
    place = shader.node("SeparateXYZ", {0: geometry.outputs["Position"]})
    across, along = (
        (place.outputs[0], place.outputs[1])
        if axis == "y"
        else (place.outputs[1], place.outputs[0])
    )
    board = shader.math("DIVIDE", across, width)
    row = shader.math("FLOOR", board)
    row_chance = shader.node("TexWhiteNoise", {"W": row}, noise_dimensions="1D")
    end = shader.math(
        "ADD",
        shader.math("DIVIDE", along, length),
        shader.math("MULTIPLY", row_chance.outputs[0], 7.0),
    )
    board_number = shader.math("FLOOR", end)
    cell = shader.node("CombineXYZ", {0: row, 1: board_number})
    chance = shader.node("TexWhiteNoise", {0: cell.outputs[0]})
    offset = shader.node(
        "CombineXYZ",
        {
            0: shader.math("MULTIPLY", across, 13.0),
            1: shader.math("MULTIPLY", along, 0.9),
            2: shader.math("MULTIPLY", chance.outputs[0], 40.0),
        },
    )
    figure = shader.noise(offset.outputs[0], 1.4, 5, 0.6, 0.6)
    pores = shader.noise(offset.outputs[0], 9, 3, 0.7)
    grain = shader.math(
        "ADD",
        shader.math("MULTIPLY", figure.outputs[0], 0.7),
        shader.math("MULTIPLY", pores.outputs[0], 0.3),
    )
    tone = shader.ramp(grain, [(0.3, dark), (0.5, light), (0.7, dark)])
    varied = shader.node(
        "HueSaturation",
        {
            "Color": tone,
            "Value": shader.range(chance.outputs[0], 0, 1, 0.84, 1.12),
            "Saturation": shader.range(chance.outputs[0], 0, 1, 1.05, 0.88),
        },
    )
    in_row = shader.math("FRACT", board)
    in_board = shader.math("FRACT", end)
    side_gap = shader.math("MINIMUM", in_row, shader.math("SUBTRACT", 1.0, in_row))
    end_gap = shader.math(
        "MULTIPLY",
        shader.math("MINIMUM", in_board, shader.math("SUBTRACT", 1.0, in_board)),
        length / width,
    )
    gap = shader.math("MINIMUM", side_gap, end_gap)
    is_seam = shader.range(gap, 0.008, 0.022, 1, 0)
    color = shader.mix(shader.math("MULTIPLY", is_seam, 0.6), varied.outputs[0], "#5b452d")
    wear = shader.noise(shader.position(1), 0.8, 3)
    shader.principled(
        color=color,
        roughness=shader.range(wear.outputs[0], 0.3, 0.7, roughness * 0.75, roughness * 1.35),
        specular=0.5,
        coat=coat,
        coat_roughness=0.05,
        normal=shader.bump(shader.noise(shader.position(1), 1.3, 1).outputs[0], 0.010, 0.02),
    )
    return shader.material


@cached
def glazed_tiles(
    first="#24504a",
    second="#2f6a60",
    tile_width=0.06,
    tile_height=0.24,
    grout="#d9d4c8",
    roughness=0.1,
    joint=0.004,
    axes=("y", "z"),
    stagger=0.0,
    variety=1.0,
    coat=0.5,
):
    """Glazed tiles of `tile_width` by `tile_height` meters on the world axes `axes`, each of
    its own tone, with soft edges.
    """
    shader = Shader("tile")
    geometry = shader.node("NewGeometry")
    place = shader.node("SeparateXYZ", {0: geometry.outputs["Position"]})
    index = {"x": 0, "y": 1, "z": 2}
    row = shader.math("DIVIDE", place.outputs[index[axes[1]]], tile_height)
    row_number = shader.math("FLOOR", row)
    column = shader.math(
        "ADD",
        shader.math("DIVIDE", place.outputs[index[axes[0]]], tile_width),
        shader.math("MULTIPLY", row_number, stagger),
    )
    column_number = shader.math("FLOOR", column)
    chance = shader.node(
        "TexWhiteNoise",
        {0: shader.node("CombineXYZ", {0: column_number, 1: row_number}).outputs[0]},
    )
    in_column = shader.math("FRACT", column)
    in_row = shader.math("FRACT", row)
    side_gap = shader.math(
        "MULTIPLY",
        shader.math("MINIMUM", in_column, shader.math("SUBTRACT", 1.0, in_column)),
        tile_width,
    )
    end_gap = shader.math(
        "MULTIPLY",
        shader.math("MINIMUM", in_row, shader.math("SUBTRACT", 1.0, in_row)),
        tile_height,
    )
    gap = shader.math("MINIMUM", side_gap, end_gap)
    is_tile = shader.range(gap, joint * 0.4, joint * 0.6, 0, 1)
    pillow = shader.range(gap, joint * 0.4, joint * 3.2, 0, 1)
    clouds = shader.noise(shader.position(1), 3, 4)
    tone = shader.math(
        "ADD",
        shader.math("MULTIPLY", chance.outputs[0], 0.75 * variety),
        shader.math("MULTIPLY", clouds.outputs[0], 0.25),
    )
    glaze = shader.mix(tone, first, second)
    waves = shader.node("TexNoise", {"Vector": shader.position(1), "Scale": 6.0})
    height = shader.math("ADD", pillow, shader.math("MULTIPLY", chance.outputs[0], 0.0))
    shader.principled(
        color=shader.mix(is_tile, grout, glaze),
        roughness=shader.math("ADD", shader.math("MULTIPLY", is_tile, roughness - 0.6), 0.6),
        specular=0.55,
        coat=shader.math("MULTIPLY", is_tile, coat),
        coat_roughness=0.03,
        normal=shader.bump(
            shader.math("ADD", height, shader.math("MULTIPLY", waves.outputs[0], 0.35)),
            0.22,
            joint * 0.7,
        ),
    )
    return shader.material


@cached
def mirror_glass(tint="#eef3f2"):
    """Silvered glass."""
    shader = Shader("mirror")
    shader.principled(color=tint, metallic=1.0, roughness=0.006)
    return shader.material


@cached
def linen(color="#f6f4ef", roughness=0.9, tl=0.0):
    """Crumpled bed linen."""
    shader = Shader("linen")
    position = shader.position(1)
    threads = shader.noise(position, 620, 2)
    folds = shader.noise(shader.position((1, 1, 1)), 5.5, 5, 0.55, 0.6)
    creases = shader.noise(position, 16, 3, 0.5, 0.4)
    height = shader.math(
        "ADD",
        shader.math("MULTIPLY", folds.outputs[0], 1.0),
        shader.math("MULTIPLY", creases.outputs[0], 0.25),
    )
    shader.principled(
        color=color,
        roughness=roughness,
        sheen=0.25,
        normal=shader.bump(
            shader.math("ADD", shader.math("MULTIPLY", threads.outputs[0], 0.02), height),
            0.30,
            0.03,
        ),
    )
    return shader.material


@cached
def rug(light="#d9d2c4", dark="#c9c1b0"):
    """Looped rug."""
    shader = Shader("rug")
    position = shader.position(1)
    loops = shader.noise(position, 160, 3)
    rows = shader.node(
        "TexWave", {"Vector": position, "Scale": 14.0, "Distortion": 1.0, "Detail": 2.0}
    )
    shader.principled(
        color=shader.mix(shader.range(loops.outputs[0], 0.3, 0.7, 0, 1), light, dark),
        roughness=0.95,
        sheen=0.3,
        normal=shader.bump(
            shader.math("ADD", loops.outputs[0], shader.math("MULTIPLY", rows.outputs[1], 0.3)),
            0.5,
            0.006,
        ),
    )
    return shader.material


@cached
def sheer_fabric(color="#f6f3ec", amount=0.5):
    """Thin curtain; `amount` from clear to dense."""
    shader = Shader("sheer")
    clear = shader.node("BsdfTransparent", {0: rgba(color)})
    translucent = shader.node("BsdfTranslucent", {0: rgba(color)})
    diffuse = shader.node("BsdfDiffuse", {0: rgba(color)})
    cloth = shader.node("MixShader", {0: 0.35, 1: translucent, 2: diffuse})
    mixed = shader.node("MixShader", {0: amount, 1: clear, 2: cloth})
    return shader.surface(mixed)


@cached
def city_glass(
    glass="#5f7f88",
    wall="#b9b4aa",
    bay=1.6,
    floor=3.8,
    metallic=0.55,
    lit=0.25,
    glow=3.0,
    haze=None,
    distance=220.0,
    start=0.0,
    spandrel=0.26,
    fin=0.10,
    jitter=0.02,
    variety=0.35,
    mist=None,
):
    """Curtain wall in the block's own axes: each pane tilted by a hair, some rooms lit."""
    shader = Shader("cityglass")
    coordinates = shader.node("TexCoord")
    place = shader.node("SeparateXYZ", {0: coordinates.outputs["Object"]})
    geometry = shader.node("NewGeometry")
    facing = shader.node("SeparateXYZ", {0: coordinates.outputs["Normal"]})
    along = shader.math(
        "DIVIDE",
        shader.math("ADD", shader.math("ADD", place.outputs[0], place.outputs[1]), 500 * bay),
        bay,
    )
    level = shader.math("DIVIDE", shader.math("ADD", place.outputs[2], 100 * floor), floor)
    upright = shader.math("LESS_THAN", shader.math("ABSOLUTE", facing.outputs[2]), 0.5)
    is_glass = shader.math(
        "MULTIPLY",
        shader.math(
            "MULTIPLY",
            shader.math("GREATER_THAN", shader.math("FRACT", along), fin),
            shader.math("GREATER_THAN", shader.math("FRACT", level), spandrel),
        ),
        upright,
    )
    instance = shader.node("ObjectInfo")
    cell = shader.node(
        "CombineXYZ",
        {
            0: shader.math("FLOOR", along),
            1: shader.math("FLOOR", level),
            2: shader.math("MULTIPLY", instance.outputs["Random"], 99.0),
        },
    )
    chance = shader.node("TexWhiteNoise", {0: cell.outputs[0]})
    room = shader.node(
        "CombineXYZ",
        {
            0: shader.math("FLOOR", shader.math("DIVIDE", along, 4.0)),
            1: shader.math("FLOOR", level),
            2: shader.math("MULTIPLY", instance.outputs["Random"], 77.0),
        },
    )
    room_chance = shader.node("TexWhiteNoise", {0: room.outputs[0]})
    glass_tone = shader.mix(
        shader.math("MULTIPLY", chance.outputs[0], variety), glass, "#20323a"
    )
    tone = shader.mix(is_glass, wall, glass_tone)
    offset = shader.node(
        "VectorMath", {0: chance.outputs["Color"], 1: (0.5, 0.5, 0.5)}, operation="SUBTRACT"
    )
    tilt = shader.node("VectorMath", {0: offset.outputs[0]}, operation="SCALE")
    tilt.inputs["Scale"].default_value = jitter
    tilted = shader.node(
        "VectorMath", {0: geometry.outputs["Normal"], 1: tilt.outputs[0]}, operation="ADD"
    )
    normal = shader.node("VectorMath", {0: tilted.outputs[0]}, operation="NORMALIZE")
    shader.principled(
        color=tone,
        metallic=shader.math("MULTIPLY", is_glass, metallic),
        roughness=shader.math("SUBTRACT", 0.55, shader.math("MULTIPLY", is_glass, 0.51)),
        specular=0.7,
        normal=normal.outputs[0],
    )
    if glow:
        is_lit = shader.math(
            "GREATER_THAN",
            shader.math(
                "ADD",
                shader.math("MULTIPLY", room_chance.outputs[0], 0.7),
                shader.math("MULTIPLY", chance.outputs[0], 0.3),
            ),
            1 - lit,
        )
        in_floor = shader.math("FRACT", level)
        falloff = shader.range(in_floor, 0.26, 1, 0.45, 1.0)
        shader.principled(
            emission="#ffb765",
            emission_strength=shader.math(
                "MULTIPLY",
                shader.math("MULTIPLY", shader.math("MULTIPLY", is_glass, is_lit), falloff),
                shader.math("MULTIPLY", shader.range(chance.outputs[0], 0, 1, 0.5, 1.2), glow),
            ),
        )
    if haze:
        add_haze(shader, haze, distance, start, mist)
    return shader.material


def add_haze(shader, haze, distance, start=0.0, mist=None):
    """Mix a material with the haze's color by the distance from the camera; haze afterwards
    would gray the sky. `mist` (bottom, top), heights in meters: what stands lower than `top` goes
    under in haze, wholly at `bottom`.
    """
    source = shader.output.inputs[0].links[0].from_socket
    view = shader.node("CameraData")
    amount = shader.math(
        "SUBTRACT",
        1.0,
        shader.math(
            "POWER",
            2.718,
            shader.math(
                "DIVIDE",
                shader.math(
                    "MAXIMUM",
                    shader.math("SUBTRACT", view.outputs["View Distance"], start),
                    0.0,
                ),
                -distance,
            ),
        ),
    )
    if mist:
        height = shader.node("SeparateXYZ", {0: shader.position(1)}).outputs[2]
        low = shader.math("POWER", shader.range(height, *mist, 1, 0), 1.6)
        amount = shader.math("MAXIMUM", amount, low)
    air = shader.node("Emission", {0: rgba(haze), 1: 1.0})
    mixed = shader.node("MixShader", {0: amount, 1: source, 2: air})
    shader.tree.links.new(mixed.outputs[0], shader.output.inputs[0])
