"""`tandem reduce` against `llvm-reduce-22` with the same predicates, from 50 to 5,000 lines.

Four classes of cases, each with one predicate for both reducers:

text      expressions that lines of the file match
opt       what a pass of `opt` makes of the file
verdict   a kernel that a seeded defect breaks: the judge finds the same failure by its signature
hunt      the same for a program in which a hunt of `tandem mutants` has found a seeded defect: what the harness reduces

In the first two, both reducers ask a server that stays (reduce_test.c). In the others, ours asks the judge in its own
process, and llvm-reduce a server that stays and calls the same function of the library on several threads
(examples/verdict_server).

The verdict cases were chosen by a rule before anything was measured; `verdict_server --choose 24 corpus/kernels` prints
them: the seeded defects in order of the catalogue; for each, the first twelve kernels of corpus/kernels in order of name
that are not taken, of each the forms O1 and sroa; the first form that shows the defect is taken. A form shows a defect
if, by short runs and without the validator, the judge finds a failure of the defect's pass, and none without the
defect. The first 24 pairs are the cases, so that the class is about as large as the other two together.

The hunt cases were chosen by a rule before anything was measured, too, so that all passes take part: of every eight
defects of the catalogue, the first of which one of the programs that hunts found (`tandem mutants --budget 10m --seeds 5
--keep`, the least seed first) has 50 lines or more and shows the failure without knobs. They are in the folder hunts, as they
were found; a hunt of today may find others.

Two times of ours are printed. "Until the result stood" is the run from its start to the final program and its certificate
of 1-minimality, with what pins the failure: what llvm-reduce does as well, but for the certificate; `tandem reduce --json`
reports it by phases. This one is held against the bar. "All of it" is the wall time of the command: escapes that led
nowhere, the closest passing sibling and the explanation, which llvm-reduce has not, are in it too.

Lower bounds. Each of the sixteen text cases has a least size, made of the lines that its expressions ask for and of what
the verifier asks for besides, whatever a reducer does with what the input has. In instructions:

  remainder, shared-store, square-root, four-thousand, five-thousand   2: an instruction and a return; what stands in a
                                                                       declaration, such as sqrt, costs none
  float-product, narrow-and-wide, rotate, tokens, two-thousand         3: two instructions, each a line, and a return
  barrier-phi                                                          3: a phi has a predecessor, which the first block
                                                                       has not: two blocks, two terminators

  switch, first-of-five                                                3: an address, the switch, the end of a block that
                                                                       it leads to, which is not the first
  debug-loop                                                           4: as barrier-phi, and an atomic operation
  guarded-load, call-in-loop                                           4: two lines, the conditional branch, the end of a
                                                                       block that it leads to

All sixteen of our results are of that size. Where llvm-reduce comes to it as well (nine cases: barrier-phi, shared-store,
debug-loop, narrow-and-wide, tokens, square-root, two-thousand, four-thousand, five-thousand) the ratio is 1, and nothing can
make it less. For the small results of the verdict and hunt classes, `ci/bench least` asks every smaller program of an
alphabet.

In the last two classes, llvm-reduce is stopped after LIMIT seconds; its time then counts as LIMIT ("at least"), its result
is the smallest interesting file that it had shown to the server until then, and the case is marked with ">".
"""
import contextlib
import dataclasses
import json
import os
import pathlib
import signal
import statistics
import subprocess
import tempfile
import time

import common

REDUCE = "llvm-reduce-22"
KERNELS = common.ROOT / "corpus/kernels"
HUNTS = pathlib.Path(__file__).with_name("hunts")
JOBS = "2"
# Seconds after which llvm-reduce is stopped.
LIMIT = 60
# Never larger, and in the median: instructions, time, instructions of a miscompile.
SMALLER, FASTER, MISCOMPILE = 0.8, 10.0, 10

