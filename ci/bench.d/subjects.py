"""Functions per second and core through a compiler that is not ours, with every check that needs no solver.

One worker makes programs and sends them through opt-22 in batches; what comes back is executed against what went in. The
processor time counted is all of it, that of opt included; where it goes is shown as shares. The bar is for instcombine;
its own end of a program that is not at rest after one round is a crash that each time costs one more process, so that
the same pipeline without that check is shown beside it. The solver, which differences that executions show are put to
otherwise, is off.
"""
import json
import os
import pathlib
import statistics
import subprocess
import tempfile

from common import OPT, build, die, missing, version

PROGRAMS, BAR = 2048, 1000
PIPELINES = ["instcombine", "instcombine<no-verify-fixpoint>", "gvn"]


def measure(tandem, passes, seed):
    """The report of one run, and all processor seconds that it took."""
    with tempfile.TemporaryDirectory(prefix="tandem-bench-") as folder:
        out = pathlib.Path(folder) / "report.json"
        args = [tandem, "fuzz", "--subject", f"opt:{passes}", "--runs", PROGRAMS, "--seed", seed, "-j", "1", "--smt-rlimit", 0, "--findings",
                pathlib.Path(folder) / "findings", "--no-gate", "--json", "-o", out]
        child = subprocess.Popen([str(a) for a in args], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        said = child.stderr.read()
        _, status, used = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        if child.returncode not in (0, 1) or not out.exists():
            die(1, f"tandem fuzz ended with {child.returncode}:\n{said[-1000:]}")
        return json.loads(out.read_text()), used.ru_utime + used.ru_stime


def figures(report, seconds):
    """Functions per second, shares of the time in percent."""
    tally, own = report["subject"], report["processor_milliseconds"] / 1000
    part = lambda name: tally[f"{name}_milliseconds"] / 1000
    parts = {"making": part("making"), "printing": part("printing"), "process": seconds - own, "reading": part("reading")}
    parts["executing and the rest"] = own - part("making") - part("printing") - part("reading")
    return tally["functions"] / seconds, {name: 100 * t / seconds for name, t in parts.items()}


def runs_of(report):
    """How many times opt was run."""
    return report["subject"]["processes"] + report["subject"]["copies"]


def run(args):
    """The bar is met."""
    if missing(OPT):
        return True
    tandem = build("--bin", "tandem") / "tandem"
    print(f"subjects: {PROGRAMS} programs through {version(OPT)}, one worker, median of {args.runs} seeds")
    print(f"\n{'pipeline':<34} {'functions/s':>11} {'per run':>11}   (at least {BAR} for {PIPELINES[0]})")
    good = True
    for passes in PIPELINES:
        reports = [measure(tandem, passes, seed) for seed in range(1, args.runs + 1)]
        speeds = [figures(*r) for r in reports]
        speed = statistics.median(s for s, _ in speeds)
        each = statistics.median(r["subject"]["functions"] / runs_of(r) for r, _ in reports)
        met = passes != PIPELINES[0] or speed >= BAR
        good &= met
        print(f"{passes:<34} {speed:>11.0f} {each:>11.1f}   {'' if met else 'MISSED'}".rstrip(), flush=True)
        shares = {name: statistics.median(s[name] for _, s in speeds) for name in speeds[0][1]}
        print("    " + ", ".join(f"{name} {share:.0f} %" for name, share in shares.items()), flush=True)
    return good
