; defect: a loop's only entry may be threaded, it is thought
; pass: jump-threading
; sources: JT-T2 M22
; seen by: illegal-rewrite (JT-R6)
; measured: 5/5, 5/5, 24.15, 5
; knobs: -jt-load-threading -jump-threading-across-loop-headers
; signature: jump-threading/illegal-rewrite/thread-edge/JT-R6
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @f2(i32 noundef %a0) {
entry:
  br label %b1

b1:
  %v3 = phi i1 [ true, %entry ], [ false, %b2 ], [ false, %b3 ]
  br i1 %v3, label %b2, label %b3

b2:
  br i1 false, label %b1, label %b3

b3:
  br label %b1
}
