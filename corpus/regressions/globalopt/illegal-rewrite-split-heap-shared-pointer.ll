; Found by a hunt without defects: a heap object was split although the variable that holds its address lies in shared
; memory, where it is not null at start, whatever is written (GO-R8, X-3).
@p = internal addrspace(3) global ptr null, align 8

declare noalias ptr @malloc(i64)

define void @make() {
  %m = call ptr @malloc(i64 8)
  store ptr %m, ptr addrspace(3) @p, align 8
  ret void
}

define i32 @use(i32 %x) {
  %p = load ptr, ptr addrspace(3) @p, align 8
  %a = getelementptr { i32, i32 }, ptr %p, i64 0, i32 1
  store i32 %x, ptr %a, align 4
  %v = load i32, ptr %a, align 4
  ret i32 %v
}
