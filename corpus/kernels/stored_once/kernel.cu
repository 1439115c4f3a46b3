// A kernel with a verbosity and a depth that its first lines set, as code does that came from a
// program with options: one store of a number each, and loads behind it.
#include "tandem_device.h"

struct Options {
  int verbosity;
  int depth;
};

static __device__ Options options;
static __device__ int window;

KERNEL stored_once(const int *in, int *out, int n) {
  if (block_dim_x() != 1)
    return;
  options.depth = 4;
  window = 3;
  for (int i = 0; i < n; i++) {
    int sum = 0;
    for (int k = i - window; k <= i + window; k++)
      if (k >= 0 && k < n)
        sum += in[k];
    out[i] = options.depth > 2 ? sum * options.depth : sum;
    if (options.verbosity > 0)
      out[i] = -1;
  }
}
