from functools import lru_cache

from tandem_host import Lcg, buffer, data, launch, write, zeros

WORD, BOUND = "threading", 4
rng = Lcg(41)
entries = ["threading", "htreading", "threadings", "treading", "reading", "trheadign", "", "t", "jumping", "threatened", "bread", "wedding"]
while len(entries) < 50:
    s = list(WORD)
    for _ in range(rng.below(6)):
        at = rng.below(len(s) - 1) if len(s) > 1 else 0
        kind = rng.below(4)
        if kind == 0 and s:
            del s[at]
        elif kind == 1 and len(s) < 15:
            s.insert(at, "adeginrth"[rng.below(9)])
        elif kind == 2 and len(s) > 1:
            s[at], s[at + 1] = s[at + 1], s[at]
        elif s:
            s[at] = "adeginrth"[rng.below(9)]
    entries.append("".join(s))


def distance(a, b):
    @lru_cache(None)
    def d(i, j):
        if not i or not j:
            return i + j
        best = min(d(i - 1, j) + 1, d(i, j - 1) + 1, d(i - 1, j - 1) + (a[i - 1] != b[j - 1]))
        if i > 1 and j > 1 and a[i - 1] == b[j - 2] and a[i - 2] == b[j - 1]:
            best = min(best, d(i - 2, j - 2) + 1)
        return best

    return d(len(a), len(b))


offset = [0]
for e in entries:
    offset.append(offset[-1] + len(e))

write(
    about="edit distance with transpositions to each entry of a dictionary, bounded",
    buffers={"word": buffer("u8", WORD.encode()), "dictionary": buffer("u8", "".join(entries).encode()),
             "offset": buffer("i32", offset), "distance": zeros("i32", len(entries))},
    launches=[launch("levenshtein", 2, 32, ["word", ("i32", len(WORD)), "dictionary", "offset", ("i32", len(entries)), ("i32", BOUND), "distance"])],
    expect={"distance": data("i32", [min(distance(WORD, e), BOUND + 1) for e in entries])},
)
