from tandem_host import Lcg, buffer, data, launch, write, zeros

WIDTH, ROWS, LOW, HIGH = 75, 7, 100, 140
rng = Lcg(73)
rows = [rng.ints(WIDTH, -50, 99) for _ in range(ROWS)]
rows[1][70] = 101
rows[2][33] = 139
rows[3] = sorted(rng.ints(WIDTH, 0, 200))
rows[4][5], rows[4][4] = 103, 102
rows[5] = sorted(rows[5])
rows[6] = sorted(rows[6])
rows[6][73], rows[6][74] = 90, 89


def first(row):
    return next((i for i, v in enumerate(row) if LOW <= v < HIGH and v % 2), -1)


write(
    about="first match per row by a warp, with votes that end the loop",
    buffers={"rows": buffer("i32", sum(rows, [])), "first": zeros("i32", ROWS), "chunks": zeros("i32", ROWS), "ordered": zeros("u8", ROWS)},
    launches=[launch("vote_search", 4, 64, ["rows", ("i32", WIDTH), ("i32", ROWS), ("i32", LOW), ("i32", HIGH), "first", "chunks", "ordered"])],
    expect={"first": data("i32", [first(r) for r in rows]), "chunks": data("i32", [first(r) // 32 + 1 if first(r) >= 0 else 3 for r in rows]),
            "ordered": data("u8", [int(r == sorted(r)) for r in rows])},
)
