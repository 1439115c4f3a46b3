; Found by a hunt: the reference refused to split a heap object because of what the call promises of its result. The calls that
; allocate the parts do not promise it, and so the split is right (GO-R8).
@p = internal global ptr null, align 8

declare noalias ptr @malloc(i64)

define void @make() {
  %m = call nonnull dereferenceable(8) ptr @malloc(i64 8)
  store ptr %m, ptr @p, align 8
  ret void
}

define i32 @use(i32 %x) {
  %p = load ptr, ptr @p, align 8
  %a = getelementptr { i32, i32 }, ptr %p, i64 0, i32 1
  store i32 %x, ptr %a, align 4
  %v = load i32, ptr %a, align 4
  ret i32 %v
}