# What is hunted in the text: extended regular expressions, each of which some line has to match; no blanks.
S = "[[:space:]]"
TEXT = [
    # name, kernels (several are linked), copies of each, expressions
    ("remainder", ["binary_search/O1"], 1, [f"={S}(u|s)rem{S}|={S}(l|a)shr{S}|={S}udiv{S}"]),
    ("barrier-phi", ["matmul_tiled/O1"], 1, ["barrier", f"={S}phi{S}"]),
    ("float-product", ["fft/O1"], 1, [f"={S}fmul{S}.*float{S}%", f"={S}fadd{S}"]),
    ("guarded-load", ["kmp_search/O1"], 1, [f"={S}load{S}.*ptr.*%", f"br{S}i1{S}%", f"={S}icmp{S}"]),
    ("switch", ["regex_dfa/O1"], 1, [f"switch{S}i|select{S}i1{S}%", f"={S}getelementptr{S}.*%"]),
    ("shared-store", ["bitonic_sort/sroa"], 1, ["addrspace\\(3\\)", f"store{S}i32{S}%"]),
    ("debug-loop", ["histogram/debug"], 1, ["atomicrmw|atomic", f"={S}phi{S}|alloca"]),
    ("narrow-and-wide", ["huffman_decode/O1"], 1, [f"={S}zext{S}.*%", f"={S}(l|a)shr{S}.*%|shl{S}"]),
    ("tokens", ["tokenizer/O1"], 1, [f"={S}load{S}i8", f"={S}icmp{S}eq{S}i8{S}%"]),
    ("square-root", ["ray_sphere/O1"], 1, ["sqrt", f"={S}fcmp{S}.*%"]),
    ("rotate", ["sha256/O0"], 1, [f"fshl|={S}lshr{S}.*%", f"={S}shl{S}.*%"]),
    ("call-in-loop", ["interval_classify/O0"], 1, [f"call{S}.*%", f"br{S}i1{S}%", f"={S}load{S}"]),
    ("first-of-five", ["fft/O1", "sha256/O1", "tokenizer/O1", "interpreter/O1", "merge_path/O0"], 1,
     [f"switch{S}i.*%", f"={S}getelementptr{S}.*%"]),
    ("two-thousand", ["sha256/O0", "ray_sphere/O0", "tokenizer/O0", "interval_classify/O0"], 1,
     [f"={S}xor{S}.*%", f"={S}fdiv{S}|={S}fmul{S}.*%"]),
    ("four-thousand", ["ray_sphere/O0", "sha256/O0"], 3, ["sqrt", f"={S}lshr{S}.*%"]),
    ("five-thousand", ["ray_sphere/O0", "sha256/O0", "tokenizer/O0", "matmul_tiled/O0", "compaction/O0"], 2,
     ["barrier", "sqrt", f"={S}lshr{S}.*%"]),
]
# What is hunted in LLVM's output: what this pass makes of the file and what is not in the file.
OPT = [
    ("opt-simplifycfg", ["bfs/sroa"], 1, ["simplifycfg", f"={S}select"]),
    ("opt-rotate", ["binary_search/O1"], 1, ["loop(loop-rotate)", "preheader"]),
    ("opt-sroa", ["bitonic_sort/O0"], 1, ["sroa", f"={S}phi{S}"]),
    ("opt-licm", ["sha256/sroa"], 1, ["licm", "[.]promoted"]),
    ("opt-structurize", ["account_lock/O1"], 1, ["structurizecfg", "Flow:"]),
    ("opt-lcssa", ["bfs/O1"], 1, ["lcssa", "[.]lcssa"]),
]

# Seeded defects, each with a kernel that shows it: see above for the rule.
VERDICTS = [
    ("chain-through-merge", "aes128/O1"),
    ("one-side-translated", "atomic_mailbox/O1"),
    ("phi-of-first-predecessor", "base64_decode/O1"),
    ("memo-forgets-place", "bitonic_sort/O1"),
    ("false-conjunction-meets-both", "blur_rgba/O1"),
    ("false-edge-excludes-bound", "binary_search/sroa"),
    ("bound-left-out", "collatz/O1"),
    ("signed-bound-read-unsigned", "account_lock/sroa"),
    ("loop-starts-at-nothing", "biquad/O1"),
    ("first-predecessor-speaks-for-all", "bvh_traverse/O1"),
    ("open-select-takes-first-arm", "dijkstra_heap/O1"),
    ("and-keeps-least-value", "crc32/O1"),
    ("sum-never-wraps", "clock_divider/O1"),
    ("remainder-of-least-divisor", "debug_counters/O1"),
    ("signed-compared-unsigned", "checked_math/sroa"),
    ("truth-is-all-ones", "date_parse/O1"),
    ("post-dominators-kept", "game_of_life/sroa"),
    ("convergent-call-copied", "floyd_warshall/O1"),
    ("threshold-off-by-one", "csv_fields/sroa"),
    ("silent-predecessor-agrees", "half_dot/O1"),
    ("header-itself-forgotten", "hash_table/sroa"),
    ("phi-read-in-its-own-block", "heap_tree/O1"),
    ("first-definition-wins", "bfs/sroa"),
    ("uses-behind-not-repaired", "histogram/O1"),
]

