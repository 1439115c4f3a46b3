; miscompile in pass globalopt: not every set of the source's failing allocations was tried
; signature: globalopt/miscompile/-/-
; found in: a hunt for seeded defects (globalopt, seed 3); the oracle was wrong, not production
; repeat: tandem check --pass globalopt FILE
@g1 = external global ptr
@g = internal global ptr null

define i1 @f() {
entry:
  %v0 = call ptr @calloc(i8 0, i8 0)
  store ptr %v0, ptr @g1, align 1
  %v1 = load ptr, ptr @g, align 1
  %v2 = call ptr @malloc(i8 4)
  store ptr %v2, ptr @g, align 1
  br i1 false, label %b1, label %b2

b1:
  %v3 = getelementptr { half, i8 }, ptr %v2, i8 0
  ret i1 false

b2:
  %v4 = icmp eq ptr %v1, null
  ret i1 %v4
}

declare ptr @calloc(i8, i8)

declare ptr @malloc(i8)
