// flags: -ffp-contract=off
// Escape-time fractal with the two shortcuts that know the set's big parts, and a check for orbits
// that repeat.
#include "tandem_device.h"

KERNEL mandelbrot(int *iterations, int w, int h, float x0, float y0, float step, int limit) {
  int px = global_x();
  int py = block_y();
  if (px >= w || py >= h)
    return;
  float cx = x0 + step * (float)px;
  float cy = y0 + step * (float)py;
  int inside = 0;
  float q = (cx - 0.25f) * (cx - 0.25f) + cy * cy;
  if (q * (q + (cx - 0.25f)) < 0.25f * cy * cy)
    inside = 1;
  else if ((cx + 1) * (cx + 1) + cy * cy < 0.0625f)
    inside = 2;
  int n = 0;
  if (!inside) {
    float x = 0, y = 0, old_x = 0, old_y = 0;
    int period = 0, check = 8;
    while (n < limit) {
      float xx = x * x, yy = y * y;
      if (xx + yy > 4.0f)
        break;
      y = 2 * x * y + cy;
      x = xx - yy + cx;
      n++;
      if (x == old_x && y == old_y) {
        inside = 3;
        break;
      }
      if (++period == check) {
        period = 0;
        check *= 2;
        old_x = x;
        old_y = y;
      }
    }
    if (n == limit)
      inside = 4;
  }
  iterations[py * w + px] = inside ? -inside : n;
}
