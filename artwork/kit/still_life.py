"""The table at a window on which every still life stands."""

import math

from .architecture import unseen_bars
from .lighting import area_light, flat_world, sun
from .materials import paint, wood
from .placement import At
from .shapes import block


def table(material=None, depth=0.5):
    """A table top: its surface at z 0, from 0.6 m before the middle to `depth` behind it."""
    oak = wood("#a98763", "#856443", 0.34, (2.2, 26, 20), 0.2)
    block(-2, 2, -0.6, depth, -0.036, 0, material or oak, 0.006)


def wall(color="#c3d0c8", distance=0.95):
    """A plain wall behind the table."""
    block(-3, 3, distance, distance + 0.05, -1, 2.5, paint(color, 0.7), 0)


def window_bars(azimuth=206, elevation=26, distance=1.15, height=0.14, uprights=(), rails=()):
    """Bars of a window that no one sees; their shadows fall across table and wall.

    `uprights` and `rails` are distances from the middle of the window in meters.
    """
    turn = azimuth - 180
    up, around = math.radians(elevation), math.radians(turn)
    place = (
        -distance * math.cos(around),
        -distance * math.sin(around) + 0.12,
        height + distance * math.tan(up),
    )
    with At(place, turn):
        unseen_bars(uprights, rails, 0.012, 0.064, 0.048, (-1.4, 1.4), (-2.4, 2.4))


def morning(azimuth=206, elevation=26, strength=5.6):
    """The low sun from the left, a cool sky, a warm and a cool fill."""
    flat_world((0.85, 0.92, 1.0), 0.5)
    sun(elevation, azimuth, strength, (1, 0.79, 0.56), 0.9)
    area_light((-1.2, -0.7, 1.2), (0, -55, -14), 0.8, 1.0, 14, (1, 0.93, 0.82))
    area_light((1.2, -0.8, 1.1), (0, 52, 22), 0.7, 0.7, 6, (0.80, 0.90, 1.0))
