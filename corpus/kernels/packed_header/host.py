from tandem_host import Lcg, buffer, data, launch, write, zeros

N = 30
rng = Lcg(129)
sizes = rng.ints(N, -1, 6)
frames, flags, total, last = 0, 0x11, 0, -1
for v in sizes * 2:
    if v < 0:
        flags |= 0x100
        continue
    frames, total = frames + 1, total + v
    if v == last:
        flags ^= 2
    last = v
add = launch("capture_add", 1, 1, ["sizes", ("i32", N)])

write(
    about="a packed header in device memory, fields at odd offsets",
    buffers={"sizes": buffer("i32", sizes), "out": zeros("i64", 5)},
    launches=[add, add, launch("capture_show", 1, 1, ["out"])],
    expect={"out": data("i64", [2, frames, flags, total, last])},
)
