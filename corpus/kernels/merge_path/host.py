from tandem_host import Lcg, buffer, data, launch, write, zeros

N, M, PER_THREAD = 90, 61, 3
rng = Lcg(83)
a = sorted(rng.ints(N, -60, 60))
b = sorted(rng.ints(M, -40, 80))
merged = sorted([(v, 0) for v in a] + [(v, 1) for v in b])

write(
    about="merge of two sorted arrays, each thread its own piece of the result",
    buffers={"a": buffer("i32", a), "b": buffer("i32", b), "out": zeros("i32", N + M), "source": zeros("u8", N + M), "unsorted": zeros("i32", 1)},
    launches=[launch("merge_path", 2, 32, ["a", ("i32", N), "b", ("i32", M), ("i32", PER_THREAD), "out", "source", "unsorted"])],
    expect={"out": data("i32", [p[0] for p in merged]), "source": data("u8", [p[1] for p in merged]), "unsorted": data("i32", [0])},
)
