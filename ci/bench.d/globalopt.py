"""Speed of the production pass globalopt against LLVM's, by both tools' own pass timers, and its growth with size.

Ordinary files: every sroa.ll and O1.ll of corpus/kernels, and LLVM's own GlobalOpt tests where a checkout of the suites is
given by TANDEM_SUITES; the bar is a ratio of 1.0 over all of them. Large: a generated module of 100,000 variables
with 1,000,000 uses and one of twice that; the bars are a ratio of 2.0 in pass time and in time of the whole
process, and a doubling of pass time within 15 %.
"""
import os
import pathlib
import re
import statistics
import tempfile

from common import OPT, ROOT, build, command, die, missing, spend, version

LLVM_PASS = "GlobalOptPass"
NUMBER = r"\s+\d+\.\d+ \(\s*[\d.]+%\)"
VARIABLES = 100_000
USES = 10
PER_FUNCTION = 20
GROWTH = (1.70, 2.30)

NOTES = """\
What is compared: the wall time that each tool's own -time-passes reports for the pass, on the same text.
  ours   from the start of the pass to its end, the index of uses and every analysis included
  LLVM   the GlobalOptPass line
LLVM rounds each line to 0.1 ms, so a single small file says little and only the sums count.
Not the same in both: LLVM also shrinks variables to booleans, moves them into functions, changes calling conventions, and
erases dead functions; ours holds its accesses to stricter rules (GO-R3 to GO-R8) and splits heap objects."""


def our_time(tandemc, file):
    report = command(tandemc, "--passes=globalopt", "--emit", "none", "--time-passes", file)
    line = re.search(r"(?m)^\s+(\d+\.\d+) \(.*\)\s+globalopt$", report)
    if not line:
        die(1, f"no time for globalopt in the report of tandemc:\n{report}")
    return float(line[1])


def llvm_time(file):
    report = command(OPT, "-passes=globalopt", "-time-passes", "-disable-output", file)
    for numbers, name in re.findall(rf"(?m)^((?:{NUMBER})+)\s+(\S.*)$", report):
        if name == LLVM_PASS:
            return float(re.findall(r"\d+\.\d+(?= \()", numbers)[-1])
    die(1, f"no {LLVM_PASS} in the report of {OPT}:\n{report}")


def accepted(tool, *args):
    """True if the tool takes the file at all."""
    import subprocess
    return subprocess.run([str(tool), *map(str, args)], capture_output=True).returncode == 0


def groups(tandemc):
    """File groups: name -> paths. A file that one of the two does not read is left out of both."""
    kernels = ROOT / "corpus/kernels"
    found = {"sroa": sorted(kernels.glob("*/sroa.ll")), "O1": sorted(kernels.glob("*/O1.ll"))}
    suites = os.environ.get("TANDEM_SUITES")
    if suites:
        folder = pathlib.Path(suites) / "llvm/valid/Transforms/GlobalOpt"
        found["LLVM's"] = sorted(folder.glob("**/*.ll"))
    else:
        print("SKIPPED: LLVM's GlobalOpt tests (set TANDEM_SUITES to the folder of the suites)")
    reads = lambda p: (accepted(tandemc, "--passes=globalopt", "--emit", "none", p)
                       and accepted(OPT, "-passes=globalopt", "-disable-output", p))
    return {name: [p for p in paths if reads(p)] for name, paths in found.items()}


def generate(path, variables):
    """A module with that many variables, ten uses each, in functions of twenty variables."""
    lines = ["declare void @escape(ptr)"]
    for g in range(variables):
        kind = g % 10
        if kind < 4:
            lines.append(f"@g{g} = internal global i32 0")
        elif kind < 6:
            lines.append(f"@g{g} = internal global {{ i32, float, i64 }} zeroinitializer")
        elif kind < 8:
            lines.append(f"@g{g} = internal global i32 {g}")
        elif kind < 9:
            lines.append(f"@g{g} = internal global [4 x i32] zeroinitializer")
        else:
            lines.append(f"@g{g} = internal global i32 1")
    for start in range(0, variables, PER_FUNCTION):
        lines.append(f"define i32 @f{start}(i32 %x0) {{")
        last = "%x0"
        for g in range(start, min(start + PER_FUNCTION, variables)):
            for use in range(USES):
                last = one_use(lines, g, use, last)
        lines.append(f"  ret i32 {last}\n}}")
    path.write_text("\n".join(lines) + "\n")


