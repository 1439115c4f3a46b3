from tandem_host import Lcg, buffer, data, i32, launch, write, zeros

NAMES = "halt push add sub mul dup swap over drop jump jz less input mod".split()
OK, UNDERFLOW, OVERFLOW, BAD_OP, OUT_OF_FUEL, DIVISION, BAD_JUMP = range(7)
FUEL, STACK = 120, 8


def assemble(text):
    """Words are operations, numbers are operand bytes, "name:" and "@name" are labels (relative)."""
    out, labels, fixes = [], {}, []
    for word in text.split():
        if word.endswith(":"):
            labels[word[:-1]] = len(out)
        elif word.startswith("@"):
            fixes.append((len(out), word[1:]))
            out.append(0)
        elif word in NAMES:
            out.append(NAMES.index(word))
        else:
            out.append(int(word) & 255)
    for at, name in fixes:
        out[at] = labels[name] - at & 255
    return out


PROGRAMS = [
    # factorial (wrapping)
    "push 1 input loop: dup jz @end dup push -1 add swap over push 1 add drop swap drop push 1 sub "
    "jump @loop end: drop halt",
    # sum 1..input
    "push 0 input loop: dup jz @end swap over add swap push 1 sub jump @loop end: drop halt",
    # greatest common divisor of input and 36
    "input push 36 loop: dup jz @end swap over mod jump @loop end: drop halt",
    "add halt",
    "again: push 1 jump @again",
    "input push 5 less jz @big push 111 halt big: push -1 dup mul halt",
    "input push 0 mod halt",
    "push 3 77 halt",
    "again: jump @again",
    "input push 3 mul push 7 sub dup mul halt",
    "jump 100",
]


def signed(b):
    return b - 256 if b > 127 else b


def run(code, x):
    stack, pc, steps = [], 0, 0
    arity = {"add": 2, "sub": 2, "mul": 2, "less": 2, "mod": 2, "swap": 2, "over": 2, "dup": 1, "drop": 1, "jz": 1}

    def result(error):
        return (stack[-1] if stack else 0), error, steps

    while True:
        if steps == FUEL:
            return result(OUT_OF_FUEL)
        if not 0 <= pc < len(code):
            return result(BAD_JUMP)
        steps += 1
        if code[pc] >= len(NAMES):
            return result(BAD_OP)
        op = NAMES[code[pc]]
        pc += 1
        if len(stack) < arity.get(op, 0):
            return result(UNDERFLOW)
        if op in ("push", "input", "dup", "over") and len(stack) == STACK:
            return result(OVERFLOW)
        operand = signed(code[pc]) if pc < len(code) else None
        if op == "halt":
            return result(OK)
        if op == "push":
            stack.append(operand or 0)
            pc += 1
        elif op == "input":
            stack.append(x)
        elif op in ("add", "sub", "mul", "less"):
            b, a = stack.pop(), stack.pop()
            stack.append({"add": i32(a + b), "sub": i32(a - b), "mul": i32(a * b), "less": int(a < b)}[op])
        elif op == "mod":
            b = stack.pop()
            if b <= 0:
                return result(DIVISION)
            a = stack.pop()
            stack.append(a % b if a >= 0 else -(-a % b))
        elif op == "dup":
            stack.append(stack[-1])
        elif op == "over":
            stack.append(stack[-2])
        elif op == "swap":
            stack[-1], stack[-2] = stack[-2], stack[-1]
        elif op == "drop":
            stack.pop()
        elif op == "jump" or (op == "jz" and stack.pop() == 0):
            pc = -1 if operand is None else pc + operand
        else:
            pc += 1


code, offsets = [], [0]
for text in PROGRAMS:
    code += assemble(text)
    offsets.append(len(code))
inputs = Lcg(5).ints(64, -3, 12)
results = [run(code[offsets[t % len(PROGRAMS)]:offsets[t % len(PROGRAMS) + 1]], inputs[t]) for t in range(64)]
assert {r[1] for r in results} == set(range(7))

write(
    about="a stack machine per thread, with every error it knows",
    buffers={"code": buffer("u8", code), "offsets": buffer("i32", offsets), "inputs": buffer("i32", inputs),
             "value": zeros("i32", 64), "error": zeros("i32", 64), "steps": zeros("i32", 64)},
    launches=[launch("interpreter", 2, 32, ["code", "offsets", ("i32", len(PROGRAMS)), "inputs", ("i32", FUEL), "value", "error", "steps"])],
    expect={"value": data("i32", [r[0] for r in results]), "error": data("i32", [r[1] for r in results]),
            "steps": data("i32", [r[2] for r in results])},
)
