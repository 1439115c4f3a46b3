// Tone mapping of a grey image. The settings are a struct in constant memory that nothing writes, so
// every one of them is a number that the compiler can see.
#include "tandem_device.h"

struct Settings {
  int black, white;
  float gain;
  u8 mode, dither;
  i64 bias;
};

static __constant__ Settings settings = {12, 240, 1.5f, 2, 1, -3};

KERNEL tone_map(const u8 *in, int *out, int n) {
  int i = global_x();
  if (i >= n)
    return;
  int v = in[i];
  if (v < settings.black)
    v = settings.black;
  if (v > settings.white)
    v = settings.white;
  float f = (float)(v - settings.black) * settings.gain;
  if (settings.mode == 2)
    f = f * 0.5f;
  int level = (int)f;
  if (settings.dither)
    level += i & 1;
  out[i] = level + (int)settings.bias;
}
