"""Speed of the passes on scalar evolution against LLVM's, and how their cost grows.

First indvars and loop-deletion over the corpus (O1.ll of every kernel, linked from renamed copies), by both tools' own pass
timers; loops are brought into their simple form before, by each tool's own passes, which are not counted. Then inputs on
which such analyses grow faster than the program: nests of loops with parametric extents, long chains of additions, sums of
many leaves, many loops one behind the other. Misses a bar if a pass takes more than half of opt's time on the corpus, or an
input more than the seconds or memory beside it.
"""
import pathlib
import re
import statistics
import tempfile

from common import LINK, OPT, ROOT, build, command, die, linked, missing, spend, version

CLASSES = {"indvars": "IndVarSimplifyPass", "loop-deletion": "LoopDeletionPass"}
BEFORE, BAR, COPIES = "loop-simplify,lcssa", 0.5, 4


def counted(label, back, start, bound, body=()):
    """A loop of one block that counts up to a bound."""
    return [f"h{label}:", f"  %i{label} = phi i64 [ {start}, %{back} ], [ %n{label}, %h{label} ]",
            *body, f"  %n{label} = add nuw nsw i64 %i{label}, 1", f"  %c{label} = icmp ult i64 %n{label}, {bound}",
            f"  br i1 %c{label}, label %h{label}, label %x{label}", f"x{label}:"]


def whole(lines, last="  ret void"):
    return "\n".join(["define void @f(ptr %p, i64 %n) {", "entry:", *lines, last, "}"])


def chain_of_adds(n):
    body = [f"  %a{k} = add i64 %{f'a{k - 1}' if k else 'i0'}, {k % 7 + 1}" for k in range(n)]
    body += [f"  %g = getelementptr i8, ptr %p, i64 %a{n - 1}", "  store i8 1, ptr %g"]
    return whole(["  br label %h0", *counted(0, "entry", 0, "%n", body)])


def sum_of_leaves(n):
    lines = []
    for k in range(n):
        lines += [f"  %q{k} = getelementptr i64, ptr %p, i64 {k}", f"  %v{k} = load i64, ptr %q{k}"]
    body = [f"  %a{k} = add i64 %{f'a{k - 1}' if k else 'i0'}, %v{k}" for k in range(n)]
    body += [f"  %g = getelementptr i8, ptr %p, i64 %a{n - 1}", "  store i8 1, ptr %g"]
    return whole([*lines, "  br label %h0", *counted(0, "entry", 0, "%n", body)])


def chained_loops(n, dead=False):
    """Each loop goes on where the one before has come to; or counts for nothing."""
    lines = ["  br label %h0"]
    for k in range(n):
        start = "0" if dead or k == 0 else f"%n{k - 1}"
        body = [] if dead else [f"  %g{k} = getelementptr i8, ptr %p, i64 %i{k}", f"  store i8 {k % 100}, ptr %g{k}"]
        lines += counted(k, f"x{k - 1}" if k else "entry", start, 10 + k % 5 if dead else 1000 * (k + 1), body)
        lines += [f"  br label %h{k + 1}"] if k < n - 1 else []
    return whole(lines)


def nest(depth):
    """Loops in one another whose extents are arguments, around an access to an array of that shape."""
    head = ["define void @f(ptr %p" + "".join(f", i64 %n{d}" for d in range(depth)) + ") {", "entry:", "  br label %h0"]
    for d in range(depth):
        head += [f"h{d}:", f"  %i{d} = phi i64 [ 0, %{f'h{d - 1}' if d else 'entry'} ], [ %j{d}, %l{d} ]"]
        head += [f"  br label %h{d + 1}"] if d < depth - 1 else []
    at = "i0"
    for d in range(1, depth):
        head += [f"  %m{d} = mul i64 %{at}, %n{d}", f"  %s{d} = add i64 %m{d}, %i{d}"]
        at = f"s{d}"
    head += [f"  %g = getelementptr float, ptr %p, i64 %{at}", "  store float 1.0, ptr %g", f"  br label %l{depth - 1}"]
    for d in reversed(range(depth)):
        head += [f"l{d}:", f"  %j{d} = add nuw nsw i64 %i{d}, 1", f"  %c{d} = icmp slt i64 %j{d}, %n{d}",
                 f"  br i1 %c{d}, label %h{d}, label %{f'l{d - 1}' if d else 'exit'}"]
    return "\n".join([*head, "exit:", "  ret void", "}"])


