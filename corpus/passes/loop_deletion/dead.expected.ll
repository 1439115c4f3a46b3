define i32 @counted(i32 %n, i32 %x) {
entry:
  br label %done

done:
  %r = phi i32 [ %x, %entry ]
  ret i32 %r
}

define void @progress(i32 %n) #0 {
entry:
  br label %done

done:
  ret void
}

define void @nest(i32 %n) {
entry:
  br label %done

done:
  ret void
}

attributes #0 = { mustprogress }
