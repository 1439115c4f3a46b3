// Parses JSON numbers as the grammar wants them (no leading zeros, digits around the point) into a
// decimal mantissa and exponent. The flags say which parts were seen.
#include "tandem_device.h"

enum { NEGATIVE = 1, FRACTION = 2, EXPONENT = 4, INEXACT = 8, INVALID = 16 };

KERNEL json_number(const u8 *text, const int *offset, int count, i64 *mantissa, int *exponent, int *flags) {
  int t = global_x();
  if (t >= count)
    return;
  int i = offset[t], end = offset[t + 1];
  int f = 0;
  bool valid = true;
  i64 m = 0;
  int e = 0;
  if (i < end && text[i] == '-') {
    f |= NEGATIVE;
    i++;
  }
  if (i >= end)
    valid = false;
  else if (text[i] == '0') {
    i++;
    if (i < end && text[i] >= '0' && text[i] <= '9')
      valid = false;
  } else if (text[i] < '1' || text[i] > '9')
    valid = false;
  // Whole digits, then those behind the point.
  for (int part = 0; part < 2 && valid; part++) {
    int digits = 0;
    if (part == 1) {
      if (i >= end || text[i] != '.')
        break;
      f |= FRACTION;
      i++;
    }
    while (i < end && text[i] >= '0' && text[i] <= '9') {
      if (m <= (0x7fffffffffffffffll - 9) / 10) {
        m = m * 10 + (text[i] - '0');
        if (part == 1)
          e--;
      } else {
        if (text[i] != '0')
          f |= INEXACT;
        if (part == 0)
          e++;
      }
      digits++;
      i++;
    }
    if (part == 1 && digits == 0)
      valid = false;
  }
  if (valid && i < end && (text[i] == 'e' || text[i] == 'E')) {
    f |= EXPONENT;
    i++;
    bool minus = false;
    if (i < end && (text[i] == '+' || text[i] == '-')) {
      minus = text[i] == '-';
      i++;
    }
    int x = 0, digits = 0;
    while (i < end && text[i] >= '0' && text[i] <= '9') {
      if (x < 10000)
        x = x * 10 + (text[i] - '0');
      digits++;
      i++;
    }
    if (digits == 0)
      valid = false;
    e += minus ? -x : x;
  }
  if (!valid || i != end) {
    f = INVALID;
    m = 0;
    e = 0;
  } else if (f & NEGATIVE)
    m = -m;
  mantissa[t] = m;
  exponent[t] = e;
  flags[t] = f;
}
