from tandem_host import Lcg, buffer, data, launch, write, zeros

N, LOW, HIGH = 170, -20, 35
rng = Lcg(47)
values = rng.ints(N, -100, 100)
values[40] = -(2**31)
kept = [i for i, v in enumerate(values) if LOW <= v <= HIGH or v == -(2**31)]

write(
    about="stable stream compaction with ballots and an acquire/release chain between blocks",
    buffers={"in": buffer("i32", values), "out": zeros("i32", N, -1), "total": zeros("i32", 3), "turn": zeros("i32", 3), "tickets": zeros("i32", 1)},
    launches=[launch("compaction", 3, 64, ["in", ("i32", N), ("i32", LOW), ("i32", HIGH), "out", "total", "turn", "tickets"])],
    expect={"out": data("i32", [values[i] for i in kept] + [-1] * (N - len(kept))),
            "total": data("i32", [sum(i < 64 * (b + 1) for i in kept) for b in range(3)]), "turn": data("i32", [1, 1, 1]), "tickets": data("i32", [3])},
)
