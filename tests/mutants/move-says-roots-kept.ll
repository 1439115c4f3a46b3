; defect: the pass says that what is held from outside is what it was, although annotations name the new variables
; pass: generic-to-nvvm
; sources: M11 HB-37d
; seen by: invariant-broken (roots)
; measured: 1/1, 1/1, 0.04, -
; knobs: 
target triple = "nvptx64-nvidia-cuda"
@g = global i32 1
!nvvm.annotations = !{!0}
!0 = !{ptr @g, !"managed", i32 1}
