import csv
import io

from tandem_host import Lcg, buffer, data, launch, write, zeros

rng = Lcg(62)
PIECES = ["a", "bc", ",", '"', '""', "x y", '"q"', '"a,b"', ",,", '"say ""hi"""']
texts = ["", "a", ",", "a,b,c", '"a,b",c', '"a""b"', '"', '"open', 'a"b', '"a"b', '"",""', ",x,", '"x",'.strip(), '""""']
while len(texts) < 64:
    texts.append("".join(PIECES[rng.below(len(PIECES))] for _ in range(rng.below(7))))


def record(s):
    """Fields, longest field and error. Python's reader takes the good ones; the others stop at their error."""
    for stop in range(len(s) + 1):
        # The shortest beginning that no continuation can mend.
        head = s[:stop]
        if broken(head):
            done = complete(head)
            return len(done) + 1, max(map(len, done), default=0), 1
    if s.replace('""', "").count('"') % 2 or open_quote(s):
        done = complete(s)
        return len(done) + 1, max(map(len, done), default=0), 1
    row = next(csv.reader(io.StringIO(s), strict=True), [""]) or [""]
    return len(row), max(map(len, row)), 0


def split(s):
    """Fields as they stand, quotes included; commas inside of quotes separate nothing."""
    parts, inside = [""], False
    for c in s:
        inside ^= c == '"'
        if c == "," and not inside:
            parts.append("")
        else:
            parts[-1] += c
    return parts


def good(field):
    if field[:1] != '"':
        return '"' not in field
    body = field[1:-1]
    return len(field) > 1 and field[-1] == '"' and '"' not in body.replace('""', "")


def open_quote(s):
    field = split(s)[-1]
    return field[:1] == '"' and not good(field)


def broken(s):
    field = split(s)[-1]
    if field[:1] != '"':
        return '"' in field
    rest = field[1:].replace('""', "")
    return '"' in rest and not rest.endswith('"') or rest.count('"') > 1


def complete(s):
    """The fields that end in a comma, without their quotes."""
    return [f[1:-1].replace('""', '"') if f[:1] == '"' else f for f in split(s)[:-1]]


results = [record(s) for s in texts]
assert {r[2] for r in results} == {0, 1}
offsets = [0]
for s in texts:
    offsets.append(offsets[-1] + len(s))
n = len(texts)

write(
    about="fields of comma-separated values, with quotes",
    buffers={"text": buffer("u8", "".join(texts).encode()), "offset": buffer("i32", offsets),
             "fields": zeros("i32", n), "longest": zeros("i32", n), "error": zeros("i32", n)},
    launches=[launch("csv_fields", 2, 32, ["text", "offset", ("i32", n), "fields", "longest", "error"])],
    expect={"fields": data("i32", [r[0] for r in results]), "longest": data("i32", [r[1] for r in results]),
            "error": data("i32", [r[2] for r in results])},
)
