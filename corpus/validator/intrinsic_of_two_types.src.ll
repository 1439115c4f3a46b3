target triple = "nvptx64-nvidia-cuda"

; expect: unproven -- one name of an intrinsic that nobody models has two types in two modules: two functions (call)
define i32 @f(i32 noundef %x) {
  %b = call i32 @llvm.hexagon.of.two.types(i32 %x)
  ret i32 %b
}

declare i32 @llvm.hexagon.of.two.types(i32) memory(none) willreturn nounwind
