// Exclusive prefix sum: Blelloch's up and down sweep in dynamic shared memory per block, the block
// sums scanned by a second kernel, and a third one adds them.
#include "tandem_device.h"

KERNEL scan_blocks(const int *in, int n, int *out, int *block_sums) {
  DYNAMIC_SHARED(int, temp);
  int t = thread_x();
  int size = 2 * block_dim_x();
  int base = block_x() * size;
  temp[2 * t] = base + 2 * t < n ? in[base + 2 * t] : 0;
  temp[2 * t + 1] = base + 2 * t + 1 < n ? in[base + 2 * t + 1] : 0;
  int offset = 1;
  for (int d = size >> 1; d > 0; d >>= 1) {
    sync_block();
    if (t < d) {
      int left = offset * (2 * t + 1) - 1;
      int right = offset * (2 * t + 2) - 1;
      temp[right] += temp[left];
    }
    offset *= 2;
  }
  if (t == 0) {
    block_sums[block_x()] = temp[size - 1];
    temp[size - 1] = 0;
  }
  for (int d = 1; d < size; d *= 2) {
    offset >>= 1;
    sync_block();
    if (t < d) {
      int left = offset * (2 * t + 1) - 1;
      int right = offset * (2 * t + 2) - 1;
      int v = temp[left];
      temp[left] = temp[right];
      temp[right] += v;
    }
  }
  sync_block();
  if (base + 2 * t < n)
    out[base + 2 * t] = temp[2 * t];
  if (base + 2 * t + 1 < n)
    out[base + 2 * t + 1] = temp[2 * t + 1];
}

KERNEL scan_sums(int *sums, int count) {
  if (thread_x() != 0 || block_x() != 0)
    return;
  int running = 0;
  for (int i = 0; i < count; i++) {
    int v = sums[i];
    sums[i] = running;
    running += v;
  }
}

KERNEL scan_add(int *out, int n, const int *sums, int per_block) {
  for (int k = thread_x(); k < per_block; k += block_dim_x()) {
    int i = block_x() * per_block + k;
    if (i >= n)
      break;
    out[i] += sums[block_x()];
  }
}
