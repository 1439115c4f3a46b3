#!/usr/bin/env python3
"""The validator against Alive2's test suite, against its own identity, and on small probes.

validator.py alive2 TANDEM SUITES     the pairs of SUITES/alive2 by SUITES/score_validator.py, as a table by slice
                                      beside the peer's own verdicts (SUITES/alive2-baseline.csv)
validator.py identity TANDEM SUITES   every function of these files against itself, in one process
validator.py probes TANDEM PROBES     the files of a folder of probes, by the table below, or by what the files say
                                      themselves: "; expect: VERDICT -- why" for a file as a whole (X.ll, or X.src.ll
                                      with X.tgt.ll), "; NAME: VERDICT -- why" for its pair @src_NAME, @tgt_NAME

Exit status: 0 good, 1 findings (wrong verdicts, failed probes), 2 the suite is not there: a skip, never a pass.
Options of the validator can be added in TANDEM_TV_OPTIONS; alive2 passes further arguments on to the scorer
(--only TEXT). CSV files with every verdict are left in $CARGO_TARGET_DIR/peer (or target/peer).
"""
import collections
import csv
import json
import os
import re
import shlex
import statistics
import subprocess
import sys
import time

# What the probes must be answered with; the first is the best, the others are accepted and named in the output.
# 'bounded' is "correct" up to a stated bound, 'readable' is any verdict but unsupported and error.
PROBES = {
    "argmem_call_removed": ["incorrect"],
    "as1": ["correct"],
    "ascast": ["correct"],
    "atomic": ["correct", "readable"],
    "barrier_alloca_forward": ["correct"],
    "barrier_ident": ["correct"],
    "barrier_store_forward": ["incorrect"],
    "byte_memcpy": ["correct"],
    "callee_inline": ["correct"],
    "captures_addr": ["correct"],
    "contract": ["correct"],
    "convergent_dup": ["incorrect"],
    "escaped_local": ["incorrect"],
    "fadd_comm_f32": ["correct"],
    # LangRef lets an operation flush where the attribute says so and does not oblige it to.
    "ftz": ["correct"],
    "half2": ["correct"],
    "infinite_loop_noprogress": ["incorrect"],
    "load_intro": ["correct"],
    "loop_reduce_unbounded": ["correct", "bounded"],
    # Wrong from the fifth round on; "correct" without the bound is never right.
    "loopbug": ["incorrect", "bounded"],
    "mul32noundef": ["correct"],
    "noalias": ["correct"],
    "race_store_intro": ["incorrect"],
    "reorder_calls": ["incorrect"],
    "sret": ["correct"],
    "tbaa": ["correct"],
    "tidrange": ["correct"],
    "volatile": ["correct"],
}
# Probes that the validator does not answer yet: shown as misses, not counted as failures. There are none.
MISSES = set()
# Probes that must also be answered within so many seconds.
FAST = {name: 1.0 for name in ("fadd_comm_f32", "half2", "barrier_ident", "noalias", "tbaa", "volatile", "as1",
                               "ascast", "sret", "captures_addr")}

# The peer's options under our names; the others of the suite mean nothing here.
OPTIONS = {
    "-src-unroll": "--src-unroll",
    "-tgt-unroll": "--tgt-unroll",
    "-disable-undef-input": "--disable-undef-input",
    "-disable-poison-input": "--disable-poison-input",
    "-bidirectional": "--bidirectional",
    "-func": "--func",
    "-src-fn": "--src-fn",
    "-tgt-fn": "--tgt-fn",
}
# First match decides: the worst of several pairs, as the exit code has it. The summary line is "N input…: 2 correct, …".
SUMMARY = r"(?m)^\d+ inputs?: (?:.*, )?\d+ "
VERDICTS = [
    # A difference that nobody has seen is exit code 1 as well.
    ("incorrect", SUMMARY + "(?:incorrect|suspect)"),
    ("crash", SUMMARY + "crash|panicked at"),
    ("unreadable", SUMMARY + "error|^.*error:"),
    ("timeout", SUMMARY + "(?:timed-out|out of budget)"),
    ("unsupported", SUMMARY + "unsupported"),
    ("unproven", SUMMARY + "unproven"),
    ("nothing-checked", SUMMARY + "nothing checked"),
    # A source that is always undefined allows any target: the suite calls that correct.
    ("correct", SUMMARY + "(?:vacuous|correct)"),
]


