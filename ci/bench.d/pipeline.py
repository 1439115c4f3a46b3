"""The compiler as a whole against opt with the same passes by name: time, memory, threads, start-up.

Runs `function(jump-threading),globalopt,globaldce,constmerge` over modules linked from renamed copies of the corpus (once, and
ten times as large), and over one of 2,000 functions on one thread and on two; and both tools on an empty module. Each whole
run counts: reading, verifying, passes, but no writing. Then every kernel by itself, as so many renamed copies that opt's timers,
which are rounded to 0.1 ms, say something: each pass by both tools' own timers. Misses a bar if a module of the corpus is not
1.5 times as fast as with opt on one thread, if a pass takes more than 1.2 times as long as opt's on some kernel (where opt's
takes a millisecond or more), if two threads do not make the passes at least 1.8 times as fast (where there are two
processors), if starting takes more than 3 ms of CPU, or if peak memory is above opt's.
"""
import os
import pathlib
import re
import statistics
import subprocess
import tempfile

from common import LINK, OPT, ROOT, build, command, die, linked, medians, missing, spend, version

PASSES = "function(jump-threading),globalopt,globaldce,constmerge"
FUNCTIONS = 2000
COPIES = 24
CLASSES = {"JumpThreadingPass": "jump-threading", "GlobalOptPass": "globalopt", "GlobalDCEPass": "globaldce",
           "ConstantMergePass": "constmerge"}
BODY = """define i32 @f{n}(i32 %x, i1 %c) {{
entry:
  br i1 %c, label %a, label %b
{blocks}a:
  br label %m
b:
  br label %m
m:
  %p = phi i1 [ true, %a ], [ false, %b ]
  br i1 %p, label %t, label %e
t:
  ret i32 %x
e:
  ret i32 {n}
}}
"""


def many_functions(path):
    """A module of so many functions, each with a chain of branches that can be threaded."""
    def chain(n):
        parts = []
        for k in range(60):
            parts.append(f"d{k}:\n  %q{k} = phi i1 [ %c, %{'e0' if k == 0 else f'j{k - 1}'} ], [ true, %z{k} ]\n"
                         f"  %i{k} = add i32 %x, {n + k}\n  %g{k} = icmp eq i32 %i{k}, {k}\n"
                         f"  br i1 %q{k}, label %j{k}, label %z{k}\nz{k}:\n  br i1 %g{k}, label %d{k}, label %j{k}\n"
                         f"j{k}:\n  br label %{'a' if k == 59 else f'd{k + 1}'}\n")
        return "".join(parts)
    bodies = []
    for n in range(FUNCTIONS):
        text = BODY.format(n=n, blocks="e0:\n  br label %d0\n" + chain(n))
        text = text.replace("  br i1 %c, label %a, label %b\ne0:", "  br i1 %c, label %e0, label %b\ne0:", 1)
        bodies.append(text.replace("[ true, %a ]", "[ true, %a ]", 1))
    path.write_text("".join(bodies))
    return path


def start_up(tandemc, file, runs):
    """CPU seconds of one start, by the median of many."""
    def one():
        before = os.times()
        subprocess.run([str(tandemc), "--passes=verify", "--emit", "none", str(file)], check=True)
        after = os.times()
        return after.children_user + after.children_system - before.children_user - before.children_system
    # The clock of processes has a resolution of 10 ms: many are taken together.
    return statistics.median(sum(one() for _ in range(40)) / 40 for _ in range(runs))


def passes_on(tandemc, file, jobs, runs):
    """Least wall seconds and processor seconds of the passes alone: a whole run without one that only verifies."""
    def least(passes):
        found = [cost(tandemc, f"--passes={passes}", jobs, "--emit", "none", file) for _ in range(runs)]
        return [min(column) for column in zip(*found)]
    return [max(whole - bare, 1e-6) for whole, bare in zip(least(PASSES), least("verify"))]


def cost(*args):
    """(wall seconds, processor seconds of all threads) of a process that must succeed."""
    before = os.times()
    wall, _ = spend(*args)
    after = os.times()
    return wall, after.children_user + after.children_system - before.children_user - before.children_system


