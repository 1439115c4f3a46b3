from tandem_host import Lcg, buffer, data, launch, write, zeros

rng = Lcg(51)


def encode(v):
    out = []
    while True:
        b = v & 0x7F
        v >>= 7
        if v in (0, -1) and bool(b & 0x40) == (v == -1):
            return bytes(out + [b])
        out.append(b | 0x80)


def wrap(v):
    return (v + 2**63) % 2**64 - 2**63


def padded(v, extra):
    """A longer spelling of a number that is not negative."""
    s = encode(v)
    return s[:-1] + bytes([s[-1] | 0x80]) + b"\x80" * extra + b"\x00"


def number():
    bits = rng.between(1, 63)
    v = ((rng.u32() << 32 | rng.u32()) & (2**64 - 1)) >> (64 - bits)
    return -v - 1 if rng.below(2) else v


streams = [([], b"", 0), ([-1], b"", 0), ([2**63 - 1, -(2**63)], b"", 0), ([5], b"\x80", 1), ([7, -64], b"\xff\xff", 1),
           ([-3], b"\x80" * 9 + b"\x01", 2), ([1, 2, 3], b"\xff" * 9 + b"\x7e", 2), ([64, -65, 63, 128], b"", 0)]
while len(streams) < 40:
    streams.append(([number() for _ in range(rng.below(7))], b"", 0))
texts = [b"".join(map(encode, numbers)) + tail for numbers, tail, _ in streams]
streams.append(([300, 0, 1], b"", 0))
texts.append(padded(300, 3) + padded(0, 0) + padded(1, 2))
offset = [0]
for s in texts:
    offset.append(offset[-1] + len(s))
n = len(streams)

write(
    about="streams of signed LEB128 numbers, 64 bits",
    buffers={"bytes": buffer("u8", b"".join(texts)), "offset": buffer("i32", offset), "sum": zeros("i64", n), "last": zeros("i64", n),
             "count": zeros("i32", n), "status": zeros("i32", n)},
    launches=[launch("leb128_decode", 2, 32, ["bytes", "offset", ("i32", n), "sum", "last", "count", "status"])],
    expect={"sum": data("i64", [wrap(sum(s[0])) for s in streams]), "last": data("i64", [s[0][-1] if s[0] else 0 for s in streams]),
            "count": data("i32", [len(s[0]) for s in streams]), "status": data("i32", [s[2] for s in streams])},
)
