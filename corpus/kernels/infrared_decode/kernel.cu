// Decodes an infrared remote control (pulse distance coding): each thread reads the lengths of marks and spaces that
// one receiver has measured, in microseconds, and collects the 16-bit words that it finds.
#include "tandem_device.h"

enum State { IDLE, LEADER, MARK, SPACE };

KERNEL infrared_decode(const u16 *lengths, const int *offset, int receivers, u32 *words, u32 *checksum, u32 *broken) {
  int t = global_x();
  if (t >= receivers)
    return;
  int end = offset[t + 1];
  int state = IDLE;
  u32 word = 0, bits = 0, n = 0, sum = 0, errors = 0;
  for (int i = offset[t]; i < end; i++) {
    u32 us = lengths[i];
    switch (state) {
    case IDLE:
      if (us > 8000 && us < 10000)
        state = LEADER;
      break;
    case LEADER:
      word = 0;
      bits = 0;
      if (us > 4000 && us < 5000) {
        state = MARK;
      } else {
        errors++;
        state = IDLE;
      }
      break;
    case MARK:
      if (us > 400 && us < 700) {
        state = SPACE;
      } else {
        errors++;
        state = IDLE;
      }
      break;
    case SPACE:
      if (us < 400 || us > 2000) {
        errors++;
        state = IDLE;
      } else {
        word = word << 1 | (us > 1000 ? 1 : 0);
        if (++bits == 16) {
          n++;
          sum = sum * 31 + word;
          state = IDLE;
        } else {
          state = MARK;
        }
      }
      break;
    }
  }
  words[t] = n;
  checksum[t] = sum;
  broken[t] = errors;
}
