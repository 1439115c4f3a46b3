; defect: loop headers are not found anew after a change
; pass: jump-threading
; sources: M11 M22
; seen by: invariant-broken (loop headers)
; measured: 5/5, 5/5, 1.37, 3
; knobs: -jump-threading-across-loop-headers
; signature: jump-threading/invariant-broken/-/loop headers
define void @f(i1 noundef %a0, i32 noundef %a1) {
entry:
  br label %b1

b1:
  %v0 = phi i1 [ true, %entry ], [ %v4, %b3 ]
  %v1 = phi i32 [ 0, %entry ], [ %v2, %b3 ]
  br i1 %v0, label %b2, label %b3

b2:
  br i1 %a0, label %b3, label %b4

b3:
  %v2 = add i32 %v1, 1
  %v3 = icmp ult i32 %v2, 5
  %v4 = trunc i32 %v2 to i1
  br i1 %v3, label %b1, label %b4

b4:
  ret void
}
