// A list on the device heap: one launch allocates the nodes, the next ones link and read them, the
// last one frees them. The only thing that knows the heap object is a variable of this module.
#include "tandem_device.h"

struct Node {
  int key;
  int next;
  i64 weight;
};

static __device__ Node *nodes;

KERNEL make_nodes() {
  if (global_x() == 0)
    nodes = (Node *)malloc(24 * sizeof(Node));
}

KERNEL fill_nodes(const int *keys) {
  int i = global_x();
  if (nodes == nullptr || i >= 24)
    return;
  nodes[i].key = keys[i];
  nodes[i].next = i + 5 < 24 ? i + 5 : i - 19;
  nodes[i].weight = (i64)keys[i] * keys[i];
}

KERNEL walk_nodes(i64 *out) {
  int at = global_x();
  if (nodes == nullptr || at >= 24)
    return;
  i64 sum = 0;
  for (int n = 0; n < 6; n++) {
    sum = sum * 3 + nodes[at].key + nodes[at].weight;
    at = nodes[at].next;
  }
  out[global_x()] = sum;
}

KERNEL drop_nodes() {
  if (global_x() == 0) {
    free(nodes);
    nodes = nullptr;
  }
}
