; A loop over an array: address and test read the narrow variable.
define void @array(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr inbounds float, ptr %p, i64 %i
  store float 0.0, ptr %a
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 1000
  br i1 %more, label %loop, label %done

done:
  ret void
}

; The bound is an extension; so is the start.
define void @extended(ptr %p, i32 noundef %n) {
entry:
  %wide = sext i32 %n to i64
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %done

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr i32, ptr %p, i64 %i
  store i32 1, ptr %a
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %wide
  br i1 %more, label %loop, label %done

done:
  ret void
}

; Downwards; a cut pays for an extension, and a narrower cut reads the narrow variable.
define void @cuts(ptr %p, ptr %q) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 100, %entry ], [ %next, %loop ]
  %low = trunc i64 %i to i32
  %byte = trunc i64 %i to i8
  store volatile i32 %low, ptr %p
  store volatile i8 %byte, ptr %p
  store volatile i64 %i, ptr %q
  %next = add i64 %i, -4
  %more = icmp sgt i64 %next, -200
  br i1 %more, label %loop, label %done

done:
  ret void
}

; Without sign: up to 4294967295, which is no index for getelementptr, and samesign goes.
define void @without_sign(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 4294967200, %entry ], [ %next, %loop ]
  %low = trunc i64 %i to i32
  store volatile i32 %low, ptr %p
  %next = add i64 %i, 1
  %more = icmp samesign ult i64 %next, 4294967295
  br i1 %more, label %loop, label %done

done:
  ret void
}
