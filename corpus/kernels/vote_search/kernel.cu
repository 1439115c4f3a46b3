// Each warp searches its row for the first element that fits; all lanes leave together once a vote
// says that one found it. A second pass checks whether the whole row is ordered.
#include "tandem_device.h"

KERNEL vote_search(const int *rows, int width, int row_count, int low, int high, int *first, int *chunks, u8 *ordered) {
  int row = global_x() / 32;
  if (row >= row_count)
    return;
  const int *a = rows + row * width;
  int lane = lane_id();
  int at = -1;
  int used = 0;
  bool found = false;
  for (int base = 0; base < width && !found; base += 32) {
    int i = base + lane;
    bool fits = false;
    if (i < width) {
      int v = a[i];
      if (v >= low && v < high && (v & 1))
        fits = true;
    }
    used++;
    u32 votes = vote_ballot(FULL_WARP, fits);
    if (votes) {
      at = base + count_trailing_zeros(votes);
      found = true;
    }
  }
  bool in_order = true;
  for (int base = 0; base < width - 1; base += 32) {
    int i = base + lane;
    bool good = true;
    if (i + 1 < width)
      good = a[i] <= a[i + 1];
    if (!vote_all(FULL_WARP, good)) {
      in_order = false;
      break;
    }
  }
  int value = found ? a[at] : 0;
  int same = shfl_idx(FULL_WARP, value, 0);
  if (vote_any(FULL_WARP, same != value))
    at = -1000; // cannot happen: the warp agrees
  if (lane == 0) {
    first[row] = at;
    chunks[row] = used;
    ordered[row] = in_order;
  }
}
