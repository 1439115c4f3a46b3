#!/usr/bin/env python3
"""libnvvm's PTX through our reader, interpreter and passes, and its size against that of ours.

libnvvm_suite.py BIN [FOLDER]...     BIN holds tandem, tandemc and examples/ptx; FOLDER holds more .ll files, for the texts and the passes

Of corpus/kernels (O1.ll) and of the .ll files below the folders that libnvvm takes:
  text     its PTX is read, verified, and printed in each style as text that reads the same
  folding  branch-folder, both forms in lockstep: no finding, nothing unproven, and nothing left open
Of corpus/kernels alone:
  results  its PTX gives what the host expects of each kernel, under three schedules. It makes fma of products and sums that do not
           say `contract` unless told not to: it is told (-fma=0)
  size     instructions of PTX, and registers of ptxas, of ours and of libnvvm's on the functions that both have: the geometric mean of ours/libnvvm's
Exit status: 0 good, 1 findings, 2 libnvvm is not there: a skip, never a pass.
"""
import concurrent.futures
import json
import math
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import libnvvm
import ptx

KERNELS = pathlib.Path("corpus/kernels")
SCHEDULES = ["lockstep-warps", "random", "ipdom"]
# What stands in a body and is no instruction.
NO_INSTRUCTION = re.compile(r"^(\.|//|\$?[\w$]+:|[{}()]|param\d|retval|_|%\w+,?$)")
HEAD = re.compile(r"\.(?:entry|func)\s+(?:\([^)]*\)\s*)?([\w$%]+)")
SURFACES = re.compile(r"\.surfref\b")
# A process that runs longer is ended, and counts as a refusal of libnvvm or a finding of ours.
SECONDS = 120


