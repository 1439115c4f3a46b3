target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; sideeffect_added: correct -- the intrinsic performs no operation (llvm.sideeffect)
define i16 @src_sideeffect_added(i16 %x) {
  ret i16 %x
}
define i16 @tgt_sideeffect_added(i16 %x) {
  call void @llvm.sideeffect()
  ret i16 %x
}
; sideeffect_in_finite_loop: correct -- the loop ends with and without it (llvm.sideeffect)
define i32 @src_sideeffect_in_finite_loop() {
e:
  br label %l
l:
  %i = phi i32 [ 0, %e ], [ %n, %l ]
  call void @llvm.sideeffect()
  %n = add i32 %i, 1
  %c = icmp ult i32 %n, 3
  br i1 %c, label %l, label %o
o:
  ret i32 %n
}
define i32 @tgt_sideeffect_in_finite_loop() {
  ret i32 3
}
; sideeffect_endless_kept: correct -- the endless loop is kept (llvm.sideeffect; mustprogress)
define void @src_sideeffect_endless_kept() mustprogress {
e:
  br label %l
l:
  call void @llvm.sideeffect()
  br label %l
}
define void @tgt_sideeffect_endless_kept() mustprogress {
e:
  br label %l
l:
  call void @llvm.sideeffect()
  br label %l
}
; endless_without_attribute: incorrect -- without mustprogress the loop runs for ever (mustprogress)
define i32 @src_endless_without_attribute(i1 noundef %c) {
e:
  br i1 %c, label %l, label %o
l:
  br label %l
o:
  ret i32 1
}
define i32 @tgt_endless_without_attribute(i1 noundef %c) {
  ret i32 1
}
; mustprogress_added: incorrect -- the target's endless loop is undefined (mustprogress)
define i32 @src_mustprogress_added(i1 noundef %c) {
e:
  br i1 %c, label %l, label %o
l:
  br label %l
o:
  ret i32 1
}
define i32 @tgt_mustprogress_added(i1 noundef %c) mustprogress {
e:
  br i1 %c, label %l, label %o
l:
  br label %l
o:
  ret i32 1
}
declare void @llvm.sideeffect()
