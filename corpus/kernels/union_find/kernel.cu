// Connected components: lock-free union by smaller root with compare-and-swap, paths halved on the
// way, then a second kernel that flattens and counts.
#include "tandem_device.h"

DEVICE int find_root(int *parent, int v) {
  int p = relaxed_load_device(&parent[v]);
  while (p != v) {
    int g = relaxed_load_device(&parent[p]);
    if (g != p)
      atomic_cas(&parent[v], p, g);
    v = p;
    p = g;
  }
  return v;
}

KERNEL unite(const int *edge_from, const int *edge_to, int edges, int *parent) {
  for (int e = global_x(); e < edges; e += block_dim_x() * grid_dim_x()) {
    int a = edge_from[e], b = edge_to[e];
    bool joined = false;
    while (!joined) {
      a = find_root(parent, a);
      b = find_root(parent, b);
      if (a == b) {
        joined = true;
      } else {
        int low = a < b ? a : b;
        int high = a < b ? b : a;
        if (atomic_cas(&parent[high], high, low) == high)
          joined = true;
      }
    }
  }
}

KERNEL flatten(int *parent, int n, int *label, int *components) {
  int v = global_x();
  if (v >= n)
    return;
  int r = v;
  while (parent[r] != r)
    r = parent[r];
  label[v] = r;
  if (r == v)
    atomic_add(components, 1);
}
