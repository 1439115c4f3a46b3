// Decodes HTTP's chunked transfer coding, one body per thread: sizes in hexadecimal, chunks, an empty chunk at
// the end. Adds up the bytes of the chunks; what does not belong there is an error.
#include "tandem_device.h"

enum State { SIZE, SIZE_MORE, SIZE_END, DATA, DATA_CR, DATA_LF, LAST_CR, LAST_LF, DONE, FAILED };

DEVICE int hex(u32 c) {
  if (c - '0' < 10)
    return (int)(c - '0');
  c |= 0x20;
  return c - 'a' < 6 ? (int)(c - 'a') + 10 : -1;
}

KERNEL http_chunks(const u8 *text, const int *offset, int count, u32 *total, u32 *chunks, int *last) {
  int t = global_x();
  if (t >= count)
    return;
  int end = offset[t + 1];
  int state = SIZE;
  u32 left = 0, sum = 0, n = 0;
  for (int i = offset[t]; i < end; i++) {
    u32 c = text[i];
    switch (state) {
    case SIZE: {
      int d = hex(c);
      left = (u32)d;
      state = d < 0 ? FAILED : SIZE_MORE;
      break;
    }
    case SIZE_MORE:
      if (c == '\r') {
        state = SIZE_END;
      } else {
        int d = hex(c);
        if (d < 0 || left >> 16) {
          state = FAILED;
        } else {
          left = left << 4 | (u32)d;
          state = SIZE_MORE;
        }
      }
      break;
    case SIZE_END:
      if (c != '\n') {
        state = FAILED;
      } else if (left == 0) {
        state = LAST_CR;
      } else {
        n++;
        state = DATA;
      }
      break;
    case DATA:
      sum += c;
      if (--left == 0)
        state = DATA_CR;
      break;
    case DATA_CR: state = c == '\r' ? DATA_LF : FAILED; break;
    case DATA_LF: state = c == '\n' ? SIZE : FAILED; break;
    case LAST_CR: state = c == '\r' ? LAST_LF : FAILED; break;
    case LAST_LF: state = c == '\n' ? DONE : FAILED; break;
    case DONE: state = FAILED; break;
    }
  }
  total[t] = sum;
  chunks[t] = n;
  last[t] = state;
}
