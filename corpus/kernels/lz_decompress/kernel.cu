// levels: debug
// Decompressor for a byte-oriented LZ77 format, one packet per thread: a token with two lengths that
// may run on in further bytes, literals, and an offset; overlapping copies repeat. Broken packets are
// reported.
#include "tandem_device.h"

enum { GOOD, NO_INPUT, NO_ROOM, BAD_OFFSET };

KERNEL lz_decompress(const u8 *packed, const int *offset, int count, u8 *out, int room, int *size, int *error) {
  int t = global_x();
  if (t >= count)
    return;
  const u8 *src = packed + offset[t];
  int n = offset[t + 1] - offset[t];
  u8 *dst = out + t * room;
  int i = 0, o = 0;
  int problem = GOOD;
  while (i < n && problem == GOOD) {
    u8 token = src[i++];
    int literals = token >> 4;
    int length = token & 15;
    for (int part = 0; part < 2 && problem == GOOD; part++) {
      int amount = part == 0 ? literals : length;
      if (amount == 15) {
        int more = 255;
        while (more == 255) {
          if (i >= n) {
            problem = NO_INPUT;
            break;
          }
          more = src[i++];
          amount += more;
        }
        if (problem != GOOD)
          break;
      }
      if (part == 0) {
        if (amount > n - i) {
          problem = NO_INPUT;
        } else if (amount > room - o) {
          problem = NO_ROOM;
        } else {
          for (int k = 0; k < amount; k++)
            dst[o + k] = src[i + k];
          i += amount;
          o += amount;
        }
        // The last token has no copy.
        if (i == n)
          break;
      } else {
        if (n - i < 2) {
          problem = NO_INPUT;
          break;
        }
        int back = src[i] | src[i + 1] << 8;
        i += 2;
        amount += 4;
        if (back == 0 || back > o)
          problem = BAD_OFFSET;
        else if (amount > room - o)
          problem = NO_ROOM;
        else
          for (int k = 0; k < amount; k++, o++)
            dst[o] = dst[o - back];
      }
    }
  }
  size[t] = o;
  error[t] = problem;
}
