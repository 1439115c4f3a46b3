; An atomic load that is folded is none that a part of a split variable weakened.
@g = internal global ptr null
@g1 = internal global ptr null

define void @f() {
entry:
  %v0 = load atomic ptr, ptr @g monotonic, align 8
  %v1 = load ptr, ptr @g1, align 1
  %v2 = icmp eq ptr %v1, null
  %v3 = getelementptr { i1, i1 }, ptr %v1, i1 false, i32 1
  %v4 = call ptr @malloc(i8 2)
  store ptr %v4, ptr @g1, align 1
  ret void
}

declare ptr @malloc(i8)
