from tandem_host import Lcg, buffer, data, f32, launch, write, zeros

W, H, RATE, OUTSIDE = 13, 11, f32(0.2), f32(-0.5)
FIXED, MIRROR, WRAP = range(3)
rng = Lcg(14)
start = rng.f32s(W * H, 0, 1)
blocked = [int(rng.below(6) == 0) for _ in range(W * H)]


def step(cells, border):
    def look(x, y):
        """(conducts, temperature)"""
        if border == WRAP:
            x, y = x % W, y % H
        elif border == MIRROR:
            x, y = min(max(x, 0), W - 1), min(max(y, 0), H - 1)
        elif not (0 <= x < W and 0 <= y < H):
            return True, OUTSIDE
        return not blocked[y * W + x], cells[y * W + x]

    out = list(cells)
    for y in range(H):
        for x in range(W):
            here = cells[y * W + x]
            if blocked[y * W + x]:
                continue
            flow = 0.0
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                conducts, other = look(x + dx, y + dy)
                if conducts:
                    flow = f32(flow + f32(other - here))
            out[y * W + x] = max(0.0, f32(here + f32(RATE * flow)))
    return out


launches, expect, cells, src = [], {}, start, "start"
for border, dst in ((FIXED, "fixed"), (MIRROR, "mirror"), (WRAP, "wrap")):
    launches.append(launch("stencil2d", (2, 2), (8, 8), [src, "blocked", dst, ("i32", W), ("i32", H), ("f32", RATE), ("i32", border), ("f32", OUTSIDE)]))
    cells = step(cells, border)
    expect[dst] = data("f32", cells)
    src = dst

write(
    about="three steps of heat diffusion, each with another treatment of the border",
    buffers={"start": buffer("f32", start), "blocked": buffer("u8", blocked), "fixed": zeros("f32", W * H),
             "mirror": zeros("f32", W * H), "wrap": zeros("f32", W * H)},
    launches=launches,
    expect=expect,
)
