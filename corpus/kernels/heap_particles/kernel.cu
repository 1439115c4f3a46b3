// Particles on the device heap, moved by one launch a step. Whether there are any is asked each time;
// after the last launch there are none.
// flags: -ffp-contract=off
#include "tandem_device.h"

enum { COUNT = 32 };

struct Particle {
  float x, v;
  int bounces;
};

static __device__ Particle *particles;

KERNEL particles_make() {
  if (global_x() == 0 && particles == nullptr)
    particles = (Particle *)malloc(COUNT * sizeof(Particle));
}

KERNEL particles_place(const float *x, const float *v) {
  int i = global_x();
  if (i < COUNT && particles != nullptr) {
    particles[i].x = x[i];
    particles[i].v = v[i];
    particles[i].bounces = 0;
  }
}

KERNEL particles_step(float by) {
  int i = global_x();
  if (i >= COUNT || particles == nullptr)
    return;
  float x = particles[i].x + particles[i].v * by;
  if (x < 0.0f || x > 1.0f) {
    particles[i].v = -particles[i].v;
    particles[i].bounces = particles[i].bounces + 1;
  } else
    particles[i].x = x;
}

KERNEL particles_show(float *x, int *bounces) {
  int i = global_x();
  if (i >= COUNT)
    return;
  if (particles == nullptr) {
    bounces[i] = bounces[i] + 100;
    return;
  }
  x[i] = particles[i].x;
  bounces[i] = particles[i].bounces;
}

KERNEL particles_drop() {
  if (global_x() == 0) {
    free(particles);
    particles = nullptr;
  }
}
