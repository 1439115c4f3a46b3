from tandem_host import Lcg, buffer, data, launch, write, zeros

GOOD, NO_INPUT, NO_ROOM, BAD_OFFSET = range(4)
ROOM = 96
rng = Lcg(52)


def number(n):
    """What follows the token for a length of 15 or more."""
    if n < 15:
        return b""
    n -= 15
    return b"\xff" * (n // 255) + bytes([n % 255])


def token(literals, back=None, length=None):
    a = min(15, len(literals))
    if back is None:
        return bytes([a << 4]) + number(len(literals)) + literals
    m = length - 4
    return bytes([a << 4 | min(15, m)]) + number(len(literals)) + literals + number(m) + back.to_bytes(2, "little")


def compress(text):
    out, pending, at = b"", b"", 0
    while at < len(text):
        best, back = 0, 0
        for start in range(at):
            k = 0
            while at + k < len(text) and text[start + k] == text[at + k]:
                k += 1
            if k >= best:
                best, back = k, at - start
        if best >= 4 and at + best < len(text):
            out += token(pending, back, best)
            pending = b""
            at += best
        else:
            pending += text[at:at + 1]
            at += 1
    return out + token(pending)


# (packet, what it unpacks to, error). The length's spelling reads literals first, then the copy's
# further bytes, then the offset.
cases = [
    (b"", b"", GOOD), (token(b"A" * 20), b"A" * 20, GOOD), (token(b"ab", 2, 30) + token(b"!"), b"ab" * 16 + b"!", GOOD),
    (token(b"x", 5, 4) + token(b"y"), b"x", BAD_OFFSET), (token(b"x", 0, 4) + token(b"y"), b"x", BAD_OFFSET),
    (token(b"hello")[:-2], b"", NO_INPUT), (token(b"q", 1, 60)[:-2], b"q", NO_INPUT), (b"\xf0\xff", b"", NO_INPUT),
    (token(b"z", 1, 95) + token(b"!!"), b"z" * 96, NO_ROOM), (token(b"z", 1, 96) + token(b"!"), b"z", NO_ROOM),
    (token(b"w" * 97), b"", NO_ROOM), (token(b"abc", 3, 4)[:-1], b"abc", NO_INPUT),
]
WORDS = [b"the ", b"barrier ", b"thread", b"s ", b"warp ", b"block ", b"of ", b"a"]
while len(cases) < 40:
    text = b"".join(WORDS[rng.below(8)] for _ in range(rng.between(1, 16)))[:ROOM]
    cases.append((compress(text), text, GOOD))
offset = [0]
for c in cases:
    offset.append(offset[-1] + len(c[0]))
n = len(cases)

write(
    about="LZ77 decompressor with overlapping copies, one packet per thread",
    buffers={"packed": buffer("u8", b"".join(c[0] for c in cases)), "offset": buffer("i32", offset), "out": zeros("u8", n * ROOM),
             "size": zeros("i32", n), "error": zeros("i32", n)},
    launches=[launch("lz_decompress", 2, 32, ["packed", "offset", ("i32", n), "out", ("i32", ROOM), "size", "error"])],
    expect={"out": data("u8", b"".join(c[1].ljust(ROOM, b"\0") for c in cases)), "size": data("i32", [len(c[1]) for c in cases]),
            "error": data("i32", [c[2] for c in cases])},
)
