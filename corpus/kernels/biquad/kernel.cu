// A biquad filter per channel. The coefficients are a struct in constant memory, a second set of them
// one in device memory; nothing writes either.
// flags: -ffp-contract=off
#include "tandem_device.h"

struct Coefficients {
  float b0, b1, b2, a1, a2;
};

static __constant__ Coefficients low_pass = {0.25f, 0.5f, 0.25f, -0.5f, 0.25f};
static __device__ Coefficients high_pass = {0.5f, -1.0f, 0.5f, -0.25f, 0.125f};

KERNEL biquad(const float *in, float *out, int samples, int channels) {
  int c = global_x();
  if (c >= channels)
    return;
  float x1 = 0, x2 = 0, y1 = 0, y2 = 0;
  for (int i = 0; i < samples; i++) {
    float x = in[i * channels + c];
    float y = c % 2 == 0
      ? low_pass.b0 * x + low_pass.b1 * x1 + low_pass.b2 * x2 - low_pass.a1 * y1 - low_pass.a2 * y2
      : high_pass.b0 * x + high_pass.b1 * x1 + high_pass.b2 * x2 - high_pass.a1 * y1 - high_pass.a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    out[i * channels + c] = y;
  }
}
