; defect: a loop's back edges may be threaded, it is thought
; pass: jump-threading
; sources: JT-T3 M22
; seen by: illegal-rewrite (JT-R6)
; measured: 5/5, 5/5, 2.09, 5
; knobs: -jt-load-threading -jump-threading-across-loop-headers
; signature: jump-threading/illegal-rewrite/thread-edge/JT-R6
define void @f() {
entry:
  %v0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %v6 = icmp ne i32 %v0, 0
  br i1 %v6, label %b2, label %b28

b2:
  %v10 = icmp eq i32 %v0, 0
  br i1 %v10, label %b4, label %b3

b3:
  br label %b4

b4:
  br i1 %v10, label %b5, label %b6

b5:
  br label %b6

b6:
  br label %b2

b28:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
