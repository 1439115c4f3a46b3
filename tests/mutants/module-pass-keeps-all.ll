; defect: after a pass on the module every cached analysis is taken to be right, of whatever body it was
; pass: pipeline
; sources: PL-R5 PL-R6 PL-T8
; seen by: stopped
; pipeline: function(require<domtree>),globaldce,function(verify<domtree>)
define internal void @unused() {
  ret void
}

define i32 @f(i1 %c, i32 %a) {
entry:
  br i1 %c, label %known, label %open

known:
  br label %merge

open:
  %t = icmp sgt i32 %a, 10
  br label %merge

merge:
  %flag = phi i1 [ true, %known ], [ %t, %open ]
  br i1 %flag, label %yes, label %no

yes:
  ret i32 %a

no:
  ret i32 0
}

define i32 @g(i1 %c, i32 %a) {
entry:
  br i1 %c, label %known, label %open

known:
  br label %merge

open:
  %t = icmp sgt i32 %a, 10
  br label %merge

merge:
  %flag = phi i1 [ true, %known ], [ %t, %open ]
  br i1 %flag, label %yes, label %no

yes:
  ret i32 %a

no:
  ret i32 0
}