# Seeded defects, each with the program of its name in the folder: see above for the rule.
FOUND = [
    "chain-through-merge",
    "no-case-goes-to-first-case",
    "signed-bound-read-unsigned",
    "loop-starts-at-nothing",
    "and-keeps-least-value",
    "order-with-undef-is-open",
    "loads-are-defined",
    "convergent-call-site-missed",
    "unfold-swaps-arms",
    "min-size-forgotten",
    "last-operand-kept",
    "first-definition-wins",
    "assumption-proves-itself",
    "double-edge-keeps-entries",
    "dfa-first-rest-believed",
    "dfa-threshold-ignored",
    "visible-changed",
    "fold-ignores-offset",
    "forwarded-backwards",
    "split-drops-tls",
    "other-roots-forgotten",
    "flag-starts-set",
    "field-address-tested",
    "comdat-half-internal",
    "mutable-merged",
]


def run(args):
    if common.missing(REDUCE, common.OPT, common.LINK, "cc"):
        return True
    # With the seeded defects, for the miscompiles; they are off unless asked for by name.
    programs = common.build("--features", "defects", "--bin", "tandem", "--example", "verdict_server")
    tandem, started = programs / "tandem", time.perf_counter()
    print(f"tandem reduce -j {JOBS} against {common.version(REDUCE)} -j {JOBS}, the same predicate for both")
    print("  our time: until the result stood, with the start of the test server, pinning and the certificate (held against"
          " the bar); after +: escapes that led nowhere, passing sibling, explanation")
    print("  its time: with a server that runs already, asked by a client of a few instructions;"
          f" stopped after {LIMIT} s of judging (>)\n")
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        test = folder / "reduce_test"
        common.command("cc", "-O2", "-o", test, pathlib.Path(__file__).with_name("reduce_test.c"), "-lpthread")
        server = programs / "examples/verdict_server"
        classes = {
            "text": [case(tandem, test, folder, "grep", *c) for c in chosen("text", TEXT, args.only)],
            "opt": [case(tandem, test, folder, "opt", *c) for c in chosen("opt", OPT, args.only)],
            "verdict": [verdict(tandem, server, test, folder, defect, KERNELS / f"{kernel}.ll", kernel)
                        for defect, kernel in chosen("verdict", VERDICTS, args.only)],
            "hunt": [verdict(tandem, server, test, folder, defect, HUNTS / f"{defect}.ll", "found")
                     for defect, in chosen("hunt", [(d,) for d in FOUND], args.only)],
        }
        classes = {name: rows for name, rows in classes.items() if rows}
        if not classes:
            common.die(2, f"no class and no case is called '{args.only}'")
        script = None if args.only else by_script(tandem, test, folder, TEXT[3])
    good = judge(classes)
    if script:
        print(f"  with the test as a script for both ({script[0]}): {script[1]:.2f} s against {script[2]:.2f} s")
    print(f"  all of this took {time.perf_counter() - started:.0f} s")
    return good


def chosen(kind, cases, only):
    """The cases of a class of which the name, or the class, is asked for; all of them if nothing is."""
    wanted = only.split(",") if only else [kind]
    return [c for c in cases if kind in wanted or c[0] in wanted]


