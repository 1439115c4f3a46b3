// levels: debug
// Reads framed packets out of a byte stream, as a serial line delivers them: start byte, escapes,
// type, length, payload, checksum. The next state is set in one case and tested in the loop; flags
// say what to do with the byte.
#include "tandem_device.h"

const u8 START = 0x7e, ESCAPE = 0x7d;

enum State { IDLE, TYPE, LENGTH, PAYLOAD, CHECK };
enum Event { PING, SET, GET, RESET, KINDS };

struct Statistics {
  int accepted[KINDS];
  int bad_sum, bad_type, broken, noise;
  u32 registers;
};

KERNEL protocol_parser(const u8 *stream, const int *offset, int count, Statistics *statistics) {
  int t = global_x();
  if (t >= count)
    return;
  Statistics s;
  for (int k = 0; k < KINDS; k++)
    s.accepted[k] = 0;
  s.bad_sum = s.bad_type = s.broken = s.noise = 0;
  s.registers = 0;
  int state = IDLE;
  bool escaped = false;
  int type = 0, length = 0, got = 0;
  u32 value = 0;
  u8 sum = 0;
  for (int i = offset[t]; i < offset[t + 1]; i++) {
    u8 c = stream[i];
    bool skip = false, failed = false, complete = false;
    if (c == START) {
      // Always begins a frame, whatever was going on.
      if (state != IDLE)
        s.broken++;
      state = TYPE;
      escaped = false;
      sum = 0;
      skip = true;
    } else if (state == IDLE) {
      s.noise++;
      skip = true;
    } else if (escaped) {
      c ^= 0x20;
      escaped = false;
    } else if (c == ESCAPE) {
      escaped = true;
      skip = true;
    }
    if (skip)
      continue;
    switch (state) {
    case TYPE:
      if (c >= KINDS) {
        s.bad_type++;
        failed = true;
      } else {
        type = c;
        state = LENGTH;
      }
      break;
    case LENGTH:
      if (c > 4 || (type == PING && c != 0) || (type == SET && c == 0)) {
        failed = true;
        s.broken++;
      } else {
        length = c;
        got = 0;
        value = 0;
        state = length == 0 ? CHECK : PAYLOAD;
      }
      break;
    case PAYLOAD:
      value = value << 8 | c;
      if (++got == length)
        state = CHECK;
      break;
    case CHECK:
      if (c == sum)
        complete = true;
      else {
        s.bad_sum++;
        failed = true;
      }
      break;
    }
    sum = (u8)(sum * 3 + c);
    if (complete) {
      s.accepted[type]++;
      switch (type) {
      case SET: s.registers = s.registers * 31 + value; break;
      case GET: s.registers ^= value << 1; break;
      case RESET: s.registers = 0; break;
      }
    }
    if (failed || complete)
      state = IDLE;
  }
  if (state != IDLE)
    s.broken++;
  statistics[t] = s;
}
