// A hash table with open addressing: insert by compare-and-swap, duplicates are counted, a full table
// is reported; a second kernel looks keys up.
#include "tandem_device.h"

const int EMPTY = 0;

DEVICE u32 mix(u32 x) {
  x ^= x >> 16;
  x *= 0x7feb352du;
  x ^= x >> 15;
  x *= 0x846ca68bu;
  return x ^ x >> 16;
}

KERNEL hash_insert(const int *keys, int n, int *table, int *count, int slots, int *lost) {
  for (int i = global_x(); i < n; i += block_dim_x() * grid_dim_x()) {
    int key = keys[i];
    if (key == EMPTY)
      continue;
    u32 slot = mix(key) & (slots - 1);
    int placed = 0;
    for (int probe = 0; probe < slots; probe++) {
      int old = relaxed_load_device(&table[slot]);
      if (old == EMPTY) {
        old = atomic_cas(&table[slot], EMPTY, key);
        if (old == EMPTY)
          old = key;
      }
      if (old == key) {
        placed = 1;
        relaxed_add_device(&count[slot], 1);
        break;
      }
      slot = (slot + 1) & (slots - 1);
    }
    if (!placed)
      atomic_add(lost, 1);
  }
}

KERNEL hash_find(const int *keys, int n, const int *table, const int *count, int slots, int *result) {
  int i = global_x();
  if (i >= n)
    return;
  int key = keys[i];
  u32 slot = mix(key) & (slots - 1);
  int found = 0, c = 0;
  int probe = 0;
  while (!found && probe < slots) {
    int k = table[slot];
    if (k == EMPTY)
      break;
    if (k == key) {
      found = 1;
      c = count[slot];
    }
    slot = (slot + 1) & (slots - 1);
    probe++;
  }
  result[i] = found ? c : -1;
}
