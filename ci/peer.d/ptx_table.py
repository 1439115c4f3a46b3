#!/usr/bin/env python3
"""Our table of instructions against ptxas.

ptx_table.py PROGRAM TABLE [--show]   PROGRAM is the example `ptx` of tandem-ir, TABLE is ir/src/machine/forms.txt

Writes an instruction for each line of the table: each value of each modifier once, and all combinations of types, vectors
and operations. Our verifier and ptxas have to say the same of each, for a target and version that has nearly all of them.
Opaque families, calls and branches are left out. --show prints the instructions.
Exit status: 0 they agree, 1 they do not, 2 ptxas is not there: a skip, never a pass.
"""
import itertools
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from ptx import find_ptxas

TARGET, VERSION = "sm_100a", "9.2"
# Asked in the wrong place: only a function has these, and our instructions stand in a kernel.
LEFT_OUT = re.compile(r"\.param::func")
HEAD = f""".version {VERSION}
.target {TARGET}
.address_size 64
.visible .entry k(.param .u64 p) {{
.reg .pred %p<9>; .reg .b16 %rs<9>; .reg .b32 %r<9>; .reg .b64 %rd<9>; .reg .b128 %rq<9>;
"""
REGISTERS = {1: "%p", 8: "%rs", 16: "%rs", 32: "%r", 64: "%rd", 128: "%rq"}


def bits(ty):
    if ty == "pred":
        return 1
    if ty in ("e4m3x2", "e5m2x2", "e2m3x2", "e3m2x2", "ue8m0x2"):
        return 16
    if ty == "tf32":
        return 32
    return int(re.search(r"[a-z](\d+)", ty)[1]) * (2 if ty.endswith("x2") else 1)


def slots_of(modifiers):
    """(role, optional, values) of each modifier of a line."""
    slots, current = [], None
    for word in modifiers:
        role = None
        if current is None:
            if word[0].isupper():
                role, word = word[0], word[1:]
            if word[0] not in "[{":
                slots.append((role, False, [word]))
                continue
            current, word = (role, word[0] == "[", []), word[1:]
        current[2].append(word.rstrip("]}"))
        if word[-1] in "]}":
            slots.append(current)
            current = None
    return slots


def choices(slots):
    base = [None if optional else values[0] for _, optional, values in slots]
    yield tuple(base)
    for i, (_, _, values) in enumerate(slots):
        for value in values:
            yield tuple(base[:i] + [value] + base[i + 1 :])
    free = [i for i, s in enumerate(slots) if s[0] in ("T", "S", "P", "V")]
    every = [slots[i][2] + ([None] if slots[i][1] else []) for i in free]
    for chosen in itertools.product(*every):
        mixed = list(base)
        for i, value in zip(free, chosen):
            mixed[i] = value
        yield tuple(mixed)


def operand(word, ty, source, vector, numbers):
    reg = lambda t: f"{REGISTERS[bits(t)]}{next(numbers) % 7 + 1}"
    fixed = {"i": "16", "a": reg(ty or "u64"), "mov": reg(ty or "u64"), "=mov": reg(ty or "u64"), "cvt": reg(source or "u32"), "=p|q": "%p1|%p2"}
    if word in fixed:
        return fixed[word]
    if word.startswith("@"):
        return "[%rd1]"
    word = word.lstrip("=")
    pair, word = word.endswith("|p"), word.removesuffix("|p")
    whole, word = word.startswith("V*"), word.removeprefix("V*").rstrip("+-!_")
    name = {"T": ty, "S": source, "W": ty and f"{ty[0]}{bits(ty) * 2}"}.get(word, word)
    if whole and vector:
        return "{" + ", ".join(f"{REGISTERS[bits(name)]}{k + 1}" for k in range(int(vector[1:]))) + "}"
    return reg(name) + ("|%p3" if pair else "")


