// 0/1 knapsack, one instance per block: the table's row in shared memory (two of them), decisions as
// bits in dynamic shared memory, then one thread walks back.
#include "tandem_device.h"

const int CAPACITY = 63;

KERNEL knapsack(const int *weight, const int *worth, int items, int capacity, int *best, u32 *chosen, int *used) {
  __shared__ int row[2][CAPACITY + 1];
  DYNAMIC_SHARED(u8, taken); // items rows of capacity + 1
  int c = thread_x();
  const int *w = weight + block_x() * items;
  const int *v = worth + block_x() * items;
  if (c <= capacity)
    row[0][c] = 0;
  int now = 0;
  for (int i = 0; i < items; i++) {
    sync_block();
    if (c <= capacity) {
      int keep = row[now][c];
      int take = -1;
      if (w[i] <= c)
        take = row[now][c - w[i]] + v[i];
      bool better = take > keep;
      row[now ^ 1][c] = better ? take : keep;
      taken[i * (capacity + 1) + c] = better;
    }
    now ^= 1;
  }
  sync_block();
  if (c == 0) {
    int room = capacity;
    u32 set = 0;
    for (int i = items - 1; i >= 0; i--) {
      if (taken[i * (capacity + 1) + room]) {
        set |= 1u << i;
        room -= w[i];
      }
    }
    best[block_x()] = row[now][capacity];
    chosen[block_x()] = set;
    used[block_x()] = capacity - room;
  }
}
