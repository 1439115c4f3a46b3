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
DEFECTS = common.ROOT / "corpus/defects"
JOBS = "2"
# Never larger, and in the median: instructions, time, instructions of a miscompile.
SMALLER, FASTER, MISCOMPILE = 0.8, 10.0, 10

# What is hunted: regular expressions that some line has to match each, without blanks.
S = "[[:space:]]"
CALL = f"call{S}.*"
CASES = [
    # name, kernels (several are linked), copies of each, predicate
    ("divide", ["account_lock/O1"], 1, ["grep", f"={S}(u|s)rem{S}|={S}(u|s)div{S}|={S}atomicrmw{S}"]),
    ("barrier-phi", ["matmul_tiled/O1"], 1, ["grep", "barrier", f"={S}phi{S}"]),
    ("float-product", ["fft/O1"], 1, ["grep", f"={S}fmul{S}.*float{S}%", f"={S}fadd{S}"]),
    ("guarded-load", ["kmp_search/O1"], 1, ["grep", f"={S}load{S}.*ptr.*%", f"br{S}i1{S}%", f"={S}icmp{S}"]),
    ("two-phis", ["collatz/sroa"], 1, ["grep", f"={S}phi{S}.*%.*%.*%", f"={S}(add|mul){S}.*%"]),
    ("switch", ["regex_dfa/O1"], 1, ["grep", f"switch{S}i|select{S}i1{S}%", f"={S}getelementptr{S}.*%"]),
    ("shared-store", ["bitonic_sort/sroa"], 1, ["grep", "addrspace\\(3\\)", f"store{S}i32{S}%"]),
    ("debug-loop", ["histogram/debug"], 1, ["grep", "atomicrmw|atomic", f"={S}phi{S}|alloca"]),
    ("narrow-and-wide", ["huffman_decode/O1"], 1, ["grep", f"={S}zext{S}.*%", f"={S}(l|a)shr{S}.*%|shl{S}"]),
    ("tokens", ["tokenizer/O1"], 1, ["grep", f"={S}load{S}i8", f"={S}icmp{S}eq{S}i8{S}%"]),
    ("square-root", ["ray_sphere/O1"], 1, ["grep", "sqrt", f"={S}fcmp{S}.*%"]),
    ("rotate", ["sha256/O0"], 1, ["grep", f"fshl|={S}lshr{S}.*%", f"={S}shl{S}.*%"]),
    ("call-in-loop", ["interval_classify/O0"], 1, ["grep", f"{CALL}%", f"br{S}i1{S}%", f"={S}load{S}"]),
    ("first-of-five", ["fft/O1", "sha256/O1", "tokenizer/O1", "interpreter/O1", "merge_path/O0"], 1,
     ["grep", f"switch{S}i.*%", f"={S}getelementptr{S}.*%"]),
    ("one-of-ten", ["ray_sphere/O0", "sha256/O0", "quick_select/O0", "regex_dfa/O0"], 1,
     ["grep", "sqrt", "barrier", f"={S}load{S}.*%"]),
    ("thousand-lines", ["tokenizer/O0", "matmul_tiled/O0"], 1, ["grep", f"={S}fmul{S}.*%", f"={S}icmp{S}.*i8"]),
    ("three-thousand", ["sha256/O0", "ray_sphere/O0", "tokenizer/O0", "interval_classify/O0"], 1,
     ["grep", f"={S}xor{S}.*%", f"={S}fdiv{S}|={S}fmul{S}.*%"]),
    ("five-thousand", ["ray_sphere/O0", "sha256/O0"], 3, ["grep", "sqrt", f"={S}lshr{S}.*%"]),
    ("large-and-rare", ["floyd_warshall/O0", "pcg_monte_carlo/O0", "interpreter/O0", "compaction/O0"], 2,
     ["grep", f"switch{S}|={S}urem{S}", f"={S}(u|s)itofp{S}"]),
    ("opt-instcombine", ["merge_path/O0"], 1, ["opt", "instcombine"]),
    ("opt-jump-threading", ["kmp_search/O1"], 1, ["opt", "jump-threading"]),
    ("opt-licm", ["matmul_tiled/O1"], 1, ["opt", "loop-mssa(licm)"]),
    ("opt-sroa", ["quick_select/O0"], 1, ["opt", "sroa"]),
    ("opt-gvn", ["blur_rgba/O0"], 1, ["opt", "gvn"]),
    ("opt-simplifycfg", ["interpreter/O0"], 1, ["opt", "simplifycfg"]),
]


def run(args):
    if common.missing(REDUCE, common.OPT, common.LINK, "cc"):
        return True
    programs = common.build("--bin", "tandem")
    print(f"tandem reduce -j {JOBS} against {common.version(REDUCE)} -j {JOBS}, the same predicate for both")
    print("  our time: everything, the start of the test server, certificate and passing sibling included")
    print("  its time: with a server that runs already, asked by a client of a few instructions\n")
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        test = folder / "reduce_test"
        source = pathlib.Path(__file__).with_name("reduce_test.c")
        common.command("cc", "-O2", "-o", test, source, "-lpthread")
        rows = [case(programs / "tandem", test, folder, *c) for c in CASES]
        script = by_script(programs / "tandem", test, folder, CASES[3])
    good = judge(rows)
    print(f"\n  with the test as a script for both ({script[0]}): {script[1]:.2f} s against {script[2]:.2f} s")
    return miscompiles(programs, args) and good


def case(tandem, test, folder, name, kernels, copies, predicate):
    """One case: (ours, theirs) in instructions and seconds."""
    files = [KERNELS / f"{k}.ll" for k in kernels]
    source = folder / f"{name}.ll"
    if len(files) == copies == 1:
        source.write_text(files[0].read_text())
    else:
        source = common.linked(folder, files, copies, f"{name}.ll")
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
    name, kernels, _, predicate = chosen
    source, out = KERNELS / f"{kernels[0]}.ll", folder / "out.ll"
    ours = [a for word in predicate for a in ("--test-arg", word)]
    mine = timed(tandem, "reduce", source, "--test", test, *ours, "-j", JOBS, "-o", out, "--force")
    theirs = [f"--test-arg={word}" for word in predicate]
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
    """Instructions of the bodies, as LLVM's reader counts them."""
    text = common.command(common.OPT, "-disable-output", "-passes=instcount", "-stats", path)
    return sum(int(line.split()[0]) for line in text.splitlines() if "Number of instructions (of all types)" in line)


def judge(rows):
    larger = [r[0] for r in rows if r[2] > r[3]]
    size = statistics.median(r[2] / max(r[3], 1) for r in rows)
    speed = statistics.median(r[5] / r[4] for r in rows)
    print(f"\n  {len(rows)} cases, {min(r[1] for r in rows)} to {max(r[1] for r in rows)} lines")
    print(f"  larger than llvm-reduce's: {', '.join(larger) or 'none'} (bar: none)")
    print(f"  instructions, median of the ratios: {size:.2f} (bar: {SMALLER})")
    print(f"  times as fast, median: {speed:.1f} (bar: {FASTER:.0f})")
    return not larger and size <= SMALLER and speed >= FASTER
