; Dense switches: tables with holes, cases that begin below and above 0, edges with copies, 16 and 64 bits; and one that is too thin.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @holes(i32 %v, i32 %a) {
entry:
  %k = and i32 %v, 15
  switch i32 %k, label %d [ i32 3, label %x
    i32 4, label %y
    i32 6, label %x
    i32 9, label %m ]
x:
  br label %m
y:
  %s = mul i32 %a, 7
  br label %m
d:
  ret i32 -1
m:
  %r = phi i32 [ 5, %entry ], [ 11, %x ], [ %s, %y ]
  ret i32 %r
}
define i32 @phis_on_all(i64 %v) {
entry:
  %k = urem i64 %v, 7
  %n = add i64 %k, 4294967294
  switch i64 %n, label %m [ i64 4294967295, label %m
    i64 4294967296, label %o
    i64 4294967297, label %m
    i64 4294967299, label %o ]
o:
  %x = phi i32 [ 3, %entry ], [ 3, %entry ]
  ret i32 %x
m:
  %y = phi i32 [ 8, %entry ], [ 8, %entry ], [ 8, %entry ]
  ret i32 %y
}
define i16 @garbage_above(i16 %v) {
  %c = trunc i16 %v to i5
  %k = add i5 %c, %c
  switch i5 %k, label %d [ i5 -8, label %x
    i5 -6, label %y
    i5 -4, label %x
    i5 -2, label %y ]
x:
  ret i16 1
y:
  ret i16 2
d:
  ret i16 3
}
define i32 @thin(i32 %v) {
  %k = and i32 %v, 31
  switch i32 %k, label %d [ i32 0, label %x
    i32 7, label %y
    i32 14, label %x
    i32 30, label %y ]
x:
  ret i32 1
y:
  ret i32 2
d:
  ret i32 3
}
define float @quotient(float %a, float %b) {
  %q = fdiv afn float %a, %b
  ret float %q
}
