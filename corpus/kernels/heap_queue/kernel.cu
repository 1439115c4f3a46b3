// Jobs in a pool on the device heap: one kernel allocates and fills it, one serves the job with the
// earliest due time, one frees it. A second pool is allocated, filled and freed within one kernel.
#include "tandem_device.h"

struct Job {
  int id;
  i64 due;
  u16 cost;
  u8 done;
};

static __device__ Job *jobs;
static __device__ Job *scratch;

KERNEL queue_open(const int *due, const int *cost, int n) {
  if (global_x() != 0)
    return;
  jobs = (Job *)malloc(12 * sizeof(Job));
  if (jobs == nullptr)
    return;
  for (int i = 0; i < n; i++) {
    jobs[i].id = i + 1;
    jobs[i].due = due[i];
    jobs[i].cost = (u16)cost[i];
    jobs[i].done = 0;
  }
}

KERNEL queue_serve(i64 *out, int n, int slot) {
  if (global_x() != 0 || jobs == nullptr)
    return;
  int best = -1;
  for (int i = 0; i < n; i++)
    if (!jobs[i].done && (best < 0 || jobs[i].due < jobs[best].due))
      best = i;
  if (best < 0) {
    out[slot] = -1;
    return;
  }
  jobs[best].done = 1;
  out[slot] = jobs[best].id * 100000ll + jobs[best].cost;
}

KERNEL queue_close() {
  if (global_x() == 0) {
    free(jobs);
    jobs = nullptr;
  }
}

KERNEL queue_probe(i64 *out, int slot) {
  if (global_x() != 0)
    return;
  scratch = (Job *)malloc(2 * sizeof(Job));
  if (scratch != nullptr) {
    scratch[0].id = slot;
    scratch[1].due = 5;
    out[slot] = scratch[0].id + scratch[1].due;
  }
  free(scratch);
  scratch = nullptr;
}
