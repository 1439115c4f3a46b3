; defect: a step that differs from lane to lane is taken to be the same
; pass: access
; sources: SE-6.2
; seen by: claims
; knobs: 
target datalayout = "e-p3:32:32-i64:64-i128:128-n16:32:64"
@s = internal addrspace(3) global [65536 x i8] undef, align 16
@g = internal addrspace(1) global [65536 x i8] zeroinitializer, align 4

define ptx_kernel void @f(i32 noundef %a) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %h

h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %n = phi i32 [ 0, %entry ], [ %m, %h ]
  %q = getelementptr i32, ptr addrspace(3) @s, i32 %i
  %v = load i32, ptr addrspace(3) %q, align 4
  %j = add i32 %i, %x
  %m = add i32 %n, 1
  %c = icmp ult i32 %m, 3
  br i1 %c, label %h, label %e

e:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
