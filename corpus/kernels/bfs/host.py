from tandem_host import Lcg, buffer, data, launch, write, zeros

V, LEVELS = 60, 6
rng = Lcg(17)
edges = [[] for _ in range(V)]
for _ in range(70):
    a, b = rng.below(V), rng.below(V)
    edges[a].append(b)
    if a != b:
        edges[b].append(a)
row, column = [0], []
for out in edges:
    column += sorted(out)
    row.append(len(column))

distance = [-1] * V
distance[0] = 0
layers = [[0]]
for level in range(LEVELS):
    layer = []
    for v in layers[-1]:
        for u in edges[v]:
            if distance[u] < 0:
                distance[u] = level + 1
                layer.append(u)
    layers.append(layer)
sizes = [len(layer) for layer in layers]
assert sizes[LEVELS] > 0 and min(distance) == -1
goal = layers[4][0]

# The order inside a frontier depends on the schedule; its size, the distances and the level do not.
buffers = {"row": buffer("i32", row), "column": buffer("i32", column),
           "distance": buffer("i32", [0] + [-1] * (V - 1)), "goal_level": zeros("i32", 1, -1)}
launches = []
for level in range(LEVELS + 1):
    buffers["frontier%d" % level] = zeros("i32", V)
    buffers["size%d" % level] = buffer("i32", [1 if level == 0 else 0])
for level in range(LEVELS):
    launches.append(launch("bfs_level", 2, 32, [
        "row", "column", "frontier%d" % level, "size%d" % level, "frontier%d" % (level + 1), "size%d" % (level + 1),
        "distance", ("i32", level), ("i32", goal), "goal_level"]))
expect = {"distance": data("i32", distance), "goal_level": data("i32", [distance[goal]])}
for level in range(LEVELS + 1):
    expect["size%d" % level] = data("i32", [sizes[level]])

write(about="breadth-first search by levels over a graph in CSR form", buffers=buffers, launches=launches, expect=expect)
