import hashlib
import struct

from tandem_host import Lcg, buffer, data, launch, write, zeros


def primes(n):
    found = []
    k = 2
    while len(found) < n:
        if all(k % p for p in found):
            found.append(k)
        k += 1
    return found


def cube_root_bits(n):
    """The first 32 bits of the fraction of the cube root of n."""
    target, lo, hi = n << 96, 0, 1 << 40
    while lo < hi:
        mid = (lo + hi + 1) // 2
        if mid**3 <= target:
            lo = mid
        else:
            hi = mid - 1
    return lo & 0xFFFFFFFF


rng = Lcg(30)
messages = [b"", b"abc", b"The quick brown fox jumps over the lazy dog"]
messages += [bytes(rng.below(256) for _ in range(n)) for n in (1, 51, 52, 53, 54, 55, 56, 57, 59, 60, 61, 63, 64, 65, 100, 119, 120)]
# A message whose last words are zero must not be mistaken for padding.
messages += [bytes(64), bytes(60), bytes(120), bytes(56)]
offsets = [0]
for m in messages:
    offsets.append(offsets[-1] + len(m))
digests = []
for m in messages:
    digests += struct.unpack("<8I", hashlib.sha256(m).digest())

write(
    about="SHA-256, one message per thread",
    buffers={"text": buffer("u8", b"".join(messages)), "offset": buffer("i32", offsets), "digest": zeros("u32", len(digests))},
    globals={"sha_k": buffer("u32", [cube_root_bits(p) for p in primes(64)])},
    launches=[launch("sha256", 1, 32, ["text", "offset", ("i32", len(messages)), "digest"])],
    expect={"digest": data("u32", digests)},
)
