#!/usr/bin/env python3
"""Production's delinearization beside LLVM's own, line by line, on the .ll files below a folder.

Usage: delinearization.py TANDEM OPT FOLDER [--show N] [--inputs N]

Lines are matched by function and by access. A line is equal, equal but for flags, or it differs: where we have no list and
LLVM has one, ours is weaker; the other way round it is stronger. "Delinearization validation" is compared apart: where LLVM
says "Failed" and we say "Succeeded" the list is shown by us and is counted, and executions have to bear it out. Our lists
are held against executions, which has to find nothing. Exit status: 0 without finding, 1 with, 2 where the peer or the suite
is missing.
"""

import collections
import pathlib
import re
import subprocess
import sys

FLAGS = re.compile(r"<(nuw|nsw|nw)>")
KINDS = ["AccessFunction", "Base offset", "ArrayDecl", "ArrayRef", "Delinearization validation"]


def run(command):
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    except subprocess.TimeoutExpired:
        return None, "", "timed out"
    return done.returncode, done.stdout, done.stderr


def lines(text):
    """Lines by (function, access, which of several equal accesses, kind)."""
    out, function, access, seen = {}, None, None, collections.Counter()
    for line in text.splitlines():
        if line.startswith("Printing analysis"):
            function = line.split("for function ", 1)[1].rstrip(":")
        elif line.startswith("Inst:"):
            access = line[5:].strip()
            seen[function, access] += 1
            access = access, seen[function, access]
        elif line == "failed to delinearize":
            out[function, access, "ArrayDecl"] = line
        else:
            kind = next((k for k in KINDS if line.startswith(k)), None)
            if kind and access:
                out[function, access, kind] = line
    return out


def main():
    tandem, opt, folder = sys.argv[1:4]
    rest = sys.argv[4:]
    show = int(rest[rest.index("--show") + 1]) if "--show" in rest else 0
    inputs = rest[rest.index("--inputs") + 1] if "--inputs" in rest else "8"
    files = sorted(pathlib.Path(folder).rglob("*.ll"))
    if not files:
        print(f"SKIPPED: no .ll file below {folder}")
        return 2
    tally, shown, findings, perfect = collections.Counter(), [], [], 0
    for path in files:
        code, _, theirs = run([opt, "-disable-output", "-passes=print<delinearization>", str(path)])
        if code != 0:
            tally["not taken by the peer"] += 1
            continue
        code, ours, _ = run([tandem, "analyze", "--delinearize", "--inputs", "0", str(path)])
        if code != 0:
            tally["not taken by us"] += 1
            continue
        tally["files"] += 1
        ours, theirs = lines(ours), lines(theirs)
        good = True
        for key, line in theirs.items():
            mine = ours.get(key, "")
            if key[2] == KINDS[-1]:
                tally["validated, both" if mine == line else "validated by one"] += 1
                continue
            tally["lines"] += 1
            if mine == line:
                tally["equal"] += 1
                continue
            if FLAGS.sub("", mine) == FLAGS.sub("", line):
                tally["but for flags"] += 1
                continue
            good = False
            failed = [t in ("", "failed to delinearize") for t in (mine, line)]
            word = {(True, False): "weaker", (False, True): "stronger"}.get(tuple(failed), "unlike")
            tally[word] += 1
            if len(shown) < show:
                shown.append(f"{path.name}: {key}: {word}\n  ours   {mine}\n  theirs {line}")
        perfect += good
        code, out, err = run([tandem, "analyze", "--delinearize", "--inputs", inputs, str(path)])
        if code is None:
            tally["timed out"] += 1
        elif code != 0:
            words = [l for l in out.splitlines() if "finding:" in l]
            findings += words or [f"{path.name}: {err.strip()[:200] or code}"]
        held = re.search(r"(\d+) accesses with subscripts, (\d+) held", out)
        if held:
            tally["lists"] += int(held[1])
            tally["held"] += int(held[2])
    for text in shown:
        print(text)
    for text in findings:
        print(f"FINDING {text}")
    n = max(tally["lines"], 1)
    print(f"files: {tally['files']} compared, {perfect} equal in every line but for flags, "
          f"{tally['not taken by the peer']} not taken by the peer, {tally['not taken by us']} not taken by us")
    print(f"lines: {tally['equal']} of {tally['lines']} equal ({100 * tally['equal'] / n:.1f} %), "
          f"{tally['but for flags']} more but for flags, {tally['weaker']} weaker, {tally['stronger']} stronger, "
          f"{tally['unlike']} unlike")
    print(f"validation: {tally['validated, both']} equal, {tally['validated by one']} not")
    print(f"executions: {tally['held']} of {tally['lists']} lists held, {len(findings)} findings on {inputs} inputs per function, "
          f"{tally['timed out']} files timed out")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
