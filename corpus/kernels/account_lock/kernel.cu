// Transfers between accounts under one lock per account, taken in order by compare-and-swap with the
// critical section inside the loop; counters in global variables of the module.
#include "tandem_device.h"

__device__ int g_transfers;
__device__ int g_refused = 0;
__device__ i64 g_moved;
__device__ int g_limit = 1000;

KERNEL account_lock(const int *from, const int *to, const int *amount, int count, int *lock, volatile int *balance) {
  int t = global_x();
  if (t >= count)
    return;
  int a = from[t], b = to[t], sum = amount[t];
  if (a == b || sum <= 0 || sum > g_limit) {
    atomic_add(&g_refused, 1);
    return;
  }
  int low = a < b ? a : b, high = a < b ? b : a;
  bool done = false;
  while (!done) {
    if (atomic_cas(&lock[low], 0, 1) == 0) {
      if (atomic_cas(&lock[high], 0, 1) == 0) {
        fence_device();
        balance[a] = balance[a] - sum;
        balance[b] = balance[b] + sum;
        done = true;
        fence_device();
        atomic_xchg(&lock[high], 0);
      }
      atomic_xchg(&lock[low], 0);
    }
  }
  atomic_add(&g_transfers, 1);
  __atomic_fetch_add(&g_moved, (i64)sum, __ATOMIC_RELAXED);
}
