//! Attributes.

use crate::rules;

rules! {
    signext_is_for_integers: "does not fit the type",
        "declare void @f(float signext)",
        "declare void @f(i8 signext)";
    noalias_is_for_pointers: "does not fit the type",
        "declare void @f(i64 noalias)",
        "declare void @f(ptr noalias)";
    align_is_for_pointers: "does not fit the type",
        "declare void @f(i64 align 8)",
        "declare void @f(<2 x ptr> align 8)";
    nofpclass_is_for_floats: "does not fit the type",
        "declare void @f(i32 nofpclass(nan))",
        "declare void @f([2 x <2 x float>] nofpclass(nan))";
    range_has_the_width_of_its_value: "does not fit the type",
        "declare void @f(i32 range(i8 0, 5))",
        "declare void @f(<2 x i8> range(i8 0, 5))";
    byval_type_is_sized: "with a type without size",
        "%o = type opaque\ndeclare void @f(ptr byval(%o))",
        "%o = type { i32 }\ndeclare void @f(ptr byval(%o))";
    byval_type_is_not_huge: "with a huge type",
        "declare void @f(ptr byval([4294967296 x i8]))",
        "declare void @f(ptr byval([4294967295 x i8]))";
    ways_of_passing_exclude_each_other: "exclude each other",
        "declare void @f(ptr byval(i32) nest)",
        "declare void @f(ptr byval(i32) align 4)";
    signext_and_zeroext_exclude_each_other: "exclude each other",
        "declare void @f(i8 signext zeroext)",
        "declare void @f(i8 signext noundef)";
    noinline_and_alwaysinline_exclude_each_other: "exclude each other",
        "declare void @f() noinline alwaysinline",
        "declare void @f() noinline nounwind";
    optnone_needs_noinline: "optnone needs noinline",
        "declare void @f() optnone",
        "declare void @f() optnone noinline";
    sret_is_on_the_first_two_parameters: "sret is not on the first or second",
        "declare void @f(i32, i32, ptr sret(i32))",
        "declare void @f(i32, ptr sret(i32))";
    returned_has_the_return_type: "not of the return type",
        "declare i32 @f(i64 returned)",
        "declare i64 @f(i64 returned)";
    returned_is_there_once: "on more than one parameter",
        "declare i32 @f(i32 returned, i32 returned)",
        "declare i32 @f(i32 returned, i32)";
    immarg_is_for_intrinsics: "immarg on a function that is no intrinsic",
        "declare void @f(i32 immarg)",
        "declare void @llvm.f(i32 immarg)";
    speculatable_calls_need_a_speculatable_callee: "speculatable on the call",
        "declare void @g()\ndefine void @f() {\n  call void @g() speculatable\n  ret void\n}",
        "declare void @g() speculatable\ndefine void @f() {\n  call void @g() speculatable\n  ret void\n}";
    sret_is_not_variable: "sret on a variable argument",
        "declare void @g(...)\ndefine void @f(ptr %p) {\n  call void (...) @g(ptr sret(i32) %p)\n  ret void\n}",
        "declare void @g(...)\ndefine void @f(ptr %p) {\n  call void (...) @g(ptr noundef %p)\n  ret void\n}";
    denormal_mode_is_known: "invalid value of the attribute",
        "declare void @f() \"denormal-fp-math\"=\"ieee,iee\"",
        "declare void @f() \"denormal-fp-math\"=\"ieee,preserve-sign\"";
    truth_values_are_true_or_false: "invalid value of the attribute",
        "declare void @f() \"no-jump-tables\"=\"yes\"",
        "declare void @f() \"no-jump-tables\"=\"true\"";
    stack_size_is_a_number: "invalid value of the attribute",
        "declare void @f() \"warn-stack-size\"=\"-1\"",
        "declare void @f() \"warn-stack-size\"=\"80\"";
    frame_pointer_is_known: "invalid value of the attribute",
        "declare void @f() \"frame-pointer\"=\"some\"",
        "declare void @f() \"frame-pointer\"=\"all\"";
    vscale_range_starts_above_zero: "invalid attribute 'vscale_range",
        "declare void @f() vscale_range(0,4)",
        "declare void @f() vscale_range(1,4)";
    allocsize_names_a_parameter: "invalid attribute 'allocsize",
        "declare ptr @f(i64) allocsize(1)",
        "declare ptr @f(i64) allocsize(0)";
    naked_functions_do_not_use_arguments: "naked function",
        "define i32 @f(i32 %x) naked {\n  ret i32 %x\n}",
        "define i32 @f(i32 %x) naked {\n  ret i32 0\n}";
}
