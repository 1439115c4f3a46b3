; defect: an alignment that is not stated counts as the ABI alignment of the type
; pass: constmerge
; sources: GO-T21 M3
; seen by: invariant-broken (alignment)
; measured: 1/1, 1/1, 0.02, -
; knobs: 
@a = internal unnamed_addr constant { i32, i32 } { i32 1, i32 2 }
@b = internal unnamed_addr constant { i32, i32 } { i32 1, i32 2 }, align 4
define i64 @f() {
  %v = load i64, ptr @a, align 8
  %w = load i32, ptr @b, align 4
  %x = zext i32 %w to i64
  %r = add i64 %v, %x
  ret i64 %r
}
