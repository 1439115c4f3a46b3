; Found beside a hunt: a heap object was split although the declaration of the allocator promises as many bytes of every result as
; the whole object has, and no part has (GO-R8).
@p = internal global ptr null, align 8

declare noalias dereferenceable(8) ptr @malloc(i64)

define void @make() {
  %m = call ptr @malloc(i64 8)
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
