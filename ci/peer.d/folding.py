#!/usr/bin/env python3
"""The passes on machine functions over the PTX of the kernels, with what they are launched on (machine.md 9.4, 15.6).

folding.py BIN     BIN holds tandem and tandemc

Every O1.ll of corpus/kernels becomes PTX by tandemc --emit ptx, by llc-22 -O3, and by
llc-22 -O3 -disable-branch-fold; beside each lies the kernel's launch description. `tandem check` judges each step, and runs the kernels before
and behind the passes under ipdom, lockstep-warps and random: the same results, the same operations that threads do
together, and by the same lanes.
Exit status: 0; 1 if something is found or unproven; 2 without llc: a skip, never a pass.
"""
import collections
import json
import os
import pathlib
import shutil
import sys
import tempfile

from libnvvm_suite import called, run, sources_of_corpus

LLC = os.environ.get("LLC", "llc-22")


def check(tandem, label, folder):
    """Checks a folder of PTX; how much is found."""
    words = [tandem, "check", folder, "--pass", "branch-folder", "--pass", "block-placement"]
    ran = run([*words, "--json"])
    files = json.loads(ran.stdout or "{}").get("files", [])
    steps = collections.Counter()
    launches = collections.Counter()
    found = []
    for f in files:
        steps.update({k: v for k, v in f["steps"].items() if isinstance(v, int)})
        # Where nothing is changed nothing is run.
        launches[f.get("launch") or "nothing to compare"] += 1
        found += [f"{f['file']}: {x['message']}" for x in f.get("findings", [])]
    print(f"{label}: {len(files)} files and passes, {steps['total']} steps, {steps['unproven']} unproven, {len(found)} findings")
    print("  launches before and behind: " + ", ".join(f"{n} {k}" for k, n in sorted(launches.items())))
    for line in found:
        print(f"  {line}")
    if ran.returncode and not found:
        print(f"  exit status {ran.returncode}: {ran.stderr.strip()[:300]}")
    return len(found) + steps["unproven"] + int(bool(ran.returncode and not found))


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    if not shutil.which(LLC):
        print(f"SKIPPED: {LLC} is not installed (ci/setup --peers)")
        sys.exit(2)
    bin_folder = pathlib.Path(sys.argv[1])
    makers = {
        "ours": lambda s, o: [bin_folder / "tandemc", s, "--emit", "ptx", "-o", o],
        "llc": lambda s, o: [LLC, "-O3", "-mcpu=sm_90", s, "-o", o],
        "llc-unfolded": lambda s, o: [LLC, "-O3", "-mcpu=sm_90", "-disable-branch-fold", s, "-o", o],
    }
    findings = 0
    with tempfile.TemporaryDirectory() as work:
        for label, words in makers.items():
            folder = pathlib.Path(work) / label
            folder.mkdir()
            for source in sources_of_corpus():
                out = folder / f"{called(source)}.ptx"
                ran = run(words(source, out))
                if ran.returncode:
                    findings += 1
                    print(f"  {source}: not made: {ran.stderr.strip()[:200]}")
                    continue
                launch = source.with_name("launch.json")
                if launch.exists():
                    shutil.copy(launch, folder / f"{called(source)}.launch.json")
            findings += check(bin_folder / "tandem", label, folder)
    print(f"{findings} findings")
    sys.exit(1 if findings else 0)


if __name__ == "__main__":
    main()
