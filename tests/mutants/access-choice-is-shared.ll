; defect: a choice between values that differ from lane to lane is taken to be the same
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
  %c = icmp ult i32 %x, 3
  %i = select i1 %c, i32 %x, i32 %a
  %r = and i32 %a, 63
  %k = select i1 %c, i32 %x, i32 %r
  %q = getelementptr i32, ptr addrspace(3) @s, i32 %k
  %v = load i32, ptr addrspace(3) %q, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
