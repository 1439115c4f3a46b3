from tandem_host import Lcg, buffer, data, launch, write, zeros

LIST, COUNT = 24, 40
rng = Lcg(38)
lists = [rng.ints(LIST, -9, 9) if i % 3 else rng.ints(LIST, -100000, 100000) for i in range(COUNT)]
lists[0], lists[1], lists[2] = list(range(LIST)), list(range(LIST))[::-1], [7] * LIST
wanted = rng.ints(COUNT, 0, LIST - 1)

write(
    about="k-th smallest of short lists, quick-select in local memory",
    buffers={"lists": buffer("i32", sum(lists, [])), "wanted": buffer("i32", wanted), "selected": zeros("i32", COUNT), "rounds": zeros("i32", COUNT)},
    launches=[launch("quick_select", 2, 32, ["lists", "wanted", ("i32", COUNT), "selected", "rounds"])],
    expect={"selected": data("i32", [sorted(l)[k] for l, k in zip(lists, wanted)]), "rounds": data("i32", [1] * COUNT)},
)
