; A function that promises to be entered once is called from the module as well: an allocation behind that call was taken to
; happen at most once (GO-R6, GO-T3). Found by a night, reduced by its triage from 85 instructions.
; signature: globalopt/illegal-rewrite/heap-to-static/GO-R6
; repeat: tandem check --pass globalopt FILE
@g = internal global ptr null

define void @f() #0 {
entry:
  call void @f1()
  ret void
}

define internal void @f1() {
entry:
  %v0 = call ptr @malloc(i64 8)
  store ptr %v0, ptr @g, align 8
  call void @f()
  ret void
}

declare noalias ptr @malloc(i64)

attributes #0 = { norecurse "tandem-entered-once" }
