// A state machine over launches: its state is a struct in global memory that only these kernels see.
// One launch is one event; what it says depends on all the events before.
#include "tandem_device.h"

enum Phase { IDLE, ARMED, RUNNING, FAULT };

struct Machine {
  int phase;
  u8 retries;
  i64 energy;
  int starts;
};

static __device__ Machine machine = {IDLE, 3, 0, 0};

KERNEL machine_event(int event, int amount) {
  if (global_x() != 0)
    return;
  switch (machine.phase) {
  case IDLE:
    if (event == 1)
      machine.phase = ARMED;
    break;
  case ARMED:
    if (event == 2) {
      machine.phase = RUNNING;
      machine.starts = machine.starts + 1;
    } else if (event == 0)
      machine.phase = IDLE;
    break;
  case RUNNING:
    machine.energy = machine.energy + amount;
    if (event == 3) {
      machine.retries = machine.retries - 1;
      machine.phase = machine.retries == 0 ? FAULT : ARMED;
    } else if (event == 0)
      machine.phase = IDLE;
    break;
  default:
    break;
  }
}

KERNEL machine_report(i64 *out, int slot) {
  int t = thread_x();
  i64 v = t == 0 ? machine.phase : t == 1 ? machine.retries : t == 2 ? machine.energy : machine.starts;
  out[slot * 4 + t] = v;
}
