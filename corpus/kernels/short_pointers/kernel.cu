// Shared, constant and local pointers of 32 bits again: a job description in shared memory holds a
// generic pointer and numbers, the defaults for it are in constant memory.
// flags: -Xclang -fcuda-short-ptr -mllvm --nvptx-short-ptr
#include "tandem_device.h"

struct Task {
  const int *from;
  u16 count;
  u8 shift;
  i64 offset;
};

struct Defaults {
  u8 shift;
  i64 offset;
};

static __constant__ Defaults defaults = {3, 1000};

KERNEL short_pointers(const int *a, const int *b, i64 *out, int n) {
  __shared__ Task task;
  int t = thread_x();
  for (int round = 0; round < 2; round++) {
    if (t == 0) {
      task.from = round ? b : a;
      task.count = (u16)(n - block_x());
      task.shift = defaults.shift + round;
      task.offset = round ? defaults.offset : -defaults.offset;
    }
    sync_block();
    if (t < task.count)
      out[(block_x() * 2 + round) * n + t] = ((i64)task.from[t] << task.shift) + task.offset;
    sync_block();
  }
}
