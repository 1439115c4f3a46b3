"""How much fuzzing a core does, and how much of it is of use.

One worker makes programs for jump-threading and holds the whole differential check against each: lockstep
beside every step, invariants, claims of analyses held against executions, both forms run free and executed on several
inputs. Bars: programs per second of processor time (a guard against growing slower, no goal); share of programs that
are free of undefined behaviour where they should be; share of programs that the pass changes. Then the same for every pass of the table, without a bar for speed: what a program costs
depends on what the pass does. There every rewrite kind must happen, too. Nothing is compared with another tool:
there is none that does this.
"""
import json
import pathlib
import statistics
import subprocess
import tempfile

from common import build, die

PROGRAMS, PROGRAMS_PER_PASS = 6000, 1500
SPEED_BAR, VALID_BAR, CHANGED_BAR = 80, 0.95, 0.30
PASS = "jump-threading"


def measure(tandem, name, mode, seed, programs):
    """The report of one run."""
    with tempfile.TemporaryDirectory(prefix="tandem-bench-") as folder:
        args = [tandem, "fuzz", "--pass", name, "--mode", mode, "--runs", programs, "--seed", seed, "-j", "1",
                "--findings", pathlib.Path(folder) / "findings", "--no-gate", "--json"]
        done = subprocess.run([str(a) for a in args], capture_output=True, text=True)
    if done.returncode != 0:
        die(1, f"tandem fuzz ended with {done.returncode}:\n{done.stdout[-3000:]}{done.stderr[-1000:]}")
    return json.loads(done.stdout)


def passes(tandem):
    """The names of all passes that exist in both forms."""
    done = subprocess.run([str(tandem), "passes", "--json"], capture_output=True, text=True)
    if done.returncode != 0:
        die(1, f"tandem passes ended with {done.returncode}:\n{done.stderr[-1000:]}")
    built = lambda p: p["production"] == p["reference"] == "built"
    both = [p["name"] for p in json.loads(done.stdout) if built(p)]
    return both or die(1, "tandem passes names no pass in both forms")


def figures(reports, name):
    """Medians over reports: programs per second, share valid, share changed, inputs per program; kinds that never happened."""
    gauges = [r["gauges"] for r in reports]
    seconds = [max(1, r["processor_milliseconds"]) / 1000 for r in reports]
    middle = statistics.median
    speed = middle(g["programs"] / s for g, s in zip(gauges, seconds))
    valid = middle(g["valid"] / g["ub_free"] for g in gauges) if all(g["ub_free"] for g in gauges) else None
    changed = middle(g["passes"][name]["changed"] / g["passes"][name]["programs"] for g in gauges)
    inputs = middle(g["inputs"] / g["programs"] for g in gauges)
    kinds = {k for g in gauges for k in g["passes"][name]["kinds"]}
    never = sorted(k for k in kinds if not any(g["passes"][name]["kinds"].get(k) for g in gauges))
    return speed, valid, changed, inputs, never


def row(label, speed, valid, changed, inputs, never, met):
    valid = "-" if valid is None else f"{100 * valid:.1f} %"
    words = f"never: {', '.join(never)}" if never else ""
    line = f"{label:<20} {speed:>10.0f} {valid:>9} {100 * changed:>8.1f} % {inputs:>9.1f}  {'' if met else 'MISSED'} {words}"
    print(line.rstrip(), flush=True)


def head(label, bars):
    print(f"\n{label:<20} {'per second':>10} {'valid':>9} {'changed':>10} {'inputs':>9}   (at least {bars})")


def run(args):
    """All bars are met."""
    tandem = build("--bin", "tandem") / "tandem"
    shares = f"{100 * VALID_BAR:.0f} %, {100 * CHANGED_BAR:.0f} %"
    print(f"fuzz: the whole differential check of {PASS}, {PROGRAMS} programs, one worker, median of {args.runs} seeds")
    head("programs", f"{SPEED_BAR}, {shares}")
    good = True
    seeds = range(1, args.runs + 1)
    for mode in ("ub-free", "poison-rich", "both"):
        reports = [measure(tandem, PASS, mode, seed, PROGRAMS) for seed in seeds]
        speed, valid, changed, inputs, never = figures(reports, PASS)
        met = speed >= SPEED_BAR and changed >= CHANGED_BAR and (valid is None or valid >= VALID_BAR)
        good = good and met
        row(mode, speed, valid, changed, inputs, [], met)
    head(f"{PROGRAMS_PER_PASS} for each pass", f"-, {shares}, every rewrite kind")
    for name in passes(tandem):
        reports = [measure(tandem, name, "both", seed, PROGRAMS_PER_PASS) for seed in seeds]
        speed, valid, changed, inputs, never = figures(reports, name)
        met = valid is not None and valid >= VALID_BAR and changed >= CHANGED_BAR and not never
        good = good and met
        row(name, speed, valid, changed, inputs, never, met)
    return good
