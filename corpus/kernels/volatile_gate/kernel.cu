// A gate with a volatile word that a debugger may change, which has to stay, beside a struct of plain
// counts, which need not: both are seen by one thread at a time.
#include "tandem_device.h"

struct Gate {
  volatile int word;
  int limit;
};

struct Counts {
  int passed, refused;
  i64 weight;
};

static __device__ Gate gate = {3, 20};
static __device__ Counts counts;

KERNEL volatile_gate(const int *in, i64 *out, int n) {
  if (global_x() != 0)
    return;
  for (int i = 0; i < n; i++) {
    if (in[i] % gate.word == 0 && in[i] < gate.limit) {
      counts.passed = counts.passed + 1;
      counts.weight = counts.weight + in[i];
    } else
      counts.refused = counts.refused + 1;
    if (counts.passed == 4)
      gate.word = 2;
  }
  out[0] = counts.passed;
  out[1] = counts.refused;
  out[2] = counts.weight;
}
