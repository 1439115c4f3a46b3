from tandem_host import Lcg, buffer, data, i32, launch, write, zeros

FINE, OVERFLOWED, DIVIDED_BY_ZERO, SHIFT_TOO_FAR = range(4)
THREADS, LENGTH = 64, 6
LOW, HIGH = -(2**31), 2**31 - 1
rng = Lcg(72)
programs = []
for t in range(THREADS):
    program = []
    for _ in range(LENGTH):
        op = rng.below(6)
        big = rng.between(LOW, HIGH)
        x = {2: rng.between(-3000, 3000), 3: rng.between(-9, 9), 4: rng.between(0, 9)}.get(op, big // 3)
        if op == 4 and rng.below(8) == 0:
            x = rng.between(-2, 40)
        program.append((op, x))
    programs.append(program)
programs[1] = [(5, LOW), (5, LOW), (3, -1), (0, 0), (0, 0), (0, 0)]


def run(t):
    v = t
    for k, (op, x) in enumerate(programs[t]):
        if op == 3:
            if x == 0:
                return v, DIVIDED_BY_ZERO, k
            r = abs(v) // abs(x) * (1 if (v < 0) == (x < 0) else -1)
        elif op == 4:
            if not 0 <= x < 32:
                return v, SHIFT_TOO_FAR, k
            r = v << x
        elif op == 5:
            r = max(LOW, min(HIGH, v + x))
        else:
            r = (v + x, v - x, v * x)[op]
        if r != i32(r):
            return v, OVERFLOWED, k
        v = r
    return v, FINE, LENGTH


results = [run(t) for t in range(THREADS)]
assert {r[1] for r in results} == set(range(4)) and results[1][1] == OVERFLOWED

write(
    about="checked integer arithmetic through a table of function pointers",
    buffers={"operation": buffer("u8", [op for p in programs for op, _ in p]), "operand": buffer("i32", [x for p in programs for _, x in p]),
             "value": zeros("i32", THREADS), "error": zeros("i32", THREADS), "steps": zeros("i32", THREADS)},
    launches=[launch("checked_math", 2, 32, ["operation", "operand", ("i32", LENGTH), "value", "error", "steps"])],
    expect={"value": data("i32", [r[0] for r in results]), "error": data("i32", [r[1] for r in results]), "steps": data("i32", [r[2] for r in results])},
)
