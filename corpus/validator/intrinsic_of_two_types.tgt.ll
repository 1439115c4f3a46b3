target triple = "nvptx64-nvidia-cuda"

define i32 @f(i32 noundef %x) {
  %w = zext i32 %x to i64
  %b = call i32 @llvm.hexagon.of.two.types(i64 %w)
  ret i32 %b
}

declare i32 @llvm.hexagon.of.two.types(i64) memory(none) willreturn nounwind
