#!/usr/bin/env python3
"""Our reader and verifier against LLVM 22's, on texts that neither side has seen.

verifier_rules.py rules JUDGE FOLDER            the pairs of FOLDER (ir/tests/rules): both sides must say of each text
                                                what the table says
verifier_rules.py files JUDGE FOLDER            the .ll files below FOLDER as they are
verifier_rules.py mutants JUDGE FOLDER [--number N] [--seed S] [--show K] [--keep DIR]
                                                N mutants (20,000) of the .ll files below FOLDER, which both take

JUDGE is the project's program ir/examples/judge. LLVM's side is its library, in a child process, as its reader may
end the process: LLVMParseIRInContext and LLVMVerifyModule, which is what llvm-as does. A text whose debug info LLVM
drops as invalid may be refused or taken. Disagreements are grouped by what the side that refuses says.

Exit status: 0 agreement (of mutants: at least as many as --least PERCENT), 1 findings, 2 the library is not there.
"""
import argparse
import collections
import ctypes as C
import os
import pathlib
import random
import re
import struct
import subprocess
import sys
import tomllib

LIBRARY = os.environ.get("LIBLLVM", "libLLVM.so.22.1")
P = C.c_void_p
# Texts after which a child is replaced, as contexts are never freed.
CHILD_TEXTS = 3000


class Library:
    """LLVM's reader and verifier in this process."""

    def __init__(self):
        lib = C.CDLL(LIBRARY)

        def function(name, result, *args):
            f = getattr(lib, name)
            f.restype, f.argtypes = result, args
            return f

        self.context = function("LLVMContextCreate", P)
        self.buffer = function("LLVMCreateMemoryBufferWithMemoryRangeCopy", P, C.c_char_p, C.c_size_t, C.c_char_p)
        self.parse = function("LLVMParseIRInContext", C.c_int, P, P, C.POINTER(P), C.POINTER(C.c_char_p))
        self.verify = function("LLVMVerifyModule", C.c_int, P, C.c_int, C.POINTER(C.c_char_p))
        self.text = function("LLVMPrintModuleToString", P, P)
        handler = C.CFUNCTYPE(None, P, P)
        describe = function("LLVMGetDiagInfoDescription", P, P)
        self.notes = []
        self.handler = handler(lambda d, _: self.notes.append(C.string_at(describe(d)).decode(errors="replace")))
        self.set_handler = function("LLVMContextSetDiagnosticHandler", None, P, handler, P)

    def judge(self, source):
        """`ok`, `syntax` or `verify`, and what is wrong."""
        self.notes.clear()
        context = self.context()
        self.set_handler(context, self.handler, None)
        module, message = P(), C.c_char_p()
        buffer = self.buffer(source, len(source), b"text")
        if self.parse(context, buffer, C.byref(module), C.byref(message)):
            return "syntax", (message.value or b"").decode(errors="replace")
        message = C.c_char_p()
        if self.verify(module, 2, C.byref(message)):
            return "verify", (message.value or b"").decode(errors="replace")
        return "ok", "; ".join(self.notes)


def serve():
    """Answers on standard output what is asked on standard input."""
    library, ask, answer = Library(), sys.stdin.buffer, sys.stdout.buffer
    while len(head := ask.read(4)) == 4:
        kind, message = (t.encode() for t in library.judge(ask.read(struct.unpack("<I", head)[0])))
        answer.write(struct.pack("<II", len(kind), len(message)) + kind + message)
        answer.flush()


class Peer:
    """LLVM in a child that may die of a text."""

    child = None
    texts = 0

    def __call__(self, source):
        if self.child and self.texts >= CHILD_TEXTS:
            self.end()
        if not self.child:
            command = [sys.executable, __file__, "--serve"]
            pipe = subprocess.PIPE
            self.child = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL)
            self.texts = 0
        self.texts += 1
        try:
            self.child.stdin.write(struct.pack("<I", len(source)) + source)
            self.child.stdin.flush()
            a, b = struct.unpack("<II", self.child.stdout.read(8))
            kind = self.child.stdout.read(a).decode()
            return kind, self.child.stdout.read(b).decode(errors="replace")
        except (OSError, struct.error):
            self.end()
            return "fatal", "LLVM ended the process"

    def end(self):
        self.child.kill()
        self.child.wait()
        self.child = None


