; Outside of the range the result is poison, and noundef, which the pass adds, makes it undefined behaviour.
; standing: known #88026
; subject: opt:attributor
define range(i8 0, 10) i8 @f(i8 noundef %x) {
  ret i8 %x
}
