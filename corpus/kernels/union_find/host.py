from tandem_host import Lcg, buffer, data, launch, write, zeros

N, EDGES = 90, 70
rng = Lcg(37)
edges = [(rng.below(N), rng.below(N)) for _ in range(EDGES)]
near = [set() for _ in range(N)]
for a, b in edges:
    near[a].add(b)
    near[b].add(a)
label = [-1] * N
for v in range(N):
    if label[v] < 0:
        todo = [v]
        while todo:
            w = todo.pop()
            if label[w] < 0:
                label[w] = v
                todo += near[w]

# Which inner nodes a tree keeps depends on the schedule; the root is always the smallest vertex.
write(
    about="connected components by lock-free union-find",
    buffers={"from": buffer("i32", [e[0] for e in edges]), "to": buffer("i32", [e[1] for e in edges]),
             "parent": buffer("i32", list(range(N))), "label": zeros("i32", N), "components": zeros("i32", 1)},
    launches=[launch("unite", 2, 32, ["from", "to", ("i32", EDGES), "parent"]),
              launch("flatten", 3, 32, ["parent", ("i32", N), "label", "components"])],
    expect={"label": data("i32", label), "components": data("i32", [len(set(label))])},
)
