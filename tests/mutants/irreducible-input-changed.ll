; knobs: -jump-threading-across-loop-headers
; signature: jump-threading/illegal-rewrite/fold-terminator/X-6
define void @f() {
entry:
  br i1 false, label %b2, label %b1

b1:
  br label %b2

b2:
  br label %b1
}
