from tandem_host import Lcg, buffer, data, launch, write, zeros

SIDE, GENERATIONS = 10, 14
BORN, SURVIVE = {3}, {2, 3}
rng = Lcg(46)
boards = [
    {(x, y) for x in range(SIDE) for y in range(SIDE) if rng.below(3) == 0},
    {(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)},
    {(4, 4), (4, 5), (5, 4), (8, 8)},
    {(0, 5), (3, 9)},
]


def play(alive):
    for g in range(GENERATIONS):
        around = {}
        for x, y in alive:
            for dx in (-1, 0, 1):
                for dy in (-1, 0, 1):
                    if dx or dy:
                        p = (x + dx) % SIDE, (y + dy) % SIDE
                        around[p] = around.get(p, 0) + 1
        after = {p for p, n in around.items() if n in (SURVIVE if p in alive else BORN)}
        if after == alive:
            return alive, g
        alive = after
    return alive, -1


def cells(alive):
    return [int((x, y) in alive) for y in range(SIDE) for x in range(SIDE)]


results = [play(b) for b in boards]
assert {-1, 0, 1} & {r[1] for r in results} and any(r[1] > 0 for r in results) and any(r[1] < 0 for r in results)


def mask(s):
    return sum(1 << k for k in s)


write(
    about="Life on wrapped boards in shared memory, stops when nothing changes",
    buffers={"board": buffer("u8", sum(map(cells, boards), [])), "stopped": zeros("i32", len(boards)), "population": zeros("i32", len(boards))},
    launches=[launch("game_of_life", len(boards), (SIDE, SIDE), ["board", ("i32", GENERATIONS), ("i32", mask(BORN)), ("i32", mask(SURVIVE)), "stopped", "population"])],
    expect={"board": data("u8", sum((cells(r[0]) for r in results), [])), "stopped": data("i32", [r[1] for r in results]),
            "population": data("i32", [len(r[0]) for r in results])},
)
