import bisect

from tandem_host import Lcg, buffer, data, launch, write, zeros

rng = Lcg(2)
table = sorted(set(rng.ints(100, -1000, 1000)))
keys = [rng.between(-1100, 1100) if rng.below(2) else table[rng.below(len(table))] for _ in range(75)]
keys += [table[0], table[-1], -5000, 5000]
where = []
for key in keys:
    i = bisect.bisect_left(table, key)
    where.append(i if i < len(table) and table[i] == key else ~i)

write(
    about="binary search of many keys in one sorted table, absent keys give the insertion point",
    buffers={"table": buffer("i32", table), "keys": buffer("i32", keys), "where": zeros("i32", 96, -99)},
    launches=[launch("binary_search", 3, 32, ["table", ("i32", len(table)), "keys", ("i32", len(keys)), "where"])],
    expect={"where": data("i32", where + [-99] * (96 - len(where)))},
)