def extra():
    return shlex.split(os.environ.get("TANDEM_TV_OPTIONS", ""))


def missing(path):
    if os.path.exists(path):
        return False
    print(f"SKIPPED: {path} is not there")
    return True


def out_file(name):
    folder = os.path.join(os.environ.get("CARGO_TARGET_DIR", "target"), "peer")
    os.makedirs(folder, exist_ok=True)
    return os.path.join(folder, name)


def percentile(values, share):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def alive2(tandem, suites, rest):
    scorer = os.path.join(suites, "score_validator.py")
    baseline = os.path.join(suites, "alive2-baseline.csv")
    if missing(scorer) or missing(baseline):
        return 2
    ours = out_file("alive2.csv")
    base = " ".join(map(shlex.quote, [tandem, "tv", "-q", "-j", "1", "--smt-to=10000", "--time-limit=60", *extra()]))
    command = [sys.executable, scorer, "--one", base + " {opts} {file}", "--two", base + " {opts} {src} {tgt}",
               "--map", json.dumps(OPTIONS), "--wall", "90", "--out", ours]
    for verdict, regex in VERDICTS:
        command += ["--re", f"{verdict}={regex}"]
    subprocess.run(command + rest, check=True)
    with open(ours, newline="") as f:
        rows = list(csv.DictReader(f))
    with open(baseline, newline="") as f:
        peer = {r["path"]: r for r in csv.DictReader(f)}
    return table(rows, peer)


def slices(row):
    """The slices that a test is part of."""
    tags = set(row["tags"].split())
    yield "core"
    if not tags & {"memory", "call", "fp", "has-loop", "vector", "int-ptr"}:
        yield "scalar"
    for tag, name in [("memory", "memory"), ("int-ptr", "int<->ptr"), ("fp", "fp"), ("vector", "vector"),
                      ("call", "calls"), ("has-loop", "loops"), ("undef-lit", "undef literal"), ("freeze", "freeze")]:
        if tag in tags:
            yield name
    folder = os.path.dirname(row["path"])
    yield (folder or "(top)") + "/"


def table(rows, peer):
    groups = collections.defaultdict(list)
    for r in rows:
        for s in slices(r):
            groups[s].append(r)
    first = ["core", "scalar", "memory", "int<->ptr", "fp", "vector", "calls", "loops", "undef literal", "freeze"]
    order = [g for g in first if g in groups] + sorted(g for g in groups if g not in first)
    print(f"{'slice':<22}{'n':>5}{'agree':>13}{'peer agree':>13}{'W(sound)':>9}{'W(prec.)':>9}{'timeout':>8}"
          f"{'unsupp.':>8}{'unproven':>9}{'other':>6}{'both':>6}{'median s':>9}{'peer':>7}{'p95 s':>7}{'peer':>7}")
    for g in order:
        print(line(g, groups[g], peer))
    wrong = [r for r in rows if r["category"].startswith("WRONG")]
    return 1 if wrong or any(r["verdict"] == "crash" for r in rows) else 0


def line(name, rows, peer):
    count = collections.Counter(r["category"] for r in rows)
    agree = count["agree-correct"] + count["agree-incorrect"]
    theirs = [peer[r["path"]] for r in rows if r["path"] in peer]
    peer_agree = sum(p["verdict"] == p["expected"] for p in theirs)
    both = [(float(r["seconds"]), float(peer[r["path"]]["seconds"])) for r in rows
            if r["path"] in peer and r["verdict"] in ("correct", "incorrect")
            and peer[r["path"]]["verdict"] in ("correct", "incorrect")]
    a, b = [x for x, _ in both], [y for _, y in both]
    known = ("agree-correct", "agree-incorrect", "WRONG(sound)", "WRONG(precision)", "timeout", "unsupported", "unproven")
    other = sum(n for c, n in count.items() if c not in known)
    share = lambda k, n: f"{k} {100 * k / n:5.1f}%" if n else "-"
    median = lambda v: statistics.median(v) if v else float("nan")
    return (f"{name:<22}{len(rows):>5}{share(agree, len(rows)):>13}{share(peer_agree, len(theirs)):>13}"
            f"{count['WRONG(sound)']:>9}{count['WRONG(precision)']:>9}{count['timeout']:>8}{count['unsupported']:>8}"
            f"{count['unproven']:>9}{other:>6}{len(both):>6}{median(a):>9.3f}{median(b):>7.3f}"
            f"{percentile(a, .95):>7.2f}{percentile(b, .95):>7.2f}")


