; GO-T8b: what `malloc` gives is aligned to 16, and a store relies on it. The static object must be, too.
; run: @root() = i32 4
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@p = internal global ptr null, align 8

define i32 @root() norecurse "tandem-entered-once" {
entry:
  %m = call ptr @malloc(i64 32)
  store ptr %m, ptr @p, align 8
  %q = load ptr, ptr @p, align 8
  %none = icmp eq ptr %q, null
  br i1 %none, label %failed, label %use

use:
  %second = getelementptr inbounds i8, ptr %q, i64 16
  store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr %second, align 16
  %last = getelementptr inbounds i8, ptr %q, i64 28
  %r = load i32, ptr %last, align 4
  ret i32 %r

failed:
  ret i32 4
}

declare noalias ptr @malloc(i64) nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
