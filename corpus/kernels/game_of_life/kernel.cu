// Several generations of Life on a wrapped board that fits one block: a tile in shared memory with
// halo, a vote that stops when nothing changes, a birth rule given as a bit mask.
#include "tandem_device.h"

const int SIDE = 10;

KERNEL game_of_life(u8 *board, int generations, int born, int survive, int *stopped_after, int *population) {
  __shared__ u8 cells[2][SIDE][SIDE];
  int x = thread_x(), y = thread_y();
  int at = block_x() * SIDE * SIDE + y * SIDE + x;
  cells[0][y][x] = board[at];
  sync_block();
  int from = 0, done = 0;
  int stopped = -1;
  for (int g = 0; g < generations && !done; g++) {
    int neighbours = 0;
    for (int dy = -1; dy <= 1; dy++)
      for (int dx = -1; dx <= 1; dx++) {
        if (dx == 0 && dy == 0)
          continue;
        int nx = x + dx, ny = y + dy;
        if (nx < 0)
          nx = SIDE - 1;
        else if (nx == SIDE)
          nx = 0;
        if (ny < 0)
          ny = SIDE - 1;
        else if (ny == SIDE)
          ny = 0;
        neighbours += cells[from][ny][nx];
      }
    int alive = cells[from][y][x];
    int next = (alive ? survive : born) >> neighbours & 1;
    cells[from ^ 1][y][x] = (u8)next;
    from ^= 1;
    if (!sync_or(next != alive)) {
      done = 1;
      stopped = g;
    }
  }
  board[at] = cells[from][y][x];
  int count = sync_count(cells[from][y][x]);
  if (x == 0 && y == 0) {
    stopped_after[block_x()] = stopped;
    population[block_x()] = count;
  }
}
