// A clock made of dividers, ticked by launches: fields of four widths with gaps between them, each
// carrying into the next.
#include "tandem_device.h"

struct Clock {
  u8 tick;
  u16 second;
  u8 minute;
  u32 hour;
  u8 carry;
  u64 total;
};

static __device__ Clock clk = {250, 59, 58, 0, 0, 0};

KERNEL clock_tick(int n, int step) {
  if (global_x() != 0)
    return;
  for (int i = 0; i < n; i++) {
    u8 before = clk.tick;
    clk.tick = (u8)(before + step);
    clk.carry = clk.tick < before;
    clk.total = clk.total + step;
    if (!clk.carry)
      continue;
    clk.second = clk.second + 1;
    if (clk.second < 60)
      continue;
    clk.second = 0;
    clk.minute = clk.minute + 1;
    if (clk.minute == 60) {
      clk.minute = 0;
      clk.hour = clk.hour + 1;
    }
  }
}

KERNEL clock_read(u64 *out) {
  if (global_x() == 0)
    out[0] = clk.total * 1000000 + clk.hour * 10000 + clk.minute * 100 + clk.second;
  if (global_x() == 1)
    out[1] = clk.tick * 2 + clk.carry;
}
