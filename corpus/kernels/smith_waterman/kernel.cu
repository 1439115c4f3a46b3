// Local alignment of one pair of sequences per block, affine gaps: anti-diagonals of the matrix move
// through shared memory with a barrier after each.
#include "tandem_device.h"

const int MAX = 32;

KERNEL smith_waterman(const u8 *first, const u8 *second, const int *lengths, int match, int mismatch, int open,
                      int extend, int *score, int *cells_at_best) {
  __shared__ int best_row[3][MAX + 1]; // H of the last three anti-diagonals, by row
  __shared__ int gap_first[2][MAX + 1];
  __shared__ int gap_second[2][MAX + 1];
  __shared__ int top, ties;
  int t = thread_x();
  int pair = block_x();
  int n = lengths[2 * pair], m = lengths[2 * pair + 1];
  const u8 *a = first + pair * MAX;
  const u8 *b = second + pair * MAX;
  const int NEVER = -1000000;
  for (int i = t; i <= MAX; i += block_dim_x()) {
    for (int d = 0; d < 3; d++)
      best_row[d][i] = 0;
    gap_first[0][i] = gap_first[1][i] = NEVER;
    gap_second[0][i] = gap_second[1][i] = NEVER;
  }
  if (t == 0) {
    top = 0;
    ties = 0;
  }
  sync_block();
  int mine = 0, at_mine = 0;
  int row = t + 1;
  for (int diagonal = 2; diagonal <= n + m; diagonal++) {
    int now = diagonal % 3, before = (diagonal + 2) % 3, before2 = (diagonal + 1) % 3;
    int g = diagonal & 1;
    int column = diagonal - row;
    if (row <= n && column >= 1 && column <= m) {
      int down = gap_first[g ^ 1][row - 1] - extend;
      int from_above = best_row[before][row - 1] - open;
      if (from_above > down)
        down = from_above;
      int right = gap_second[g ^ 1][row] - extend;
      int from_left = best_row[before][row] - open;
      if (from_left > right)
        right = from_left;
      int h = best_row[before2][row - 1] + (a[row - 1] == b[column - 1] ? match : -mismatch);
      if (h < down)
        h = down;
      if (h < right)
        h = right;
      if (h < 0)
        h = 0;
      best_row[now][row] = h;
      gap_first[g][row] = down;
      gap_second[g][row] = right;
      if (h > mine) {
        mine = h;
        at_mine = 1;
      } else if (h == mine && h > 0) {
        at_mine++;
      }
    } else if (row <= n) {
      best_row[now][row] = 0;
      gap_first[g][row] = NEVER;
      gap_second[g][row] = NEVER;
    }
    sync_block();
  }
  atomic_max(&top, mine);
  sync_block();
  if (mine > 0 && mine == top)
    atomic_add(&ties, at_mine);
  sync_block();
  if (t == 0) {
    score[pair] = top;
    cells_at_best[pair] = ties;
  }
}
