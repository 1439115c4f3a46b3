// Edit distance with transpositions between a word and each entry of a dictionary; a bound stops the
// work early. One entry per thread, three rows in local memory.
#include "tandem_device.h"

const int MAX = 15;

KERNEL levenshtein(const u8 *word, int n, const u8 *dictionary, const int *offset, int entries, int bound,
                   int *distance) {
  int t = global_x();
  if (t >= entries)
    return;
  const u8 *other = dictionary + offset[t];
  int m = offset[t + 1] - offset[t];
  int rows[3][MAX + 1];
  bool too_far = n - m > bound || m - n > bound;
  int result = bound + 1;
  if (!too_far) {
    for (int j = 0; j <= m; j++)
      rows[0][j] = j;
    for (int i = 1; i <= n; i++) {
      int *now = rows[i % 3], *before = rows[(i + 2) % 3], *before2 = rows[(i + 1) % 3];
      now[0] = i;
      int least = i;
      for (int j = 1; j <= m; j++) {
        int same = word[i - 1] == other[j - 1];
        int d = before[j - 1] + (same ? 0 : 1);
        if (before[j] + 1 < d)
          d = before[j] + 1;
        if (now[j - 1] + 1 < d)
          d = now[j - 1] + 1;
        if (!same && i > 1 && j > 1 && word[i - 1] == other[j - 2] && word[i - 2] == other[j - 1])
          if (before2[j - 2] + 1 < d)
            d = before2[j - 2] + 1;
        now[j] = d;
        if (d < least)
          least = d;
      }
      if (least > bound) {
        too_far = true;
        break;
      }
    }
    if (!too_far && rows[n % 3][m] <= bound)
      result = rows[n % 3][m];
  }
  distance[t] = result;
}
