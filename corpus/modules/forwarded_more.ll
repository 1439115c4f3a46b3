; GO-R12: the only store and loads behind it, in every space and of every width, over branches and out of a loop; a load in
; another function and one that comes before stay.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@bytes = internal addrspace(1) global i8 1, align 1
@half = internal addrspace(1) global i16 2, align 2
@word = internal addrspace(1) global i64 3, align 8
@real = internal addrspace(1) global double 4.0, align 8
@block = internal addrspace(3) global i32 undef, align 4
@own = internal addrspace(5) global i32 undef, align 4
@plain = internal global i32 5, align 4
@late = internal addrspace(1) global i32 6, align 4

define i64 @setup(i1 %c, i32 %n) {
entry:
  %early = load i32, ptr addrspace(1) @late, align 4
  store i8 11, ptr addrspace(1) @bytes, align 1
  store i16 12, ptr addrspace(1) @half, align 2
  store i64 13, ptr addrspace(1) @word, align 8
  store double 14.0, ptr addrspace(1) @real, align 8
  store i32 15, ptr addrspace(3) @block, align 4
  store i32 16, ptr addrspace(5) @own, align 4
  store i32 17, ptr @plain, align 4
  br i1 %c, label %loop, label %out

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %b = load i8, ptr addrspace(1) @bytes, align 1
  %step = zext i8 %b to i32
  %next = add i32 %i, %step
  %go = icmp ult i32 %next, %n
  br i1 %go, label %loop, label %out

out:
  %k = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 18, ptr addrspace(1) @late, align 4
  %h = load i16, ptr addrspace(1) @half, align 2
  %w = load i64, ptr addrspace(1) @word, align 8
  %d = load double, ptr addrspace(1) @real, align 8
  %s = load i32, ptr addrspace(3) @block, align 4
  %o = load i32, ptr addrspace(5) @own, align 4
  %p = load i32, ptr @plain, align 4
  %l = load i32, ptr addrspace(1) @late, align 4
  %h.w = zext i16 %h to i64
  %d.w = fptoui double %d to i64
  %s0 = add i32 %s, %o
  %s1 = add i32 %p, %l
  %s2 = add i32 %s0, %s1
  %s3 = add i32 %s2, %early
  %s4 = add i32 %s3, %k
  %s5 = zext i32 %s4 to i64
  %t0 = add i64 %h.w, %w
  %t1 = add i64 %d.w, %s5
  %r = add i64 %t0, %t1
  ret i64 %r
}

define i64 @ask() {
  %b = load i8, ptr addrspace(1) @bytes, align 1
  %h = load i16, ptr addrspace(1) @half, align 2
  %w = load i64, ptr addrspace(1) @word, align 8
  %b.w = zext i8 %b to i64
  %h.w = zext i16 %h to i64
  %s = add i64 %b.w, %h.w
  %r = add i64 %s, %w
  ret i64 %r
}
