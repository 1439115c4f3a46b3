"""Is there a smaller program than what `tandem reduce` ends with? Every small one is asked.

For each case of the benchmark `reduce` that a defect of a pass on functions makes (classes verdict and hunt), and whose
result has at most six instructions: all functions of fewer instructions over a small alphabet, in order of size, until one
shows the same failure by its signature. Each is asked through `tandem reduce --serve`.

The functions take an i1 and a pointer and return nothing or an i1. Blocks end in a return, a branch, a branch on a value
(both edges may lead to one block) or a switch with one case; they are numbered in order of first mention, so that no graph
comes twice. Up to three instructions, the others are any of

  freeze, llvm.assume, a call of an unknown function    of any value
  add, xor, icmp eq, icmp ugt, icmp slt                 of any two
  select                                                of a result or the argument and any two
  phi                                                   of any values
  a load of an i1, the barrier of a block of threads

where a value is the argument, a result made before, false or true. Four instructions are too many for that: there it is the
barrier alone. Operands that do not dominate are left to the verifier of the predicate.

A result that nothing beats is the least one of this alphabet; there may be a smaller one of other operations or types.
"""
import concurrent.futures
import itertools
import json
import pathlib
import subprocess
import tempfile

import common
import reduce

# Results of more instructions are not looked at; so many instructions have the programs that are asked with all
# operations, and with the barrier alone.
LARGEST, ALL, CONTROL = 6, 3, 4
CONSTANTS = ["false", "true"]
DECLARATIONS = """
declare void @llvm.assume(i1)
declare void @use(i1)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
"""
BARRIER = ("call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)", False)
PHI = ("phi", True)


def operations(known, everything):
    """The instructions that may come next, where these values are known: text and whether it has a result."""
    yield BARRIER
    if not everything:
        return
    values = known + CONSTANTS
    yield PHI
    yield "load i1, ptr %p, align 1", True
    for x in values:
        yield f"freeze i1 {x}", True
        yield f"call void @llvm.assume(i1 {x})", False
        yield f"call void @use(i1 {x})", False
    for name in "add", "xor", "icmp eq", "icmp ugt", "icmp slt":
        for x, y in itertools.product(values, values):
            yield f"{name} i1 {x}, {y}", True
    for c, x, y in itertools.product(known, values, values):
        yield f"select i1 {c}, i1 {x}, i1 {y}", True


def graphs(blocks):
    """All graphs: for each block the kind of its end and where it leads to."""
    inner = range(1, blocks)
    ends = [("ret",), *(("br", t) for t in inner), *(("cond", t, u) for t in inner for u in inner),
            *(("switch", t, u) for t in inner for u in inner if t != u)]

    def rest(done, known):
        if len(done) == blocks:
            if known == blocks:
                yield tuple(done)
            return
        if len(done) >= known:
            return
        for end in ends:
            after = known
            for t in end[1:]:
                after = after + 1 if t == after else after if t < after else None
                if after is None:
                    break
            else:
                yield from rest([*done, end], after)

    yield from rest([], 1)


def programs(size):
    """The text of every function of so many instructions."""
    for blocks in range(1, size + 1):
        for counts in itertools.product(range(size - blocks + 1), repeat=blocks):
            if sum(counts) == size - blocks:
                places = [b for b in range(blocks) for _ in range(counts[b])]
                for ends in graphs(blocks):
                    yield from filled(places, ends, size <= ALL)


def filled(places, ends, everything):
    into = [[b for b, end in enumerate(ends) for t in end[1:] if t == block] for block in range(len(ends))]

    def rest(chosen, known):
        k = len(chosen)
        if k == len(places):
            yield from ended(places, ends, into, chosen, known)
            return
        follows = k > 0 and places[k - 1] == places[k] and chosen[-1] != PHI
        for op in operations(known, everything):
            if op != PHI or (into[places[k]] and not follows):
                yield from rest([*chosen, op], [*known, f"%v{k}"] if op[1] else known)

    yield from rest([], ["%a"])


