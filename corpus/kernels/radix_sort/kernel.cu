// Radix sort of 32-bit keys, four bits to a pass, one block: ranks within the warp by ballots, warp
// counts in shared memory, a serial scan by one thread. Stable.
#include "tandem_device.h"

const int N = 64;
const int WARPS = N / 32;
const int DIGITS = 16;

KERNEL radix_sort(u32 *keys, int passes) {
  __shared__ u32 sorted[N];
  __shared__ u32 count[WARPS][DIGITS];
  __shared__ u32 start[WARPS][DIGITS];
  int t = thread_x();
  int lane = lane_id(), warp = t / 32;
  u32 key = keys[block_x() * N + t];
  for (int pass = 0; pass < passes; pass++) {
    u32 digit = key >> (4 * pass) & (DIGITS - 1);
    // Lanes with the same digit as mine: intersect one ballot per bit.
    u32 peers = FULL_WARP;
    for (int bit = 0; bit < 4; bit++) {
      u32 set = vote_ballot(FULL_WARP, digit >> bit & 1);
      peers &= (digit >> bit & 1) ? set : ~set;
    }
    u32 rank = popcount(peers & ((1u << lane) - 1));
    if (t < WARPS * DIGITS)
      count[t / DIGITS][t % DIGITS] = 0;
    sync_block();
    if (rank == 0)
      count[warp][digit] = popcount(peers);
    sync_block();
    if (t == 0) {
      u32 running = 0;
      for (int d = 0; d < DIGITS; d++)
        for (int w = 0; w < WARPS; w++) {
          start[w][d] = running;
          running += count[w][d];
        }
    }
    sync_block();
    sorted[start[warp][digit] + rank] = key;
    sync_block();
    key = sorted[t];
    sync_block();
  }
  keys[block_x() * N + t] = key;
}
