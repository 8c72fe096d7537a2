"""Basins, taps, mirrors. Sizes in meters."""

from .materials import emitter, metal, mirror_glass, plastic
from .placement import At
from .shapes import box, cylinder, lathe, prism, rounded_rectangle, tube


def vessel_basin(radius=0.215, height=0.125, color="#f6f5f1"):
    """Basin that stands on a counter."""
    china = plastic(color, 0.1, 0.6)
    lathe(
        [
            (0, 0),
            (radius * 0.62, 0),
            (radius * 0.70, 0.004),
            (radius * 0.93, height * 0.55),
            (radius, height - 0.006),
            (radius - 0.002, height),
            (radius - 0.012, height),
            (radius - 0.016, height - 0.006),
            (radius * 0.86, height * 0.5),
            (radius * 0.6, 0.022),
            (radius * 0.2, 0.014),
            (0, 0.013),
        ],
        (0, 0, 0),
        china,
        72,
    )
    cylinder(0.024, 0.006, (0, 0, 0.013), metal("#b8975a", 0.2), sides=32)


def wall_tap(material=None):
    """Tap out of a wall at y 0 toward -Y."""
    brass = material or metal("#b8975a", 0.2)
    cylinder(0.033, 0.012, (0, 0, 0), brass, rotation=(90, 0, 0), sides=40, bevel=0.003)
    tube(
        [(0, 0, 0), (0, -0.13, 0), (0, -0.175, -0.008), (0, -0.19, -0.055)],
        0.0125,
        brass,
        smooth=False,
    )
    for x in (0.13,):
        cylinder(0.027, 0.012, (x, 0, 0), brass, rotation=(90, 0, 0), sides=40, bevel=0.003)
        cylinder(0.017, 0.045, (x, -0.01, 0), brass, rotation=(90, 0, 0), sides=32, bevel=0.003)
        box((0.010, 0.010, 0.07), (x, -0.045, 0.028), brass, 0.003)


def halo_mirror(width=0.78, height=1.1, radius=0.16, strength=9.0, frame_color="#b8975a"):
    """Mirror with a lit rim, centerd in the XZ plane, wall at y 0, facing -Y."""
    with At((0, 0, 0), rotation=(90, 0, 0)):
        prism(
            rounded_rectangle(width - 0.10, height - 0.10, radius - 0.04, 10),
            0.028,
            (0, 0, 0.004),
            emitter("#ffdcae", strength),
            axis="Z",
            bevel=0,
        )
        prism(
            rounded_rectangle(width, height, radius, 14),
            0.014,
            (0, 0, 0.032),
            metal(frame_color, 0.25),
            axis="Z",
            bevel=0.002,
        )
        prism(
            rounded_rectangle(width - 0.016, height - 0.016, radius - 0.008, 14),
            0.0015,
            (0, 0, 0.0462),
            mirror_glass(),
            axis="Z",
            bevel=0,
        )


def soap_bottle(color="#8a5320", height=0.16):
    """Pump bottle with a blank label."""
    amber = plastic(color, 0.08, 0.6)
    charcoal = plastic("#26292a", 0.35)
    lathe(
        [
            (0, 0),
            (0.030, 0),
            (0.034, 0.004),
            (0.034, height * 0.62),
            (0.030, height * 0.72),
            (0.014, height * 0.82),
            (0.013, height * 0.88),
        ],
        (0, 0, 0),
        amber,
        48,
    )
    cylinder(0.0155, 0.02, (0, 0, height * 0.86), charcoal, sides=32)
    cylinder(0.004, 0.035, (0, 0, height * 0.95), charcoal, sides=12)
    box((0.05, 0.014, 0.010), (-0.014, 0, height + 0.03), charcoal, 0.003)
    lathe(
        [
            (0.0344, height * 0.18),
            (0.0346, height * 0.19),
            (0.0346, height * 0.5),
            (0.0344, height * 0.51),
        ],
        (0, 0, 0),
        plastic("#efeae0", 0.5),
        48,
    )
