; Branches, switches, phis: swapped, lost, on both edges of a branch, on a critical edge; traps and recursion.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @swap(i32 %a, i32 %b, i32 %n) {
entry:
  %m = and i32 %n, 15
  br label %loop
loop:
  %x = phi i32 [ %a, %entry ], [ %y, %loop ]
  %y = phi i32 [ %b, %entry ], [ %x, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %m
  br i1 %c, label %loop, label %end
end:
  %r = sub i32 %x, %y
  ret i32 %r
}
define i32 @lost(i32 %n) {
entry:
  %m = and i32 %n, 15
  br label %loop
loop:
  %x = phi i32 [ 0, %entry ], [ %z, %loop ]
  %z = add i32 %x, 3
  %c = icmp ult i32 %x, %m
  br i1 %c, label %loop, label %end
end:
  ret i32 %x
}
define i32 @crit(i1 %c, i1 %d, i32 %a) {
entry:
  br i1 %c, label %l, label %m
l:
  br i1 %d, label %m, label %o
m:
  %x = phi i32 [ 1, %entry ], [ %a, %l ]
  br label %o
o:
  %y = phi i32 [ 7, %l ], [ %x, %m ]
  ret i32 %y
}
define i32 @both(i1 %c, i32 %a) {
entry:
  br i1 %c, label %m, label %m
m:
  %x = phi i32 [ %a, %entry ], [ %a, %entry ]
  ret i32 %x
}
define i32 @sw(i8 %v, i32 %a) {
entry:
  %g = add i8 %v, %v
  switch i8 %g, label %d [ i8 0, label %x
    i8 2, label %y
    i8 -2, label %x
    i8 4, label %m ]
x:
  br label %m
y:
  br label %m
d:
  br label %m
m:
  %r = phi i32 [ 1, %x ], [ 2, %y ], [ 3, %d ], [ %a, %entry ]
  ret i32 %r
}
define i1 @sw1(i1 %v) {
  switch i1 %v, label %d [ i1 true, label %x ]
x:
  ret i1 false
d:
  ret i1 true
}
define i32 @sw128(i128 %v) {
  switch i128 %v, label %d [ i128 1, label %x
   i128 18446744073709551617, label %y ]
x:
  ret i32 5
y:
  ret i32 6
d:
  ret i32 7
}
define i1 @phib(i1 %c, i1 %d) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %x = phi i1 [ %d, %entry ], [ true, %a ]
  %r = select i1 %x, i1 %c, i1 false
  ret i1 %r
}
define void @tr(i1 %c) {
  br i1 %c, label %t, label %e
t:
  call void @llvm.trap()
  unreachable
e:
  ret void
}
declare void @llvm.trap()
define i32 @un(i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %t, label %e
t:
  unreachable
e:
  %r = udiv i32 100, %n
  ret i32 %r
}
define i32 @fact(i32 %n) {
  %m = and i32 %n, 7
  %c = icmp eq i32 %m, 0
  br i1 %c, label %t, label %e
t:
  ret i32 1
e:
  %k = sub i32 %m, 1
  %f = call i32 @fact(i32 %k)
  %r = mul i32 %f, %m
  ret i32 %r
}
