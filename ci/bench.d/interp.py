"""Speed of the interpreter: one thread against lli's interpreter, and many threads against one.

Scalar: the programs bench.d/{integer,float,memory}.ll run in both. SIMT: the kernel bench.d/simt.ll under each
schedule. Each runs --runs times, alternating; medians count. Misses the bar where a scalar loop is below five
times lli's rate, or a schedule below a third of our scalar rate on the integer loop.
"""
import json
import pathlib
import subprocess

from common import LLI, build, command, die, medians, missing, spend, version

NOTES = """\
What is compared: LLVM instructions per second. Each program runs once with argc = 1 and once with argc = 4; the
difference of the two wall times of the whole process is the time of the difference of the two instruction
counts, so that starting, reading and compiling cancel out. Both tools must return the same value.
  ours   tandem run, with poison and undef tracked per value, bounds, alignment and lifetime checked on each access
  LLVM   lli -force-interpreter, which tracks none of that
SIMT: thread instructions of a launch per second of `tandem run`'s own clock, 4 blocks of 128 threads with divergent
loops, shared memory and barriers; the result is checked."""

HERE = pathlib.Path(__file__).resolve().parent
LOOPS = ["integer", "float", "memory"]
SCHEDULES = ["round-robin", "random", "lockstep-warps", "greedy"]
FEW, MANY = 1, 4
SCALAR_BAR, SIMT_BAR = 5.0, 3.0


def our_command(tandem, file, count):
    return [tandem, "run", "--function", "main", "--arg", f"i32:{count}", "--arg", "null", file]


def their_command(file, count):
    return [LLI, "-force-interpreter", file, *["x"] * (count - 1)]


def shape(tandem, file, count):
    """(instructions, returned value) by ours; lli must agree on the value."""
    report = json.loads(command(*our_command(tandem, file, count), "--json"))[0]
    value = int(report["detail"][0].rsplit(" ", 1)[1])
    theirs = subprocess.run([str(a) for a in their_command(file, count)], capture_output=True).returncode
    if report["status"] != "returned" or theirs != value:
        die(1, f"{file}: ours {report['status']} {value}, {LLI} returned {theirs}")
    return report["instructions"], value


def scalar(tandem, name, runs):
    """(our rate, LLVM's rate) in instructions per second."""
    file = HERE / f"{name}.ll"
    (few, few_value), (many, many_value) = shape(tandem, file, FEW), shape(tandem, file, MANY)
    rows = []
    for _ in range(runs):
        ours = [spend(*our_command(tandem, file, n))[0] for n in (FEW, MANY)]
        theirs = [spend(*their_command(file, n), status=v)[0] for n, v in ((FEW, few_value), (MANY, many_value))]
        rows.append((ours[1] - ours[0], theirs[1] - theirs[0]))
    wall, llvm_wall = medians(rows)
    return (many - few) / max(wall, 1e-9), (many - few) / max(llvm_wall, 1e-9)


def simt(tandem, options, runs):
    """Thread instructions per second of a launch."""
    args = [tandem, "run", *options, "--json", "--time-report", "--launch", HERE / "simt.launch.json", HERE / "simt.ll"]
    rows = []
    for _ in range(runs):
        report = json.loads(command(*args))["runs"][0]
        rows.append((report["instructions"] / max(report["seconds"], 1e-9),))
    return medians(rows)[0]


def run(args):
    """All bars are met, or there is no peer."""
    tandem = build("--bin", "tandem") / "tandem"
    if missing(LLI):
        return True
    print(f"interp: tandem against {version(LLI)}, median of {args.runs} runs\n{NOTES}\n")
    good, base = True, 0.0
    print(f"{'loop':<22} {'our M/s':>8} {'LLVM M/s':>8} {'ratio':>6}   (at least {SCALAR_BAR:.1f})")
    for name in LOOPS:
        ours, theirs = scalar(tandem, name, args.runs)
        base = base or ours
        met = ours >= SCALAR_BAR * theirs
        good = good and met
        print(f"{name:<22} {ours / 1e6:>8.1f} {theirs / 1e6:>8.1f} {ours / theirs:>6.1f}  {'' if met else 'MISSED'}".rstrip())
    print(f"\n{'SIMT':<22} {'our M/s':>8} {'scalar by SIMT':>15}   (at most {SIMT_BAR:.1f})")
    for label, options in [(s, ["--schedule", s]) for s in SCHEDULES] + [("round-robin, races", ["--races"])]:
        rate = simt(tandem, options, args.runs)
        met = base <= SIMT_BAR * rate
        good = good and met
        print(f"{label:<22} {rate / 1e6:>8.1f} {base / rate:>15.2f}  {'' if met else 'MISSED'}".rstrip())
    return good
