from tandem_host import Lcg, buffer, data, launch, write, zeros

N = 12
rng = Lcg(124)
numbers = rng.ints(N, -9, 9)
total = 0
for _ in range(2):
    for v in numbers:
        total = total * 3 + v

write(
    about="a mailbox between two threads, a struct with an atomic flag",
    buffers={"in": buffer("i32", numbers), "out": zeros("i64", 2)},
    launches=[launch("atomic_mailbox", 1, 2, ["in", "out", ("i32", N)])] * 2,
    expect={"out": data("i64", [total, 2 * N])},
)
