from tandem_host import Lcg, buffer, data, launch, write, zeros

N, GRAPHS, FAR = 10, 3, 1 << 28
rng = Lcg(63)


def solve(w):
    """Bellman-Ford from every vertex; None where a negative cycle exists."""
    rows = []
    for s in range(N):
        dist = [FAR * 4] * N
        dist[s] = 0
        for turn in range(N):
            changed = False
            for a in range(N):
                for b in range(N):
                    if w[a][b] < FAR and dist[a] < FAR * 2 and dist[a] + w[a][b] < dist[b]:
                        dist[b] = dist[a] + w[a][b]
                        changed = True
            if turn == N - 1 and changed:
                return None
        rows.append([x if x < FAR * 2 else FAR for x in dist])
    return rows


def hops(w, dist):
    """The first edge of the shortest path, where exactly one edge can begin one; else None."""
    out = []
    for a in range(N):
        for b in range(N):
            if a == b:
                out.append(b if w[a][b] < FAR else -1)
                continue
            if dist[a][b] >= FAR:
                out.append(-1)
                continue
            first = [c for c in range(N) if c != a and w[a][c] < FAR and dist[c][b] < FAR and w[a][c] + dist[c][b] == dist[a][b]]
            if len(first) != 1:
                return None
            out += first
    return out


weights, distance, following, negative = [], [], [], []
for g in range(GRAPHS):
    while True:
        w = [[FAR if rng.below(4) or a == b else rng.between(1, 5000) for b in range(N)] for a in range(N)]
        if g:
            w[rng.below(5)][rng.between(5, 9)] = -rng.between(1, 9000 if g == 2 else 20)
        for a in range(N):
            w[a][a] = 0
        dist = solve(w)
        following_g = hops(w, dist) if dist else None
        if (dist is None) == (g == 2) and (g == 2 or following_g):
            break
    weights += sum(w, [])
    distance += sum(dist, []) if dist else [0] * N * N
    following += following_g if dist else [-2] * N * N
    negative.append(int(dist is None))

write(
    about="all shortest paths with next hops, one graph per block; one has a negative cycle",
    buffers={"weights": buffer("i32", weights), "distance": zeros("i32", N * N * GRAPHS), "next": zeros("i8", N * N * GRAPHS), "negative": zeros("i32", GRAPHS)},
    launches=[launch("floyd_warshall", GRAPHS, (12, 12), ["weights", ("i32", N), "distance", "next", "negative"])],
    expect={"distance": data("i32", distance), "next": data("i8", following), "negative": data("i32", negative)},
)
