// Canonical Huffman decoder, one stream per thread, each with its own code lengths: first codes per
// length in local memory, bits read most significant first, symbol 0 ends the stream.
#include "tandem_device.h"

const int SYMBOLS = 16;
const int MAX_LENGTH = 7;

enum { GOOD, BAD_TABLE, CUT_OFF, BAD_CODE, TOO_LONG };

KERNEL huffman_decode(const u8 *lengths, const u8 *bits, const int *offset, int streams, u8 *out, int room, int *size,
                      int *error) {
  int t = global_x();
  if (t >= streams)
    return;
  const u8 *length = lengths + t * SYMBOLS;
  int count[MAX_LENGTH + 1], first_symbol[MAX_LENGTH + 1];
  u8 sorted[SYMBOLS];
  int problem = GOOD;
  for (int l = 0; l <= MAX_LENGTH; l++)
    count[l] = 0;
  for (int s = 0; s < SYMBOLS; s++) {
    if (length[s] > MAX_LENGTH) {
      problem = BAD_TABLE;
      break;
    }
    count[length[s]]++;
  }
  int left = 1;
  if (problem == GOOD) {
    for (int l = 1; l <= MAX_LENGTH && problem == GOOD; l++) {
      left = 2 * left - count[l];
      if (left < 0)
        problem = BAD_TABLE;
    }
  }
  int n = 0;
  if (problem == GOOD) {
    int at = 0;
    for (int l = 1; l <= MAX_LENGTH; l++) {
      first_symbol[l] = at;
      for (int s = 0; s < SYMBOLS; s++)
        if (length[s] == l)
          sorted[at++] = (u8)s;
    }
    int bit = 8 * offset[t], end = 8 * offset[t + 1];
    bool stop = false;
    while (!stop) {
      int code = 0, first = 0, symbol = -1;
      for (int l = 1; l <= MAX_LENGTH; l++) {
        if (bit == end) {
          problem = CUT_OFF;
          break;
        }
        code |= bits[bit >> 3] >> (7 - (bit & 7)) & 1;
        bit++;
        if (code - first < count[l]) {
          symbol = sorted[first_symbol[l] + code - first];
          break;
        }
        first = (first + count[l]) << 1;
        code <<= 1;
      }
      if (problem == GOOD && symbol < 0)
        problem = BAD_CODE;
      if (problem == GOOD && symbol > 0) {
        if (n == room)
          problem = TOO_LONG;
        else
          out[t * room + n++] = (u8)symbol;
      }
      if (problem != GOOD || symbol == 0)
        stop = true;
    }
  }
  size[t] = n;
  error[t] = problem;
}
