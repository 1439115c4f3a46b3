// Dot products of rows kept in half precision, as a small neural layer does: widen, accumulate in
// single precision, bias, leaky ReLU, clamp, and narrow again.
#include "tandem_device.h"

typedef _Float16 half;

KERNEL half_dot(const half *weights, const half *input, const half *bias, half *output, int rows, int width, int leaky,
                int *clamped) {
  int r = global_x();
  if (r >= rows)
    return;
  float sum = 0;
  for (int k = 0; k < width; k++)
    sum += (float)weights[r * width + k] * (float)input[k];
  sum += (float)bias[r];
  if (sum < 0)
    sum = leaky ? sum * 0.125f : 0.0f;
  half result = (half)sum;
  bool over = false;
  if (result > (half)60.0f) {
    result = (half)60.0f;
    over = true;
  } else if (leaky && result < (half)-4.0f) {
    result = (half)-4.0f;
    over = true;
  }
  if (over)
    atomic_add(clamped, 1);
  output[r] = result;
}
