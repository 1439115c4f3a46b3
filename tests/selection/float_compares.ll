target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Every comparison of floating-point numbers: with an unordered pair it says what its name says. As a number, as a choice, and as what a
; branch asks.
define i32 @number_oeq(float %a, float %b) {
  %c = fcmp oeq float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}

define float @choice_oeq(float %a, float %b) {
  %c = fcmp oeq float %a, %b
  %r = select i1 %c, float %a, float 0.0
  ret float %r
}

define i32 @branch_oeq(double %a, double %b) {
  %c = fcmp oeq double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}

define i32 @number_ogt(float %a, float %b) {
  %c = fcmp ogt float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}

define double @choice_ogt(double %a, double %b) {
  %c = fcmp ogt double %a, %b
  %r = select i1 %c, double %a, double 0.0
  ret double %r
}

define i32 @branch_ogt(double %a, double %b) {
  %c = fcmp ogt double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}

define i32 @number_oge(float %a, float %b) {
  %c = fcmp oge float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}

define half @choice_oge(half %a, half %b) {
  %c = fcmp oge half %a, %b
  %r = select i1 %c, half %a, half 0.0
  ret half %r
}

define i32 @branch_oge(double %a, double %b) {
  %c = fcmp oge double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}

define i32 @number_olt(float %a, float %b) {
  %c = fcmp olt float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}

define float @choice_olt(float %a, float %b) {
  %c = fcmp olt float %a, %b
  %r = select i1 %c, float %a, float 0.0
  ret float %r
}

define i32 @branch_olt(double %a, double %b) {
  %c = fcmp olt double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}

define i32 @number_ole(float %a, float %b) {
  %c = fcmp ole float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}

define double @choice_ole(double %a, double %b) {
  %c = fcmp ole double %a, %b
  %r = select i1 %c, double %a, double 0.0
  ret double %r
}

define i32 @branch_ole(double %a, double %b) {
  %c = fcmp ole double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}

define i32 @number_one(float %a, float %b) {
  %c = fcmp one float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}

define half @choice_one(half %a, half %b) {
  %c = fcmp one half %a, %b
  %r = select i1 %c, half %a, half 0.0
  ret half %r
}

define i32 @branch_one(double %a, double %b) {
  %c = fcmp one double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}

define i32 @number_ord(float %a, float %b) {
  %c = fcmp ord float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}

define float @choice_ord(float %a, float %b) {
  %c = fcmp ord float %a, %b
  %r = select i1 %c, float %a, float 0.0
  ret float %r
}

define i32 @branch_ord(double %a, double %b) {
  %c = fcmp ord double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}

define i32 @number_ueq(float %a, float %b) {
  %c = fcmp ueq float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}

define double @choice_ueq(double %a, double %b) {
  %c = fcmp ueq double %a, %b
  %r = select i1 %c, double %a, double 0.0
  ret double %r
}

define i32 @branch_ueq(double %a, double %b) {
  %c = fcmp ueq double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}

define i32 @number_ugt(float %a, float %b) {
  %c = fcmp ugt float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}

define half @choice_ugt(half %a, half %b) {
  %c = fcmp ugt half %a, %b
  %r = select i1 %c, half %a, half 0.0
  ret half %r
}

define i32 @branch_ugt(double %a, double %b) {
  %c = fcmp ugt double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}

define i32 @number_uge(float %a, float %b) {
  %c = fcmp uge float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}

define float @choice_uge(float %a, float %b) {
  %c = fcmp uge float %a, %b
  %r = select i1 %c, float %a, float 0.0
  ret float %r
}

define i32 @branch_uge(double %a, double %b) {
  %c = fcmp uge double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}

define i32 @number_ult(float %a, float %b) {
  %c = fcmp ult float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}

define double @choice_ult(double %a, double %b) {
  %c = fcmp ult double %a, %b
  %r = select i1 %c, double %a, double 0.0
  ret double %r
}

define i32 @branch_ult(double %a, double %b) {
  %c = fcmp ult double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}

define i32 @number_ule(float %a, float %b) {
  %c = fcmp ule float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}

define half @choice_ule(half %a, half %b) {
  %c = fcmp ule half %a, %b
  %r = select i1 %c, half %a, half 0.0
  ret half %r
}

define i32 @branch_ule(double %a, double %b) {
  %c = fcmp ule double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}

define i32 @number_une(float %a, float %b) {
  %c = fcmp une float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}

define float @choice_une(float %a, float %b) {
  %c = fcmp une float %a, %b
  %r = select i1 %c, float %a, float 0.0
  ret float %r
}

define i32 @branch_une(double %a, double %b) {
  %c = fcmp une double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}

define i32 @number_uno(float %a, float %b) {
  %c = fcmp uno float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}

define double @choice_uno(double %a, double %b) {
  %c = fcmp uno double %a, %b
  %r = select i1 %c, double %a, double 0.0
  ret double %r
}

define i32 @branch_uno(double %a, double %b) {
  %c = fcmp uno double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}
