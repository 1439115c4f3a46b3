// Shortest paths on a small weighted grid, one start per thread, with a binary heap in local memory
// and stale entries skipped; leaves early at the goal.
#include "tandem_device.h"

const int SIDE = 6;
const int CELLS = SIDE * SIDE;
const int HEAP = 4 * CELLS;
const u16 FAR = 0xffff;

struct Heap {
  u32 entry[HEAP]; // distance << 8 | cell
  int size;
};

DEVICE void push(Heap &h, u32 e) {
  int i = h.size++;
  while (i > 0) {
    int parent = (i - 1) / 2;
    if (h.entry[parent] <= e)
      break;
    h.entry[i] = h.entry[parent];
    i = parent;
  }
  h.entry[i] = e;
}

DEVICE u32 pop(Heap &h) {
  u32 top = h.entry[0];
  u32 e = h.entry[--h.size];
  int i = 0;
  bool placed = false;
  while (!placed) {
    int child = 2 * i + 1;
    if (child >= h.size) {
      placed = true;
    } else {
      if (child + 1 < h.size && h.entry[child + 1] < h.entry[child])
        child++;
      if (h.entry[child] < e) {
        h.entry[i] = h.entry[child];
        i = child;
      } else {
        placed = true;
      }
    }
  }
  h.entry[i] = e;
  return top;
}

KERNEL __launch_bounds__(32) dijkstra_heap(const u8 *cost, int goal, int *distance, int *settled) {
  int start = global_x();
  if (start >= CELLS)
    return;
  u16 best[CELLS];
  for (int i = 0; i < CELLS; i++)
    best[i] = FAR;
  Heap heap;
  heap.size = 0;
  best[start] = 0;
  push(heap, start);
  int done = 0, result = -1;
  while (heap.size > 0) {
    u32 e = pop(heap);
    int cell = e & 0xff, d = e >> 8;
    if (d > best[cell])
      continue;
    done++;
    if (cell == goal) {
      result = d;
      break;
    }
    int x = cell % SIDE, y = cell / SIDE;
    for (int way = 0; way < 4; way++) {
      int nx = x, ny = y;
      switch (way) {
      case 0: nx++; break;
      case 1: nx--; break;
      case 2: ny++; break;
      case 3: ny--; break;
      default: __builtin_unreachable();
      }
      if (nx < 0 || nx >= SIDE || ny < 0 || ny >= SIDE)
        continue;
      int next = ny * SIDE + nx;
      int step = cost[next];
      if (step == 0)
        continue; // a wall
      if (d + step < best[next]) {
        best[next] = (u16)(d + step);
        if (heap.size == HEAP)
          __builtin_trap();
        push(heap, (u32)(d + step) << 8 | next);
      }
    }
  }
  distance[start] = result;
  settled[start] = done;
}
