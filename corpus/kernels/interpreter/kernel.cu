// levels: O2 debug
// A byte-code interpreter, one program and one input per thread: a switch in a loop, a stack in local
// memory, and an error code that leaves the loop.
#include "tandem_device.h"

enum Op { HALT, PUSH, ADD, SUB, MUL, DUP, SWAP, OVER, DROP, JUMP, JUMP_ZERO, LESS, LOAD_INPUT, MOD };
enum Error { OK = 0, UNDERFLOW, OVERFLOW, BAD_OP, OUT_OF_FUEL, DIVISION, BAD_JUMP };
const int STACK = 8;

struct Result {
  int value;
  int error;
  int steps;
};

DEVICE Result run(const u8 *code, int size, int input, int fuel) {
  int stack[STACK];
  int depth = 0, pc = 0, error = OK, steps = 0;
  int running = 1;
  while (running) {
    if (steps == fuel) {
      error = OUT_OF_FUEL;
      break;
    }
    if (pc < 0 || pc >= size) {
      error = BAD_JUMP;
      break;
    }
    steps++;
    int op = code[pc++];
    int needs = 0, pushes = 0;
    switch (op) {
    case ADD: case SUB: case MUL: case LESS: case MOD: case SWAP: needs = 2; break;
    case OVER: needs = 2; pushes = 1; break;
    case DUP: needs = 1; pushes = 1; break;
    case DROP: case JUMP_ZERO: needs = 1; break;
    case PUSH: case LOAD_INPUT: pushes = 1; break;
    case HALT: case JUMP: break;
    default: error = BAD_OP; break;
    }
    if (error == OK && depth < needs)
      error = UNDERFLOW;
    if (error == OK && depth + pushes > STACK)
      error = OVERFLOW;
    if (error != OK) {
      running = 0;
      continue;
    }
    switch (op) {
    case HALT: running = 0; break;
    case PUSH: stack[depth++] = pc < size ? (i8)code[pc] : 0; pc++; break;
    case LOAD_INPUT: stack[depth++] = input; break;
    case ADD: depth--; stack[depth - 1] = (int)((u32)stack[depth - 1] + (u32)stack[depth]); break;
    case SUB: depth--; stack[depth - 1] = (int)((u32)stack[depth - 1] - (u32)stack[depth]); break;
    case MUL: depth--; stack[depth - 1] = (int)((u32)stack[depth - 1] * (u32)stack[depth]); break;
    case LESS: depth--; stack[depth - 1] = stack[depth - 1] < stack[depth]; break;
    case MOD:
      depth--;
      if (stack[depth] <= 0) {
        error = DIVISION;
        running = 0;
      } else
        stack[depth - 1] %= stack[depth];
      break;
    case DUP: stack[depth] = stack[depth - 1]; depth++; break;
    case OVER: stack[depth] = stack[depth - 2]; depth++; break;
    case SWAP: {
      int x = stack[depth - 1];
      stack[depth - 1] = stack[depth - 2];
      stack[depth - 2] = x;
      break;
    }
    case DROP: depth--; break;
    case JUMP: pc = pc < size ? pc + (i8)code[pc] : -1; break;
    case JUMP_ZERO:
      depth--;
      if (stack[depth] == 0)
        pc = pc < size ? pc + (i8)code[pc] : -1;
      else
        pc++;
      break;
    }
  }
  Result r;
  r.value = depth > 0 ? stack[depth - 1] : 0;
  r.error = error;
  r.steps = steps;
  return r;
}

KERNEL interpreter(const u8 *code, const int *offsets, int programs, const int *inputs, int fuel, int *value,
                   int *error, int *steps) {
  int t = global_x();
  int p = t % programs;
  Result r = run(code + offsets[p], offsets[p + 1] - offsets[p], inputs[t], fuel);
  value[t] = r.value;
  error[t] = r.error;
  steps[t] = r.steps;
}
