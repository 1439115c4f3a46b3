// Fletcher and Adler checksums over chunks that come one launch each, as a library with a context
// would do it: begin, update, finish.
#include "tandem_device.h"

struct Context {
  u32 a, b;
  u64 bytes;
  u8 open;
  u16 fletcher_low, fletcher_high;
};

static __device__ Context ctx;
static __device__ int misuse;

KERNEL checksum_begin() {
  if (global_x() != 0)
    return;
  ctx.a = 1;
  ctx.b = 0;
  ctx.bytes = 0;
  ctx.fletcher_low = 0;
  ctx.fletcher_high = 0;
  ctx.open = 1;
}

KERNEL checksum_update(const u8 *data, int from, int to) {
  if (global_x() != 0)
    return;
  if (!ctx.open) {
    misuse = misuse + 1;
    return;
  }
  for (int i = from; i < to; i++) {
    ctx.a = (ctx.a + data[i]) % 65521;
    ctx.b = (ctx.b + ctx.a) % 65521;
    ctx.fletcher_low = (ctx.fletcher_low + data[i]) % 255;
    ctx.fletcher_high = (ctx.fletcher_high + ctx.fletcher_low) % 255;
  }
  ctx.bytes = ctx.bytes + (u64)(to - from);
}

KERNEL checksum_finish(u64 *out) {
  if (global_x() != 0)
    return;
  out[0] = ctx.b << 16 | ctx.a;
  out[1] = (u64)ctx.fletcher_high << 8 | ctx.fletcher_low;
  out[2] = ctx.bytes;
  out[3] = misuse;
  ctx.open = 0;
}
