// Relocation with a table of offsets that is all zero in this build, indexed by data, and a bias that
// is read with it; nothing writes either.
#include "tandem_device.h"

static __device__ int offsets[8];
static __device__ i64 bias;
static __constant__ u16 ones[4] = {257, 257, 257, 257};

KERNEL zero_offsets(const int *in, i64 *out, int n) {
  int i = global_x();
  if (i >= n)
    return;
  int v = in[i];
  out[i] = v + offsets[v & 7] + bias + ones[v & 3];
}
