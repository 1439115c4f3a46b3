// A generator whose state lives in device memory over launches: each launch draws a few numbers with
// one thread, then reseeds a part of the state.
#include "tandem_device.h"

struct State {
  u32 a, b, c;
  u64 counter;
  u8 warm;
};

static __device__ State state = {0x9e3779b9u, 0x7f4a7c15u, 1, 0, 0};

DEVICE u32 draw() {
  u32 sum = state.a + state.b + (u32)state.counter;
  state.a = state.b ^ (state.b >> 9);
  state.b = state.c + (state.c << 3);
  state.c = rotate_left(state.c, 21) + sum;
  state.counter = state.counter + 1;
  return sum;
}

KERNEL prng_draw(u32 *out, int n) {
  if (global_x() != 0)
    return;
  if (!state.warm) {
    for (int k = 0; k < 12; k++)
      draw();
    state.warm = 1;
  }
  for (int k = 0; k < n; k++)
    out[k] ^= draw();
}

KERNEL prng_reseed(u32 with) {
  if (global_x() == 0)
    state.c = state.c ^ with;
}
