; A store is moved behind a loop that never makes it, to an object whose lifetime has ended.
; standing: known #157852
; subject: opt:licm
define void @f() {
entry:
  %v0 = alloca i1, align 1
  call void @llvm.lifetime.end.p0(ptr %v0)
  br label %b1

b1:
  br i1 false, label %b2, label %b3

b2:
  store i1 false, ptr %v0, align 1
  br label %b1

b3:
  ret void
}

declare void @llvm.lifetime.end.p0(ptr)
