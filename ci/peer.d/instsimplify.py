#!/usr/bin/env python3
"""Our instsimplify against LLVM's on LLVM's own tests.

instsimplify.py TANDEMC FOLDER   every .ll file below FOLDER (Transforms/InstSimplify of LLVM's tests) through
                                 `tandemc --passes=instsimplify` and `opt -passes=instsimplify`

Prints per file how many functions come out the same, and the sum. Functions are compared as LLVM prints them, without
comments, metadata and attribute groups. A difference is no error: each pass does what the other does not. What must
hold is that LLVM reads and verifies what we print.
Exit status: 0 good, 1 our output is not accepted, 2 a peer or the folder is not there: a skip, never a pass.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys

OPT = os.environ.get("LLVM_OPT", "opt-22")


def printed(*words, text=None):
    """Standard output, or None with an error."""
    ran = subprocess.run(words, input=text, capture_output=True, text=True)
    return ran.stdout if ran.returncode == 0 else None


def functions(text):
    """Name to body, without what no pass here may change."""
    found = {}
    for define in re.finditer(r'^define .*?@("[^"]*"|[\w.$-]+)\(.*?^}', text, re.S | re.M):
        body = define[0].split("\n", 1)[1]
        body = re.sub(r"\s*;.*$|^\s*#dbg.*$", "", body, flags=re.M)
        body = re.sub(r" #\d+|, !\w+ !\d+", "", body)
        found[define[1]] = [line.rstrip() for line in body.splitlines() if line.strip()]
    return found


def main():
    if len(sys.argv) != 3:
        print(__doc__)
        sys.exit(2)
    tandemc, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    if not folder.is_dir() or not shutil.which(OPT):
        print(f"SKIPPED: {folder} or {OPT} is not there")
        sys.exit(2)
    total = same = unread = bad = 0
    for file in sorted(folder.rglob("*.ll")):
        theirs = printed(OPT, "-passes=instsimplify", "-S", str(file))
        ours = printed(tandemc, "--passes=instsimplify", "-o", "-", str(file))
        if theirs is None or ours is None:
            unread += 1
            print(f"  {file.name}: not read by {'us' if theirs is not None else 'LLVM'}")
            continue
        again = printed(OPT, "-passes=verify", "-S", text=ours)
        if again is None:
            bad += 1
            print(f"  {file.name}: LLVM does not accept our output")
            continue
        a, b = functions(theirs), functions(again)
        equal = sum(body == b.get(name) for name, body in a.items())
        if equal < len(a):
            print(f"  {file.name}: {equal} of {len(a)} functions the same")
        total, same = total + len(a), same + equal
    print(f"instsimplify: {same} of {total} functions as {OPT} leaves them; {unread} files not read, {bad} not accepted")
    sys.exit(1 if bad else 0)


main()
