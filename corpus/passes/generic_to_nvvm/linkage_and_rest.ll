; Linkage, constness, alignment, section, what the host sets and metadata go along; functions and LLVM's own names stay.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = weak_odr constant i32 1, align 16
@b = externally_initialized global i32 2, section "data", align 4
@c = external global i32
@d = unnamed_addr global i32 3, align 4, !note !0
@llvm.used = appending global [1 x ptr] [ptr @d], section "llvm.metadata"

define i32 @linkage_and_rest() {
  %a = load i32, ptr @a, align 4
  %b = load i32, ptr @b, align 4
  %c = load i32, ptr @c, align 4
  %s = add i32 %a, %b
  %r = add i32 %s, %c
  ret i32 %r
}

!0 = !{!"kept"}
