; miscompile in pass jump-threading: the value of a load whose !range makes it poison stood in for a load that is none
; signature: jump-threading/miscompile/thread-load/-
; found in: tandem mutants, hunts of seed 2; written down by hand
; repeat: tandem check --pass jump-threading -opt KNOBS FILE
; opt: -jt-load-threading
define i32 @f(ptr noundef %p, i1 noundef %c) {
entry:
  store i32 7, ptr %p
  br i1 %c, label %b1, label %b2

b1:
  %v0 = load i32, ptr %p, !range !0
  br label %b3

b2:
  store i32 1, ptr %p
  br label %b3

b3:
  %v1 = load i32, ptr %p
  %v2 = icmp eq i32 %v1, 7
  br i1 %v2, label %b4, label %b5

b4:
  ret i32 1

b5:
  ret i32 %v1
}

!0 = !{i32 0, i32 5}
