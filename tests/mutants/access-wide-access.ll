; defect: an access of 16 bytes is served in one phase
; pass: access
; sources: DL-T11
; seen by: claims
; knobs: 
target datalayout = "e-p3:32:32-i64:64-i128:128-n16:32:64"
@s = internal addrspace(3) global [65536 x i8] undef, align 16
@g = internal addrspace(1) global [65536 x i8] zeroinitializer, align 4

define ptx_kernel void @f(i32 noundef %a) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = mul i32 %x, 1
  %q = getelementptr <4 x i32>, ptr addrspace(3) @s, i32 %i
  %v = load <4 x i32>, ptr addrspace(3) %q, align 16
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
