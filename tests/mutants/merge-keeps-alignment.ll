; defect: the constant that stays keeps its own lesser alignment
; pass: constmerge
; sources: GO-T21 M3
; seen by: invariant-broken (alignment)
; measured: 5/5, 5/5, 0.02, 0
; knobs: 
@a = internal unnamed_addr constant i32 1
@b = internal unnamed_addr constant i32 1, align 16
define i32 @f() {
  %v = load i32, ptr @b, align 16
  ret i32 %v
}
