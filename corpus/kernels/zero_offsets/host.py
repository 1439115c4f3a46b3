from tandem_host import Lcg, buffer, data, launch, write, zeros

N = 45
rng = Lcg(126)
numbers = rng.ints(N, -999, 999)

write(
    about="a table of equal elements indexed by data, which nothing writes",
    buffers={"in": buffer("i32", numbers), "out": zeros("i64", N)},
    launches=[launch("zero_offsets", 2, 32, ["in", "out", ("i32", N)])],
    expect={"out": data("i64", [v + 257 for v in numbers])},
)
