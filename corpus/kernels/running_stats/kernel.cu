// Mean and variance by Welford's method over batches that come one launch each. The accumulator is a
// struct of doubles and a counter that no one else sees.
// flags: -ffp-contract=off
#include "tandem_device.h"

struct Accumulator {
  int count;
  double mean, m2;
  float low, high;
};

static __device__ Accumulator acc = {0, 0.0, 0.0, 1e30f, -1e30f};

KERNEL stats_add(const float *in, int n) {
  if (global_x() != 0)
    return;
  for (int i = 0; i < n; i++) {
    float x = in[i];
    acc.count = acc.count + 1;
    double delta = x - acc.mean;
    acc.mean = acc.mean + delta / acc.count;
    acc.m2 = acc.m2 + delta * (x - acc.mean);
    if (x < acc.low)
      acc.low = x;
    if (x > acc.high)
      acc.high = x;
  }
}

KERNEL stats_get(double *out) {
  int t = thread_x();
  if (t == 0)
    out[0] = acc.mean;
  if (t == 1)
    out[1] = acc.count > 1 ? acc.m2 / (acc.count - 1) : 0.0;
  if (t == 2)
    out[2] = acc.low;
  if (t == 3)
    out[3] = acc.high;
}
