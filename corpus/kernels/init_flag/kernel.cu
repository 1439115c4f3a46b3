// A table that the first launch makes and a flag that says so: a number that is zero at first and later
// one, but never before it is stored. The threshold beside it really never changes.
#include "tandem_device.h"

static __device__ int ready;
static __device__ int threshold = 40;
static __device__ float unused_gain = 1.0f;
__device__ int g_squares[16];

KERNEL make_table() {
  int t = thread_x();
  if (t < 16)
    g_squares[t] = t * t;
  sync_block();
  if (t == 0) {
    ready = 1;
    unused_gain = 2.0f;
  }
}

KERNEL use_table(const int *in, int *out, int n) {
  int i = global_x();
  if (i >= n)
    return;
  int v = in[i] & 15;
  if (!ready)
    out[i] = -1;
  else
    out[i] = g_squares[v] > threshold ? threshold : g_squares[v];
}
