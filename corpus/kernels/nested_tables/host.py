from tandem_host import Lcg, buffer, data, launch, write, zeros

HOME, ABROAD, N = ((1000, 10), (5000, 25), 40, 150), ((500, 15), (4000, 30), 35, 0), 60
rng = Lcg(123)
income, where = rng.ints(N, 0, 9000), rng.ints(N, 0, 1)
tax = []
for v, w in zip(income, where):
    (l1, r1), (l2, r2), top, rebate = ABROAD if w else HOME
    part = lambda a, b: max(0, min(v, b) - a)
    tax.append(max(0, part(0, l1) * r1 + part(l1, l2) * r2 + part(l2, 2**40) * top - rebate * 100))

write(
    about="tax rates in structs within structs that nothing writes",
    buffers={"income": buffer("i32", income), "where": buffer("u8", where), "tax": zeros("i64", N)},
    launches=[launch("nested_tables", 2, 32, ["income", "where", "tax", ("i32", N)])],
    expect={"tax": data("i64", tax)},
)
