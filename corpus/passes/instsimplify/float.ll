; Floating point where exact: one function for each rule of reference/src/rules/float.rules, of the same name (and each predicate).

define float @"fneg-of-fneg"(float %x) {
  %t1 = fneg float %x
  %t2 = fneg float %t1
  ret float %t2
}

define float @"fneg-poison"() {
  %t1 = fneg float poison
  ret float %t1
}

define float @"fadd-negative-zero"(float %x) {
  %t1 = fadd  float %x, -0.0
  ret float %t1
}

define float @"fadd-zero-nsz"(float %x) {
  %t1 = fadd nsz float %x, 0.0
  ret float %t1
}

define float @"fsub-zero"(float %x) {
  %t1 = fsub  float %x, 0.0
  ret float %t1
}

define float @"fsub-negative-zero-nsz"(float %x) {
  %t1 = fsub nsz float %x, -0.0
  ret float %t1
}

define float @"fsub-self-nnan"(float %x) {
  %t1 = fsub nnan float %x, %x
  ret float %t1
}

define float @"fadd-of-fneg-nnan"(float %x) {
  %t1 = fneg float %x
  %t2 = fadd nnan float %x, %t1
  ret float %t2
}

define float @"fsub-negative-zero-fneg"(float %x) {
  %t1 = fneg float %x
  %t2 = fsub  float -0.0, %t1
  ret float %t2
}

define float @"fmul-one"(float %x) {
  %t1 = fmul  float %x, 1.0
  ret float %t1
}

define float @"fdiv-one"(float %x) {
  %t1 = fdiv  float %x, 1.0
  ret float %t1
}

define float @"fmul-zero-nnan-nsz"(float %x) {
  %t1 = fmul nnan nsz float %x, 0.0
  ret float %t1
}

define float @"fdiv-self-nnan"(float %x) {
  %t1 = fdiv nnan float %x, %x
  ret float %t1
}

define float @"fdiv-zero-nnan-nsz"(float %x) {
  %t1 = fdiv nnan nsz float 0.0, %x
  ret float %t1
}

define float @"fadd-nan"(float %x) {
  %t1 = fadd  float %x, 0x7FF8000000000000
  ret float %t1
}

define float @"fadd-undef"(float %x) {
  %t1 = fadd  float %x, undef
  ret float %t1
}

define float @"fadd-poison"(float %x) {
  %t1 = fadd  float %x, poison
  ret float %t1
}

define float @"fmul-nan"(float %x) {
  %t1 = fmul  float %x, 0x7FF8000000000000
  ret float %t1
}

define float @"fmul-undef"(float %x) {
  %t1 = fmul  float %x, undef
  ret float %t1
}

define float @"fmul-poison"(float %x) {
  %t1 = fmul  float %x, poison
  ret float %t1
}

define float @"fsub-nan-right"(float %x) {
  %t1 = fsub  float %x, 0x7FF8000000000000
  ret float %t1
}

define float @"fsub-nan-left"(float %x) {
  %t1 = fsub  float 0x7FF8000000000000, %x
  ret float %t1
}

define float @"fsub-poison-right"(float %x) {
  %t1 = fsub  float %x, poison
  ret float %t1
}

define float @"fsub-poison-left"(float %x) {
  %t1 = fsub  float poison, %x
  ret float %t1
}

define float @"fdiv-nan-right"(float %x) {
  %t1 = fdiv  float %x, 0x7FF8000000000000
  ret float %t1
}

define float @"fdiv-nan-left"(float %x) {
  %t1 = fdiv  float 0x7FF8000000000000, %x
  ret float %t1
}

define float @"fdiv-poison-right"(float %x) {
  %t1 = fdiv  float %x, poison
  ret float %t1
}

define float @"fdiv-poison-left"(float %x) {
  %t1 = fdiv  float poison, %x
  ret float %t1
}

define float @"frem-nan-right"(float %x) {
  %t1 = frem  float %x, 0x7FF8000000000000
  ret float %t1
}

define float @"frem-nan-left"(float %x) {
  %t1 = frem  float 0x7FF8000000000000, %x
  ret float %t1
}

define float @"frem-poison-right"(float %x) {
  %t1 = frem  float %x, poison
  ret float %t1
}

define float @"frem-poison-left"(float %x) {
  %t1 = frem  float poison, %x
  ret float %t1
}

define i1 @"fcmp-false"(float %x, float %y) {
  %t1 = fcmp  false float %x, %y
  ret i1 %t1
}

define i1 @"fcmp-true"(float %x, float %y) {
  %t1 = fcmp  true float %x, %y
  ret i1 %t1
}

define i1 @"fcmp-ordered-nan-right-0"(float %x) {
  %t1 = fcmp  oeq float %x, 0x7FF8000000000000
  ret i1 %t1
}

define i1 @"fcmp-ordered-nan-right-1"(float %x) {
  %t1 = fcmp  ogt float %x, 0x7FF8000000000000
  ret i1 %t1
}

