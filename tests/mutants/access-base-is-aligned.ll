; defect: what is not known of a base counts as 0
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
  %k = shl i32 %a, 2
  %r = and i32 %k, 124
  %b = getelementptr i8, ptr addrspace(1) @g, i32 %r
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %x
  %v = load i32, ptr addrspace(1) %q, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
