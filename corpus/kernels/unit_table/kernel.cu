// Amounts with units into base units. The factors are a table and a struct of defaults in device
// memory, read by constant index; nothing writes them.
#include "tandem_device.h"

struct Defaults {
  i64 limit;
  int unit;
  u8 strict;
};

static __device__ int factor[6] = {1, 60, 3600, 86400, 604800, 31536000};
static __device__ Defaults defaults = {1ll << 40, 1, 1};

DEVICE i64 factor_of(int unit) {
  switch (unit) {
  case 0: return factor[0];
  case 1: return factor[1];
  case 2: return factor[2];
  case 3: return factor[3];
  case 4: return factor[4];
  case 5: return factor[5];
  }
  return defaults.strict ? 0 : factor[0] * defaults.unit;
}

KERNEL unit_table(const int *amount, const u8 *unit, i64 *out, int n) {
  int i = global_x();
  if (i >= n)
    return;
  i64 v = amount[i] * factor_of(unit[i]);
  out[i] = v > defaults.limit ? defaults.limit : v;
}
