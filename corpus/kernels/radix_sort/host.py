from tandem_host import Lcg, buffer, data, launch, write

rng = Lcg(16)
keys = [rng.u32() & (0xFFFF if rng.below(2) else 0xF0F) for _ in range(128)]

write(
    about="radix sort of 64 keys per block, ranks by warp ballots",
    buffers={"keys": buffer("u32", keys)},
    launches=[launch("radix_sort", 2, 64, ["keys", ("i32", 4)])],
    expect={"keys": data("u32", sorted(keys[:64]) + sorted(keys[64:]))},
)
