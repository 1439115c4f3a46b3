; A phi is left without an operand, and the verifier ends the compiler.
; standing: known #171890
; subject: opt:infer-address-spaces
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptr @f(i1 %c) {
entry:
  %object = alloca i8
  br label %first

first:
  %none = phi ptr [ null, %entry ]
  br i1 %c, label %join, label %other

other:
  br label %join

join:
  %p = phi ptr [ %object, %other ], [ %none, %first ]
  ret ptr %p
}
