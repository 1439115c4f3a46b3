from tandem_host import Lcg, buffer, data, launch, write

M, N, K, ALPHA, BETA = 13, 10, 19, 0.5, 2.0
rng = Lcg(13)
# Small multiples of 1/4, so that products and sums are exact, fused or not.
a = [rng.between(-16, 16) / 4 for _ in range(M * K)]
b = [rng.between(-16, 16) / 4 for _ in range(K * N)]
c = [rng.between(-16, 16) / 4 for _ in range(M * N)]
want = [ALPHA * sum(a[i * K + x] * b[x * N + j] for x in range(K)) + BETA * c[i * N + j] for i in range(M) for j in range(N)]

write(
    about="tiled matrix product with ragged sizes",
    buffers={"a": buffer("f32", a), "b": buffer("f32", b), "c": buffer("f32", c)},
    launches=[launch("matmul_tiled", (2, 2), (8, 8), ["a", "b", "c", ("i32", M), ("i32", N), ("i32", K), ("f32", ALPHA), ("f32", BETA)])],
    expect={"c": data("f32", want)},
)
