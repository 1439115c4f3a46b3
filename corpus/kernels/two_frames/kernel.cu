// Two kernels with a struct in shared memory each, one of them with a struct inside: bounds of a tile
// and a window, published by one thread.
#include "tandem_device.h"

struct Range {
  int from, to;
};

struct Tile {
  Range rows, columns;
  float weight;
  u8 last;
};

KERNEL tile_sum(const int *in, int *out, int width, int height, int side) {
  __shared__ Tile tile;
  int t = thread_x();
  if (t == 0) {
    tile.rows.from = block_y() * side;
    tile.rows.to = tile.rows.from + side < height ? tile.rows.from + side : height;
    tile.columns.from = block_x() * side;
    tile.columns.to = tile.columns.from + side < width ? tile.columns.from + side : width;
    tile.weight = (block_x() + block_y()) % 2 ? 0.5f : 2.0f;
    tile.last = tile.rows.to == height && tile.columns.to == width;
  }
  sync_block();
  int row = tile.rows.from + t;
  if (row >= tile.rows.to)
    return;
  int sum = 0;
  for (int c = tile.columns.from; c < tile.columns.to; c++)
    sum += in[row * width + c];
  sum = (int)((float)sum * tile.weight) + (tile.last ? 1000000 : 0);
  out[row * grid_dim_x() + block_x()] = sum;
}

KERNEL window_max(const int *in, int *out, int n) {
  __shared__ Range window;
  if (thread_x() == 0) {
    window.from = block_x() * block_dim_x() - 2;
    window.to = window.from + block_dim_x() + 4;
  }
  sync_block();
  int i = global_x();
  if (i >= n)
    return;
  int best = -1000000;
  for (int k = window.from; k < window.to; k++)
    if (k >= 0 && k < n && in[k] > best)
      best = in[k];
  out[i] = best;
}
