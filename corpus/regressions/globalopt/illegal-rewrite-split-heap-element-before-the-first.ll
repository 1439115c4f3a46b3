; illegal-rewrite in pass globalopt: an index of one bit is -1, no element of the object; production was wrong
; signature: globalopt/illegal-rewrite/split-heap/GO-R8
; found in: programs of the generator (seed 410777), judged in both forms
; repeat: tandem check --pass globalopt FILE
@g = internal global ptr null

define i32 @f() {
entry:
  %p = call ptr @malloc(i64 24)
  store ptr %p, ptr @g, align 8
  %a = getelementptr { i32, i8, i32 }, ptr %p, i1 true, i32 2
  %v = load i32, ptr %a, align 4
  ret i32 %v
}

declare ptr @malloc(i64)
