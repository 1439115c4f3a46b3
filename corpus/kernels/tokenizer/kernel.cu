// levels: O2
// A tokenizer as a state machine: each thread scans one line of source text and counts its tokens by
// kind. The next state is known where it is set, which is what jump threading lives on.
#include "tandem_device.h"

enum State { START, NAME, NUMBER, FRACTION, STRING, ESCAPE, SLASH, COMMENT, FAILED };
enum Kind { K_NAME, K_NUMBER, K_STRING, K_OPERATOR, K_COMMENT, K_ERROR, KINDS };

DEVICE bool is_letter(u8 c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
DEVICE bool is_digit(u8 c) { return c >= '0' && c <= '9'; }

KERNEL tokenizer(const u8 *text, const int *line_start, int lines, int *counts) {
  int line = global_x();
  if (line >= lines)
    return;
  int count[KINDS];
  for (int k = 0; k < KINDS; k++)
    count[k] = 0;
  int i = line_start[line], end = line_start[line + 1];
  int state = START;
  while (state != FAILED) {
    // The end of the line acts like one more blank.
    u8 c = i < end ? text[i] : ' ';
    bool consume = true;
    switch (state) {
    case START:
      if (is_letter(c))
        state = NAME;
      else if (is_digit(c))
        state = NUMBER;
      else if (c == '"')
        state = STRING;
      else if (c == '/')
        state = SLASH;
      else if (c != ' ')
        count[K_OPERATOR]++;
      break;
    case NAME:
      if (!is_letter(c) && !is_digit(c)) {
        count[K_NAME]++;
        state = START;
        consume = false;
      }
      break;
    case NUMBER:
      if (c == '.')
        state = FRACTION;
      else if (is_letter(c))
        state = FAILED;
      else if (!is_digit(c)) {
        count[K_NUMBER]++;
        state = START;
        consume = false;
      }
      break;
    case FRACTION:
      if (is_letter(c) || c == '.')
        state = FAILED;
      else if (!is_digit(c)) {
        count[K_NUMBER]++;
        state = START;
        consume = false;
      }
      break;
    case STRING:
      if (i >= end)
        state = FAILED;
      else if (c == '\\')
        state = ESCAPE;
      else if (c == '"') {
        count[K_STRING]++;
        state = START;
      }
      break;
    case ESCAPE:
      state = i >= end ? FAILED : STRING;
      break;
    case SLASH:
      if (c == '/') {
        count[K_COMMENT]++;
        state = COMMENT;
      } else {
        count[K_OPERATOR]++;
        state = START;
        consume = false;
      }
      break;
    case COMMENT:
      break;
    }
    if (consume) {
      if (i >= end)
        break;
      i++;
    }
  }
  if (state == FAILED)
    count[K_ERROR]++;
  for (int k = 0; k < KINDS; k++)
    counts[line * KINDS + k] = count[k];
}
