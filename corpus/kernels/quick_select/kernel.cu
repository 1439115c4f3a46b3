// The k-th smallest of a short list, one list per thread, in local memory: quick-select with a
// median-of-three pivot and insertion sort for small ranges.
#include "tandem_device.h"

const int LIST = 24;

KERNEL quick_select(const int *lists, const int *wanted, int count, int *selected, int *rounds) {
  int t = global_x();
  if (t >= count)
    return;
  int a[LIST];
  for (int i = 0; i < LIST; i++)
    a[i] = lists[t * LIST + i];
  int k = wanted[t];
  int lo = 0, hi = LIST - 1, n = 0;
  bool done = false;
  while (!done) {
    n++;
    if (hi - lo < 5) {
      for (int i = lo + 1; i <= hi; i++) {
        int v = a[i];
        int j = i;
        while (j > lo && a[j - 1] > v) {
          a[j] = a[j - 1];
          j--;
        }
        a[j] = v;
      }
      done = true;
      continue;
    }
    int x = a[lo], y = a[(lo + hi) / 2], z = a[hi];
    int pivot;
    if (x < y)
      pivot = y < z ? y : x < z ? z : x;
    else
      pivot = x < z ? x : y < z ? z : y;
    // Three ways: smaller, equal, larger.
    int less = lo, i = lo, more = hi;
    while (i <= more) {
      int v = a[i];
      if (v < pivot) {
        a[i++] = a[less];
        a[less++] = v;
      } else if (v > pivot) {
        a[i] = a[more];
        a[more--] = v;
      } else {
        i++;
      }
    }
    if (k < less)
      hi = less - 1;
    else if (k > more)
      lo = more + 1;
    else
      done = true;
  }
  selected[t] = a[k];
  rounds[t] = n <= LIST;
}
