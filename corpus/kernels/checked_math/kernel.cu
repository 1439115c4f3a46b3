// Integer expressions with checked arithmetic: a table of device functions called through pointers,
// overflow builtins, and an error that sticks.
#include "tandem_device.h"

enum { FINE, OVERFLOWED, DIVIDED_BY_ZERO, SHIFT_TOO_FAR };
const int OPERATIONS = 6;

DEVICE_CALL int checked_add(int a, int b, int *error) {
  int r;
  if (__builtin_add_overflow(a, b, &r))
    *error = OVERFLOWED;
  return r;
}
DEVICE_CALL int checked_sub(int a, int b, int *error) {
  int r;
  if (__builtin_sub_overflow(a, b, &r))
    *error = OVERFLOWED;
  return r;
}
DEVICE_CALL int checked_mul(int a, int b, int *error) {
  int r;
  if (__builtin_mul_overflow(a, b, &r))
    *error = OVERFLOWED;
  return r;
}
DEVICE_CALL int checked_div(int a, int b, int *error) {
  if (b == 0) {
    *error = DIVIDED_BY_ZERO;
    return 0;
  }
  if (a == -0x7fffffff - 1 && b == -1) {
    *error = OVERFLOWED;
    return a;
  }
  return a / b;
}
DEVICE_CALL int checked_shl(int a, int b, int *error) {
  if (b < 0 || b > 31) {
    *error = SHIFT_TOO_FAR;
    return 0;
  }
  int r = (int)((u32)a << b);
  if (r >> b != a)
    *error = OVERFLOWED;
  return r;
}
DEVICE_CALL int saturating_add(int a, int b, int *) { return __builtin_elementwise_add_sat(a, b); }

typedef int (*Operation)(int, int, int *);

KERNEL checked_math(const u8 *operation, const int *operand, int length, int *value, int *error, int *steps) {
  Operation table[OPERATIONS] = {checked_add, checked_sub, checked_mul, checked_div, checked_shl, saturating_add};
  int t = global_x();
  int v = t;
  int e = FINE;
  int k = 0;
  bool go = length > 0;
  while (go) {
    Operation f = table[operation[t * length + k]];
    int next = f(v, operand[t * length + k], &e);
    if (e != FINE) {
      go = false;
    } else {
      v = next;
      k++;
      if (k == length)
        go = false;
    }
  }
  value[t] = v;
  error[t] = e;
  steps[t] = k;
}
