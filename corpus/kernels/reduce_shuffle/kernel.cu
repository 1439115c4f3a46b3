// Dot product of two vectors: butterfly shuffles in the warp, one shared slot per warp, and the first
// warp finishes the block.
#include "tandem_device.h"

DEVICE float warp_sum(float v) {
  for (int d = 16; d > 0; d >>= 1)
    v += shfl_xor_f(FULL_WARP, v, d);
  return v;
}

KERNEL reduce_shuffle(const float *a, const float *b, int n, float *partial, int *negative) {
  __shared__ float warp_total[32];
  float sum = 0;
  int neg = 0;
  for (int i = global_x(); i < n; i += block_dim_x() * grid_dim_x()) {
    float p = a[i] * b[i];
    sum += p;
    if (p < 0)
      neg++;
  }
  sum = warp_sum(sum);
  for (int d = 16; d > 0; d >>= 1)
    neg += shfl_down(FULL_WARP, neg, d);
  int warp = thread_x() / 32;
  if (lane_id() == 0) {
    warp_total[warp] = sum;
    if (neg)
      atomic_add(negative, neg);
  }
  sync_block();
  if (warp == 0) {
    int warps = block_dim_x() / 32;
    float v = lane_id() < warps ? warp_total[lane_id()] : 0.0f;
    v = warp_sum(v);
    if (lane_id() == 0)
      partial[block_x()] = v;
  }
}
