// Three transposes of a matrix of n x n, by blocks of 32 x 8 threads that move tiles of 32 x 32.
#include "../kernels/tandem_device.h"

const int TILE = 32, ROWS = 8;

// Reads along rows, writes along columns.
KERNEL transpose_naive(const int *in, int *out, int n) {
  int x = block_x() * TILE + thread_x(), y = block_y() * TILE + thread_y();
  for (int j = 0; j < TILE; j += ROWS) out[x * n + y + j] = in[(y + j) * n + x];
}

// Both sides of global memory along rows; the columns of the tile lie in one bank.
KERNEL transpose_tile(const int *in, int *out, int n) {
  __shared__ int tile[TILE][TILE];
  int tx = thread_x(), ty = thread_y();
  int x = block_x() * TILE + tx, y = block_y() * TILE + ty;
  for (int j = 0; j < TILE; j += ROWS) tile[ty + j][tx] = in[(y + j) * n + x];
  sync_block();
  x = block_y() * TILE + tx, y = block_x() * TILE + ty;
  for (int j = 0; j < TILE; j += ROWS) out[(y + j) * n + x] = tile[tx][ty + j];
}

// The same with a row of 33.
KERNEL transpose_padded(const int *in, int *out, int n) {
  __shared__ int tile[TILE][TILE + 1];
  int tx = thread_x(), ty = thread_y();
  int x = block_x() * TILE + tx, y = block_y() * TILE + ty;
  for (int j = 0; j < TILE; j += ROWS) tile[ty + j][tx] = in[(y + j) * n + x];
  sync_block();
  x = block_y() * TILE + tx, y = block_x() * TILE + ty;
  for (int j = 0; j < TILE; j += ROWS) out[(y + j) * n + x] = tile[tx][ty + j];
}
