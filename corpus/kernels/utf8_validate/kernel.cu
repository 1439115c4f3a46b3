// levels: debug
// Validates UTF-8, one string per thread: overlong forms, surrogates, truncation and values above
// U+10FFFF are errors. Reports the number of characters, or where and why it failed.
#include "tandem_device.h"

enum { GOOD = 0, BAD_LEAD, BAD_CONTINUATION, TRUNCATED, OVERLONG, SURROGATE, TOO_LARGE };

KERNEL utf8_validate(const u8 *text, const int *offset, int count, int *characters, int *error, int *where) {
  int t = global_x();
  if (t >= count)
    return;
  int begin = offset[t], end = offset[t + 1];
  int chars = 0, problem = GOOD;
  int i = begin;
  while (i < end && problem == GOOD) {
    u32 c = text[i];
    int more;
    u32 least;
    if (c < 0x80) {
      more = 0;
      least = 0;
    } else if ((c & 0xe0) == 0xc0) {
      more = 1;
      least = 0x80;
      c &= 0x1f;
    } else if ((c & 0xf0) == 0xe0) {
      more = 2;
      least = 0x800;
      c &= 0x0f;
    } else if ((c & 0xf8) == 0xf0) {
      more = 3;
      least = 0x10000;
      c &= 0x07;
    } else {
      problem = BAD_LEAD;
      break;
    }
    for (int k = 1; k <= more; k++) {
      if (i + k >= end) {
        problem = TRUNCATED;
        break;
      }
      u32 d = text[i + k];
      if ((d & 0xc0) != 0x80) {
        problem = BAD_CONTINUATION;
        break;
      }
      c = c << 6 | (d & 0x3f);
    }
    if (problem == GOOD) {
      if (c < least)
        problem = OVERLONG;
      else if (c >= 0xd800 && c <= 0xdfff)
        problem = SURROGATE;
      else if (c > 0x10ffff)
        problem = TOO_LARGE;
    }
    if (problem == GOOD) {
      chars++;
      i += more + 1;
    }
  }
  characters[t] = chars;
  error[t] = problem;
  where[t] = problem == GOOD ? -1 : i - begin;
}
