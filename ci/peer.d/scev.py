#!/usr/bin/env python3
"""Production's scalar evolution beside LLVM's own, line by line, on the .ll files below a folder.

Usage: scev.py TANDEM TANDEMC OPT FOLDER [--show N] [--inputs N]

Both print the claims of every function; lines are matched by function and by value or loop. A line is equal, equal but
for flags, or it differs: then the one that says less is called weaker, and two constants that cannot both be right are
contradictory. The claims are also held against executions, which has to find nothing. The file score runs the tests as
they are (see filecheck.py). Exit status: 0 without contradiction and finding, 1 with, 2 where the peer or the suite is
missing.
"""

import collections
import pathlib
import re
import subprocess
import sys

import filecheck

FLAGS = re.compile(r"<(nuw|nsw|nw)>")


def run(command, stdin=None):
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, input=stdin)
    except subprocess.TimeoutExpired:
        return None, "", "timed out"
    return done.returncode, done.stdout, done.stderr


def claims(text):
    """Lines by (function, kind, name)."""
    out, function, value = {}, None, None
    for line in text.splitlines():
        if line.startswith("Printing analysis"):
            function = line.split("for function ", 1)[1].rstrip(":")
        elif line.startswith(("Classifying", "Determining")):
            value = None
        elif line.startswith("Loop "):
            under = "predicated " if "Predicated" in line else ""
            name, rest = line[5:].split(": ", 1)
            several = rest.startswith("<multiple exits> ")
            rest = rest.removeprefix("<multiple exits> ")
            for kind, mark in [
                ("constant max", "constant max backedge-taken count"),
                ("symbolic max", "symbolic max backedge-taken count"),
                ("multiple", "Trip multiple"),
                ("exact", "backedge-taken count"),
            ]:
                if mark in rest:
                    out[function, under + kind, name] = rest.split(", actual taken")[0].rstrip()
                    break
            value = ("loop", name)
        elif value and value[0] == "loop":
            if (m := re.match(r"\s+(symbolic max )?exit count for ([^:]*): (.*)", line)):
                out[function, (m[1] or "") + "exit count", (value[1], m[2])] = m[3]
        elif line.startswith("  -->"):
            if value:
                out[function, "value", value] = line.strip()
        elif m := re.match(r"\s+(%\S+) = ", line):
            value = m[1]
    return out


def number(text):
    m = re.fullmatch(r"(?:.* is )?(?:i\d+ )?(-?\d+|true|false)", text)
    if not m:
        return None
    return {"true": 1, "false": 0}.get(m[1]) if m[1] in ("true", "false") else int(m[1])


def parts(line):
    """Expression, both ranges, exit value, dispositions of a value's line."""
    head, *rest = line.split("\t\t")
    expr = head[4:].strip()
    u = s = ""
    if " U: " in expr:
        expr, ranges = expr.split(" U: ", 1)
        u, s = (ranges.split(" S: ", 1) + [""])[:2]
    exits = next((r[7:] for r in rest if r.startswith("Exits: ")), "")
    return expr.strip(), u, s, exits, next((r for r in rest if r.startswith("LoopDisp")), "")


def differ(key, ours, theirs):
    """(direction, cause) of two lines that differ."""
    kind = key[1]
    if kind == "value":
        a, b = parts(ours), parts(theirs)
        if a[0] != b[0]:
            if a[0] == key[2]:
                return "weaker", "value is a leaf"
            if b[0] == key[2]:
                return "stronger", "value is a leaf there"
            return "unlike", "expression"
        if a[3] != b[3]:
            if a[3] == "<<Unknown>>":
                return "weaker", "value after the loop"
            if b[3] == "<<Unknown>>":
                return "stronger", "value after the loop"
            if number(a[3]) is not None and number(b[3]) is not None:
                return "contradictory", "value after the loop"
            return "unlike", "value after the loop"
        if a[1:3] != b[1:3]:
            full = [r == "full-set" for r in a[1:3] + b[1:3]]
            return ("weaker" if full[0] and full[1] else "unlike"), "range"
        return "unlike", "disposition"
    if "Unpredictable" in ours or "COULDNOT" in ours:
        return "weaker", kind
    if "Unpredictable" in theirs or "COULDNOT" in theirs:
        return "stronger", kind
    a, b = number(ours), number(theirs)
    if a is not None and a == b:
        return "unlike", f"{kind}, by its width alone"
    if a is not None and b is not None:
        if kind in ("exact", "exit count"):
            return "contradictory", kind
        if kind == "multiple":
            return ("weaker" if a and b % a == 0 else "stronger"), kind
        unsigned = lambda n: n if n >= 0 else n + (1 << 64)
        return ("weaker" if unsigned(a) > unsigned(b) else "stronger"), kind
    return "unlike", kind


