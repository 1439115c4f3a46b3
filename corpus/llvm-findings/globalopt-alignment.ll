; The variable that takes the place of an aligned allocation is not aligned.
; standing: known #215533
; subject: opt:globalopt
target datalayout = "e-i64:64-i128:128-n8:16:32:64-S128"

@slot = internal global ptr null
@source = global <8 x i32> zeroinitializer, align 32

declare noalias ptr @allocate(i64 allocalign, i64) allockind("alloc,uninitialized,aligned") allocsize(1) "alloc-family"="malloc"

define i32 @f() {
  %new = call align 32 ptr @allocate(i64 32, i64 32)
  store ptr %new, ptr @slot
  %w = load <8 x i32>, ptr @source, align 32
  %p = load ptr, ptr @slot
  store <8 x i32> %w, ptr %p, align 32
  %q = load ptr, ptr @slot
  %v = load i32, ptr %q, align 32
  ret i32 %v
}