def one_use(lines, g, use, last):
    """One access of a variable; the value that the next one takes."""
    kind, name = g % 10, f"%v{g}.{use}"
    if kind == 8:
        lines.append(f"  store i32 {last}, ptr getelementptr (i8, ptr @g{g}, i64 {4 * (use % 4)})")
        return last
    if kind == 9 and use == 0:
        lines.append(f"  call void @escape(ptr @g{g})")
        return last
    if kind in (4, 5):
        at = f"@g{g}" if use % 4 < 2 else f"getelementptr (i8, ptr @g{g}, i64 8)"
    else:
        at = f"@g{g}"
    if kind not in (6, 7) and use % 2 == 0:
        lines.append(f"  store i32 {last}, ptr {at}")
        return last
    lines.append(f"  {name} = load i32, ptr {at}\n  {name}s = add i32 {name}, {last}")
    return name + "s"


def ordinary(tandemc, runs):
    """Prints a line per group; the overall ratio."""
    print(f"\n{'group':<8} {'files':>5} {'bytes':>9} {'ours ms':>9} {'LLVM ms':>9} {'ratio':>6} {'slower':>6}")
    row = "{:<8} {:>5} {:>9} {:>9.3f} {:>9.3f} {:>6.3f} {:>6}"
    total, files, size, slower = [0.0, 0.0], 0, 0, 0
    for name, paths in groups(tandemc).items():
        if not paths:
            continue
        times = [(statistics.median(our_time(tandemc, p) for _ in range(runs)),
                  statistics.median(llvm_time(p) for _ in range(runs))) for p in paths]
        sums = [sum(column) for column in zip(*times)]
        late, length = sum(ours > llvm for ours, llvm in times), sum(p.stat().st_size for p in paths)
        print(row.format(name, len(paths), length, *(1000 * s for s in sums), sums[0] / max(sums[1], 1e-9), late))
        total = [t + s for t, s in zip(total, sums)]
        files, size, slower = files + len(paths), size + length, slower + late
    ratio = total[0] / max(total[1], 1e-9)
    print(row.format("all", files, size, *(1000 * t for t in total), ratio, slower))
    return ratio


def large(tandemc, folder, runs):
    """Prints a line per size; (largest ratio of pass time, of process time, growth of ours)."""
    print(f"\n{'variables':>9} {'uses':>8} {'ours ms':>9} {'LLVM ms':>9} {'ratio':>6} {'ours s':>7} {'LLVM s':>7} {'ratio':>6}")
    passes, ratios, walls = [], [], []
    for variables in (VARIABLES, 2 * VARIABLES):
        path = folder / f"large{variables}.ll"
        generate(path, variables)
        ours = statistics.median(our_time(tandemc, path) for _ in range(runs))
        llvm = statistics.median(llvm_time(path) for _ in range(runs))
        wall = statistics.median(spend(tandemc, "--passes=globalopt", "--emit", "none", path)[0] for _ in range(runs))
        peer = statistics.median(spend(OPT, "-passes=globalopt", "-disable-output", path)[0] for _ in range(runs))
        print(f"{variables:>9} {variables * USES:>8} {1000 * ours:>9.1f} {1000 * llvm:>9.1f} {ours / llvm:>6.3f} "
              f"{wall:>7.2f} {peer:>7.2f} {wall / peer:>6.3f}")
        passes.append(ours)
        ratios.append(ours / llvm)
        walls.append(wall / peer)
        path.unlink()
    return max(ratios), max(walls), passes[1] / passes[0]


def run(args):
    """The bars are met, or there is no peer."""
    if missing(OPT):
        return True
    tandemc = build("-p", "tandem-optimized") / "tandemc"
    print(f"globalopt: tandemc against {version(OPT)}, median of {args.runs} runs\n{NOTES}")
    small = ordinary(tandemc, args.runs)
    with tempfile.TemporaryDirectory(prefix="tandem-bench-") as folder:
        ratio, wall, growth = large(tandemc, pathlib.Path(folder), args.runs)
    good = small <= 1.0 and ratio <= 2.0 and wall <= 2.0 and GROWTH[0] <= growth <= GROWTH[1]
    print(f"\nordinary files: ratio {small:.3f} (bar 1.0)")
    print(f"large modules: pass ratio {ratio:.3f}, process ratio {wall:.3f} (bar 2.0), growth {growth:.2f} per doubling "
          f"(bar {GROWTH[0]} to {GROWTH[1]})")
    return good
