from tandem_host import Lcg, buffer, data, launch, write, zeros

ACCOUNTS, COUNT, LIMIT = 9, 50, 700
rng = Lcg(75)
transfers = [(rng.below(ACCOUNTS), rng.below(ACCOUNTS), rng.between(-50, 900)) for _ in range(COUNT)]
balance = rng.ints(ACCOUNTS, 1000, 5000)
after, done = list(balance), []
for a, b, s in transfers:
    if a != b and 0 < s <= LIMIT:
        after[a] -= s
        after[b] += s
        done.append(s)

write(
    about="transfers under two locks each; counters in global variables",
    buffers={"from": buffer("i32", [t[0] for t in transfers]), "to": buffer("i32", [t[1] for t in transfers]), "amount": buffer("i32", [t[2] for t in transfers]),
             "lock": zeros("i32", ACCOUNTS), "balance": buffer("i32", balance)},
    globals={"g_limit": buffer("i32", [LIMIT])},
    launches=[launch("account_lock", 2, 32, ["from", "to", "amount", ("i32", COUNT), "lock", "balance"])],
    expect={"balance": data("i32", after), "lock": data("i32", [0] * ACCOUNTS)},
    expect_globals={"g_transfers": data("i32", [len(done)]), "g_refused": data("i32", [COUNT - len(done)]), "g_moved": data("i64", [sum(done)])},
)
