from fractions import Fraction

from tandem_host import Lcg, buffer, data, launch, write, zeros

N, SYSTEMS = 6, 3
rng = Lcg(42)


def solve(a, b):
    """Exact arithmetic with the same pivoting rule. Returns the solution, the permutation, and
    whether every pivot was chosen by a clear margin (so that rounding cannot change it)."""
    rows = [[Fraction(x) for x in row] + [Fraction(y)] for row, y in zip(a, b)]
    perm, clear = list(range(N)), True
    for k in range(N):
        sizes = [abs(rows[i][k]) for i in range(k, N)]
        best = sizes.index(max(sizes)) + k
        if not rows[best][k]:
            return None, None, True
        ordered = sorted(sizes)
        clear = clear and (k == N - 1 or ordered[-1] - ordered[-2] > ordered[-1] / 1000) and ordered[-1] > Fraction(1, 2)
        rows[k], rows[best] = rows[best], rows[k]
        perm[k], perm[best] = perm[best], perm[k]
        for i in range(k + 1, N):
            f = rows[i][k] / rows[k][k]
            rows[i] = [x - f * y for x, y in zip(rows[i], rows[k])]
    x = [Fraction(0)] * N
    for i in reversed(range(N)):
        x[i] = (rows[i][N] - sum(rows[i][j] * x[j] for j in range(i + 1, N))) / rows[i][i]
    return x, perm, clear and all(abs(v) > Fraction(1, 10) for v in x)


matrices, rights, solutions, pivots, singular = [], [], [], [], []
for s in range(SYSTEMS):
    while True:
        a = [rng.ints(N, -9, 9) for _ in range(N)]
        b = rng.ints(N, -20, 20)
        if s == 1:
            for row in a:
                row[0] = 0
        x, perm, clear = solve(a, b)
        if clear and (x is None) == (s == 1):
            break
    matrices += sum(a, [])
    rights += b
    solutions += [float(v) for v in x] if x else [0] * N
    pivots += perm if x else [-1] * N
    singular.append(int(x is None))

write(
    about="LU decomposition with pivoting and a solve, one system per block; one of them is singular",
    buffers={"matrices": buffer("f32", matrices), "right": buffer("f32", rights), "solution": zeros("f32", N * SYSTEMS, -1),
             "pivots": zeros("i32", N * SYSTEMS), "singular": zeros("i32", SYSTEMS)},
    launches=[launch("lu_decompose", SYSTEMS, 32, ["matrices", "right", ("i32", N), "solution", "pivots", "singular"])],
    expect={"solution": data("f32", solutions, 1e-5), "pivots": data("i32", pivots), "singular": data("i32", singular)},
)
