from tandem_host import Lcg, buffer, data, f32, launch, write, zeros

N, STEPS, TARGET = 40, 9, 10.0
rng = Lcg(115)
start = rng.f32s(N, -30, 40)
out = []
for x in start:
    total = before = 0.0
    for _ in range(STEPS):
        error = f32(TARGET - x)
        total = f32(total + error)
        u = f32(f32(0.5 * error) + f32(0.0625 * total))
        u = f32(u + f32(0.25 * f32(error - before)))
        u = max(min(u, 8.0), -8.0)
        before, x = error, f32(x + u)
    out.append(x)

write(
    about="PID controllers with gains that nothing writes and a record that nothing reads",
    buffers={"start": buffer("f32", start), "out": zeros("f32", N)},
    launches=[launch("pid_control", 2, 32, ["start", "out", ("f32", TARGET), ("i32", STEPS), ("i32", N)])],
    expect={"out": data("f32", out)},
)
