from tandem_host import Lcg, buffer, data, launch, write, zeros

SLOTS, N = 8, 12
rng = Lcg(111)
numbers = rng.ints(N, -50, 50)
queue, pushed, lost, total = [], 0, 0, 0
launches = []
for push, pop in ((5, 3), (7, 4), (12, 8), (2, 6)):
    for v in numbers[:push]:
        if len(queue) == SLOTS:
            lost += 1
        else:
            queue.append(v)
            pushed += 1
    part = 0
    for _ in range(min(pop, len(queue))):
        part = part * 7 + queue.pop(0)
    total = total * 31 + part
    launches += [launch("ring_push", 1, 2, ["in", ("i32", push)]), launch("ring_pop", 1, 2, ["out", ("i32", pop)])]
assert lost > 0 and -(2**63) <= total < 2**63

write(
    about="a ring buffer whose header is a struct in device memory",
    buffers={"in": buffer("i32", numbers), "out": zeros("i64", 3)},
    launches=launches,
    expect={"out": data("i64", [total, pushed, lost])},
)
