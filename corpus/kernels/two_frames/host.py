from tandem_host import Lcg, buffer, data, launch, write, zeros

WIDTH, HEIGHT, SIDE, BLOCK = 21, 14, 8, 16
rng = Lcg(121)
image = rng.ints(WIDTH * HEIGHT, -90, 90)
across, down = -(-WIDTH // SIDE), -(-HEIGHT // SIDE)
sums = [0] * (HEIGHT * across)
for by in range(down):
    for bx in range(across):
        last = by == down - 1 and bx == across - 1
        for row in range(by * SIDE, min(by * SIDE + SIDE, HEIGHT)):
            part = sum(image[row * WIDTH + c] for c in range(bx * SIDE, min(bx * SIDE + SIDE, WIDTH)))
            sums[row * across + bx] = int(part * (0.5 if (bx + by) % 2 else 2.0)) + (1000000 if last else 0)
n = 50
tops = [max(image[k] for k in range(max(0, i // BLOCK * BLOCK - 2), min(n, i // BLOCK * BLOCK + BLOCK + 2))) for i in range(n)]

write(
    about="two kernels with a struct in shared memory each, one of them nested",
    buffers={"in": buffer("i32", image), "sums": zeros("i32", len(sums)), "tops": zeros("i32", n)},
    launches=[launch("tile_sum", (across, down), SIDE, ["in", "sums", ("i32", WIDTH), ("i32", HEIGHT), ("i32", SIDE)]),
              launch("window_max", -(-n // BLOCK), BLOCK, ["in", "tops", ("i32", n)])],
    expect={"sums": data("i32", sums), "tops": data("i32", tops)},
)