def options(text):
    found = re.findall(r"-scalar-evolution-max-iterations=(\d+)", "\n".join(re.findall(r"; RUN:.*", text)))
    return found[0] if found else None


def main():
    tandem, tandemc, opt, folder = sys.argv[1:5]
    rest = sys.argv[5:]
    show = int(rest[rest.index("--show") + 1]) if "--show" in rest else 0
    inputs = rest[rest.index("--inputs") + 1] if "--inputs" in rest else "8"
    files = sorted(pathlib.Path(folder).rglob("*.ll"))
    if not files:
        print(f"SKIPPED: no .ll file below {folder}")
        return 2
    tally, causes = collections.Counter(), collections.Counter()
    kinds = collections.defaultdict(collections.Counter)
    shown, findings, perfect = [], [], 0
    for path in files:
        iterations = options(path.read_text(errors="replace"))
        theirs_command = [opt, "-disable-output", "-passes=print<scalar-evolution>", str(path)]
        ours_command = [tandem, "analyze", "--scev", "--inputs", "0", str(path)]
        if iterations:
            theirs_command.append(f"-scalar-evolution-max-iterations={iterations}")
            ours_command += ["--max-iterations", iterations]
        code, _, theirs = run(theirs_command)
        if code != 0:
            tally["files that the peer does not take"] += 1
            continue
        code, ours, _ = run(ours_command)
        if code != 0:
            tally["files that we do not take"] += 1
            continue
        tally["files"] += 1
        ours, theirs = claims(ours), claims(theirs)
        good = True
        for key, line in theirs.items():
            mine = ours.get(key, "")
            tally["lines"] += 1
            kinds[key[1]]["lines"] += 1
            if mine == line:
                tally["equal"] += 1
                kinds[key[1]]["equal"] += 1
                continue
            good = False
            if FLAGS.sub("", mine) == FLAGS.sub("", line):
                tally["equal but for flags"] += 1
                kinds[key[1]]["but for flags"] += 1
                continue
            direction, cause = ("weaker", "no line") if not mine else differ(key, mine, line)
            tally[direction] += 1
            causes[direction, cause] += 1
            if direction == "contradictory" or len(shown) < show:
                shown.append(f"{path.name}: {key}: {direction}\n  ours   {mine}\n  theirs {line}")
        perfect += good
        held = [tandem, "analyze", "--scev", "--counts-only", "--inputs", inputs, str(path)]
        code, out, err = run(held)
        if code not in (0, 2):
            words = [l for l in out.splitlines() if "finding:" in l]
            findings += words or [f"{path.name}: {err.strip()[:200] or code}"]
    for text in shown:
        print(text)
    for text in findings:
        print(f"FINDING {text}")
    lines = max(tally["lines"], 1)
    print(f"files: {tally['files']} compared, {perfect} equal in every line, "
          f"{tally['files that the peer does not take']} not taken by the peer, "
          f"{tally['files that we do not take']} not taken by us")
    print(f"lines: {tally['equal']} of {tally['lines']} equal ({100 * tally['equal'] / lines:.1f} %), "
          f"{tally['equal but for flags']} more but for flags, {tally['weaker']} weaker, {tally['stronger']} stronger, "
          f"{tally['unlike']} unlike, {tally['contradictory']} contradictory")
    for kind, c in sorted(kinds.items()):
        print(f"  {kind}: {c['equal']} of {c['lines']} equal, {c['but for flags']} more but for flags")
    for (direction, cause), n in causes.most_common():
        print(f"  {direction}: {n} by {cause}")
    filecheck.score(folder, opt, tandemc, show)
    print(f"executions: {len(findings)} findings on {inputs} inputs per function")
    return 1 if tally["contradictory"] or findings else 0


if __name__ == "__main__":
    sys.exit(main())
