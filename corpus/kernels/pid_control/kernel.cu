// PID controllers, one a thread: gains in a struct that nothing writes, a plant in shared memory, and a
// record of the last error that nothing reads.
// flags: -ffp-contract=off
#include "tandem_device.h"

struct Gains {
  float p, i, d;
  float limit;
  u8 clamp;
};

static __device__ Gains gains = {0.5f, 0.0625f, 0.25f, 8.0f, 1};
static __device__ float last_error;

struct Shape {
  float target;
  int steps;
};

KERNEL pid_control(const float *start, float *out, float target, int steps, int n) {
  __shared__ Shape shape;
  int i = global_x();
  if (thread_x() == 0) {
    shape.target = target;
    shape.steps = steps;
  }
  sync_block();
  if (i >= n)
    return;
  float x = start[i], sum = 0, before = 0;
  for (int k = 0; k < shape.steps; k++) {
    float error = shape.target - x;
    sum = sum + error;
    float u = gains.p * error + gains.i * sum + gains.d * (error - before);
    if (gains.clamp) {
      u = min_f(u, gains.limit);
      u = max_f(u, -gains.limit);
    }
    before = error;
    x = x + u;
    if (i == 0)
      last_error = error;
  }
  out[i] = x;
}
