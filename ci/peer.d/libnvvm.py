#!/usr/bin/env python3
"""PTX that libnvvm makes of a file of LLVM IR: libnvvm.py IN.ll OUT.ptx [OPTION]...   (-arch=compute_100 -opt=3 if none is given)

libnvvm is older than the LLVM that wrote our files, so that a copy of the text loses what only tells more than it can read: attributes,
markers of lifetimes, effects on memory of its own kinds. Intrinsics that were renamed since get their old names. What a kernel
does stays the same. One file per process: the library ends the process on some inputs.
The library: $LIBNVVM, .deps/nvvm (ci/setup --peers), or the system's. Exit status: 0 made, 1 refused, 2 no library: a skip.
"""
import ctypes
import os
import pathlib
import re
import sys

DEFAULTS = ["-arch=compute_100", "-opt=3"]
# What the NVVM IR specification asks of 64-bit modules.
LAYOUT = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
# Calls that compute nothing, and facts about the module, whose lines are left out whole.
DROPPED = ["@llvm.lifetime.start", "@llvm.lifetime.end", "@llvm.experimental.noalias.scope.decl", "!llvm.errno.tbaa ="]
# Attributes it does not know, with what stands in their parentheses.
UNKNOWN = r"(?<![\w.\"%@])(?:captures\([^()]*\)|dead_on_return(?:\(\d+\))?|nocreateundeforpoison)\s*"
# Kinds of memory that `memory(...)` has learned since.
NEW_MEMORY = ("errnomem", "target_mem")
RENAMED = {
    "llvm.nvvm.fabs.ftz.f32": "llvm.nvvm.fabs.ftz.f",
    "llvm.nvvm.fabs.f32": "llvm.nvvm.fabs.f",
    "llvm.nvvm.fabs.f64": "llvm.nvvm.fabs.d",
    "llvm.nvvm.ex2.approx.ftz.f32": "llvm.nvvm.ex2.approx.ftz.f",
    "llvm.nvvm.ex2.approx.f32": "llvm.nvvm.ex2.approx.f",
}


def find_library():
    """The library's path, or a name for the loader to look for."""
    for place in [os.environ.get("LIBNVVM"), ".deps/nvvm/libnvvm.so.4"]:
        if place and pathlib.Path(place).exists():
            return place
    return "libnvvm.so.4"


def load():
    """The library, or None where it is not to be had."""
    try:
        return ctypes.CDLL(find_library())
    except OSError:
        return None


def effects(found):
    """`memory(...)` without the kinds that came later."""
    kept = [e for e in (part.strip() for part in found[1].split(",")) if not e.startswith(NEW_MEMORY)]
    return f"memory({', '.join(kept) or 'none'})"


def barrier_zero(line):
    """The barrier of all threads has an intrinsic of its own where its number is 0."""
    name = "@llvm.nvvm.barrier.cta.sync.aligned.all("
    if name not in line:
        return line
    if line.startswith("declare"):
        return line + "\ndeclare void @llvm.nvvm.barrier0()"
    return re.sub(re.escape(name) + r"i32 (?:noundef )?0\)", "@llvm.nvvm.barrier0()", line)


def readable(text):
    """The text as libnvvm reads it."""
    lines = []
    for line in text.split("\n"):
        if any(d in line for d in DROPPED) or line.startswith(("target datalayout", "target triple")):
            continue
        line = re.sub(UNKNOWN, "", line)
        line = re.sub(r"(?<![\w.])memory\(([^()]*)\)", effects, line)
        line = barrier_zero(line)
        lines.append(re.sub(r"@(llvm\.nvvm\.[\w.]+)(?=\()", lambda m: "@" + RENAMED.get(m[1], m[1]), line))
    head = [f'target datalayout = "{LAYOUT}"', 'target triple = "nvptx64-nvidia-cuda"']
    body = "\n".join(lines)
    if "!nvvmir.version" not in body:
        number = 1 + max((int(n) for n in re.findall(r"^!(\d+) =", body, re.M)), default=0)
        body += f"\n!nvvmir.version = !{{!{number}}}\n!{number} = !{{i32 2, i32 0}}\n"
    return "\n".join(head) + "\n" + body


class Refused(Exception):
    """What the library says of a program that it does not compile."""


class Program:
    """One program of the library's interface."""

    def __init__(self, library):
        self.library, self.handle = library, ctypes.c_void_p()
        self.call("nvvmCreateProgram", ctypes.byref(self.handle))

    def call(self, name, *args):
        status = getattr(self.library, name)(*args)
        if status:
            raise Refused(f"{name}: error {status}: {self.text('nvvmGetProgramLog') if self.handle else ''}")

    def text(self, name):
        """What one of the functions that fill a buffer tells, with its size asked first."""
        size = ctypes.c_size_t()
        if getattr(self.library, name + "Size")(self.handle, ctypes.byref(size)) or not size.value:
            return ""
        buffer = ctypes.create_string_buffer(size.value)
        getattr(self.library, name)(self.handle, buffer)
        return buffer.value.decode(errors="replace")

    def compile(self, text, name, options):
        data = text.encode()
        self.call("nvvmAddModuleToProgram", self.handle, data, ctypes.c_size_t(len(data)), name.encode())
        words = (ctypes.c_char_p * len(options))(*[o.encode() for o in options])
        self.call("nvvmCompileProgram", self.handle, len(options), words)
        return self.text("nvvmGetCompiledResult")


def main():
    args = sys.argv[1:]
    if len(args) < 2:
        sys.exit(__doc__)
    library = load()
    if library is None:
        print("SKIPPED: libnvvm is not installed (ci/setup --peers)")
        sys.exit(2)
    source, out = pathlib.Path(args[0]), pathlib.Path(args[1])
    try:
        made = Program(library).compile(readable(source.read_text()), source.name, args[2:] or DEFAULTS)
    except Refused as why:
        print(f"{source}: {str(why).strip()}", file=sys.stderr)
        sys.exit(1)
    out.write_text(made)


if __name__ == "__main__":
    main()
