import re

from tandem_host import buffer, data, launch, write, zeros

LINES = [
    'x = 3 + foo(12, "a b") // done',
    "while(i<10){i=i+1}",
    '"never ends',
    '"esc \\" aped" / 2.50',
    "1.2.3 fails",
    "9lives",
    "",
    "   ",
    "a/b//c/d",
    "_under_score99 = 0.125;",
    '"\\',
    "f(g(h(1)))",
    "// only a comment \"with\" 'things'",
    "12 34 56.",
    '""""',
    "/",
    "end7",
    "3.14x",
    "a.b.c",
    'call("x\\\\", y) //',
]
TOKEN = re.compile(
    r' +|(?P<name>[A-Za-z_][A-Za-z_0-9]*)|(?P<number>[0-9]+(?:\.[0-9]*)?(?![A-Za-z_.0-9]))|(?P<bad>[0-9])'
    r'|(?P<string>"(?:[^"\\]|\\.)*")|(?P<open>")|(?P<comment>//.*)|(?P<operator>.)')
KINDS = ["name", "number", "string", "operator", "comment", "error"]

counts = []
for line in LINES:
    count = dict.fromkeys(KINDS, 0)
    at = 0
    while at < len(line):
        m = TOKEN.match(line, at)
        if m.lastgroup in ("bad", "open"):
            count["error"] = 1
            break
        if m.lastgroup:
            count[m.lastgroup] += 1
        at = m.end()
    counts += [count[k] for k in KINDS]

starts = [0]
for line in LINES:
    starts.append(starts[-1] + len(line))
text = [ord(c) for c in "".join(LINES)]

write(
    about="a tokenizer state machine, one line of text per thread",
    buffers={"text": buffer("u8", text), "line_start": buffer("i32", starts), "counts": zeros("i32", len(counts))},
    launches=[launch("tokenizer", 1, 32, ["text", "line_start", ("i32", len(LINES)), "counts"])],
    expect={"counts": data("i32", counts)},
)
