; A call that is made unconditional keeps noundef on its result: poison that nobody looked at becomes undefined behaviour.
; standing: new
; subject: opt:speculative-execution
declare i32 @llvm.ctpop.i32(i32)

define i32 @f(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b

a:
  %p = call noundef i32 @llvm.ctpop.i32(i32 %x)
  br label %b

b:
  %r = phi i32 [ %p, %a ], [ 0, %entry ]
  ret i32 %r
}
