// flags: -ffp-contract=off
// One step of heat diffusion on a grid with three kinds of border (fixed, mirrored, wrapped) and
// obstacles that do not conduct.
#include "tandem_device.h"

enum Border { FIXED, MIRROR, WRAP };

DEVICE int neighbour(int i, int n, int border) {
  if (i >= 0 && i < n)
    return i;
  if (border == WRAP)
    return i < 0 ? i + n : i - n;
  if (border == MIRROR)
    return i < 0 ? 0 : n - 1;
  return -1;
}

KERNEL stencil2d(const float *in, const u8 *blocked, float *out, int w, int h, float rate, int border, float outside) {
  int x = block_x() * block_dim_x() + thread_x();
  int y = block_y() * block_dim_y() + thread_y();
  if (x >= w || y >= h)
    return;
  int at = y * w + x;
  float here = in[at];
  if (blocked[at]) {
    out[at] = here;
    return;
  }
  float flow = 0;
  for (int d = 0; d < 4; d++) {
    int nx = neighbour(x + (d == 0) - (d == 1), w, border);
    int ny = neighbour(y + (d == 2) - (d == 3), h, border);
    bool inside = nx >= 0 && ny >= 0;
    float other = outside;
    bool conducts = true;
    if (inside) {
      int n = ny * w + nx;
      if (blocked[n])
        conducts = false;
      else
        other = in[n];
    }
    if (conducts)
      flow += other - here;
  }
  float next = here + rate * flow;
  out[at] = next < 0 ? 0 : next;
}
