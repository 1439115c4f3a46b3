from tandem_host import Lcg, buffer, data, launch, write, zeros

FACTOR, LIMIT, N = [1, 60, 3600, 86400, 604800, 31536000], 2**40, 75
rng = Lcg(108)
amount, unit = rng.ints(N, -70000, 70000), rng.ints(N, 0, 6)
out = [min(LIMIT, a * (FACTOR[u] if u < 6 else 0)) for a, u in zip(amount, unit)]
assert LIMIT in out

write(
    about="amounts with units, factors read by constant index from a table that nothing writes",
    buffers={"amount": buffer("i32", amount), "unit": buffer("u8", unit), "out": zeros("i64", N)},
    launches=[launch("unit_table", 3, 32, ["amount", "unit", "out", ("i32", N)])],
    expect={"out": data("i64", out)},
)
