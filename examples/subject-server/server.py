#!/usr/bin/env python3
"""A server for the subject 'server:python3 server.py -passes=instcombine': every module goes through LLVM's opt.

The arguments are opt's; LLVM_OPT names another opt than opt-22. The protocol is in docs/subject-server.md. This server
shows it and saves nothing, since it starts an opt for each module; server.cpp keeps LLVM in its process.
"""
import os
import subprocess
import sys

OPT = [os.environ.get("LLVM_OPT", "opt-22"), "-S", *sys.argv[1:], "-o", "-", "-"]


def optimized(module, limit):
    """What opt makes of a module: the kind of the answer, and its bytes."""
    limited = [f"-opt-bisect-limit={limit}"] if limit >= 0 else []
    done = subprocess.run(OPT + limited, input=module, capture_output=True)
    # What opt says of its executions of passes is read there.
    sys.stderr.buffer.write(done.stderr)
    sys.stderr.flush()
    if done.returncode == 0:
        return b"module", done.stdout
    if done.returncode < 0:
        return b"crashed", done.stderr or f"signal {-done.returncode}".encode()
    return (b"crashed" if b"LLVM ERROR" in done.stderr else b"refused"), done.stderr


def main():
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    if questions.readline().split()[:1] != [b"tandem-subject"]:
        sys.exit("this is a server: it is started by tandem --subject server:...")
    answers.write(b"tandem-subject 1 limit\n")
    answers.flush()
    while line := questions.readline():
        _, number, limit, length = line.split()
        kind, data = optimized(questions.read(int(length)), int(limit))
        answers.write(b"%s %s %d\n" % (kind, number, len(data)) + data)
        answers.flush()


if __name__ == "__main__":
    main()
