; defect: a variable that moves loses its alignment
; pass: generic-to-nvvm
; sources: PL-R10 M3
; seen by: invariant-broken (alignment)
; measured: 5/5, 5/5, 0.10, 0
; knobs: 
@a = global i32 1, align 16
