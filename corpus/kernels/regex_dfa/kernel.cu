// Matches the expression  [+-]?(0x[0-9a-f]+|[0-9]+(\.[0-9]*)?(e[+-]?[0-9]+)?)  at every position of a
// text, longest match first: a table for character classes, a switch for the automaton.
#include "tandem_device.h"

enum Class { DIGIT, ZERO, DOT, EXP, HEX, LETTER_X, SIGN, OTHER };
enum State { BEGIN, AFTER_SIGN, LEADING_ZERO, INTEGER, POINT, E, E_SIGN, EXPONENT, HEX_X, HEX_DIGITS, DEAD };

__constant__ u8 char_class[128];

DEVICE bool accepts(int state) {
  return state == LEADING_ZERO || state == INTEGER || state == POINT || state == EXPONENT || state == HEX_DIGITS;
}

KERNEL regex_dfa(const u8 *text, int n, int *length) {
  int at = global_x();
  if (at >= n)
    return;
  int state = BEGIN;
  int longest = -1;
  int i = at;
  while (i < n) {
    u8 c = text[i];
    int cls = c < 128 ? char_class[c] : OTHER;
    bool digit = cls == DIGIT || cls == ZERO;
    switch (state) {
    case BEGIN: state = cls == SIGN ? AFTER_SIGN : cls == ZERO ? LEADING_ZERO : digit ? INTEGER : DEAD; break;
    case AFTER_SIGN: state = cls == ZERO ? LEADING_ZERO : digit ? INTEGER : DEAD; break;
    case LEADING_ZERO:
      if (cls == LETTER_X) {
        state = HEX_X;
        break;
      }
      [[fallthrough]];
    case INTEGER: state = digit ? INTEGER : cls == DOT ? POINT : cls == EXP ? E : DEAD; break;
    case POINT: state = digit ? POINT : cls == EXP ? E : DEAD; break;
    case E: state = cls == SIGN ? E_SIGN : digit ? EXPONENT : DEAD; break;
    case E_SIGN: state = digit ? EXPONENT : DEAD; break;
    case EXPONENT: state = digit ? EXPONENT : DEAD; break;
    case HEX_X: state = digit || cls == HEX || cls == EXP ? HEX_DIGITS : DEAD; break;
    case HEX_DIGITS: state = digit || cls == HEX || cls == EXP ? HEX_DIGITS : DEAD; break;
    }
    if (state == DEAD)
      break;
    i++;
    if (accepts(state))
      longest = i - at;
  }
  length[at] = longest;
}
