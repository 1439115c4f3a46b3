#!/usr/bin/env python3
"""The size of our PTX against that of other compilers on the same LLVM IR (machine.md CK-3, 15.12).

ptx_numbers.py BIN [--bar RATIO] [--names] [FOLDER|FILE]...     BIN holds tandemc; without folders the O1.ll of corpus/kernels

Each .ll file becomes PTX for sm_90 by tandemc --emit ptx and by llc-22 -O3 -mcpu=sm_90; where libnvvm is installed, by it too (for
sm_100, as it reads pointers without a type from there on, and so does ours beside it). Of functions that both have are compared
  instructions   of PTX, as text
  registers      by ptxas -v, where it is installed; its spills and warnings are counted as well
Printed are sums, geometric means, how many functions are smaller and larger, and those beyond the bar (1.10 times); --names prints all that
differ. Each of our files is made at -j1 and at -j8, and must be the same bytes.
Exit status: 0; 1 if a geometric mean against llc is beyond the bar, or a file of ours is refused by ptxas, draws a warning or
differs by -j, or spills more than llc's; 2 without llc: a skip, never a pass.
"""
import concurrent.futures
import os
import pathlib
import re
import shutil
import sys
import tempfile

import libnvvm
import ptx
from libnvvm_suite import called, geometric, instructions, registers_in, run, sources_of_corpus

LLC = os.environ.get("LLC", "llc-22")
# Functions listed of each comparison.
SHOWN = 12


class Sizes:
    """Instructions and registers of the functions of some files, by file and name."""

    def __init__(self, label):
        self.label, self.instructions, self.registers = label, {}, {}
        self.spills, self.warnings, self.refused, self.files = {}, [], [], 0

    def add(self, file, ptxas, arch):
        self.files += 1
        for name, n in instructions(file.read_text()).items():
            self.instructions[f"{file.stem}:{name}"] = n
        if not ptxas:
            return
        ran = run([ptxas, "-c", "-v", f"-arch={arch}", file, "-o", os.devnull])
        said = ran.stderr + ran.stdout
        if ran.returncode:
            self.refused.append(f"{file.stem}: {said.strip().splitlines()[0] if said.strip() else ran.returncode}")
            return
        for name, n in registers_in(said).items():
            self.registers[f"{file.stem}:{name}"] = n
        spilled = sum(map(int, re.findall(r"(\d+) bytes spill (?:stores|loads)", said)))
        if spilled:
            self.spills[file.stem] = spilled
        self.warnings += [f"{file.stem}: {line.strip()}" for line in said.splitlines() if "warning" in line.lower()]


