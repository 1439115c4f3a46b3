"""What the benchmarks share: commands that must succeed, large modules made of the corpus, medians, peak memory."""
import json
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
OPT, LINK, AS, LLI = "opt-22", "llvm-link-22", "llvm-as-22", "lli-22"


def die(code, message):
    print(f"bench: {message}", file=sys.stderr)
    sys.exit(code)


def command(*args):
    """Output (both streams) of a command that must succeed."""
    done = subprocess.run([str(a) for a in args], capture_output=True, text=True, errors="replace")
    if done.returncode != 0:
        die(1, f"{' '.join(map(str, args))}\nfailed with {done.returncode}:\n{done.stderr.strip()[:2000]}")
    return done.stdout + done.stderr


def missing(*tools):
    """True, and a line that says so, if a peer is not installed."""
    absent = [t for t in tools if not shutil.which(t)]
    if absent:
        print(f"SKIPPED: {' and '.join(absent)} not installed (ci/setup --peers)")
    return bool(absent)


def version(tool):
    found = re.search(r"version (\S+)", command(tool, "--version"))
    return f"{tool} {found[1] if found else ''}".strip()


def build(*args):
    """Builds in release form; the folder with the programs. With TANDEM_BUILD they are there, built in that profile."""
    if os.environ.get("TANDEM_BUILD"):
        return target_folder() / os.environ["TANDEM_BUILD"]
    command("cargo", "build", "--release", "--locked", "--quiet", *args, "--manifest-path", ROOT / "Cargo.toml")
    return target_folder() / "release"


def target_folder():
    """Where cargo puts what it builds, whatever the configuration."""
    meta = command("cargo", "metadata", "--format-version", "1", "--no-deps", "--offline",
                   "--manifest-path", ROOT / "Cargo.toml")
    return pathlib.Path(json.loads(meta[: meta.rindex("}") + 1])["target_directory"])


def without_triple(text):
    return re.sub(r"(?m)^target triple = .*\n", "", text)


def renamed(text, suffix):
    """The module with a suffix on every symbol and comdat that it defines, so that copies can be linked."""
    defined = set(re.findall(r"(?m)^@([\w.$-]+) = ", text))
    defined |= set(re.findall(r"(?m)^define [^@\n]*@([\w.$-]+)\(", text))
    defined |= set(re.findall(r"(?m)^\$([\w.$-]+) = comdat", text))
    defined = {d for d in defined if not d.startswith("llvm.")}
    change = lambda m: m[0] + suffix if m[2] in defined else m[0]
    return re.sub(r"([@$])([A-Za-z_.$][\w.$-]*)", change, text)


def linked(folder, sources, copies, name):
    """One module without triple, linked from renamed copies of the given files: its path."""
    parts = []
    for source in sources:
        text = without_triple(source.read_text())
        for n in range(copies):
            tag = f"{source.parent.name}.{source.stem}.{n}"
            part = folder / f"{tag}.part.ll"
            part.write_text(renamed(text, f".{tag}"))
            parts.append(part)
    large = folder / name
    command(LINK, "-S", "-o", large, *parts)
    for part in parts:
        part.unlink()
    # The linker gives a module without triple the host's or none; all tools must see the same.
    large.write_text(without_triple(large.read_text()))
    return large


def spend(*args, status=0):
    """(wall seconds, peak resident bytes) of a process that must end with the given status."""
    args = [str(a) for a in args]
    with open(os.devnull, "wb") as null:
        start = time.perf_counter()
        child = subprocess.Popen(args, stdout=null, stderr=null)
        _, state, usage = os.wait4(child.pid, 0)
        wall = time.perf_counter() - start
    child.returncode = os.waitstatus_to_exitcode(state)
    if child.returncode != status:
        die(1, f"{' '.join(args)} ended with {child.returncode}, expected {status}")
    return wall, usage.ru_maxrss * 1024


def medians(rows):
    """The median of each column."""
    return tuple(statistics.median(column) for column in zip(*rows))
