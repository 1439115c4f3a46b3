// levels: debug
// Histogram of bytes in 16 bins: private bins in shared memory, merged into global memory.
#include "tandem_device.h"

const int BINS = 16;

KERNEL histogram(const u8 *in, int n, u32 *bins, u32 *other) {
  __shared__ u32 local[BINS];
  __shared__ u32 rejected;
  int t = thread_x();
  if (t < BINS)
    local[t] = 0;
  if (t == 0)
    rejected = 0;
  sync_block();
  for (int i = global_x(); i < n; i += block_dim_x() * grid_dim_x()) {
    u8 c = in[i];
    int bin = -1;
    if (c >= '0' && c <= '9')
      bin = c - '0';
    else if (c >= 'a' && c <= 'f')
      bin = c - 'a' + 10;
    else if (c >= 'A' && c <= 'F')
      bin = c - 'A' + 10;
    if (bin >= 0)
      relaxed_add_block(&local[bin], 1u);
    else
      relaxed_add_block(&rejected, 1u);
  }
  sync_block();
  if (t < BINS && local[t] != 0)
    relaxed_add_device(&bins[t], local[t]);
  if (t == 0)
    relaxed_add_device(other, rejected);
}
