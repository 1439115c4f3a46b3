; defect: addresses have 64 bits in whatever space
; pass: scev
; sources: SE-T13
; seen by: claims
; knobs: 
target datalayout = "e-p:64:64-p3:32:32-i64:64"
@g = addrspace(3) global [4 x i8] undef

define ptr addrspace(3) @f(i64 %x) {
  %q = getelementptr i8, ptr addrspace(3) @g, i64 %x
  ret ptr addrspace(3) %q
}
