; GO-R12: variables that one function sets to a constant, once, and reads behind that; others read them as well, so that
; they stay, but the loads behind the store know.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@level = internal addrspace(1) global i32 0, align 4
@step = internal addrspace(1) global i64 1, align 8
@scale = internal addrspace(1) global float 1.0, align 4
@mode = internal addrspace(3) global { i8, i32 } undef, align 4

define i64 @setup(i32 %x) {
entry:
  store i32 3, ptr addrspace(1) @level, align 4
  store i64 16, ptr addrspace(1) @step, align 8
  store float 2.5, ptr addrspacecast (ptr addrspace(1) @scale to ptr), align 4
  store i8 7, ptr addrspace(3) @mode, align 4
  %c = icmp sgt i32 %x, 0
  br i1 %c, label %loop, label %none

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %l = load i32, ptr addrspace(1) @level, align 4
  %s = load i64, ptr addrspace(1) @step, align 8
  %m = load i8, ptr addrspace(3) @mode, align 4
  %m.wide = zext i8 %m to i64
  %part = mul i64 %s, %m.wide
  %more = add i64 %sum, %part
  %next = add nsw i32 %i, %l
  %go = icmp slt i32 %next, %x
  br i1 %go, label %loop, label %done

done:
  %f = load float, ptr addrspace(1) @scale, align 4
  %g = fptoui float %f to i64
  %r = add i64 %more, %g
  ret i64 %r

none:
  ret i64 0
}

define i64 @ask() {
  %l = load i32, ptr addrspace(1) @level, align 4
  %s = load i64, ptr addrspace(1) @step, align 8
  %f = load float, ptr addrspace(1) @scale, align 4
  %g = fptoui float %f to i64
  %l.wide = zext i32 %l to i64
  %a = add i64 %l.wide, %s
  %b = add i64 %a, %g
  ret i64 %b
}
