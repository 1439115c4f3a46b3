"""`tandem reduce` against `llvm-reduce-22` with the same predicates, from 50 to 5,000 lines."""
import json
import pathlib
import statistics
import subprocess
import tempfile
import time

import common

REDUCE = "llvm-reduce-22"
KERNELS = common.ROOT / "corpus/kernels"
JOBS = "2"
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

# Seeded defects with a kernel that shows each.
MISCOMPILES = [
    ("chain-through-merge", "interpreter/O1"),
    ("phi-of-first-predecessor", "tokenizer/sroa"),
    ("first-definition-wins", "regex_dfa/sroa"),
    ("truth-is-all-ones", "date_parse/O1"),
    ("unfold-without-freeze", "regex_dfa/sroa"),
]


def run(args):
    if common.missing(REDUCE, common.OPT, common.LINK, "cc"):
        return True
    # With the seeded defects, for the miscompiles; they are off unless asked for by name.
    programs = common.build("--features", "defects", "--bin", "tandem")
    tandem = programs / "tandem"
    print(f"tandem reduce -j {JOBS} against {common.version(REDUCE)} -j {JOBS}, the same predicate for both")
    print("  our time: all of it, with the start of the test server, certificate, escapes and passing sibling")
    print("  its time: with a server that runs already, asked by a client of a few instructions\n")
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        test = folder / "reduce_test"
        common.command("cc", "-O2", "-o", test, pathlib.Path(__file__).with_name("reduce_test.c"), "-lpthread")
        rows = [case(tandem, test, folder, "grep", *c) for c in TEXT]
        rows += [case(tandem, test, folder, "opt", *c) for c in OPT]
        script = by_script(tandem, test, folder, TEXT[3])
        good = judge(rows)
        print(f"  with the test as a script for both ({script[0]}): {script[1]:.2f} s against {script[2]:.2f} s")
        return miscompiles(tandem, folder) and good


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
                              "--force", "--json"))
    mine = time.perf_counter() - start
    its = with_server(test, folder, predicate, lambda socket: timed(
        REDUCE, f"-j={JOBS}", f"--test={test}", "--test-arg=--client", f"--test-arg={socket}", "-o", theirs, source))
    check(test, predicate, ours, name)
    row = (name, source.read_text().count("\n"), instructions(ours), instructions(theirs), mine, its)
    print(f"  {name:<20} {row[1]:>5} lines  {row[2]:>3} against {row[3]:>3} instructions"
          f"  {mine:7.2f} s against {its:7.2f} s  {its / mine:6.1f}x  ({report['steps']} steps)", flush=True)
    return row


def by_script(tandem, test, folder, chosen):
    """The same with the test started anew for every question, by both: (name, ours, theirs) in seconds."""
    name, kernels, _, words = chosen
    source, out = KERNELS / f"{kernels[0]}.ll", folder / "out.ll"
    ours = [a for word in ["grep", *words] for a in ("--test-arg", word)]
    mine = timed(tandem, "reduce", source, "--test", test, *ours, "-j", JOBS, "-o", out, "--force")
    theirs = [f"--test-arg={word}" for word in ["grep", *words]]
    return name, mine, timed(REDUCE, f"-j={JOBS}", f"--test={test}", *theirs, "-o", out, source)


def with_server(test, folder, predicate, use):
    socket = folder / "socket"
    socket.unlink(missing_ok=True)
    server = subprocess.Popen([test, "--socket", socket, *predicate], stdout=subprocess.PIPE, text=True)
    try:
        server.stdout.readline()
        return use(socket)
    finally:
        server.kill()
        server.wait()


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


def judge(rows):
    larger = [r[0] for r in rows if r[2] > r[3]]
    size = statistics.median(r[2] / max(r[3], 1) for r in rows)
    speed = statistics.median(r[5] / r[4] for r in rows)
    print(f"\n  {len(rows)} cases, {min(r[1] for r in rows)} to {max(r[1] for r in rows)} lines")
    print(f"  larger than llvm-reduce's: {', '.join(larger) or 'none'} (bar: none)")
    print(f"  instructions, median of the ratios: {size:.2f} (bar: {SMALLER})")
    print(f"  times as fast, median: {speed:.1f} (bar: {FASTER:.0f})")
    return not larger and size <= SMALLER and speed >= FASTER


def miscompiles(tandem, folder):
    """Whole kernels that seeded defects break, reduced by the judge's verdict; the bar is on the miscompiles."""
    wrong, other = [], []
    print("\n  kernels that seeded defects break, by the judge's verdict (llvm-reduce has no such predicate)")
    for defect, kernel in MISCOMPILES:
        out = folder / f"{defect}.ll"
        done = subprocess.run([tandem, "reduce", KERNELS / f"{kernel}.ll", "--defect", defect, "-j", JOBS, "-o", out,
                               "--force", "--json"], capture_output=True, text=True)
        if done.returncode != 0:
            print(f"  {defect:<28} {kernel:<20} not run: {done.stderr.strip()[:80]}")
            continue
        report = json.loads(done.stdout)
        size = report["after"]["instructions"]
        (wrong if "/miscompile/" in report["predicate"] else other).append(size)
        print(f"  {defect:<28} {kernel:<20} {report['before']['instructions']:>4} to {size:>2} instructions"
              f"  {report['wall_milliseconds'] / 1000:6.1f} s  {report['predicate']}", flush=True)
    if not wrong:
        print("  no miscompile could be reduced")
        return False
    if other:
        print(f"  other findings: {len(other)}, instructions, median: {statistics.median(other)}")
    print(f"  miscompiles: {len(wrong)}, instructions, median: {statistics.median(wrong)} (bar: {MISCOMPILE})")
    return statistics.median(wrong) <= MISCOMPILE
