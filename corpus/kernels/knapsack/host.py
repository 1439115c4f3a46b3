from tandem_host import Lcg, buffer, data, launch, write, zeros

ITEMS, CAPACITY, INSTANCES = 10, 50, 3
rng = Lcg(74)
weights, worths, results = [], [], []
while len(results) < INSTANCES:
    w, v = rng.ints(ITEMS, 3, 20), rng.ints(ITEMS, 10, 99)
    sets = []
    for s in range(1 << ITEMS):
        load = sum(w[i] for i in range(ITEMS) if s >> i & 1)
        if load <= CAPACITY:
            sets.append((sum(v[i] for i in range(ITEMS) if s >> i & 1), s, load))
    best = max(sets)
    if sum(s[0] == best[0] for s in sets) > 1:
        continue  # only instances with one best set
    weights += w
    worths += v
    results.append(best)

write(
    about="0/1 knapsack, one instance per block, decisions in dynamic shared memory",
    buffers={"weight": buffer("i32", weights), "worth": buffer("i32", worths), "best": zeros("i32", INSTANCES),
             "chosen": zeros("u32", INSTANCES), "used": zeros("i32", INSTANCES)},
    launches=[launch("knapsack", INSTANCES, 64, ["weight", "worth", ("i32", ITEMS), ("i32", CAPACITY), "best", "chosen", "used"], shared_bytes=ITEMS * (CAPACITY + 1))],
    expect={"best": data("i32", [r[0] for r in results]), "chosen": data("u32", [r[1] for r in results]), "used": data("i32", [r[2] for r in results])},
)
