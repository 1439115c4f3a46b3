// Strips comments from C source, one file per thread: a machine of seven states that are known where they
// are set. Reports how many bytes stay, a checksum of them, and the state at the end.
#include "tandem_device.h"

enum State { CODE, SLASH, LINE, BLOCK, STAR, STRING, ESCAPE };

KERNEL strip_comments(const u8 *text, const int *offset, int count, int *kept, u32 *checksum, int *last) {
  int t = global_x();
  if (t >= count)
    return;
  int end = offset[t + 1];
  int state = CODE, n = 0;
  u32 sum = 1;
  for (int i = offset[t]; i < end; i++) {
    u32 c = text[i];
    switch (state) {
    case CODE:
      if (c == '/') {
        state = SLASH;
      } else {
        sum = sum * 31 + c;
        n++;
        state = c == '"' ? STRING : CODE;
      }
      break;
    case SLASH:
      if (c == '/') {
        state = LINE;
      } else if (c == '*') {
        state = BLOCK;
      } else {
        sum = (sum * 31 + '/') * 31 + c;
        n += 2;
        state = c == '"' ? STRING : CODE;
      }
      break;
    case LINE:
      if (c == '\n') {
        sum = sum * 31 + c;
        n++;
        state = CODE;
      }
      break;
    case BLOCK:
      if (c == '*')
        state = STAR;
      break;
    case STAR:
      if (c == '/') {
        sum = sum * 31 + ' ';
        n++;
        state = CODE;
      } else if (c != '*') {
        state = BLOCK;
      }
      break;
    case STRING:
      sum = sum * 31 + c;
      n++;
      if (c == '\\')
        state = ESCAPE;
      else if (c == '"')
        state = CODE;
      break;
    case ESCAPE:
      sum = sum * 31 + c;
      n++;
      state = STRING;
      break;
    }
  }
  kept[t] = n;
  checksum[t] = sum;
  last[t] = state;
}
