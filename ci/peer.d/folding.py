#!/usr/bin/env python3
"""The passes on machine functions over the PTX of the kernels, with what they are launched on (machine.md 9.4, 15.6).

folding.py BIN     BIN holds tandem and tandemc

Every O1.ll of corpus/kernels becomes PTX by tandemc --emit ptx, by llc-22 -O3, and by
llc-22 -O3 -disable-branch-fold; beside each lies the kernel's launch description. `tandem check` judges each step, and runs the kernels before
and behind the passes under ipdom, lockstep-warps and random: the same results, the same operations that threads do
together, and by the same lanes.
What llc's own folder does is compared by streams (9.1), function by function; and a diamond with a common tail of 36 instructions is shown as
machine instructions by ptxas, before and behind the pass.
Exit status: 0; 1 if something is found or unproven; 2 without llc: a skip, never a pass.
"""
import collections
import json
import os
import pathlib
import re
import shutil
import sys
import tempfile

from libnvvm_suite import called, run, sources_of_corpus

LLC = os.environ.get("LLC", "llc-22")


def check(tandem, label, folder):
    """Checks a folder of PTX; how much is found."""
    words = [tandem, "check", folder, "--pass", "branch-folder", "--pass", "block-placement"]
    ran = run([*words, "--json"])
    files = json.loads(ran.stdout or "{}").get("files", [])
    steps = collections.Counter()
    launches = collections.Counter()
    found = []
    for f in files:
        steps.update({k: v for k, v in f["steps"].items() if isinstance(v, int)})
        # Where nothing is changed nothing is run.
        launches[f.get("launch") or "nothing to compare"] += 1
        found += [f"{f['file']}: {x['message']}" for x in f.get("findings", [])]
    print(f"{label}: {len(files)} files and passes, {steps['total']} steps, {steps['unproven']} unproven, {len(found)} findings")
    print("  launches before and behind: " + ", ".join(f"{n} {k}" for k, n in sorted(launches.items())))
    for line in found:
        print(f"  {line}")
    if ran.returncode and not found:
        print(f"  exit status {ran.returncode}: {ran.stderr.strip()[:300]}")
    return len(found) + steps["unproven"] + int(bool(ran.returncode and not found))


def streams(tandem, before, after):
    """How many functions of two folders have the same streams, of how many."""
    equal = total = 0
    for a in sorted(before.glob("*.ptx")):
        ran = run([tandem, "tv", a, after / a.name, "--method=streams", "--json"])
        pairs = json.loads(ran.stdout or "{}").get("pairs", [])
        total += len(pairs)
        equal += sum(p["verdict"] == "correct" for p in pairs)
    return equal, total


def diamond():
    """`if (p) { x; tail } else { y; tail }` with a tail of 36 instructions that no compiler shortens."""
    tail = []
    for k in range(12):
        load, product = 4 + 2 * k, 5 + 2 * k
        tail += [
            f"ld.global.b32 %r{load}, [%rd1+{4 * k}];",
            f"mad.lo.s32 %r{product}, %r{load}, %r{product - 2}, {k + 3};",
            f"st.global.b32 [%rd1+{256 + 4 * k}], %r{product};",
        ]
    tail = "\n".join(tail)
    return f""".version 8.0
.target sm_90
.address_size 64
.visible .entry f(.param .u64 a, .param .u32 n) {{
.reg .b32 %r<60>; .reg .b64 %rd<5>; .reg .pred %p<3>;
ld.param.b64 %rd1, [a];
ld.param.b32 %r1, [n];
setp.lt.s32 %p1, %r1, 4;
@%p1 bra A;
bra.uni B;
A:
ld.global.b32 %r3, [%rd1+1024];
{tail}
bra.uni J;
B:
ld.global.b32 %r3, [%rd1+2048];
{tail}
J:
ret;
}}
"""


def machine_instructions(bin_folder, work):
    """Machine instructions of the diamond before and behind the pass; None without ptxas and nvdisasm."""
    tools = pathlib.Path(".deps/cuda/nvidia/cu13/bin")
    ptxas, disassembler = tools / "ptxas", tools / "nvdisasm"
    if not ptxas.exists() or not disassembler.exists():
        return None
    source = work / "diamond.ptx"
    source.write_text(diamond())
    counts = []
    for passes in ("machine()", "machine(branch-folder)"):
        out, binary = work / "out.ptx", work / "out.cubin"
        made = run([bin_folder / "tandemc", source, f"--passes={passes}", "-o", out])
        assembled = run([ptxas, "-arch=sm_90", out, "-o", binary])
        if made.returncode or assembled.returncode:
            return None
        listing = run([disassembler, binary]).stdout
        counts.append(len(re.findall(r"^\s+/\*[0-9a-f]{4}\*/", listing, re.MULTILINE)))
    return counts


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    if not shutil.which(LLC):
        print(f"SKIPPED: {LLC} is not installed (ci/setup --peers)")
        sys.exit(2)
    bin_folder = pathlib.Path(sys.argv[1])
    makers = {
        "ours": lambda s, o: [bin_folder / "tandemc", s, "--emit", "ptx", "-o", o],
        "llc": lambda s, o: [LLC, "-O3", "-mcpu=sm_90", s, "-o", o],
        "llc-unfolded": lambda s, o: [LLC, "-O3", "-mcpu=sm_90", "-disable-branch-fold", s, "-o", o],
    }
    findings = 0
    with tempfile.TemporaryDirectory() as work:
        for label, words in makers.items():
            folder = pathlib.Path(work) / label
            folder.mkdir()
            for source in sources_of_corpus():
                out = folder / f"{called(source)}.ptx"
                ran = run(words(source, out))
                if ran.returncode:
                    findings += 1
                    print(f"  {source}: not made: {ran.stderr.strip()[:200]}")
                    continue
                launch = source.with_name("launch.json")
                if launch.exists():
                    shutil.copy(launch, folder / f"{called(source)}.launch.json")
            findings += check(bin_folder / "tandem", label, folder)
        work = pathlib.Path(work)
        equal, total = streams(bin_folder / "tandem", work / "llc-unfolded", work / "llc")
        print(f"streams of llc's PTX without its folder and with it: {equal} of {total} functions the same")
        counts = machine_instructions(bin_folder, work)
        if counts is None:
            print("SKIPPED: machine instructions of the diamond: no ptxas and nvdisasm (ci/setup --peers)")
        else:
            print(f"diamond with a common tail of 36: {counts[0]} machine instructions, {counts[1]} merged")
            findings += int(counts[1] >= counts[0])
    print(f"{findings} findings")
    sys.exit(1 if findings else 0)


if __name__ == "__main__":
    main()
