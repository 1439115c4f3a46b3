define i32 @main() {
  %a = alloca i8
  store i8 1, ptr %a
  %i = ptrtoint ptr %a to i64
  %j = add i64 %i, 0
  %p = inttoptr i64 %j to ptr
  %v = load i8, ptr %p
  ret i32 0
}
