import re

from tandem_host import Lcg, buffer, data, launch, write, zeros

DIGIT, ZERO, DOT, EXP, HEX, LETTER_X, SIGN, OTHER = range(8)
CLASS = [OTHER] * 128
for chars, cls in (("123456789", DIGIT), ("0", ZERO), (".", DOT), ("e", EXP), ("abcdf", HEX), ("x", LETTER_X), ("+-", SIGN)):
    for c in chars:
        CLASS[ord(c)] = cls

rng = Lcg(35)
text = "-0x1f 3.25e+7 1e 0 00x9 +.5 12e-z 0xg 7.e3e9"
text += "".join("0123456789..eeexabf+- g"[rng.below(23)] for _ in range(128 - len(text)))
NUMBER = re.compile(r"[+-]?(?:0x[0-9a-f]+|[0-9]+(?:\.[0-9]*)?(?:e[+-]?[0-9]+)?)")


def longest(at):
    # Python's alternation is ordered; both branches that can match agree with "longest" here, since
    # the first alternative is tried first and always the longer one.
    m = NUMBER.match(text, at)
    return len(m.group()) if m else -1


write(
    about="longest match of a number's regular expression at every position",
    buffers={"text": buffer("u8", [ord(c) for c in text]), "length": zeros("i32", len(text))},
    globals={"char_class": buffer("u8", CLASS)},
    launches=[launch("regex_dfa", 2, 64, ["text", ("i32", len(text)), "length"])],
    expect={"length": data("i32", [longest(i) for i in range(len(text))])},
)
