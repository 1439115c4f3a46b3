#!/usr/bin/env python3
"""The pipelines of levels against the records of the real compiler.

pipelines.py TANDEMC FOLDER   FOLDER holds the records (../shared/spec/real-pipelines)

Says of each check whether it is identical:
  - the records against the table of entries beside them, by FOLDER/check.py: 22 lines, those of the old pass manager and the
    offsets of slots included
  - what TANDEMC prints for each level, in our composition and in libnvvm's, and what it prints for the text that it printed
  - the offsets and types of slots that TANDEMC prints
  - the records and tables that the project's own tests read
Exit status: 0 all are, 1 some are not, 2 the records are not there: a skip, never a pass.
"""
import csv
import io
import pathlib
import subprocess
import sys

LEVELS = "O0 O1 O2 O3 Ofcmax Ofcmid Ofcmin".split()
LINES = 22
DATA = pathlib.Path(__file__).resolve().parents[2] / "optimized/tests/data"


def main():
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        return 2
    tandemc, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    if not (folder / "check.py").is_file():
        print(f"SKIPPED: {folder}/check.py is not there")
        return 2
    bad = 0

    def report(what, good):
        nonlocal bad
        bad += not good
        print(f"{what:<60} {'identical' if good else 'DIFFERENT'}")

    def printed(*args):
        ran = subprocess.run([tandemc, *args, "--print-pipeline-passes"], capture_output=True, text=True, timeout=60)
        return ran.stdout if ran.returncode == 0 else f"exit code {ran.returncode}: {ran.stderr}"

    checked = subprocess.run([sys.executable, "-B", "check.py"], cwd=folder, capture_output=True, text=True, timeout=60)
    lines = checked.stdout.splitlines()
    report(f"check.py: {len(lines)} lines, exit code {checked.returncode}",
           checked.returncode == 0 and len(lines) == LINES and all(l.endswith(" identical") for l in lines))
    for level in LEVELS:
        option = "-Ofc=" + level[3:] if level.startswith("Ofc") else "-" + level
        # At O1 libnvvm prints an empty manager, which neither side can read.
        theirs = (folder / f"{level}.txt").read_text().replace("function(),", "")
        report(f"{level}: tandemc as libnvvm", printed(option, "--composition=libnvvm") == theirs)
        ours = (folder / f"tandem_{level}.txt").read_text()
        report(f"{level}: tandemc", printed(option) == ours)
        report(f"{level}: tandemc, its text read back", printed(f"--passes={ours.rstrip()}") == ours)
    layout = subprocess.run([tandemc, "--print-option-layout=csv"], capture_output=True, text=True, timeout=60).stdout
    columns = ("slot", "offset", "type")
    rows = [[row.get(c) for c in columns] for row in csv.DictReader(io.StringIO(layout))]
    slots = folder.parent / "options.csv"
    with slots.open() as file:
        wanted = [[row[c] for c in columns] for row in csv.DictReader(file)]
    report(f"{len(rows)} slots: {', '.join(columns)}", rows == wanted)
    copies = [(p, folder / p.name) for p in sorted((DATA / "pipelines").iterdir())] + [(DATA / "options.csv", slots)]
    report(f"{len(copies)} files that the project's tests read", all(a.read_bytes() == b.read_bytes() for a, b in copies))
    return 1 if bad else 0


sys.exit(main())
