; the reference refused an exit test that production put in: the count hangs on a variable that is poison by then
; signature: indvars/illegal-rewrite/replace-exit-test/IV-5
; found in: programs of the generator, judged in both forms
; repeat: tandem check --pass indvars FILE
define i64 @f() {
entry:
  br label %l

l:
  %i = phi i8 [ -2, %entry ], [ %i1, %b ]
  %j = phi i8 [ 0, %entry ], [ %j1, %b ]
  %in = icmp ult i8 %i, -1
  br i1 %in, label %b, label %e

b:
  %i1 = add nuw i8 %i, 85
  %j1 = add i8 %j, -1
  br label %l

e:
  %v = zext i8 %j to i64
  ret i64 %v
}
