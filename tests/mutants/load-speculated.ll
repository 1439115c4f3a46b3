; defect: a load is moved up into a predecessor that also goes elsewhere
; pass: jump-threading
; sources: HB-97 JT-R8
; seen by: illegal-rewrite (JT-R8)
; measured: 5/5, 5/5, 8.50, 8
; knobs: -jt-load-threading
; signature: jump-threading/illegal-rewrite/thread-load/JT-R8
define void @f() {
entry:
  br label %b1

b1:
  br i1 false, label %b3, label %b2

b2:
  store i1 false, ptr null, align 1
  br label %b3

b3:
  %v0 = load i1, ptr null, align 1
  br i1 %v0, label %b4, label %b5

b4:
  ret void

b5:
  ret void
}
