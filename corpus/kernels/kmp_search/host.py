from tandem_host import Lcg, buffer, data, launch, write, zeros

SLICE, BLOCKS, BLOCK = 9, 2, 32
rng = Lcg(36)
text = "".join("ab"[rng.below(8) < 3] for _ in range(560))
pattern = "abaab"
starts = [i for i in range(len(text)) if text.startswith(pattern, i)]
assert len(starts) > 10 and len(text) <= SLICE * BLOCKS * BLOCK

write(
    about="Knuth-Morris-Pratt search in overlapping slices, matches may overlap",
    buffers={"text": buffer("u8", text.encode()), "pattern": buffer("u8", pattern.encode()),
             "matches": zeros("i32", 1), "first": buffer("i32", [2**31 - 1])},
    launches=[launch("kmp_search", BLOCKS, BLOCK, ["text", ("i32", len(text)), "pattern", ("i32", len(pattern)), ("i32", SLICE), "matches", "first"])],
    expect={"matches": data("i32", [len(starts)]), "first": data("i32", [starts[0]])},
)
