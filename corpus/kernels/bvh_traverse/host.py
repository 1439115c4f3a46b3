import struct

from tandem_host import Lcg, buffer, data, launch, write, zeros

RAYS = 60
rng = Lcg(64)
boxes = []
for _ in range(28):
    x, y = rng.between(0, 200), rng.between(0, 100)
    boxes.append((x, x + rng.between(1, 30), y, y + rng.between(1, 20)))
nodes, items = [None], []


def hull(group):
    return min(b[0] for b in group), max(b[1] for b in group), min(b[2] for b in group), max(b[3] for b in group)


def build(at, group, axis):
    if len(group) <= 3:
        nodes[at] = (*hull(group), ~len(items), len(group))
        items.extend(group)
        return
    group = sorted(group, key=lambda b: (b[axis], b))
    left = len(nodes)
    nodes[at] = (*hull(group), left, 0)
    nodes.extend([None, None])
    build(left, group[:len(group) // 2], 2 - axis)
    build(left + 1, group[len(group) // 2:], 2 - axis)


build(0, boxes, 0)
rays = [(rng.between(-20, 230), rng.between(-5, 125)) for _ in range(RAYS)]
hit, distance, covering, any_hit = [], [], [], []
for x, y in rays:
    ahead = sorted((max(0, lo_x - x), k) for k, (lo_x, hi_x, lo_y, hi_y) in enumerate(items) if lo_y <= y < hi_y and x < hi_x)
    any_hit.append(int(bool(ahead)))
    hit.append(ahead[0][1] if ahead else -1)
    distance.append(ahead[0][0] if ahead else -1)
    covering.append(sum(d == 0 for d, _ in ahead))

args = ["nodes", "items", "rays", ("i32", RAYS)]
write(
    about="rays through a tree of boxes, nearest hit and any hit, explicit stack",
    buffers={"nodes": buffer("u8", b"".join(struct.pack("<4h2i", *n) for n in nodes)), "items": buffer("u8", b"".join(struct.pack("<4h", *i) for i in items)),
             "rays": buffer("i16", [c for r in rays for c in r]), "hit": zeros("i32", RAYS), "any": zeros("i32", RAYS),
             "distance": zeros("i32", RAYS), "covering": zeros("i32", RAYS)},
    launches=[launch("bvh_traverse", 2, 32, args + [("i32", 0), "hit", "distance", "covering"]),
              launch("bvh_traverse", 2, 32, args + [("i32", 1), "any", "distance", "covering"])],
    expect={"hit": data("i32", hit), "any": data("i32", any_hit), "distance": data("i32", distance), "covering": data("i32", covering)},
)
