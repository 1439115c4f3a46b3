// A binary search tree in a pool on the device heap, nodes linked by index. One launch inserts, many
// threads look up, the last one frees.
#include "tandem_device.h"

enum { CAPACITY = 40 };

struct Node {
  int key;
  i16 left, right;
  i64 sum;
};

static __device__ Node *pool;
static __device__ int used;

KERNEL tree_insert(const int *keys, int n) {
  if (global_x() != 0)
    return;
  if (pool == nullptr) {
    pool = (Node *)malloc(CAPACITY * sizeof(Node));
    if (pool == nullptr)
      return;
  }
  for (int i = 0; i < n && used < CAPACITY; i++) {
    int key = keys[i], at = 0, me = used;
    pool[me].key = key;
    pool[me].left = -1;
    pool[me].right = -1;
    pool[me].sum = 0;
    used = me + 1;
    while (me != 0) {
      pool[at].sum = pool[at].sum + key;
      int next = key < pool[at].key ? pool[at].left : pool[at].right;
      if (next < 0) {
        if (key < pool[at].key)
          pool[at].left = (i16)me;
        else
          pool[at].right = (i16)me;
        break;
      }
      at = next;
    }
  }
}

KERNEL tree_find(const int *keys, i64 *out, int n) {
  int i = global_x();
  if (i >= n || pool == nullptr)
    return;
  int at = 0, depth = 0;
  while (at >= 0 && pool[at].key != keys[i]) {
    at = keys[i] < pool[at].key ? pool[at].left : pool[at].right;
    depth++;
  }
  out[i] = at < 0 ? -depth : pool[at].sum * 100 + depth;
}

KERNEL tree_drop() {
  if (global_x() == 0) {
    free(pool);
    pool = nullptr;
    used = 0;
  }
}