def threads(tandemc, file, runs):
    """Two threads against one; true if they are fast enough, or there is one processor only."""
    (one, one_cpu), (two, two_cpu) = (passes_on(tandemc, file, jobs, runs) for jobs in ("-j1", "-j2"))
    print(f"{FUNCTIONS} functions: {1000 * one:.1f} ms on one thread, {1000 * two:.1f} ms on two: {one / two:.2f} times as fast")
    times = {name: float(s) for s, name in by_pass(tandemc, file)}
    on_module = sum(times.get(name, 0.0) for name in ("globalopt", "globaldce", "constmerge"))
    share = on_module / max(on_module + times.get("jump-threading", 0.0), 1e-6)
    bound = one_cpu / (two_cpu * (share + (1 - share) / 2))
    # Where other processes are at work the first line says little, and this one something.
    print(f"  processor time {1000 * one_cpu:.0f} ms on one thread, {1000 * two_cpu:.0f} ms on two; {100 * share:.1f} % of it in passes"
          f" on the module, which run alone: at best {bound:.2f} times as fast")
    return (os.cpu_count() or 1) < 2 or one / two >= 1.8


def by_pass(tandemc, file):
    """The report of times, a line per pass."""
    report = command(tandemc, f"--passes={PASSES}", "-j1", "--emit", "none", "--time-passes", file)
    return re.findall(r"(?m)^\s+(\d+\.\d+) \(.*\)\s+([^\s@].*)$", report) or die(1, f"no times in\n{report}")


def by_pass_of_opt(file):
    """Seconds of each pass by opt's own timers, with the analyses that it asks for."""
    report = command(OPT, f"-passes={PASSES}", "-time-passes", "-disable-output", file)
    rows = re.findall(r"(?m)^.*?(\d+\.\d+) \(\s*[\d.]+%\)\s+(\w+Pass)$", report)
    return {CLASSES[name]: float(wall) for wall, name in rows if name in CLASSES}


def kernels(tandemc, folder, runs):
    """Each pass on each kernel by itself; a line for those above the bar and for the slowest. True if none is above."""
    ratios = []
    for source in sorted((ROOT / "corpus/kernels").glob("*/O1.ll")):
        file = linked(folder, [source], COPIES, "kernel.ll")
        ours, theirs = [], []
        for _ in range(runs):
            ours.append({name: float(s) for s, name in by_pass(tandemc, file)})
            theirs.append(by_pass_of_opt(file))
        for name in CLASSES.values():
            one = min(t.get(name, 0.0) for t in ours)
            other = min(t.get(name, 0.0) for t in theirs)
            if other >= 0.001:
                ratios.append((one / other, 1000 * one, 1000 * other, name, source.parent.name))
    ratios.sort(reverse=True)
    late = [r for r in ratios if r[0] > 1.2]
    print(f"{len(ratios)} passes on single kernels of {COPIES} copies, {len(late)} above 1.2 times opt's time:")
    for ratio, one, other, name, kernel in ratios[:max(3, len(late))]:
        print(f"  {ratio:>5.2f}  {one:>8.3f} ms {other:>8.3f} ms  {name} on {kernel}")
    return not late


def run(args):
    """Every bar is met, or there is no peer."""
    if missing(OPT, LINK):
        return True
    tandemc = build("-p", "tandem-optimized") / "tandemc"
    print(f"pipeline: tandemc against {version(OPT)}, median of {args.runs} runs\n{__doc__}")
    good = True
    with tempfile.TemporaryDirectory(prefix="tandem-bench-") as folder:
        folder = pathlib.Path(folder)
        sources = sorted((ROOT / "corpus/kernels").glob("*/O1.ll"))
        print(f"{'module':<10} {'bytes':>9} {'ours ms':>9} {'opt ms':>9} {'faster':>7} {'ours MiB':>9} {'opt MiB':>9}")
        for name, copies in (("corpus", 1), ("corpus x10", 10)):
            file = linked(folder, sources, copies, f"{name.replace(' ', '-')}.ll")
            ours = medians([spend(tandemc, f"--passes={PASSES}", "-j1", "--emit", "none", file) for _ in range(args.runs)])
            theirs = medians([spend(OPT, f"-passes={PASSES}", "-disable-output", file) for _ in range(args.runs)])
            faster = theirs[0] / ours[0]
            print(f"{name:<10} {file.stat().st_size:>9} {1000 * ours[0]:>9.1f} {1000 * theirs[0]:>9.1f} {faster:>7.2f} "
                  f"{ours[1] / 2**20:>9.1f} {theirs[1] / 2**20:>9.1f}")
            good &= faster >= 1.5 and ours[1] <= theirs[1]
        for seconds, name in by_pass(tandemc, file):
            print(f"  {1000 * float(seconds):>9.3f} ms  {name}")
        good &= kernels(tandemc, folder, args.runs)
        file = many_functions(folder / "functions.ll")
        good &= threads(tandemc, file, args.runs)
        empty = folder / "empty.ll"
        empty.write_text("")
        cpu = start_up(tandemc, empty, args.runs)
        print(f"start-up: {1000 * cpu:.2f} ms of CPU on an empty module")
        good &= cpu <= 0.003
    return good
