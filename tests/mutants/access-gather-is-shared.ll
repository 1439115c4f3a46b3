; defect: what was loaded at different addresses is taken to be the same in all lanes
; pass: access
; sources: SE-6.2
; seen by: claims
; knobs: 
target datalayout = "e-p3:32:32-i64:64-i128:128-n16:32:64"
@s = internal addrspace(3) global [65536 x i8] undef, align 16
@g = internal addrspace(1) global [65536 x i8] zeroinitializer, align 4
@t = internal addrspace(4) constant [4 x i32] [i32 0, i32 9, i32 2, i32 77], align 4

define ptx_kernel void @f(i32 noundef %a) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %o = and i32 %x, 3
  %p = getelementptr i32, ptr addrspace(4) @t, i32 %o
  %i = load i32, ptr addrspace(4) %p, align 4
  %q = getelementptr i32, ptr addrspace(3) @s, i32 %i
  %v = load i32, ptr addrspace(3) %q, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
