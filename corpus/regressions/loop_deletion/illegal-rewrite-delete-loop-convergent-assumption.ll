; LD-2: a convergent assumption is a convergent operation, for which threads may wait.
define void @f(i32 %n) {
entry:
  %end = and i32 %n, 7
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %end
  br i1 %more, label %body, label %exit

body:
  %small = icmp ule i32 %i, 7
  call void @llvm.assume(i1 %small) convergent
  %next = add i32 %i, 1
  br label %head

exit:
  ret void
}

declare void @llvm.assume(i1)
