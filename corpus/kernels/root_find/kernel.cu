// flags: -ffp-contract=off
// Roots of cubic polynomials in double precision: Newton's method kept inside a bracket that is
// halved whenever a step leaves it. Explicit fused multiply-adds.
#include "tandem_device.h"

enum { ROOT, NO_BRACKET, SLOW };

KERNEL root_find(const double *coefficients, int count, double lo0, double hi0, int limit, double *root, int *status,
                 int *halvings) {
  int t = global_x();
  if (t >= count)
    return;
  double c3 = coefficients[4 * t], c2 = coefficients[4 * t + 1], c1 = coefficients[4 * t + 2], c0 = coefficients[4 * t + 3];
  double lo = lo0, hi = hi0;
  double at_lo = ((c3 * lo + c2) * lo + c1) * lo + c0;
  double at_hi = ((c3 * hi + c2) * hi + c1) * hi + c0;
  int state = SLOW, halved = 0;
  double x = (lo + hi) / 2;
  if ((at_lo > 0 && at_hi > 0) || (at_lo < 0 && at_hi < 0)) {
    state = NO_BRACKET;
  } else {
    bool rising = at_lo < at_hi;
    for (int k = 0; k < limit; k++) {
      double f = __builtin_fma(__builtin_fma(__builtin_fma(c3, x, c2), x, c1), x, c0);
      if (__builtin_fabs(f) < 1e-9) {
        state = ROOT;
        break;
      }
      if ((f < 0) == rising)
        lo = x;
      else
        hi = x;
      double slope = (3 * c3 * x + 2 * c2) * x + c1;
      double next = x;
      bool use_newton = slope != 0;
      if (use_newton) {
        next = x - f / slope;
        if (!(next > lo && next < hi))
          use_newton = false;
      }
      if (!use_newton) {
        next = lo + (hi - lo) * 0.5;
        halved++;
      }
      x = next;
    }
  }
  root[t] = state == ROOT ? x : 0;
  status[t] = state;
  halvings[t] = state == ROOT ? halved : -1;
}
