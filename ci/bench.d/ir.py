"""Speed and memory of text in and out against llvm-as and opt.

Makes two modules of 20 MB of text or more under the target folder, linked from renamed copies of the corpus:
one of code (sroa.ll and O1.ll), one rich in debug info (debug.ll). Each tool reads each module --runs times,
alternating; medians count. Misses the bar where ours is slower or takes more memory.
"""
import shutil

from common import AS, LINK, OPT, ROOT, build, die, linked, medians, missing, spend, target_folder, version

NOTES = """\
What is compared: wall time and peak resident memory of whole processes, from start to end, on the same file.
  parse        ours: the reader alone (example parse_all)    LLVM: llvm-as -disable-verify -disable-output
  verify       ours: tandemc --passes=verify --emit none     LLVM: llvm-as -disable-output
  print        ours: tandemc --passes=verify -o /dev/null    LLVM: opt -passes=verify -S -o /dev/null
Each of the latter two verifies after reading and (all but llvm-as) once more as the pass; no bitcode is written.
ratio: LLVM's time by ours (at least 1.0 is asked for), memory: ours by LLVM's (at most 1.0 is asked for)."""

LEAST = 20_000_000
GROUPS = {"code": ("sroa", "O1"), "debug": ("debug",)}


def large_module(folder, name, copies):
    """A module of at least 20 MB from the levels of a group (as many copies as that takes, or as given)."""
    sources = [s for level in GROUPS[name] for s in sorted((ROOT / "corpus/kernels").glob(f"*/{level}.ll"))]
    if not sources:
        die(1, f"no {' or '.join(GROUPS[name])} files in corpus/kernels")
    copies_now = copies or 16
    while True:
        path = linked(folder, sources, copies_now, f"{name}.ll")
        size = path.stat().st_size
        if copies or size >= LEAST:
            return path, copies_now
        copies_now = copies_now * LEAST * 21 // (20 * size) + 1


def steps(programs, file):
    """(name, our command, LLVM's command) of each measured step."""
    tandemc, parse_all = programs / "tandemc", programs / "examples/parse_all"
    return [
        ("parse", [parse_all, file], [AS, "-disable-verify", "-disable-output", file]),
        ("verify", [tandemc, "--passes=verify", "--emit", "none", file], [AS, "-disable-output", file]),
        ("print", [tandemc, "--passes=verify", "-o", "/dev/null", file],
         [OPT, "-passes=verify", "-S", "-o", "/dev/null", file]),
    ]


def table(programs, name, file, runs):
    """Prints a line per step; true if all meet the bars."""
    good, size = True, file.stat().st_size
    for step, ours, theirs in steps(programs, file):
        rows = [spend(*ours) + spend(*theirs) for _ in range(runs)]
        wall, memory, llvm_wall, llvm_memory = medians(rows)
        speed, share = llvm_wall / wall, memory / llvm_memory
        met = speed >= 1.0 and share <= 1.0
        good = good and met
        print(f"{name:<6} {step:<7} {size / wall / 1e6:>8.1f} {size / llvm_wall / 1e6:>8.1f} {speed:>6.2f} "
              f"{memory / 1e6:>8.0f} {llvm_memory / 1e6:>8.0f} {share:>7.2f}  {'' if met else 'MISSED'}".rstrip())
    return good


def run(args):
    """All bars are met, or there is no peer."""
    if missing(OPT, AS, LINK):
        return True
    programs = build("-p", "tandem-optimized")
    build("-p", "tandem-ir", "--example", "parse_all")
    print(f"ir: text in and out against {version(OPT)}, median of {args.runs} runs\n{NOTES}\n")
    folder = target_folder() / "bench-ir"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    good = True
    files = {name: large_module(folder, name, args.copies) for name in GROUPS}
    for name, (file, copies) in files.items():
        print(f"{name}: {file.stat().st_size} bytes, {copies} copies of {' and '.join(GROUPS[name])}")
    print(f"\n{'module':<6} {'step':<7} {'our MB/s':>8} {'LLVM':>8} {'ratio':>6} {'our MB':>8} {'LLVM':>8} {'memory':>7}")
    for name, (file, _) in files.items():
        good = table(programs, name, file, args.runs) and good
    shutil.rmtree(folder)
    return good
