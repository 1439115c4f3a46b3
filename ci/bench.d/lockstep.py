"""Cost of lockstep per step, by the size of the function; and `tandem check` on a large one.

Functions of 10^3, 10^4 and 10^5 instructions are generated in which a pass makes the same number of steps, at places that
are spread evenly. Misses the bar if a step takes more than 1.5 times as long in a function ten times as large, or if
`tandem check` on one function of 10^5 instructions with 10^4 steps takes more than two minutes on one core.
"""
import pathlib
import tempfile

from common import build, command, die, spend

SIZES = (1_000, 10_000, 100_000)
# Places of a function where the pass makes a step, and as few that what a changed function costs besides is there too.
PLACES, FEW = 90, 10
# One in so many places is an edge to thread, which copies a block: jump threading has a budget for that.
THREADED = 50
RATIO, MINUTES = 1.5, 2
# The default of the oracle: all three sizes are above it.
FOLLOWED_FROM = 512

NOTES = """\
What is measured: processor time of the steps of one ride in lockstep (production with the reference beside every step; no
runs, no proofs), each from its beginning until it is judged, less that of a function of the same size with fewer steps,
divided by the difference of the steps. What a ride costs however many steps it has is so left out: a look at the whole
before and after, and what the first step finds out about the whole. It is in the columns of whole rides, and so is what
production does between steps; production alone is shown as well. All functions take turns, and the least of the runs counts."""

# Two ways to the first block, so that it is not merged into the entry, which would be a step of its own.
HEAD = """define i32 @f(ptr %p, i32 %x, i1 %way) {
entry:
  br i1 %way, label %up, label %down
up:
  store i32 1, ptr %p
  br label %h0
down:
  store i32 2, ptr %p
  br label %h0
"""


def site(k, live, kind):
    """Ten instructions or so: a diamond around values that nobody knows, and in it, if asked for, something to do."""
    here, there = f"h{k}", f"h{k + 1}"
    head = f"""{here}:
  %q{k} = phi i32 {live}
  store i32 %q{k}, ptr %p
  %g{k} = getelementptr i32, ptr %p, i64 {k + 1}
  %v{k} = load i32, ptr %g{k}
  %c{k} = icmp slt i32 %v{k}, 7
  br i1 %c{k}, label %l{k}, label %r{k}
"""
    both = f"[ %t{k}, %l{k} ], [ %u{k}, %r{k} ]"
    if kind == "thread":
        return head + f"""l{k}:
  %t{k} = add i32 %v{k}, {k}
  br label %m{k}
r{k}:
  %u{k} = mul i32 %v{k}, 3
  %d{k} = icmp slt i32 %u{k}, 5
  br label %m{k}
m{k}:
  %f{k} = phi i1 [ true, %l{k} ], [ %d{k}, %r{k} ]
  %w{k} = phi i32 {both}
  br i1 %f{k}, label %{there}, label %e{k}
e{k}:
  store i32 0, ptr %g{k}
  br label %{there}
""", f"[ %w{k}, %m{k} ], [ 0, %e{k} ]"
    added = 0 if kind == "simplify" else k + 1
    left = f"br i1 true, label %{there}, label %r{k}" if kind == "fold" else f"br label %{there}"
    return head + f"""l{k}:
  %t{k} = add i32 %v{k}, {added}
  {left}
r{k}:
  %u{k} = mul i32 %v{k}, 3
  br label %{there}
""", both


def function(size, places, pass_name):
    """A function of about so many instructions with so many places where the pass finds something to do."""
    sites = size // 10
    every = sites // places if places else sites + 1
    text, live = HEAD, "[ %x, %up ], [ 0, %down ]"
    busy = 0
    for k in range(sites):
        kind = "plain"
        if k % every == 0 and busy < places:
            busy += 1
            threads = pass_name == "jump-threading" and busy % THREADED == 0
            kind = "thread" if threads else {"jump-threading": "fold", "instsimplify": "simplify"}[pass_name]
        part, live = site(k, live, kind)
        text += part
    return text + f"h{sites}:\n  %q = phi i32 {live}\n  ret i32 %q\n}}\n"


def rides(clock, pass_name, runs, paths):
    """Of the function in each file: steps, steps settled on small units, and the least seconds of a ride, of production alone
    and of the steps of a ride."""
    found = []
    for path, line in zip(paths, command(clock, pass_name, runs, FOLLOWED_FROM, *paths).splitlines(), strict=True):
        steps, small, _, findings, *seconds = line.split()
        if findings != "0":
            die(1, f"{pass_name}: {findings} findings in {path.name}")
        least = [min(column) for column in zip(*([float(s) for s in run.split("/")] for run in seconds))]
        found.append((int(steps), int(small), *least))
    return found


def by_size(clock, folder, pass_name, runs):
    """Prints a line per size; true if all ratios met their bar."""
    print(f"\n{pass_name:<16} {'steps':>6} {'small':>6} {'ride ms':>9} {'few ms':>9} {'pass ms':>9} {'few ms':>9} {'steps ms':>9} {'few ms':>9}"
          f" {'us/step':>9} {'ratio':>6}")
    paths = []
    for size in SIZES:
        for places in (PLACES, FEW):
            paths.append(folder / f"{pass_name}.{size}.{places}.ll")
            paths[-1].write_text(function(size, places, pass_name))
    found = rides(clock, pass_name, runs, paths)
    good, last = True, None
    for size, many, few in zip(SIZES, found[::2], found[1::2]):
        (steps, small, busy, own, inside), (fewer, _, idle, own_idle, inside_few) = many, few
        if steps < PLACES or not FEW <= fewer < PLACES // 2:
            die(1, f"{pass_name} makes {steps} steps at {PLACES} places, and {fewer} at {FEW}")
        cost = max(inside - inside_few, 1e-9) / (steps - fewer)
        ratio = cost / last if last else 1.0
        good, last = good and ratio <= RATIO, cost
        times = " ".join(f"{1e3 * t:>9.2f}" for t in (busy, idle, own, own_idle, inside, inside_few))
        print(f"{size:>16} {steps:>6} {small:>6} {times} {1e6 * cost:>9.1f} {ratio:>6.2f}", flush=True)
    print(f"ratios of {pass_name}: {'all at most' if good else 'NOT all at most'} {RATIO}")
    return good


def large(tandem, folder):
    """True if one large function with many steps is checked in time."""
    path = folder / "large.ll"
    path.write_text(function(SIZES[-1], SIZES[-1] // 10, "jump-threading"))
    seconds, memory = spend("taskset", "-c", "0", tandem, "check", "--pass", "jump-threading", "-j", 1, path)
    good = seconds <= 60 * MINUTES
    print(f"\ntandem check --pass jump-threading, {SIZES[-1]} instructions, {SIZES[-1] // 10} steps, one core:"
          f" {seconds:.1f} s, {memory >> 20} MiB ({'at most' if good else 'MORE THAN'} {MINUTES} minutes)")
    return good


def run(args):
    """All bars are met."""
    programs = build("--bin", "tandem", "--example", "lockstep_clock")
    clock, tandem = programs / "examples/lockstep_clock", programs / "tandem"
    print(f"lockstep, least of {args.runs} runs\n{NOTES}")
    with tempfile.TemporaryDirectory(prefix="tandem-bench-") as folder:
        folder = pathlib.Path(folder)
        passes = [by_size(clock, folder, name, args.runs) for name in ("jump-threading", "instsimplify")]
        return all([*passes, large(tandem, folder)])
