"""Speed of the production pass jump-threading against LLVM's, by both tools' own pass timers.

Reads every sroa.ll and O1.ll of corpus/kernels with the target triple taken out (with an NVPTX triple LLVM
switches its pass off) and one large module linked from renamed copies of them. Each file goes through both
tools, alternating; the median of each file counts. Misses the bar if the overall ratio is above 1.0.
"""
import pathlib
import re
import statistics
import tempfile

from common import LINK, OPT, ROOT, build, command, die, linked, missing, version, without_triple

LLVM_PASS, LLVM_VERIFIER = "JumpThreadingPass", "VerifierAnalysis"
NUMBER = r"\s+\d+\.\d+ \(\s*[\d.]+%\)"

NOTES = """\
What is compared: the wall time that each tool's own -time-passes reports for the pass, on the same text.
  ours   from the start of the pass to its end over all functions, with every analysis it needs
  LLVM   the JumpThreadingPass line, which contains the analyses that the pass asks for (dominator tree,
         alias analysis, lazy value info, ...); "analyses" is that part as LLVM reports it separately
LLVM rounds each line to 0.1 ms, so a single small file says little and only the sums count.
Not the same in both: LLVM also threads over loads; ours does so only with -jt-load-threading (JT-R8), refuses to
cross convergent operations and loop entries that LLVM would accept, and repairs SSA form by its own means."""


def our_time(tandemc, file):
    report = command(tandemc, "--passes=jump-threading", "-j1", "--emit", "none", "--time-passes", file)
    line = re.search(r"(?m)^\s+(\d+\.\d+) \(.*\)\s+jump-threading$", report)
    if not line:
        die(1, f"no time for jump-threading in the report of tandemc:\n{report}")
    return float(line[1])


def llvm_time(file):
    """(the pass's line, the analyses inside it) in seconds."""
    report = command(OPT, "-passes=jump-threading", "-time-passes", "-disable-output", file)
    # The columns are user, system, both, wall; a column that is zero everywhere is left out, wall comes last.
    lines = re.findall(rf"(?m)^((?:{NUMBER})+)\s+(\S.*)$", report)
    wall = {}
    for numbers, name in lines:
        wall.setdefault(name, float(re.findall(r"\d+\.\d+(?= \()", numbers)[-1]))
    if LLVM_PASS not in wall:
        die(1, f"no {LLVM_PASS} in the report of {OPT}:\n{report}")
    total = re.search(r"Analysis execution timing report.*?\(([\d.]+) wall clock\)", report, re.S)
    analyses = float(total[1]) - wall.get(LLVM_VERIFIER, 0.0) if total else 0.0
    return wall[LLVM_PASS], max(0.0, analyses)


def measure(tandemc, file, runs):
    """Medians (ours, LLVM's line, of it analyses) in seconds."""
    ours, line, analyses = [], [], []
    for _ in range(runs):
        ours.append(our_time(tandemc, file))
        one = llvm_time(file)
        line.append(one[0])
        analyses.append(one[1])
    return tuple(statistics.median(x) for x in (ours, line, analyses))


def shape(tandemc, file):
    """(blocks, instructions) of a module."""
    report = command(tandemc, "--passes=verify", "--emit", "none", "--stats", file)
    found = [re.search(rf"(?m)^\s*(\d+) module - {what}$", report) for what in ("blocks", "instructions")]
    return tuple(int(f[1]) if f else 0 for f in found)


def prepare(folder, copies):
    """File groups: name -> paths."""
    groups = {"sroa": [], "O1": []}
    sources = []
    for level, paths in groups.items():
        for source in sorted((ROOT / "corpus/kernels").glob(f"*/{level}.ll")):
            path = folder / f"{source.parent.name}.{level}.ll"
            path.write_text(without_triple(source.read_text()))
            paths.append(path)
            sources.append(source)
        if not paths:
            die(1, f"no {level}.ll in corpus/kernels")
    groups["large"] = [linked(folder, sources, copies, "large.ll")]
    return groups


def show_work(tandemc, large, folder):
    """What each tool made of the large module, so that a fast pass that does nothing is seen."""
    by_llvm, by_ours = folder / "by-llvm.ll", folder / "by-ours.ll"
    command(OPT, "-passes=jump-threading", "-S", "-o", by_llvm, large)
    command(tandemc, "--passes=jump-threading", "-o", by_ours, large)
    for label, file in (("before", large), ("after ours", by_ours), ("after LLVM", by_llvm)):
        blocks, insts = shape(tandemc, file)
        print(f"  {label:<11} {blocks:>7} blocks {insts:>8} instructions")


def run(args):
    """The ratio met its bar, or there is no peer."""
    if missing(OPT, LINK):
        return True
    copies = args.copies or 4
    tandemc = build("-p", "tandem-optimized") / "tandemc"
    print(f"jump-threading: tandemc against {version(OPT)}, median of {args.runs} runs\n{NOTES}")
    with tempfile.TemporaryDirectory(prefix="tandem-bench-") as folder:
        folder = pathlib.Path(folder)
        groups = prepare(folder, copies)
        print(f"\n{'group':<8} {'files':>5} {'bytes':>9} {'ours ms':>9} {'LLVM ms':>9} {'analyses':>9} {'ratio':>6} {'slower':>6}")
        ratio = table(tandemc, groups, args.runs)
        print(f"\nThe large module ({copies} renamed copies of every file):")
        show_work(tandemc, groups["large"][0], folder)
    print(f"\noverall ratio {ratio:.3f}: {'at most 1.0' if ratio <= 1.0 else 'ABOVE 1.0'}")
    return ratio <= 1.0


def table(tandemc, groups, runs):
    """Prints a line per group; the overall ratio."""
    total = [0.0, 0.0, 0.0]
    row = "{:<8} {:>5} {:>9} {:>9.3f} {:>9.3f} {:>9.3f} {:>6.3f} {:>6}"
    files = size = slower = 0
    for name, paths in groups.items():
        times = [measure(tandemc, p, runs) for p in paths]
        sums = [sum(column) for column in zip(*times)]
        late = sum(ours > llvm for ours, llvm, _ in times)
        length = sum(p.stat().st_size for p in paths)
        print(row.format(name, len(paths), length, *(1000 * s for s in sums), sums[0] / max(sums[1], 1e-9), late))
        total = [t + s for t, s in zip(total, sums)]
        files, size, slower = files + len(paths), size + length, slower + late
    ratio = total[0] / max(total[1], 1e-9)
    print(row.format("all", files, size, *(1000 * t for t in total), ratio, slower))
    return ratio