class Ours:
    """The project's judge."""

    def __init__(self, program):
        self.child = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def __call__(self, source):
        self.child.stdin.write(b"%d\n" % len(source) + source)
        self.child.stdin.flush()
        answer = self.child.stdout.read(int(self.child.stdout.readline())).decode(errors="replace")
        kind, _, message = answer.partition("\n" if answer.startswith("ok") else " ")
        return kind, message


def refused(verdict):
    return verdict[0] != "ok"


def dropped(verdict):
    """LLVM took the text and left out its debug info."""
    return verdict[0] == "ok" and "debug info" in verdict[1]


def cause(verdict):
    """The message without places, names and numbers."""
    kind, message = verdict
    line = (message.splitlines() or [""])[0]
    line = re.sub(r"^(text:)?\d+:\d+: (error: )?", "", line)
    line = re.sub(r"'[^']*'|\"[^\"]*\"|[@%$!#][\w.$-]+|\d+", "_", line)
    return f"{kind}: {line[:110]}"


# ----- mutation ---------------------------------------------------------------------------------------------

TOKEN = re.compile(
    r'c?"[^"]*"|[@%$!#]"[^"]*"|[@%$!#][-\w.$]+|;[^\n]*|-?\d+(?:\.\d+(?:e[+-]?\d+)?)?|0x[0-9A-Fa-f]+|[A-Za-z_][\w.]*:?'
    r"|\.\.\.|\s+|."
)


def tokens(text):
    return TOKEN.findall(text)


def shape(token):
    """What kind of token it is, for the contexts that words stand in."""
    if re.match(r"-?\d", token):
        return "0"
    if token[0] in '@%$!#"c' and len(token) > 1 and not re.match(r"c[\w.]+:?$", token):
        return token[0]
    return token


class Words:
    """The words that stand behind each kind of token, over all files."""

    def __init__(self, texts):
        self.after = collections.defaultdict(collections.Counter)
        for text in texts:
            before = "\n"
            for t in tokens(text):
                if t.isspace() or t[0] == ";":
                    continue
                if re.match(r"[A-Za-z_]", t):
                    self.after[shape(before)][t] += 1
                before = t
        self.lists = {k: sorted(v) for k, v in self.after.items()}

    def other(self, rng, before, word):
        choices = self.lists.get(shape(before), [])
        return rng.choice(choices) if choices else word


NUMBERS = ["0", "1", "2", "3", "4", "7", "8", "16", "31", "32", "33", "63", "64", "128", "255", "4294967296", "-1"]
TYPES = (
    "i1 i8 i16 i32 i64 i33 i128 float double half bfloat fp128 ptr token metadata void x86_amx {i32,i32} [2xi32] [0xi8] {}"
    " ptr_addrspace(1) ptr_addrspace(3) <4_x_i32> <2_x_float> <4_x_i1> <vscale_x_4_x_i32> <2_x_ptr> label opaque_t"
).split()
TYPES = [t.replace("_", " ").replace("x", " x ") if t[0] == "[" else t.replace("_", " ") for t in TYPES]
LINKAGE = (
    "private internal external weak weak_odr linkonce linkonce_odr available_externally common appending extern_weak"
    " hidden protected dllimport dllexport dso_local thread_local unnamed_addr local_unnamed_addr"
).split()
VALUE_ATTRIBUTES = (
    "zeroext signext noext inreg byval(i32) byref(i32) sret(i32) inalloca(i32) preallocated(i32) nest noalias nonnull"
    " noundef nofree readonly readnone writeonly writable returned immarg swiftself swiftasync swifterror align_8"
    " dereferenceable(8) dereferenceable_or_null(8) captures(none) nofpclass(nan) range(i32_0,_5) dead_on_unwind"
    " dead_on_return initializes((0,_4)) elementtype(i32) allocalign allocptr alignstack(8)"
).replace("_", "_").split()
FUNCTION_ATTRIBUTES = (
    "alwaysinline noinline optnone optsize minsize optdebug convergent nounwind noreturn willreturn nosync nofree"
    " memory(none) memory(argmem:_read) naked jumptable speculatable cold hot strictfp allocsize(0) allocsize(0,1)"
    ' allockind("alloc") allockind("free") vscale_range(1,16) vscale_range(3) vscale_range(0,4) uwtable builtin'
    ' nobuiltin "frame-pointer"="all" "frame-pointer"="x" "denormal-fp-math"="ieee" "denormal-fp-math"="x"'
    ' "no-infs-fp-math"="true" "no-infs-fp-math"="x" "warn-stack-size"="1" "warn-stack-size"="x" alignstack(4)'
    ' "patchable-function-entry"="x" "target-features"="x" "sign-return-address"="x" sanitize_memory presplitcoroutine'
    " returns_twice norecurse safestack ssp sspreq sanitize_realtime sanitize_realtime_blocking gc_\"x\""
).split()
ATTACHMENTS = (
    "!range !nonnull !noundef !align !dereferenceable !tbaa !alias.scope !noalias !prof !invariant.load !invariant.group"
    " !fpmath !llvm.loop !llvm.access.group !annotation !callees !nosanitize !srcloc !dbg !mmra !memprof !callsite"
    " !noalias.addrspace !nofree !captures !kcfi_type !associated !absolute_symbol !callee_type !alloc_token"
).split()
NODES = [
    "!{}", '!{!"a"}', "!{i32 0, i32 4}", "!{i64 8}", "!{i32 5, i32 1}", '!{!"branch_weights", i32 1, i32 2}', "!{null}",
    "!{i8 0, i8 2}", "!{float 2.5}", '!{!"VP", i32 0, i64 3}', "!{i64 3}", '!{!"a", !"b"}', "!{i32 0, i32 0}", "!{!{}}",
    '!{!"unknown", !"x"}', "!DIFile(filename: \"a\", directory: \"b\")", '!{!"branch_weights", i32 1}', "!{ptr null}",
]


