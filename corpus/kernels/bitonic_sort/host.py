from tandem_host import Lcg, buffer, data, launch, write

SIZE = 64
rng = Lcg(15)
# Distinct keys: a bitonic sort is not stable.
keys = [k * 7 - 400 for k in rng.shuffled(range(2 * SIZE))]
payload = list(range(1000, 1000 + 2 * SIZE))
pairs = list(zip(keys, payload))
done = sorted(pairs[:SIZE], reverse=True) + sorted(pairs[SIZE:], reverse=True)

write(
    about="bitonic sort, one array of 64 pairs per block, descending",
    buffers={"keys": buffer("i32", keys), "payload": buffer("i32", payload)},
    launches=[launch("bitonic_sort", 2, 32, ["keys", "payload", ("i32", 1)])],
    expect={"keys": data("i32", [p[0] for p in done]), "payload": data("i32", [p[1] for p in done])},
)
