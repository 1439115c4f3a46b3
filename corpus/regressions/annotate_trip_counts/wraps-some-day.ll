; A counter that must not wrap ends the loop some day: a run that is cut off before says nothing of the note; executions said that it is false
; found in: a program of `tandem fuzz --pass annotate-trip-counts`, seed 11, number 27; the judge was wrong
; repeat: tandem check --pass annotate-trip-counts FILE
target datalayout = "e-p:64:64-p3:32:32-i64:64-i128:128-n8:16:32:64"

define i64 @f0(i64 %n, i8 %s, i1 %c) {
entry:
  %v0 = and i8 %s, 3
  %v1 = sext i8 %v0 to i32
  %v2 = add i32 %v1, 2
  %v3 = and i8 %s, 3
  %v4 = zext i8 %v3 to i32
  %v5 = add i32 %v4, 29
  %v6 = shl i32 1, %v5
  br label %l

l:
  %i = phi i32 [ 2, %entry ], [ %i1, %k ]
  %v7 = icmp ne i32 %i, %v2
  br i1 %v7, label %b, label %e

b:
  %v8 = mul nuw nsw i32 %i, 4
  %v9 = lshr i32 %i, 4
  br label %k

k:
  %i1 = add nuw nsw i32 %i, 2
  br label %l

e:
  %v10 = zext i32 %i to i64
  ret i64 %v10
}

declare void @see(i64) #0

attributes #0 = { memory(read, argmem: none) }
