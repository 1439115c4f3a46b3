from tandem_host import Lcg, buffer, data, launch, write, zeros

N = 40
rng = Lcg(107)
numbers = rng.ints(N, -99, 99)
out = [4 * sum(numbers[max(0, i - 3) : i + 4]) for i in range(N)]

write(
    about="options that the first lines of a kernel set",
    buffers={"in": buffer("i32", numbers), "out": zeros("i32", N)},
    launches=[launch("stored_once", 1, 1, ["in", "out", ("i32", N)])] * 2,
    expect={"out": data("i32", out)},
)
