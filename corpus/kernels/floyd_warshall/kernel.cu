// All shortest paths of a small graph per block, with the next hop, in shared memory; a negative
// cycle is found on the diagonal.
#include "tandem_device.h"

const int MAX = 12;
const int FAR = 1 << 28;

KERNEL floyd_warshall(const int *weights, int n, int *distance, i8 *next, int *negative) {
  __shared__ int d[MAX][MAX];
  __shared__ i8 hop[MAX][MAX];
  __shared__ int cycle;
  int i = thread_y(), j = thread_x();
  int base = block_x() * n * n;
  bool mine = i < n && j < n;
  if (i == 0 && j == 0)
    cycle = 0;
  if (mine) {
    int w = weights[base + i * n + j];
    d[i][j] = i == j ? (w < 0 ? w : 0) : w;
    hop[i][j] = w < FAR ? (i8)j : -1;
  }
  for (int k = 0; k < n; k++) {
    sync_block();
    int through = FAR;
    i8 h = -1;
    if (mine && d[i][k] < FAR && d[k][j] < FAR) {
      through = d[i][k] + d[k][j];
      h = hop[i][k];
    }
    sync_block();
    if (mine && through < d[i][j]) {
      d[i][j] = through;
      hop[i][j] = h;
    }
  }
  sync_block();
  if (mine && i == j && d[i][j] < 0)
    atomic_or(&cycle, 1);
  sync_block();
  if (mine) {
    distance[base + i * n + j] = cycle ? 0 : d[i][j];
    next[base + i * n + j] = cycle ? -2 : hop[i][j];
  }
  if (i == 0 && j == 0)
    negative[block_x()] = cycle;
}
