from tandem_host import Lcg, buffer, data, launch, write, zeros

N, FLOOR = 40, (3, 5, 7)
rng = Lcg(122)
rgb = rng.ints(3 * N, 0, 40)
mean = []
for p in range(3):
    kept = [v for v in rgb[p::3] if v > FLOOR[p]]
    mean.append(sum(kept) // len(kept))
out = [(rgb[3 * i] - mean[0]) ** 2 + (rgb[3 * i + 1] - mean[1]) * 2 + mean[2] - rgb[3 * i + 2] for i in range(N)]

write(
    about="a struct of small arrays, each element reached by a constant index",
    buffers={"rgb": buffer("u8", rgb), "out": zeros("i32", N)},
    launches=[launch("planes_collect", 1, 1, ["rgb", ("i32", N)]), launch("planes_apply", 2, 32, ["rgb", "out", ("i32", N)])],
    expect={"out": data("i32", out)},
)
