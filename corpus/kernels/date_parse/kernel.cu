// Parses ISO 8601 time stamps (date, optional time, optional zone) to seconds since 1970. Nested
// conditions, early returns through one flag, leap years.
#include "tandem_device.h"

DEVICE int digits(const u8 *s, int &i, int end, int wanted) {
  int v = 0;
  for (int k = 0; k < wanted; k++) {
    if (i >= end || s[i] < '0' || s[i] > '9')
      return -1;
    v = v * 10 + s[i] - '0';
    i++;
  }
  return v;
}

DEVICE bool expect(const u8 *s, int &i, int end, u8 c) {
  if (i < end && s[i] == c) {
    i++;
    return true;
  }
  return false;
}

KERNEL date_parse(const u8 *text, const int *offset, int count, i64 *seconds, u8 *valid) {
  int t = global_x();
  if (t >= count)
    return;
  int i = offset[t], end = offset[t + 1];
  bool ok = true;
  int year = digits(text, i, end, 4);
  int month = -1, day = -1, hour = 0, minute = 0, second = 0, zone = 0;
  if (year < 1 || !expect(text, i, end, '-'))
    ok = false;
  if (ok) {
    month = digits(text, i, end, 2);
    if (month < 1 || month > 12 || !expect(text, i, end, '-'))
      ok = false;
  }
  bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
  if (ok) {
    day = digits(text, i, end, 2);
    int last = 31;
    if (month == 4 || month == 6 || month == 9 || month == 11)
      last = 30;
    else if (month == 2)
      last = leap ? 29 : 28;
    if (day < 1 || day > last)
      ok = false;
  }
  if (ok && i < end) {
    if (!expect(text, i, end, 'T') && !expect(text, i, end, ' '))
      ok = false;
    else {
      hour = digits(text, i, end, 2);
      if (hour < 0 || hour > 23 || !expect(text, i, end, ':'))
        ok = false;
      else {
        minute = digits(text, i, end, 2);
        if (minute < 0 || minute > 59)
          ok = false;
      }
      if (ok && expect(text, i, end, ':')) {
        second = digits(text, i, end, 2);
        if (second < 0 || second > 59)
          ok = false;
      }
      if (ok && i < end && !expect(text, i, end, 'Z')) {
        bool west = expect(text, i, end, '-');
        if (!west && !expect(text, i, end, '+'))
          ok = false;
        else {
          int h = digits(text, i, end, 2);
          expect(text, i, end, ':');
          int m = digits(text, i, end, 2);
          if (h < 0 || m < 0 || h > 14 || m > 59)
            ok = false;
          else
            zone = west ? -(h * 60 + m) : h * 60 + m;
        }
      }
    }
  }
  if (i != end)
    ok = false;
  i64 result = 0;
  if (ok) {
    int y = month <= 2 ? year - 1 : year;
    int era = y / 400, of_era = y % 400;
    int of_year = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    i64 days = (i64)era * 146097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719468;
    result = ((days * 24 + hour) * 60 + minute - zone) * 60 + second;
  }
  seconds[t] = result;
  valid[t] = ok;
}
