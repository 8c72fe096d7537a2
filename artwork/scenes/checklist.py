"""A ticked form on a clipboard with pencil and cloths. For the inspection checklist."""

from kit import *

empty_scene()
table(stone("#e9e3d8", "#d9d0c2", "#b9ad9b", 0.2, 1.4), 0.9)
wall("#b9cdc4", 1.15)
with At((0.02, 0.06, 0), -12):
    clip_board()
with At((0.205, 0.02, 0), 66):
    pencil()
with At((0.34, 0.22, 0), 18):
    pile = 0
    for number, (color, turn) in enumerate((("#2a6a63", 0), ("#ebe6da", 2.5), ("#c68d2b", -2))):
        with At((0, 0, pile), turn):
            folded_cloth(0.19 - 0.003 * number, 0.152, 0.0058, color, number + 4)
        pile += 0.0252
with At((-0.22, 0.36, 0), 40):
    mug("#efe9dd")
morning(212, 24, 5.8)
window_bars(212, 24, 1.15, 0.1, [k * 0.44 for k in range(-3, 5)], (-0.3, 0.28))
camera((0.03, -0.62, 0.60), (0.04, 0.15, 0.02), 40, focus=0.86, fstop=4.0)
render("checklist", exposure=0.05, post=dict(bloom=".05"), mist=(50, 90))
