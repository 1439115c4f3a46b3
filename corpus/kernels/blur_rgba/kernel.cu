// 3x3 blur of an RGBA image with vector types: weighted by alpha, transparent pixels ignored, the
// result brightened with saturation.
#include "tandem_device.h"

typedef u8 Pixel __attribute__((ext_vector_type(4)));
typedef int Sum __attribute__((ext_vector_type(4)));

KERNEL blur_rgba(const Pixel *in, Pixel *out, int w, int h, int brighter) {
  int x = block_x() * block_dim_x() + thread_x();
  int y = block_y() * block_dim_y() + thread_y();
  if (x >= w || y >= h)
    return;
  Sum sum = {0, 0, 0, 0};
  int weight = 0;
  for (int dy = -1; dy <= 1; dy++) {
    for (int dx = -1; dx <= 1; dx++) {
      int nx = x + dx, ny = y + dy;
      if (nx < 0 || ny < 0 || nx >= w || ny >= h)
        continue;
      Pixel p = in[ny * w + nx];
      if (p.w == 0)
        continue;
      int k = (dx == 0 ? 2 : 1) * (dy == 0 ? 2 : 1) * p.w;
      sum += __builtin_convertvector(p, Sum) * k;
      weight += k;
    }
  }
  Pixel result = in[y * w + x];
  if (weight > 0) {
    Sum mean = (sum + weight / 2) / weight;
    Pixel m = __builtin_convertvector(mean, Pixel);
    Pixel bright = (Pixel)((u8)brighter);
    bright.w = 0;
    result = __builtin_elementwise_add_sat(m, bright);
  }
  out[y * w + x] = result;
}
