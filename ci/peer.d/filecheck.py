"""LLVM's own tests as they are run: their RUN lines with `opt` replaced by another tool, judged by FileCheck.

A file counts where `opt` itself passes, and where the tool has built all passes and analyses that its RUN lines name; files
that want others are counted apart.
"""

import collections
import concurrent.futures
import pathlib
import re
import shutil
import subprocess

# What the tool says of a pipeline that names what it has not got.
NOT_BUILT = re.compile(r"not built|unknown pass|unexpected argument|is no pass")


def find(major=22):
    """FileCheck of the peer's version, or the newest that there is."""
    for version in [major, *range(major + 4, 9, -1)]:
        if shutil.which(f"FileCheck-{version}"):
            return f"FileCheck-{version}"
    return shutil.which("FileCheck")


def run_lines(text):
    """The RUN lines of a test; those that end in a backslash go on."""
    lines, begun = [], ""
    for line in text.splitlines():
        if found := re.match(r"\s*;\s*RUN:\s*(.*)", line):
            begun += found[1]
            if begun.endswith("\\"):
                begun = begun[:-1] + " "
            else:
                lines.append(begun)
                begun = ""
    return lines


def passes(file, tool, filecheck):
    """Whether every RUN line of a file succeeds, and what was said where one does not."""
    lines = run_lines(file.read_text(errors="replace"))
    if not lines or any(not re.match(r"\s*(cat \S+ \| )?opt\b", line) for line in lines):
        return None, "no RUN line of opt alone"
    for line in lines:
        line = line.replace("%s", f"'{file}'")
        line = re.sub(r"\bFileCheck\b", filecheck, line)
        line = re.sub(r"(^|\| *)opt\b", rf"\1{tool}", line)
        command = ["bash", "-c", "set -o pipefail; " + line]
        try:
            done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=60)
        except subprocess.TimeoutExpired:
            return False, "timed out"
        if done.returncode != 0:
            return False, done.stderr
    return True, ""


def missed(said):
    """The line that a file is lost by, from what FileCheck says."""
    found = re.search(r"(?:expected string|string) not found in input\n(.*)", said) or re.search(r"error: .*\n(.*)", said)
    return (found[1] if found else said[:100]).strip()[:160]


def score(folder, opt, tool, show=0):
    """Prints how many files pass; returns nothing."""
    filecheck = find()
    if not filecheck:
        print("file score: SKIPPED: FileCheck-22 is not installed (ci/setup --peers)")
        return
    files = sorted(pathlib.Path(folder).rglob("*.ll"))
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        theirs = list(pool.map(lambda f: passes(f, opt, filecheck)[0], files))
        taken = [f for f, good in zip(files, theirs) if good]
        ours = list(pool.map(lambda f: passes(f, tool, filecheck), taken))
    tally = collections.Counter()
    for file, (good, said) in zip(taken, ours):
        kind = "equal" if good else "not built" if NOT_BUILT.search(said.split("FileCheck")[0]) else "differs"
        tally[kind] += 1
        if kind == "differs" and tally["differs"] <= show:
            print(f"file {file.name}: {missed(said)}")
    wanted = max(len(taken) - tally["not built"], 1)
    print(f"file score ({filecheck}): {tally['equal']} of the {len(taken)} files that {opt} passes "
          f"({100 * tally['equal'] / max(len(taken), 1):.1f} %); {tally['not built']} want passes or options that are not there: "
          f"{100 * tally['equal'] / wanted:.1f} % of the rest")
