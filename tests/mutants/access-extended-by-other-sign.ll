; defect: an index is extended by the other sign
; pass: access
; sources: DL-T3
; seen by: claims
; knobs: 
target datalayout = "e-p3:32:32-i64:64-i128:128-n16:32:64"
@s = internal addrspace(3) global [65536 x i8] undef, align 16
@g = internal addrspace(1) global [65536 x i8] zeroinitializer, align 4

define ptx_kernel void @f(i32 noundef %a) {
entry:
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = sub i32 3, %x
  %w = sext i32 %i to i64
  %b = getelementptr i8, ptr addrspace(1) @g, i64 8192
  %q = getelementptr i32, ptr addrspace(1) %b, i64 %w
  %v = load i32, ptr addrspace(1) %q, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
