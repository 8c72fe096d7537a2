"""Cut-away of a ward with two beds and a sprayer. For the card of disinfection."""

from kit import *

empty_scene()
plinth(baked_floor("vinyl", 2.0, 0.08, 0.4, 0.9))
two_walls(paint("#f0ece4", 0.58))
oak = wood("#cfa97c", "#a67c52", 0.42, (9, 9, 0.6))
white = plastic("#f1f1ee", 0.42)
aluminum = metal("#b9bdc0", 0.3, True)
teal_line = flecked_vinyl("#4f8f84", ("#5c9a8f", "#46857a", "#6aa69b"), 0.1)
block(0.3, WIDTH - 0.3, 0.35, 0.47, -0.01, 0.001, teal_line, 0)
block(0.0, WIDTH - 0.06, DEPTH - 0.014, DEPTH, 0, 1.15, plastic("#9cbcb1", 0.42), 0)
block(0.0, WIDTH - 0.06, DEPTH - 0.02, DEPTH, 1.15, 1.18, oak, 0.003)
block(0, WIDTH - 0.06, DEPTH - 0.02, DEPTH, 0, 0.12, plastic("#5f8d84", 0.42), 0.003)
for place, bed_x in enumerate((2.1, 5.2)):
    block(bed_x - 1.2, bed_x + 1.2, DEPTH - 0.05, DEPTH, 0.5, 1.8, oak, 0.004)
    block(bed_x - 1.2, bed_x + 1.2, DEPTH - 0.07, DEPTH, 1.8, 1.83, emitter("#ffe3bd", 4.0), 0)
    block(bed_x - 1.05, bed_x + 1.05, DEPTH - 0.1, DEPTH - 0.05, 1.3, 1.46, white, 0.012)
    for i, color in enumerate(("#6f968c", "#dfa52a", "#6f968c", "#f1f1ee")):
        cylinder(
            0.035,
            0.02,
            (bed_x - 0.8 + i * 0.16, DEPTH - 0.1, 1.38),
            plastic(color, 0.42),
            rotation=(90, 0, 0),
            sides=36,
        )
    with At((bed_x, DEPTH - 1.18, 0)):
        hospital_bed()
    with At((bed_x - 0.95, DEPTH - 0.32, 0)):
        bedside_cabinet()
        if place == 0:
            with At((0.05, 0, 0.785)):
                snake_plant(0.26, 8, 0.055, 0.09, "#e9e4da", 5)
    with At((bed_x + 0.85, DEPTH - 0.6, 0), 30):
        drip_stand(1.85)
with At((5.2, 4.35, 0)):
    overbed_table()
# curtain between the places and one at the end
for x, until in ((3.62, 1.9), (6.75, 2.1)):
    tube([(x, DEPTH - 0.05, 2.5), (x, DEPTH - 2.3, 2.5)], 0.018, aluminum)
    for y in (DEPTH - 0.05, DEPTH - 2.3):
        tube([(x, y, 2.5), (x, y, 2.9 if y > DEPTH - 1 else 2.5)], 0.012, aluminum)
    with At((x, 0, 0.36)):
        curtain(
            DEPTH - until,
            DEPTH - 0.15,
            2.12,
            fabric("#7fa399", None, 500),
            amplitude=0.06,
            folds=9,
            seed=int(x),
        )
tube([(3.62, DEPTH - 2.3, 2.5), (6.75, DEPTH - 2.3, 2.5)], 0.018, aluminum)
# wash place and store on the right of the far wall
block(7.15, 8.75, DEPTH - 0.5, DEPTH, 0.1, 0.86, white, 0.006)
for i in range(3):
    block(
        7.16 + i * 0.53,
        7.67 + i * 0.53,
        DEPTH - 0.515,
        DEPTH - 0.5,
        0.12,
        0.84,
        plastic("#d8b68a", 0.42),
        0.004,
    )
block(7.12, 8.78, DEPTH - 0.53, DEPTH, 0.86, 0.9, stone("#ece8e1", "#dcd5c9"), 0.006)
block(7.15, 8.75, DEPTH - 0.34, DEPTH, 1.6, 2.3, white, 0.008)
for x in (7.68, 8.21):
    block(
        x - 0.003,
        x + 0.003,
        DEPTH - 0.345,
        DEPTH - 0.33,
        1.61,
        2.29,
        plastic("#9a9c98", 0.5),
        0,
    )
with At((7.55, DEPTH - 0.26, 0.9)):
    vessel_basin(0.17, 0.11)
with At((7.55, DEPTH, 1.22)):
    wall_tap(aluminum)
for i, color in enumerate(("#24605a", "#efeee8", "#c9973a")):
    with At((8.1 + i * 0.14, DEPTH - 0.2, 0.9), 40 * i):
        spray_bottle(color, 0.19)
# a seat at the window and a table for visits
with At((0.75, 3.15, 0), 68):
    lounge_chair("#5f857b", oak)
with At((0.75, 1.9, 0)):
    coffee_table(0.3, 0.48)
with At((0.75, 1.9, 0.48)):
    snake_plant(0.3, 9, 0.07, 0.1, "#e4ded2", 8)
with At((0.8, 0.95, 0), 110):
    lounge_chair("#c8935a", oak)
# the round
with At((3.6, 2.35, 0), 160):
    electrostatic_sprayer()
with At((6.4, 1.9, 0), 60):
    cleaning_cart()
with At((4.9, 1.1, 0), 30):
    wet_floor_sign("#e9b52a")
isometric("iso_ward")