@dataclasses.dataclass
class Row:
    """A case: lines, instructions and seconds of both, ours also with all that follows, whether llvm-reduce was stopped,
    signature of a verdict."""
    name: str
    lines: int
    ours: int
    theirs: int
    mine: float
    whole: float
    its: float
    stopped: bool
    signature: str = ""

    def show(self, steps):
        at_least = ">" if self.stopped else " "
        print(f"  {self.name:<28} {self.lines:>5} lines  {self.ours:>3} against {self.theirs:>3} instructions"
              f"  {self.mine:6.2f}+{self.whole - self.mine:.2f} s against {at_least}{self.its:6.2f} s {at_least}{self.its / self.mine:6.1f}x"
              f"  ({steps} steps){'  ' + self.signature if self.signature else ''}", flush=True)
        return self


def case(tandem, test, folder, kind, name, kernels, copies, words):
    """One case: name, lines, instructions and seconds of both."""
    files = [KERNELS / f"{k}.ll" for k in kernels]
    source = folder / f"{name}.ll"
    if len(files) == copies == 1:
        source.write_text(files[0].read_text())
    else:
        source = common.linked(folder, files, copies, f"{name}.ll")
    predicate = [kind, *words]
    ours, theirs = folder / "ours.ll", folder / "theirs.ll"
    server = " ".join(map(str, [test, "--lines", *predicate]))
    start = time.perf_counter()
    report = json.loads(quiet(tandem, "reduce", source, "--test-server", server, "-j", JOBS, "-o", ours,
                              "--force", "--json", "--time-report"))
    whole = time.perf_counter() - start
    with serving(folder, test, "--socket", folder / "socket", *predicate):
        its, _ = llvm_reduce(test, folder, source, theirs)
    check(test, predicate, ours, name)
    row = Row(name, source.read_text().count("\n"), instructions(ours), instructions(theirs), stood(report), whole, its, False)
    return row.show(report["steps"])


def verdict(tandem, server, test, folder, defect, source, where):
    """One case of a seeded defect: both are asked for the same signature, and both results must have it."""
    ours, theirs, best = (folder / f"{n}.ll" for n in ("ours", "theirs", "best"))
    start = time.perf_counter()
    report = json.loads(quiet(tandem, "reduce", source, "--defect", defect, "-j", JOBS, "-o", ours, "--force", "--json", "--time-report"))
    whole = time.perf_counter() - start
    with serving(folder, server, "--socket", folder / "socket", "--best", best, defect, source) as signature:
        its, stopped = llvm_reduce(test, folder, source, theirs, LIMIT)
        theirs = best if stopped else theirs
        for result in ours, theirs:
            common.command(common.AS, "-o", "/dev/null", result)
            if subprocess.run([test, "--client", folder / "socket", result]).returncode != 0:
                common.die(1, f"{defect}: {result.name} is not interesting")
    if report["predicate"] != f"same failure: {signature}":
        common.die(1, f"{defect}: the server hunts {signature}, not {report['predicate']}")
    lines = source.read_text().count("\n")
    sizes = instructions(ours), instructions(theirs)
    row = Row(defect, lines, *sizes, stood(report), whole, its, stopped, f"{where} {signature}")
    return row.show(report["steps"])


def stood(report):
    """Seconds until the result stood, its certificate included."""
    return sum(report["phases"][p] for p in ("pinning", "search", "certificate")) / 1000


def by_script(tandem, test, folder, chosen):
    """The same with the test started anew for every question, by both: (name, ours, theirs) in seconds."""
    name, kernels, _, words = chosen
    source, out = KERNELS / f"{kernels[0]}.ll", folder / "out.ll"
    ours = [a for word in ["grep", *words] for a in ("--test-arg", word)]
    mine = timed(tandem, "reduce", source, "--test", test, *ours, "-j", JOBS, "-o", out, "--force")
    theirs = [f"--test-arg={word}" for word in ["grep", *words]]
    return name, mine, timed(REDUCE, f"-j={JOBS}", f"--test={test}", *theirs, "-o", out, source)


@contextlib.contextmanager
def serving(folder, *words):
    """A server on the socket of the folder, which runs as long as the block; gives the line that it begins with."""
    (folder / "socket").unlink(missing_ok=True)
    server = subprocess.Popen([str(w) for w in words], stdout=subprocess.PIPE, text=True)
    try:
        yield server.stdout.readline().strip()
    finally:
        server.kill()
        server.wait()


