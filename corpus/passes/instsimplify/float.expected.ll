define float @fneg-of-fneg(float %x) {
  ret float %x
}

define float @fneg-poison() {
  ret float poison
}

define float @fadd-negative-zero(float %x) {
  ret float %x
}

define float @fadd-zero-nsz(float %x) {
  ret float %x
}

define float @fsub-zero(float %x) {
  ret float %x
}

define float @fsub-negative-zero-nsz(float %x) {
  ret float %x
}

define float @fsub-self-nnan(float %x) {
  ret float 0.000000e+00
}

define float @fadd-of-fneg-nnan(float %x) {
  ret float 0.000000e+00
}

define float @fsub-negative-zero-fneg(float %x) {
  ret float %x
}

define float @fmul-one(float %x) {
  ret float %x
}

define float @fdiv-one(float %x) {
  ret float %x
}

define float @fmul-zero-nnan-nsz(float %x) {
  ret float 0.000000e+00
}

define float @fdiv-self-nnan(float %x) {
  ret float 1.000000e+00
}

define float @fdiv-zero-nnan-nsz(float %x) {
  ret float 0.000000e+00
}

define float @fadd-nan(float %x) {
  ret float 0x7FF8000000000000
}

define float @fadd-undef(float %x) {
  ret float 0x7FF8000000000000
}

define float @fadd-poison(float %x) {
  ret float poison
}

define float @fmul-nan(float %x) {
  ret float 0x7FF8000000000000
}

define float @fmul-undef(float %x) {
  ret float 0x7FF8000000000000
}

define float @fmul-poison(float %x) {
  ret float poison
}

define float @fsub-nan-right(float %x) {
  ret float 0x7FF8000000000000
}

define float @fsub-nan-left(float %x) {
  ret float 0x7FF8000000000000
}

define float @fsub-poison-right(float %x) {
  ret float poison
}

define float @fsub-poison-left(float %x) {
  ret float poison
}

define float @fdiv-nan-right(float %x) {
  ret float 0x7FF8000000000000
}

define float @fdiv-nan-left(float %x) {
  ret float 0x7FF8000000000000
}

define float @fdiv-poison-right(float %x) {
  ret float poison
}

define float @fdiv-poison-left(float %x) {
  ret float poison
}

define float @frem-nan-right(float %x) {
  ret float 0x7FF8000000000000
}

define float @frem-nan-left(float %x) {
  ret float 0x7FF8000000000000
}

define float @frem-poison-right(float %x) {
  ret float poison
}

define float @frem-poison-left(float %x) {
  ret float poison
}

define i1 @fcmp-false(float %x, float %y) {
  ret i1 false
}

define i1 @fcmp-true(float %x, float %y) {
  ret i1 true
}

define i1 @fcmp-ordered-nan-right-0(float %x) {
  ret i1 false
}

define i1 @fcmp-ordered-nan-right-1(float %x) {
  ret i1 false
}

define i1 @fcmp-ordered-nan-right-2(float %x) {
  ret i1 false
}

define i1 @fcmp-ordered-nan-right-3(float %x) {
  ret i1 false
}

define i1 @fcmp-ordered-nan-right-4(float %x) {
  ret i1 false
}

define i1 @fcmp-ordered-nan-right-5(float %x) {
  ret i1 false
}

define i1 @fcmp-ordered-nan-right-6(float %x) {
  ret i1 false
}

define i1 @fcmp-ordered-nan-left-0(float %x) {
  ret i1 false
}

define i1 @fcmp-ordered-nan-left-1(float %x) {
  ret i1 false
}

define i1 @fcmp-ordered-nan-left-2(float %x) {
  ret i1 false
}

define i1 @fcmp-ordered-nan-left-3(float %x) {
  ret i1 false
}

define i1 @fcmp-ordered-nan-left-4(float %x) {
  ret i1 false
}

define i1 @fcmp-ordered-nan-left-5(float %x) {
  ret i1 false
}

