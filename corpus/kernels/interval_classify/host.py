import struct

from tandem_host import Lcg, buffer, data, launch, write, zeros

INVALID, COLD, COOL, NORMAL, WARM, HOT = range(6)
BORDERS = [0, 150, 250, 350]  # COLD|COOL, COOL|NORMAL, NORMAL|WARM, WARM|HOT
N, MARGIN = 110, 12
rng = Lcg(55)
readings = [(-300, 2, COLD), (-300, 1, COLD), (-201, 3, COOL), (400, 3, COOL)]
while len(readings) < N:
    near = BORDERS[rng.below(4)] + rng.between(-15, 15)
    value = rng.between(-1000, 2100) if rng.below(3) == 0 else near
    readings.append((value, rng.below(4), rng.below(6)))


def classify(v, quality, old):
    if quality < 2 or not -900 < v < 2000:
        return INVALID
    b = COLD + sum(v >= border for border in BORDERS)
    if old == INVALID:
        return b
    if old == b - 1 and v < BORDERS[old - COLD] + MARGIN:
        return old
    if old == b + 1 and v >= BORDERS[b - COLD] - MARGIN:
        return old
    return b


bands = [classify(*r) for r in readings]
alarms = [HOT if b == HOT and (q == 3 or old == HOT) else COLD if b == COLD and old == COLD and v < -200 else 0
          for b, (v, q, old) in zip(bands, readings)]
valid = [v for v, q, _ in readings if q >= 2 and -900 < v < 2000]
assert HOT in alarms and COLD in alarms and set(bands) == set(range(6))

write(
    about="bands with hysteresis and alarms, counted through warp votes",
    buffers={"readings": buffer("u8", b"".join(struct.pack("<hBB", *r) for r in readings)), "band": zeros("u8", N), "alarm": zeros("i32", N),
             "counts": zeros("i32", 6), "extremes": buffer("i32", [2**31 - 1, -(2**31)])},
    launches=[launch("interval_classify", 2, 64, ["readings", ("i32", N), ("i32", MARGIN), "band", "alarm", "counts", "extremes"])],
    expect={"band": data("u8", bands), "alarm": data("i32", alarms), "counts": data("i32", [bands.count(b) for b in range(6)]),
            "extremes": data("i32", [min(valid), max(valid)])},
)
