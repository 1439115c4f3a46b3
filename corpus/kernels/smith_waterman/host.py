from tandem_host import Lcg, buffer, data, launch, write, zeros

MAX, PAIRS = 32, 3
MATCH, MISMATCH, OPEN, EXTEND = 4, 3, 5, 1
rng = Lcg(40)


def mutate(s):
    out = []
    for c in s:
        kind = rng.below(8)
        if kind == 0:
            continue
        out.append("ACGT"[rng.below(4)] if kind == 1 else c)
        if kind == 2:
            out.append("ACGT"[rng.below(4)])
    return "".join(out)[:MAX]


def align(a, b):
    """The textbook form: every gap length is tried at every cell."""
    h = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i in range(1, len(a) + 1):
        for j in range(1, len(b) + 1):
            options = [0, h[i - 1][j - 1] + (MATCH if a[i - 1] == b[j - 1] else -MISMATCH)]
            options += [h[i - k][j] - OPEN - EXTEND * (k - 1) for k in range(1, i + 1)]
            options += [h[i][j - k] - OPEN - EXTEND * (k - 1) for k in range(1, j + 1)]
            h[i][j] = max(options)
    cells = [x for row in h for x in row]
    best = max(cells)
    return best, cells.count(best) if best else 0


pairs = []
for n in (32, 27, 20):
    a = "".join("ACGT"[rng.below(4)] for _ in range(n))
    pairs.append((a, mutate(a)))
pairs[2] = (pairs[2][0], "".join("ACGT"[rng.below(4)] for _ in range(9)))
results = [align(a, b) for a, b in pairs]


def padded(strings):
    return [ord(c) for s in strings for c in s.ljust(MAX, "-")]


write(
    about="local alignment with affine gaps, one pair per block, anti-diagonals in shared memory",
    buffers={"first": buffer("u8", padded(p[0] for p in pairs)), "second": buffer("u8", padded(p[1] for p in pairs)),
             "lengths": buffer("i32", [len(s) for p in pairs for s in p]), "score": zeros("i32", PAIRS), "cells": zeros("i32", PAIRS)},
    launches=[launch("smith_waterman", PAIRS, MAX, ["first", "second", "lengths", ("i32", MATCH), ("i32", MISMATCH), ("i32", OPEN), ("i32", EXTEND), "score", "cells"])],
    expect={"score": data("i32", [r[0] for r in results]), "cells": data("i32", [r[1] for r in results])},
)
