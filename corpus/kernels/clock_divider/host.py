from tandem_host import data, launch, write, zeros

tick, second, minute, hour, carry, total = 250, 59, 58, 0, 0, 0
launches = []
for n, step in ((3, 40), (1, 5), (90, 200), (2, 1)):
    for _ in range(n):
        before, tick = tick, (tick + step) % 256
        carry = tick < before
        total += step
        if carry:
            second += 1
            if second == 60:
                second, minute = 0, minute + 1
                if minute == 60:
                    minute, hour = 0, hour + 1
    launches += [launch("clock_tick", 1, 2, [("i32", n), ("i32", step)]), launch("clock_read", 1, 2, ["out"])]
assert hour == 1

write(
    about="a clock of dividers in a struct with gaps, ticked by launches",
    buffers={"out": zeros("u64", 2)},
    launches=launches,
    expect={"out": data("u64", [total * 1000000 + hour * 10000 + minute * 100 + second, tick * 2 + carry])},
)
