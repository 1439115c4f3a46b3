; defect: members of a comdat are erased although another one is used
; pass: globaldce
; sources: X-2
; seen by: illegal-rewrite (X-2)
; measured: 5/5, 5/5, 0.10, 0
; knobs: 
$c = comdat any
@a = linkonce_odr global i32 1, comdat($c)
@b = internal global i32 1, comdat($c)
define i32 @f() {
  %v = load i32, ptr @a
  ret i32 %v
}
