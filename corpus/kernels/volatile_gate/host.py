from tandem_host import Lcg, buffer, data, launch, write, zeros

N = 40
rng = Lcg(127)
numbers = rng.ints(N, 0, 30)
word, passed, refused, weight = 3, 0, 0, 0
for v in numbers * 2:
    if v % word == 0 and v < 20:
        passed, weight = passed + 1, weight + v
    else:
        refused += 1
    if passed == 4:
        word = 2

write(
    about="a struct with a volatile word beside one of plain counts",
    buffers={"in": buffer("i32", numbers), "out": zeros("i64", 3)},
    launches=[launch("volatile_gate", 1, 2, ["in", "out", ("i32", N)])] * 2,
    expect={"out": data("i64", [passed, refused, weight])},
)
