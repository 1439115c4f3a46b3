; GO-T3: the site is executed twice, and both objects live. One static object must not take the place of two.
; keep: @p
; run: @root() = i32 1
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@p = internal global ptr null, align 8

define i32 @root() norecurse "tandem-entered-once" {
entry:
  call void @make()
  %first = load ptr, ptr @p, align 8
  call void @make()
  %second = load ptr, ptr @p, align 8
  %f = icmp ne ptr %first, null
  %s = icmp ne ptr %second, null
  %both = and i1 %f, %s
  br i1 %both, label %use, label %failed

use:
  store i32 1, ptr %first, align 4
  store i32 2, ptr %second, align 4
  %r = load i32, ptr %first, align 4
  ret i32 %r

failed:
  ret i32 1
}

define internal void @make() {
  %m = call ptr @malloc(i64 4)
  store ptr %m, ptr @p, align 8
  ret void
}

declare noalias ptr @malloc(i64) nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
