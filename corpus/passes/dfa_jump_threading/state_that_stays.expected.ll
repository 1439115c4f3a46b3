define i32 @state_that_stays(ptr %text, i32 %n) {
entry:
  %at1 = getelementptr i8, ptr %text, i32 0
  %c1 = load i8, ptr %at1, align 1
  br label %outside

outside:
  %phi.res6 = phi i32 [ 0, %entry ], [ %i.next2, %head.s01 ]
  %phi.res3 = phi i8 [ %c1, %entry ], [ %c3, %head.s01 ]
  %quote = icmp eq i8 %phi.res3, 34
  br i1 %quote, label %open, label %state.entry1

open:
  br label %state.entry2

state.entry2:
  %phi.res = phi i32 [ %phi.res6, %open ], [ %i.next3, %head.s1 ]
  %i.next3 = add i32 %phi.res, 1
  %more3 = icmp ult i32 %i.next3, %n
  br i1 %more3, label %head.s1, label %done

head.s1:
  %at4 = getelementptr i8, ptr %text, i32 %i.next3
  %c4 = load i8, ptr %at4, align 1
  switch i8 %c4, label %state.entry2 [
    i8 34, label %close
    i8 0, label %broken
  ]

close:
  br label %state.entry1

state.entry1:
  %phi.res1 = phi i32 [ %phi.res6, %outside ], [ %i.next3, %close ]
  %i.next2 = add i32 %phi.res1, 1
  %more2 = icmp ult i32 %i.next2, %n
  br i1 %more2, label %head.s01, label %done

head.s01:
  %at3 = getelementptr i8, ptr %text, i32 %i.next2
  %c3 = load i8, ptr %at3, align 1
  br label %outside

broken:
  br label %state.entry

state.entry:
  %phi.res2 = phi i32 [ %i.next3, %broken ], [ %i.next1, %head.s2 ]
  %i.next1 = add i32 %phi.res2, 1
  %more1 = icmp ult i32 %i.next1, %n
  br i1 %more1, label %head.s2, label %done

head.s2:
  %at2 = getelementptr i8, ptr %text, i32 %i.next1
  %c2 = load i8, ptr %at2, align 1
  br label %state.entry

done:
  %phi.res7 = phi i8 [ 1, %state.entry2 ], [ 0, %state.entry1 ], [ 2, %state.entry ]
  %r = zext i8 %phi.res7 to i32
  ret i32 %r
}