class Mutator:
    """One random edit after another."""

    def __init__(self, words, rng):
        self.words, self.rng = words, rng
        self.edits = [
            self.word, self.word, self.word, self.number, self.name, self.name, self.type, self.type, self.drop_line,
            self.double_line, self.swap_lines, self.move_line, self.drop_token, self.argument, self.linkage,
            self.value_attribute, self.value_attribute, self.function_attribute, self.attachment, self.operands,
        ]

    def mutate(self, text):
        for _ in range(self.rng.choice([1, 1, 1, 2])):
            text = self.rng.choice(self.edits)(text)
        return text

    def at(self, text, test):
        """The tokens, and the place of a random one that passes the test."""
        all = tokens(text)
        places = [n for n, t in enumerate(all) if not t.isspace() and t[0] != ";" and test(t)]
        return all, self.rng.choice(places) if places else None

    def replaced(self, text, test, new):
        all, n = self.at(text, test)
        if n is None:
            return text
        before = next((all[k] for k in range(n - 1, -1, -1) if not all[k].isspace()), "\n")
        all[n] = new(before, all[n], all)
        return "".join(all)

    def word(self, text):
        return self.replaced(text, lambda t: re.match(r"[A-Za-z_]", t), lambda b, t, _: self.words.other(self.rng, b, t))

    def number(self, text):
        return self.replaced(text, lambda t: re.match(r"-?\d", t), lambda b, t, _: self.rng.choice(NUMBERS))

    def name(self, text):
        def other(_, t, all):
            return self.rng.choice([x for x in all if x[0] == t[0]])

        return self.replaced(text, lambda t: t[0] in "@%!#$" and len(t) > 1, other)

    def type(self, text):
        def is_type(t):
            return re.fullmatch(r"i\d+|float|double|half|ptr|void|token|metadata|bfloat", t)

        return self.replaced(text, is_type, lambda *_: self.rng.choice(TYPES))

    def lines(self, text):
        lines = text.split("\n")
        places = [n for n, l in enumerate(lines) if l.strip() and not l.startswith(";")]
        return lines, places

    def drop_line(self, text):
        lines, places = self.lines(text)
        if places:
            del lines[self.rng.choice(places)]
        return "\n".join(lines)

    def double_line(self, text):
        lines, places = self.lines(text)
        if places:
            n = self.rng.choice(places)
            lines.insert(n, lines[n])
        return "\n".join(lines)

    def swap_lines(self, text):
        lines, places = self.lines(text)
        if len(places) > 1:
            k = self.rng.randrange(len(places) - 1)
            a, b = places[k], places[k + 1]
            lines[a], lines[b] = lines[b], lines[a]
        return "\n".join(lines)

    def move_line(self, text):
        lines, places = self.lines(text)
        if places:
            line = lines.pop(self.rng.choice(places))
            lines.insert(self.rng.randrange(len(lines) + 1), line)
        return "\n".join(lines)

    def drop_token(self, text):
        return self.replaced(text, lambda t: True, lambda *_: "")

    def argument(self, text):
        """Drops or doubles something between commas."""
        all, n = self.at(text, lambda t: t == ",")
        if n is None:
            return text
        rest = "".join(all[n + 1 :])
        piece = re.match(r"[^,()\[\]{}\n]*", rest)[0]
        if self.rng.random() < 0.5:
            return "".join(all[:n]) + rest[len(piece) :]
        return "".join(all[: n + 1]) + piece + "," + rest

    def linkage(self, text):
        return self.replaced(
            text, lambda t: t in ("define", "declare", "=", "global", "constant", "alias"),
            lambda b, t, _: f"{t} {self.rng.choice(LINKAGE)}" if t in ("define", "declare", "=") else f"{self.rng.choice(LINKAGE)} {t}",
        )

    def value_attribute(self, text):
        attribute = self.rng.choice(VALUE_ATTRIBUTES).replace("align_8", "align 8").replace("i32_0,_5", "i32 0, 5")
        attribute = attribute.replace(",_4", ", 4")
        return self.replaced(
            text, lambda t: re.fullmatch(r"i\d+|float|double|ptr|void", t), lambda b, t, _: f"{t} {attribute}"
        )

    def function_attribute(self, text):
        attribute = self.rng.choice(FUNCTION_ATTRIBUTES).replace(":_", ": ").replace("gc_", "gc ")
        lines, _ = self.lines(text)
        heads = [n for n, l in enumerate(lines) if l.startswith(("define", "declare")) and ")" in l]
        if heads:
            n = self.rng.choice(heads)
            at = lines[n].rindex(")") + 1
            lines[n] = f"{lines[n][:at]} {attribute} {lines[n][at:]}"
        return "\n".join(lines)

    def attachment(self, text):
        lines, _ = self.lines(text)
        bodies = [n for n, l in enumerate(lines) if l.startswith("  ") and not l.strip().startswith(";")]
        if bodies:
            n = self.rng.choice(bodies)
            code = lines[n].split(" ;")[0].rstrip()
            lines[n] = f"{code}, {self.rng.choice(ATTACHMENTS)} {self.rng.choice(NODES)}"
        return "\n".join(lines)

    def operands(self, text):
        """Changes one operand of a metadata node."""
        lines, _ = self.lines(text)
        nodes = [n for n, l in enumerate(lines) if re.match(r"!\S+ = ", l)]
        if nodes:
            n = self.rng.choice(nodes)
            head, _, body = lines[n].partition(" = ")
            parts = re.split(r"(, |\{|\(|\)|\})", body)
            k = self.rng.randrange(len(parts))
            new = ["", "null", "i32 1", '!"s"', "i64 0", "!{}"] + re.findall(r"^!\d+", text, re.M)
            parts[k] = self.rng.choice(new)
            lines[n] = f"{head} = {''.join(parts)}"
        return "\n".join(lines)


