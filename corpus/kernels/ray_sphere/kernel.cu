// levels: O2
// flags: -ffp-contract=off
// A small ray caster: nearest of a few spheres or the floor, a shadow test with early exit, and a
// checkered floor. Writes what was hit and the distance.
#include "tandem_device.h"

struct Vec {
  float x, y, z;
};
struct Sphere {
  Vec centre;
  float radius;
  int glass;
};

__constant__ Sphere spheres[8];

DEVICE Vec sub(Vec a, Vec b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
DEVICE float dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

// Distance along the ray, or -1.
DEVICE float meet(Vec origin, Vec dir, Sphere s) {
  Vec o = sub(origin, s.centre);
  float a = dot(dir, dir);
  float b = dot(o, dir);
  float c = dot(o, o) - s.radius * s.radius;
  float d = b * b - a * c;
  if (d < 0)
    return -1;
  float root = sqrt_rn_f(d);
  float near = (-b - root) / a;
  if (near > 0.001f)
    return near;
  float far = (-b + root) / a;
  if (far > 0.001f)
    return far;
  return -1;
}

KERNEL ray_sphere(int w, int h, int count, Vec *light, int *hit, float *distance) {
  int px = block_x() * block_dim_x() + thread_x();
  int py = block_y() * block_dim_y() + thread_y();
  if (px >= w || py >= h)
    return;
  Vec eye = {0, 1, -4};
  Vec dir = {((float)px + 0.5f) / (float)w - 0.5f, 0.5f - ((float)py + 0.5f) / (float)h, 1};
  float nearest = -1;
  int what = -1;
  for (int s = 0; s < count; s++) {
    float d = meet(eye, dir, spheres[s]);
    if (d > 0 && (what < 0 || d < nearest)) {
      nearest = d;
      what = s;
    }
  }
  if (dir.y < 0) {
    float d = -eye.y / dir.y;
    if (what < 0 || d < nearest) {
      nearest = d;
      what = 100;
    }
  }
  int code = -1;
  if (what >= 0) {
    Vec p = {eye.x + dir.x * nearest, eye.y + dir.y * nearest, eye.z + dir.z * nearest};
    code = what;
    if (what == 100) {
      int cx = (int)floor_f(p.x), cz = (int)floor_f(p.z);
      if ((cx ^ cz) & 1)
        code = 101;
    }
    bool shadow = false;
    if (what == 100 || !spheres[what].glass) {
      Vec to_light = sub(*light, p);
      for (int s = 0; s < count && !shadow; s++) {
        if (s == what || spheres[s].glass)
          continue;
        float d = meet(p, to_light, spheres[s]);
        if (d > 0 && d < 1)
          shadow = true;
      }
    }
    if (shadow)
      code += 1000;
  }
  hit[py * w + px] = code;
  distance[py * w + px] = nearest;
}
