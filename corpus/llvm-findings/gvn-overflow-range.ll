; A difference is taken from a call whose argument may make its result poison, where the difference itself is defined.
; standing: new
; subject: opt:gvn
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64)

define i64 @f(i64 %a, i64 %b) {
  %o = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 range(i64 0, 10) %a, i64 %b)
  %e = extractvalue { i64, i1 } %o, 0
  %v = sub i64 %a, %b
  %c = icmp ugt i64 %a, 9
  %r = select i1 %c, i64 %v, i64 %e
  ret i64 %r
}
