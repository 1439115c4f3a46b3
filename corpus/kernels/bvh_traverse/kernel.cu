// Rays against a tree of boxes with an explicit stack: near child first, pruned by the nearest hit,
// or any hit with early exit. Integer coordinates along one axis pair keep the results exact.
#include "tandem_device.h"

struct Node {
  short lo_x, hi_x, lo_y, hi_y;
  int left; // first child, or ~first item
  int count; // 0 for inner nodes
};
struct Item {
  short lo_x, hi_x, lo_y, hi_y;
};

DEVICE bool inside(int x, int y, int lo_x, int hi_x, int lo_y, int hi_y) {
  return x >= lo_x && x < hi_x && y >= lo_y && y < hi_y;
}

// Distance from a horizontal ray's start to a box, or -1.
DEVICE int reach(int x, int y, int lo_x, int hi_x, int lo_y, int hi_y) {
  if (y < lo_y || y >= hi_y || x >= hi_x)
    return -1;
  return x >= lo_x ? 0 : lo_x - x;
}

KERNEL bvh_traverse(const Node *nodes, const Item *items, const short *rays, int count, int any, int *hit, int *distance,
                    int *covering) {
  int t = global_x();
  if (t >= count)
    return;
  int x = rays[2 * t], y = rays[2 * t + 1];
  int stack[16];
  int top = 0;
  stack[top++] = 0;
  int best = -1, best_distance = 0x7fffffff, covers = 0;
  bool found = false, stop = false;
  while (top > 0 && !stop) {
    Node n = nodes[stack[--top]];
    int d = reach(x, y, n.lo_x, n.hi_x, n.lo_y, n.hi_y);
    if (d < 0 || (found && d > best_distance))
      continue;
    if (n.count > 0) {
      int first = ~n.left;
      for (int k = 0; k < n.count; k++) {
        Item it = items[first + k];
        int e = reach(x, y, it.lo_x, it.hi_x, it.lo_y, it.hi_y);
        if (e < 0)
          continue;
        if (inside(x, y, it.lo_x, it.hi_x, it.lo_y, it.hi_y))
          covers++;
        if (!found || e < best_distance || (e == best_distance && first + k < best)) {
          best = first + k;
          best_distance = e;
          found = true;
        }
        if (any) {
          stop = true;
          break;
        }
      }
    } else {
      Node a = nodes[n.left], b = nodes[n.left + 1];
      int da = reach(x, y, a.lo_x, a.hi_x, a.lo_y, a.hi_y);
      int db = reach(x, y, b.lo_x, b.hi_x, b.lo_y, b.hi_y);
      bool swap = da >= 0 && db >= 0 && db < da;
      int first = swap ? n.left : n.left + 1;
      int second = swap ? n.left + 1 : n.left;
      if ((swap ? da : db) >= 0)
        stack[top++] = first;
      if ((swap ? db : da) >= 0)
        stack[top++] = second;
    }
  }
  hit[t] = any ? found : best;
  if (!any) {
    distance[t] = found ? best_distance : -1;
    covering[t] = covers;
  }
}
