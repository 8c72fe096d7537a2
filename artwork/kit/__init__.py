"""The kit: shapes, surfaces, things, light, camera. Scenes say `from kit import *`."""

import math
import random

from .architecture import *
from .camera import camera
from .cleaning_equipment import *
from .clinic import *
from .cut_away import DEPTH, HEIGHT, WIDTH, isometric, plinth, two_walls
from .data_center import *
from .desk_things import *
from .furniture import *
from .lighting import *
from .materials import *
from .placement import At, Asset, empty_scene
from .plant_room_parts import *
from .plants import *
from .rendering import render
from .restroom import *
from .school import *
from .shading import Shader
from .shapes import *
from .skyline import *
from .still_life import morning, table, wall, window_bars
from .tablet import *
from .textiles import *
