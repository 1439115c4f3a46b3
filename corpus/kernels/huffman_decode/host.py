import heapq

from tandem_host import Lcg, buffer, data, launch, write, zeros

SYMBOLS, MAX_LENGTH, ROOM = 16, 7, 20
GOOD, BAD_TABLE, CUT_OFF, BAD_CODE, TOO_LONG = range(5)
rng = Lcg(60)


def code_lengths(weights):
    heap = [(w, s, (s,)) for s, w in enumerate(weights) if w]
    lengths = [0] * SYMBOLS
    heapq.heapify(heap)
    while len(heap) > 1:
        (w1, s1, a), (w2, _, b) = heapq.heappop(heap), heapq.heappop(heap)
        for s in a + b:
            lengths[s] += 1
        heapq.heappush(heap, (w1 + w2, s1, a + b))
    return lengths


def codes(lengths):
    out, code, last = {}, 0, 0
    for l, s in sorted((l, s) for s, l in enumerate(lengths) if l):
        code <<= l - last
        out[s] = format(code, "0%db" % l)
        code, last = code + 1, l
    return out


def pack(bits, fill="1"):
    bits += fill * (-len(bits) % 8)
    return bytes(int(bits[i:i + 8], 2) for i in range(0, len(bits), 8))


cases = []
for k in range(34):
    while True:
        lengths = code_lengths([rng.between(1, 60) if rng.below(4) or s == 0 else 0 for s in range(SYMBOLS)])
        if 0 < max(lengths) <= MAX_LENGTH:
            break
    book = codes(lengths)
    letters = [s for s in book if s]
    text = [letters[rng.below(len(letters))] for _ in range(ROOM + 1 if k == 5 else rng.below(ROOM))]
    bits = "".join(book[s] for s in text)
    if k == 5:
        cases.append((lengths, pack(bits + book[0]), text[:ROOM], TOO_LONG))
    elif k == 6:
        text = letters[:1] * 8
        cases.append((lengths, pack("".join(book[s] for s in text)), text, CUT_OFF))
    else:
        cases.append((lengths, pack(bits + book[0]), text, GOOD))
few = [2, 2, 2] + [0] * 13  # 11 is no code
cases.append((few, pack("01" "10" "1111111"), [1, 2], BAD_CODE))
cases.append(([1, 1, 1] + [0] * 13, b"\x00", [], BAD_TABLE))
cases.append(([8, 1] + [0] * 14, b"\x00", [], BAD_TABLE))
cases.append((few, b"", [], CUT_OFF))
offset = [0]
for c in cases:
    offset.append(offset[-1] + len(c[1]))
n = len(cases)

write(
    about="canonical Huffman decoder, one stream and one table per thread",
    buffers={"lengths": buffer("u8", sum((c[0] for c in cases), [])), "bits": buffer("u8", b"".join(c[1] for c in cases)),
             "offset": buffer("i32", offset), "out": zeros("u8", n * ROOM), "size": zeros("i32", n), "error": zeros("i32", n)},
    launches=[launch("huffman_decode", 2, 32, ["lengths", "bits", "offset", ("i32", n), "out", ("i32", ROOM), "size", "error"])],
    expect={"out": data("u8", b"".join(bytes(c[2]).ljust(ROOM, b"\0") for c in cases)), "size": data("i32", [len(c[2]) for c in cases]),
            "error": data("i32", [c[3] for c in cases])},
)
