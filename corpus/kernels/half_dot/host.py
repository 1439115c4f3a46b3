import struct

from tandem_host import Lcg, buffer, data, launch, write, zeros

ROWS, WIDTH = 50, 12
rng = Lcg(81)
# Multiples of 1/16: every product and sum is exact in single precision, only the narrowing rounds.
weights = [[rng.between(-48, 48) / 16 for _ in range(WIDTH)] for _ in range(ROWS)]
vector = [rng.between(-64, 64) / 16 for _ in range(WIDTH)]
bias = [rng.between(-160, 160) / 2 for _ in range(ROWS)]


def bits(x):
    return struct.unpack("<H", struct.pack("<e", x))[0]


def layer(row, b, leaky):
    s = sum(w * x for w, x in zip(row, vector)) + b
    if s < 0:
        s = s / 8 if leaky else 0.0
    h = struct.unpack("<e", struct.pack("<e", s))[0]
    return (60.0, 1) if h > 60 else (-4.0, 1) if leaky and h < -4 else (h, 0)


launches, buffers, expect = [], {"weights": buffer("u16", [bits(w) for row in weights for w in row]), "input": buffer("u16", map(bits, vector)),
                                 "bias": buffer("u16", map(bits, bias))}, {}
for name, leaky in (("plain", 0), ("leaky", 1)):
    results = [layer(row, b, leaky) for row, b in zip(weights, bias)]
    assert sum(r[1] for r in results)
    buffers["out_" + name], buffers["clamped_" + name] = zeros("u16", ROWS), zeros("i32", 1)
    launches.append(launch("half_dot", 2, 32, ["weights", "input", "bias", "out_" + name, ("i32", ROWS), ("i32", WIDTH), ("i32", leaky), "clamped_" + name]))
    expect["out_" + name] = data("u16", [bits(r[0]) for r in results])
    expect["clamped_" + name] = data("i32", [sum(r[1] for r in results)])

write(about="a layer of dot products in half precision, given as bits", buffers=buffers, launches=launches, expect=expect)
