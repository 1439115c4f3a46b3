; defect: a noalias scope declaration is copied with the same scope
; pass: jump-threading
; sources: JT-T15
; seen by: illegal-rewrite (JT-R2)
; measured: 5/5, 5/5, 7.46, 6
; knobs: -jt-load-threading -jump-threading-across-loop-headers
; signature: jump-threading/illegal-rewrite/thread-edge/JT-R2
define void @f() {
entry:
  br label %b1

b1:
  switch i16 0, label %b3 [
    i16 1, label %b2
  ]

b2:
  br label %b3

b3:
  %v0 = phi i1 [ true, %b1 ], [ false, %b2 ]
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  switch i1 %v0, label %b4 [
    i1 true, label %b5
  ]

b4:
  ret void

b5:
  ret void
}

declare void @llvm.experimental.noalias.scope.decl(metadata)

!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
