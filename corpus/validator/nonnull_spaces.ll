target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; undef_is_null: correct -- an undef argument may be null, which the promise makes poison (nonnull)
define i1 @src_undef_is_null(ptr addrspace(1) nonnull %p) {
  %c = icmp eq ptr addrspace(1) %p, null
  ret i1 %c
}
define i1 @tgt_undef_is_null(ptr addrspace(1) nonnull %p) {
  ret i1 false
}
; undef_may_be_null: incorrect -- without the promise it may be null
define i1 @src_undef_may_be_null(ptr addrspace(1) %p) {
  %c = icmp eq ptr addrspace(1) %p, null
  ret i1 %c
}
define i1 @tgt_undef_may_be_null(ptr addrspace(1) %p) {
  ret i1 false
}
