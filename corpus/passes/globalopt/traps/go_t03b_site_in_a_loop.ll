; GO-T3: the same with one call site, in a loop. Nothing on the path from the root to the site may lie in a cycle.
; keep: @p
; run: @root(i32 2) = i32 0
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@p = internal global ptr null, align 8

define i32 @root(i32 %n) norecurse "tandem-entered-once" {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %step ]
  %old = phi ptr [ null, %entry ], [ %m, %step ]
  %m = call ptr @malloc(i64 4)
  store ptr %m, ptr @p, align 8
  %q = load ptr, ptr @p, align 8
  %none = icmp eq ptr %q, null
  br i1 %none, label %failed, label %set

set:
  store i32 %i, ptr %q, align 4
  %first = icmp eq ptr %old, null
  br i1 %first, label %step, label %look

look:
  %v = load i32, ptr %old, align 4
  ret i32 %v

step:
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %failed

failed:
  ret i32 0
}

declare noalias ptr @malloc(i64) nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
