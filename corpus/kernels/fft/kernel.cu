// Radix-2 FFT of 32 complex points per block, in shared memory, twiddle factors in constant memory.
#include "tandem_device.h"

const int N = 32;

struct Complex {
  float re, im;
};

__constant__ Complex twiddle[N / 2];

DEVICE int reversed(int i) { return bit_reverse(i) >> 27; }

KERNEL fft(const Complex *in, Complex *out, int inverse) {
  __shared__ Complex data[N];
  int t = thread_x();
  int base = block_x() * N;
  data[reversed(t)] = in[base + t];
  data[reversed(t + N / 2)] = in[base + t + N / 2];
  for (int half = 1; half < N; half <<= 1) {
    sync_block();
    int pos = t & (half - 1);
    int low = 2 * t - pos;
    Complex w = twiddle[pos * (N / 2 / half)];
    if (inverse)
      w.im = -w.im;
    Complex a = data[low], b = data[low + half];
    Complex p = {b.re * w.re - b.im * w.im, b.re * w.im + b.im * w.re};
    data[low] = {a.re + p.re, a.im + p.im};
    data[low + half] = {a.re - p.re, a.im - p.im};
  }
  sync_block();
  float scale = inverse ? 1.0f / N : 1.0f;
  for (int i = t; i < N; i += N / 2)
    out[base + i] = {data[i].re * scale, data[i].im * scale};
}