def run(words):
    try:
        return subprocess.run([str(w) for w in words], capture_output=True, text=True, check=False, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(words, 124, "", f"no end within {SECONDS} s")


def by_libnvvm(job):
    """Whether libnvvm makes PTX of a file, by a process of its own: some inputs end it."""
    source, out, options = job
    here = pathlib.Path(__file__).with_name("libnvvm.py")
    return run([sys.executable, here, source, out, "-arch=compute_100", "-opt=3", *options]).returncode == 0


def instructions(text):
    """How many instructions each function of a PTX file has."""
    counts = {}
    text = re.sub(r"//[^\n]*|/\*.*?\*/", "", text, flags=re.S)
    for head in HEAD.finditer(text):
        body = text.find("{", head.end())
        end = text.find(";", head.end())
        if body < 0 or 0 <= end < body:
            continue
        depth, at = 1, body + 1
        while depth and at < len(text):
            depth += {"{": 1, "}": -1}.get(text[at], 0)
            at += 1
        counts[head[1]] = sum(1 for s in statements(text[body + 1 : at - 1]) if not NO_INSTRUCTION.match(s))
    return counts


def statements(body):
    """The statements of a body, without labels and the braces of calls in front of them."""
    for s in body.split(";"):
        s = re.sub(r"^(?:\s*[{}]|\s*\$?[\w$]+:(?!:))*\s*", "", s)
        if s.strip():
            yield s.strip()


def registers(ptxas, file):
    """Registers of each function, by ptxas; empty if it refuses the file."""
    ran = run([ptxas, "-c", "-v", "-arch=sm_100", file, "-o", os.devnull])
    return {} if ran.returncode else registers_in(ran.stderr + ran.stdout)


def registers_in(said):
    """Registers of each function in what `ptxas -v` says."""
    parts = re.split(r"Compiling entry function '([^']+)'|Function properties for (\S+)", said)
    found, name = {}, None
    for part in parts:
        if part and re.fullmatch(r"[\w$]+", part):
            name = part
        used = re.search(r"Used (\d+) registers", part or "")
        if used and name:
            found.setdefault(name, int(used[1]))
    return found


def geometric(pairs):
    pairs = [(a, b) for a, b in pairs if a and b]
    return math.exp(sum(math.log(a / b) for a, b in pairs) / len(pairs)) if pairs else float("nan")


class Suite:
    def __init__(self, folder, work, pool):
        self.bin, self.work, self.pool, self.findings = pathlib.Path(folder), work, pool, 0
        self.ptxas = ptx.find_ptxas()

    def finding(self, text):
        self.findings += 1
        print(f"  {text}")

    def made(self, name, sources, options=()):
        """libnvvm's PTX of the sources in a folder of this name."""
        out = self.work / name
        out.mkdir()
        jobs = [(s, out / f"{called(s)}.ptx", options) for s in sources]
        taken = sum(self.pool.map(by_libnvvm, jobs))
        print(f"{name}: libnvvm makes PTX of {taken} of {len(jobs)} files")
        return out

    def text(self, folder):
        """What ptxas refuses as well is libnvvm's mistake; surfaces we do not read."""
        taken = {f: not SURFACES.search(f.read_text()) and (not self.ptxas or ptx.takes(self.ptxas, f) is None) for f in sorted(folder.iterdir())}
        left = [f for f, good in taken.items() if not good]
        for f in left:
            f.unlink()
        if left:
            print(f"left out, since ptxas refuses them or they declare surfaces: {', '.join(f.stem for f in left)}")
        for style in ptx.STYLES:
            printed = self.work / f"{folder.name}.{style}"
            printed.mkdir()
            ran = run([self.bin / "examples" / "ptx", folder, "--style", style, "--out", printed])
            lines = ran.stdout.strip().split("\n")
            print(f"text, style {style}: {lines[-1]}")
            for line in lines[:-1]:
                if line.startswith(("unread:", "refused:", "changed:")):
                    self.finding(line)
            if ran.returncode not in (0, 1):
                self.finding(f"the program ends with {ran.returncode}: {ran.stderr.strip()[-300:]}")

    def folding(self, folder):
        words = [self.bin / "tandem", "check", folder, "--pass", "branch-folder"]
        ran, told = run([*words, "--json"]), run(words)
        print(f"folding: {told.stdout.strip()}")
        files = json.loads(ran.stdout or "{}").get("files", [])
        unproven = sum(f["steps"]["unproven"] for f in files)
        if ran.returncode or unproven:
            self.finding(f"exit status {ran.returncode}, {unproven} steps unproven: {told.stderr.strip()[:500]}")

    def results(self, folder):
        jobs = [(k, s) for k in sorted(KERNELS.glob("*/launch.json")) for s in SCHEDULES if (folder / f"{k.parent.name}.ptx").exists()]
        words = [[self.bin / "tandem", "run", folder / f"{k.parent.name}.ptx", "--launch", k, "--schedule", s] for k, s in jobs]
        good = 0
        for (k, s), ran in zip(jobs, self.pool.map(run, words)):
            good += ran.returncode == 0
            if ran.returncode:
                self.finding(f"{k.parent.name}, {s}: {(ran.stdout + ran.stderr).strip()[:300]}")
        print(f"results: {good} of {len(jobs)} launches ({len(SCHEDULES)} schedules) as the host says")

    def ours(self):
        out = self.work / "ours"
        out.mkdir()
        words = [[self.bin / "tandemc", s, "--emit", "ptx", "--gpu=sm_100", "-o", out / f"{called(s)}.ptx"] for s in sources_of_corpus()]
        for ran in self.pool.map(run, words):
            if ran.returncode:
                self.finding(f"ours: {ran.stderr.strip()[:300]}")
        return out

    def size(self, theirs, ours):
        sizes, used = [], []
        for file in sorted(theirs.iterdir()):
            mine = ours / file.name
            if not mine.exists():
                continue
            a, b = (instructions(f.read_text()) for f in (mine, file))
            sizes += [(f"{file.stem}:{n}", a[n], b[n]) for n in sorted(a.keys() & b.keys())]
            if self.ptxas:
                a, b = (registers(self.ptxas, f) for f in (mine, file))
                used += [(f"{file.stem}:{n}", a[n], b[n]) for n in sorted(a.keys() & b.keys())]
        for what, rows in [("instructions", sizes), ("registers", used)]:
            if not rows:
                print(f"SKIPPED: {what}: ptxas is not installed (ci/setup --peers)")
                continue
            mean = geometric([r[1:] for r in rows])
            print(f"{what}: ours {sum(r[1] for r in rows)}, libnvvm {sum(r[2] for r in rows)} on {len(rows)} functions, geometric mean {mean:.3f}")
            worst = sorted(rows, key=lambda r: r[2] / max(r[1], 1))[:5]
            print("  most beyond libnvvm: " + ", ".join(f"{n} {a}/{b}" for n, a, b in worst))


def called(source):
    return source.parent.name if source.name == "O1.ll" else source.stem


def sources_of_corpus():
    return sorted(KERNELS.glob("*/O1.ll"))


def main():
    args = sys.argv[1:]
    if not args:
        sys.exit(__doc__)
    if libnvvm.load() is None:
        print("SKIPPED: libnvvm is not installed (ci/setup --peers)")
        sys.exit(2)
    with tempfile.TemporaryDirectory() as work, concurrent.futures.ThreadPoolExecutor(min(2, os.cpu_count() or 1)) as pool:
        suite = Suite(args[0], pathlib.Path(work), pool)
        theirs = suite.made("kernels", sources_of_corpus())
        suite.text(theirs)
        suite.folding(theirs)
        suite.results(suite.made("unfused", sources_of_corpus(), ["-fma=0"]))
        suite.size(theirs, suite.ours())
        for given in args[1:]:
            more = suite.made(pathlib.Path(given).name, sorted(pathlib.Path(given).rglob("*.ll")))
            suite.text(more)
            suite.folding(more)
    print(f"{suite.findings} findings")
    sys.exit(1 if suite.findings else 0)


if __name__ == "__main__":
    main()
