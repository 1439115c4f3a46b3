from tandem_host import data, launch, write, zeros

FIRST, PER_THREAD, LIMIT, THREADS = 159400, 2, 180, 64


def steps(n):
    count = 0
    while n != 1:
        if count >= LIMIT:
            return LIMIT
        if n & 1:
            if 3 * n + 1 >= 2**32:
                return -1
            n = 3 * n + 1
        else:
            n //= 2
        count += 1
    return count


starts = range(FIRST, FIRST + THREADS * PER_THREAD)
result = [steps(n) for n in starts]
best = max([0] + [s << 16 | n & 0xFFFF for n, s in zip(starts, result) if s >= 0])
assert -1 in result and LIMIT in result

write(
    about="Collatz chains with a step limit and an overflow check; the best by atomic maximum",
    buffers={"steps": zeros("i32", len(result)), "best": zeros("i32", 1), "overflowed": zeros("i32", 1)},
    launches=[launch("collatz", 2, 32, [("i32", FIRST), ("i32", PER_THREAD), ("i32", LIMIT), "steps", "best", "overflowed"])],
    expect={"steps": data("i32", result), "best": data("i32", [best]), "overflowed": data("i32", [result.count(-1)])},
)
