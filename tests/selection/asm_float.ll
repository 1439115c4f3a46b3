; Inline assembly on floats: its registers are of the class of floats.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define float @fl(float %a) {
  %r = call float asm "mul.rn.f32 $0, $1, 0f40000000;", "=f,f"(float %a)
  ret float %r
}
