#!/usr/bin/env python3
"""Our PTX against llc, which prints it, and ptxas, which takes it.

ptx.py PROGRAM [--quick] [--sm N,N..] [FOLDER|FILE]...   PROGRAM is the example `ptx` of tandem-ir

Every .ll file below the folders (the O1.ll of corpus/kernels, if none is named) goes through llc for each target; every
.ptx file is taken as it is. What comes out must be read, must print as text that reads as the same module, in each style,
and ptxas must take what we print wherever it takes what llc printed. What ptxas takes our verifier must take. --quick
takes every ninth file, one target, one style.
Peers: llc-22 ($LLC); ptxas from PATH, $CUDA_BIN or .deps/cuda (ci/setup --peers). Without ptxas its part is skipped, which is said.
Exit status: 0 good, 1 findings, 2 llc or the folder is not there: a skip, never a pass.
"""
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

LLC = os.environ.get("LLC", "llc-22")
STYLES = ["keep", "nvvm", "llc"]


def find_ptxas():
    places = [os.environ.get("CUDA_BIN"), ".deps/cuda/nvidia/cu13/bin"]
    for place in [p for p in places if p]:
        if os.access(os.path.join(place, "ptxas"), os.X_OK):
            return os.path.join(place, "ptxas")
    return shutil.which("ptxas")


def takes(ptxas, file):
    """None if ptxas takes the file, else its first complaint. Calls of what is declared only stay open (-c)."""
    arch = re.search(r"^\.target\s+(sm_\w+)", file.read_text(errors="replace"), re.M)
    words = [ptxas, "-c", f"-arch={arch[1] if arch else 'sm_90'}", str(file), "-o", os.devnull]
    ran = subprocess.run(words, capture_output=True, text=True, check=False)
    return None if ran.returncode == 0 else (ran.stderr + ran.stdout).strip().split("\n")[0]


def compiled(job):
    """llc's PTX of a file; of targets that it cannot do a newer or an older one is taken."""
    source, out, sm = job
    for target in [f"sm_{sm}", f"sm_{sm}a", "sm_100a -mattr=+ptx88", "sm_60"]:
        words = [LLC, "-O3", "-march=nvptx64", *f"-mcpu={target}".split(), str(source), "-o", str(out)]
        ran = subprocess.run(words, capture_output=True, check=False)
        if ran.returncode == 0:
            return True
    out.unlink(missing_ok=True)
    return False


def main():
    args = sys.argv[1:]
    if not args:
        sys.exit(__doc__)
    program, args = os.path.abspath(args[0]), args[1:]
    quick = "--quick" in args
    args = [a for a in args if a != "--quick"]
    targets = ["90"] if quick else ["75", "90", "100"]
    if "--sm" in args:
        at = args.index("--sm")
        targets = args[at + 1].split(",")
        del args[at : at + 2]
    if not shutil.which(LLC):
        print(f"SKIPPED: {LLC} is not installed (ci/setup --peers)")
        sys.exit(2)
    sources = []
    for a in args or ["corpus/kernels"]:
        path = pathlib.Path(a)
        if not path.exists():
            print(f"SKIPPED: {path} is not there")
            sys.exit(2)
        wanted = "*/O1.ll" if not args else "**/*"
        found = [path] if path.is_file() else sorted(path.glob(wanted))
        sources += [f for f in found if f.suffix in (".ll", ".ptx")]
    if quick:
        sources = sources[::9]
    ptxas = find_ptxas()
    with tempfile.TemporaryDirectory() as work, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        sys.exit(suite(pathlib.Path(work), pool, program, sources, targets, STYLES[1:2] if quick else STYLES, ptxas))


def suite(work, pool, program, sources, targets, styles, ptxas):
    theirs = work / "theirs"
    theirs.mkdir()
    jobs, given = [], []
    for n, source in enumerate(sources):
        for sm in targets:
            name = f"{n:04}.{source.parent.name}.{source.stem}.sm_{sm}.ptx"
            if source.suffix == ".ll":
                jobs.append((source, theirs / name, sm))
            else:
                given.append(shutil.copy(source, theirs / name))
                break
    made = sum(pool.map(compiled, jobs))
    files = sorted(theirs.iterdir())
    print(f"{len(sources)} files, {len(targets)} targets: {made} compiled by {LLC}, {len(jobs) - made} not; {len(given)} given")
    if not files:
        print("SKIPPED: nothing to read")
        return 2
    findings = 0
    accepted = {}
    if ptxas:
        accepted = dict(zip(files, pool.map(lambda f: takes(ptxas, f) is None, files)))
        refused = len(files) - sum(accepted.values())
        print(f"ptxas takes {len(files) - refused} of them and refuses {refused}")
    else:
        print("SKIPPED: what ptxas says: it is not installed (ci/setup --peers)")
    for style in styles:
        ours = work / style
        ours.mkdir()
        ran = subprocess.run([program, str(theirs), "--style", style, "--out", str(ours)], capture_output=True, text=True, check=False)
        lines = ran.stdout.strip().split("\n")
        print(f"style {style}: {lines[-1]}")
        for line in lines[:-1]:
            complaint = re.match(r"(unread|refused|changed): (\S+?\.ptx)", line)
            # A file that ptxas refuses as well is none of our mistakes, unless its text does not come back.
            if complaint and (complaint[1] == "changed" or accepted.get(pathlib.Path(complaint[2]), True)):
                findings += 1
                print(f"  {line}")
        if not ptxas:
            continue
        printed = [f for f in files if accepted[f]]
        for f, why in zip(printed, pool.map(lambda f: takes(ptxas, ours / f.name) if (ours / f.name).exists() else "not printed", printed)):
            if why:
                findings += 1
                print(f"  {f.name}: ptxas refuses our print: {why}")
        print(f"  ptxas takes our print of {sum((ours / f.name).exists() for f in printed)} of the {len(printed)} that it took")
    print(f"{findings} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    main()
