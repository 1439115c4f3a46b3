// levels: O2
// C = alpha * A * B + beta * C with 8x8 tiles in shared memory and sizes that are no multiple of a tile.
#include "tandem_device.h"

const int TILE = 8;

KERNEL matmul_tiled(const float *a, const float *b, float *c, int m, int n, int k, float alpha, float beta) {
  __shared__ float tile_a[TILE][TILE];
  __shared__ float tile_b[TILE][TILE + 1];
  int tx = thread_x(), ty = thread_y();
  int row = block_y() * TILE + ty;
  int col = block_x() * TILE + tx;
  float sum = 0;
  for (int base = 0; base < k; base += TILE) {
    int ak = base + tx, bk = base + ty;
    tile_a[ty][tx] = row < m && ak < k ? a[row * k + ak] : 0.0f;
    tile_b[ty][tx] = bk < k && col < n ? b[bk * n + col] : 0.0f;
    sync_block();
    unroll_full for (int i = 0; i < TILE; i++) sum += tile_a[ty][i] * tile_b[i][tx];
    sync_block();
  }
  if (row < m && col < n) {
    float old = beta != 0 ? c[row * n + col] : 0.0f;
    c[row * n + col] = alpha * sum + beta * old;
  }
}