def instructions(line, numbers):
    parts = [p.strip() for p in line.split(";")]
    family, *modifiers = parts[0].split()
    operands = parts[1].split() if len(parts) > 1 else []
    if ".*" in modifiers or {"call", "label", "table"} & set(operands) or family in ("ret", "exit"):
        return
    slots = slots_of(modifiers)
    for chosen in dict.fromkeys(choices(slots)):
        role = {s[0]: v[1:] for s, v in zip(slots, chosen) if s[0] and v}
        spelling = family + "".join(v for v in chosen if v)
        if LEFT_OUT.search(spelling):
            continue
        needed = [o for o in operands if not o.endswith("?") and o != "..."]
        hint = ["%rd7"] if ".L2::cache_hint" in spelling else []
        combined = ["%p4"] if re.match(r"setp?\.\w+\.(and|or|xor)\.", spelling) else []
        texts = [operand(o, role.get("T"), role.get("S"), role.get("V"), numbers) for o in needed]
        number = {"setmaxnreg": "64", "pmevent": "7"}.get(family)
        # Whoever reads the carry has a writer in front of it.
        writer = "add.cc.u32 %r1, %r2, %r3; " if family in ("addc", "subc", "madc") else ""
        texts = [number or t for t in texts] + hint + combined
        yield f"{writer}{spelling} {', '.join(texts)};"


def said_by_ptxas(ptxas, lines, folder):
    """Line number to complaint. A fatal error ends a run, so it is repeated without the lines complained of."""
    complaints, left = {}, list(enumerate(lines))
    file = folder / "table.ptx"
    for _ in range(100):
        file.write_text(HEAD + "\n".join(text for _, text in left) + "\nexit;\n}\n")
        ran = subprocess.run([ptxas, f"-arch={TARGET}", file, "-o", os.devnull], capture_output=True, text=True, check=False)
        found = re.findall(r"line (\d+); (?:error|fatal)\s*: (.*)", ran.stderr + ran.stdout)
        at = {int(n) - HEAD.count("\n") - 1: why for n, why in found}
        if not at:
            return complaints
        complaints.update({left[i][0]: why for i, why in at.items() if i < len(left)})
        left = [x for i, x in enumerate(left) if i not in at]
    sys.exit("ptxas never ended complaining")


def said_by_us(program, lines, folder):
    """The same of ours: a file of its own for each, since the first complaint of a file is all that is printed."""
    for n, text in enumerate(lines):
        (folder / f"{n}.ptx").write_text(f"{HEAD}{text}\nexit;\n}}\n")
    ran = subprocess.run([program, folder], capture_output=True, text=True, check=False)
    found = re.findall(r"^(?:unread|refused): \S*?(\d+)\.ptx:\d+:\d+: (.*)", ran.stdout, re.M)
    return {int(n): why for n, why in found}


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    ptxas = find_ptxas()
    if not ptxas:
        print("SKIPPED: ptxas is not installed (ci/setup --peers)")
        sys.exit(2)
    numbers = itertools.count()
    table = pathlib.Path(sys.argv[2]).read_text().split("\n")
    lines = [i for line in table if line and line[0] != "#" for i in instructions(line, numbers)]
    if "--show" in sys.argv:
        print("\n".join(lines))
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as many:
        theirs = said_by_ptxas(ptxas, lines, pathlib.Path(one))
        ours = said_by_us(os.path.abspath(sys.argv[1]), lines, pathlib.Path(many))
    differ = [n for n in range(len(lines)) if (n in theirs) != (n in ours)]
    for n in differ:
        print(f"  {lines[n]}  ptxas: {theirs.get(n, 'good')}; ours: {ours.get(n, 'good')}")
    both = len(set(theirs) & set(ours))
    print(f"{len(lines)} instructions of the table: both take {len(lines) - both - len(differ)}, both refuse {both}, {len(differ)} differ")
    sys.exit(1 if differ else 0)


if __name__ == "__main__":
    main()