# Name, pass, program, seconds, MiB (none: not bounded).
GROWTH = [
    ("nest of 8", "indvars", lambda: nest(8), 0.005, None),
    ("nest of 10", "indvars", lambda: nest(10), 0.010, None),
    ("nest of 12", "indvars", lambda: nest(12), 0.020, None),
    ("10^4 chained adds", "indvars", lambda: chain_of_adds(10_000), None, None),
    ("10^5 chained adds", "indvars", lambda: chain_of_adds(100_000), 1.0, 300),
    ("10^4 leaves", "indvars", lambda: sum_of_leaves(10_000), None, None),
    ("10^5 leaves", "indvars", lambda: sum_of_leaves(100_000), 2.0, None),
    ("10^3 chained loops", "indvars", lambda: chained_loops(1_000), None, None),
    ("10^4 chained loops", "indvars", lambda: chained_loops(10_000), 2.0, None),
    ("10^3 dead loops", "loop-deletion", lambda: chained_loops(1_000, dead=True), None, None),
    ("10^4 dead loops", "loop-deletion", lambda: chained_loops(10_000, dead=True), 1.0, None),
]


def our_time(tandemc, passes, name, file):
    report = command(tandemc, f"--passes=function({passes})", "-j1", "--emit", "none", "--time-passes", file)
    line = re.search(rf"(?m)^\s+(\d+\.\d+) \(.*\)\s+{name}$", report)
    return float(line[1]) if line else die(1, f"no time for {name} in the report of tandemc:\n{report}")


def llvm_time(name, file):
    report = command(OPT, f"-passes=function({BEFORE},loop({name}))", "-time-passes", "-disable-output", file)
    rows = re.findall(rf"(?m)^.*?(\d+\.\d+) \(\s*[\d.]+%\)\s+{CLASSES[name]}$", report)
    return float(rows[0]) if rows else die(1, f"no {CLASSES[name]} in the report of {OPT}:\n{report}")


def corpus(tandemc, folder, runs):
    """True if both passes meet their bar."""
    file = linked(folder, sorted((ROOT / "corpus/kernels").glob("*/O1.ll")), COPIES, "corpus.ll")
    good = True
    for name in CLASSES:
        pairs = [(our_time(tandemc, f"{BEFORE},{name}", name, file), llvm_time(name, file)) for _ in range(runs)]
        ours, theirs = (statistics.median(column) for column in zip(*pairs))
        met = ours <= BAR * theirs
        good &= met
        print(f"{name:<14} corpus x{COPIES}: {1000 * ours:>8.1f} ms, opt {1000 * theirs:>8.1f} ms: {ours / theirs:.2f} times"
              f" ({'at most' if met else 'MORE THAN'} {BAR})")
    return good


def growth(tandemc, folder, runs):
    """True if no input takes more than it may."""
    good = True
    print(f"\n{'input':<20} {'pass':<14} {'seconds':>9} {'MiB':>7}   bars")
    for name, which, make, seconds, memory in GROWTH:
        file = folder / "input.ll"
        file.write_text(make() + "\n")
        spent = min(our_time(tandemc, which, which, file) for _ in range(min(runs, 3)))
        peak = spend(tandemc, f"--passes=function({which})", "-j1", "--emit", "none", file)[1] / 2**20
        late = seconds is not None and spent > seconds or memory is not None and peak > memory
        bars = ", ".join([*([f"{seconds} s"] if seconds else []), *([f"{memory} MiB"] if memory else [])])
        good &= not late
        print(f"{name:<20} {which:<14} {spent:>9.4f} {peak:>7.1f}   {bars}{' MISSED' if late else ''}".rstrip(), flush=True)
    return good


def run(args):
    """Every bar is met, or there is no peer."""
    if missing(OPT, LINK):
        return True
    tandemc = build("-p", "tandem-optimized") / "tandemc"
    print(f"scev: tandemc against {version(OPT)}, median of {args.runs} runs\n{__doc__}")
    with tempfile.TemporaryDirectory(prefix="tandem-bench-") as folder:
        folder = pathlib.Path(folder)
        return all([corpus(tandemc, folder, args.runs), growth(tandemc, folder, args.runs)])
