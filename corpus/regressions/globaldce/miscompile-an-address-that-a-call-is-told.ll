; miscompile in pass globaldce: a pointer that is read as a number is its address, which a call is told: another one where a variable is gone
; signature: globaldce/miscompile/-/-
; found in: programs of the generator (seed 61), judged in both forms; the judge was wrong
; repeat: tandem check --pass globaldce FILE
@kept = global ptr null
@gone = internal global [64 x i8] zeroinitializer, align 16

declare void @see(i64)
declare noalias ptr @malloc(i64)

define internal ptr @unused() {
  ret ptr @gone
}

define void @f() {
  %p = call ptr @malloc(i64 40)
  store ptr %p, ptr @kept, align 8
  %n = load i64, ptr @kept, align 8
  call void @see(i64 %n)
  ret void
}
