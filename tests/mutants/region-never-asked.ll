; defect: barriers behind the copied block do not matter
; pass: jump-threading
; sources: JT-T6 M9
; seen by: illegal-rewrite (JT-R3)
; measured: 5/5, 5/5, 0.34, 6
; knobs: -jt-load-threading -jump-threading-across-loop-headers
; signature: jump-threading/illegal-rewrite/thread-edge/JT-R3
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i64 @f(i32 noundef %a0, i64 noundef %a1, i32 noundef %a2, i64 noundef %a3) {
entry:
  br label %b2

b2:
  %v2 = phi i1 [ true, %entry ], [ false, %b4 ], [ false, %b2 ]
  %v4 = xor i1 %v2, true
  %v5 = xor i1 %v4, true
  br i1 %v5, label %b2, label %b4

b4:
  %v7 = call i32 @f1(i32 0)
  br label %b2
}

declare i32 @f1(i32 noundef) #0

attributes #0 = { convergent nounwind }
