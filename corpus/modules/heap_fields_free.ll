; GO-R8: the object is freed and made again, by functions and in loops; a value loaded before the second object is
; still the first object's (GO-T16).
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%record = type { i32, i64, i32 }
%note = type { i8, i32 }

@records = internal addrspace(1) global ptr null, align 8
@notes = internal addrspace(1) global ptr null, align 8

define i64 @cycle(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %next ]
  %sum = phi i64 [ 0, %entry ], [ %sum.next, %next ]
  %m = call ptr @malloc(i64 48)
  store ptr %m, ptr addrspace(1) @records, align 8
  %p = load ptr, ptr addrspace(1) @records, align 8
  %gone = icmp eq ptr %p, null
  br i1 %gone, label %next, label %use

use:
  %a = getelementptr inbounds %record, ptr %p, i64 1, i32 0
  store i32 %i, ptr %a, align 8
  %b = getelementptr inbounds %record, ptr %p, i64 1, i32 1
  store i64 3, ptr %b, align 8
  %x = load i32, ptr %a, align 8
  %y = load i64, ptr %b, align 8
  %x.wide = zext i32 %x to i64
  %xy = add i64 %x.wide, %y
  call void @free(ptr %p)
  store ptr null, ptr addrspace(1) @records, align 8
  br label %next

next:
  %part = phi i64 [ 0, %loop ], [ %xy, %use ]
  %sum.next = add i64 %sum, %part
  %i.next = add nuw i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %loop, label %done

done:
  ret i64 %sum.next
}

define i32 @two_objects(i32 %x) {
entry:
  call void @renew()
  %first = load ptr, ptr addrspace(1) @notes, align 8
  call void @renew()
  %second = load ptr, ptr addrspace(1) @notes, align 8
  %c0 = icmp eq ptr %first, null
  %c1 = icmp eq ptr %second, null
  %none = or i1 %c0, %c1
  br i1 %none, label %failed, label %both

both:
  %a = getelementptr inbounds %note, ptr %first, i64 0, i32 1
  %b = getelementptr inbounds %note, ptr %second, i64 0, i32 1
  store i32 %x, ptr %a, align 4
  store i32 1, ptr %b, align 4
  %old = load i32, ptr %a, align 4
  call void @free(ptr %first)
  call void @free(ptr %second)
  store ptr null, ptr addrspace(1) @notes, align 8
  ret i32 %old

failed:
  ret i32 -1
}

define internal void @renew() {
  %n = call ptr @malloc(i64 16)
  store ptr %n, ptr addrspace(1) @notes, align 8
  ret void
}

declare noalias ptr @malloc(i64) nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
declare void @free(ptr allocptr) nounwind allockind("free") "alloc-family"="malloc"
