;; Loops that some inputs never leave (LangRef: `mustprogress`, `willreturn`; a loop need not end otherwise).
declare void @act()
declare void @llvm.sideeffect()

; left_for_all_but_one: incorrect -- for 5 the source goes on for ever (br)
define i32 @src_left_for_all_but_one(i32 %n) {
entry:
  br label %loop
loop:
  %c = icmp eq i32 %n, 5
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %n
}
define i32 @tgt_left_for_all_but_one(i32 %n) {
  ret i32 %n
}
; never_ends_where_it_ended: incorrect -- for 5 the target goes on for ever (br)
define i32 @src_never_ends_where_it_ended(i32 noundef %n) {
  ret i32 %n
}
define i32 @tgt_never_ends_where_it_ended(i32 noundef %n) {
entry:
  br label %loop
loop:
  %c = icmp eq i32 %n, 5
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %n
}
; with_a_counter_nobody_asks: incorrect -- a counter that decides nothing makes no round differ (br)
define void @src_with_a_counter_nobody_asks(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %c = icmp ugt i32 %n, 5
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @tgt_with_a_counter_nobody_asks(i32 %n) {
  ret void
}
; an_edge_that_keeps_the_number: incorrect -- for 1 the loop goes round by the edge that does not count down (br)
define i32 @src_an_edge_that_keeps_the_number(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ %n, %entry ], [ %i, %keep ], [ %less, %count ]
  %out = icmp eq i32 %i, 0
  br i1 %out, label %exit, label %more
more:
  %one = icmp eq i32 %i, 1
  br i1 %one, label %keep, label %count
keep:
  br label %head
count:
  %less = sub i32 %i, 1
  br label %head
exit:
  ret i32 1
}
define i32 @tgt_an_edge_that_keeps_the_number(i32 %n) {
  ret i32 1
}
; must_make_progress: correct -- a function that makes progress need not go on for ever (mustprogress)
define i32 @src_must_make_progress(i32 %n) mustprogress {
entry:
  br label %loop
loop:
  %c = icmp eq i32 %n, 5
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %n
}
define i32 @tgt_must_make_progress(i32 %n) mustprogress {
  ret i32 %n
}
; the_loop_must_make_progress: correct -- the loop says so itself (llvm.loop.mustprogress)
define i32 @src_the_loop_must_make_progress(i32 %n) {
entry:
  br label %loop
loop:
  %c = icmp eq i32 %n, 5
  br i1 %c, label %loop, label %exit, !llvm.loop !0
exit:
  ret i32 %n
}
define i32 @tgt_the_loop_must_make_progress(i32 %n) {
  ret i32 %n
}
; decided_before_the_loop: correct -- what the loop asks in every round is asked once (br)
define i32 @src_decided_before_the_loop(i32 %n) {
entry:
  br label %loop
loop:
  %c = icmp eq i32 %n, 5
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %n
}
define i32 @tgt_decided_before_the_loop(i32 %n) {
entry:
  %c = icmp eq i32 %n, 5
  br i1 %c, label %loop, label %exit
loop:
  br label %loop
exit:
  ret i32 %n
}
; a_round_that_acts: incorrect -- a round that calls is not one that does nothing (call)
define void @src_a_round_that_acts(i32 %n) {
entry:
  br label %loop
loop:
  call void @act()
  %c = icmp eq i32 %n, 5
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @tgt_a_round_that_acts(i32 %n) {
  call void @act()
  ret void
}
; an_exit_that_memory_opens: correct -- the first round changes what the second one asks (load)
define void @src_an_exit_that_memory_opens(i32 %n) {
entry:
  %m = alloca i32
  store i32 %n, ptr %m
  br label %loop
loop:
  %x = load i32, ptr %m
  store i32 0, ptr %m
  %c = icmp eq i32 %x, 5
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @tgt_an_exit_that_memory_opens(i32 %n) {
  ret void
}
; parts_change_places: correct -- two phis take each other's value: the second round leaves (phi)
define void @src_parts_change_places(i1 %c) {
entry:
  br label %loop
loop:
  %a = phi i1 [ %c, %entry ], [ %b, %loop ]
  %b = phi i1 [ false, %entry ], [ %a, %loop ]
  br i1 %a, label %loop, label %exit
exit:
  ret void
}
define void @tgt_parts_change_places(i1 %c) {
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
