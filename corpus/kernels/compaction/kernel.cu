// Keeps the elements that pass a filter, in order: ballots give the rank in the warp, shared counters
// the rank of the warp; blocks take a ticket, so that each waits only for blocks that already run, and
// pass the sum on through an acquire/release chain.
#include "tandem_device.h"

KERNEL compaction(const int *in, int n, int low, int high, int *out, int *total, int *turn, int *tickets) {
  __shared__ int warp_count[4];
  __shared__ int block_base;
  __shared__ int ticket;
  int t = thread_x();
  if (t == 0)
    ticket = atomic_add(tickets, 1);
  sync_block();
  int mine = ticket;
  int i = mine * block_dim_x() + t;
  int warp = t / 32, warps = block_dim_x() / 32;
  int v = 0;
  int keep = 0;
  if (i < n) {
    v = in[i];
    if (v >= low && v <= high)
      keep = 1;
    else if (v == -0x7fffffff - 1)
      keep = 1; // the most negative number passes always
  }
  u32 votes = vote_ballot(FULL_WARP, keep);
  int rank = popcount(votes & ((1u << lane_id()) - 1));
  if (lane_id() == 0)
    warp_count[warp] = popcount(votes);
  sync_block();
  if (t == 0) {
    int sum = 0;
    for (int w = 0; w < warps; w++) {
      int c = warp_count[w];
      warp_count[w] = sum;
      sum += c;
    }
    // Wait for the blocks before this one, then pass the sum on.
    int base = 0;
    if (mine > 0) {
      while (acquire_load_device(&turn[mine - 1]) == 0) {
      }
      base = relaxed_load_device(&total[mine - 1]);
    }
    relaxed_store_device(&total[mine], base + sum);
    release_store_device(&turn[mine], 1);
    block_base = base;
  }
  sync_block();
  if (keep)
    out[block_base + warp_count[warp] + rank] = v;
}
