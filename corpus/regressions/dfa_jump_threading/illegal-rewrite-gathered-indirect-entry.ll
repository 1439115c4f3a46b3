; illegal-rewrite in pass dfa-jump-threading: a predecessor that ends in indirectbr was gathered with others into one block
; signature: dfa-jump-threading/illegal-rewrite/factor-predecessors/JT-R2
; found in: programs of the generator (seed 1, program 133), judged in both forms; production was wrong
; written by hand after the program
; repeat: tandem check --pass dfa-jump-threading FILE
define i32 @f(i1 %c, i32 %n) {
entry:
  %to = select i1 %c, ptr blockaddress(@f, %loop), ptr blockaddress(@f, %other)
  indirectbr ptr %to, [label %loop, label %other]

other:
  br label %loop

loop:
  %state = phi i32 [ 1, %entry ], [ 1, %other ], [ %next, %latch ]
  %i = phi i32 [ 0, %entry ], [ 3, %other ], [ %more, %latch ]
  %more = add i32 %i, 1
  switch i32 %state, label %out [
    i32 1, label %one
    i32 2, label %two
  ]

one:
  br label %latch

two:
  br label %latch

latch:
  %next = phi i32 [ 2, %one ], [ 1, %two ]
  %end = icmp ult i32 %more, %n
  br i1 %end, label %loop, label %out

out:
  ret i32 %more
}
