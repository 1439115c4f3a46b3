from tandem_host import Lcg, buffer, data, launch, write, zeros

SIDE = 6
rng = Lcg(82)
cost = [0 if rng.below(4) == 0 else rng.between(1, 9) for _ in range(SIDE * SIDE)]
GOAL = 22
cost[GOAL] = 3
cost[0] = 1
cost[1] = cost[SIDE] = 0  # the corner is cut off


def near(c):
    x, y = c % SIDE, c // SIDE
    return [ny * SIDE + nx for nx, ny in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)) if 0 <= nx < SIDE and 0 <= ny < SIDE]


def solve(start):
    """Relaxes until nothing changes, then counts the cells that come before the goal in the order
    (distance, cell)."""
    dist = {start: 0}
    changed = True
    while changed:
        changed = False
        for c in list(dist):
            for n in near(c):
                if cost[n] and dist[c] + cost[n] < dist.get(n, 1 << 30):
                    dist[n] = dist[c] + cost[n]
                    changed = True
    if GOAL not in dist:
        return -1, len(dist)
    return dist[GOAL], sum((d, c) <= (dist[GOAL], GOAL) for c, d in dist.items())


results = [solve(c) for c in range(SIDE * SIDE)]
assert any(r[0] < 0 for r in results) and sum(r[0] > 0 for r in results) > 10

write(
    about="shortest paths on a weighted grid with a heap in local memory, one start per thread",
    buffers={"cost": buffer("u8", cost), "distance": zeros("i32", SIDE * SIDE), "settled": zeros("i32", SIDE * SIDE)},
    launches=[launch("dijkstra_heap", 2, 32, ["cost", ("i32", GOAL), "distance", "settled"])],
    expect={"distance": data("i32", [r[0] for r in results]), "settled": data("i32", [r[1] for r in results])},
)
