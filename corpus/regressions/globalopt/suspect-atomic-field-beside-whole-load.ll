; The atomic load is folded and the load of the whole becomes one per field: of the text there are as many loads of an i32
; as before, and one fewer is atomic, though no step made an access weaker. A hunt took it for a lost ordering.
; signature: globalopt/suspect/-/weaker access: ordering
; repeat: tandem check --pass globalopt FILE
@o = internal global { i32, i32, i32 } { i32 7, i32 8, i32 9 }, align 4

define i64 @f(i32 %x) {
  %a = load atomic i32, ptr @o monotonic, align 4
  store i32 %x, ptr getelementptr inbounds nuw (i8, ptr @o, i64 4), align 4
  %w = load { i32, i32, i32 }, ptr @o, align 4
  %b = extractvalue { i32, i32, i32 } %w, 1
  %c = zext i32 %a to i64
  %d = zext i32 %b to i64
  %s = add i64 %c, %d
  ret i64 %s
}
