// CRC-32 of chunks with a table in constant memory, and the chunks' values combined by multiplying
// with x^(8n) modulo the polynomial.
#include "tandem_device.h"

__constant__ u32 crc_table[256];
const u32 POLYNOMIAL = 0xedb88320u;

// a * b modulo the polynomial, bits reflected.
DEVICE u32 multiply(u32 a, u32 b) {
  u32 product = 0;
  for (u32 mask = 0x80000000u; mask != 0; mask >>= 1) {
    if (a & mask)
      product ^= b;
    b = b & 1 ? (b >> 1) ^ POLYNOMIAL : b >> 1;
  }
  return product;
}

DEVICE u32 power_of_x(u32 n) {
  u32 result = 0x80000000u; // x^0
  u32 square = 0x40000000u; // x^1
  while (n) {
    if (n & 1)
      result = multiply(result, square);
    square = multiply(square, square);
    n >>= 1;
  }
  return result;
}

KERNEL crc_chunks(const u8 *data, int size, int chunk, u32 *crc) {
  int t = global_x();
  int begin = t * chunk;
  if (begin >= size) {
    crc[t] = 0;
    return;
  }
  int end = begin + chunk < size ? begin + chunk : size;
  u32 c = t == 0 ? 0xffffffffu : 0;
  for (int i = begin; i < end; i++)
    c = crc_table[(c ^ data[i]) & 0xff] ^ (c >> 8);
  crc[t] = c;
}

KERNEL crc_combine(const u32 *crc, int size, int chunk, u32 *result) {
  int t = global_x();
  int begin = t * chunk;
  if (begin >= size)
    return;
  int end = begin + chunk < size ? begin + chunk : size;
  u32 shifted = crc[t];
  if (end < size)
    shifted = multiply(shifted, power_of_x(8u * (size - end)));
  if (t == 0)
    shifted ^= 0xffffffffu;
  atomic_xor(result, shifted);
}
