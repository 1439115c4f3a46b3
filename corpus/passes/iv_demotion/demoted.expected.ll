define void @array(ptr %p) {
entry:
  br label %loop

loop:
  %i.narrow = phi i32 [ 0, %entry ], [ %i.narrow.next, %loop ]
  %a = getelementptr inbounds float, ptr %p, i32 %i.narrow
  store float 0.000000e+00, ptr %a, align 4
  %i.narrow.next = add nuw nsw i32 %i.narrow, 1
  %more = icmp ult i32 %i.narrow.next, 1000
  br i1 %more, label %loop, label %done

done:
  ret void
}

define void @extended(ptr %p, i32 noundef %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %done

loop:
  %i.narrow = phi i32 [ 0, %entry ], [ %i.narrow.next, %loop ]
  %a = getelementptr i32, ptr %p, i32 %i.narrow
  store i32 1, ptr %a, align 4
  %i.narrow.next = add nuw nsw i32 %i.narrow, 1
  %more = icmp slt i32 %i.narrow.next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

define void @cuts(ptr %p, ptr %q) {
entry:
  br label %loop

loop:
  %i.narrow = phi i32 [ 100, %entry ], [ %i.narrow.next, %loop ]
  %0 = sext i32 %i.narrow to i64
  %byte = trunc i32 %i.narrow to i8
  store volatile i32 %i.narrow, ptr %p, align 4
  store volatile i8 %byte, ptr %p, align 1
  store volatile i64 %0, ptr %q, align 4
  %i.narrow.next = add nsw i32 %i.narrow, -4
  %more = icmp sgt i32 %i.narrow.next, -200
  br i1 %more, label %loop, label %done

done:
  ret void
}

define void @without_sign(ptr %p) {
entry:
  br label %loop

loop:
  %i.narrow = phi i32 [ -96, %entry ], [ %i.narrow.next, %loop ]
  store volatile i32 %i.narrow, ptr %p, align 4
  %i.narrow.next = add nuw i32 %i.narrow, 1
  %more = icmp ult i32 %i.narrow.next, -1
  br i1 %more, label %loop, label %done

done:
  ret void
}
