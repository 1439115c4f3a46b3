"""What the host programs (<kernel>/host.py) share: a random stream that never changes, exact f32
arithmetic, and a writer of launch.json whose bytes depend on nothing but the data."""

import inspect
import json
import os
import struct


class Lcg:
    """Knuth's MMIX generator; the upper bits of the state are the output."""

    def __init__(self, seed):
        self.state = (seed * 2862933555777941757 + 3037000493) & (2**64 - 1)
        self.u32()

    def u32(self):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) & (2**64 - 1)
        return self.state >> 32

    def below(self, n):
        return self.u32() * n >> 32

    def between(self, lo, hi):
        """lo <= result <= hi"""
        return lo + self.below(hi - lo + 1)

    def f32(self, lo=0.0, hi=1.0):
        return f32(lo + (hi - lo) * (self.u32() >> 8) / 2**24)

    def ints(self, n, lo, hi):
        return [self.between(lo, hi) for _ in range(n)]

    def f32s(self, n, lo=0.0, hi=1.0):
        return [self.f32(lo, hi) for _ in range(n)]

    def shuffled(self, items):
        items = list(items)
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items


def f32(x):
    """x rounded to the nearest f32. The sum, difference, product, quotient and square root of two
    f32 values, taken in f64 and then rounded by this function, are the f32 results."""
    try:
        return struct.unpack("<f", struct.pack("<f", x))[0]
    except OverflowError:
        return float("inf") if x > 0 else float("-inf")


def i32(x):
    """x wrapped to a signed 32-bit integer."""
    return (x + 2**31) % 2**32 - 2**31


def u32(x):
    return x & 0xFFFFFFFF


def _f32_text(x):
    for digits in range(1, 10):
        text = "%.*g" % (digits, x)
        if f32(float(text)) == x:
            return float(text)
    raise ValueError(x)


WIDTH = {"8": 8, "16": 16, "32": 32, "64": 64}


def data(kind, values, tolerance=None):
    values = list(values)
    if kind == "f32":
        values = [_f32_text(f32(v)) for v in values]
    elif kind != "f64":
        bits = WIDTH[kind[1:]]
        lo, hi = (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1) if kind[0] == "i" else (0, 2**bits - 1)
        for v in values:
            assert isinstance(v, int) and lo <= v <= hi, (kind, v)
    out = {"type": kind, "data": values}
    if tolerance is not None:
        assert kind in ("f32", "f64")
        out["tolerance"] = tolerance
    elif kind in ("f32", "f64"):
        out["tolerance"] = 0
    return out


def buffer(kind, values):
    out = data(kind, values)
    out.pop("tolerance", None)
    return out


def zeros(kind, count, fill=0):
    return {"type": kind, "count": count, "fill": fill}


def launch(kernel, grid, block, args, shared_bytes=0):
    """args: a string names a buffer, a pair is (type, value)."""

    def three(x):
        x = list(x) if isinstance(x, (list, tuple)) else [x]
        return x + [1] * (3 - len(x))

    def arg(a):
        if isinstance(a, str):
            return {"buffer": a}
        kind, value = a
        return {kind: _f32_text(f32(value)) if kind == "f32" else value}

    return {
        "kernel": kernel,
        "grid": three(grid),
        "block": three(block),
        "shared_bytes": shared_bytes,
        "args": [arg(a) for a in args],
    }


def write(about, buffers, launches, expect, globals=None, expect_globals=None):
    """Writes launch.json beside the calling host.py (or into $TANDEM_OUT)."""
    here = os.path.dirname(os.path.abspath(inspect.stack()[1].filename))
    out_dir = os.environ.get("TANDEM_OUT", here)
    sections = [("buffers", buffers), ("globals", globals or {}), ("launches", launches),
                ("expect", expect), ("expect_globals", expect_globals or {})]
    lines = ['{ "about": ' + json.dumps(about)]
    for name, section in sections:
        if not section:
            continue
        lines[-1] += ","
        if isinstance(section, list):
            rows = [json.dumps(row) for row in section]
            lines.append('  "%s": [' % name)
            end = "  ]"
        else:
            rows = [json.dumps(key) + ": " + json.dumps(value) for key, value in section.items()]
            lines.append('  "%s": {' % name)
            end = "  }"
        lines += ["    " + row + ("," if k + 1 < len(rows) else "") for k, row in enumerate(rows)]
        lines.append(end)
    text = "\n".join(lines) + "\n}\n"
    json.loads(text)
    with open(os.path.join(out_dir, "launch.json"), "w", encoding="ascii", newline="\n") as f:
        f.write(text)
