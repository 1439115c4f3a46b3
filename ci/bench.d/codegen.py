"""Time and memory of code generation against llc's, whole processes.

tandemc --emit ptx, without passes on LLVM IR, and llc-22 -O3 -mcpu=sm_90 on every O1.ll of corpus/kernels, one process each, and on the largest of
them fifty times in one file. Misses a bar if ours takes longer, or more memory on the large file.
"""
import os
import pathlib
import resource
import statistics
import subprocess
import tempfile

from common import LINK, ROOT, build, command, die, missing, renamed, spend, version, without_triple

LLC = "llc-22"
CPU = "-mcpu=sm_90"
COPIES = 50


def processor_time(commands):
    """Seconds of the processor, system calls included, that some processes take one after the other."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    for words in commands:
        done = subprocess.run([str(w) for w in words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if done.returncode:
            die(1, f"{' '.join(map(str, words))} ended with {done.returncode}")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def line(what, ours, theirs, unit):
    ratio = ours / max(theirs, 1e-9)
    word = "at most 1.0" if ratio <= 1.0 else "ABOVE 1.0"
    print(f"{what:<28} ours {ours:8.2f} {unit}  {LLC} {theirs:8.2f} {unit}  ratio {ratio:.3f} ({1 / max(ratio, 1e-9):.1f} times): {word}")
    return ratio <= 1.0


def large_module(folder, source, copies):
    """The kernels of one file so many times in one file."""
    parts = []
    text = without_triple(source.read_text())
    for n in range(copies):
        part = folder / f"{n}.part.ll"
        part.write_text(renamed(text, f"_{n}"))
        parts.append(part)
    large = folder / "large.ll"
    command(LINK, "-S", "-o", large, *parts)
    # llc wants to know the target.
    large.write_text('target triple = "nvptx64-nvidia-cuda"\n' + without_triple(large.read_text()))
    return large


def run(args):
    """Both times and the memory met their bar, or there is no peer."""
    if missing(LLC, LINK):
        return True
    tandemc = build("-p", "tandem-optimized") / "tandemc"
    print(f"code generation: tandemc --emit ptx against {version(LLC)} -O3, median of {args.runs} runs")
    sources = sorted(ROOT.glob("corpus/kernels/*/O1.ll"))
    ours = lambda source: [tandemc, source, "--emit", "ptx", "--gpu=sm_90", "-o", os.devnull]
    theirs = lambda source: [LLC, "-O3", CPU, source, "-o", os.devnull]
    with tempfile.TemporaryDirectory(prefix="tandem-bench-") as name:
        large = large_module(pathlib.Path(name), max(sources, key=lambda s: s.stat().st_size), args.copies or COPIES)
        good = []
        for what, files in [(f"{len(sources)} kernels, CPU time", sources), (f"the largest {args.copies or COPIES} times", [large])]:
            pairs = [(processor_time(map(ours, files)), processor_time(map(theirs, files))) for _ in range(args.runs)]
            good.append(line(what, *(statistics.median(p[k] for p in pairs) for k in (0, 1)), "s"))
        memory = [spend(*words(large))[1] / (1 << 20) for words in (ours, theirs)]
        good.append(line("its memory", *memory, "MiB"))
    return all(good)
