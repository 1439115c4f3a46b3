target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; nusw_added: incorrect -- the address may wrap as a signed number (getelementptr)
define ptr addrspace(1) @src_nusw_added(ptr addrspace(1) %p, i64 %i) {
  %q = getelementptr i16, ptr addrspace(1) %p, i64 %i
  ret ptr addrspace(1) %q
}
define ptr addrspace(1) @tgt_nusw_added(ptr addrspace(1) %p, i64 %i) {
  %q = getelementptr nusw i16, ptr addrspace(1) %p, i64 %i
  ret ptr addrspace(1) %q
}
; inbounds_added: incorrect -- the result may be outside of the object (getelementptr)
define ptr @src_inbounds_added(ptr %p, i32 %i) {
  %q = getelementptr i64, ptr %p, i32 %i
  ret ptr %q
}
define ptr @tgt_inbounds_added(ptr %p, i32 %i) {
  %q = getelementptr inbounds i64, ptr %p, i32 %i
  ret ptr %q
}
; both_nonnegative: correct -- nusw and nuw together exclude negative offsets (getelementptr)
define i1 @src_both_nonnegative(ptr noundef %p, i64 noundef %i) {
  %q = getelementptr nusw nuw i8, ptr %p, i64 %i
  %a = ptrtoint ptr %q to i64
  %b = ptrtoint ptr %p to i64
  %c = icmp uge i64 %a, %b
  ret i1 %c
}
define i1 @tgt_both_nonnegative(ptr noundef %p, i64 noundef %i) {
  %q = getelementptr nusw nuw i8, ptr %p, i64 %i
  %a = ptrtoint ptr %q to i64
  %b = ptrtoint ptr %p to i64
  %c = icmp uge i64 %a, %b
  ret i1 %c
}
; dropped: correct -- the target is less often poison (getelementptr)
define ptr addrspace(3) @src_dropped(ptr addrspace(3) %p, i32 %i) {
  %q = getelementptr inbounds nuw float, ptr addrspace(3) %p, i32 %i
  ret ptr addrspace(3) %q
}
define ptr addrspace(3) @tgt_dropped(ptr addrspace(3) %p, i32 %i) {
  %q = getelementptr float, ptr addrspace(3) %p, i32 %i
  ret ptr addrspace(3) %q
}
; vector_i20: correct -- the third of <4 x i20> starts at byte 6 (getelementptr; Vector Type)
define ptr @src_vector_i20(ptr %p) {
  %q = getelementptr <4 x i20>, ptr %p, i64 0, i64 2
  ret ptr %q
}
define ptr @tgt_vector_i20(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 6
  ret ptr %q
}
; vector_i20_padded: incorrect -- not at the allocation size (getelementptr; Vector Type)
define ptr @src_vector_i20_padded(ptr %p) {
  %q = getelementptr <4 x i20>, ptr %p, i64 0, i64 2
  ret ptr %q
}
define ptr @tgt_vector_i20_padded(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 8
  ret ptr %q
}
