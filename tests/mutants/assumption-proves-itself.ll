; knobs: 
; signature: jump-threading/illegal-rewrite/replace-uses/JT-R5
define void @f(i1 %a0) {
entry:
  call void @llvm.assume(i1 %a0)
  br i1 %a0, label %b1, label %b2

b1:
  ret void

b2:
  ret void
}

declare void @llvm.assume(i1)
