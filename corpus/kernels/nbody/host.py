from tandem_host import Lcg, buffer, data, f32, launch, write, zeros

N, SOFT, DT = 44, f32(0.05), f32(0.125)
rng = Lcg(19)
# Positions and speeds stay well away from zero, so that a relative tolerance means something.
bodies = [[rng.f32(1, 3), rng.f32(1, 3), rng.f32(1, 3), rng.f32(0.001, 0.01) if i % 7 else 0.0] for i in range(N)]
speed = [rng.f32(1, 2) for _ in range(3 * N)]

next_bodies, next_speed = [], []
for i, (x, y, z, mass) in enumerate(bodies):
    a = [0.0] * 3
    for bx, by, bz, m in bodies:
        d = (bx - x, by - y, bz - z)
        pull = m * (sum(c * c for c in d) + SOFT) ** -1.5
        a = [s + c * pull for s, c in zip(a, d)]
    v = [speed[3 * i + c] + a[c] * DT for c in range(3)]
    next_speed += v
    next_bodies += [p + w * DT for p, w in zip((x, y, z), v)] + [mass]

write(
    about="one step of gravity between bodies, positions staged in shared memory",
    buffers={"bodies": buffer("f32", sum(bodies, [])), "next": zeros("f32", 4 * N), "speed": buffer("f32", speed)},
    launches=[launch("nbody", 2, 32, ["bodies", "next", "speed", ("i32", N), ("f32", SOFT), ("f32", DT)])],
    expect={"next": data("f32", next_bodies, 1e-6), "speed": data("f32", next_speed, 1e-6)},
)
