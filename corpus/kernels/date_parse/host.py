import re
from datetime import datetime, timedelta, timezone

from tandem_host import Lcg, buffer, data, launch, write, zeros

rng = Lcg(65)
texts = ["1970-01-01", "2000-02-29", "1900-02-29", "2023-02-29", "2024-02-29T23:59:59Z", "2024-12-31 12:30", "1969-12-31T23:59:59", "0001-01-01",
         "9999-12-31T23:59:59-14:00", "2024-13-01", "2024-00-10", "2024-04-31", "2024-4-3", "", "2024-01-01T24:00", "2024-01-01T10", "2024-01-01T10:60",
         "2024-01-01T10:00:60", "2024-01-01T10:00+0530", "2024-01-01T10:00:00+05:30", "2024-01-01T10:00:00+5", "2024-01-01Z", "2024-01-01T10:00Zz",
         "2024-01-01x", "0000-01-01", "2024-01-01T10:00:00 ", "1600-02-29T00:00", "2100-02-28", "2024-01-01T00:00+14:59", "2024-01-01T00:00+15:00"]
while len(texts) < 60:
    s = "%04d-%02d-%02d" % (rng.between(1, 9999), rng.between(1, 12), rng.between(1, 31))
    if rng.below(3):
        s += "T%02d:%02d:%02d" % (rng.below(24), rng.below(60), rng.below(61))
        if rng.below(2):
            s += "%s%02d:%02d" % ("+-"[rng.below(2)], rng.below(15), rng.below(60))
    texts.append(s)
FORM = re.compile(r"(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?(?:Z|([+-])(\d\d):?(\d\d))?)?", re.ASCII)


def parse(s):
    m = FORM.fullmatch(s)
    if not m:
        return 0, 0
    try:
        when = datetime(*(int(g or 0) for g in m.groups()[:6]), tzinfo=timezone.utc)
    except ValueError:
        return 0, 0
    shift = timedelta(0)
    if m.group(7):
        if int(m.group(8)) > 14 or int(m.group(9)) > 59:
            return 0, 0
        shift = timedelta(hours=int(m.group(8)), minutes=int(m.group(9))) * (1 if m.group(7) == "+" else -1)
    span = when - datetime(1970, 1, 1, tzinfo=timezone.utc) - shift
    return span.days * 86400 + span.seconds, 1


results = [parse(s) for s in texts]
offset = [0]
for s in texts:
    offset.append(offset[-1] + len(s))
n = len(texts)

write(
    about="ISO 8601 time stamps to seconds since 1970",
    buffers={"text": buffer("u8", "".join(texts).encode()), "offset": buffer("i32", offset), "seconds": zeros("i64", n), "valid": zeros("u8", n)},
    launches=[launch("date_parse", 2, 32, ["text", "offset", ("i32", n), "seconds", "valid"])],
    expect={"seconds": data("i64", [r[0] for r in results]), "valid": data("u8", [r[1] for r in results])},
)
