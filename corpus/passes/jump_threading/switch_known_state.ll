; JT-041, JT-T18: a switch on a phi of constants; 3 has no case and goes to the default block.

define i32 @switch_known_state(i32 %s, i32 %v) {
entry:
  switch i32 %s, label %open [
    i32 0, label %zero
    i32 1, label %three
  ]
zero:
  br label %dispatch
three:
  br label %dispatch
open:
  %o = and i32 %v, 7
  br label %dispatch
dispatch:
  %state = phi i32 [ 1, %zero ], [ 3, %three ], [ %o, %open ]
  switch i32 %state, label %default [
    i32 1, label %one
    i32 2, label %two
  ]
one:
  ret i32 10
two:
  ret i32 20
default:
  ret i32 30
}
