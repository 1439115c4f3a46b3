import cmath

from tandem_host import Lcg, buffer, data, f32, launch, write, zeros

N, BLOCKS = 32, 2
rng = Lcg(20)


def flat(zs):
    return [c for z in zs for c in (z.real, z.imag)]


def dft(xs, sign):
    return [sum(x * cmath.exp(sign * 2j * cmath.pi * j * k / N) for k, x in enumerate(xs)) for j in range(N)]


def far_from_zero(z):
    return abs(z.real) > 1e-3 and abs(z.imag) > 1e-3


points, spectrum = [], []
for _ in range(BLOCKS):
    while True:
        xs = [complex(rng.f32(0.5, 1), rng.f32(0.5, 1)) for _ in range(N)]
        ys = dft(xs, -1)
        if all(far_from_zero(y) for y in ys):
            break
    points += xs
    spectrum += ys
twiddle = [cmath.exp(-2j * cmath.pi * k / N) for k in range(N // 2)]

# The forward transform has cancellation: its smallest results carry the rounding of the largest ones.
write(
    about="FFT of 32 points per block and back, twiddle factors in constant memory",
    buffers={"in": buffer("f32", flat(points)), "spectrum": zeros("f32", 2 * N * BLOCKS), "back": zeros("f32", 2 * N * BLOCKS)},
    globals={"twiddle": buffer("f32", [f32(c) for c in flat(twiddle)])},
    launches=[launch("fft", BLOCKS, N // 2, ["in", "spectrum", ("i32", 0)]),
              launch("fft", BLOCKS, N // 2, ["spectrum", "back", ("i32", 1)])],
    expect={"spectrum": data("f32", flat(spectrum), 2e-4), "back": data("f32", flat(points), 1e-6)},
)
