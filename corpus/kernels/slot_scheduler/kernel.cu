// A round-robin scheduler: its state are static variables of functions, a struct in one and a number in
// another, and a quantum that never changes.
#include "tandem_device.h"

struct Cursor {
  u8 slot;
  u16 left;
  int rounds;
};

static __device__ u16 quantum = 3;

DEVICE int next_slot(int slots) {
  static Cursor cursor = {0, 0, 0};
  if (cursor.left == 0) {
    cursor.slot = (u8)((cursor.slot + 1) % slots);
    cursor.left = quantum;
    if (cursor.slot == 0)
      cursor.rounds = cursor.rounds + 1;
  }
  cursor.left = cursor.left - 1;
  return cursor.slot + cursor.rounds * 100;
}

DEVICE int serial() {
  static int last = 1000;
  last = last + 1;
  return last;
}

KERNEL slot_scheduler(int *out, int n, int slots) {
  if (global_x() != 0)
    return;
  for (int i = 0; i < n; i++)
    out[i] = next_slot(slots) * 10000 + serial();
}
