import json
import re

from tandem_host import Lcg, buffer, data, launch, write, zeros

NEGATIVE, FRACTION, EXPONENT, INEXACT, INVALID = 1, 2, 4, 8, 16
LIMIT = (2**63 - 1 - 9) // 10
rng = Lcg(53)
texts = ["0", "-0", "12", "-3.25", "1e5", "1E-7", "6.02e+23", "01", "-", "", "1.", ".5", "1e", "1e+", "+1", "1x", "00", "-01", "0.0e0", "9" * 30,
         "922337203685477580" + "0" * 4, "0." + "123456789" * 3, "1e99999999", "-1.5E-99999999", "1.2.3", "1e5.", "NaN", "1 "]
while len(texts) < 64:
    texts.append("".join("0123456789.eE+-5"[rng.below(16)] for _ in range(rng.between(1, 7))))


def parse(text):
    m = re.fullmatch(r"(-?)(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?", text)
    try:
        is_json = isinstance(json.loads(text), (int, float)) and text.strip() == text and text != "NaN"
    except ValueError:
        is_json = False
    assert bool(m) == is_json, text
    if not m:
        return 0, 0, INVALID
    sign, whole, fraction, exponent = m.groups()
    flags = (NEGATIVE if sign else 0) | (FRACTION if fraction else 0) | (EXPONENT if exponent else 0)
    fraction = (fraction or ".")[1:]
    digits = whole + fraction
    used = 0
    value = 0
    # Digits fit one by one as long as the value before them is small enough.
    while used < len(digits) and value <= LIMIT:
        value = value * 10 + int(digits[used])
        used += 1
    if digits[used:].strip("0"):
        flags |= INEXACT
    power = len(whole) - used
    if exponent:
        x = 0
        for c in exponent.lstrip("eE+-"):
            if x < 10000:
                x = x * 10 + int(c)
        power += -x if "-" in exponent else x
    return (-value if sign else value), power, flags


results = [parse(s) for s in texts]
offset = [0]
for s in texts:
    offset.append(offset[-1] + len(s))
n = len(texts)

write(
    about="JSON numbers into decimal mantissa and exponent",
    buffers={"text": buffer("u8", "".join(texts).encode()), "offset": buffer("i32", offset), "mantissa": zeros("i64", n),
             "exponent": zeros("i32", n), "flags": zeros("i32", n)},
    launches=[launch("json_number", 2, 32, ["text", "offset", ("i32", n), "mantissa", "exponent", "flags"])],
    expect={"mantissa": data("i64", [r[0] for r in results]), "exponent": data("i32", [r[1] for r in results]),
            "flags": data("i32", [r[2] for r in results])},
)
