from tandem_host import Lcg, buffer, data, launch, write, zeros

GOOD, BAD_LEAD, BAD_CONTINUATION, TRUNCATED, OVERLONG, SURROGATE, TOO_LARGE = range(7)
rng = Lcg(34)
ALPHABET = ["a", "Z", " ", "\u00e9", "\u00df", "\u20ac", "\u4e2d", "\ufffd", "\U0001f600", "\U0010ffff", "\x7f", "\u0080", "\u0800", "\U00010000"]
texts = [b"", "plain".encode(), "na\u00efve \u20ac5".encode(), b"\xc0\x80", b"ok\xed\xa0\x80", b"\xf4\x90\x80\x80", b"ab\xff", b"\xe2\x82",
         b"\xe2\x28\xa1", b"x\x80", b"\xf0\x82\x82\xac", b"\xe0\x9f\xbf", b"\xf7\xbf\xbf\xbf", b"\xc3"]
while len(texts) < 60:
    s = "".join(ALPHABET[rng.below(len(ALPHABET))] for _ in range(rng.below(9))).encode()
    if s and rng.below(2):
        at = rng.below(len(s))
        s = s[:at] + bytes([rng.below(256)]) + s[at + 1:]
    texts.append(s)


def check(s):
    """Python's own decoder finds the characters before the first error; why it fails is looked up."""
    try:
        return len(s.decode()), GOOD, -1
    except UnicodeDecodeError as e:
        at = e.start
    good = len(s[:at].decode())
    lead = s[at]
    if 0x80 <= lead < 0xC0 or lead >= 0xF8:
        return good, BAD_LEAD, at
    size = 2 if lead < 0xE0 else 3 if lead < 0xF0 else 4
    tail = s[at + 1:at + size]
    for b in tail:
        if b >> 6 != 2:
            return good, BAD_CONTINUATION, at
    if len(tail) < size - 1:
        return good, TRUNCATED, at
    value = lead & (0x7F >> size)
    for b in tail:
        value = value * 64 + b % 64
    if value < {2: 0x80, 3: 0x800, 4: 0x10000}[size]:
        return good, OVERLONG, at
    return good, (TOO_LARGE if value > 0x10FFFF else SURROGATE), at


results = [check(s) for s in texts]
assert {r[1] for r in results} == set(range(7))
offsets = [0]
for s in texts:
    offsets.append(offsets[-1] + len(s))
n = len(texts)

write(
    about="UTF-8 validation with the reason and place of the first error",
    buffers={"text": buffer("u8", b"".join(texts)), "offset": buffer("i32", offsets),
             "characters": zeros("i32", n), "error": zeros("i32", n), "where": zeros("i32", n)},
    launches=[launch("utf8_validate", 2, 32, ["text", "offset", ("i32", n), "characters", "error", "where"])],
    expect={"characters": data("i32", [r[0] for r in results]), "error": data("i32", [r[1] for r in results]),
            "where": data("i32", [r[2] for r in results])},
)
