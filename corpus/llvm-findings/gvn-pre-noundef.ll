; A call that is inserted into a predecessor comes before a call that may not return, and keeps noundef on its result.
; standing: new
; subject: opt:gvn
declare i8 @llvm.ctpop.i8(i8)
declare void @may_exit() nounwind
declare void @use(i8) nounwind

define i8 @f(i1 %c, i8 %x) {
entry:
  br i1 %c, label %a, label %b

a:
  %p = call noundef i8 @llvm.ctpop.i8(i8 %x)
  call void @use(i8 %p)
  br label %j

b:
  br label %j

j:
  call void @may_exit()
  %q = call noundef i8 @llvm.ctpop.i8(i8 %x)
  ret i8 %q
}
