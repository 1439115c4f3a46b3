import re

from tandem_host import Lcg, buffer, data, launch, u32, write, zeros

CODE, SLASH, LINE, BLOCK, STAR, STRING, ESCAPE = range(7)
rng = Lcg(61)
PIECES = ["int x;", "\n", "// note\n", "/* a */", "/**/", "/***/", '"s"', '"a\\"b"', "a/b", "/", '"//"', "*", '"\\\\"', "/* *", "x = y", '"', "//", "/*\n"]
texts = ["", "int a; // one\nint b; /* two */ c", '"/* no */" /* yes */', "a / b", "/", "/*", "/* *", '"open', '"open\\', "// end", "/**", "//\n//", '/"x"']
while len(texts) < 60:
    texts.append("".join(PIECES[rng.below(len(PIECES))] for _ in range(rng.below(9))))

# Whole tokens first; what is left open runs to the end.
TOKEN = re.compile(r'''
    (?P<line>//[^\n]*(?P<newline>\n)?) | (?P<block>/\*.*?\*/) | (?P<open>/\*.*) |
    (?P<string>"(?:[^"\\]|\\.)*"?\\?) | (?P<slash>/\Z) | (?P<other>.)''', re.X | re.S)


def strip(s):
    out, state = [], CODE
    for m in TOKEN.finditer(s):
        kind, text = m.lastgroup, m.group()
        state = CODE
        if m["line"] is not None:
            out.append("\n" if m["newline"] else "")
            state = CODE if m["newline"] else LINE
        elif kind == "block":
            out.append(" ")
        elif kind == "open":
            state = STAR if text[2:].endswith("*") else BLOCK
        elif kind == "slash":
            state = SLASH
        else:
            out.append(text)
            if kind == "string" and not re.fullmatch(r'"(?:[^"\\]|\\.)*"', text, re.S):
                state = ESCAPE if re.fullmatch(r'"(?:[^"\\]|\\.)*\\', text, re.S) else STRING
    return "".join(out), state


def checksum(s):
    total = 1
    for c in s.encode():
        total = u32(total * 31 + c)
    return total


results = [strip(s) for s in texts]
assert {r[1] for r in results} == set(range(7))
offsets = [0]
for s in texts:
    offsets.append(offsets[-1] + len(s))
n = len(texts)

write(
    about="comments stripped from C source by a machine of seven states",
    buffers={"text": buffer("u8", "".join(texts).encode()), "offset": buffer("i32", offsets),
             "kept": zeros("i32", n), "checksum": zeros("u32", n), "last": zeros("i32", n)},
    launches=[launch("strip_comments", 2, 32, ["text", "offset", ("i32", n), "kept", "checksum", "last"])],
    expect={"kept": data("i32", [len(r[0]) for r in results]),
            "checksum": data("u32", [checksum(r[0]) for r in results]),
            "last": data("i32", [r[1] for r in results])},
)
