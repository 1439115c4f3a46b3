//! Calls and intrinsics.

use crate::rules;

rules! {
    immarg_is_literal: "must be an immediate (immarg)",
        "declare i32 @llvm.ctlz.i32(i32, i1)\ndefine i32 @f(i32 %x, i1 %z) {\n  %r = call i32 @llvm.ctlz.i32(i32 %x, i1 %z)\n  ret i32 %r\n}",
        "declare i32 @llvm.ctlz.i32(i32, i1)\ndefine i32 @f(i32 %x, i1 %z) {\n  %r = call i32 @llvm.ctlz.i32(i32 %x, i1 true)\n  ret i32 %r\n}";
    musttail_is_followed_by_ret: "must be followed by ret",
        "declare i32 @g()\ndefine i32 @f() {\n  %r = musttail call i32 @g()\n  %s = add i32 %r, 1\n  ret i32 %s\n}",
        "declare i32 @g()\ndefine i32 @f() {\n  %r = musttail call i32 @g()\n  ret i32 %r\n}";
    musttail_keeps_the_convention: "another calling convention",
        "declare fastcc i32 @g()\ndefine i32 @f() {\n  %r = musttail call fastcc i32 @g()\n  ret i32 %r\n}",
        "declare fastcc i32 @g()\ndefine fastcc i32 @f() {\n  %r = musttail call fastcc i32 @g()\n  ret i32 %r\n}";
    musttail_keeps_the_parameters: "with other parameters",
        "declare i32 @g(i32)\ndefine i32 @f() {\n  %r = musttail call i32 @g(i32 1)\n  ret i32 %r\n}",
        "declare i32 @g(i32)\ndefine i32 @f(i32 %x) {\n  %r = musttail call i32 @g(i32 1)\n  ret i32 %r\n}";
    musttail_keeps_abi_attributes: "other ABI attributes",
        "declare void @g(ptr)\ndefine void @f(ptr byval(i32) %x) {\n  musttail call void @g(ptr %x)\n  ret void\n}",
        "declare void @g(ptr)\ndefine void @f(ptr byval(i32) %x) {\n  musttail call void @g(ptr byval(i32) %x)\n  ret void\n}";
    musttail_keeps_the_return_type: "another return type",
        "declare i32 @g()\ndefine void @f() {\n  %r = musttail call i32 @g()\n  ret void\n}",
        "declare void @g()\ndefine void @f() {\n  musttail call void @g()\n  ret void\n}";
    intrinsic_address_is_not_taken: "address of an intrinsic is taken",
        "declare void @llvm.donothing()\ndefine void @f(ptr %p) {\n  store ptr @llvm.donothing, ptr %p\n  ret void\n}",
        "declare void @llvm.donothing()\ndefine void @f(ptr %p) {\n  call void @llvm.donothing()\n  store ptr @f, ptr %p\n  ret void\n}";
    intrinsic_address_is_no_initialiser: "address of an intrinsic is taken",
        "declare i32 @llvm.umax.i32(i32, i32)\n@g = global ptr @llvm.umax.i32",
        "declare i32 @umax.i32(i32, i32)\n@g = global ptr @umax.i32";
    intrinsic_cannot_be_invoked: "intrinsic that cannot be invoked",
        "declare i32 @p(...)\ndeclare void @llvm.trap()\ndefine void @f() personality ptr @p {\n  invoke void @llvm.trap() to label %n unwind label %u\nn:\n  ret void\nu:\n  %l = landingpad i32 cleanup\n  ret void\n}",
        "declare i32 @p(...)\ndeclare void @llvm.donothing()\ndefine void @f() personality ptr @p {\n  invoke void @llvm.donothing() to label %n unwind label %u\nn:\n  ret void\nu:\n  %l = landingpad i32 cleanup\n  ret void\n}";
    intrinsic_arithmetic_is_of_one_type: "intrinsic has an argument",
        "declare float @llvm.sqrt.f32(double)\ndefine float @f(double %x) {\n  %r = call float @llvm.sqrt.f32(double %x)\n  ret float %r\n}",
        "declare double @llvm.sqrt.f64(double)\ndefine double @f(double %x) {\n  %r = call double @llvm.sqrt.f64(double %x)\n  ret double %r\n}";
    intrinsic_overflow_has_a_flag: "intrinsic has an argument",
        "declare { i32, i8 } @llvm.sadd.with.overflow.i32(i32, i32)\ndefine void @f() {\n  %r = call { i32, i8 } @llvm.sadd.with.overflow.i32(i32 1, i32 2)\n  ret void\n}",
        "declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)\ndefine void @f() {\n  %r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 1, i32 2)\n  ret void\n}";
    memory_is_set_to_a_byte: "intrinsic has an argument",
        "declare void @llvm.memset.p0.i64(ptr, i1, i64, i1)\ndefine void @f(ptr %p) {\n  call void @llvm.memset.p0.i64(ptr %p, i1 0, i64 4, i1 false)\n  ret void\n}",
        "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\ndefine void @f(ptr %p) {\n  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4, i1 false)\n  ret void\n}";
    setmaxnreg_is_a_multiple_of_eight: "intrinsic has an argument",
        "declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)\ndefine void @f() {\n  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 95)\n  ret void\n}",
        "declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)\ndefine void @f() {\n  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 96)\n  ret void\n}";
    guard_has_a_deopt_bundle: "intrinsic has an argument",
        "declare void @llvm.experimental.guard(i1, ...)\ndefine void @f() {\n  call void (i1, ...) @llvm.experimental.guard(i1 true)\n  ret void\n}",
        "declare void @llvm.experimental.guard(i1, ...)\ndefine void @f() {\n  call void (i1, ...) @llvm.experimental.guard(i1 true) [ \"deopt\"() ]\n  ret void\n}";
    lifetime_is_of_an_alloca: "intrinsic has an argument",
        "declare void @llvm.lifetime.start.p0(ptr)\ndefine void @f(ptr %p) {\n  call void @llvm.lifetime.start.p0(ptr %p)\n  ret void\n}",
        "declare void @llvm.lifetime.start.p0(ptr)\ndefine void @f() {\n  %p = alloca i32\n  call void @llvm.lifetime.start.p0(ptr %p)\n  call void @llvm.lifetime.start.p0(ptr poison)\n  ret void\n}";
    bundles_that_are_there_once: "more than one 'deopt' operand bundle",
        "declare void @g()\ndefine void @f() {\n  call void @g() [ \"deopt\"(), \"deopt\"() ]\n  ret void\n}",
        "declare void @g()\ndefine void @f() {\n  call void @g() [ \"deopt\"(), \"other\"(), \"other\"() ]\n  ret void\n}";
    assume_bundles_are_attributes: "is no attribute",
        "declare void @llvm.assume(i1)\ndefine void @f(ptr %p) {\n  call void @llvm.assume(i1 true) [ \"adazdazd\"() ]\n  ret void\n}",
        "declare void @llvm.assume(i1)\ndefine void @f(ptr %p) {\n  call void @llvm.assume(i1 true) [ \"nonnull\"(ptr %p), \"align\"(ptr %p, i64 8) ]\n  ret void\n}";
    constrained_rounding_is_known: "unknown rounding mode",
        "declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)\ndefine double @f(double %x) {\n  %r = call double @llvm.experimental.constrained.fadd.f64(double %x, double %x, metadata !\"round.dynomic\", metadata !\"fpexcept.strict\")\n  ret double %r\n}",
        "declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)\ndefine double @f(double %x) {\n  %r = call double @llvm.experimental.constrained.fadd.f64(double %x, double %x, metadata !\"round.dynamic\", metadata !\"fpexcept.strict\")\n  ret double %r\n}";
    metadata_goes_to_intrinsics_only: "passed to intrinsics",
        "declare void @g(metadata)",
        "declare void @llvm.g(metadata)";
    gc_intrinsics_need_a_collector: "intrinsic has an argument",
        "declare void @llvm.gcroot(ptr, ptr)\ndefine void @f() {\n  %a = alloca ptr\n  call void @llvm.gcroot(ptr %a, ptr null)\n  ret void\n}",
        "declare void @llvm.gcroot(ptr, ptr)\ndefine void @f() gc \"x\" {\n  %a = alloca ptr\n  call void @llvm.gcroot(ptr %a, ptr null)\n  ret void\n}";
    inalloca_takes_a_fitting_alloca: "inalloca argument is an alloca that is not inalloca",
        "declare void @g(ptr inalloca(i64))\ndefine void @f() {\n  %a = alloca i64\n  call void @g(ptr inalloca(i64) %a)\n  ret void\n}",
        "declare void @g(ptr inalloca(i64))\ndefine void @f() {\n  %a = alloca inalloca i64\n  call void @g(ptr inalloca(i64) %a)\n  ret void\n}";
    call_alignment_has_a_limit: "too large an alignment",
        "declare <32768 x i8> @g()\ndefine void @f() {\n  %x = call <32768 x i8> @g()\n  ret void\n}",
        "declare <16384 x i8> @g()\ndefine void @f() {\n  %x = call <16384 x i8> @g()\n  ret void\n}";
}
