@targets = constant [2 x ptr] [ptr blockaddress(@indirect, %loop), ptr blockaddress(@indirect, %done)]

define void @indirect(ptr %p, i1 %c) {
entry:
  indirectbr ptr %p, [label %loop, label %done]

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  br i1 %c, label %loop, label %done.loopexit

done.loopexit:
  br label %done

done:
  ret void
}

define void @two_entries(i1 %c, i1 %d) {
entry:
  br i1 %c, label %a, label %b

a:
  br label %b

b:
  br i1 %d, label %a, label %done

done:
  ret void
}
