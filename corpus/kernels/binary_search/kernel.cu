// Searches a sorted table for many keys. Returns the position, or ~insertion_point when absent; a
// "found" flag leaves the loop early.
#include "tandem_device.h"

KERNEL binary_search(const int *table, int n, const int *keys, int key_count, int *where) {
  int t = global_x();
  if (t >= key_count)
    return;
  int key = keys[t];
  int lo = 0, hi = n;
  int found = 0;
  int pos = 0;
  while (lo < hi && !found) {
    int mid = lo + (hi - lo) / 2;
    int v = table[mid];
    if (v == key) {
      found = 1;
      pos = mid;
    } else if (v < key) {
      lo = mid + 1;
    } else {
      hi = mid;
    }
  }
  if (found)
    where[t] = pos;
  else
    where[t] = ~lo;
}
