"""Local memory of a GPU as other kernels may leave it: full of numbers below zero. A kernel that reads what it never wrote shows it."""

from __future__ import annotations

from functools import cache
from typing import Any

from room25.compile import cuda

# Every thread that fits writes so much of its stack as the largest kernel has, and reads some of it, or it would not be written.
BYTES = 16384
KERNEL = f"""
extern "C" __global__ void poison(int *out, int pattern, int from)
{{
    int own[{BYTES} / 4];
    #pragma unroll 1
    for (int k = 0; k < {BYTES} / 4; k++) ((volatile int *)own)[k] = pattern;
    if (((volatile int *)own)[from & 1023] != pattern) *out = 1;
}}
"""


@cache
def _kernel() -> Any:
    return cuda.device().RawKernel(KERNEL, "poison")


def poison(pattern: int = -0x7F7F7F80) -> None:
    """Fill the local memory of every multiprocessor; the number is 0x80808080."""
    cupy = cuda.device()
    out = cupy.zeros(1, "int32")
    _kernel()((cuda.threads() // 1536 * 16,), (128,), (out, cupy.int32(pattern), cupy.int32(7)))
