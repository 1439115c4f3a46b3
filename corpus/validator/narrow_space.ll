target datalayout = "e-p:64:64:64-p1:16:16:16-i64:32:64"

; split_load: correct -- no object of the space is larger than its offsets (Allocated Objects)
define i64 @src_split_load(ptr addrspace(1) %p) {
  %v = load i64, ptr addrspace(1) %p, align 4
  ret i64 %v
}
define i64 @tgt_split_load(ptr addrspace(1) %p) {
  %a = load i32, ptr addrspace(1) %p, align 4
  %q = getelementptr inbounds i8, ptr addrspace(1) %p, i16 4
  %b = load i32, ptr addrspace(1) %q, align 4
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %z = shl i64 %y, 32
  %v = or i64 %x, %z
  ret i64 %v
}
; beyond: incorrect -- the object may end behind the word (Allocated Objects)
define i64 @src_beyond(ptr addrspace(1) %p) {
  %v = load i64, ptr addrspace(1) %p, align 4
  ret i64 %v
}
define i64 @tgt_beyond(ptr addrspace(1) %p) {
  %v = load i64, ptr addrspace(1) %p, align 4
  %q = getelementptr inbounds i8, ptr addrspace(1) %p, i16 8
  %b = load i32, ptr addrspace(1) %q, align 4
  ret i64 %v
}
; copied_by_words: correct -- what is copied through a local is copied (llvm.memcpy)
define void @src_copied_by_words(ptr addrspace(1) noundef %a, ptr addrspace(1) noundef %b) {
  %t = alloca i64, align 16
  call void @llvm.memcpy.p0.p1.i32(ptr align 2 %t, ptr addrspace(1) align 2 %a, i32 8, i1 false)
  call void @llvm.memcpy.p1.p0.i32(ptr addrspace(1) align 2 %b, ptr align 2 %t, i32 8, i1 false)
  ret void
}
define void @tgt_copied_by_words(ptr addrspace(1) noundef %a, ptr addrspace(1) noundef %b) {
  %v = load i64, ptr addrspace(1) %a, align 2
  store i64 %v, ptr addrspace(1) %b, align 2
  ret void
}
; copied_half: incorrect -- the upper word is not copied (llvm.memcpy)
define void @src_copied_half(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %t = alloca <2 x i64>, align 16
  call void @llvm.memcpy.p0.p1.i32(ptr align 2 %t, ptr addrspace(1) align 2 %a, i32 16, i1 false)
  call void @llvm.memcpy.p1.p0.i32(ptr addrspace(1) align 2 %b, ptr align 2 %t, i32 16, i1 false)
  ret void
}
define void @tgt_copied_half(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %v = load i64, ptr addrspace(1) %a, align 2
  store i64 %v, ptr addrspace(1) %b, align 2
  ret void
}
declare void @llvm.memcpy.p0.p1.i32(ptr, ptr addrspace(1), i32, i1)
declare void @llvm.memcpy.p1.p0.i32(ptr addrspace(1), ptr, i32, i1)
