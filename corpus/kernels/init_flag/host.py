from tandem_host import Lcg, buffer, data, launch, write, zeros

N = 50
rng = Lcg(114)
numbers = rng.ints(N, 0, 1000)
use = lambda out: launch("use_table", 2, 32, ["in", out, ("i32", N)])

write(
    about="a flag that is stored once, and loaded before and after",
    buffers={"in": buffer("i32", numbers), "before": zeros("i32", N), "after": zeros("i32", N)},
    launches=[use("before"), launch("make_table", 1, 32, []), use("after")],
    expect={"before": data("i32", [-1] * N), "after": data("i32", [min(40, (v & 15) ** 2) for v in numbers])},
)
