// Prefix maxima per block with shared, constant and local pointers of 32 bits: a struct in shared
// memory carries the state from one round to the next.
// flags: -Xclang -fcuda-short-ptr -mllvm --nvptx-short-ptr
#include "tandem_device.h"

struct Carry {
  int top;
  u16 round;
  u8 seen;
  i64 total;
};

KERNEL short_shared(const int *in, int *out, i64 *totals, int n) {
  __shared__ Carry carry;
  __shared__ int row[16];
  int t = thread_x(), base = block_x() * 64;
  if (t == 0) {
    carry.top = -2147483647;
    carry.round = 0;
    carry.seen = 0;
    carry.total = 0;
  }
  sync_block();
  for (int r = 0; r < 4; r++) {
    int i = base + r * 16 + t;
    row[t] = i < n ? in[i] : -2147483647;
    sync_block();
    int best = carry.seen ? carry.top : -2147483647;
    for (int k = 0; k <= t; k++)
      best = row[k] > best ? row[k] : best;
    if (i < n)
      out[i] = best + carry.round;
    sync_block();
    if (t == 15) {
      carry.top = best;
      carry.seen = 1;
      carry.round = carry.round + 1;
      carry.total = carry.total + best;
    }
    sync_block();
  }
  if (t == 0)
    totals[block_x()] = carry.total;
}
