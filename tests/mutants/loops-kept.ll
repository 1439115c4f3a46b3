; defect: loops are kept after the graph has changed
; pass: jump-threading
; sources: JT-T17 M11 HB-37d
; seen by: invariant-broken (loops)
; measured: 1/1, 1/1, 0.27, 3
; knobs: 
define void @f() {
entry:
  br label %head

head:
  br i1 false, label %head, label %out

out:
  ret void
}
