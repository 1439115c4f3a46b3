target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i64 @clock() memory(inaccessiblemem: readwrite) nounwind willreturn nosync
declare void @zap(ptr addrspace(1)) memory(argmem: write) nounwind willreturn nosync
declare void @log(i64) nounwind willreturn
; inaccessible_and_argmem: correct -- what they access is disjoint (memory(...))
define i64 @src_inaccessible_and_argmem(ptr addrspace(1) %p) {
  %t = call i64 @clock()
  call void @zap(ptr addrspace(1) %p)
  ret i64 %t
}
define i64 @tgt_inaccessible_and_argmem(ptr addrspace(1) %p) {
  call void @zap(ptr addrspace(1) %p)
  %t = call i64 @clock()
  ret i64 %t
}
; two_clocks: incorrect -- both change the same hidden memory (memory(...))
define i64 @src_two_clocks() {
  %a = call i64 @clock()
  %b = call i64 @clock()
  ret i64 %b
}
define i64 @tgt_two_clocks() {
  %a = call i64 @clock()
  ret i64 %a
}
; clock_and_log: incorrect -- the unknown function may access hidden memory too (memory(...))
define i64 @src_clock_and_log() {
  call void @log(i64 1)
  %a = call i64 @clock()
  ret i64 %a
}
define i64 @tgt_clock_and_log() {
  %a = call i64 @clock()
  call void @log(i64 1)
  ret i64 %a
}
; load_over_clock: correct -- hidden memory is no memory of the program (memory(...))
define i32 @src_load_over_clock(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(1) %p
  %a = call i64 @clock()
  ret i32 %v
}
define i32 @tgt_load_over_clock(ptr addrspace(1) %p) {
  %a = call i64 @clock()
  %v = load i32, ptr addrspace(1) %p
  ret i32 %v
}
; other_argument: incorrect -- the call may write through its pointer (memory(...))
define i32 @src_other_argument(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  call void @zap(ptr addrspace(1) %p)
  %v = load i32, ptr addrspace(1) %p
  ret i32 %v
}
define i32 @tgt_other_argument(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  call void @zap(ptr addrspace(1) %p)
  ret i32 1
}