define i1 @"fcmp-ordered-nan-right-2"(float %x) {
  %t1 = fcmp  oge float %x, 0x7FF8000000000000
  ret i1 %t1
}

define i1 @"fcmp-ordered-nan-right-3"(float %x) {
  %t1 = fcmp  olt float %x, 0x7FF8000000000000
  ret i1 %t1
}

define i1 @"fcmp-ordered-nan-right-4"(float %x) {
  %t1 = fcmp  ole float %x, 0x7FF8000000000000
  ret i1 %t1
}

define i1 @"fcmp-ordered-nan-right-5"(float %x) {
  %t1 = fcmp  one float %x, 0x7FF8000000000000
  ret i1 %t1
}

define i1 @"fcmp-ordered-nan-right-6"(float %x) {
  %t1 = fcmp  ord float %x, 0x7FF8000000000000
  ret i1 %t1
}

define i1 @"fcmp-ordered-nan-left-0"(float %x) {
  %t1 = fcmp  oeq float 0x7FF8000000000000, %x
  ret i1 %t1
}

define i1 @"fcmp-ordered-nan-left-1"(float %x) {
  %t1 = fcmp  ogt float 0x7FF8000000000000, %x
  ret i1 %t1
}

define i1 @"fcmp-ordered-nan-left-2"(float %x) {
  %t1 = fcmp  oge float 0x7FF8000000000000, %x
  ret i1 %t1
}

define i1 @"fcmp-ordered-nan-left-3"(float %x) {
  %t1 = fcmp  olt float 0x7FF8000000000000, %x
  ret i1 %t1
}

define i1 @"fcmp-ordered-nan-left-4"(float %x) {
  %t1 = fcmp  ole float 0x7FF8000000000000, %x
  ret i1 %t1
}

define i1 @"fcmp-ordered-nan-left-5"(float %x) {
  %t1 = fcmp  one float 0x7FF8000000000000, %x
  ret i1 %t1
}

define i1 @"fcmp-ordered-nan-left-6"(float %x) {
  %t1 = fcmp  ord float 0x7FF8000000000000, %x
  ret i1 %t1
}

define i1 @"fcmp-unordered-nan-right-0"(float %x) {
  %t1 = fcmp  ueq float %x, 0x7FF8000000000000
  ret i1 %t1
}

define i1 @"fcmp-unordered-nan-right-1"(float %x) {
  %t1 = fcmp  ugt float %x, 0x7FF8000000000000
  ret i1 %t1
}

define i1 @"fcmp-unordered-nan-right-2"(float %x) {
  %t1 = fcmp  uge float %x, 0x7FF8000000000000
  ret i1 %t1
}

define i1 @"fcmp-unordered-nan-right-3"(float %x) {
  %t1 = fcmp  ult float %x, 0x7FF8000000000000
  ret i1 %t1
}

define i1 @"fcmp-unordered-nan-right-4"(float %x) {
  %t1 = fcmp  ule float %x, 0x7FF8000000000000
  ret i1 %t1
}

define i1 @"fcmp-unordered-nan-right-5"(float %x) {
  %t1 = fcmp  une float %x, 0x7FF8000000000000
  ret i1 %t1
}

define i1 @"fcmp-unordered-nan-right-6"(float %x) {
  %t1 = fcmp  uno float %x, 0x7FF8000000000000
  ret i1 %t1
}

define i1 @"fcmp-unordered-nan-left-0"(float %x) {
  %t1 = fcmp  ueq float 0x7FF8000000000000, %x
  ret i1 %t1
}

define i1 @"fcmp-unordered-nan-left-1"(float %x) {
  %t1 = fcmp  ugt float 0x7FF8000000000000, %x
  ret i1 %t1
}

define i1 @"fcmp-unordered-nan-left-2"(float %x) {
  %t1 = fcmp  uge float 0x7FF8000000000000, %x
  ret i1 %t1
}

define i1 @"fcmp-unordered-nan-left-3"(float %x) {
  %t1 = fcmp  ult float 0x7FF8000000000000, %x
  ret i1 %t1
}

define i1 @"fcmp-unordered-nan-left-4"(float %x) {
  %t1 = fcmp  ule float 0x7FF8000000000000, %x
  ret i1 %t1
}

define i1 @"fcmp-unordered-nan-left-5"(float %x) {
  %t1 = fcmp  une float 0x7FF8000000000000, %x
  ret i1 %t1
}

define i1 @"fcmp-unordered-nan-left-6"(float %x) {
  %t1 = fcmp  uno float 0x7FF8000000000000, %x
  ret i1 %t1
}

define i1 @"fcmp-self-true-0"(float %x) {
  %t1 = fcmp  ueq float %x, %x
  ret i1 %t1
}

define i1 @"fcmp-self-true-1"(float %x) {
  %t1 = fcmp  uge float %x, %x
  ret i1 %t1
}

