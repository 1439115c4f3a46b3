from functools import lru_cache

from tandem_host import Lcg, buffer, data, launch, write, zeros

NONE = -9
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def won(cells, side):
    return any(all(cells[i] == side for i in line) for line in LINES)


@lru_cache(None)
def best(cells):
    """Value for the side to move, and its first best move; the first that wins outright if any."""
    side = 1 if cells.count(1) == cells.count(2) else 2
    if won(cells, 3 - side):
        return -1, -1
    if 0 not in cells:
        return 0, -1
    top = None
    for i in range(9):
        if cells[i] == 0:
            v = -best(cells[:i] + (side,) + cells[i + 1:])[0]
            if top is None or v > top[0]:
                top = v, i
    return top


def solve(cells):
    x, o = cells.count(1), cells.count(2)
    if x - o not in (0, 1) or (won(cells, 1) and x != o + 1) or (won(cells, 2) and x != o):
        return NONE, -1
    if won(cells, 1) or won(cells, 2):
        side = 1 if x == o else 2
        return (1 if won(cells, side) else -1), -1
    return best(cells)


rng = Lcg(54)
positions = []
while len(positions) < 58:
    order = rng.shuffled(range(9))
    cells = [0] * 9
    for k in range(rng.between(4, 9)):
        cells[order[k]] = 1 + k % 2
    if solve(tuple(cells))[0] != NONE:
        positions.append(cells)
positions += [rng.ints(9, 0, 2) for _ in range(6)]
results = [solve(tuple(p)) for p in positions]
codes = [sum(c * 3**i for i, c in enumerate(p)) for p in positions]

write(
    about="alpha-beta search of tic-tac-toe positions with an explicit stack",
    buffers={"positions": buffer("i32", codes), "value": zeros("i32", 64), "best": zeros("i32", 64)},
    launches=[launch("tictactoe", 2, 32, ["positions", ("i32", 64), "value", "best"])],
    expect={"value": data("i32", [r[0] for r in results]), "best": data("i32", [r[1] for r in results])},
)
