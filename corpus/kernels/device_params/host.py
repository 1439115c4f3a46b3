from tandem_host import Lcg, buffer, data, launch, write, zeros

N = 70
rng = Lcg(102)
numbers = rng.ints(N, -900, 900)
out = [-((v * 7) >> 2) + int(v * 0.5) for v in numbers]
apply = launch("apply_params", 3, 32, ["in", "out", ("i32", N)])

write(
    about="parameters that a kernel resets to what they are anyway",
    buffers={"in": buffer("i32", numbers), "out": zeros("i32", N)},
    launches=[apply, launch("reset_params", 1, 1, []), apply],
    expect={"out": data("i32", out)},
)