define i1 @fcmp-ordered-nan-left-6(float %x) {
  ret i1 false
}

define i1 @fcmp-unordered-nan-right-0(float %x) {
  ret i1 true
}

define i1 @fcmp-unordered-nan-right-1(float %x) {
  ret i1 true
}

define i1 @fcmp-unordered-nan-right-2(float %x) {
  ret i1 true
}

define i1 @fcmp-unordered-nan-right-3(float %x) {
  ret i1 true
}

define i1 @fcmp-unordered-nan-right-4(float %x) {
  ret i1 true
}

define i1 @fcmp-unordered-nan-right-5(float %x) {
  ret i1 true
}

define i1 @fcmp-unordered-nan-right-6(float %x) {
  ret i1 true
}

define i1 @fcmp-unordered-nan-left-0(float %x) {
  ret i1 true
}

define i1 @fcmp-unordered-nan-left-1(float %x) {
  ret i1 true
}

define i1 @fcmp-unordered-nan-left-2(float %x) {
  ret i1 true
}

define i1 @fcmp-unordered-nan-left-3(float %x) {
  ret i1 true
}

define i1 @fcmp-unordered-nan-left-4(float %x) {
  ret i1 true
}

define i1 @fcmp-unordered-nan-left-5(float %x) {
  ret i1 true
}

define i1 @fcmp-unordered-nan-left-6(float %x) {
  ret i1 true
}

define i1 @fcmp-self-true-0(float %x) {
  ret i1 true
}

define i1 @fcmp-self-true-1(float %x) {
  ret i1 true
}

define i1 @fcmp-self-true-2(float %x) {
  ret i1 true
}

define i1 @fcmp-self-false-0(float %x) {
  ret i1 false
}

define i1 @fcmp-self-false-1(float %x) {
  ret i1 false
}

define i1 @fcmp-self-false-2(float %x) {
  ret i1 false
}

define i1 @fcmp-ord-nnan(float %x, float %y) {
  ret i1 true
}

define i1 @fcmp-uno-nnan(float %x, float %y) {
  ret i1 false
}

define i1 @fcmp-ogt-infinity(float %x) {
  ret i1 false
}

define i1 @fcmp-ule-infinity(float %x) {
  ret i1 true
}

define i1 @fcmp-olt-negative-infinity(float %x) {
  ret i1 false
}

define i1 @fcmp-uge-negative-infinity(float %x) {
  ret i1 true
}

define i1 @fcmp-olt-zero-fabs(float %x) {
  ret i1 false
}

define i1 @fcmp-uge-zero-fabs(float %x) {
  ret i1 true
}

define float @fabs-of-fabs(float %x) {
  %t1 = call float @llvm.fabs.f32(float %x)
  ret float %t1
}

define float @copysign-self(float %x) {
  ret float %x
}

define float @floor-of-floor(float %x) {
  %t1 = call float @llvm.floor.f32(float %x)
  ret float %t1
}

define float @ceil-of-ceil(float %x) {
  %t1 = call float @llvm.ceil.f32(float %x)
  ret float %t1
}

define float @ftrunc-of-ftrunc(float %x) {
  %t1 = call float @llvm.trunc.f32(float %x)
  ret float %t1
}

define float @rint-of-rint(float %x) {
  %t1 = call float @llvm.rint.f32(float %x)
  ret float %t1
}

define float @nearbyint-of-nearbyint(float %x) {
  %t1 = call float @llvm.nearbyint.f32(float %x)
  ret float %t1
}

define float @round-of-round(float %x) {
  %t1 = call float @llvm.round.f32(float %x)
  ret float %t1
}

define float @roundeven-of-roundeven(float %x) {
  %t1 = call float @llvm.roundeven.f32(float %x)
  ret float %t1
}

define float @minnum-self(float %x) {
  ret float %x
}

define float @maxnum-self(float %x) {
  ret float %x
}

define float @minimum-self(float %x) {
  ret float %x
}

define float @maximum-self(float %x) {
  ret float %x
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
