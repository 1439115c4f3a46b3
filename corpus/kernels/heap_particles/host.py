from tandem_host import Lcg, buffer, data, f32, launch, write, zeros

COUNT, STEPS, BY = 32, 7, 0.25
rng = Lcg(116)
x, v = rng.f32s(COUNT, 0, 1), rng.f32s(COUNT, -1, 1)
at, speed, bounces = list(x), list(v), [0] * COUNT
for _ in range(STEPS):
    for i in range(COUNT):
        new = f32(at[i] + f32(speed[i] * BY))
        if new < 0 or new > 1:
            speed[i], bounces[i] = -speed[i], bounces[i] + 1
        else:
            at[i] = new
show = launch("particles_show", 1, 32, ["out", "bounces"])

write(
    about="particles on the device heap, moved by one launch a step",
    buffers={"x": buffer("f32", x), "v": buffer("f32", v), "out": zeros("f32", COUNT), "bounces": zeros("i32", COUNT, 7)},
    launches=[launch("particles_make", 1, 1, []), launch("particles_make", 1, 1, []), launch("particles_place", 1, 32, ["x", "v"])]
    + [launch("particles_step", 1, 32, [("f32", BY)])] * STEPS + [show, launch("particles_drop", 1, 1, []), show],
    expect={"out": data("f32", at), "bounces": data("i32", [b + 100 for b in bounces])},
)
