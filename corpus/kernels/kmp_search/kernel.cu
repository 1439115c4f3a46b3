// Knuth-Morris-Pratt: the block builds the failure table in shared memory (thread 0), then every
// thread searches its own slice, overlapping into the next one.
#include "tandem_device.h"

const int MAX_PATTERN = 16;

KERNEL kmp_search(const u8 *text, int n, const u8 *pattern, int m, int slice, int *matches, int *first) {
  __shared__ int failure[MAX_PATTERN];
  __shared__ u8 p[MAX_PATTERN];
  if (thread_x() == 0) {
    int k = 0;
    failure[0] = 0;
    p[0] = pattern[0];
    for (int i = 1; i < m; i++) {
      u8 c = pattern[i];
      p[i] = c;
      while (k > 0 && p[k] != c)
        k = failure[k - 1];
      if (p[k] == c)
        k++;
      failure[i] = k;
    }
  }
  sync_block();
  int begin = global_x() * slice;
  int end = begin + slice + m - 1;
  if (end > n)
    end = n;
  int k = 0, count = 0, found = 0, earliest = 0;
  for (int i = begin; i < end; i++) {
    u8 c = text[i];
    bool fits = p[k] == c;
    while (!fits && k > 0) {
      k = failure[k - 1];
      fits = p[k] == c;
    }
    if (fits)
      k++;
    if (k == m) {
      if (!found) {
        found = 1;
        earliest = i - m + 1;
      }
      count++;
      k = failure[k - 1];
    }
  }
  if (found) {
    atomic_add(matches, count);
    atomic_min(first, earliest);
  }
}
