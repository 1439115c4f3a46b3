// Tax by brackets and regions. The rates are structs within structs and a table in constant memory,
// taken by constant path; nothing writes them.
#include "tandem_device.h"

struct Bracket {
  int limit;
  u16 rate;
};

struct Region {
  Bracket low, middle;
  u16 top_rate;
  struct {
    i64 amount;
    u8 on;
  } rebate;
};

static __device__ Region home = {{1000, 10}, {5000, 25}, 40, {150, 1}};
static __constant__ Region abroad = {{500, 15}, {4000, 30}, 35, {0, 0}};
static __constant__ int scale[2] = {100, 1};

DEVICE i64 part(i64 income, i64 from, i64 to) {
  i64 upto = income < to ? income : to;
  return upto > from ? upto - from : 0;
}

KERNEL nested_tables(const int *income, const u8 *where, i64 *tax, int n) {
  int i = global_x();
  if (i >= n)
    return;
  i64 v = income[i], sum;
  if (where[i]) {
    sum = part(v, 0, abroad.low.limit) * abroad.low.rate + part(v, abroad.low.limit, abroad.middle.limit) * abroad.middle.rate +
          part(v, abroad.middle.limit, 1ll << 40) * abroad.top_rate;
    if (abroad.rebate.on)
      sum -= abroad.rebate.amount * scale[0];
  } else {
    sum = part(v, 0, home.low.limit) * home.low.rate + part(v, home.low.limit, home.middle.limit) * home.middle.rate +
          part(v, home.middle.limit, 1ll << 40) * home.top_rate;
    if (home.rebate.on)
      sum -= home.rebate.amount * scale[0];
  }
  tax[i] = sum < 0 ? 0 : sum * scale[1];
}
