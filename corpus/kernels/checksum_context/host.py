import zlib

from tandem_host import Lcg, buffer, data, launch, write, zeros

N = 100
rng = Lcg(125)
text = rng.ints(N, 0, 255)
low = high = 0
for v in text:
    low = (low + v) % 255
    high = (high + low) % 255
cuts = [0, 10, 11, 60, N]
update = lambda a, b: launch("checksum_update", 1, 1, ["text", ("i32", a), ("i32", b)])
launches = [update(0, 5), launch("checksum_begin", 1, 1, [])] + [update(a, b) for a, b in zip(cuts, cuts[1:])]

write(
    about="checksums over chunks, the context a struct in device memory",
    buffers={"text": buffer("u8", text), "out": zeros("u64", 4)},
    launches=launches + [launch("checksum_finish", 1, 1, ["out"]), update(0, 1)],
    expect={"out": data("u64", [zlib.adler32(bytes(text)), high << 8 | low, N, 1])},
)
