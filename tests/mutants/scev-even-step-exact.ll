; defect: an even step is divided by without asking whether it meets the bound
; pass: scev
; sources: SE-2.2
; seen by: claims
; knobs: 
target datalayout = "e-p:64:64-i64:64-i128:128-n8:16:32:64"

define i64 @f0(i64 %n, i64 range(i64 -2, 4) %m, i64 %k, i1 %c, ptr %p) {
entry:
  %v0 = icmp sgt i64 3, 0
  br i1 %v0, label %h0, label %e

h0:
  %i0 = phi i64 [ 0, %entry ], [ %j0, %l0 ]
  br label %b

b:
  %q = getelementptr i16, ptr %p, i64 %i0
  br i1 %c, label %a, label %r

a:
  store i16 0, ptr %q, align 2
  br label %r

r:
  br label %l0

l0:
  %j0 = add i64 %i0, 1
  %v1 = icmp sle i64 %j0, 3
  br i1 %v1, label %h0, label %e

e:
  ret i64 %n
}

define i64 @f1(i64 %n, i64 range(i64 1, 5) %m, i64 %k, i1 %c, ptr %p) {
entry:
  br label %h0

h0:
  %i0 = phi i64 [ -1, %entry ], [ %j0, %l0 ]
  br label %h1

h1:
  %i1 = phi i64 [ 0, %h0 ], [ %j1, %l1 ]
  br label %b

b:
  %v0 = mul nuw nsw i64 %i0, %m
  %v1 = add i64 %v0, %i1
  %q = getelementptr nuw i32, ptr %p, i64 %v1
  br i1 %c, label %a, label %r

a:
  store i32 0, ptr %q, align 4
  br label %r

r:
  br label %l1

l1:
  %j1 = add i64 %i1, 1
  %v2 = icmp slt i64 %j1, %m
  br i1 %v2, label %h1, label %l0

l0:
  %j0 = add i64 %i0, 2
  %v3 = icmp ne i64 %j0, 4
  br i1 %v3, label %h0, label %e

e:
  ret i64 %n
}

declare void @see(i64)
