from tandem_host import data, launch, write, zeros

SEED, SAMPLES, THREADS = 0x853C49E6748FEA9B, 20, 64
MASK = 2**64 - 1


def pcg(state):
    while True:
        old, state = state, (state * 6364136223846793005 + 1442695040888963407) & MASK
        x, rot = ((old >> 18) ^ old) >> 27 & 0xFFFFFFFF, old >> 59
        yield (x >> rot | x << (32 - rot)) & 0xFFFFFFFF, state


def shifted(x):
    while True:
        x ^= x << 13 & 0xFFFFFFFF
        x ^= x >> 17
        x ^= x << 5 & 0xFFFFFFFF
        yield x, x


def count(draws):
    n, state = 0, None
    for _ in range(SAMPLES):
        (a, _), (b, state) = next(draws), next(draws)
        n += (a >> 16) ** 2 + (b >> 16) ** 2 < 2**32
    return n, state


# One long stream: thread t's part begins where that of t-1 ends, so skipping ahead is checked too.
stream = pcg(SEED)
by_pcg = [count(stream) for _ in range(THREADS)]
by_shift = [count(shifted((t * 2654435769 + 1) & 0xFFFFFFFF)) for t in range(THREADS)]

launches, buffers, expect = [], {}, {}
for name, flag, results in (("pcg", 0, by_pcg), ("xorshift", 1, by_shift)):
    buffers["inside_" + name] = zeros("i32", 1)
    buffers["state_" + name] = zeros("u64", THREADS)
    launches.append(launch("pcg_monte_carlo", 2, 32, [("u64", SEED), ("i32", SAMPLES), ("i32", flag), "inside_" + name, "state_" + name]))
    expect["inside_" + name] = data("i32", [sum(r[0] for r in results)])
    expect["state_" + name] = data("u64", [r[1] for r in results])

write(about="Monte-Carlo with PCG (jumping ahead) and xorshift generators", buffers=buffers, launches=launches, expect=expect)
