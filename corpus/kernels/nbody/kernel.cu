// Gravity between bodies: positions staged through shared memory tile by tile, softened distance,
// one explicit step. Merged bodies (mass 0) are skipped.
#include "tandem_device.h"

struct alignas(16) Body {
  float x, y, z, mass;
};
const int TILE = 32;

KERNEL nbody(const Body *bodies, Body *next, float *speed, int n, float soft, float dt) {
  __shared__ Body tile[TILE];
  int i = global_x();
  Body me = {0, 0, 0, 0};
  if (i < n)
    me = bodies[i];
  float ax = 0, ay = 0, az = 0;
  for (int base = 0; base < n; base += TILE) {
    int j = base + thread_x();
    Body b = {0, 0, 0, 0};
    if (j < n)
      b = bodies[j];
    tile[thread_x()] = b;
    sync_block();
    for (int k = 0; k < TILE; k++) {
      float m = tile[k].mass;
      if (m == 0)
        continue;
      float dx = tile[k].x - me.x, dy = tile[k].y - me.y, dz = tile[k].z - me.z;
      float d2 = dx * dx + dy * dy + dz * dz + soft;
      float inv = 1.0f / sqrt_f(d2);
      float pull = m * inv * inv * inv;
      ax += dx * pull;
      ay += dy * pull;
      az += dz * pull;
    }
    sync_block();
  }
  if (i >= n)
    return;
  speed[3 * i] += ax * dt;
  speed[3 * i + 1] += ay * dt;
  speed[3 * i + 2] += az * dt;
  me.x += speed[3 * i] * dt;
  me.y += speed[3 * i + 1] * dt;
  me.z += speed[3 * i + 2] * dt;
  next[i] = me;
}
