from tandem_host import Lcg, buffer, data, launch, write, zeros

N = 128
rng = Lcg(109)
numbers = rng.ints(N, -1000, 1000)
out, totals = [], []
for base in range(0, N, 64):
    top, total = -(2**31) + 1, 0
    for i in range(base, base + 64):
        top = max(top, numbers[i])
        out.append(top + (i - base) // 16)
        if i % 16 == 15:
            total += top
    totals.append(total)

write(
    about="prefix maxima with 32-bit shared pointers, a struct carries the state",
    buffers={"in": buffer("i32", numbers), "out": zeros("i32", N), "totals": zeros("i64", 2)},
    launches=[launch("short_shared", 2, 16, ["in", "out", "totals", ("i32", N)])],
    expect={"out": data("i32", out), "totals": data("i64", totals)},
)
