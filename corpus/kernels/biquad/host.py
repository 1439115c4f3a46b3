from tandem_host import Lcg, buffer, data, f32, launch, write, zeros

SAMPLES, CHANNELS = 12, 6
LOW, HIGH = (0.25, 0.5, 0.25, -0.5, 0.25), (0.5, -1.0, 0.5, -0.25, 0.125)
rng = Lcg(113)
samples = rng.f32s(SAMPLES * CHANNELS, -1, 1)
out = [0.0] * (SAMPLES * CHANNELS)
for c in range(CHANNELS):
    b0, b1, b2, a1, a2 = HIGH if c % 2 else LOW
    x1 = x2 = y1 = y2 = 0.0
    for i in range(SAMPLES):
        x = samples[i * CHANNELS + c]
        y = f32(f32(b0 * x) + f32(b1 * x1))
        y = f32(y + f32(b2 * x2))
        y = f32(y - f32(a1 * y1))
        y = f32(y - f32(a2 * y2))
        x1, x2, y1, y2 = x, x1, y, y1
        out[i * CHANNELS + c] = y

write(
    about="biquad filters with coefficients that nothing writes",
    buffers={"in": buffer("f32", samples), "out": zeros("f32", SAMPLES * CHANNELS)},
    launches=[launch("biquad", 1, 32, ["in", "out", ("i32", SAMPLES), ("i32", CHANNELS)])],
    expect={"out": data("f32", out)},
)
