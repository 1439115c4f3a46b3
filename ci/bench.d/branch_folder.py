"""Speed of branch folding on machine functions against LLVM's folder, and memory of code generation against llc's.

Takes one large module linked from renamed copies of every O1.ll of corpus/kernels. llc-22 -O3 folds branches ("Control Flow
Optimizer" in its report); tandemc folds in the PTX that llc makes of the same file with its folder off. Misses a bar if the overall
ratio of times, or the memory on the large module, is above 1.0.
"""
import pathlib
import re
import statistics
import tempfile

from common import LINK, ROOT, build, command, die, missing, renamed, spend, version, without_triple

LLC = "llc-22"
CPU = "-mcpu=sm_90"
PASS = "Control Flow Optimizer"

NOTES = """\
What is compared: the wall time that each tool's own -time-passes reports for the pass, over all functions of a file.
  ours   machine(branch-folder) with every analysis that it needs, on the PTX of llc -O3 -disable-branch-fold
  LLVM   the line of its folder in llc -O3; loops and frequencies are computed before, on lines of their own
  keep   as both are by default: LLVM merges no tails in structured functions, ours those that keep the structure
  off    -disable-nvptx-require-structured-cfg, and require-structured-cfg=off: both merge what they find
  memory peak of whole processes from the large module's LLVM IR to PTX, without passes on IR in tandemc
LLVM rounds each line to 0.1 ms: single kernels are below that, and only the large module is measured."""

WAYS = {"keep": ([], []), "off": (["-opt", "-require-structured-cfg=off"], ["-disable-nvptx-require-structured-cfg"])}


def our_time(tandemc, options, file):
    report = command(tandemc, "--passes=machine(branch-folder)", "--emit", "none", "--time-passes", *options, file)
    line = re.search(r"(?m)^\s+(\d+\.\d+) \(.*\)\s+branch-folder$", report)
    if not line:
        die(1, f"no time for branch-folder in the report of tandemc:\n{report}")
    return float(line[1])


def llvm_time(options, file, out):
    report = command(LLC, "-O3", CPU, *options, "-time-passes", file, "-o", out)
    lines = re.findall(rf"(?m)^(.*\S)\s+{PASS}$", report)
    if not lines:
        die(1, f"no '{PASS}' in the report of {LLC}:\n{report}")
    return sum(float(re.findall(r"\d+\.\d+(?= \()", numbers)[-1]) for numbers in lines)


def large_module(folder, sources, copies):
    """One module linked from renamed copies of the kernels. PTX has no dots in names."""
    parts = []
    for source in sources:
        text = without_triple(source.read_text())
        for n in range(copies):
            part = folder / f"{source.parent.name}_{n}.part.ll"
            part.write_text(renamed(text, f"_{source.parent.name}_{n}"))
            parts.append(part)
    large = folder / "large.ll"
    command(LINK, "-S", "-o", large, *parts)
    # llc wants to know the target.
    large.write_text('target triple = "nvptx64-nvidia-cuda"\n' + without_triple(large.read_text()))
    return large


def one_way(tandemc, way, large, folder, runs):
    """Prints a line; the ratio."""
    ours_options, llvm_options = WAYS[way]
    ptx = folder / "in.ptx"
    command(LLC, "-O3", CPU, "-disable-branch-fold", *llvm_options, large, "-o", ptx)
    pairs = [(our_time(tandemc, ours_options, ptx), llvm_time(llvm_options, large, folder / "out.ptx")) for _ in range(runs)]
    ours, llvm = (statistics.median(p[k] for p in pairs) for k in (0, 1))
    ratio = ours / max(llvm, 1e-9)
    word = "at most 1.0" if ratio <= 1.0 else "ABOVE 1.0"
    print(f"{way:<6} ours {1000 * ours:>8.3f} ms  LLVM {1000 * llvm:>8.3f} ms  ratio {ratio:.3f}: {word}")
    return ratio <= 1.0


def memory(tandemc, large, folder):
    """Peak memory of whole processes."""
    ours = spend(tandemc, large, "--emit", "ptx", "--gpu=sm_90", "-o", folder / "ours.ptx")[1]
    theirs = spend(LLC, "-O3", CPU, large, "-o", folder / "theirs.ptx")[1]
    print(f"\nmemory: tandemc --emit ptx {ours >> 20} MiB, {LLC} -O3 {theirs >> 20} MiB, ratio {ours / theirs:.2f}")
    return ours <= theirs


def run(args):
    """Both ratios and the memory met their bar, or there is no peer."""
    if missing(LLC, LINK):
        return True
    tandemc = build("-p", "tandem-optimized") / "tandemc"
    print(f"branch folding: tandemc against {version(LLC)}, median of {args.runs} runs\n{NOTES}")
    sources = sorted(ROOT.glob("corpus/kernels/*/O1.ll"))
    with tempfile.TemporaryDirectory(prefix="tandem-bench-") as name:
        folder = pathlib.Path(name)
        large = large_module(folder, sources, args.copies or 4)
        good = [one_way(tandemc, way, large, folder, args.runs) for way in WAYS]
        return all(good + [memory(tandemc, large, folder)])
