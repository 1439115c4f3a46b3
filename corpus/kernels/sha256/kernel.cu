// SHA-256 of one message per thread, padding included; round constants in constant memory.
#include "tandem_device.h"

__constant__ u32 sha_k[64];

DEVICE void compress(u32 *h, const u32 *block) {
  u32 w[16];
  for (int i = 0; i < 16; i++)
    w[i] = block[i];
  u32 a = h[0], b = h[1], c = h[2], d = h[3], e = h[4], f = h[5], g = h[6], x = h[7];
  for (int i = 0; i < 64; i++) {
    u32 wi;
    if (i < 16) {
      wi = w[i];
    } else {
      u32 w15 = w[(i + 1) & 15], w2 = w[(i + 14) & 15];
      u32 s0 = rotate_right(w15, 7) ^ rotate_right(w15, 18) ^ (w15 >> 3);
      u32 s1 = rotate_right(w2, 17) ^ rotate_right(w2, 19) ^ (w2 >> 10);
      wi = w[i & 15] += s0 + w[(i + 9) & 15] + s1;
    }
    u32 t1 = x + (rotate_right(e, 6) ^ rotate_right(e, 11) ^ rotate_right(e, 25)) + ((e & f) ^ (~e & g)) + sha_k[i] + wi;
    u32 t2 = (rotate_right(a, 2) ^ rotate_right(a, 13) ^ rotate_right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    x = g, g = f, f = e, e = d + t1;
    d = c, c = b, b = a, a = t1 + t2;
  }
  h[0] += a, h[1] += b, h[2] += c, h[3] += d, h[4] += e, h[5] += f, h[6] += g, h[7] += x;
}

KERNEL sha256(const u8 *text, const int *offset, int count, u32 *digest) {
  int t = global_x();
  if (t >= count)
    return;
  const u8 *msg = text + offset[t];
  int length = offset[t + 1] - offset[t];
  u32 h[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  u32 block[16];
  int pos = 0;
  bool marked = false, done = false;
  while (!done) {
    done = marked; // a block after the one with the mark is the last
    for (int i = 0; i < 16; i++) {
      u32 word = 0;
      for (int b = 0; b < 4; b++) {
        u32 byte = 0;
        if (pos < length) {
          byte = msg[pos];
          pos++;
        } else if (!marked) {
          byte = 0x80;
          marked = true;
          // The length goes into this block only if its last two words are still free.
          done = i < 14;
        }
        word = word << 8 | byte;
      }
      block[i] = word;
    }
    if (done) {
      block[14] = 0;
      block[15] = (u32)length * 8;
    }
    compress(h, block);
  }
  for (int i = 0; i < 8; i++)
    digest[8 * t + i] = byte_swap(h[i]);
}
