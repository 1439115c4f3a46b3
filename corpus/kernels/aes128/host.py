from tandem_host import Lcg, buffer, data, launch, write, zeros


def times(a, b):
    """Product in GF(2^8) modulo x^8 + x^4 + x^3 + x + 1."""
    out = 0
    while b:
        if b & 1:
            out ^= a
        a = a << 1 ^ (0x11B if a & 0x80 else 0)
        b >>= 1
    return out


def substitute(x):
    inverse = next((y for y in range(256) if times(x, y) == 1), 0)
    out = 0x63
    for k in range(5):
        out ^= (inverse << k | inverse >> (8 - k)) & 255
    return out


SBOX = [substitute(x) for x in range(256)]


def expand(key):
    words = [list(key[i:i + 4]) for i in range(0, 16, 4)]
    constant = 1
    for i in range(4, 44):
        w = words[-1]
        if i % 4 == 0:
            w = [SBOX[x] for x in w[1:] + w[:1]]
            w[0] ^= constant
            constant = times(constant, 2)
        words.append([a ^ b for a, b in zip(w, words[-4])])
    return [sum(words[4 * r:4 * r + 4], []) for r in range(11)]


def encrypt(keys, block):
    mix = [[2, 3, 1, 1], [1, 2, 3, 1], [1, 1, 2, 3], [3, 1, 1, 2]]
    s = [a ^ b for a, b in zip(block, keys[0])]
    for r in range(1, 11):
        s = [SBOX[s[(4 * (i // 4 + i % 4) + i % 4) % 16]] for i in range(16)]
        if r < 10:
            out = []
            for i in range(16):
                x = 0
                for k in range(4):
                    x ^= times(s[i // 4 * 4 + k], mix[i % 4][k])
                out.append(x)
            s = out
        s = [a ^ b for a, b in zip(s, keys[r])]
    return s


# The example of FIPS 197, appendix C.1.
assert bytes(encrypt(expand(bytes(range(16))), bytes(17 * i for i in range(16)))).hex() == "69c4e0d86a7b0430d8cdb78070b4c55a"

SIZE = 16 * 20 - 5
rng = Lcg(32)
key = [rng.below(256) for _ in range(16)]
nonce = [rng.below(256) for _ in range(12)]
text = [rng.below(256) for _ in range(SIZE)]
keys = expand(key)
stream = sum((encrypt(keys, nonce + list(n.to_bytes(4, "big"))) for n in range(20)), [])

write(
    about="AES-128 in counter mode, one block per thread",
    buffers={"key": buffer("u8", key), "nonce": buffer("u8", nonce), "in": buffer("u8", text), "out": zeros("u8", SIZE)},
    globals={"sbox": buffer("u8", SBOX)},
    launches=[launch("aes128_ctr", 1, 32, ["key", "nonce", "in", "out", ("i32", SIZE)])],
    expect={"out": data("u8", [a ^ b for a, b in zip(text, stream)])},
)
