"""A board with a peg for each day and room, and a sand glass. For the cleaning-frequency planner."""

from kit import *

empty_scene()
table(depth=0.55)
wall("#cfd8d0", 1.0)
with At((-0.115, 0.05, 0), 9):
    peg_board(("ttttt..", "t.t.t..", "tttttaa", ".t..t..", "..a...."))
with At((0.165, 0.08, 0)):
    hourglass()
with At((0.19, -0.14, 0), -24):
    notebook(0.13, 0.18, "#2f5d54")
    with At((0, 0, 0.019), 62):
        pencil("#efe9dd", 0.15)
with At((0.37, 0.20, 0), 20):
    snake_plant(0.30, 12, 0.07, 0.11, "#ece7dc", 9)
morning()
window_bars(uprights=[k * 0.42 for k in range(-3, 5)], rails=(-0.30, 0.26))
camera((0.02, -0.86, 0.30), (0.035, 0.06, 0.075), 44, focus=0.92, fstop=3.2)
render("planner", post=dict(bloom=".05"), mist=(50, 90))
