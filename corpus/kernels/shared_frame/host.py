from tandem_host import Lcg, buffer, data, launch, write, zeros

N, BLOCK = 90, 32
rng = Lcg(103)
numbers = rng.ints(2 * BLOCK, -500, 700) + [17] * (N - 2 * BLOCK)
out, sums = [], []
for first in range(0, N, BLOCK):
    part = numbers[first : first + BLOCK]
    low, high = min(part), max(part)
    sums.append(sum(part))
    out += [0 if low == high else (v - low) * 1000 // (high - low) for v in part]

write(
    about="a struct in shared memory that one thread fills and all read",
    buffers={"in": buffer("i32", numbers), "out": zeros("i32", N, -1), "sums": zeros("i64", 3)},
    launches=[launch("shared_frame", 3, BLOCK, ["in", "out", "sums", ("i32", N)])],
    expect={"out": data("i32", out), "sums": data("i64", sums)},
)
