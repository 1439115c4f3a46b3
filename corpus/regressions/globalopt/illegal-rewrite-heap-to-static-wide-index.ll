; illegal-rewrite in pass globalopt: an index of 128 bits counted as a constant for heap-to-static and for nothing else
; signature: globalopt/illegal-rewrite/heap-to-static/GO-R6
; found in: programs of the generator, judged in both forms
; repeat: tandem check --pass globalopt FILE
@g = internal global ptr null

define void @f() #0 {
entry:
  %v0 = call ptr @malloc(i1 true)
  store ptr %v0, ptr @g, align 1
  %v1 = getelementptr i1, ptr %v0, i128 0
  store i1 false, ptr %v1, align 1
  ret void
}

declare ptr @malloc(i1)

attributes #0 = { norecurse "tandem-entered-once" }
