from tandem_host import Lcg, buffer, data, launch, write, zeros

ROWS, COLUMNS, LIMIT = 12, 80, 8
rng = Lcg(18)
x = [rng.between(-8, 8) / 2 for _ in range(COLUMNS)]
row, column, value = [0], [], []
for r in range(ROWS):
    wanted = [0, 3, 60, 8, 9, 1][r % 6]
    column += sorted(rng.shuffled(range(COLUMNS))[:wanted])
    value += [rng.between(-8, 8) / 4 for _ in range(wanted)]
    row.append(len(column))
# All numbers are small multiples of 1/8: sums are exact in any order.
y = [sum(value[e] * x[column[e]] for e in range(row[r], row[r + 1])) for r in range(ROWS)]

args = ["row", "column", "value", "x", "y", ("i32", ROWS), ("i32", LIMIT)]
write(
    about="sparse matrix times vector: short rows by threads, long rows by warps",
    buffers={"row": buffer("i32", row), "column": buffer("i32", column), "value": buffer("f32", value),
             "x": buffer("f32", x), "y": zeros("f32", ROWS, -1)},
    launches=[launch("spmv_short", 1, 32, args), launch("spmv_long", 4, 96, args)],
    expect={"y": data("f32", y)},
)
