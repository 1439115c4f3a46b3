; defect: phis are mapped one after the other
; pass: jump-threading
; sources: JT-T8 M5
; seen by: miscompile
; measured: 5/5, 5/5, 8.31, 7
; knobs: -jump-threading-across-loop-headers
; signature: jump-threading/miscompile/thread-edge/-
declare void @tell(i32) nounwind willreturn

define void @f(i32 noundef %x0, i32 noundef %y0, i1 noundef %first) {
entry:
  br label %head

head:
  %flag = phi i1 [ %first, %entry ], [ false, %body ]
  %x = phi i32 [ %x0, %entry ], [ %y, %body ]
  %y = phi i32 [ %y0, %entry ], [ %x, %body ]
  br i1 %flag, label %body, label %out

body:
  br label %head

out:
  %both = sub i32 %x, %y
  call void @tell(i32 %both)
  ret void
}