# ----- the three comparisons ------------------------------------------------------------------------------------


class Tally:
    """Agreements, and disagreements by cause."""

    def __init__(self):
        self.same = collections.Counter()
        self.ours_alone = collections.defaultdict(list)
        self.peer_alone = collections.defaultdict(list)

    def add(self, ours, peer, source, name):
        if refused(ours) == refused(peer) or (dropped(peer) and ours[0] in ("verify", "syntax")):
            self.same["refused" if refused(ours) else "taken"] += 1
            self.same["by its verifier"] += peer[0] != "syntax" and refused(peer)
        elif refused(ours):
            self.ours_alone[cause(ours)].append((name, ours[1], source))
        else:
            self.peer_alone[cause(peer)].append((name, peer[1], source))

    def report(self, show, keep):
        count = lambda groups: sum(map(len, groups.values()))
        verifier = self.same["by its verifier"]
        alone, missed, same = count(self.ours_alone), count(self.peer_alone), self.same["taken"] + self.same["refused"]
        unverified = sum(len(g) for key, g in self.peer_alone.items() if not key.startswith("syntax"))
        number = 0
        for title, groups in (("only LLVM refuses", self.peer_alone), ("only we refuse", self.ours_alone)):
            for key, found in sorted(groups.items(), key=lambda g: -len(g[1]))[:show]:
                print(f"{title}: {len(found):5}  {key}")
                print(f"      {found[0][0]}: {found[0][1].splitlines()[:3]}")
                for name, message, source in found[:3] if keep else []:
                    path = pathlib.Path(keep, f"{number:04}-{'peer' if groups is self.peer_alone else 'ours'}.ll")
                    path.write_bytes(b"; " + message.replace("\n", " | ").encode() + b"\n; " + name.encode() + b"\n" + source)
                    number += 1
        total = alone + missed + same
        refusals = self.same["refused"] + missed
        share = 100 * same / max(1, total)
        print(
            f"{total} texts: both take {self.same['taken']}, both refuse {self.same['refused']}, only LLVM refuses {missed},"
            f" only we refuse {alone}; agreement {share:.2f} %, of LLVM's refusals"
            f" {100 * self.same['refused'] / max(1, refusals):.2f} %, of those by its verifier"
            f" {100 * verifier / max(1, verifier + unverified):.2f} % of {verifier + unverified}"
        )
        return share