def ended(places, ends, into, chosen, known):
    """With every condition, returned value and entry of a phi."""
    results = ["", *known] if places else [""]
    ways = [known if end[0] in ("cond", "switch") else results if end[0] == "ret" else [""] for end in ends]
    phis = [k for k, op in enumerate(chosen) if op == PHI]
    entries = [list(itertools.product(known + CONSTANTS, repeat=len(set(into[places[k]])))) for k in phis]
    for values in itertools.product(*ways):
        returned = {v != "" for v, end in zip(values, ends) if end[0] == "ret"}
        if len(returned) == 2:
            continue
        for words in itertools.product(*entries):
            yield text(places, ends, into, chosen, values, dict(zip(phis, words)), True in returned)


def text(places, ends, into, chosen, values, phis, gives):
    lines = [f"define {'i1' if gives else 'void'} @f(i1 %a, ptr %p) {{"]
    for b, (end, value) in enumerate(zip(ends, values)):
        lines.append(f"b{b}:")
        for k, (op, has_result) in enumerate(chosen):
            if places[k] == b:
                if k in phis:
                    by = dict(zip(sorted(set(into[b])), phis[k]))
                    op = "phi i1 " + ", ".join(f"[ {by[p]}, %b{p} ]" for p in into[b])
                lines.append(f"%v{k} = {op}" if has_result else op)
        lines.append({
            "ret": lambda: f"ret i1 {value}" if value else "ret void",
            "br": lambda: f"br label %b{end[1]}",
            "cond": lambda: f"br i1 {value}, label %b{end[1]}, label %b{end[2]}",
            "switch": lambda: f"switch i1 {value}, label %b{end[1]} [ i1 false, label %b{end[2]} ]",
        }[end[0]]())
    return "\n".join([*lines, "}", DECLARATIONS])


def least(tandem, folder, defect, source, where, number):
    """One case: its line, or None if its result is too large; whether nothing smaller was found."""
    out, asked = folder / f"{number}.ll", folder / f"{number}.asked.ll"
    report = json.loads(reduce.quiet(tandem, "reduce", source, "--defect", defect, "-o", out, "-j", "1", "--force", "--json"))
    ours, tried, smaller = reduce.instructions(out), 0, None
    if not 1 < ours <= LARGEST or "jump-threading/" not in report["predicate"]:
        return None
    words = [str(w) for w in (tandem, "reduce", source, "--defect", defect, "--serve")]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1) as server:
        most = min(ours - 1, CONTROL)
        for program in itertools.chain.from_iterable(programs(size) for size in range(1, most + 1)):
            tried += 1
            asked.write_text(program)
            server.stdin.write(f"{asked}\n")
            answer = server.stdout.readline().strip()
            if answer not in ("0", "1"):
                common.die(1, f"{defect}: no answer about\n{program}")
            if answer == "1":
                smaller = reduce.instructions(asked)
                break
        server.stdin.close()
    said = f"{smaller} will do\n{program}" if smaller else f"none of up to {most}"
    return f"  {defect:<32} {where:<22} {ours} instructions, {tried:>6} programs asked: {said}", smaller is None


def run(_):
    if common.missing(common.OPT):
        return True
    tandem = common.build("--features", "defects", "--bin", "tandem") / "tandem"
    cases = [(d, reduce.KERNELS / f"{k}.ll", k) for d, k in reduce.VERDICTS]
    cases += [(d, reduce.HUNTS / f"{d}.ll", "found") for d in reduce.FOUND]
    print("programs of fewer instructions than tandem reduce ends with, over a small alphabet, that show the same failure\n")
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(2) as pool:
        folder = pathlib.Path(folder)
        work = [pool.submit(least, tandem, folder, *case, n) for n, case in enumerate(cases)]
        found = []
        for done in work:
            if row := done.result():
                print(row[0], flush=True)
                found.append(row[1])
    print(f"\n  {len(cases) - len(found)} of {len(cases)} cases were not looked at: of other passes, or of too many instructions")
    print(f"  {len(found)} results, {found.count(True)} of them without a smaller program in the alphabet")
    return all(found)
