from tandem_host import data, launch, write, zeros

IDLE, ARMED, RUNNING, FAULT = range(4)
EVENTS = [(1, 5), (2, 6), (4, 10), (3, 7), (0, 1), (1, 1), (2, 9), (3, 100), (2, 3), (4, -50), (3, 2), (1, 1), (2, 1)]
phase, retries, energy, starts = IDLE, 3, 0, 0
launches, out = [], []
for n, (event, amount) in enumerate(EVENTS):
    if phase == IDLE and event == 1:
        phase = ARMED
    elif phase == ARMED:
        if event == 2:
            phase, starts = RUNNING, starts + 1
        elif event == 0:
            phase = IDLE
    elif phase == RUNNING:
        energy += amount
        if event == 3:
            retries -= 1
            phase = FAULT if retries == 0 else ARMED
        elif event == 0:
            phase = IDLE
    out += [phase, retries, energy, starts]
    launches += [launch("machine_event", 1, 2, [("i32", event), ("i32", amount)]), launch("machine_report", 1, 4, ["out", ("i32", n)])]
assert phase == FAULT

write(
    about="a state machine over launches, its state a struct that no one else sees",
    buffers={"out": zeros("i64", len(out), -9)},
    launches=launches,
    expect={"out": data("i64", out)},
)
