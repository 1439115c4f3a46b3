// Bitonic sort of one array per block in shared memory, keys with their payload.
#include "tandem_device.h"

const int SIZE = 64;

KERNEL bitonic_sort(int *keys, int *payload, int descending) {
  __shared__ int k[SIZE];
  __shared__ int v[SIZE];
  int t = thread_x();
  int base = block_x() * SIZE;
  for (int i = t; i < SIZE; i += block_dim_x()) {
    k[i] = keys[base + i];
    v[i] = payload[base + i];
  }
  for (int size = 2; size <= SIZE; size <<= 1) {
    for (int stride = size >> 1; stride > 0; stride >>= 1) {
      sync_block();
      int low = 2 * t - (t & (stride - 1));
      int high = low + stride;
      bool up = (low & size) == 0;
      if (descending)
        up = !up;
      if ((k[low] > k[high]) == up) {
        int x = k[low];
        k[low] = k[high];
        k[high] = x;
        x = v[low];
        v[low] = v[high];
        v[high] = x;
      }
    }
  }
  sync_block();
  for (int i = t; i < SIZE; i += block_dim_x()) {
    keys[base + i] = k[i];
    payload[base + i] = v[i];
  }
}
