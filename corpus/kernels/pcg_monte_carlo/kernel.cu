// Monte-Carlo estimate of a quarter circle with a PCG generator per thread that can jump ahead, an
// xorshift as second source, 64-bit arithmetic, and a warp sum before the atomic.
#include "tandem_device.h"

const u64 MULTIPLIER = 6364136223846793005ull;

struct Pcg {
  u64 state, stream;
};

DEVICE u32 pcg_next(Pcg &g) {
  u64 old = g.state;
  g.state = old * MULTIPLIER + g.stream;
  u32 x = (u32)(((old >> 18) ^ old) >> 27);
  return rotate_right(x, (u32)(old >> 59));
}

DEVICE void pcg_skip(Pcg &g, u64 steps) {
  u64 a = MULTIPLIER, c = g.stream, all_a = 1, all_c = 0;
  while (steps > 0) {
    if (steps & 1) {
      all_a *= a;
      all_c = all_c * a + c;
    }
    c *= a + 1;
    a *= a;
    steps >>= 1;
  }
  g.state = all_a * g.state + all_c;
}

DEVICE u32 xorshift(u32 &x) {
  x ^= x << 13;
  x ^= x >> 17;
  x ^= x << 5;
  return x;
}

KERNEL pcg_monte_carlo(u64 seed, int samples, int use_xorshift, int *inside, u64 *last_state) {
  int t = global_x();
  Pcg g = {seed, 1442695040888963407ull};
  pcg_skip(g, (u64)t * (u64)samples * 2);
  u32 xs = (u32)t * 2654435769u + 1;
  int count = 0;
  for (int i = 0; i < samples; i++) {
    u32 a, b;
    if (use_xorshift) {
      a = xorshift(xs) >> 16;
      b = xorshift(xs) >> 16;
    } else {
      a = pcg_next(g) >> 16;
      b = pcg_next(g) >> 16;
    }
    u64 d = (u64)a * a + (u64)b * b;
    if (d < (1ull << 32))
      count++;
  }
  last_state[t] = use_xorshift ? xs : g.state;
  for (int d = 16; d > 0; d >>= 1)
    count += shfl_xor(FULL_WARP, count, d);
  if (lane_id() == 0)
    atomic_add(inside, count);
}
