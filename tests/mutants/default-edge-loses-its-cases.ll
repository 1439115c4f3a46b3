; defect: cases that share the default's target are taken not to lead there
; pass: jump-threading
; sources: JT-T11 M21
; seen by: invariant-broken (claim of value)
; measured: 5/5, 5/5, 0.42, 2
; knobs: -jt-load-threading -jump-threading-across-loop-headers
; signature: jump-threading/invariant-broken/-/claim of value
define i200 @f(i32 noundef %a0, i200 noundef %a1, i1 noundef %a2) {
entry:
  %v1 = alloca [2 x i32], align 4
  store i32 %a0, ptr %v1, align 4
  %v2 = getelementptr inbounds i32, ptr %v1, i64 1
  store i32 %a0, ptr %v2, align 4
  %v3 = alloca ptr, align 8
  store ptr %v1, ptr %v3, align 8
  br label %b1

b1:
  %v4 = phi i32 [ 0, %entry ], [ %v29, %b16 ]
  %v5 = phi { i32, i1 } [ zeroinitializer, %entry ], [ %v5, %b16 ]
  %v6 = icmp samesign ugt i32 %v4, 2
  br label %b9

b9:
  switch i32 %v4, label %b16 [
    i32 2, label %b16
    i32 3, label %b16
  ]

b16:
  %v28 = phi ptr [ %v3, %b9 ], [ %v3, %b9 ], [ %v3, %b9 ]
  %v29 = add nuw nsw i32 %v4, 1
  %v30 = icmp ne i32 %v29, 5
  br label %b1
}
