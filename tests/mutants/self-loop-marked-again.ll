; knobs: 
; signature: jump-threading/hang/-/turns
define void @f(i1 noundef %c) {
entry:
  br label %b

b:
  br i1 %c, label %b, label %out

out:
  ret void
}