def llvm_reduce(test, folder, source, out, limit=None):
    """Seconds that llvm-reduce takes with the server on the folder's socket, and whether it was stopped."""
    words = [REDUCE, f"-j={JOBS}", f"--test={test}", "--test-arg=--client", f"--test-arg={folder / 'socket'}", "-o", out]
    start = time.perf_counter()
    # A group of its own, so that the tests that it has started end with it.
    child = subprocess.Popen([str(w) for w in [*words, source]], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                             start_new_session=True, cwd=folder)
    try:
        _, errors = child.communicate(timeout=limit)
    except subprocess.TimeoutExpired:
        os.killpg(child.pid, signal.SIGKILL)
        child.communicate()
        return float(limit), True
    if child.returncode != 0:
        common.die(1, f"{REDUCE} failed with {child.returncode}:\n{errors.decode(errors='replace')[:2000]}")
    return time.perf_counter() - start, False


def quiet(*words):
    done = subprocess.run([str(w) for w in words], capture_output=True, text=True)
    if done.returncode != 0:
        common.die(1, f"{' '.join(map(str, words))}\nfailed with {done.returncode}:\n{done.stderr[:2000]}")
    return done.stdout


def timed(*words):
    start = time.perf_counter()
    quiet(*words)
    return time.perf_counter() - start


def check(test, predicate, result, name):
    """The result is interesting, and LLVM reads it."""
    common.command(common.AS, "-o", "/dev/null", result)
    if subprocess.run([test, *predicate, result]).returncode != 0:
        common.die(1, f"{name}: the result is not interesting")


def instructions(path):
    """Instructions of the bodies, as LLVM counts them."""
    text = common.command(common.OPT, "-disable-output", "-passes=print<func-properties>", path)
    return sum(int(line.split()[-1]) for line in text.splitlines() if line.startswith("TotalInstructionCount:"))


def judge(classes):
    """Prints the figures of each class and of all, holds those of all against the bars."""
    everything = [row for rows in classes.values() for row in rows]
    print(f"\n  {len(everything)} cases, {min(r.lines for r in everything)} to {max(r.lines for r in everything)} lines")
    print(f"  {'class':<10} {'cases':>5} {'instructions, ratio':>20} {'times as fast':>14} {'all of it':>10} {'larger':>7} {'stopped':>8}")
    for name, rows in [*classes.items(), ("all", everything)]:
        print(f"  {name:<10} {len(rows):>5} {size(rows):>20.2f} {speed(rows):>14.1f} {speed(rows, 'whole'):>10.1f}"
              f" {len(larger(rows)):>7} {sum(r.stopped for r in rows):>8}")
    names = ", ".join(f"{r.name} ({r.ours} against {r.theirs})" for r in larger(everything))
    print(f"  larger than llvm-reduce's: {names or 'none'} (bar: none)")
    print(f"  instructions, median of the ratios of all: {size(everything):.2f} (bar: {SMALLER})")
    print(f"  times as fast, median of all: {speed(everything):.1f} (bar: {FASTER:.0f}); with all that follows"
          f" {speed(everything, 'whole'):.1f}")
    wrong = [r.ours for r in everything if "/miscompile/" in r.signature]
    median = statistics.median(wrong) if wrong else float("inf")
    print(f"  miscompiles: {len(wrong)}, instructions, median: {median:g} (bar: {MISCOMPILE})")
    met = size(everything) <= SMALLER and speed(everything) >= FASTER
    return met and not larger(everything) and median <= MISCOMPILE


def larger(rows):
    return [r for r in rows if r.ours > r.theirs]


def size(rows):
    """Median of ours against theirs, in instructions; nothing against nothing is 1."""
    return statistics.median(r.ours / r.theirs if r.theirs else 1.0 + r.ours for r in rows)


def speed(rows, ours="mine"):
    """Median of their time against ours; where llvm-reduce was stopped, no more than what it had taken counts."""
    return statistics.median(r.its / getattr(r, ours) for r in rows)
