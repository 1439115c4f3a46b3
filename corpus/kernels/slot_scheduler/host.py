from tandem_host import data, launch, write, zeros

N = 20
slot, left, rounds, last = 0, 0, 0, 1000
out = []
for slots in (4, 3):
    out = []
    for _ in range(N):
        if left == 0:
            slot, left = (slot + 1) % slots, 3
            rounds += slot == 0
        left -= 1
        last += 1
        out.append((slot + rounds * 100) * 10000 + last)

write(
    about="a round-robin scheduler whose state are static variables of functions",
    buffers={"out": zeros("i32", N)},
    launches=[launch("slot_scheduler", 1, 1, ["out", ("i32", N), ("i32", s)]) for s in (4, 3)],
    expect={"out": data("i32", out)},
)
