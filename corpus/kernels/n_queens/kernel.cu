// Counts the solutions of the n queens problem: each thread fixes the first two rows and goes on by
// recursion, real calls and not a stack of its own.
#include "tandem_device.h"

DEVICE_CALL int place(u32 all, u32 columns, u32 left, u32 right) {
  if (columns == all)
    return 1;
  int count = 0;
  u32 open = all & ~(columns | left | right);
  while (open) {
    u32 queen = open & -open;
    open ^= queen;
    count += place(all, columns | queen, (left | queen) << 1, (right | queen) >> 1);
  }
  return count;
}

KERNEL n_queens(int n, int *solutions, int *per_start) {
  int t = global_x();
  int starts = n * n;
  int count = -1;
  if (t < starts) {
    u32 all = (1u << n) - 1;
    u32 first = 1u << (t / n), second = 1u << (t % n);
    bool clash = second == first || second == first << 1 || second == first >> 1;
    count = 0;
    if (!clash)
      count = place(all, first | second, (first << 2) | (second << 1), (first >> 2) | (second >> 1));
    if (count)
      atomic_add(solutions, count);
  }
  per_start[t] = count;
}
