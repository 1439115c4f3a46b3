target datalayout = "e-p:64:64:64-p1:64:64:64:32-n32:64"
; mask_of_an_index: correct -- bits of the address above the index are kept (llvm.ptrmask)
define ptr addrspace(1) @src_mask_of_an_index(ptr addrspace(1) align 64 %p) {
  %r = call ptr addrspace(1) @llvm.ptrmask.p1.i32(ptr addrspace(1) %p, i32 -64)
  ret ptr addrspace(1) %r
}
define ptr addrspace(1) @tgt_mask_of_an_index(ptr addrspace(1) align 64 %p) {
  ret ptr addrspace(1) %p
}
; mask_of_a_lower_alignment: incorrect -- the mask clears bits that may be set (llvm.ptrmask)
define ptr addrspace(1) @src_mask_of_a_lower_alignment(ptr addrspace(1) align 32 %p) {
  %r = call ptr addrspace(1) @llvm.ptrmask.p1.i32(ptr addrspace(1) %p, i32 -64)
  ret ptr addrspace(1) %r
}
define ptr addrspace(1) @tgt_mask_of_a_lower_alignment(ptr addrspace(1) align 32 %p) {
  ret ptr addrspace(1) %p
}
