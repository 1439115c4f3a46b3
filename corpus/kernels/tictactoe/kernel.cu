// Solves tic-tac-toe positions: each thread checks one position (base 3) for legality and searches it
// to the end with alpha-beta and an explicit stack.
#include "tandem_device.h"

const int NONE = -9;

DEVICE int winner(u32 x, u32 o) {
  u32 lines[8] = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
  int result = 0;
  for (int i = 0; i < 8 && !result; i++) {
    if ((x & lines[i]) == lines[i])
      result = 1;
    else if ((o & lines[i]) == lines[i])
      result = -1;
  }
  return result;
}

KERNEL tictactoe(const int *positions, int count, int *value, int *best_move) {
  int t = global_x();
  if (t >= count)
    return;
  u32 board[2] = {0, 0};
  int code = positions[t], moves = 0;
  for (int i = 0; i < 9; i++) {
    int c = code % 3;
    code /= 3;
    if (c) {
      board[c - 1] |= 1u << i;
      moves += c == 1 ? 1 : -1;
    }
  }
  int filled = popcount(board[0] | board[1]);
  int w = winner(board[0], board[1]);
  int legal = 1;
  if (moves != 0 && moves != 1)
    legal = 0;
  else if ((w == 1 && moves != 1) || (w == -1 && moves != 0))
    legal = 0;
  int result = NONE, choice = -1;
  if (legal) {
    // One frame per empty square; values are from the mover's side.
    int square[10], best[10], alpha[10], beta[10];
    int top = 0, side = moves == 1 ? 1 : 0;
    square[0] = -1;
    best[0] = NONE;
    alpha[0] = -1;
    beta[0] = 1;
    bool enter = true, running = true;
    int back = 0; // the value handed back by a finished frame, from that frame's mover's side
    while (running) {
      bool finished = false;
      if (enter) {
        int win = winner(board[0], board[1]);
        if (win != 0) {
          back = (win == 1) == (side == 0) ? 1 : -1;
          finished = true;
        } else if (filled == 9) {
          back = 0;
          finished = true;
        }
        enter = false;
      } else {
        // A child came back.
        int s = square[top];
        board[side] &= ~(1u << s);
        filled--;
        if (-back > best[top]) {
          best[top] = -back;
          if (top == 0)
            choice = s;
        }
        if (best[top] > alpha[top])
          alpha[top] = best[top];
      }
      if (!finished) {
        int next = square[top] + 1;
        while (next < 9 && ((board[0] | board[1]) >> next & 1))
          next++;
        if (next == 9 || (best[top] != NONE && alpha[top] >= beta[top])) {
          back = best[top];
          finished = true;
        } else {
          square[top] = next;
          board[side] |= 1u << next;
          filled++;
          alpha[top + 1] = -beta[top];
          beta[top + 1] = -alpha[top];
          top++;
          square[top] = -1;
          best[top] = NONE;
          side ^= 1;
          enter = true;
        }
      }
      if (finished) {
        if (top == 0) {
          result = back;
          running = false;
        } else {
          top--;
          side ^= 1;
        }
      }
    }
  }
  value[t] = result;
  best_move[t] = choice;
}
