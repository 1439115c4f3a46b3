// Strict base64 decoder, one string per thread: line breaks are skipped, padding must be right, and
// unused bits must be zero.
#include "tandem_device.h"

enum { GOOD, BAD_CHARACTER, BAD_PADDING, LEFT_OVER, DIRTY_BITS };

KERNEL base64_decode(const u8 *text, const int *offset, int count, u8 *out, int room, int *size, int *error) {
  int t = global_x();
  if (t >= count)
    return;
  u8 *dst = out + t * room;
  int n = 0, problem = GOOD;
  u32 bits = 0;
  int have = 0, padding = 0;
  for (int i = offset[t]; i < offset[t + 1]; i++) {
    u8 c = text[i];
    int v;
    if (c >= 'A' && c <= 'Z')
      v = c - 'A';
    else if (c >= 'a' && c <= 'z')
      v = c - 'a' + 26;
    else if (c >= '0' && c <= '9')
      v = c - '0' + 52;
    else if (c == '+')
      v = 62;
    else if (c == '/')
      v = 63;
    else if (c == '=')
      v = -1;
    else if (c == '\n' || c == '\r')
      v = -2;
    else
      v = -3;
    if (v == -2)
      continue;
    if (v == -3) {
      problem = BAD_CHARACTER;
      break;
    }
    if (v == -1) {
      padding++;
      if (padding > 2 || have < 2 || have + padding > 4) {
        problem = BAD_PADDING;
        break;
      }
      continue;
    }
    if (padding > 0) {
      problem = BAD_PADDING;
      break;
    }
    bits = bits << 6 | v;
    if (++have == 4) {
      dst[n] = (u8)(bits >> 16);
      dst[n + 1] = (u8)(bits >> 8);
      dst[n + 2] = (u8)bits;
      n += 3;
      have = 0;
      bits = 0;
    }
  }
  if (problem == GOOD && (have != 0 || padding != 0)) {
    if (have + padding != 4)
      problem = LEFT_OVER;
    else if (have == 2) {
      if (bits & 15)
        problem = DIRTY_BITS;
      else
        dst[n++] = (u8)(bits >> 4);
    } else {
      if (bits & 3)
        problem = DIRTY_BITS;
      else {
        dst[n++] = (u8)(bits >> 10);
        dst[n++] = (u8)(bits >> 2);
      }
    }
  }
  size[t] = n;
  error[t] = problem;
}
