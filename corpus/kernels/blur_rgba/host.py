from tandem_host import Lcg, buffer, data, launch, write, zeros

W, H, BRIGHTER = 15, 14, 40
rng = Lcg(71)
image = [[tuple(rng.below(256) for _ in range(3)) + ((0, 255, rng.below(256))[rng.below(3)],) for _ in range(W)] for _ in range(H)]
for y in range(5):
    for x in range(5):
        image[y][x] = image[y][x][:3] + (0,)


def blur(x, y):
    near = []
    for ny in range(max(0, y - 1), min(H, y + 2)):
        for nx in range(max(0, x - 1), min(W, x + 2)):
            p = image[ny][nx]
            near += [((2 - abs(nx - x)) * (2 - abs(ny - y)) * p[3], p)]
    total = sum(k for k, _ in near)
    if not total:
        return image[y][x]
    mean = [(sum(k * p[c] for k, p in near) + total // 2) // total for c in range(4)]
    return [min(255, m + BRIGHTER) for m in mean[:3]] + mean[3:]


write(
    about="3x3 blur of an RGBA image weighted by alpha, vector types and saturation",
    buffers={"in": buffer("u8", [c for row in image for p in row for c in p]), "out": zeros("u8", 4 * W * H)},
    launches=[launch("blur_rgba", (2, 2), (8, 8), ["in", "out", ("i32", W), ("i32", H), ("i32", BRIGHTER)])],
    expect={"out": data("u8", [c for y in range(H) for x in range(W) for c in blur(x, y)])},
)
