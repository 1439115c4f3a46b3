target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; exact_added: incorrect -- poison where bits are shifted out (instruction flags)
define i16 @src_exact_added(i16 %a) {
  %r = lshr i16 %a, 3
  ret i16 %r
}
define i16 @tgt_exact_added(i16 %a) {
  %r = lshr exact i16 %a, 3
  ret i16 %r
}
; samesign_added: incorrect -- poison where the signs differ (icmp)
define i1 @src_samesign_added(i64 %a, i64 %b) {
  %c = icmp ult i64 %a, %b
  ret i1 %c
}
define i1 @tgt_samesign_added(i64 %a, i64 %b) {
  %c = icmp samesign ult i64 %a, %b
  ret i1 %c
}
; samesign_true: correct -- both are not negative (icmp)
define i1 @src_samesign_true(i64 %a, i64 %b) {
  %x = lshr i64 %a, 1
  %y = lshr i64 %b, 9
  %c = icmp ult i64 %x, %y
  ret i1 %c
}
define i1 @tgt_samesign_true(i64 %a, i64 %b) {
  %x = lshr i64 %a, 1
  %y = lshr i64 %b, 9
  %c = icmp samesign ult i64 %x, %y
  ret i1 %c
}
; trunc_nuw_vector: incorrect -- poison where upper bits are set (trunc)
define <2 x i8> @src_trunc_nuw_vector(<2 x i32> %a) {
  %r = trunc <2 x i32> %a to <2 x i8>
  ret <2 x i8> %r
}
define <2 x i8> @tgt_trunc_nuw_vector(<2 x i32> %a) {
  %r = trunc nuw <2 x i32> %a to <2 x i8>
  ret <2 x i8> %r
}
; shl_nsw_true: correct -- the sign is not reached (instruction flags)
define i32 @src_shl_nsw_true(i8 %a) {
  %x = zext i8 %a to i32
  %r = shl i32 %x, 4
  ret i32 %r
}
define i32 @tgt_shl_nsw_true(i8 %a) {
  %x = zext i8 %a to i32
  %r = shl nuw nsw i32 %x, 4
  ret i32 %r
}
; select_nsz_added: incorrect -- the licence changes the sign of zero (Fast-Math Flags)
define float @src_select_nsz_added(i1 noundef %c, float %a, float %b) {
  %r = select i1 %c, float %a, float %b
  ret float %r
}
define float @tgt_select_nsz_added(i1 noundef %c, float %a, float %b) {
  %r = select nsz i1 %c, float %a, float %b
  ret float %r
}
; call_ninf_added: incorrect -- an infinite result is poison (Fast-Math Flags)
define double @src_call_ninf_added(double %a) {
  %r = call double @llvm.fabs.f64(double %a)
  ret double %r
}
define double @tgt_call_ninf_added(double %a) {
  %r = call ninf double @llvm.fabs.f64(double %a)
  ret double %r
}
; afn_added: incorrect -- the target may be computed less exactly (Fast-Math Flags)
define float @src_afn_added(float %a) {
  %r = call float @llvm.sqrt.f32(float %a)
  ret float %r
}
define float @tgt_afn_added(float %a) {
  %r = call afn float @llvm.sqrt.f32(float %a)
  ret float %r
}
; fast_dropped: correct -- the target uses no licence (Fast-Math Flags)
define float @src_fast_dropped(float %a, float %b) {
  %r = fmul fast float %a, %b
  ret float %r
}
define float @tgt_fast_dropped(float %a, float %b) {
  %r = fmul float %a, %b
  ret float %r
}
; contract_on_one: incorrect -- one of the two operations had no licence (Fast-Math Flags)
define double @src_contract_on_one(double %a, double %b, double %c) {
  %m = fmul contract double %a, %b
  %r = fadd double %m, %c
  ret double %r
}
define double @tgt_contract_on_one(double %a, double %b, double %c) {
  %m = fmul contract double %a, %b
  %r = fadd contract double %m, %c
  ret double %r
}
; freeze_removed_vector: incorrect -- poison lanes are not values (freeze)
define <2 x i64> @src_freeze_removed_vector(<2 x i64> %a) {
  %f = freeze <2 x i64> %a
  ret <2 x i64> %f
}
define <2 x i64> @tgt_freeze_removed_vector(<2 x i64> %a) {
  ret <2 x i64> %a
}
; freeze_of_noundef: correct -- nothing to freeze (freeze)
define ptr @src_freeze_of_noundef(ptr noundef %a) {
  %f = freeze ptr %a
  ret ptr %f
}
define ptr @tgt_freeze_of_noundef(ptr noundef %a) {
  ret ptr %a
}
; phi_fmf: incorrect -- NaN is poison in the target (Fast-Math Flags)
define half @src_phi_fmf(i1 noundef %c, half %a, half %b) {
  br i1 %c, label %x, label %y
x:
  br label %y
y:
  %p = phi half [ %a, %0 ], [ %b, %x ]
  ret half %p
}
define half @tgt_phi_fmf(i1 noundef %c, half %a, half %b) {
  br i1 %c, label %x, label %y
x:
  br label %y
y:
  %p = phi nnan half [ %a, %0 ], [ %b, %x ]
  ret half %p
}
declare double @llvm.fabs.f64(double)
declare float @llvm.sqrt.f32(float)
