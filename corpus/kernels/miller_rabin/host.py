from tandem_host import Lcg, buffer, data, launch, write, zeros

SMALL = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]
COMPOSITE_SMALL, COMPOSITE_WITNESS, PRIME_SMALL, PRIME = range(4)
rng = Lcg(80)


def passes(n, a):
    odd, shift = n - 1, 0
    while odd % 2 == 0:
        odd //= 2
        shift += 1
    return pow(a, odd, n) == 1 or any(pow(a, odd << k, n) == n - 1 for k in range(shift))


def judge(n):
    if n in SMALL:
        return PRIME_SMALL, 0
    if n < 2 or any(n % p == 0 for p in SMALL):
        return COMPOSITE_SMALL, 0
    for used, a in enumerate(SMALL, 1):
        if not passes(n, a):
            return COMPOSITE_WITNESS, used
    return PRIME, len(SMALL)


numbers = [0, 1, 2, 37, 41, 1681, 2**61 - 1, 2**64 - 59, 2**64 - 1, 2**63 - 25, 3215031751, 3825123056546413051, 318665857834031151167461 % 2**64 | 1]
for p, q in ((4294967291, 4294967279), (1000003, 1000033), (2147483647, 4294967291)):
    numbers.append(p * q)
while len(numbers) < 30:
    n = (rng.u32() << 32 | rng.u32()) >> rng.below(40) | 1
    if judge(n)[0] != COMPOSITE_SMALL:
        numbers.append(n)
results = [judge(n) for n in numbers]
assert {r[0] for r in results} == set(range(4)) and max(u for v, u in results if v == COMPOSITE_WITNESS) > 4

write(
    about="primality of 64-bit numbers in Montgomery form with 128-bit products",
    buffers={"numbers": buffer("u64", numbers), "verdict": zeros("u8", len(numbers)), "bases": zeros("u8", len(numbers))},
    globals={"small_primes": buffer("u32", SMALL)},
    launches=[launch("miller_rabin", 1, 32, ["numbers", ("i32", len(numbers)), "verdict", "bases"])],
    expect={"verdict": data("u8", [r[0] for r in results]), "bases": data("u8", [r[1] for r in results])},
)
