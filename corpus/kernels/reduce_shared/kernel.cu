// Sum, minimum and maximum of an array: a grid-stride loop per thread, a tree in shared memory per
// block, one atomic per block and result.
#include "tandem_device.h"

const int BLOCK = 64;

KERNEL reduce_shared(const int *in, int n, int *result) {
  __shared__ int sum[BLOCK];
  __shared__ int low[BLOCK];
  __shared__ int high[BLOCK];
  int t = thread_x();
  int s = 0, lo = 0x7fffffff, hi = -0x7fffffff - 1;
  for (int i = global_x(); i < n; i += block_dim_x() * grid_dim_x()) {
    int v = in[i];
    s += v;
    lo = v < lo ? v : lo;
    hi = v > hi ? v : hi;
  }
  sum[t] = s;
  low[t] = lo;
  high[t] = hi;
  sync_block();
  for (int half = BLOCK / 2; half > 0; half >>= 1) {
    if (t < half) {
      sum[t] += sum[t + half];
      if (low[t + half] < low[t])
        low[t] = low[t + half];
      if (high[t + half] > high[t])
        high[t] = high[t + half];
    }
    sync_block();
  }
  if (t == 0) {
    atomic_add(&result[0], sum[0]);
    atomic_min(&result[1], low[0]);
    atomic_max(&result[2], high[0]);
  }
}
