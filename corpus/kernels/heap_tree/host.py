from tandem_host import Lcg, buffer, data, launch, write, zeros

N = 36
rng = Lcg(118)
keys = [k * 3 - 40 for k in rng.shuffled(range(N))]
asked = [k - 41 for k in rng.ints(50, 0, 3 * N)]
tree = []  # key, left, right, sum below
for key in keys:
    me, at = len(tree), 0
    tree.append([key, -1, -1, 0])
    while me:
        tree[at][3] += key
        side = 1 if key < tree[at][0] else 2
        if tree[at][side] < 0:
            tree[at][side] = me
            break
        at = tree[at][side]
out = []
for key in asked:
    at = depth = 0
    while at >= 0 and tree[at][0] != key:
        at, depth = tree[at][1 if key < tree[at][0] else 2], depth + 1
    out.append(-depth if at < 0 else tree[at][3] * 100 + depth)

write(
    about="a search tree in a pool on the device heap",
    buffers={"first": buffer("i32", keys[:20]), "second": buffer("i32", keys[20:]), "asked": buffer("i32", asked), "out": zeros("i64", len(asked))},
    launches=[launch("tree_insert", 1, 1, ["first", ("i32", 20)]), launch("tree_insert", 1, 1, ["second", ("i32", N - 20)]),
              launch("tree_find", 2, 32, ["asked", "out", ("i32", len(asked))]), launch("tree_drop", 1, 1, [])],
    expect={"out": data("i64", out)},
)
