from itertools import permutations

from tandem_host import data, launch, write, zeros

N, THREADS = 6, 64
per_start = [0] * (N * N) + [-1] * (THREADS - N * N)
for p in permutations(range(N)):
    if len({r + c for r, c in enumerate(p)}) == N == len({r - c for r, c in enumerate(p)}):
        per_start[p[0] * N + p[1]] += 1

write(
    about="n queens by recursive calls",
    buffers={"solutions": zeros("i32", 1), "per_start": zeros("i32", THREADS)},
    launches=[launch("n_queens", 2, 32, [("i32", N), "solutions", "per_start"])],
    expect={"solutions": data("i32", [sum(c for c in per_start if c > 0)]), "per_start": data("i32", per_start)},
)
