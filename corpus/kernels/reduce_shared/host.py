from tandem_host import Lcg, buffer, data, launch, write

values = Lcg(3).ints(301, -10000, 10000)

write(
    about="sum, minimum and maximum of an array through a tree in shared memory",
    buffers={"in": buffer("i32", values), "result": buffer("i32", [0, 2**31 - 1, -(2**31)])},
    launches=[launch("reduce_shared", 2, 64, ["in", ("i32", len(values)), "result"])],
    expect={"result": data("i32", [sum(values), min(values), max(values)])},
)
