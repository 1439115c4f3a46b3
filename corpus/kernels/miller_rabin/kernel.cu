// Primality of 64-bit numbers: trial division by small primes, then Miller-Rabin in Montgomery form
// with the high half of 128-bit products. Says which test decided.
#include "tandem_device.h"

typedef unsigned __int128 u128;

__constant__ u32 small_primes[12];

struct Montgomery {
  u64 n, inverse, one, square; // inverse is -1/n mod 2^64
};

DEVICE u64 product(const Montgomery &m, u64 a, u64 b) {
  u128 t = (u128)a * b;
  u64 q = (u64)t * m.inverse;
  u128 qn = (u128)q * m.n;
  u64 high = (u64)(t >> 64), other = (u64)(qn >> 64);
  u64 carry = (u64)t != 0; // the low halves cancel
  u64 sum = high + other;
  bool over = sum < high;
  sum += carry;
  if (sum < carry)
    over = true;
  if (over || sum >= m.n)
    sum -= m.n;
  return sum;
}

DEVICE u64 twice(u64 a, u64 n) { return a >= n - a ? a - (n - a) : a + a; }

enum { COMPOSITE_SMALL, COMPOSITE_WITNESS, PRIME_SMALL, PRIME };

KERNEL miller_rabin(const u64 *numbers, int count, u8 *verdict, u8 *bases) {
  int t = global_x();
  if (t >= count)
    return;
  u64 n = numbers[t];
  int result = -1, used = 0;
  if (n < 2)
    result = COMPOSITE_SMALL;
  for (int i = 0; i < 12 && result < 0; i++) {
    u32 p = small_primes[i];
    if (n == p)
      result = PRIME_SMALL;
    else if (n % p == 0)
      result = COMPOSITE_SMALL;
  }
  if (result < 0) {
    Montgomery m;
    m.n = n;
    u64 x = n; // correct to 3 bits, doubled by each step
    for (int i = 0; i < 5; i++)
      x *= 2 - n * x;
    m.inverse = -x;
    m.one = (u64)-1 % n + 1;
    m.square = m.one;
    for (int i = 0; i < 64; i++)
      m.square = twice(m.square, n);
    u64 minus_one = n - m.one;
    int shift = 0;
    u64 odd = n - 1;
    while ((odd & 1) == 0) {
      odd >>= 1;
      shift++;
    }
    result = PRIME;
    for (int i = 0; i < 12; i++) {
      used++;
      u64 base = product(m, small_primes[i], m.square);
      u64 y = m.one;
      for (u64 e = odd; e != 0; e >>= 1) {
        if (e & 1)
          y = product(m, y, base);
        base = product(m, base, base);
      }
      bool passes = y == m.one || y == minus_one;
      for (int k = 1; k < shift && !passes; k++) {
        y = product(m, y, y);
        if (y == minus_one)
          passes = true;
        else if (y == m.one)
          break;
      }
      if (!passes) {
        result = COMPOSITE_WITNESS;
        break;
      }
    }
  }
  verdict[t] = (u8)result;
  bases[t] = (u8)used;
}
