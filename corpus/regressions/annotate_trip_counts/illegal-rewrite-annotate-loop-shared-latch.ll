; illegal-rewrite in pass annotate-trip-counts: the latch of an inner loop that goes back to the outer header as well was noted
; signature: annotate-trip-counts/illegal-rewrite/annotate-loop/structure
; found in: programs made for the pass (seed 39); production was wrong: its branch would speak of both loops
; repeat: tandem check --pass annotate-trip-counts FILE
define void @f() {
entry:
  br label %outer

outer:
  br i1 false, label %inner, label %outer

inner:
  br i1 false, label %inner, label %outer
}
