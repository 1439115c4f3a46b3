import base64

from tandem_host import Lcg, buffer, data, launch, write, zeros

GOOD, BAD_CHARACTER, BAD_PADDING, LEFT_OVER, DIRTY_BITS = range(5)
ROOM = 24
rng = Lcg(50)
# (text, decoded bytes so far, error), the broken ones by hand.
cases = [
    ("", b"", GOOD), ("QUJD", b"ABC", GOOD), ("QUI=", b"AB", GOOD), ("QQ==", b"A", GOOD), ("QU\nJD\r\n", b"ABC", GOOD),
    ("QUJDR", b"ABC", LEFT_OVER), ("QUJDRE", b"ABC", LEFT_OVER), ("QQ=", b"", LEFT_OVER), ("QR==", b"", DIRTY_BITS),
    ("QUJDQUJ=", b"ABC", DIRTY_BITS), ("Q===", b"", BAD_PADDING), ("=", b"", BAD_PADDING), ("QQ==QQ==", b"", BAD_PADDING),
    ("QUJD QUJD", b"ABC", BAD_CHARACTER), ("QUJDQ*", b"ABC", BAD_CHARACTER), ("QUI==", b"", BAD_PADDING), ("Q-__", b"", BAD_CHARACTER),
]
for n in range(ROOM - 1):
    raw = bytes(rng.below(256) for _ in range(n))
    text = base64.b64encode(raw).decode()
    if n % 3 == 1:
        text = "\n".join(text[i:i + 10] for i in range(0, len(text), 10))
    cases.append((text, raw, GOOD))
offset = [0]
for c in cases:
    offset.append(offset[-1] + len(c[0]))
n = len(cases)

write(
    about="strict base64 decoder, one string per thread",
    buffers={"text": buffer("u8", "".join(c[0] for c in cases).encode()), "offset": buffer("i32", offset),
             "out": zeros("u8", n * ROOM), "size": zeros("i32", n), "error": zeros("i32", n)},
    launches=[launch("base64_decode", 2, 32, ["text", "offset", ("i32", n), "out", ("i32", ROOM), "size", "error"])],
    expect={"out": data("u8", b"".join(c[1].ljust(ROOM, b"\0") for c in cases)), "size": data("i32", [len(c[1]) for c in cases]),
            "error": data("i32", [c[2] for c in cases])},
)
