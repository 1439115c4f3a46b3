; A result that may be poison, where memory runs out, gets dereferenceable, which makes poison undefined behaviour.
; standing: new
; subject: opt:instcombine
declare noalias ptr @malloc(i64) allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"

define i1 @f(ptr %q) {
  %m = call nonnull ptr @malloc(i64 4)
  %c = icmp eq ptr %m, %q
  ret i1 %c
}
