// A mailbox between two threads of one block: a struct in device memory whose flag is atomic and whose
// payload is plain, ordered by release and acquire.
#include "tandem_device.h"

struct Mailbox {
  int full;
  int value;
  i64 sum;
  u32 turns;
};

static __device__ Mailbox box;

KERNEL atomic_mailbox(const int *in, i64 *out, int n) {
  if (thread_x() == 0) {
    for (int i = 0; i < n; i++) {
      while (__scoped_atomic_load_n(&box.full, __ATOMIC_ACQUIRE, __MEMORY_SCOPE_DEVICE) != 0)
        ;
      box.value = in[i];
      __scoped_atomic_store_n(&box.full, 1, __ATOMIC_RELEASE, __MEMORY_SCOPE_DEVICE);
    }
  } else {
    for (int i = 0; i < n; i++) {
      while (__scoped_atomic_load_n(&box.full, __ATOMIC_ACQUIRE, __MEMORY_SCOPE_DEVICE) == 0)
        ;
      box.sum = box.sum * 3 + box.value;
      box.turns = box.turns + 1;
      __scoped_atomic_store_n(&box.full, 0, __ATOMIC_RELEASE, __MEMORY_SCOPE_DEVICE);
    }
    out[0] = box.sum;
    out[1] = box.turns;
  }
}
