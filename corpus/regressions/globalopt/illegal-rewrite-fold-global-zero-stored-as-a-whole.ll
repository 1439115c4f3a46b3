; illegal-rewrite in pass globalopt: the reference did not see that an array of null pointers is what was there
; signature: globalopt/illegal-rewrite/fold-global/GO-R5
; found in: programs of the generator (seed 7, program 507), judged in both forms; the reference was wrong, not production
; repeat: tandem check --pass globalopt FILE
@g = internal global [2 x ptr] zeroinitializer

define ptr @f() {
  store [2 x ptr] zeroinitializer, ptr @g, align 8
  %v = load ptr, ptr @g, align 8
  ret ptr %v
}
