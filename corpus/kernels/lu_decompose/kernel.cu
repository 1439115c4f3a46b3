// LU decomposition with partial pivoting and the solution of one right-hand side, one small system
// per block in shared memory. A singular matrix leaves through a flag that all threads see.
#include "tandem_device.h"

const int MAX = 8;

KERNEL lu_decompose(const float *matrices, const float *right, int n, float *solution, int *pivots, int *singular) {
  __shared__ float a[MAX][MAX + 1];
  __shared__ int perm[MAX];
  __shared__ int bad;
  int t = thread_x();
  int system = block_x();
  for (int i = t; i < n * n; i += block_dim_x())
    a[i / n][i % n] = matrices[system * n * n + i];
  if (t < n) {
    a[t][n] = right[system * n + t];
    perm[t] = t;
  }
  if (t == 0)
    bad = 0;
  sync_block();
  for (int k = 0; k < n; k++) {
    if (t == 0) {
      int best = k;
      float size = abs_f(a[k][k]);
      for (int i = k + 1; i < n; i++) {
        float s = abs_f(a[i][k]);
        if (s > size) {
          size = s;
          best = i;
        }
      }
      if (size == 0)
        bad = 1;
      else if (best != k) {
        for (int j = 0; j <= n; j++) {
          float x = a[k][j];
          a[k][j] = a[best][j];
          a[best][j] = x;
        }
        int x = perm[k];
        perm[k] = perm[best];
        perm[best] = x;
      }
    }
    sync_block();
    if (bad)
      break;
    for (int i = k + 1 + t; i < n; i += block_dim_x()) {
      float f = a[i][k] / a[k][k];
      a[i][k] = f;
      for (int j = k + 1; j <= n; j++)
        a[i][j] -= f * a[k][j];
    }
    sync_block();
  }
  if (t == 0 && !bad) {
    for (int i = n - 1; i >= 0; i--) {
      float x = a[i][n];
      for (int j = i + 1; j < n; j++)
        x -= a[i][j] * a[j][n];
      a[i][n] = x / a[i][i];
    }
  }
  sync_block();
  if (t < n) {
    solution[system * n + t] = bad ? 0.0f : a[t][n];
    pivots[system * n + t] = bad ? -1 : perm[t];
  }
  if (t == 0)
    singular[system] = bad;
}
