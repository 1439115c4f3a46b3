from fractions import Fraction

from tandem_host import Lcg, buffer, data, launch, write, zeros

COUNT, LO, HI, LIMIT = 40, -10.0, 10.0, 40
ROOT, NO_BRACKET, SLOW = range(3)
rng = Lcg(70)


def fma(a, b, c):
    """Exact, then rounded once."""
    return float(Fraction(a) * Fraction(b) + Fraction(c))


def solve(c3, c2, c1, c0):
    def plain(x):
        return ((c3 * x + c2) * x + c1) * x + c0

    lo, hi = LO, HI
    a, b = plain(lo), plain(hi)
    if (a > 0 and b > 0) or (a < 0 and b < 0):
        return 0.0, NO_BRACKET, -1
    x, halved = 0.0, 0
    for _ in range(LIMIT):
        f = fma(fma(fma(c3, x, c2), x, c1), x, c0)
        if abs(f) < 1e-9:
            return x, ROOT, halved
        if (f < 0) == (a < b):
            lo = x
        else:
            hi = x
        slope = (3 * c3 * x + 2 * c2) * x + c1
        new = x - f / slope if slope else None
        if new is None or not lo < new < hi:
            new = lo + (hi - lo) * 0.5
            halved += 1
        x = new
    return 0.0, SLOW, -1


polynomials = [(0.0, 1.0, 0.0, 5.0), (1.0, 0.0, 0.0, 0.0), (1.0, 0.0, -2.0, 2.0), (1e12, 0.0, 1.0, 3e11)]
while len(polynomials) < COUNT:
    polynomials.append(tuple(rng.between(-800, 800) / 64 for _ in range(4)))
results = [solve(*p) for p in polynomials]
assert {r[1] for r in results} == {ROOT, NO_BRACKET, SLOW}

write(
    about="roots of cubics in double precision, Newton's method inside a bracket, bit exact",
    buffers={"coefficients": buffer("f64", [c for p in polynomials for c in p]), "root": zeros("f64", COUNT), "status": zeros("i32", COUNT), "halvings": zeros("i32", COUNT)},
    launches=[launch("root_find", 2, 32, ["coefficients", ("i32", COUNT), ("f64", LO), ("f64", HI), ("i32", LIMIT), "root", "status", "halvings"])],
    expect={"root": data("f64", [r[0] for r in results]), "status": data("i32", [r[1] for r in results]), "halvings": data("i32", [r[2] for r in results])},
)
