; defect: a pass on the module is run in a worker, which has one body only
; pass: pipeline
; sources: PL-T1 PL-T9 PL-R4
; seen by: stopped
; pipeline: function(dce),globalopt,function(dce)
@n = internal global i32 0

define i32 @b() {
  %v = load i32, ptr @n
  ret i32 %v
}

define void @a(i32 %x) {
  store i32 %x, ptr @n
  ret void
}
