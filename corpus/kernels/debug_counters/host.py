from tandem_host import Lcg, buffer, data, launch, write, zeros

N = 80
rng = Lcg(106)
a, b = rng.ints(N, 1, 9000), rng.ints(N, 0, 9000)
out = []
for x, y in zip(a, b):
    steps = 0
    while y:
        x, y, steps = y, x % y, steps + 1
    out.append(x * 100 + steps)

write(
    about="Euclid's algorithm with counters that nothing reads",
    buffers={"a": buffer("u32", a), "b": buffer("u32", b), "out": zeros("u32", N)},
    launches=[launch("debug_counters", 3, 32, ["a", "b", "out", ("i32", N)])],
    expect={"out": data("u32", out)},
)
