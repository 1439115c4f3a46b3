from tandem_host import Lcg, buffer, data, launch, write, zeros

SLOTS = 64
rng = Lcg(48)
pool = [k for k in rng.ints(50, -(2**31), 2**31 - 1) if k]
keys = [pool[rng.below(len(pool))] for _ in range(150)] + [0, 0]
keys += [7] * 5
queries = pool + rng.ints(40, 1, 1000)
counts = {k: keys.count(k) for k in keys if k}
assert len(counts) < SLOTS

# Where a key lands depends on the schedule; its count and whether it is found do not.
write(
    about="hash table with compare-and-swap inserts, counted duplicates, and a look-up kernel",
    buffers={"keys": buffer("i32", keys), "queries": buffer("i32", queries), "table": zeros("i32", SLOTS), "count": zeros("i32", SLOTS),
             "lost": zeros("i32", 1), "result": zeros("i32", len(queries))},
    launches=[launch("hash_insert", 2, 32, ["keys", ("i32", len(keys)), "table", "count", ("i32", SLOTS), "lost"]),
              launch("hash_find", 3, 32, ["queries", ("i32", len(queries)), "table", "count", ("i32", SLOTS), "result"])],
    expect={"lost": data("i32", [0]), "result": data("i32", [counts.get(q, -1) for q in queries])},
)
