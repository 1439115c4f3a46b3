#!/usr/bin/env python3
"""Our indvars beside LLVM's on LLVM's own tests of the pass: what each changes, and a judgement of what ours does.

indvars.py TANDEM TANDEMC FOLDER [--show]   every .ll file below FOLDER (Transforms/IndVarSimplify of LLVM's tests)

A file is changed by a tool if its text differs with and without the pass, loops having been brought into simple form in
both cases. Texts of the two tools are not compared: LLVM's pass widens variables and puts flags on, ours does neither. `tandem
check` judges what ours does; a finding is an error. --show lists the files that LLVM's pass changes and ours does not.
Exit status: 0 without findings and with at least 40 % of the files that LLVM's pass changes, 1 else, 2 a peer or the folder is
not there: a skip, never a pass.
"""
import concurrent.futures
import json
import os
import pathlib
import shutil
import subprocess
import sys

OPT = os.environ.get("LLVM_OPT", "opt-22")
LEAST = 40


def printed(*words):
    """Standard output, or None with an error."""
    try:
        ran = subprocess.run([str(w) for w in words], capture_output=True, text=True, timeout=60)
    except subprocess.TimeoutExpired:
        return None
    return ran.stdout if ran.returncode == 0 else None


def changed(before, after):
    """Whether two texts differ; None if one is missing."""
    return None if before is None or after is None else before != after


def both(tandemc, file):
    theirs = [printed(OPT, "-S", f"-passes=loop({p})", file) for p in ("no-op-loop", "indvars")]
    form = "loop-simplify,lcssa"
    ours = [printed(tandemc, "-S", f"--passes={p}", "-o", "-", file) for p in (form, f"{form},indvars")]
    return file, changed(*theirs), changed(*ours)


def main():
    show = "--show" in sys.argv
    words = [w for w in sys.argv[1:] if w != "--show"]
    if len(words) != 3:
        print(__doc__)
        sys.exit(2)
    tandem, tandemc, folder = words[0], words[1], pathlib.Path(words[2])
    if not folder.is_dir() or not shutil.which(OPT):
        print(f"SKIPPED: {folder} or {OPT} is not there")
        sys.exit(2)
    files = sorted(folder.rglob("*.ll"))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        all_files = list(pool.map(lambda f: both(tandemc, f), files))
    theirs = [r for r in all_files if r[1]]
    ours = [r for r in theirs if r[2]]
    for file, _, mine in theirs:
        if show and not mine:
            print(f"  {file.relative_to(folder)}: {'not read by us' if mine is None else 'not changed by us'}")
    share = 100 * len(ours) / max(1, len(theirs))
    alone = sum(1 for r in all_files if r[2] and not r[1])
    print(f"{len(files)} files: LLVM's pass changes {len(theirs)}, ours {len(ours)} of these ({share:.0f} %, at least {LEAST}) and {alone} others")
    report = subprocess.run([tandem, "check", folder, "--pass", "indvars", "--json"], capture_output=True, text=True)
    try:
        judged = json.loads(report.stdout)["files"]
    except (json.JSONDecodeError, KeyError):
        print(f"no report of the check: {report.stderr.strip()[:300]}")
        sys.exit(1)
    steps = sum(f["steps"]["total"] for f in judged)
    lockstep = sum(f["steps"]["lockstep"] for f in judged)
    findings = [(f["file"], str(x)) for f in judged for x in f["findings"]]
    for file, what in findings:
        print(f"  FINDING {file}: {what[:200]}")
    print(f"judged: {steps} steps, {lockstep} in lockstep, {len(findings)} findings")
    sys.exit(0 if theirs and share >= LEAST and not findings else 1)


if __name__ == "__main__":
    main()
