from tandem_host import Lcg, buffer, data, launch, write, zeros

N, K = 90, 5
rng = Lcg(56)
# Multiples of 1/16: squares of distances and sums are exact, so only the last division rounds.
middle = [(rng.between(16, 320) / 16, rng.between(16, 320) / 16) for _ in range(K)]
points = []
for i in range(N):
    cx, cy = middle[rng.below(K - 1)]
    points.append((cx + rng.between(-40, 40) / 16, cy + rng.between(-40, 40) / 16))
centres = [(x + rng.between(-8, 8) / 16, y + rng.between(-8, 8) / 16) for x, y in middle[:K - 1]] + [(1000.0, 1000.0)]


def nearest(p):
    return min(range(K), key=lambda j: ((p[0] - centres[j][0]) ** 2 + (p[1] - centres[j][1]) ** 2, j))


before = [rng.below(K - 1) for _ in range(N)]
after = [nearest(p) for p in points]
groups = [[p for p, a in zip(points, after) if a == j] for j in range(K)]
assert not groups[K - 1] and all(groups[:K - 1])
sums = [sum(p[c] for p in g) for g in groups for c in (0, 1)]
moved = [sum(p[c] for p in g) / len(g) if g else centres[j][c] for j, g in enumerate(groups) for c in (0, 1)]

write(
    about="one step of k-means with fast math; the inputs make all but the final quotient exact",
    buffers={"points": buffer("f32", [c for p in points for c in p]), "centres": buffer("f32", [c for p in centres for c in p]),
             "nearest": buffer("i32", before), "sums": zeros("f32", 2 * K), "counts": zeros("i32", K), "changed": zeros("i32", 1)},
    launches=[launch("kmeans_assign", 3, 32, ["points", ("i32", N), "centres", ("i32", K), "nearest", "sums", "counts", "changed"]),
              launch("kmeans_move", 1, 32, ["sums", "counts", ("i32", K), "centres"])],
    expect={"nearest": data("i32", after), "changed": data("i32", [sum(a != b for a, b in zip(before, after))]),
            "counts": data("i32", [len(g) for g in groups]), "sums": data("f32", sums), "centres": data("f32", moved, 3e-7)},
)
