; Of two equal calls in both arms one is hoisted, with its own range; the other had none.
; standing: new
; subject: opt:gvn-hoist
declare i32 @llvm.ctpop.i32(i32)

define i32 @f(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b

a:
  %p = call range(i32 0, 3) i32 @llvm.ctpop.i32(i32 %x)
  br label %e

b:
  %q = call i32 @llvm.ctpop.i32(i32 %x)
  br label %e

e:
  %r = phi i32 [ %p, %a ], [ %q, %b ]
  ret i32 %r
}
