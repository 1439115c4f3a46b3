; knobs: 
define void @f() {
entry:
  br label %head

head:
  br i1 false, label %head, label %out

out:
  ret void
}
