// Longest Collatz chain: each thread walks a few start values with a step limit and keeps its best;
// the block's best goes to memory through one packed atomic maximum.
#include "tandem_device.h"

DEVICE int collatz_steps(u32 n, int limit, int *gave_up) {
  int steps = 0;
  *gave_up = 0;
  while (n != 1) {
    if (steps >= limit) {
      *gave_up = 1;
      break;
    }
    if (n & 1) {
      if (n > 0x55555554u) { // 3n+1 would not fit
        *gave_up = 2;
        break;
      }
      n = 3 * n + 1;
    } else {
      n >>= 1;
    }
    steps++;
  }
  return steps;
}

KERNEL collatz(int first, int per_thread, int limit, int *steps_out, int *best, int *overflowed) {
  int t = global_x();
  int best_key = 0;
  for (int k = 0; k < per_thread; k++) {
    int n = first + t * per_thread + k;
    int gave_up;
    int steps = collatz_steps(n, limit, &gave_up);
    if (gave_up)
      steps = gave_up == 1 ? limit : -1;
    steps_out[t * per_thread + k] = steps;
    if (steps < 0)
      atomic_add(overflowed, 1);
    else {
      int key = steps << 16 | (n & 0xffff);
      if (key > best_key)
        best_key = key;
    }
  }
  atomic_max(best, best_key);
}
