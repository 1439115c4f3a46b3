target triple = "nvptx64-nvidia-cuda"

; What a kernel says of its launches bounds the numbers of threads, since other launches fail before they begin.

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()

; most_threads: correct -- at most 32 in all, and so in x
define ptx_kernel void @src_most_threads(ptr %p) "nvvm.maxntid"="16,2" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 32
  store i1 %c, ptr %p, align 1
  ret void
}
define ptx_kernel void @tgt_most_threads(ptr %p) "nvvm.maxntid"="16,2" {
  store i1 true, ptr %p, align 1
  ret void
}

; most_threads_of_each: incorrect -- it is the product that is bounded
define ptx_kernel void @src_most_threads_of_each(ptr %p) "nvvm.maxntid"="16,2" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 16
  store i1 %c, ptr %p, align 1
  ret void
}
define ptx_kernel void @tgt_most_threads_of_each(ptr %p) "nvvm.maxntid"="16,2" {
  store i1 true, ptr %p, align 1
  ret void
}

; required_threads: correct -- exactly 64, and what is not named is 1
define ptx_kernel void @src_required_threads(ptr %p) "nvvm.reqntid"="64" {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %s = add i32 %x, %y
  store i32 %s, ptr %p, align 4
  ret void
}
define ptx_kernel void @tgt_required_threads(ptr %p) "nvvm.reqntid"="64" {
  store i32 64, ptr %p, align 4
  ret void
}

; no_kernel: incorrect -- a function may be called from any kernel
define void @src_no_kernel(ptr %p) "nvvm.maxntid"="32" {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 32
  store i1 %c, ptr %p, align 1
  ret void
}
define void @tgt_no_kernel(ptr %p) "nvvm.maxntid"="32" {
  store i1 true, ptr %p, align 1
  ret void
}

; bound_by_the_target: incorrect -- a launch of 64 fails in the target alone
define ptx_kernel void @src_bound_by_the_target(ptr %p) {
  store i1 true, ptr %p, align 1
  ret void
}
define ptx_kernel void @tgt_bound_by_the_target(ptr %p) "nvvm.maxntid"="32" {
  store i1 true, ptr %p, align 1
  ret void
}
