import re

from tandem_host import Lcg, buffer, data, launch, write, zeros

SIZE, SIZE_MORE, SIZE_END, DATA, DATA_CR, DATA_LF, LAST_CR, LAST_LF, DONE, FAILED = range(10)
rng = Lcg(63)


def body(chunks):
    return b"".join(b"%x\r\n%s\r\n" % (len(c), c) for c in chunks) + b"0\r\n\r\n"


texts = [b"", b"0\r\n\r\n", b"5\r\nhello\r\n0\r\n\r\n", b"A\r\n0123456789\r\n", b"g", b"1", b"1\r", b"1\rx", b"3\r\nab",
         b"1\r\na", b"1\r\nab", b"1\r\na\r", b"1\r\na\rx", b"0\r\n", b"0\r\n\r", b"0\r\nx", b"0\r\n\rx", b"0\r\n\r\nx", b"fffffff\r\n"]
while len(texts) < 60:
    s = body([bytes(rng.below(256) for _ in range(1 + rng.below(20))) for _ in range(rng.below(4))])
    if rng.below(2):
        s = s[:rng.below(len(s) + 1)]
    elif rng.below(2):
        at = rng.below(len(s))
        s = s[:at] + bytes([rng.below(256)]) + s[at + 1:]
    texts.append(s)


def decode(s):
    """Bytes of the chunks, their number, and the state behind all of the text."""
    total = chunks = 0
    while True:
        m = re.match(rb"([0-9a-fA-F]+)(\r\n)?", s)
        if not m:
            return total, chunks, FAILED if s else SIZE
        # A further digit is refused once the size has more than 16 bits.
        digits = m[1]
        for k in range(1, len(digits)):
            if int(digits[:k], 16) >> 16:
                return total, chunks, FAILED
        size = int(digits, 16)
        if not m[2]:
            rest = s[len(digits):]
            return total, chunks, {b"": SIZE_MORE, b"\r": SIZE_END}.get(rest, FAILED)
        s = s[m.end():]
        if size == 0:
            ends = {b"": LAST_CR, b"\r": LAST_LF, b"\r\n": DONE}
            return total, chunks, ends.get(s, FAILED)
        chunks += 1
        total += sum(s[:size])
        if len(s) < size:
            return total, chunks, DATA
        s = s[size:]
        if s[:2] != b"\r\n":
            return total, chunks, {b"": DATA_CR, b"\r": DATA_LF}.get(s, FAILED)
        s = s[2:]


results = [decode(s) for s in texts]
assert {r[2] for r in results} == set(range(10))
offsets = [0]
for s in texts:
    offsets.append(offsets[-1] + len(s))
n = len(texts)

write(
    about="HTTP's chunked transfer coding decoded",
    buffers={"text": buffer("u8", b"".join(texts)), "offset": buffer("i32", offsets),
             "total": zeros("u32", n), "chunks": zeros("u32", n), "last": zeros("i32", n)},
    launches=[launch("http_chunks", 2, 32, ["text", "offset", ("i32", n), "total", "chunks", "last"])],
    expect={"total": data("u32", [r[0] for r in results]), "chunks": data("u32", [r[1] for r in results]),
            "last": data("i32", [r[2] for r in results])},
)
