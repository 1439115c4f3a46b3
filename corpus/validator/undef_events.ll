target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; half_arg: incorrect -- a frozen half is one value at each look of the callee, undef is not (Undefined Values)
define void @src_half_arg() {
  %f = freeze half undef
  call void @take_half(half %f, i32 1)
  ret void
}
define void @tgt_half_arg() {
  call void @take_half(half undef, i32 1)
  ret void
}
; vector_lane: incorrect -- one lane of the argument is undef in the target (Undefined Values)
define void @src_vector_lane(i32 noundef %x) {
  %f = freeze i32 undef
  %a = insertelement <2 x i32> poison, i32 %x, i32 0
  %v = insertelement <2 x i32> %a, i32 %f, i32 1
  call void @take_vector(<2 x i32> %v)
  ret void
}
define void @tgt_vector_lane(i32 noundef %x) {
  %a = insertelement <2 x i32> poison, i32 %x, i32 0
  %v = insertelement <2 x i32> %a, i32 undef, i32 1
  call void @take_vector(<2 x i32> %v)
  ret void
}
; through_zext: incorrect -- the low byte varies from look to look (Undefined Values)
define i32 @src_through_zext() {
  %f = freeze i8 undef
  %z = zext i8 %f to i32
  %r = call i32 @ask(i32 %z)
  ret i32 %r
}
define i32 @tgt_through_zext() {
  %z = zext i8 undef to i32
  %r = call i32 @ask(i32 %z)
  ret i32 %r
}
; shared_memory: incorrect -- the callee finds undef where it found one value (Undefined Values)
define void @src_shared_memory(ptr addrspace(3) %s) {
  %f = freeze i64 undef
  store i64 %f, ptr addrspace(3) %s, align 8
  call void @see(ptr addrspace(3) %s)
  ret void
}
define void @tgt_shared_memory(ptr addrspace(3) %s) {
  store i64 undef, ptr addrspace(3) %s, align 8
  call void @see(ptr addrspace(3) %s)
  ret void
}
; local_memory: correct -- the store of a value where undef was stored (Undefined Values)
define void @src_local_memory() {
  %a = alloca i32, align 4
  store i32 undef, ptr %a, align 4
  call void @look(ptr %a)
  ret void
}
define void @tgt_local_memory() {
  %a = alloca i32, align 4
  store i32 0, ptr %a, align 4
  call void @look(ptr %a)
  ret void
}
; same_undef: correct -- undef for undef (Undefined Values)
define void @src_same_undef(i32 %x) {
  call void @take2(i32 %x, i32 undef)
  ret void
}
define void @tgt_same_undef(i32 %x) {
  %y = add i32 %x, 0
  call void @take2(i32 %y, i32 undef)
  ret void
}
declare void @take_half(half, i32)
declare void @take_vector(<2 x i32>)
declare i32 @ask(i32)
declare void @see(ptr addrspace(3))
declare void @look(ptr)
declare void @take2(i32, i32)
