; defect: the pass says that it kept the index of mentions, although the new variables are in none
; pass: generic-to-nvvm
; sources: M11 HB-37d
; seen by: invariant-broken (uses of names)
; measured: 1/1, 1/1, 0.07, -
; knobs: 
target triple = "nvptx64-nvidia-cuda"
@g = global i32 1
@p = global ptr @g
