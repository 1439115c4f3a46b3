#!/usr/bin/env python3
"""Instruction selection validated: LLVM IR against the PTX that compilers make of it (`tandem tv F.ll F.ptx`).

lifted.py BIN MAKER UNITS [FOLDER...]

BIN holds tandem and tandemc; MAKER is ours or llc; UNITS is the solver's budget for a query. Without a folder: the O1.ll of corpus/kernels.
Every file that the maker compiles is validated, function by function; the verdicts are counted, and what is incorrect or suspect is listed.
Exit status: 0; 1 if our own code is incorrect anywhere, or the validator fails; 2 without the maker: a skip, never a pass.
"""
import collections
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

LLC = os.environ.get("LLC", "llc-22")


def sources(folders):
    if not folders:
        return sorted(pathlib.Path("corpus/kernels").glob("*/O1.ll"))
    return sorted(p for f in folders for p in pathlib.Path(f).rglob("*.ll"))


def compiled(maker, tandemc, source, target):
    words = {
        "ours": [tandemc, source, "--emit", "ptx", "-o", target],
        # Tests of LLVM name the architecture on their command lines, if at all.
        "llc": [LLC, "-O3", "-march=nvptx64", "-mcpu=sm_90", "-mattr=+ptx83", source, "-o", target],
    }[maker]
    try:
        return subprocess.run(words, capture_output=True, timeout=60).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def main():
    if len(sys.argv) < 4 or sys.argv[2] not in ("ours", "llc"):
        sys.exit(__doc__)
    tandem, tandemc = (pathlib.Path(sys.argv[1]) / n for n in ("tandem", "tandemc"))
    maker, units, folders = sys.argv[2], sys.argv[3], sys.argv[4:]
    if maker == "llc" and not shutil.which(LLC):
        print(f"SKIPPED: {LLC} is not installed (ci/setup --peers)")
        sys.exit(2)
    verdicts, why, listed, refused = collections.Counter(), collections.Counter(), [], 0
    with tempfile.TemporaryDirectory() as work:
        target = pathlib.Path(work) / "f.ptx"
        for source in sources(folders):
            if not compiled(maker, tandemc, source, target):
                refused += 1
                continue
            words = [tandem, "tv", source, target, "--smt-rlimit", units, "--time-limit", "60", "--json"]
            ran = subprocess.run(words, capture_output=True, text=True)
            try:
                records = json.loads(ran.stdout)["pairs"]
            except (json.JSONDecodeError, KeyError):
                verdicts["unread" if "unsupported: " in ran.stderr else "crash"] += 1
                listed.append(f"{source}: {ran.stderr.strip()[:200]}")
                continue
            for r in records:
                verdict = r["verdict"]
                verdicts["correct, bounded" if verdict == "correct" and r.get("bounded") else verdict] += 1
                name = r["function"]
                if verdict in ("incorrect", "suspect", "crash", "error"):
                    listed.append(f"{verdict}: {source}: @{name}: {r['reason'][:160]}")
                elif verdict == "unsupported":
                    why[r["reason"].removeprefix("PTX that is not lifted: ")[:60]] += 1
    for line in listed:
        print(f"  {line}")
    for reason, n in why.most_common(12):
        print(f"  not lifted: {n} {reason}")
    total = sum(verdicts.values())
    print(f"{maker}: {total} functions: " + ", ".join(f"{n} {v}" for v, n in verdicts.most_common()) + f"; {refused} files not compiled")
    wrong = verdicts["crash"] + verdicts["error"] + (verdicts["incorrect"] if maker == "ours" else 0)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