def report_of(command):
    """The JSON report of a run and its exit code."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors="replace")
    try:
        return json.loads(done.stdout), done.returncode, done.stderr
    except ValueError:
        return None, done.returncode, done.stderr


def identity(tandem, suites, rest):
    folder = os.path.join(suites, "alive2", "alive-tv")
    if missing(folder):
        return 2
    started = time.perf_counter()
    report, code, err = report_of([tandem, "tv", "--identity", "--json", "--time-report", "--smt-to=10000", *extra(), *rest, folder])
    wall = time.perf_counter() - started
    if report is None:
        print(f"the run ended with {code} and no report:\n{err[-2000:]}")
        return 1
    pairs = report["pairs"]
    with open(out_file("identity.csv"), "w", newline="") as f:
        out = csv.writer(f)
        out.writerow(["file", "function", "verdict", "milliseconds", "reason"])
        for p in pairs:
            out.writerow([p["file"], p["function"], p["verdict"], f"{p['total_milliseconds']:.3f}", p["reason"]])
    correct = sum(p["verdict"] == "correct" for p in pairs)
    times = [p["total_milliseconds"] for p in pairs]
    print(f"{report['inputs']} files, {len(pairs)} functions: {correct} correct ({100 * correct / max(1, len(pairs)):.2f}%), "
          f"median {statistics.median(times) if times else float('nan'):.3f} ms, p95 {percentile(times, .95):.3f} ms, "
          f"wall {wall:.1f} s")
    for verdict, n in sorted(report["counts"].items()):
        if n and verdict != "correct":
            print(f"  {verdict}: {n}")
    for p in [p for p in pairs if p["verdict"] != "correct"][:20]:
        print(f"    {p['verdict']}: {os.path.relpath(p['file'], folder)} @{p['function']}: {p['reason'].splitlines()[0]}")
    return 0 if pairs and correct == len(pairs) else 1


def answer(report):
    """The verdict of a probe, with the bound in it."""
    if report is None:
        return "crash", "no report"
    word = report["verdict"]
    if word == "correct" and report["bounded"]:
        word = "bounded"
    worst = [p for p in report["pairs"] if p["verdict"] == report["verdict"]]
    return word, worst[0]["reason"].splitlines()[0] if worst else ""


# What a file of probes says of itself as a whole, and of one of its pairs.
WHOLE = re.compile(r"^; expect: (correct|incorrect)\b")
PART = re.compile(r"^; (\w+): (correct|incorrect) -- (.*)")
# The rows of a table of probes in a README, below the heading of their class.
ROW = re.compile(r"^\| `(\w+)`")


def classes(folder):
    """The class of each probe, from the README's headings."""
    readme = os.path.join(folder, "README.md")
    found, heading = {}, ""
    if os.path.exists(readme):
        with open(readme) as f:
            for line in f:
                if line.startswith("## "):
                    heading = line[3:].strip()
                elif row := ROW.match(line):
                    found[row[1]] = heading
    return found


def expectations(folder):
    """(class, name, verdict wanted, files, function or none) for every pair that says what it wants."""
    known = classes(folder)
    out = []
    for file in sorted(os.listdir(folder)):
        if not file.endswith(".ll") or file.endswith(".tgt.ll"):
            continue
        name = file.removesuffix(".ll").removesuffix(".src")
        files = [os.path.join(folder, file)]
        if file.endswith(".src.ll"):
            files.append(os.path.join(folder, name + ".tgt.ll"))
        with open(files[0]) as f:
            text = f.read().splitlines()
        for line in text:
            if whole := WHOLE.match(line):
                out.append((known.get(name, "-"), name, whole[1], files, None))
            elif len(files) == 1 and (part := PART.match(line)):
                out.append((name, part[1], part[2], files, "src_" + part[1]))
    return out


