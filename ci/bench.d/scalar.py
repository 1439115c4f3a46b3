"""Speed of the scalar passes instsimplify and dce against LLVM's, by both tools' own pass timers.

Reads every sroa.ll and O1.ll of corpus/kernels and one large module linked from renamed copies of them. Each file
goes through both tools, alternating; the median of each file counts. Misses the bar if the overall ratio is above 1.0.
"""
import pathlib
import re
import statistics
import tempfile

from common import LINK, OPT, build, command, die, missing, version
from jump_threading import NUMBER, prepare

# Name of the pass in both tools, and of its class in LLVM's report.
CLASSES = {"instsimplify": "InstSimplifyPass", "dce": "DCEPass"}

NOTES = """\
What is compared: the wall time that each tool's own -time-passes reports for the pass, on the same text.
  ours   from the start of the pass to its end over all functions, with every analysis it needs
  LLVM   the line of the pass, which contains the analyses that it asks for (dominator tree, assumptions, library
         functions)
LLVM rounds each line to 0.1 ms, so a single small file says little and only the sums count. The files are LLVM's
own output and leave little to simplify: what is measured is looking at every instruction."""


def our_time(tandemc, name, file):
    report = command(tandemc, f"--passes={name}", "-j1", "--emit", "none", "--time-passes", file)
    line = re.search(rf"(?m)^\s+(\d+\.\d+) \(.*\)\s+{name}$", report)
    if not line:
        die(1, f"no time for {name} in the report of tandemc:\n{report}")
    return float(line[1])


def llvm_time(name, file):
    report = command(OPT, f"-passes={name}", "-time-passes", "-disable-output", file)
    lines = re.findall(rf"(?m)^((?:{NUMBER})+)\s+(\S.*)$", report)
    for numbers, what in lines:
        if what == CLASSES[name]:
            return float(re.findall(r"\d+\.\d+(?= \()", numbers)[-1])
    die(1, f"no {CLASSES[name]} in the report of {OPT}:\n{report}")


def one_pass(tandemc, name, groups, runs):
    """Prints a line per group; the overall ratio."""
    print(f"\n{name:<14} {'files':>5} {'ours ms':>9} {'LLVM ms':>9} {'ratio':>6}")
    ours_all = llvm_all = 0.0
    for group, paths in groups.items():
        ours = llvm = 0.0
        for path in paths:
            pairs = [(our_time(tandemc, name, path), llvm_time(name, path)) for _ in range(runs)]
            ours += statistics.median(p[0] for p in pairs)
            llvm += statistics.median(p[1] for p in pairs)
        print(f"  {group:<12} {len(paths):>5} {1000 * ours:>9.3f} {1000 * llvm:>9.3f} {ours / max(llvm, 1e-9):>6.3f}")
        ours_all, llvm_all = ours_all + ours, llvm_all + llvm
    ratio = ours_all / max(llvm_all, 1e-9)
    print(f"overall ratio of {name} {ratio:.3f}: {'at most 1.0' if ratio <= 1.0 else 'ABOVE 1.0'}")
    return ratio <= 1.0


def run(args):
    """Both ratios met their bar, or there is no peer."""
    if missing(OPT, LINK):
        return True
    tandemc = build("-p", "tandem-optimized") / "tandemc"
    print(f"scalar passes: tandemc against {version(OPT)}, median of {args.runs} runs\n{NOTES}")
    with tempfile.TemporaryDirectory(prefix="tandem-bench-") as folder:
        groups = prepare(pathlib.Path(folder), args.copies or 4)
        return all([one_pass(tandemc, name, groups, args.runs) for name in CLASSES])
