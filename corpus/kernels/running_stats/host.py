from tandem_host import Lcg, buffer, data, f32, launch, write, zeros

SIZES = [10, 1, 17]
rng = Lcg(112)
numbers = [rng.f32(-4, 9) for _ in range(max(SIZES))]
count, mean, m2, low, high = 0, 0.0, 0.0, f32(1e30), f32(-1e30)
launches = []
for n in SIZES:
    for x in numbers[:n]:
        count += 1
        delta = x - mean
        mean += delta / count
        m2 += delta * (x - mean)
        low, high = min(low, x), max(high, x)
    launches += [launch("stats_add", 1, 1, ["in", ("i32", n)]), launch("stats_get", 1, 32, ["out"])]

write(
    about="mean and variance over launches, the accumulator a struct in device memory",
    buffers={"in": buffer("f32", numbers), "out": zeros("f64", 4)},
    launches=launches,
    expect={"out": data("f64", [mean, m2 / (count - 1), low, high])},
)
