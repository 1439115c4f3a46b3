; defect: a fact at the end of a block replaces uses before a call that may not return
; pass: jump-threading
; sources: JT-T10 M15
; seen by: illegal-rewrite (JT-R5)
; measured: 5/5, 5/5, 8.41, 6
; knobs: 
; signature: jump-threading/illegal-rewrite/replace-uses/JT-R5
define void @f(i8 %a0) {
entry:
  %v0 = icmp eq i8 %a0, 0
  %v1 = zext i1 %v0 to i8
  call void @stop_if()
  call void @llvm.assume(i1 %v0)
  br i1 %v0, label %b1, label %b2

b1:
  ret void

b2:
  ret void
}

declare void @stop_if()

declare void @llvm.assume(i1)
