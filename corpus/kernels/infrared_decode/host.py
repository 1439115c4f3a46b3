from tandem_host import Lcg, buffer, data, launch, u32, write, zeros

rng = Lcg(64)


def frame(word):
    out = [9000 + rng.below(200), 4500 + rng.below(200)]
    for k in range(16):
        out += [560 + rng.below(60), 1690 if word >> (15 - k) & 1 else 560]
    return out


receivers = [[], [9000], frame(0xA55A), frame(0xFFFF) + frame(0), [9000, 100], [9000, 4500, 300], [9000, 4500, 560, 3000]]
while len(receivers) < 40:
    signal = []
    for _ in range(rng.below(4)):
        signal += [rng.below(3000) for _ in range(rng.below(3))]
        signal += frame(rng.below(65536))
    if signal and rng.below(2):
        signal[rng.below(len(signal))] = rng.below(12000)
    receivers.append(signal)


def decode(signal):
    words, broken, at = [], 0, 0
    while at < len(signal):
        at += 1
        if not 8000 < signal[at - 1] < 10000 or at == len(signal):
            continue
        at += 1
        if not 4000 < signal[at - 1] < 5000:
            broken += 1
            continue
        word = ""
        while at < len(signal) and len(word) < 16:
            at += 1
            if not 400 < signal[at - 1] < 700:
                broken += 1
                break
            if at == len(signal):
                break
            at += 1
            if not 400 <= signal[at - 1] <= 2000:
                broken += 1
                break
            word += "1" if signal[at - 1] > 1000 else "0"
        if len(word) == 16:
            words.append(int(word, 2))
    total = 0
    for w in words:
        total = u32(total * 31 + w)
    return len(words), total, broken


results = [decode(r) for r in receivers]
offsets = [0]
for r in receivers:
    offsets.append(offsets[-1] + len(r))
n = len(receivers)

write(
    about="words of an infrared remote control out of measured pulses",
    buffers={"lengths": buffer("u16", [v for r in receivers for v in r]), "offset": buffer("i32", offsets),
             "words": zeros("u32", n), "checksum": zeros("u32", n), "broken": zeros("u32", n)},
    launches=[launch("infrared_decode", 2, 32, ["lengths", "offset", ("i32", n), "words", "checksum", "broken"])],
    expect={"words": data("u32", [r[0] for r in results]), "checksum": data("u32", [r[1] for r in results]),
            "broken": data("u32", [r[2] for r in results])},
)
