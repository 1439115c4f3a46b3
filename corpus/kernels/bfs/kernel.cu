// Breadth-first search, one launch per level: a thread per vertex of the frontier, compare-and-swap
// claims a neighbour, an atomic counter appends it to the next frontier.
#include "tandem_device.h"

KERNEL bfs_level(const int *row, const int *column, const int *frontier, const int *frontier_size, int *next,
                 int *next_size, int *distance, int level, int goal, int *goal_level) {
  int t = global_x();
  if (t >= *frontier_size)
    return;
  int v = frontier[t];
  int seen_goal = 0;
  for (int e = row[v]; e < row[v + 1]; e++) {
    int u = column[e];
    if (u == v)
      continue;
    if (atomic_cas(&distance[u], -1, level + 1) == -1) {
      int slot = atomic_add(next_size, 1);
      next[slot] = u;
      if (u == goal)
        seen_goal = 1;
    }
  }
  if (seen_goal)
    *goal_level = level + 1;
}
