; GO-T25: the size wraps: 2^61 + 1 structs of 8 bytes ask for 8 bytes, and the first one may be used. A product that does not
; say that it cannot wrap must not be split.
; keep: @p
; run: @root(i64 2305843009213693953) = i32 6
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%pair = type { i32, i32 }

@p = internal addrspace(1) global ptr null, align 8

define i32 @root(i64 %n) {
entry:
  %bytes = mul i64 %n, 8
  %m = call ptr @malloc(i64 %bytes)
  store ptr %m, ptr addrspace(1) @p, align 8
  %q = load ptr, ptr addrspace(1) @p, align 8
  %none = icmp eq ptr %q, null
  br i1 %none, label %failed, label %use

use:
  %a = getelementptr inbounds %pair, ptr %q, i64 0, i32 1
  store i32 6, ptr %a, align 4
  %r = load i32, ptr %a, align 4
  ret i32 %r

failed:
  ret i32 6
}

declare noalias ptr @malloc(i64) nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