class Suite:
    def __init__(self, folder, work, pool, bar, names):
        self.tandemc, self.work, self.pool = pathlib.Path(folder) / "tandemc", work, pool
        self.bar, self.names, self.findings = bar, names, 0
        self.ptxas = ptx.find_ptxas()

    def finding(self, text):
        self.findings += 1
        print(f"  finding: {text}")

    def made(self, label, sources, command, arch):
        """The sizes of what a command makes of the sources; `command` gives words for a source and an output."""
        folder = self.work / label.replace(" ", "-")
        folder.mkdir()
        outs = [folder / f"{called(s)}.ptx" for s in sources]
        ran = list(self.pool.map(lambda job: run(command(*job)), zip(sources, outs)))
        sizes = Sizes(label)
        for source, out, r in zip(sources, outs, ran):
            if r.returncode or not out.exists():
                first = (r.stderr + r.stdout).strip().split("\n")[0]
                sizes.refused.append(f"{called(source)}: {first[:160]}")
                out.unlink(missing_ok=True)
        there = [o for o in outs if o.exists()]
        for o in there:
            sizes.add(o, self.ptxas, arch)
        print(
            f"{label}: {sizes.files} of {len(sources)} files, {len(sizes.instructions)} functions; "
            f"refused {len(sizes.refused)}, spilled {len(sizes.spills)}, warnings {len(sizes.warnings)}"
        )
        return sizes

    def ours(self, sources, arch):
        label = f"ours for {arch}"
        sizes = self.made(label, sources, lambda s, o: [self.tandemc, s, "--emit", "ptx", f"--gpu={arch}", "-j1", "-o", o], arch)
        for what, lines in [("refused", sizes.refused), ("warning", sizes.warnings)]:
            for line in lines:
                self.finding(f"{what}: {line}")
        self.same_at_any_j(sources, arch, self.work / label.replace(" ", "-"))
        return sizes

    def same_at_any_j(self, sources, arch, made):
        other = self.work / f"j8-{arch}"
        other.mkdir()
        words = [[self.tandemc, s, "--emit", "ptx", f"--gpu={arch}", "-j8", "-o", other / f"{called(s)}.ptx"] for s in sources]
        list(self.pool.map(run, words))
        differ = [f.name for f in sorted(made.iterdir()) if not (other / f.name).exists() or f.read_bytes() != (other / f.name).read_bytes()]
        print(f"  -j1 and -j8: {len(list(made.iterdir())) - len(differ)} files the same, {len(differ)} not")
        for name in differ:
            self.finding(f"{name} is not the same at -j1 and -j8")

    def compare(self, ours, theirs, is_gated):
        # Where a kernel's own bound on registers makes every compiler spill, that is none of ours.
        for name, n in ours.spills.items():
            other = theirs.spills.get(name, 0)
            print(f"spilled against {theirs.label}: {name} {n} and {other} bytes")
            if is_gated and n > other:
                self.finding(f"{name}: {n} bytes are spilled, {other} by {theirs.label}")
        for what, mine, others in [
            ("instructions", ours.instructions, theirs.instructions),
            ("registers", ours.registers, theirs.registers),
        ]:
            rows = [(n, mine[n], others[n]) for n in sorted(mine.keys() & others.keys())]
            if not rows:
                print(f"SKIPPED: {what} against {theirs.label}: ptxas is not installed (ci/setup --peers)")
                continue
            mean = geometric([r[1:] for r in rows])
            less, more = sum(a < b for _, a, b in rows), sum(a > b for _, a, b in rows)
            print(
                f"{what} against {theirs.label}: geometric mean {mean:.3f} on {len(rows)} functions, "
                f"{sum(r[1] for r in rows)} and {sum(r[2] for r in rows)}; {less} have fewer, {more} more"
            )
            order = sorted(rows, key=lambda r: r[2] / max(r[1], 1))
            beyond = [r for r in order if r[1] > self.bar * r[2]]
            if beyond:
                more = f" and {len(beyond) - SHOWN} more" if len(beyond) > SHOWN else ""
                print(f"  beyond {self.bar}: " + ", ".join(f"{n} {a}/{b}" for n, a, b in beyond[:SHOWN]) + more)
            if self.names:
                for n, a, b in order:
                    if a != b:
                        print(f"    {a / max(b, 1):.2f}  {a:5} {b:5}  {n}")
            if is_gated and mean > self.bar:
                self.finding(f"{what}: the geometric mean {mean:.3f} is above {self.bar}")


def arguments():
    args, bar, names = sys.argv[1:], 1.10, False
    if not args:
        sys.exit(__doc__)
    if "--bar" in args:
        at = args.index("--bar")
        bar = float(args[at + 1])
        del args[at : at + 2]
    if "--names" in args:
        names = True
        args.remove("--names")
    sources = []
    for place in map(pathlib.Path, args[1:]):
        sources += sorted(place.rglob("*.ll")) if place.is_dir() else [place]
    return args[0], bar, names, sources or sources_of_corpus()


def main():
    folder, bar, names, sources = arguments()
    if not shutil.which(LLC):
        print(f"SKIPPED: {LLC} is not installed (ci/setup --peers)")
        sys.exit(2)
    with tempfile.TemporaryDirectory() as work, concurrent.futures.ThreadPoolExecutor(min(2, os.cpu_count() or 1)) as pool:
        suite = Suite(folder, pathlib.Path(work), pool, bar, names)
        ours = suite.ours(sources, "sm_90")
        llc = suite.made("llc", sources, lambda s, o: [LLC, "-O3", "-mcpu=sm_90", s, "-o", o], "sm_90")
        suite.compare(ours, llc, True)
        if libnvvm.load() is None:
            print("SKIPPED: libnvvm: it is not installed (ci/setup --peers)")
        else:
            here = pathlib.Path(__file__).with_name("libnvvm.py")
            command = lambda s, o: [sys.executable, here, s, o, "-arch=compute_100", "-opt=3"]
            ours, theirs = suite.ours(sources, "sm_100"), suite.made("libnvvm", sources, command, "sm_100")
            suite.compare(ours, theirs, False)
    print(f"{suite.findings} findings")
    sys.exit(1 if suite.findings else 0)


if __name__ == "__main__":
    main()
