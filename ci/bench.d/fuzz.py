"""How much fuzzing a core does, and how much of it is of use.

One worker makes programs for jump-threading and holds the whole differential check against each: lockstep
beside every step, invariants, both forms run free and executed on several inputs. Bars: programs per second of
processor time; share of programs that are free of undefined behaviour where they should be; share of programs
that the pass changes. Nothing is compared with another tool: there is none that does this.
"""
import json
import pathlib
import statistics
import subprocess
import tempfile

from common import build, die

PROGRAMS = 6000
SPEED_BAR, VALID_BAR, CHANGED_BAR = 500, 0.95, 0.30
PASS = "jump-threading"


def measure(tandem, mode, seed, *more):
    """The report of one run."""
    with tempfile.TemporaryDirectory(prefix="tandem-bench-") as folder:
        args = [tandem, "fuzz", "--pass", PASS, "--mode", mode, "--runs", PROGRAMS, "--seed", seed, "-j", "1",
                "--findings", pathlib.Path(folder) / "findings", "--no-gate", "--json", *more]
        done = subprocess.run([str(a) for a in args], capture_output=True, text=True)
    if done.returncode != 0:
        die(1, f"tandem fuzz ended with {done.returncode}:\n{done.stdout[-3000:]}{done.stderr[-1000:]}")
    return json.loads(done.stdout)


def row(label, speed, valid, changed, inputs, met):
    valid = "-" if valid is None else f"{100 * valid:.1f} %"
    print(f"{label:<12} {speed:>10.0f} {valid:>9} {100 * changed:>8.1f} % {inputs:>9.1f}  {'' if met else 'MISSED'}".rstrip())


def run(args):
    """All bars are met."""
    tandem = build("--bin", "tandem") / "tandem"
    print(f"fuzz: the whole differential check of {PASS}, {PROGRAMS} programs, one worker, median of {args.runs} seeds\n")
    print(f"{'programs':<12} {'per second':>10} {'valid':>9} {'changed':>10} {'inputs':>9}   "
          f"(at least {SPEED_BAR}, {100 * VALID_BAR:.0f} %, {100 * CHANGED_BAR:.0f} %)")
    good = True
    for mode in ("ub-free", "poison-rich", "both"):
        speeds, valids, changes, inputs = [], [], [], []
        for seed in range(1, args.runs + 1):
            report = measure(tandem, mode, seed)
            g = report["gauges"]
            p = g["passes"][PASS]
            speeds.append(1000 * g["programs"] / max(1, report["processor_milliseconds"]))
            valids.append(g["valid"] / g["ub_free"] if g["ub_free"] else None)
            changes.append(p["changed"] / p["programs"])
            inputs.append(g["inputs"] / g["programs"])
        speed, changed = statistics.median(speeds), statistics.median(changes)
        valid = None if None in valids else statistics.median(valids)
        met = speed >= SPEED_BAR and changed >= CHANGED_BAR and (valid is None or valid >= VALID_BAR)
        good = good and met
        row(mode, speed, valid, changed, statistics.median(inputs), met)
    return good
