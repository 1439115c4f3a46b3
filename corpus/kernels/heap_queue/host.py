from tandem_host import Lcg, buffer, data, launch, write, zeros

N = 12
rng = Lcg(117)
due, cost = [k * 7 % 50 for k in rng.shuffled(range(N))], rng.ints(N, 1, 60000)
order = sorted(range(N), key=lambda i: due[i])
out = [(i + 1) * 100000 + cost[i] for i in order] + [-1, N + 1 + 5]
launches = [launch("queue_open", 1, 1, ["due", "cost", ("i32", N)])]
launches += [launch("queue_serve", 1, 2, ["out", ("i32", N), ("i32", k)]) for k in range(N + 1)]
launches += [launch("queue_close", 1, 1, []), launch("queue_probe", 1, 1, ["out", ("i32", N + 1)])]

write(
    about="jobs in a pool on the device heap, served by due time",
    buffers={"due": buffer("i32", due), "cost": buffer("i32", cost), "out": zeros("i64", N + 2)},
    launches=launches,
    expect={"out": data("i64", out)},
)