define i1 @"fcmp-self-true-2"(float %x) {
  %t1 = fcmp  ule float %x, %x
  ret i1 %t1
}

define i1 @"fcmp-self-false-0"(float %x) {
  %t1 = fcmp  one float %x, %x
  ret i1 %t1
}

define i1 @"fcmp-self-false-1"(float %x) {
  %t1 = fcmp  ogt float %x, %x
  ret i1 %t1
}

define i1 @"fcmp-self-false-2"(float %x) {
  %t1 = fcmp  olt float %x, %x
  ret i1 %t1
}

define i1 @"fcmp-ord-nnan"(float %x, float %y) {
  %t1 = fcmp nnan ord float %x, %y
  ret i1 %t1
}

define i1 @"fcmp-uno-nnan"(float %x, float %y) {
  %t1 = fcmp nnan uno float %x, %y
  ret i1 %t1
}

define i1 @"fcmp-ogt-infinity"(float %x) {
  %t1 = fcmp  ogt float %x, 0x7FF0000000000000
  ret i1 %t1
}

define i1 @"fcmp-ule-infinity"(float %x) {
  %t1 = fcmp  ule float %x, 0x7FF0000000000000
  ret i1 %t1
}

define i1 @"fcmp-olt-negative-infinity"(float %x) {
  %t1 = fcmp  olt float %x, 0xFFF0000000000000
  ret i1 %t1
}

define i1 @"fcmp-uge-negative-infinity"(float %x) {
  %t1 = fcmp  uge float %x, 0xFFF0000000000000
  ret i1 %t1
}

define i1 @"fcmp-olt-zero-fabs"(float %x) {
  %t1 = call float @llvm.fabs.f32(float %x)
  %t2 = fcmp  olt float %t1, 0.0
  ret i1 %t2
}

define i1 @"fcmp-uge-zero-fabs"(float %x) {
  %t1 = call float @llvm.fabs.f32(float %x)
  %t2 = fcmp  uge float %t1, 0.0
  ret i1 %t2
}

define float @"fabs-of-fabs"(float %x) {
  %t1 = call float @llvm.fabs.f32(float %x)
  %t2 = call float @llvm.fabs.f32(float %t1)
  ret float %t2
}

define float @"copysign-self"(float %x) {
  %t1 = call float @llvm.copysign.f32(float %x, float %x)
  ret float %t1
}

define float @"floor-of-floor"(float %x) {
  %t1 = call float @llvm.floor.f32(float %x)
  %t2 = call float @llvm.floor.f32(float %t1)
  ret float %t2
}

define float @"ceil-of-ceil"(float %x) {
  %t1 = call float @llvm.ceil.f32(float %x)
  %t2 = call float @llvm.ceil.f32(float %t1)
  ret float %t2
}

define float @"ftrunc-of-ftrunc"(float %x) {
  %t1 = call float @llvm.trunc.f32(float %x)
  %t2 = call float @llvm.trunc.f32(float %t1)
  ret float %t2
}

define float @"rint-of-rint"(float %x) {
  %t1 = call float @llvm.rint.f32(float %x)
  %t2 = call float @llvm.rint.f32(float %t1)
  ret float %t2
}

define float @"nearbyint-of-nearbyint"(float %x) {
  %t1 = call float @llvm.nearbyint.f32(float %x)
  %t2 = call float @llvm.nearbyint.f32(float %t1)
  ret float %t2
}

define float @"round-of-round"(float %x) {
  %t1 = call float @llvm.round.f32(float %x)
  %t2 = call float @llvm.round.f32(float %t1)
  ret float %t2
}

define float @"roundeven-of-roundeven"(float %x) {
  %t1 = call float @llvm.roundeven.f32(float %x)
  %t2 = call float @llvm.roundeven.f32(float %t1)
  ret float %t2
}

define float @"minnum-self"(float %x) {
  %t1 = call float @llvm.minnum.f32(float %x, float %x)
  ret float %t1
}

define float @"maxnum-self"(float %x) {
  %t1 = call float @llvm.maxnum.f32(float %x, float %x)
  ret float %t1
}

define float @"minimum-self"(float %x) {
  %t1 = call float @llvm.minimum.f32(float %x, float %x)
  ret float %t1
}

define float @"maximum-self"(float %x) {
  %t1 = call float @llvm.maximum.f32(float %x, float %x)
  ret float %t1
}

declare float @llvm.ceil.f32(float)
declare float @llvm.copysign.f32(float, float)
declare float @llvm.fabs.f32(float)
declare float @llvm.floor.f32(float)
declare float @llvm.maximum.f32(float, float)
declare float @llvm.maxnum.f32(float, float)
declare float @llvm.minimum.f32(float, float)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.nearbyint.f32(float)
declare float @llvm.rint.f32(float)
declare float @llvm.round.f32(float)
declare float @llvm.roundeven.f32(float)
declare float @llvm.trunc.f32(float)
