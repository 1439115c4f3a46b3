from tandem_host import Lcg, buffer, data, launch, write, zeros

# Small multiples of 1/8: every sum is exact, in any order.
N, BLOCKS, BLOCK = 500, 2, 96
rng = Lcg(11)
a = [rng.between(-40, 40) / 8 for _ in range(N)]
b = [rng.between(-40, 40) / 8 for _ in range(N)]
partial = [sum(a[i] * b[i] for i in range(N) if i // BLOCK % BLOCKS == k) for k in range(BLOCKS)]

write(
    about="dot product through warp shuffles; the numbers make every order of summation exact",
    buffers={"a": buffer("f32", a), "b": buffer("f32", b), "partial": zeros("f32", BLOCKS), "negative": zeros("i32", 1)},
    launches=[launch("reduce_shuffle", BLOCKS, BLOCK, ["a", "b", ("i32", N), "partial", "negative"])],
    expect={"partial": data("f32", partial), "negative": data("i32", [sum(x * y < 0 for x, y in zip(a, b))])},
)
