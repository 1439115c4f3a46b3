target triple = "nvptx64-nvidia-cuda"

declare void @returns() #0

define void @ld_t1_progress(i32 %n) {
entry:
  br label %done

done:
  ret void
}

define void @ld_t3_plain_load(ptr %p) #1 {
entry:
  br label %done

done:
  ret void
}

define void @ld_t4_no_barrier() {
entry:
  br label %done

done:
  ret void
}

define i32 @ld_t5_from_outside(i32 %x) {
entry:
  br label %done

done:
  %r = phi i32 [ %x, %entry ]
  ret i32 %r
}

define i32 @ld_t6_whichever(i32 %n) {
entry:
  br label %done

done:
  %r = phi i32 [ 2, %entry ]
  ret i32 %r
}

define void @ld_t8_call(i32 %n) {
entry:
  br label %done

done:
  ret void
}

define void @ld_t10_both_end(i32 %n) {
entry:
  br label %done

done:
  ret void
}

attributes #0 = { nounwind willreturn memory(none) }
attributes #1 = { mustprogress }

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
!2 = distinct !{!2, !1}
