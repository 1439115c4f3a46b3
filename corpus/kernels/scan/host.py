from itertools import accumulate

from tandem_host import Lcg, buffer, data, launch, write, zeros

N, BLOCK = 150, 32
values = Lcg(12).ints(N, -50, 100)
sums = list(accumulate(values, initial=0))

write(
    about="exclusive prefix sum of an array in three kernels, with dynamic shared memory",
    buffers={"in": buffer("i32", values), "out": zeros("i32", N), "sums": zeros("i32", 3)},
    launches=[
        launch("scan_blocks", 3, BLOCK, ["in", ("i32", N), "out", "sums"], shared_bytes=2 * BLOCK * 4),
        launch("scan_sums", 1, 32, ["sums", ("i32", 3)]),
        launch("scan_add", 3, BLOCK, ["out", ("i32", N), "sums", ("i32", 2 * BLOCK)]),
    ],
    expect={"out": data("i32", sums[:N]), "sums": data("i32", [sums[0], sums[64], sums[128]])},
)
