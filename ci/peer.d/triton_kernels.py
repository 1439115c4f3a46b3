#!/usr/bin/env python3
"""Compiles a few Triton kernels for sm_90, without a GPU, and writes the LLVM IR of each.

usage: triton_kernels.py FOLDER

One file per kernel, `NAME.ll`, as Triton's own LLVM prints it. Between them the
kernels reach what device code from Triton consists of: masked loads and stores
as predicated assembly, shuffles and shared memory of reductions, tensor cores,
atomics, loops, and calls of the device library.
"""
import sys
from pathlib import Path

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget


@triton.jit
def axpy(x, y, out, a, n, B: tl.constexpr):
    o = tl.program_id(0) * B + tl.arange(0, B)
    m = o < n
    tl.store(out + o, a * tl.load(x + o, mask=m) + tl.load(y + o, mask=m), mask=m)


@triton.jit
def normalize(x, out, n, B: tl.constexpr):
    row = tl.program_id(0)
    o = tl.arange(0, B)
    v = tl.load(x + row * n + o, mask=o < n, other=-float("inf"))
    e = tl.exp(v - tl.max(v, axis=0))
    tl.store(out + row * n + o, e / tl.sum(e, axis=0), mask=o < n)


@triton.jit
def product(a, b, c, k, B: tl.constexpr):
    i, j, o = tl.program_id(0) * B + tl.arange(0, B), tl.program_id(1) * B + tl.arange(0, B), tl.arange(0, B)
    sum = tl.zeros((B, B), dtype=tl.float32)
    for at in range(0, k, B):
        left = tl.load(a + i[:, None] * k + (at + o)[None, :])
        right = tl.load(b + (at + o)[:, None] * k + j[None, :])
        sum = tl.dot(left, right, sum)
    tl.store(c + i[:, None] * k + j[None, :], sum.to(tl.float16))


@triton.jit
def histogram(x, bins, n, B: tl.constexpr):
    o = tl.program_id(0) * B + tl.arange(0, B)
    v = tl.load(x + o, mask=o < n, other=0)
    tl.atomic_add(bins + (v & 255), 1, mask=o < n)


@triton.jit
def collatz(x, out, n, B: tl.constexpr):
    o = tl.program_id(0)
    v = tl.load(x + o).to(tl.int64)
    steps = 0
    while v > 1:
        v = tl.where(v % 2 == 0, v // 2, 3 * v + 1)
        steps += 1
    tl.store(out + o, steps)


KERNELS = [
    (axpy, {"x": "*fp32", "y": "*fp32", "out": "*fp32", "a": "fp32", "n": "i32"}, 1024),
    (normalize, {"x": "*fp32", "out": "*fp32", "n": "i32"}, 512),
    (product, {"a": "*fp16", "b": "*fp16", "c": "*fp16", "k": "i32"}, 64),
    (histogram, {"x": "*i32", "bins": "*i32", "n": "i32"}, 256),
    (collatz, {"x": "*i32", "out": "*i32", "n": "i32"}, 1),
]


def main():
    folder = Path(sys.argv[1])
    for kernel, signature, size in KERNELS:
        source = triton.compiler.ASTSource(
            fn=kernel, signature=signature | {"B": "constexpr"}, constexprs={"B": size}
        )
        compiled = triton.compile(source, target=GPUTarget("cuda", 90, 32))
        (folder / f"{kernel.__name__}.ll").write_text(compiled.asm["llir"])


main()
