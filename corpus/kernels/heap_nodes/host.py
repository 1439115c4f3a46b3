from tandem_host import Lcg, buffer, data, launch, write, zeros

N = 24
rng = Lcg(105)
keys = rng.ints(N, -40, 60)
out = []
for i in range(N):
    at, total = i, 0
    for _ in range(6):
        total = total * 3 + keys[at] + keys[at] ** 2
        at = at + 5 if at + 5 < N else at - 19
    out.append(total)

write(
    about="a list on the device heap, made, filled, walked and freed by one launch each",
    buffers={"keys": buffer("i32", keys), "out": zeros("i64", N)},
    launches=[launch("make_nodes", 1, 1, []), launch("fill_nodes", 1, 32, ["keys"]), launch("walk_nodes", 1, 32, ["out"]), launch("drop_nodes", 1, 1, [])],
    expect={"out": data("i64", out)},
)
