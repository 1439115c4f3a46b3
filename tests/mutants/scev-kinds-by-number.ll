; defect: what a value is after a loop is extended the other way
; pass: scev
; sources: SE-T14
; seen by: claims
; knobs: 
target datalayout = "e-p:64:64-i64:64-i128:128-n8:16:32:64"

define i64 @f0(i64 %n, i8 %s, i1 %c) {
entry:
  %v0 = and i8 %s, 3
  %v1 = sext i8 %v0 to i64
  %v2 = add i64 %v1, -3
  br i1 %c, label %l, label %e

l:
  %i = phi i64 [ -3, %entry ], [ %i1, %k ]
  %j = phi i32 [ 0, %entry ], [ %j1, %k ]
  br label %b

b:
  %v3 = icmp ugt i64 %i, -4
  %v4 = sext i1 %v3 to i64
  call void @see(i64 %v4)
  %v5 = icmp sge i32 %j, 2
  %v6 = sext i1 %v5 to i64
  call void @see(i64 %v6)
  br label %in

in:
  %y = phi i33 [ 0, %b ], [ %y1, %in ]
  %y1 = add nuw nsw i33 %y, 1
  %v7 = icmp ult i33 %y, 2
  br i1 %v7, label %in, label %k

k:
  %i1 = add i64 %i, -1
  %j1 = sub nuw i32 %j, -1
  %v8 = srem i32 %j1, 4
  %v9 = sext i32 %v8 to i64
  call void @see(i64 %v9)
  %v10 = icmp ugt i64 %i, %v2
  br i1 %v10, label %l, label %e

e:
  ret i64 0
}

define i64 @f1(i64 %n, i8 %s, i1 %c) {
entry:
  indirectbr ptr blockaddress(@f1, %l), [label %l]

l:
  %i = phi i32 [ 2147483647, %entry ], [ %i1, %k ]
  %v0 = xor i32 %i, 2147483647
  %v1 = icmp ult i32 %v0, -2147483645
  br i1 %v1, label %b, label %e

b:
  br label %k

k:
  %i1 = shl i32 %i, 1
  %v2 = sub nsw i32 -3, %i1
  %v3 = sext i32 %v2 to i64
  call void @see(i64 %v3)
  br label %l

e:
  %v4 = zext i32 %i to i64
  ret i64 %v4
}

declare void @see(i64)
