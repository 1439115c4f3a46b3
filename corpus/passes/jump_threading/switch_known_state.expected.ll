define i32 @switch_known_state(i32 %s, i32 %v) {
entry:
  switch i32 %s, label %open [
    i32 0, label %zero
    i32 1, label %three
  ]

zero:
  br label %one

three:
  br label %default

open:
  %o = and i32 %v, 7
  switch i32 %o, label %default [
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
