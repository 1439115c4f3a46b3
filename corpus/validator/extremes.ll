;; The lesser and the greater of integers, as comparisons and as intrinsics.
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)

; of_three: correct -- each choice is the greater of two (llvm.smax)
define i32 @src_of_three(i32 noundef %a, i32 noundef %b, i32 noundef %c) {
  %less = icmp sle i32 %a, %b
  br i1 %less, label %x, label %z
x:
  br label %z
z:
  %k = phi i32 [ %b, %x ], [ %a, %0 ]
  %next = icmp sle i32 %k, %c
  %r = select i1 %next, i32 %c, i32 %k
  ret i32 %r
}
define i32 @tgt_of_three(i32 noundef %a, i32 noundef %b, i32 noundef %c) {
  %k = call i32 @llvm.smax.i32(i32 %b, i32 %a)
  %r = call i32 @llvm.smax.i32(i32 %c, i32 %k)
  ret i32 %r
}
; of_three_wrong: incorrect -- the second comparison is of what are no signed numbers (llvm.umax)
define i32 @src_of_three_wrong(i32 noundef %a, i32 noundef %b, i32 noundef %c) {
  %less = icmp sle i32 %a, %b
  br i1 %less, label %x, label %z
x:
  br label %z
z:
  %k = phi i32 [ %b, %x ], [ %a, %0 ]
  %next = icmp sle i32 %k, %c
  %r = select i1 %next, i32 %c, i32 %k
  ret i32 %r
}
define i32 @tgt_of_three_wrong(i32 noundef %a, i32 noundef %b, i32 noundef %c) {
  %k = call i32 @llvm.smax.i32(i32 %a, i32 %b)
  %r = call i32 @llvm.umax.i32(i32 %k, i32 %c)
  ret i32 %r
}
; within_bounds: correct -- a number between two bounds (llvm.smin)
define i32 @src_within_bounds(i32 noundef %a) {
  %low = icmp sgt i32 %a, -128
  %k = select i1 %low, i32 %a, i32 -128
  %high = icmp sle i32 %k, 127
  %r = select i1 %high, i32 %k, i32 127
  ret i32 %r
}
define i32 @tgt_within_bounds(i32 noundef %a) {
  %k = call i32 @llvm.smax.i32(i32 %a, i32 -128)
  %r = call i32 @llvm.smin.i32(i32 %k, i32 127)
  ret i32 %r
}
; within_bounds_wrong: incorrect -- 128 is one more than the bound (llvm.smin)
define i32 @src_within_bounds_wrong(i32 noundef %a) {
  %low = icmp sgt i32 %a, -128
  %k = select i1 %low, i32 %a, i32 -128
  %high = icmp sle i32 %k, 128
  %r = select i1 %high, i32 %k, i32 127
  ret i32 %r
}
define i32 @tgt_within_bounds_wrong(i32 noundef %a) {
  %k = call i32 @llvm.smax.i32(i32 %a, i32 -128)
  %r = call i32 @llvm.smin.i32(i32 %k, i32 127)
  ret i32 %r
}
; of_extended: correct -- bytes that were extended are in the order that they were in (llvm.smin)
define i32 @src_of_extended(i8 noundef %a, i8 noundef %b) {
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %less = icmp ult i8 %a, %b
  %r = select i1 %less, i32 %x, i32 %y
  ret i32 %r
}
define i32 @tgt_of_extended(i8 noundef %a, i8 noundef %b) {
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %r = call i32 @llvm.smin.i32(i32 %y, i32 %x)
  ret i32 %r
}
; of_extended_wrong: incorrect -- the bytes are compared as signed numbers and extended as others (llvm.smin)
define i32 @src_of_extended_wrong(i8 noundef %a, i8 noundef %b) {
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %less = icmp slt i8 %a, %b
  %r = select i1 %less, i32 %x, i32 %y
  ret i32 %r
}
define i32 @tgt_of_extended_wrong(i8 noundef %a, i8 noundef %b) {
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %r = call i32 @llvm.smin.i32(i32 %y, i32 %x)
  ret i32 %r
}
; under_its_order: correct -- where one is less than the other it is the lesser (llvm.umin)
define i32 @src_under_its_order(i32 noundef %a, i32 noundef %b) {
  %k = call i32 @llvm.umin.i32(i32 %a, i32 %b)
  %less = icmp ult i32 %b, %a
  %r = select i1 %less, i32 %k, i32 0
  ret i32 %r
}
define i32 @tgt_under_its_order(i32 noundef %a, i32 noundef %b) {
  %less = icmp ult i32 %b, %a
  %r = select i1 %less, i32 %b, i32 0
  ret i32 %r
}
; under_its_order_wrong: incorrect -- or the other one (llvm.umin)
define i32 @src_under_its_order_wrong(i32 noundef %a, i32 noundef %b) {
  %k = call i32 @llvm.umin.i32(i32 %a, i32 %b)
  %less = icmp ult i32 %b, %a
  %r = select i1 %less, i32 %k, i32 0
  ret i32 %r
}
define i32 @tgt_under_its_order_wrong(i32 noundef %a, i32 noundef %b) {
  %less = icmp ult i32 %b, %a
  %r = select i1 %less, i32 %a, i32 0
  ret i32 %r
}