def ll_files(folder):
    return sorted(pathlib.Path(folder).rglob("*.ll"))


def compare_files(args):
    ours, peer, tally = Ours(args.judge), Peer(), Tally()
    for path in ll_files(args.folder):
        source = path.read_bytes()
        tally.add(ours(source), peer(source), source, str(path.relative_to(args.folder)))
    return tally.report(args.show, args.keep)


def compare_mutants(args):
    ours, peer, tally, rng = Ours(args.judge), Peer(), Tally(), random.Random(args.seed)
    texts = []
    for path in ll_files(args.folder):
        if path.stat().st_size > args.size:
            continue
        source = path.read_bytes()
        if not refused(ours(source)) and not refused(v := peer(source)) and not dropped(v):
            texts.append((path.relative_to(args.folder), source.decode(errors="replace")))
    words = Words(t for _, t in texts)
    mutator = Mutator(words, rng)
    judged = 0
    while judged < args.number:
        name, text = rng.choice(texts)
        mutant = mutator.mutate(text)
        if mutant == text:
            continue
        source = mutant.encode()
        judged += 1
        tally.add(ours(source), peer(source), source, str(name))
    return tally.report(args.show, args.keep)


def compare_rules(args):
    ours, peer, bad, said = Ours(args.judge), Peer(), 0, collections.Counter()
    for path in sorted(pathlib.Path(args.folder).glob("*.toml")):
        for rule in tomllib.loads(path.read_text())["rule"]:
            for kind, text in (("valid", rule["valid"]), ("invalid", rule["invalid"])):
                source = text.encode()
                verdicts = {"we": ours(source), "LLVM": peer(source)}
                said["texts"] += 1
                for who, verdict in verdicts.items():
                    if refused(verdict) != (kind == "invalid"):
                        bad += 1
                        print(f"{path.name}: {rule['rule']}: {who} should not take, or refuse, the {kind} text: {verdict}"[:400])
    print(f"{said['texts']} texts of {args.folder}: {bad} findings")
    return 100.0 if bad == 0 else 0.0


def main():
    if sys.argv[1:] == ["--serve"]:
        return serve()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["rules", "files", "mutants"])
    parser.add_argument("judge")
    parser.add_argument("folder")
    parser.add_argument("--number", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--size", type=int, default=8000)
    parser.add_argument("--show", type=int, default=40)
    parser.add_argument("--keep")
    parser.add_argument("--least", type=float, default=100.0)
    args = parser.parse_args()
    try:
        C.CDLL(LIBRARY)
    except OSError as e:
        print(f"SKIPPED: {LIBRARY} is not there: {e}")
        return 2
    if args.keep:
        os.makedirs(args.keep, exist_ok=True)
    work = {"rules": compare_rules, "files": compare_files, "mutants": compare_mutants}[args.what]
    return 0 if work(args) >= args.least else 1


if __name__ == "__main__":
    sys.exit(main())
