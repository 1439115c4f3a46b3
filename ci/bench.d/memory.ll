; Memory loop of ci/bench interp: argc * 50 sieves of 4,096 bytes and a prefix sum over them in words.
; Runs as a program under lli and as a function under `tandem run`.

@sieve = internal global [4096 x i8] zeroinitializer, align 16

define i32 @main(i32 %argc, ptr %argv) {
entry:
  %sums = alloca [4096 x i32], align 16
  %rounds = mul nuw nsw i32 %argc, 50
  br label %clear

clear:
  %round = phi i32 [ 0, %entry ], [ %round.next, %round.latch ]
  br label %clear.one

clear.one:
  %c = phi i64 [ 0, %clear ], [ %c.next, %clear.one ]
  %c.at = getelementptr inbounds [4096 x i8], ptr @sieve, i64 0, i64 %c
  store i8 1, ptr %c.at, align 1
  %c.next = add nuw nsw i64 %c, 1
  %c.more = icmp ult i64 %c.next, 4096
  br i1 %c.more, label %clear.one, label %candidate

candidate:
  %p = phi i64 [ %p.next, %candidate.latch ], [ 2, %clear.one ]
  %p.at = getelementptr inbounds i8, ptr @sieve, i64 %p
  %p.byte = load i8, ptr %p.at, align 1
  %prime = icmp ne i8 %p.byte, 0
  br i1 %prime, label %strike, label %candidate.latch

strike:
  %m.first = mul nuw nsw i64 %p, %p
  br label %strike.one

strike.one:
  %m = phi i64 [ %m.first, %strike ], [ %m.next, %strike.one ]
  %m.at = getelementptr inbounds i8, ptr @sieve, i64 %m
  store i8 0, ptr %m.at, align 1
  %m.next = add nuw nsw i64 %m, %p
  %m.more = icmp ult i64 %m.next, 4096
  br i1 %m.more, label %strike.one, label %candidate.latch

candidate.latch:
  %p.next = add nuw nsw i64 %p, 1
  %p.more = icmp ult i64 %p.next, 64
  br i1 %p.more, label %candidate, label %scan

scan:
  br label %scan.one

scan.one:
  %s = phi i64 [ 2, %scan ], [ %s.next, %scan.one ]
  %before = phi i32 [ 0, %scan ], [ %after, %scan.one ]
  %s.at = getelementptr inbounds i8, ptr @sieve, i64 %s
  %s.byte = load i8, ptr %s.at, align 1
  %s.word = zext i8 %s.byte to i32
  %after = add nuw nsw i32 %before, %s.word
  %sum.at = getelementptr inbounds [4096 x i32], ptr %sums, i64 0, i64 %s
  store i32 %after, ptr %sum.at, align 4
  %s.next = add nuw nsw i64 %s, 1
  %s.more = icmp ult i64 %s.next, 4096
  br i1 %s.more, label %scan.one, label %round.latch

round.latch:
  %round.next = add nuw nsw i32 %round, 1
  %round.more = icmp ult i32 %round.next, %rounds
  br i1 %round.more, label %clear, label %exit

exit:
  %last.at = getelementptr inbounds [4096 x i32], ptr %sums, i64 0, i64 4095
  %last = load i32, ptr %last.at, align 4
  %result = and i32 %last, 127
  ret i32 %result
}
