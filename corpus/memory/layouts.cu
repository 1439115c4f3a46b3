// The same work on data that lies in different ways.
#include "../kernels/tandem_device.h"

struct Particle {
  float x, y, z, mass;
};

// An array of structs of which one field is used.
KERNEL array_of_structs(const Particle *p, float *out, int n) {
  int i = global_x();
  if (i < n) out[i] = 2 * p[i].x;
}

typedef float Quad __attribute__((ext_vector_type(4)));

// Whole structs, 16 bytes at a time.
KERNEL whole_structs(const Quad *p, Quad *out, int n) {
  int i = global_x();
  if (i < n) out[i] = 2 * p[i];
}

// A field in an array of its own.
KERNEL struct_of_arrays(const float *x, float *out, int n) {
  int i = global_x();
  if (i < n) out[i] = 2 * x[i];
}

// One element further: a sector more.
KERNEL shifted(const float *x, float *out, int n) {
  int i = global_x();
  if (i < n) out[i] = x[i + 1];
}

// A thread for each row: neighbours are a row apart.
KERNEL sum_rows(const float *a, float *out, int rows, int columns) {
  int r = global_x();
  float sum = 0;
  if (r < rows) {
    for (int c = 0; c < columns; c++) sum += a[r * columns + c];
    out[r] = sum;
  }
}

// A thread for each column: neighbours are neighbours.
KERNEL sum_columns(const float *a, float *out, int rows, int columns) {
  int c = global_x();
  float sum = 0;
  if (c < columns) {
    for (int r = 0; r < rows; r++) sum += a[r * columns + c];
    out[c] = sum;
  }
}

// By an index that comes from memory.
KERNEL gather(const float *x, const int *index, float *out, int n) {
  int i = global_x();
  if (i < n) out[i] = x[index[i]];
}

// All lanes read one word.
KERNEL broadcast(const float *x, float *out, int n) {
  int i = global_x();
  if (i < n) out[i] = x[block_x()];
}
