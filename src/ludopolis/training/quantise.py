"""From floating point to whole numbers: what a network file holds."""

from math import ceil, log2
from typing import Any, Final

import numpy as np

from ludopolis.bots.network import ACTIVATION_LIMIT, EXACT_LIMIT, Network, widest

SCALES: Final = (2.0**18, 2.0**26, 2.0**26)
"""What 1 is at the sums of each layer."""
HEADROOM: Final = 2.0
"""Activations may be so many times as large as the largest one of the sample."""


def quantise(arrays: dict[str, Any], sample: Any) -> tuple[dict[str, Any], list[int]]:
    """Whole-number weights, and the shifts after each layer, chosen so that activations fit on rows like the sample."""
    rows = sample.astype(np.float64)
    one = np.maximum(rows @ arrays["w1"] + arrays["b1"], 0.0)
    two = np.maximum(one @ arrays["w2"] + arrays["b2"], 0.0)
    shifts = [shift_for(float(one.max(initial=0.0)), SCALES[0]), shift_for(float(two.max(initial=0.0)), SCALES[1])]
    first, second = (scale / 2.0**shift for scale, shift in zip(SCALES, shifts, strict=False))
    whole = {
        "w1": rounded(arrays["w1"] * SCALES[0]),
        "b1": rounded(arrays["b1"] * SCALES[0]),
        "w2": rounded(arrays["w2"] * SCALES[1] / first),
        "b2": rounded(arrays["b2"] * SCALES[1]),
        "w3": rounded(arrays["w3"] * SCALES[2] / second),
        "b3": rounded(arrays["b3"] * SCALES[2]),
        "around": rounded(arrays["around"] * SCALES[2]),
    }
    if widest(whole) >= EXACT_LIMIT:
        raise OverflowError("weights too large for exact sums")
    return whole, [*shifts, int(log2(SCALES[2]))]


def shift_for(largest: float, scale: float) -> int:
    """The bits to drop so that activations up to `largest`, and some more, fit."""
    return max(0, ceil(log2(max(largest, 1e-6) * HEADROOM * scale / ACTIVATION_LIMIT)))


def rounded(values: Any) -> Any:
    """The nearest whole numbers, in 32 bits where they fit."""
    whole = np.rint(values).astype(np.int64)
    small = np.abs(whole).max(initial=0) < 2**31
    return whole.astype(np.int32) if small else whole


def exact_heads(arrays: dict[str, Any], rows: Any, unit: float) -> Any:
    """The heads in floating point, for comparison."""
    one = np.maximum(rows @ arrays["w1"] + arrays["b1"], 0.0)
    two = np.maximum(one @ arrays["w2"] + arrays["b2"], 0.0)
    heads = two @ arrays["w3"] + arrays["b3"] + rows @ arrays["around"]
    heads[:, 1:] *= unit
    return heads


def rounding_error(network: Network, arrays: dict[str, Any], sample: Any) -> list[float]:
    """The largest difference that rounding makes at each head, on these rows."""
    difference = np.abs(network.heads(sample) - exact_heads(arrays, sample.astype(np.float64), network.unit))
    return [round(float(most), 4) for most in difference.max(axis=0, initial=0.0)]
