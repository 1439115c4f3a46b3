#!/usr/bin/env python3
"""The example servers of examples/subject-server, held against LLVM's opt.

server.py TANDEM

Builds server.cpp where the headers of LLVM 22 are (llvm-22-dev), and has `tandem fuzz` find the same with each server as with
opt itself, `tandem check` find a known bug of LLVM 22.1.8 through each, and `tandem triage` bisect it through the one that takes
limits. Prints functions per second of the three.
Exit status: 0 all good, 1 a difference, 2 LLVM is not installed: a skip, never a pass.
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples/subject-server"
KNOWN, ITS_PASS = ROOT / "corpus/llvm-findings/gvn-pre-noundef.ll", "gvn"
PROGRAMS = 512
VERDICT = re.compile("/(miscompile|suspect|crash|hang|invariant-broken)/")


def build(folder):
    """The server in C++; none, and why, where it cannot be built."""
    config = os.environ.get("LLVM_CONFIG", "llvm-config-22")
    if not shutil.which(config):
        return None, f"{config} is not installed (llvm-22-dev)"
    ask = lambda *what: subprocess.run([config, *what], capture_output=True, text=True).stdout.split()
    if not (pathlib.Path(*ask("--includedir")) / "llvm/IR/Module.h").exists():
        return None, "the headers of LLVM 22 are not installed (llvm-22-dev)"
    compiler = os.environ.get("CXX") or shutil.which("clang++-22") or "c++"
    out = folder / "server"
    flags = ask("--cxxflags"), ask("--ldflags", "--libs", "--link-shared")
    done = subprocess.run([compiler, *flags[0], "-O1", EXAMPLES / "server.cpp", *flags[1], "-o", out], capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"server.cpp does not compile:\n{done.stderr[-2000:]}")
    return out, None


def fuzzed(tandem, subject, folder):
    """What is found, without the names of subjects, and functions per second of the processor."""
    out = folder / "report.json"
    args = [tandem, "fuzz", "--subject", subject, "--runs", str(PROGRAMS), "--seed", "3", "-j", "1", "--no-gate", "--json", "-o", out,
            "--findings", folder / "findings"]
    before = os.times()
    done = subprocess.run(args, capture_output=True, text=True)
    after = os.times()
    if done.returncode not in (0, 1):
        raise SystemExit(f"tandem fuzz --subject '{subject}' ends with {done.returncode}:\n{done.stderr[-1000:]}")
    report = json.loads(out.read_text())
    seconds = sum(getattr(after, t) - getattr(before, t) for t in ("children_user", "children_system"))
    found = sorted((f["number"], VERDICT.search(f["signature"]).group(1)) for f in report["findings"])
    return found, report["subject"]["functions"] / seconds


def main():
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    tandem = sys.argv[1]
    opt = os.environ.get("LLVM_OPT", "opt-22")
    if not shutil.which(opt):
        print(f"SKIPPED: {opt} is not installed (ci/setup --peers)")
        return 2
    bad = 0

    def report(what, good, more=""):
        nonlocal bad
        bad += not good
        print(f"{what:<58} {'good' if good else 'BAD'}{more}", flush=True)

    with tempfile.TemporaryDirectory(prefix="tandem-servers-") as name:
        folder = pathlib.Path(name)
        python = f"{sys.executable} {EXAMPLES / 'server.py'}"
        servers = {"server.py": lambda passes: f"server:{python} -passes='{passes}'"}
        built, why = build(folder)
        if built:
            servers["server.cpp"] = lambda passes: f"server:{built} '{passes}'"
        else:
            print(f"SKIPPED: server.cpp: {why}")
        wanted, speed = fuzzed(tandem, "opt:gvn", folder)
        print(f"{'opt: ' + str(PROGRAMS) + ' programs through gvn':<58} {len(wanted)} findings, {speed:.0f} functions/s")
        for server, subject in servers.items():
            found, speed = fuzzed(tandem, subject("gvn"), folder)
            report(f"{server}: finds what opt shows", found == wanted, f", {speed:.0f} functions/s")
            done = subprocess.run([tandem, "check", "--subject", subject(ITS_PASS), KNOWN], capture_output=True, text=True)
            report(f"{server}: {KNOWN.stem} is found", done.returncode == 1 and "miscompile" in done.stdout)
        args = [tandem, "triage", "--subject", servers["server.py"](ITS_PASS), KNOWN, "-o", folder / "triage", "--json"]
        done = subprocess.run(args, capture_output=True, text=True)
        place = json.loads(done.stdout or "{}").get("execution") or {}
        report("server.py: triage bisects by limits", done.returncode == 1 and place.get("pass") == ITS_PASS)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
