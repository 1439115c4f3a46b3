"""Writes the launch descriptions, with results that are computed here."""
import json

N = 64
matrix = [(i * 7 + 3) % 1000 for i in range(N * N)]
turned = [matrix[(k % N) * N + k // N] for k in range(N * N)]
kernels = ["transpose_naive", "transpose_tile", "transpose_padded"]
buffers = {"in": {"type": "i32", "data": matrix}}
for k in kernels:
    buffers[k] = {"type": "i32", "count": N * N, "fill": 0}
launches = [
    {"kernel": k, "grid": [2, 2, 1], "block": [32, 8, 1], "args": [{"buffer": "in"}, {"buffer": k}, {"i32": N}]}
    for k in kernels
]
expect = {k: {"type": "i32", "data": turned} for k in kernels}


def write(name, about, buffers, launches, expect):
    text = json.dumps({"about": about, "buffers": buffers, "launches": launches, "expect": expect})
    with open(name, "w") as f:
        f.write(text + "\n")


write("transpose.launch.json", "three transposes", buffers, launches, expect)

COUNT, COLUMNS = 128, 64
structs = [float(i % 97) for i in range(4 * COUNT)]
plain = [float(i % 89) for i in range(COUNT + 1)]
grid = [float(i % 13) for i in range(COLUMNS * COLUMNS)]
index = [(i * 37 + 11) % COUNT for i in range(COUNT)]
buffers = {
    "structs": {"type": "f32", "data": structs},
    "plain": {"type": "f32", "data": plain},
    "grid": {"type": "f32", "data": grid},
    "index": {"type": "i32", "data": index},
}
results = {
    "array_of_structs": [2 * structs[4 * i] for i in range(COUNT)],
    "whole_structs": [2 * x for x in structs],
    "struct_of_arrays": [2 * plain[i] for i in range(COUNT)],
    "shifted": [plain[i + 1] for i in range(COUNT)],
    "sum_rows": [sum(grid[r * COLUMNS : (r + 1) * COLUMNS]) for r in range(COLUMNS)],
    "sum_columns": [sum(grid[c::COLUMNS]) for c in range(COLUMNS)],
    "gather": [plain[index[i]] for i in range(COUNT)],
    "broadcast": [plain[i // 64] for i in range(COUNT)],
}
source = {"array_of_structs": "structs", "whole_structs": "structs", "sum_rows": "grid", "sum_columns": "grid"}
launches = []
for k, result in results.items():
    buffers[k] = {"type": "f32", "count": len(result), "fill": 0}
    args = [{"buffer": source.get(k, "plain")}]
    args += [{"buffer": "index"}] if k == "gather" else []
    args += [{"buffer": k}]
    args += [{"i32": COLUMNS}, {"i32": COLUMNS}] if k.startswith("sum") else [{"i32": COUNT}]
    launches.append({"kernel": k, "grid": [min(len(result), COUNT) // 64, 1, 1], "block": [64, 1, 1], "args": args})
expect = {k: {"type": "f32", "data": r, "tolerance": 0} for k, r in results.items()}
write("layouts.launch.json", "the same work on data that lies in different ways", buffers, launches, expect)
