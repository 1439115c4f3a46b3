from tandem_host import Lcg, buffer, data, launch, write, zeros

rng = Lcg(4)
text = [ord("0123456789abcdefABCDEFghXYZ -+"[rng.below(30)]) for _ in range(700)]
bins, other = [0] * 16, 0
for c in text:
    try:
        bins[int(chr(c), 16)] += 1
    except ValueError:
        other += 1

write(
    about="histogram of hexadecimal digits with bins in shared memory",
    buffers={"in": buffer("u8", text), "bins": zeros("u32", 16), "other": zeros("u32", 1)},
    launches=[launch("histogram", 2, 64, ["in", ("i32", len(text)), "bins", "other"])],
    expect={"bins": data("u32", bins), "other": data("u32", [other])},
)
