; GO-R6: a module for a host, without address spaces; what takes the objects' place lies in space 0.
; The allocation is two calls below the root, each with one call site.

@log = internal global ptr null, align 8
@names = internal global ptr null, align 8
@stack = internal global ptr null, align 8

define i32 @main(i32 %x) norecurse "tandem-entered-once" {
  call void @start()
  %a = call i32 @push(i32 %x)
  %b = call i32 @push(i32 %a)
  %c = call i32 @depth()
  %d = add i32 %b, %c
  ret i32 %d
}

define internal void @start() {
  %l = call ptr @malloc(i64 128)
  store ptr %l, ptr @log, align 8
  call void @start_more()
  ret void
}

define internal void @start_more() {
entry:
  %n = call ptr @malloc(i64 16)
  store ptr %n, ptr @names, align 8
  %s = call ptr @malloc(i64 260)
  store ptr %s, ptr @stack, align 8
  %there = icmp ne ptr %s, null
  br i1 %there, label %set, label %done

set:
  store i32 0, ptr %s, align 4
  br label %done

done:
  ret void
}

define internal i32 @push(i32 %x) {
entry:
  %l = load ptr, ptr @log, align 8
  %s = load ptr, ptr @stack, align 8
  %no.log = icmp eq ptr %l, null
  %no.stack = icmp eq ptr %s, null
  %none = or i1 %no.log, %no.stack
  br i1 %none, label %failed, label %there

there:
  %n = load i32, ptr %s, align 4
  %more = add i32 %n, 1
  store i32 %more, ptr %s, align 4
  %top = getelementptr inbounds i8, ptr %s, i64 4
  store i32 %x, ptr %top, align 4
  store i32 %n, ptr %l, align 4
  ret i32 %more

failed:
  ret i32 -5
}

define internal i32 @depth() {
entry:
  %s = load ptr, ptr @stack, align 8
  %n = load ptr, ptr @names, align 8
  %c = icmp ugt ptr %s, null
  %d = icmp ugt ptr %n, null
  %both = and i1 %c, %d
  br i1 %both, label %there, label %failed

there:
  %top = getelementptr inbounds i8, ptr %s, i64 4
  %v = load i32, ptr %top, align 4
  store i64 3, ptr %n, align 8
  %w = load i32, ptr %n, align 4
  %r = add i32 %v, %w
  ret i32 %r

failed:
  ret i32 1
}

declare noalias ptr @malloc(i64) nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
declare void @free(ptr allocptr) nounwind allockind("free") "alloc-family"="malloc"