def scored(word, wanted):
    """How an answer stands to the expectation."""
    word = {"vacuous": "correct", "suspect": "incorrect"}.get(word, word)
    if word == wanted:
        return "right"
    if word == "correct":
        return "UNSOUND"
    return "strict" if word == "incorrect" else "undecided"


def rules(tandem, folder, wanted, rest):
    """Probes that say themselves what they want, counted by class."""
    table = collections.defaultdict(collections.Counter)
    seconds, reports = 0.0, {}
    for group, name, verdict, files, function in wanted:
        if tuple(files) not in reports:
            started = time.perf_counter()
            reports[tuple(files)] = report_of([tandem, "tv", "--json", *extra(), *rest, *files])[0]
            seconds += time.perf_counter() - started
        report = reports[tuple(files)]
        word, why = answer(report)
        if function and report:
            pair = [p for p in report["pairs"] if p["function"] == function]
            word, why = (pair[0]["verdict"], pair[0]["reason"]) if pair else ("missing", "no such pair")
            if word == "correct" and pair and pair[0].get("bounded"):
                word = "bounded"
        result = scored(word, verdict)
        table[group][result] += 1
        if result != "right":
            print(f"{result:<10}{group + ': ' + name:<62}{word:<14}wanted {verdict:<10} {why.splitlines()[0] if why else ''}")
    results = ["right", "UNSOUND", "strict", "undecided"]
    print(f"{'class':<40}" + "".join(f"{r:>11}" for r in results))
    total = collections.Counter()
    for group in sorted(table):
        total.update(table[group])
        print(f"{group:<40}" + "".join(f"{table[group][r] or '-':>11}" for r in results))
    print(f"{'all ' + str(len(wanted)):<40}" + "".join(f"{total[r]:>11}" for r in results) + f"   {seconds:.1f} s")
    return 0 if total["right"] == len(wanted) else 1


def probes(tandem, folder, rest):
    if missing(folder):
        return 2
    if wanted := expectations(folder):
        return rules(tandem, folder, wanted, rest)
    names = sorted(n[:-3] for n in os.listdir(folder) if n.endswith(".ll"))
    failed = best = missed = 0
    for name in names:
        expected = PROBES.get(name)
        started = time.perf_counter()
        report, _, err = report_of([tandem, "tv", "--json", *extra(), *rest, os.path.join(folder, name + ".ll")])
        seconds = time.perf_counter() - started
        word, why = answer(report)
        word = "incorrect" if word == "suspect" else word
        if report is None and err:
            why = err.splitlines()[0]
        if expected is None:
            result = "?   "
        elif word == expected[0]:
            result, best = "pass", best + 1
        elif word in expected or "readable" in expected and word not in ("unsupported", "error", "crash", "incorrect"):
            result = "part"
        elif name in MISSES and word in ("timeout", "unproven"):
            result, missed = "MISS", missed + 1
        else:
            result, failed = "FAIL", failed + 1
        if result == "pass" and seconds > FAST.get(name, 1e9):
            result, best, failed = "SLOW", best - 1, failed + 1
        wanted = " or ".join(expected or ["not in the table"])
        print(f"{result}  {name:<26}{word:<16}{seconds:6.2f} s  wanted {wanted:<22}{'' if result == 'pass' else why}")
    for name in sorted(set(PROBES) - set(names)):
        print(f"SKIPPED: {name}.ll is not there")
    print(f"{best} of {len(names)} probes answered as wanted, {missed} known misses, {failed} failed")
    return 1 if failed else 0


def main():
    modes = {"alive2": alive2, "identity": identity, "probes": probes}
    if len(sys.argv) < 4 or sys.argv[1] not in modes:
        print(__doc__)
        return 2
    return modes[sys.argv[1]](sys.argv[2], sys.argv[3], sys.argv[4:])


if __name__ == "__main__":
    sys.exit(main())
