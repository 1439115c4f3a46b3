// Reads comma-separated values with quotes (RFC 4180), one record per thread: counts fields and the bytes of
// the longest one; a quote in the wrong place is an error.
#include "tandem_device.h"

enum State { START, BARE, QUOTED, QUOTE, BROKEN };

KERNEL csv_fields(const u8 *text, const int *offset, int count, int *fields, int *longest, int *error) {
  int t = global_x();
  if (t >= count)
    return;
  int end = offset[t + 1];
  int state = START, n = 1, length = 0, most = 0;
  for (int i = offset[t]; i < end; i++) {
    u8 c = text[i];
    switch (state) {
    case START:
      length = 0;
      if (c == '"') {
        state = QUOTED;
      } else if (c == ',') {
        n++;
      } else {
        length = 1;
        state = BARE;
      }
      break;
    case BARE:
      if (c == ',') {
        n++;
        most = length > most ? length : most;
        state = START;
      } else if (c == '"') {
        state = BROKEN;
      } else {
        length++;
      }
      break;
    case QUOTED:
      if (c == '"')
        state = QUOTE;
      else
        length++;
      break;
    case QUOTE:
      if (c == '"') {
        length++;
        state = QUOTED;
      } else if (c == ',') {
        n++;
        most = length > most ? length : most;
        state = START;
      } else {
        state = BROKEN;
      }
      break;
    }
  }
  if (state == BARE || state == QUOTE)
    most = length > most ? length : most;
  fields[t] = n;
  longest[t] = most;
  error[t] = state == BROKEN || state == QUOTED;
}
