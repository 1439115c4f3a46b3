// Decodes a stream of signed LEB128 numbers per thread into 64-bit integers, as WebAssembly and DWARF
// store them; numbers that are too long or cut off stop the stream.
#include "tandem_device.h"

KERNEL leb128_decode(const u8 *bytes, const int *offset, int streams, i64 *sum, i64 *last, int *count, int *status) {
  int t = global_x();
  if (t >= streams)
    return;
  int at = offset[t], end = offset[t + 1];
  i64 total = 0, value = 0;
  int n = 0;
  int state = 0; // 0: fine, 1: cut off, 2: too long
  while (at < end) {
    u64 v = 0;
    u32 shift = 0;
    bool more = true;
    u8 b = 0;
    while (more) {
      if (at >= end) {
        state = 1;
        break;
      }
      b = bytes[at++];
      if (shift == 63 && b != 0 && b != 0x7f) {
        state = 2;
        break;
      }
      v |= (u64)(b & 0x7f) << shift;
      shift += 7;
      more = b & 0x80;
    }
    if (state != 0)
      break;
    if ((b & 0x40) && shift < 64)
      v |= ~0ull << shift;
    value = (i64)v;
    total = (i64)((u64)total + v);
    n++;
  }
  sum[t] = total;
  last[t] = value;
  count[t] = n;
  status[t] = state;
}
