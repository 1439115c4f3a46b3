; knobs: -jump-threading-across-loop-headers
; signature: jump-threading/miscompile/fold-terminator/-
define void @f() {
entry:
  %v0 = icmp sge i1 true, false
  br i1 %v0, label %b1, label %b2

b1:
  call void @ext_small()
  ret void

b2:
  ret void
}

declare void @ext_small()
