; knobs: -jt-load-threading -jump-threading-across-loop-headers
; signature: jump-threading/illegal-rewrite/erase-blocks/X-1
define void @f() {
entry:
  br i1 true, label %b1, label %b2

b1:
  br label %b2

b2:
  ret void
}
