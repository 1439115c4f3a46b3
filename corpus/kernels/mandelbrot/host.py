from tandem_host import data, f32, launch, write, zeros

W, H, LIMIT = 32, 20, 100
X0, Y0, STEP = f32(-2.0), f32(-1.25), f32(0.08)


def pixel(px, py):
    cx = f32(X0 + f32(STEP * px))
    cy = f32(Y0 + f32(STEP * py))
    a = f32(cx - 0.25)
    q = f32(f32(a * a) + f32(cy * cy))
    if f32(q * f32(q + a)) < f32(f32(0.25 * cy) * cy):
        return -1
    b = f32(cx + 1)
    if f32(f32(b * b) + f32(cy * cy)) < 0.0625:
        return -2
    x = y = 0.0
    saved, since, window = (0.0, 0.0), 0, 8
    for n in range(LIMIT):
        xx, yy = f32(x * x), f32(y * y)
        if f32(xx + yy) > 4:
            return n
        y = f32(f32(f32(2 * x) * y) + cy)
        x = f32(f32(xx - yy) + cx)
        if (x, y) == saved:
            return -3 if n + 1 < LIMIT else -4
        since += 1
        if since == window:
            saved, since, window = (x, y), 0, 2 * window
    return -4


image = [pixel(x, y) for y in range(H) for x in range(W)]

write(
    about="escape-time fractal, bit exact in f32",
    buffers={"iterations": zeros("i32", W * H, -77)},
    launches=[launch("mandelbrot", (1, H), 32, ["iterations", ("i32", W), ("i32", H), ("f32", X0), ("f32", Y0), ("f32", STEP), ("i32", LIMIT)])],
    expect={"iterations": data("i32", image)},
)
