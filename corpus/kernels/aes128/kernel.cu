// AES-128 in counter mode: one block of key stream per thread. S-box in constant memory, state in a
// local array, the round key computed on the way.
#include "tandem_device.h"

__constant__ u8 sbox[256];

DEVICE u8 twice(u8 x) { return (u8)(x << 1) ^ (x & 0x80 ? 0x1b : 0); }

KERNEL aes128_ctr(const u8 *key, const u8 *nonce, const u8 *in, u8 *out, int size) {
  int t = global_x();
  if (t * 16 >= size)
    return;
  u8 s[16], k[16];
  for (int i = 0; i < 16; i++) {
    k[i] = key[i];
    u8 n = i < 12 ? nonce[i] : (u8)(t >> (8 * (15 - i)));
    s[i] = n ^ k[i];
  }
  u8 round_constant = 1;
  for (int round = 1; round <= 10; round++) {
    // Substitute bytes and shift rows: column c, row r comes from column c + r.
    u8 m[16];
    for (int c = 0; c < 4; c++)
      for (int r = 0; r < 4; r++)
        m[4 * c + r] = sbox[s[4 * ((c + r) & 3) + r]];
    if (round < 10) {
      for (int c = 0; c < 4; c++) {
        u8 a = m[4 * c], b = m[4 * c + 1], d = m[4 * c + 2], e = m[4 * c + 3];
        u8 all = a ^ b ^ d ^ e;
        m[4 * c] = a ^ all ^ twice(a ^ b);
        m[4 * c + 1] = b ^ all ^ twice(b ^ d);
        m[4 * c + 2] = d ^ all ^ twice(d ^ e);
        m[4 * c + 3] = e ^ all ^ twice(e ^ a);
      }
    }
    for (int i = 0; i < 16; i++) {
      u8 v;
      if (i < 4) {
        v = sbox[k[12 + ((i + 1) & 3)]];
        if (i == 0)
          v ^= round_constant;
      } else {
        v = k[i - 4];
      }
      k[i] ^= v;
    }
    round_constant = twice(round_constant);
    for (int i = 0; i < 16; i++)
      s[i] = m[i] ^ k[i];
  }
  for (int i = 0; i < 16; i++) {
    int at = 16 * t + i;
    if (at < size)
      out[at] = in[at] ^ s[i];
  }
}
