// flags: -ffast-math
// One step of k-means in two dimensions: centres in shared memory, nearest centre per point, sums by
// shared float atomics, then the centres move. Compiled with fast math on purpose.
#include "tandem_device.h"

const int MAX_K = 8;

KERNEL kmeans_assign(const float *points, int n, const float *centres, int k, int *nearest, float *sums, int *counts,
                     int *changed) {
  __shared__ float c[2 * MAX_K];
  __shared__ float s[2 * MAX_K];
  __shared__ int m[MAX_K];
  int t = thread_x();
  if (t < 2 * k) {
    c[t] = centres[t];
    s[t] = 0;
  }
  if (t < k)
    m[t] = 0;
  sync_block();
  int i = global_x();
  if (i < n) {
    float x = points[2 * i], y = points[2 * i + 1];
    float least = 1e30f;
    int best = 0;
    for (int j = 0; j < k; j++) {
      float dx = x - c[2 * j], dy = y - c[2 * j + 1];
      float d = dx * dx + dy * dy;
      if (d < least) {
        least = d;
        best = j;
      }
    }
    if (nearest[i] != best) {
      nearest[i] = best;
      atomic_add(changed, 1);
    }
    atomic_add_f(&s[2 * best], x);
    atomic_add_f(&s[2 * best + 1], y);
    atomic_add(&m[best], 1);
  }
  sync_block();
  if (t < 2 * k && m[t / 2] != 0)
    atomic_add_f(&sums[t], s[t]);
  if (t < k && m[t] != 0)
    atomic_add(&counts[t], m[t]);
}

KERNEL kmeans_move(const float *sums, const int *counts, int k, float *centres) {
  int t = thread_x();
  if (t >= 2 * k)
    return;
  int n = counts[t / 2];
  if (n)
    centres[t] = sums[t] / (float)n;
}
