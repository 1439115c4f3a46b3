// Merges two sorted arrays: each thread finds its diagonal's split by binary search and then merges
// its own piece, equal keys from the first array first. Inputs are checked, with assumptions stated.
#include "tandem_device.h"

KERNEL merge_path(const int *a, int n, const int *b, int m, int per_thread, int *out, u8 *source, int *unsorted) {
  __builtin_assume(per_thread > 0);
  int t = global_x();
  int total = n + m;
  int begin = t * per_thread;
  if (begin > total)
    begin = total;
  int end = begin + per_thread < total ? begin + per_thread : total;
  // The split: i elements of a and begin - i of b come before this piece.
  int lo = begin > m ? begin - m : 0;
  int hi = begin < n ? begin : n;
  while (lo < hi) {
    int mid = (lo + hi) >> 1;
    if (a[mid] <= b[begin - 1 - mid])
      lo = mid + 1;
    else
      hi = mid;
  }
  int i = lo, j = begin - lo;
  int last = 0;
  bool first = true, bad = false;
  for (int k = begin; k < end; k++) {
    bool from_a;
    if (i >= n)
      from_a = false;
    else if (j >= m)
      from_a = true;
    else
      from_a = a[i] <= b[j];
    int v;
    if (from_a)
      v = a[i++];
    else
      v = b[j++];
    if (!first && v < last)
      bad = true;
    first = false;
    last = v;
    out[k] = v;
    source[k] = from_a ? 0 : 1;
  }
  if (bad)
    atomic_or(unsorted, 1);
}
