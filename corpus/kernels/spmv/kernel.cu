// Sparse matrix times vector, CSR. Short rows take one thread, long rows a whole warp.
#include "tandem_device.h"

KERNEL spmv_short(const int *row, const int *column, const float *value, const float *x, float *y, int rows, int limit) {
  int r = global_x();
  if (r >= rows)
    return;
  int begin = row[r], end = row[r + 1];
  if (end - begin > limit)
    return;
  float sum = 0;
  for (int e = begin; e < end; e++)
    sum += value[e] * x[column[e]];
  y[r] = sum;
}

KERNEL spmv_long(const int *row, const int *column, const float *value, const float *x, float *y, int rows, int limit) {
  int r = global_x() / 32;
  if (r >= rows)
    return;
  int begin = row[r], end = row[r + 1];
  if (end - begin <= limit)
    return;
  float sum = 0;
  for (int e = begin + lane_id(); e < end; e += 32)
    sum += value[e] * x[column[e]];
  for (int d = 16; d > 0; d >>= 1)
    sum += shfl_down_f(FULL_WARP, sum, d);
  if (lane_id() == 0)
    y[r] = sum;
}
