from tandem_host import Lcg, buffer, data, launch, write, zeros

N, BLOCKS = 30, 3
rng = Lcg(130)
a, b = rng.ints(N, -500, 500), rng.ints(N, -500, 500)
out = []
for block in range(BLOCKS):
    for round, numbers in enumerate((a, b)):
        part = [(v << (3 + round)) + (1000 if round else -1000) for v in numbers]
        out += part[: N - block] + [7] * block

write(
    about="a description with a pointer in shared memory, 32-bit shared pointers",
    buffers={"a": buffer("i32", a), "b": buffer("i32", b), "out": zeros("i64", N * 2 * BLOCKS, 7)},
    launches=[launch("short_pointers", BLOCKS, 32, ["a", "b", "out", ("i32", N)])],
    expect={"out": data("i64", out)},
)
