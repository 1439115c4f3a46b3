#!/usr/bin/env python3
"""What instruction selection has no code for, counted over programs.

selection.py TANDEM FOLDER|FILE...   TANDEM is the program `tandem`

Each .ll file below the folders goes through `tandem check FILE --pass isel` by itself. Printed are how many each form selects,
and each construct with the number of files that production refuses for it, that the reference refuses for it, and the first of
them. Numbers in a construct are kept. Exit status: 0, 1 if a form selects wrong code or a program ends by itself, 2 without files.
"""
import collections
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys


def constructs(job):
    """The forms that select a file, the constructs that each refuses, and what is wrong."""
    tandem, file = job
    words = [tandem, "check", str(file), "--pass", "isel", "-v", "--inputs", "4"]
    try:
        ran = subprocess.run(words, capture_output=True, text=True, check=False, timeout=120)
    except subprocess.TimeoutExpired:
        return file, None, {}, "not done in 120 seconds"
    text = ran.stdout + ran.stderr
    by = re.search(r"(?m)^ +forms +1 (selected by .*)$", text)
    refused = {"production": set(), "reference": set()}
    for line in text.splitlines():
        if match := re.search(r": missed: production does not select (.*)$", line):
            refused["production"].add(match[1])
        elif match := re.search(r": open: reference form does not select (.*)$", line):
            refused["reference"].add(match[1])
        elif match := re.search(r": unsupported: (.*)$", line):
            for one in match[1].split("; "):
                refused["both"] = refused.get("both", set()) | {one}
    wrong = [line for line in text.splitlines() if re.search(r": (miscompile|invariant-broken): ", line)]
    if ran.returncode not in (0, 1, 2):
        wrong.append(f"{file}: exit status {ran.returncode}")
    return file, by[1] if by else "not read", refused, "\n".join(wrong)


def main():
    tandem, places = sys.argv[1], sys.argv[2:]
    files = []
    for place in map(pathlib.Path, places):
        files.extend(sorted(place.rglob("*.ll")) if place.is_dir() else [place])
    if not files:
        print("skipped: no .ll files there")
        return 2
    forms = collections.Counter()
    count = collections.defaultdict(collections.Counter)
    first, wrong = {}, []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for file, by, refused, bad in pool.map(constructs, [(tandem, f) for f in files]):
            forms[by] += 1
            if bad:
                wrong.append(bad)
            for form, names in refused.items():
                for name in names:
                    count[name][form] += 1
                    first.setdefault(name, file)
    print(f"{len(files)} files")
    for by, n in forms.most_common():
        print(f"{n:7} {by}")
    print(f"{len(count)} constructs without code, by files: both forms refuse the file, production alone does, the reference alone does")
    order = sorted(count, key=lambda name: (-sum(count[name].values()), name))
    for name in order:
        by = count[name]
        print(f"{by['both']:6} {by['production']:6} {by['reference']:6}  {name}  ({first[name]})")
    for bad in wrong:
        print(bad)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
