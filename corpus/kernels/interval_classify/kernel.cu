// Classifies readings into bands with hysteresis, quality flags and alarms, and counts the bands
// with one shared atomic per warp and band. Nested conditions and a min/max chain.
#include "tandem_device.h"

enum Band { INVALID, COLD, COOL, NORMAL, WARM, HOT, BANDS };

struct Reading {
  i16 value;
  u8 quality;
  u8 last_band;
};

KERNEL interval_classify(const Reading *readings, int n, int margin, u8 *band, int *alarm, int *counts, int *extremes) {
  __shared__ int block_counts[BANDS];
  int t = thread_x();
  if (t < BANDS)
    block_counts[t] = 0;
  sync_block();
  int i = global_x();
  int b = INVALID;
  if (i < n) {
    Reading r = readings[i];
    int v = r.value;
    bool usable = r.quality >= 2 && v > -900 && v < 2000;
    if (usable) {
      if (v < 0)
        b = COLD;
      else if (v < 150)
        b = COOL;
      else if (v < 250)
        b = NORMAL;
      else if (v < 350)
        b = WARM;
      else
        b = HOT;
      // Stay in the old band while the value is within the margin of its border.
      int old = r.last_band;
      if (old != INVALID && old != b) {
        int border = 0;
        bool up = b > old;
        switch (up ? old : old - 1) {
        case COLD: border = 0; break;
        case COOL: border = 150; break;
        case NORMAL: border = 250; break;
        case WARM: border = 350; break;
        }
        bool next_to = b - old == 1 || old - b == 1;
        if (next_to && ((up && v < border + margin) || (!up && v >= border - margin)))
          b = old;
      }
      atomic_min(&extremes[0], v);
      atomic_max(&extremes[1], v);
    }
    bool loud = false;
    if (b == HOT && (r.quality == 3 || r.last_band == HOT))
      loud = true;
    else if (b == COLD && r.last_band == COLD && v < -200)
      loud = true;
    band[i] = (u8)b;
    alarm[i] = loud ? b : 0;
  }
  // Every lane takes part, those beyond the end with a band of their own.
  int key = i < n ? b : BANDS;
  for (int k = 0; k < BANDS; k++) {
    u32 votes = vote_ballot(FULL_WARP, key == k);
    if (lane_id() == k && votes != 0)
      atomic_add(&block_counts[k], popcount(votes));
  }
  sync_block();
  if (t < BANDS && block_counts[t])
    atomic_add(&counts[t], block_counts[t]);
}
